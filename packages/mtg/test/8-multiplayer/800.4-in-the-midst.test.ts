/** Leaving a game in the midst of something (800.4b–800.4m). */
import type { CardDefinition, Effect, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  card,
  control,
  discard,
  gainLife,
  instant,
  loseLife,
  mana,
  mayPay,
  permanent,
  player,
  plus,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';
import { leave, table, to } from './table.js';

const SOLDIER = token('Test Soldier', 'Creature — Soldier', ['W'], '1/1');
const EMBLEM = {
  name: 'Emblem',
  props: { name: 'Emblem', supertypes: [], types: [], subtypes: [], colors: [] },
  abilities: [triggered({ on: 'step', match: { step: 'end' } }, { effects: [gainLife(1)], zone: 'command' })],
};
const atEnd = (...effects: Effect[]): Effect => ({
  do: 'delayed',
  on: { on: 'step', match: { step: 'end' } },
  effects,
});
const CARDS: CardDefinition[] = [
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Bond', '{0}', {
    targets: [target([player])],
    effects: [atEnd({ do: 'create', token: SOLDIER, count: 1, who: { saved: 'target' } })],
  }),
  instant('Test Vow', '{0}', {
    targets: [target([player])],
    effects: [
      atEnd(
        { do: 'create', token: SOLDIER, who: { saved: 'target' } },
        { do: 'emblem', token: EMBLEM, who: { saved: 'target' } },
      ),
    ],
  }),
  instant('Test Wish', '{0}', { effects: [atEnd(gainLife(5, 'players'))] }),
  instant('Test Salve', '{0}', { effects: [gainLife(5, 'players')] }),
  instant('Test Lend', '{0}', {
    targets: [target([player])],
    effects: [
      {
        do: 'delayed',
        on: { on: 'cast', player: 'you' },
        effects: [{ do: 'copy', what: { event: 'object' }, who: { saved: 'target' } }],
      },
    ],
  }),
  instant('Test Oath', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: plus(2, 2), until: { kind: 'untilStep', step: 'untap', of: 'you' } }],
  }),
  instant('Test Toll', '{0}', {
    targets: [target([player])],
    effects: [mayPay([mana('{1}')], [], [loseLife(3, 'you')], t(0))],
  }),
  instant('Test Ruin', '{0}', { targets: [target([player])], effects: [loseLife(3, t(0))] }),
  instant('Test Purge', '{0}', { effects: [discard(1, 'players')] }),
  card('Test Mourner', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step: 'end' } }, { effects: [gainLife(1)] })],
  }),
];
const game = (players: JsonObject[], more: JsonObject = {}) => table(players, { definitions: CARDS as never, ...more });

