/** One of several is chosen as an ability resolves: a keyword, a color, tapped or untapped (608.2d). */

import { canonical, type Effect } from '@arbiter/engine';
import { COLOR_NAMES } from '../../1-concepts/105-colors.js';
import { type Say, UNSAID, verb } from '../say.js';
import { moves } from '../spoken.js';

/** "gains your choice of flying, trample, or haste until end of turn": one of several keywords. */
export function chosenKeyword(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string | undefined {
  const [first] = choices;
  const [effect] = first?.effects ?? [];
  if (effect?.do !== 'modify' || choices.length < 2) return undefined;
  const lost = effect.mods[0]?.mod === 'loseKeyword';
  const names = choices.map(({ label, effects }) => {
    const ability = { kind: 'keyword', keyword: label };
    const mod = lost ? { mod: 'loseKeyword', keyword: label } : { mod: 'ability', ability };
    return canonical(effects) === canonical([{ ...effect, mods: [mod] }]) ? label : undefined;
  });
  if (names.includes(undefined)) return undefined;
  if (effect.until !== undefined && canonical(effect.until) !== '{"kind":"endOfTurn"}') return UNSAID;
  const all = `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} or ${names.at(-1)}`;
  return say.about(
    effect.what,
    (s) => `${s.text} ${verb(s, lost ? 'lose' : 'gain')} your choice of ${all} until end of turn`,
  );
}
/** "Put target card from a graveyard on your choice of the top or bottom of its owner's library." */
export function topOrBottom(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string | undefined {
  const [first] = choices;
  const [move] = first?.effects ?? [];
  if (move?.do !== 'move' || move.to !== 'library') return undefined;
  const placed = (position: string): object[] => [
    { do: 'move', what: move.what, to: 'library', position, cause: 'return' },
  ];
  const plan = [placed('top'), placed('bottom')];
  if (canonical(choices.map(({ effects }) => effects)) !== canonical(plan)) return UNSAID;
  const said = `put ${say.object(move.what)} on your choice of the top or bottom of its owner's library`;
  moves(say, move.what);
  return said;
}
/** "gains protection from the color of your choice until end of turn" (105.4). */
export function chosenColor(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string {
  const artifacts = choices.length === 6;
  const colors = artifacts ? choices.slice(1) : choices;
  const [first] = choices;
  const [effect] = first?.effects ?? [];
  if (colors.length !== 5 || effect?.do !== 'modify') return UNSAID;
  const like = (label: string, mod: object): string => canonical({ label, effects: [{ ...effect, mods: [mod] }] });
  const given = (kind: 'protection' | 'colors'): boolean =>
    canonical(colors) ===
    `[${Object.entries(COLOR_NAMES)
      .map(([letter, name]) =>
        like(
          name,
          kind === 'colors'
            ? { mod: 'set', prop: 'colors', value: [letter] }
            : {
                mod: 'ability',
                ability: { kind: 'keyword', keyword: 'protection', from: { has: ['colors', letter] }, label: name },
              },
        ),
      )
      .join(',')}]`;
  const lasts = 'until end of turn';
  if (effect.until !== undefined && canonical(effect.until) !== '{"kind":"endOfTurn"}') return UNSAID;
  const quality = { kind: 'keyword', keyword: 'protection', from: { has: ['types', 'Artifact'] }, label: 'artifacts' };
  if (artifacts && canonical(first ?? null) !== like('artifacts', { mod: 'ability', ability: quality })) return UNSAID;
  if (artifacts && !given('protection')) return UNSAID;
  const said = given('protection')
    ? `gain protection from${artifacts ? ' artifacts or from' : ''}`
    : given('colors')
      ? 'become'
      : undefined;
  if (said === undefined) return UNSAID;
  const [plain = '', ...more] = said.split(' ');
  const of = (color: string): string =>
    say.about(effect.what, (s) => `${s.text} ${verb(s, plain)} ${[...more, color, lasts].join(' ')}`);
  // It may be chosen in a sentence of its own, before the rest is done.
  return say.ways(
    () => of('the color of your choice'),
    ...(artifacts ? [] : [() => `choose a color. ${of('the chosen color')}`]),
  );
}
/** "Tap or untap target creature": one of the two, as its controller chooses. */
export function tapOrUntap(then: readonly Effect[], otherwise: readonly Effect[], say: Say): string | undefined {
  const [on, off] = [then[0], otherwise[0]];
  if (then.length !== 1 || otherwise.length !== 1 || on?.do !== 'status' || off?.do !== 'status') return undefined;
  const tapped = canonical({ do: 'status', status: 'tapped', what: on.what });
  const plain = canonical(on) === tapped && canonical(off) === canonical({ ...on, on: false });
  return plain ? `tap or untap ${say.object(on.what)}` : UNSAID;
}
