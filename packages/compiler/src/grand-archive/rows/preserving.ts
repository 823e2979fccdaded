/** Cards that are preserved in a material deck (2.11.7.15.2), and statuses of players. */
import type { Effect, Ref } from '@arbiter/engine';
import { row } from '../categories.js';
import { isOne } from './shared.js';

const preserved = (what: Ref): Effect[] => [
  { do: 'move', what, to: 'materialDeck', status: { preserved: true }, cause: 'effect' },
];
const FAVOR = "crowd 's favor";

export const preserving = [
  row('effect', "put <object> into its owner 's material deck preserved", ({ object }) =>
    isOne(object) ? preserved(object) : undefined,
  ),
  row('effect', 'reveal the top card of your deck and put it into your material deck preserved', () => [
    { do: 'reveal', what: { top: 1 } },
    ...preserved({ top: 1 }),
  ]),
  row('effect', 'reveal the top <n> cards of your deck and put them into your material deck preserved', ({ n }) => [
    { do: 'reveal', what: { top: n } },
    ...preserved({ top: n }),
  ]),
  row(
    'effect',
    'reveal an amount of cards from the top of your deck equal to <value> and put them into your material deck preserved',
    ({ value }) => [{ do: 'reveal', what: { top: value } }, ...preserved({ top: value })],
    'Spellshield: Tera',
  ),
  row('effect', `you gain the ${FAVOR} status`, () => [{ do: 'gainStatus', status: "Crowd's Favor" }]),
  row('effect', `gain the ${FAVOR} status`, () => [{ do: 'gainStatus', status: "Crowd's Favor" }]),
  row('condition', `you have the ${FAVOR} status`, () => ({ exists: [{ player: 'you' }, { is: 'crowdsFavor' }] })),
];
