/** Who is responsible for damage, whose it stays, and who is healed, where more than one player or source has part in it (142, 417, 418, 428.5). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, foe, giant, giveMight, reacts, recruit, T0, UNIT } from '../support/rites.js';

const fan = gear('Test Fan', triggered({ on: 'damage', player: 'you' }, draw(1)));
const KILL: JsonObject = { on: 'did', player: 'you', match: { act: 'kill' } };
const SPELL: JsonObject = { has: ['types', 'Spell'] };

describe('who is responsible for damage', () => {
  it('riftbound:417.6.b.4 of a unit that has left the board it is whoever controlled it last', () => {
    const ember = unit('Test Ember', 1, {
      kind: 'keyword',
      keyword: 'deathknell',
      effects: [{ do: 'damage', to: { each: { named: 'Test Giant' } }, from: 'self', amount: 1 }],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Fan', 'Test Giant', foe('Test Ember')] }, { base: ['Test Fan'] }],
      {
        definitions: [fan, ember, giant, does({ do: 'kill', what: { each: { named: 'Test Ember' } } })],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').damage, game.hand(0), game.hand(1)]).toEqual([1, 0, 1]);
  });
  it('riftbound:417.6.b.4 of a borrowed unit it is who has it', () => {
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Fan', 'Test Recruit'] },
        { base: ['Test Fan', { card: 'Test Giant', controller: 0 }] },
      ],
      {
        definitions: [
          fan,
          giant,
          recruit,
          does({
            do: 'damage',
            to: { each: { named: 'Test Recruit' } },
            from: { each: { named: 'Test Giant' } },
            amount: 1,
          }),
        ],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Recruit'), game.hand(0), game.hand(1)]).toEqual([[], 1, 0]);
  });
});

describe('whose damage is marked', () => {
  const elder = unit('Test Elder', 1, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
  });
  /** The giant of seat 1 is hurt by its own player first, then by seat 0; afterwards seat 0 plays its elder. */
  const hurtByBoth = () =>
    position([{ hand: ['Test Rite', 'Test Elder'] }, { hand: ['Test Nick'], base: ['Test Giant'] }], {
      definitions: [
        elder,
        giant,
        reacts('Test Nick', { targets: [{ what: UNIT }], effects: [damage(1)] }),
        aims(ENEMY, damage(1)),
      ],
    })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Nick')
      .settle();
  it('riftbound:142.3.b a second player’s damage is theirs beside the first one’s', () => {
    const game = hurtByBoth();
    expect(game.unit('Test Giant').damage).toBe(2);
    expect(game.play(0, 'Test Elder').settle().onBoard('Test Giant')).toEqual([]);
  });
  it('riftbound:142.3 damage of several players on a unit is marked by each of them', () => {
    expect(hurtByBoth().play(0, 'Test Elder').settle().onBoard('Test Giant')).toEqual([]);
  });
  it('riftbound:142.4.c it is asked of each player, whoever’s turn it is', () => {
    const by = { each: { named: 'Test Elder' } };
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }, { base: ['Test Elder'] }], {
      definitions: [elder, giant, does({ do: 'damage', to: { each: { named: 'Test Giant' } }, from: by, amount: 1 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Giant')).toEqual([]);
  });
  it('riftbound:418.1 with its damage a unit loses whose that was', () => {
    const heal = spell('Test Balm', { targets: [{ what: UNIT }], effects: [{ do: 'heal', what: T0 }] });
    const nick = reacts('Test Nick', { targets: [{ what: UNIT }], effects: [damage(1)] });
    const game = position(
      [{ hand: ['Test Rite', 'Test Balm', 'Test Calm', 'Test Elder'] }, { hand: ['Test Nick'], base: ['Test Giant'] }],
      { definitions: [elder, giant, heal, nick, spell('Test Calm', {}), aims(ENEMY, damage(1))] },
    )
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Balm')
      .settle()
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Nick')
      .settle();
    expect(game.unit('Test Giant').damage).toBe(1);
    // What seat 0 had dealt is no more, and so it has no part in the death.
    expect(game.play(0, 'Test Elder').settle().onBoard('Test Giant')).toHaveLength(1);
  });
});

describe('which spell has killed', () => {
  const phoenix = (source: JsonObject = SPELL): JsonObject =>
    gear('Test Phoenix', triggered({ ...KILL, source }, draw(1)));
  it('riftbound:428.5.c damage of an earlier spell does not kill with that of an ability', () => {
    const bolt = spell('Test Bolt', { targets: [{ what: ENEMY }], effects: [damage(1)] });
    const ballista = gear('Test Ballista', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: ENEMY }],
      effects: [damage(1)],
    });
    const game = position([{ hand: ['Test Bolt'], base: ['Test Phoenix', 'Test Ballista'] }, { base: ['Test Two'] }], {
      definitions: [phoenix(), bolt, ballista, unit('Test Two', 2)],
    })
      .play(0, 'Test Bolt')
      .settle()
      .use(0, 'Test Ballista')
      .settle();
    expect([game.onBoard('Test Two'), game.hand(0)]).toEqual([[], 0]);
  });
  it('riftbound:428.5.c all that dealt it damage in one resolution have killed it', () => {
    const two = { each: { named: 'Test Two' } };
    const both = does(
      { do: 'damage', to: two, from: { each: { named: 'Test Recruit' } }, amount: 1 },
      { do: 'damage', to: two, amount: 1 },
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Phoenix', 'Test Recruit'] }, { base: ['Test Two'] }], {
      definitions: [phoenix({ named: 'Test Recruit' }), recruit, both, unit('Test Two', 2)],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Two'), game.hand(0)]).toEqual([[], 1]);
  });
});

describe('who is healed', () => {
  const wounded = { card: 'Test Giant', damage: 2 };
  const all = (game: ReturnType<typeof position>) => game.onBoard('Test Giant').map((one) => one.damage);
  it('riftbound:418.2 as the turn ends units of all players are healed at once', () => {
    const game = position([{ base: [wounded] }, { base: [wounded] }], { definitions: [giant] });
    expect(all(game.until({ turn: 4, step: 'main' }))).toEqual([0, 0]);
  });
  it('riftbound:418.3.a as the turn ends those of the other player are healed as well', () => {
    const game = position([{}, { base: [wounded] }], { definitions: [giant] });
    expect(all(game.until({ turn: 4, step: 'main' }))).toEqual([0]);
  });
});

it('riftbound:417.1.e what deals less than nothing heals nothing', () => {
  const weak = unit('Test Weak', 1);
  const strike = does({
    do: 'damage',
    to: { each: { named: 'Test Giant' } },
    amount: { stat: 'might', of: { each: { named: 'Test Weak' } } },
  });
  const game = position(
    [{ hand: ['Test Curse', 'Test Rite'], base: ['Test Weak', { card: 'Test Giant', damage: 2 }] }, {}],
    {
      definitions: [
        weak,
        giant,
        strike,
        spell('Test Curse', { targets: [{ what: { named: 'Test Weak' } }], effects: [giveMight(-3)] }),
      ],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    },
  )
    .play(0, 'Test Curse')
    .settle()
    .play(0, 'Test Rite')
    .settle();
  expect([game.might('Test Weak'), game.unit('Test Giant').damage]).toEqual([-2, 2]);
});