describe('after a player has left', () => {
  it('mtg:104.5 who loses leaves with all that is theirs, and the others go on', () => {
    const theirs = { hand: ['Shock'], battlefield: ['Hill Giant'], graveyard: ['Grizzly Bears'] };
    const g = game([{ hand: ['Test Ruin'], battlefield: ['Memnite'] }, { life: 3, ...theirs }, {}]);
    g.cast(0, 'Test Ruin', { player: 1 }).resolve();
    // What they own is in no zone any more, and not in exile either.
    expect(['Hill Giant', 'Grizzly Bears', 'Shock'].map((name) => g.zones(name))).toEqual([[], [], []]);
    expect([g.view().players.map(({ lost }) => lost), g.all('Hill Giant').length]).toEqual([[false, true, false], 0]);
    expect([g.result(), g.all('Memnite').length]).toEqual([null, 1]);
  });

  it('mtg:800.4b no token is created for them', () => {
    for (const gone of [true, false]) {
      const g = game([{ hand: ['Test Bond'] }, {}, {}])
        .cast(0, 'Test Bond', { player: 1 })
        .resolve();
      if (gone) leave(g, 1);
      g.until({ step: 'cleanup' });
      expect([g.zones('Test Soldier'), g.happened('TOKEN_CREATED').length]).toEqual(
        gone ? [[], 0] : [['battlefield'], 1],
      );
    }
  });

  it('mtg:800.4d neither a token nor an emblem is created that they would own', () => {
    for (const gone of [true, false]) {
      const g = game([{ hand: ['Test Vow'] }, {}, {}])
        .cast(0, 'Test Vow', { player: 1 })
        .resolve();
      if (gone) leave(g, 1);
      g.until({ step: 'cleanup' });
      const made = ['TOKEN_CREATED', 'EMBLEM_CREATED'].map((type) => g.happened(type).length);
      expect([made, g.zones('Emblem').length]).toEqual(gone ? [[0, 0], 0] : [[1, 1], 1]);
    }
  });

  it('mtg:800.4d no copy of a spell is created that they would own', () => {
    for (const gone of [true, false]) {
      const g = game([{ hand: ['Test Lend', 'Test Salve'] }, {}, {}])
        .cast(0, 'Test Lend', { player: 1 })
        .resolve();
      if (gone) leave(g, 1);
      g.cast(0, 'Test Salve').resolve();
      expect([g.happened('COPIED').length, g.view().stack.length]).toEqual(gone ? [0, 1] : [1, 2]);
    }
  });

  it('mtg:800.4d abilities of theirs that trigger later go nowhere', () => {
    for (const gone of [true, false]) {
      const g = to(game([{}, { hand: ['Test Wish'] }, {}]), 1)
        .cast(1, 'Test Wish')
        .resolve();
      if (gone) leave(g, 1);
      g.until({ step: 'cleanup' });
      expect([g.life(0), g.life(2)]).toEqual(gone ? [20, 20] : [25, 25]);
    }
  });

  it('mtg:104.2a where one player is left the game ends at once, and everything lies as it lay', () => {
    const wish = { hand: ['Test Ruin'], battlefield: ['Test Mourner'] };
    const g = game([wish, { life: 3, battlefield: ['Hill Giant', 'Test Mourner'] }]);
    g.cast(0, 'Test Ruin', { player: 1 }).resolve();
    expect(g.view().result).toMatchObject({ winners: [0] });
    expect(g.zones('Hill Giant')).toEqual(['battlefield']);
    expect(g.zones('Test Mourner')).toEqual(['battlefield', 'battlefield']);
  });

  it('mtg:800.4c what came back to them as an effect ends is exiled at once', () => {
    const given = { card: 'Hill Giant', controller: 1 };
    const stops = [{ turn: 5, step: 'cleanup', at: 'end' }];
    const g = game([{ hand: ['Test Steal'] }, {}, { battlefield: [given] }], { stops });
    g.castAt(0, 'Test Steal', { card: 'Hill Giant' }).resolve();
    leave(g, 1);
    expect(g.the('Hill Giant')).toMatchObject({ controller: 0, owner: 2 });
    g.until({ kind: 'STOP' });
    expect(g.zones('Hill Giant')).toEqual(['exile']);
  });

  it('mtg:800.4m what lasts until their next turn lasts until that would have begun', () => {
    const g = to(game([{}, { hand: ['Test Oath'] }, { battlefield: ['Hill Giant'] }]), 1);
    g.castAt(1, 'Test Oath', { card: 'Hill Giant' }).resolve();
    leave(g, 1);
    expect(g.figures('Hill Giant')).toBe('5/5');
    g.until({ step: 'end' });
    expect([g.view().turn.active, g.figures('Hill Giant')]).toEqual([0, '5/5']);
    g.until({ turn: 6 });
    expect([g.view().turn.active, g.figures('Hill Giant')]).toEqual([2, '3/3']);
  });

  it('mtg:800.4m of another player it goes on until that player’s turn', () => {
    const g = to(game([{}, {}, { hand: ['Test Oath'], battlefield: ['Hill Giant'] }, {}]), 2);
    g.castAt(2, 'Test Oath', { card: 'Hill Giant' }).resolve();
    leave(g, 1);
    g.until({ step: 'end' });
    expect(g.figures('Hill Giant')).toBe('5/5');
    g.until({ turn: 6 });
    expect([g.view().turn.active, g.figures('Hill Giant')]).toEqual([2, '3/3']);
  });

  it('mtg:800.4f they pay nothing, and what follows from that happens', () => {
    const g = game([{ hand: ['Test Toll'] }, { battlefield: ['Forest'] }, {}]).cast(0, 'Test Toll', { player: 1 });
    g.pass().pass().pass();
    expect(g.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
    leave(g, 1);
    expect([g.life(0), g.decision().kind]).toEqual([17, 'PRIORITY']);
  });

  it('mtg:800.4i what they did, and where they stood, is known still', () => {
    const g = leave(game([{}, { life: 7 }, {}]), 1);
    expect(g.view().players[1]).toMatchObject({ lost: true, life: 7 });
  });

  it('mtg:101.4 each of the others chooses in turn order, and then it happens to all', () => {
    const hand = ['Hill Giant', 'Memnite'];
    const g = game([{ hand: [...hand, 'Test Purge'] }, { hand }, { hand }, { hand }]).cast(0, 'Test Purge');
    leave(g, 2);
    for (let i = 0; i < 3; i++) g.pass();
    for (const seat of [0, 1, 3]) {
      expect(g.decision()).toMatchObject({ kind: 'DISCARD', seat });
      expect(g.zones('Memnite').filter((zone) => zone === 'graveyard')).toEqual([]);
      g.choose(seat, { card: 'Memnite' });
    }
    expect(g.zones('Memnite')).toEqual(['graveyard', 'graveyard', 'graveyard']);
  });
});

describe('the end of a game of several', () => {
  const spell = (...effects: Effect[]) => instant('Test Word', '{0}', { effects });
  const said = (effect: Effect, players: JsonObject[] = [{}, {}, {}]) => {
    const [first = {}, ...others] = players;
    const g = table([{ hand: ['Test Word'], ...first }, ...others], { definitions: [spell(effect)] as never });
    return g.cast(0, 'Test Word').resolve();
  };

  it('mtg:104.2a who is left when two lose at once wins', () => {
    const g = said(loseLife(20, 'opponents'));
    expect([g.result(), g.happened('PLAYER_LOST')]).toMatchObject([{ kind: 'WIN', winners: [0] }, [{}, {}]]);
  });

  it('mtg:104.4a the game is a draw where all who are left lose at once, mtg:104.5 whoever left before', () => {
    const g = table([{ hand: ['Test Word'] }, {}, {}], { definitions: [spell(loseLife(20, 'players'))] as never });
    leave(g, 1).cast(0, 'Test Word').resolve();
    expect(g.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg:104.2b who wins by an effect wins against all', () => {
    expect(said({ do: 'win', who: 'you' } as Effect).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:104.3b one who loses leaves, and the others go on', () => {
    const g = said(loseLife(20, 'opponents'), [{}, { life: 20 }, { life: 40 }]);
    expect([g.result(), g.view().players.map(({ lost }) => lost)]).toEqual([null, [false, true, false]]);
  });
});
