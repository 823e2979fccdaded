/** Gift (702.174): what an opponent is promised, and when they get it. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  creature,
  creatureCard,
  destroy,
  discard,
  gainLife,
  instant,
  keyword,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { table } from '../../8-multiplayer/table.js';

const gift = (label: string) => keyword('gift', { label });
const spell = (label: string) =>
  card(`Test Gift ${label}`, {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [gift(label), { kind: 'spell', effects: [gainLife(1)] }],
  });
const ALL = ['a Food', 'a card', 'a tapped Fish', 'an extra turn', 'a Treasure', 'an Octopus'];
const bird = creatureCard(
  'Test Generous Bird',
  '{1}',
  'Bird',
  '1/1',
  gift('a card'),
  triggered(
    { on: 'move', object: 'self', match: { to: 'battlefield' } },
    { if: { paid: 'gift' }, effects: [gainLife(3)] },
  ),
);
const aimed = card('Test Aimed Gift', {
  cost: '{1}',
  type: 'Instant',
  abilities: [
    gift('a card'),
    {
      kind: 'spell',
      targets: [target(creature), { ...target(creature), if: { paid: 'gift' } }],
      effects: [destroy(t(0)), { do: 'if', if: { paid: 'gift' }, then: [destroy(t(1))] }],
    },
  ],
});
// It empties the other hand: of a card that comes first nothing is left.
const emptied = card('Test Taking Gift', {
  cost: '{1}',
  type: 'Sorcery',
  abilities: [gift('a card'), { kind: 'spell', effects: [discard(7, 'opponents')] }],
});
const giver = creatureCard(
  'Test Giver',
  '{1}',
  'Human',
  '1/1',
  triggered({ on: 'did', player: 'you', match: { what: 'giveGift' } }, { effects: [gainLife(10)] }),
);
ownCards(
  ...ALL.map(spell),
  bird,
  aimed,
  emptied,
  giver,
  instant('Test Deny', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [counterSpell(t(0))],
  }),
);
const at = (mine: object, theirs: object = {}): Play =>
  magicPosition([mine, theirs] as Parameters<typeof magicPosition>[0]);
const cast = (name: string, confirm: boolean, battlefield: string[] = [], theirs: object = {}): Play =>
  at({ hand: [name], battlefield: [...lands(1, 'Island'), ...battlefield] }, theirs)
    .cast(0, name)
    .answer(0, { confirm });
const given = (label: string): Play => cast(`Test Gift ${label}`, true).resolve();

describe('gift (702.174)', () => {
  it('mtg:702.174a an opponent may be chosen as it is cast, one of several, and gets it alone', () => {
    const definitions = [spell('a card')] as never;
    const game = table([{ hand: ['Test Gift a card'], battlefield: ['Island'] }, {}, {}], { definitions });
    game.cast(0, 'Test Gift a card').answer(0, { confirm: true }).choose(0, { player: 2 }).resolve();
    expect([game.hand(1), game.hand(2)]).toEqual([0, 1]);
  });
  it('mtg:702.174b a permanent gives it as it enters, by an ability that triggers', () => {
    const game = cast('Test Generous Bird', true).resolve();
    expect([game.hand(1), game.view().stack.length]).toEqual([0, game.decision().kind === 'ORDER_TRIGGERS' ? 0 : 2]);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect([game.resolveAll().hand(1), game.life(0)]).toEqual([1, 23]);
  });
  it('mtg:702.174b an instant or a sorcery gives it as it resolves, and only where it was promised', () => {
    for (const name of ['Test Gift a card', 'Test Aimed Gift'])
      for (const confirm of [true, false]) {
        const game = cast(name, confirm, ['Hill Giant', 'Memnite']);
        while (!game.waiting()) game.takeDefault('TARGETS');
        expect([name, game.resolve().hand(1)]).toEqual([name, confirm ? 1 : 0]);
      }
  });
  it('mtg:702.174c who gives a gift is seen to, by a spell and by a permanent', () => {
    const life = (name: string, confirm: boolean): number => {
      const game = cast(name, confirm, ['Test Giver']).resolve();
      if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
      return game.resolveAll().life(0);
    };
    expect([life('Test Gift a card', true), life('Test Gift a card', false)]).toEqual([31, 21]);
    expect([life('Test Generous Bird', true), life('Test Generous Bird', false)]).toEqual([33, 20]);
  });
  it('mtg:702.174d a Food', () => {
    expect(given('a Food').the('Food')).toMatchObject({ controller: 1, types: ['Artifact'] });
  });
  it('mtg:702.174e a card', () => {
    expect(given('a card').hand(1)).toBe(1);
  });
  it('mtg:702.174f a tapped Fish', () => {
    expect(given('a tapped Fish').the('Fish')).toMatchObject({ controller: 1, tapped: true, power: 1, colors: ['U'] });
  });
  it('mtg:702.174g an extra turn', () => {
    const game = given('an extra turn').until({ turn: 4 });
    expect(game.view().turn.active).toBe(1);
    expect(game.until({ turn: 5 }).view().turn.active).toBe(1);
  });
  it('mtg:702.174h a Treasure', () => {
    expect(given('a Treasure').the('Treasure')).toMatchObject({ controller: 1, types: ['Artifact'] });
  });
  it('mtg:702.174i an Octopus', () => {
    expect(given('an Octopus').the('Octopus')).toMatchObject({ controller: 1, power: 8, toughness: 8, colors: ['U'] });
  });
  it('mtg:702.174j it comes before all else that the spell does, and not where that is countered', () => {
    expect(cast('Test Taking Gift', true).resolve().hand(1)).toBe(0);
    const game = cast('Test Gift a card', true, [], { hand: ['Test Deny'] });
    game.pass().castAt(1, 'Test Deny').resolve();
    expect([game.hand(1), game.life(0)]).toEqual([0, 20]);
  });
  it('mtg:702.174k it was promised as its player announced that, and else not', () => {
    expect(cast('Test Generous Bird', false).resolve().resolveAll().life(0)).toBe(20);
    expect(cast('Test Gift a card', false).resolve().hand(1)).toBe(0);
  });
  it('mtg:702.174m a target for that case alone is chosen only then', () => {
    const targets = (confirm: boolean) => {
      const game = cast('Test Aimed Gift', confirm, [], { battlefield: ['Grizzly Bears', 'Hill Giant'] });
      game.choose(0, { card: 'Grizzly Bears' });
      if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
      return (game.view().stack[0] as { targets?: unknown[] }).targets?.length;
    };
    expect([targets(false), targets(true)]).toEqual([1, 2]);
  });
});
