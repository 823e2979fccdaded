/** Targets with a total, several instances, what is ignored, and abilities that trigger at once (355.11, 383.3, 766, 807). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  giveMight,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

describe('targets with a total', () => {
  const fire = spell('Test Rite', {
    targets: [{ what: ENEMY, min: 0, max: null, total: { stat: 'might', most: 4 } }],
    effects: [{ do: 'kill', what: T0 }],
  });
  const three = unit('Test Three', 3);
  const swell = reacts('Test Swell', { targets: [{ what: FRIEND }], effects: [giveMight(2)] });
  const table = (): RiftboundPlay =>
    position([{ hand: ['Test Rite'] }, { base: ['Test Three', 'Test Recruit', 'Test Giant'], hand: ['Test Swell'] }], {
      definitions: [fire, three, recruit, giant, swell],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
  it('riftbound:355.11 together they have no more than is said', () => {
    const game = table();
    const ids = (...names: string[]) => game.decision().options.filter(({ card }) => names.includes(String(card)));
    expect(ids('Test Three', 'Test Recruit', 'Test Giant')).toHaveLength(3);
    expect(() => game.choose(0, [{ card: 'Test Three' }, { card: 'Test Recruit' }, { card: 'Test Giant' }])).toThrow();
    game.choose(0, [{ card: 'Test Three' }, { card: 'Test Recruit' }]).settle();
    expect([game.onBoard('Test Three'), game.onBoard('Test Recruit'), game.onBoard('Test Giant').length]).toEqual([
      [],
      [],
      1,
    ]);
  });
  it('riftbound:355.11.b where it is more by then, a part is kept that fits', () => {
    const game = table()
      .choose(0, [{ card: 'Test Three' }, { card: 'Test Recruit' }])
      .pass();
    game.play(1, 'Test Swell', { targets: [[{ card: 'Test Recruit' }]] }).settle();
    expect(game.decision()).toMatchObject({ kind: 'KEEP_TARGETS', seat: 0 });
    game.choose(0, [{ card: 'Test Three' }]).settle();
    expect([game.onBoard('Test Three'), game.onBoard('Test Recruit').length]).toEqual([[], 1]);
  });
});

describe('several instances', () => {
  it('riftbound:807 so many Assaults as are counted, and none where nothing is', () => {
    const monger = unit('Test Monger', 2, {
      kind: 'static',
      mods: [
        {
          mod: 'ability',
          ability: { kind: 'keyword', keyword: 'assault' },
          times: { count: [{ has: ['types', 'Gear'] }, { controller: 'you' }] },
        },
      ],
    });
    const attacking = (base: string[]): RiftboundPlay =>
      position([{ base: ['Test Monger', ...base] }, {}], {
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant')] }, { card: GROVE }],
        definitions: [monger, giant, gear('Test Horn'), gear('Test Drum')],
      });
    const game = attacking(['Test Horn', 'Test Drum']);
    expect([game.might('Test Monger'), JSON.stringify(game.unit('Test Monger').keywords).includes('assault')]).toEqual([
      2,
      true,
    ]);
    expect(game.move(0, 'Test Monger', PEAK).might('Test Monger')).toBe(4);
    const none = attacking([]);
    expect(JSON.stringify(none.unit('Test Monger').keywords)).not.toContain('assault');
  });
});

describe('what is ignored', () => {
  const surfer = unit('Test Surfer', 3, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'ignores', keyword: 'tank', at: [{ is: 'here' }] }],
  });
  const wall = withKeyword(unit('Test Wall', 2), 'tank');
  /** Three damage among a wall of 2 and a recruit of 1 and a giant of 6. */
  const fight = (attacker: string): RiftboundPlay => {
    const game = position([{ base: [attacker] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Wall'), foe('Test Three')] }, { card: GROVE }],
      definitions: [surfer, wall, unit('Test Three', 3), unit('Test Plain', 3)],
    }).move(0, attacker, PEAK);
    while (game.decision().kind === 'PRIORITY') game.pass();
    return game;
  };
  const toThree = { distribute: [{ option: { card: 'Test Three' }, amount: 3 }] };
  it('riftbound:766 who ignores Tank there assigns damage as if it were not', () => {
    const free = fight('Test Surfer');
    expect(free.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 0 });
    free.answer(0, toThree).settle();
    expect([free.onBoard('Test Three'), free.onBoard('Test Wall').length]).toEqual([[], 1]);
    expect(fight('Test Plain').refused(0, toThree).code).toBeDefined();
  });
  it('riftbound:766 Deflect is not paid where something is chosen that has it ignored', () => {
    const shell: JsonObject = {
      kind: 'static',
      affects: { players: 'all' },
      mods: [{ mod: 'rule', rule: 'ignores', keyword: 'deflect', choosing: [{ is: 'here' }] }],
    };
    const keeper = unit('Test Keeper', 1, shell);
    const wary = withKeyword(unit('Test Wary', 4), 'deflect', { value: 2 });
    const aimed = (at: string, more: string[]): (string | undefined)[] => {
      const game = position(
        [{ hand: ['Test Rite'], runes: [runes(1, 'Mind')] }, { base: at === 'base' ? ['Test Wary', ...more] : more }],
        {
          battlefields: [
            {
              card: PEAK,
              controller: 1,
              units: at === 'base' ? [foe('Test Recruit')] : [foe('Test Wary'), foe('Test Keeper')],
            },
            { card: GROVE },
          ],
          definitions: [aims(ENEMY, damage(1)), wary, keeper, recruit],
        },
      );
      game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
      return game
        .decision()
        .options.map(({ card }) => card as string | undefined)
        .sort();
    };
    expect(aimed('field', ['Test Recruit'])).toEqual(['Test Keeper', 'Test Recruit', 'Test Wary']);
    expect(aimed('base', [])).not.toContain('Test Wary');
  });
});

