/** When players may cast spells because effects say so: as though they had flash, or only as sorceries (601.3, 101.2). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creatureCard, gainLife, instant, keyword, mana, sorcery } from './test-cards.js';

const creatures = { has: ['types', 'Creature'] as [string, string] };
ownCards(
  card('Test Orrery', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [{ mod: 'rule', rule: 'asThoughFlash' }])],
  }),
  card('Test Prophet', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [{ mod: 'rule', rule: 'asThoughFlash', of: creatures }])],
  }),
  card('Test Mage', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      continuous(
        [
          { any: ['hand', 'graveyard', 'library', 'stack', 'exile', 'command'].map((zone) => ({ zone })) },
          { owner: 'you' },
          creatures,
        ],
        [{ mod: 'ability', ability: keyword('flash') }],
      ),
      continuous({ players: 'opponents' }, [{ mod: 'rule', rule: 'castsAsSorcery' }]),
    ],
  }),
  instant('Test Hurry', '{0}', { effects: [gainLife(2)] }),
  creatureCard('Test Ox', '{0}', 'Ox', '2/2'),
  sorcery('Test Sermon', '{0}', { effects: [gainLife(1)] }),
  instant('Test Prayer', '{0}', { effects: [gainLife(1)] }),
  card('Test Late Prayer', {
    cost: '{5}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(7)] }, keyword('suspend', { value: 1, cost: [mana('{0}')] })],
  }),
);
const all = ['Test Ox', 'Test Sermon', 'Test Prayer', 'Test Hurry'];
const casts = (game: Play): unknown[] =>
  game
    .decision()
    .options.flatMap((one) => (one.kind === 'CAST' ? [one.card] : []))
    .sort();
/** In the upkeep of the first player: whose cards are asked for. */
const inUpkeep = (battlefield: string[], seat = 0, theirs: string[] = []) => {
  const players = [
    { hand: seat === 0 ? all : [], battlefield },
    { hand: seat === 1 ? all : [], battlefield: theirs },
  ] as [object, object];
  const game = magicPosition(players, { turn: { number: 3, active: 0, step: 'upkeep' } });
  return seat === 0 ? game : game.pass();
};

describe('as though it had flash', () => {
  it('mtg:601.3b all spells may be cast at any time, or those that the effect names', () => {
    expect(casts(inUpkeep([]))).toEqual(['Test Hurry', 'Test Prayer']);
    expect(casts(inUpkeep(['Test Orrery']))).toEqual(['Test Hurry', 'Test Ox', 'Test Prayer', 'Test Sermon']);
    expect(casts(inUpkeep(['Test Prophet']))).toEqual(['Test Hurry', 'Test Ox', 'Test Prayer']);
    expect(casts(inUpkeep(['Test Orrery'], 1))).toEqual(['Test Hurry', 'Test Prayer']);
  });

  it('mtg:702.8a cards that are not on the battlefield are given flash', () => {
    expect(casts(inUpkeep(['Test Mage']))).toEqual(['Test Hurry', 'Test Ox', 'Test Prayer']);
    const game = inUpkeep(['Test Mage']).cast(0, 'Test Ox').resolve();
    expect(game.zones('Test Ox')).toEqual(['battlefield']);
  });
});

describe('only as a sorcery', () => {
  it('mtg:101.2 opponents cast nothing outside of their main phases, instants among it', () => {
    expect(casts(inUpkeep([], 1, []))).toEqual(['Test Hurry', 'Test Prayer']);
    expect(casts(inUpkeep(['Test Mage'], 1))).toEqual([]);
    const main = magicPosition([{ hand: all }, { battlefield: ['Test Mage'] }]);
    expect(casts(main)).toEqual(['Test Hurry', 'Test Ox', 'Test Prayer', 'Test Sermon']);
  });

  it('mtg:101.2 nor what an effect would have them cast as something resolves', () => {
    const later = (battlefield: string[]) =>
      magicPosition([{ hand: ['Test Late Prayer'], library: lands(5, 'Forest') }, { battlefield }])
        .choose(0, { kind: 'SPECIAL', card: 'Test Late Prayer' })
        .until({ turn: 5, step: 'draw' });
    expect(later([]).life(0)).toBe(20);
    expect(later(['Test Mage']).zones('Test Late Prayer')).toEqual(['exile']);
  });
});
