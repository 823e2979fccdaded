/** Bonus Damage (712–715): what spells and abilities deal more. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, damage, draw, ENEMY, FRIEND, foe, giant, recruit, T0, T1, UNIT } from '../support/rites.js';

const bonus = (name: string, amount: number, more: JsonObject = {}, players = 'you'): JsonObject =>
  gear(name, { kind: 'static', affects: { players }, mods: [{ mod: 'rule', rule: 'bonusDamage', amount, ...more }] });
const ANNIE = bonus('Test Annie', 1);
const CROWN = bonus('Test Crown', 3);
const CURSE = bonus('Test Curse', -2);
const bolt = aims(ENEMY, damage(2));

/** How much a giant of the other player has taken of a rite, with these of my gear. */
const dealt = (base: string[], rite: JsonObject = bolt, foes: (string | JsonObject)[] = ['Test Giant']) => {
  const game = position([{ hand: ['Test Rite'], base: [...base] }, { base: foes }], {
    definitions: [ANNIE, CROWN, CURSE, giant, recruit, rite],
  })
    .play(0, 'Test Rite')
    .settle();
  return game.happened('DAMAGE_DEALT').map(({ amount }) => amount);
};

describe('Bonus Damage', () => {
  it('riftbound:713 is dealt by spells and abilities besides, riftbound:715.1 by what deals to one target', () => {
    expect([dealt([]), dealt(['Test Annie'])]).toEqual([[2], [3]]);
  });
  it('riftbound:713 is dealt by abilities as well, and not by units', () => {
    const ballista = gear('Test Ballista', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: ENEMY }],
      effects: [damage(2)],
    });
    const used = position([{ base: ['Test Ballista', 'Test Annie'] }, { base: ['Test Giant'] }], {
      definitions: [ANNIE, giant, ballista],
    })
      .use(0, 'Test Ballista')
      .settle();
    expect(used.happened('DAMAGE_DEALT')).toMatchObject([{ amount: 3 }]);
    const duel = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [{ do: 'damage', to: T1, from: T0, amount: { stat: 'might', of: T0 } }],
    });
    expect(dealt(['Test Annie', 'Test Recruit'], duel)).toEqual([1]);
  });
  it('riftbound:714 what several say of it is added up', () => {
    expect(dealt(['Test Annie', 'Test Crown'])).toEqual([6]);
  });
  it('riftbound:714.1 only more is dealt for it, riftbound:714.2 and never less', () => {
    expect([dealt(['Test Curse']), dealt(['Test Curse', 'Test Crown'])]).toEqual([[2], [3]]);
  });
  it('riftbound:715 it counts once for each deal action', () => {
    const twice = aims(ENEMY, damage(1), damage(1));
    expect(dealt(['Test Annie'], twice)).toEqual([2, 2]);
  });
  it('riftbound:715.2 each of several targets takes it', () => {
    const both: JsonObject = spell('Test Rite', { effects: [damage(2, { each: ENEMY })] });
    expect(dealt(['Test Annie'], both, ['Test Giant', 'Test Giant'])).toEqual([3, 3]);
  });
  it('riftbound:715.3 of split damage the whole grows, with as many targets more', () => {
    const split = spell('Test Rite', {
      divide: 2,
      targets: [{ what: ENEMY, min: 0, max: null }],
      effects: [{ do: 'damage', to: T0, amount: { division: true } }],
    });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Annie'] },
        { base: ['Test Giant', 'Test Giant', 'Test Giant', 'Test Giant'] },
      ],
      { definitions: [ANNIE, giant, split] },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', max: 3 });
    const [one, two] = game.onBoard('Test Giant').map(({ id }) => ({ object: id }));
    game.choose(0, [one ?? {}, two ?? {}]).settle();
    expect(game.decision()).toMatchObject({ kind: 'DIVIDE', total: 3 });
  });
  it('riftbound:715.4 where nothing is dealt there is none', () => {
    const none = aims(ENEMY, { do: 'damage', to: T0, amount: { count: [UNIT, { named: 'Nobody' }] } });
    expect(dealt(['Test Crown'], none)).toEqual([]);
  });
  it('riftbound:715.4.a what is prevented is prevented of all of it, riftbound:437.1.a.1 the bonus with the rest', () => {
    const ward = unit('Test Ward', 6, { kind: 'replacement', on: 'damage', target: 'self', prevent: 3 });
    const game = (rite: JsonObject) =>
      position([{ hand: ['Test Rite'], base: ['Test Annie'] }, { base: ['Test Ward'] }], {
        definitions: [ANNIE, ward, rite],
      })
        .play(0, 'Test Rite')
        .settle()
        .happened('DAMAGE_DEALT')
        .map(({ amount }) => amount);
    expect([game(aims(ENEMY, damage(3))), game(aims(ENEMY, damage(2)))]).toEqual([[1], []]);
  });
  it('riftbound:715.1 a battlefield may say it of units there alone', () => {
    const gate: JsonObject = {
      name: 'Test Gate',
      props: { name: 'Test Gate', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
      abilities: [
        {
          kind: 'static',
          affects: { players: 'all' },
          mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 1, to: [UNIT, { is: 'here' }] }],
        },
      ],
    };
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [gate, giant, spell('Test Rite', { effects: [damage(1, { each: ENEMY })] })],
      battlefields: [
        { card: 'Test Gate', owner: 0, controller: 1, units: [foe('Test Giant')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(
      game
        .onBoard('Test Giant')
        .map(({ damage: taken }) => taken)
        .sort(),
    ).toEqual([1, 2]);
  });
});