describe('what triggers at once', () => {
  const then = (ability: JsonObject): JsonObject => does(draw(1), { do: 'reflexive', ability });
  const played = (ability: JsonObject, mine: JsonObject = {}): RiftboundPlay =>
    position([{ hand: ['Test Rite'], runes: [runes(2, 'Mind')], ...mine }, {}], { definitions: [then(ability)] })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:383.3.a may be declined as it is finalized', () => {
    const game = played({ may: true, effects: [draw(2)] });
    expect(game.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
    expect(game.answer(0, { confirm: false }).settle().hand(0)).toBe(1);
    expect(
      played({ may: true, effects: [draw(2)] })
        .answer(0, { confirm: true })
        .settle()
        .hand(0),
    ).toBe(3);
  });
  it('riftbound:383.3.b is paid for as it is finalized', () => {
    const ability = { may: true, cost: energy(1, 'Mind'), effects: [draw(2)] };
    const game = played(ability);
    for (let d = game.decision(); d.shape === 'CONFIRM'; d = game.decision()) game.answer(0, { confirm: true });
    expect([game.settle().hand(0), game.runes(0).length]).toEqual([3, 1]);
    // Who can't pay is not asked.
    expect(played(ability, { runes: [] }).hand(0)).toBe(1);
  });
});

describe('what was burned', () => {
  it('riftbound:440.1 is known by its name: what follows speaks of it', () => {
    const rite = does(
      { do: 'burn', count: 1, save: 'burned' },
      { do: 'if', if: { is: [{ saved: 'burned' }, [UNIT]] }, then: [draw(1)] },
    );
    const game = (top: string) =>
      position([{ hand: ['Test Rite'], mainDeck: [top, 'Cleave', 'Cleave'] }, {}], { definitions: [rite, recruit] })
        .play(0, 'Test Rite')
        .settle();
    expect([game('Test Recruit').hand(0), game('Cleave').hand(0)]).toEqual([1, 0]);
  });
});

describe('abilities that others control', () => {
  const hall = card(
    'Test Hall',
    { types: ['Battlefield'] },
    {
      kind: 'triggered',
      on: { on: 'finalized', player: 'any', object: [{ has: ['types', 'Spell'] }] },
      by: 'player',
      may: true,
      targets: [{ what: [UNIT, { controller: 'you' }, { is: 'here' }] }],
      effects: [giveMight(1)],
    },
  );
  const calm = reacts('Test Calm', { effects: [] });
  const table = (controller: number | null): RiftboundPlay =>
    position([{ hand: ['Test Calm'] }, { hand: ['Test Calm'] }], {
      battlefields: [
        {
          card: 'Test Hall',
          controller,
          units: controller === 1 ? [foe('Test Recruit'), foe('Test Giant')] : ['Test Recruit'],
        },
        { card: GROVE },
      ],
      definitions: [hall, calm, recruit, giant],
    });
  it('riftbound:190.6.c a battlefield’s ability by which a player may do something is controlled by that player', () => {
    const game = table(1).play(0, 'Test Calm').answer(0, { confirm: false }).pass().play(1, 'Test Calm');
    expect(game.decision()).toMatchObject({ seat: 1, shape: 'CONFIRM' });
    game.answer(1, { confirm: true });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'TARGETS' });
    game.choose(1, { card: 'Test Giant' }).settle();
    expect(game.might('Test Giant')).toBe(7);
  });
  it('riftbound:190.6.c whoever controls the battlefield', () => {
    // Whoever did it has no unit there to choose.
    const none = table(1).play(0, 'Test Calm');
    expect(none.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
    none.answer(0, { confirm: true });
    expect([none.decision().kind, none.chain()]).toEqual(['PRIORITY', ['Test Calm']]);
    const own = table(0).play(0, 'Test Calm').answer(0, { confirm: true }).settle();
    expect(own.might('Test Recruit')).toBe(2);
  });
});
