/** Cards of Commander tests, and positions in which they are commanders. */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import {
  card,
  control,
  creatureCard,
  destroy,
  draw,
  exile,
  instant,
  keyword,
  permanent,
  returnToHand,
  t,
  target,
} from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const atOne = (name: string, effect: ReturnType<typeof destroy>): CardDefinition =>
  instant(name, '{0}', { targets: [target(permanent)], effects: [effect] });
const legendary = (name: string, cost: string, figures: string, ...more: Parameters<typeof creatureCard>[4][]) => {
  const made = creatureCard(name, cost, 'Knight', figures, ...more);
  return { ...made, props: { ...made.props, supertypes: ['Legendary'] } };
};

export const CARDS: CardDefinition[] = [
  legendary('Test Captain', '{1}{W}', '3/3'),
  legendary('Test Admiral', '{2}{U}', '2/2', keyword('flash')),
  legendary('Test Titan', '{0}', '11/11'),
  creatureCard('Test Squire', '{0}', 'Soldier', '1/1'),
  atOne('Test Bounce', returnToHand(t(0))),
  atOne('Test Kill', destroy(t(0))),
  atOne('Test Banish', exile(t(0))),
  atOne('Test Tuck', { do: 'move', what: t(0), to: 'library', position: 'top', cause: 'return' }),
  atOne('Test Steal', { do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }),
  instant('Test Draw', '{0}', { effects: [draw(1)] }),
  instant('Test Counter', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  card('Test Hand Eater', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      { kind: 'replacement', on: 'move', object: [permanent], match: { to: 'hand' }, change: { to: 'library' } },
    ],
  }),
];

/** A Commander game in which seats are as described. */
export const commanders = (players: JsonObject[], more: JsonObject = {}): Play =>
  table(players, { definitions: CARDS as never, options: { format: 'commander' }, ...more });
