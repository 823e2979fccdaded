/** Modes are called what the game's printer says of them. */
import { type Ability, type Body, type Face, shown } from '@arbiter/engine';
import { NAME } from './reading/lines.js';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Wording = (body: Body, face: Face, on?: Triggered['on']) => string;

/** The abilities of a face, each mode with its label. @param wording the printer's words for what a body does */
export const withLabels = (face: Face, wording: Wording): Ability[] =>
  face.abilities.map((ability): Ability => {
    if (!('modes' in ability) || !ability.modes) return ability;
    const on = ability.kind === 'triggered' ? ability.on : undefined;
    const choices = ability.modes.choices.map((choice) => ({
      label: shown(wording(choice, face, on)).replaceAll(NAME, face.name),
      ...choice,
    }));
    return { ...ability, modes: { ...ability.modes, choices } };
  });