/** What triggers on killing, and whom it is said of (411, 428.5). */
describe('responsibility', () => {
  const KILL = { on: 'did', player: 'you', match: { act: 'kill' } };
  const phoenix = (source?: JsonObject | string): JsonObject =>
    gear('Test Phoenix', triggered({ ...KILL, ...(source ? { source } : {}) }, draw(1)));
  const SPELL = { has: ['types', 'Spell'] };
  const drawn = (rite: JsonObject, watcher: JsonObject, foes = ['Test Recruit'], of = 0) => {
    const game = position(
      [
        { hand: ['Test Rite'], base: of === 0 ? ['Test Phoenix'] : [] },
        { base: [...foes, ...(of === 1 ? ['Test Phoenix'] : [])] },
      ],
      {
        definitions: [watcher, giant, recruit, rite],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    return game.hand(of);
  };
  const slay = aims(ENEMY, { do: 'kill', what: T0 });
  it('riftbound:428.5.b, riftbound-zh:415.5.b a kill instruction is its spell’s, riftbound:428.5.a, riftbound-zh:415.5.a which kills the unit', () => {
    expect([drawn(slay, phoenix(SPELL)), drawn(slay, phoenix({ has: ['types', 'Gear'] }))]).toEqual([1, 0]);
  });
  it('riftbound:428.5.c, riftbound-zh:415.5.c what dies in a cleanup was killed by what dealt it damage just before', () => {
    expect(drawn(aims(ENEMY, damage(1)), phoenix(SPELL))).toBe(1);
    // Another spell's old damage kills nobody.
    const weaken = aims(ENEMY, { do: 'modify', what: T0, mods: [{ mod: 'add', stat: 'might', value: -1 }] });
    const game = position([{ hand: ['Test Rite', 'Test Bolt'], base: ['Test Phoenix'] }, { base: ['Test Two'] }], {
      definitions: [
        phoenix(SPELL),
        unit('Test Two', 2),
        weaken,
        spell('Test Bolt', { targets: [{ what: ENEMY }], effects: [damage(1)] }),
      ],
    });
    game.play(0, 'Test Bolt').settle().play(0, 'Test Rite').settle();
    expect([game.onBoard('Test Two'), game.hand(0)]).toEqual([[], 0]);
  });
  it('riftbound:428.5.c.1 who is responsible for the damage kills', () => {
    const drain = spell('Test Rite', {
      targets: [{ what: ENEMY }, { what: FRIEND }],
      effects: [{ do: 'damage', to: T1, from: T0, amount: 1 }],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Phoenix', 'Test Recruit'] }, { base: ['Test Giant', 'Test Phoenix'] }],
      {
        definitions: [phoenix(), giant, recruit, drain],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
  it('riftbound:428.5.c.2 in combat the sources of the damage kill, and their controller', () => {
    const slayer = unit('Test Slayer', 6, triggered({ ...KILL, source: 'self' }, draw(1)));
    const game = position([{ base: ['Test Slayer'] }, {}], {
      definitions: [slayer, recruit],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit'), foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Slayer', PEAK)
      .calm();
    expect([game.onBoard('Test Recruit'), game.hand(0)]).toEqual([[], 2]);
  });
  it('riftbound:428.5.d, riftbound-zh:415.5.d what an ability of a spell kills the spell kills', () => {
    const twice = spell('Test Rite', {
      effects: [{ do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [damage(1)] } }],
    });
    expect(drawn(twice, phoenix(SPELL))).toBe(1);
  });
  it('riftbound:411.1 each player is responsible for what they do themselves', () => {
    const cull = spell('Test Rite', {
      effects: [{ do: 'sacrifice', who: 'players', filter: UNIT, count: 1, cause: 'kill' }],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Phoenix', 'Test Recruit'] }, { base: ['Test Recruit', 'Test Phoenix'] }],
      {
        definitions: [phoenix(), recruit, cull],
      },
    )
      .play(0, 'Test Rite')
      .calm();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  });
  const mover = gear(
    'Test Mover',
    triggered({ on: 'did', player: 'you', object: ENEMY, match: { act: 'move' } }, draw(1)),
  );
  const shove = (of: number) => {
    const rite = aims(UNIT, { do: 'moveTo', what: T0, to: 'base' });
    const game = position(
      [{ hand: ['Test Rite'], base: of === 0 ? ['Test Mover'] : [] }, { base: of === 1 ? ['Test Mover'] : [] }],
      {
        definitions: [mover, giant, rite],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant')] },
          { card: GROVE, owner: 1 },
        ],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    return game.hand(of);
  };
  it('riftbound:411.4 what waits for “you” to do something waits for what one is responsible for', () => {
    expect([shove(0), shove(1)]).toEqual([1, 0]);
  });
  it('riftbound:411.2 nobody is responsible for what the rules do', () => {
    const watcher = gear('Test Mover', triggered({ on: 'did', player: 'any', match: { act: 'move' } }, draw(1)));
    const game = position([{ base: ['Test Recruit', 'Test Mover'] }, {}], {
      definitions: [watcher, giant, unit('Test Recruit', 1)],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [{ ...foe('Test Giant'), stunned: true }] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Recruit', PEAK)
      .calm();
    // The move that attacks is its player's; the recall after the combat is nobody's.
    expect([game.where('Test Recruit'), game.happened('RECALLED').length, game.hand(0)]).toEqual(['base', 1, 1]);
  });
  it('riftbound:411.6 to do something with an object its spell or ability must do it, under one’s control', () => {
    const own = gear('Test Phoenix', {
      ...triggered({ ...KILL, source: 'self' }, draw(1)),
    });
    expect(drawn(slay, own)).toBe(0);
    const axe = gear('Test Phoenix', triggered({ ...KILL, source: 'self' }, draw(1)), {
      kind: 'activated',
      cost: [],
      targets: [{ what: ENEMY }],
      effects: [{ do: 'kill', what: T0 }],
    });
    const game = position([{ base: ['Test Phoenix'] }, { base: ['Test Recruit'] }], { definitions: [axe, recruit] })
      .use(0, 'Test Phoenix')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:411.5 a kill is attributed to the spell, riftbound:411.5.a and its player is responsible', () => {
    expect(drawn(slay, phoenix(SPELL), ['Test Recruit'], 1)).toBe(0);
    const rival = gear('Test Phoenix', triggered({ ...KILL, player: 'opponent', source: SPELL }, draw(1)));
    expect(drawn(slay, rival, ['Test Recruit'], 1)).toBe(1);
  });
  it('riftbound:417.6.b.4 who controls the unit that deals damage is responsible for it', () => {
    const fan = gear('Test Phoenix', triggered({ on: 'damage', player: 'you' }, draw(1)));
    const duel = spell('Test Rite', {
      targets: [{ what: ENEMY }, { what: FRIEND }],
      effects: [{ do: 'damage', to: T1, from: T0, amount: 1 }],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Giant', 'Test Phoenix'] }, { base: ['Test Giant', 'Test Phoenix'] }],
      {
        definitions: [fan, giant, duel],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
});

describe('whose damage it is', () => {
  const elder = unit('Test Elder', 1, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
  });
  const after = (base: string[], foes: (string | JsonObject)[]) =>
    position([{ hand: ['Test Rite'], base }, { base: foes }], {
      definitions: [elder, giant, aims(UNIT, damage(1))],
    });
  it('riftbound:142.3 damage is marked by a player, riftbound:142.3.b whose damage effects speak of', () => {
    const mine = after(['Test Elder'], ['Test Giant'])
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
    expect(mine.onBoard('Test Giant')).toEqual([]);
    // Damage that nobody's effect has marked is not that player's.
    const old = after(['Test Elder'], [{ card: 'Test Giant', damage: 3 }]);
    expect(old.onBoard('Test Giant')).toHaveLength(1);
  });
  it('riftbound:142.3.b and not of what another player has marked', () => {
    const game = position([{ base: ['Test Elder'] }, { hand: ['Test Rite'], base: ['Test Giant'] }], {
      definitions: [elder, giant, aims(UNIT, damage(1))],
      turn: { active: 1 },
    });
    game.play(1, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect(game.unit('Test Giant').damage).toBe(1);
  });
  it('riftbound:142.4.c of units of opponents alone', () => {
    const mine = after(['Test Elder', 'Test Giant'], [])
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
    expect(mine.unit('Test Giant').damage).toBe(1);
  });
  it('riftbound:142.4.c so any amount of it may be enough', () => {
    const theirs = after([], ['Test Giant', 'Test Elder'])
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
    expect(theirs.onBoard('Test Giant')).toHaveLength(1);
    const game = position([{ base: ['Test Elder'] }, {}], {
      definitions: [elder, giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Elder', PEAK)
      .calm();
    expect(game.onBoard('Test Giant')).toEqual([]);
  });
});
