/** Modes are called what the game's printer says of them. */
import { type Ability, type Body, type Face, shown } from '@arbiter/engine';
import { NAME } from './reading/lines.js';

/** The abilities of a face, each mode with its label. @param wording the printer's words for what a body does */
export const withLabels = (face: Face, wording: (body: Body, face: Face) => string): Ability[] =>
  face.abilities.map((ability): Ability => {
    if (!('modes' in ability) || !ability.modes) return ability;
    const choices = ability.modes.choices.map((choice) => ({
      label: shown(wording(choice, face)).replaceAll(NAME, face.name),
      ...choice,
    }));
    return { ...ability, modes: { ...ability.modes, choices } };
  });
