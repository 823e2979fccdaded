/** Gear, spells, runes, battlefields and legends: for both players, in both turns, and one after another (148–174). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, choices, legend } from '../support/kinds.js';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { aims, damage, does, draw, foe, giant, recruit, status, T0, UNIT } from '../support/rites.js';
import { attaches, blade, smithy } from '../support/smithy.js';

const OWN: JsonObject[] = [UNIT, { controller: 'you' }];

describe('gear', () => {
  it('riftbound:148.1.a.2 whoever looks sees all of a gear’s details, in a base and at a battlefield', () => {
    const tool = card('Test Tool', { types: ['Gear'], energy: 2, power: ['Mind'] }, activated(draw(1)));
    const fine = {
      ...tool,
      name: 'Test Fine',
      props: { ...(tool.props as JsonObject), name: 'Test Fine', tags: ['Equipment'] },
    };
    const game = position([{ base: [{ card: 'Test Tool', exhausted: true }] }, { base: ['Test Fine'] }], {
      definitions: [tool, fine],
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const [name, tags, exhausted] of [
        ['Test Tool', [], true],
        ['Test Fine', ['Equipment'], false],
      ] as const)
        expect(Object.values(game.view(viewer).objects).find((one) => one.card === name)).toMatchObject({
          types: ['Gear'],
          domain: ['Mind'],
          cost: '[2][B]',
          energy: 2,
          abilities: [{ kind: 'activated' }],
          tags,
          exhausted,
        });
    const armed = attaches(smithy(), 'Test Blade', 'Test Soldier');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(Object.values(armed.view(viewer).objects).find((one) => one.card === 'Test Blade')).toMatchObject({
        types: ['Gear'],
        tags: ['Equipment'],
        attachedTo: armed.unit('Test Soldier').id,
      });
  });
  it('riftbound:150.2 Equipment has a Might bonus and effect text, and a Might bonus has nothing else', () => {
    const game = attaches(
      smithy({
        blade: blade('Test Blade', 2, {
          kind: 'static',
          affects: 'attached',
          mods: [{ mod: 'add', stat: 'might', value: 1 }],
        }),
      }),
      'Test Blade',
      'Test Soldier',
    );
    expect(game.might('Test Soldier')).toBe(6);
    for (const types of [['Gear'], ['Spell']]) {
      const odd = card('Test Odd', { types, tags: [], mightBonus: 2 });
      expect(() => position([{ hand: ['Test Odd'] }, {}], { definitions: [odd] })).toThrow('riftbound:150.2');
    }
  });
});

describe('spells', () => {
  it('riftbound:158.1 what several modes say is done in the order in which they are printed, however they were chosen', () => {
    const lose = { do: 'discard', who: 'you', count: 'all' };
    const left = (...modes: JsonObject[][]) => {
      const fork = spell('Test Fork', {
        modes: { min: 2, max: 2, choices: [...modes, [damage(1, { each: UNIT })]].map((effects) => ({ effects })) },
      });
      const game = position([{ hand: ['Test Fork', 'Cleave'] }, {}], { definitions: [fork] }).choose(0, {
        kind: 'PLAY',
        card: 'Test Fork',
      });
      const [first, second] = game.decision().options.map(({ id }) => id);
      return game
        .answer(0, { choose: [second as string, first as string] })
        .settle()
        .hand(0);
    };
    expect([left([lose], [draw(1)]), left([draw(1)], [lose])]).toEqual([1, 0]);
  });
  it('riftbound:158.3 what triggers in the midst of a spell is chosen for once all of the spell is done', () => {
    const mourner = unit('Test Mourner', 1, {
      ...triggered(
        { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
        damage(1),
      ),
      targets: [{ what: UNIT }],
    });
    const harvest = does(
      { do: 'kill', what: { each: { named: 'Test Mourner' } } },
      { do: 'discard', who: 'you', count: 1 },
      draw(1),
      { do: 'discard', who: 'you', count: 1 },
      draw(1),
    );
    const game = position(
      [
        { hand: ['Test Rite', 'Cleave', 'Retreat', 'Stupefy'], base: ['Test Mourner', 'Test Giant'] },
        { base: ['Test Mourner', 'Noxus Hopeful'] },
      ],
      { definitions: [harvest, mourner, giant] },
    );
    game.play(0, 'Test Rite').pass().pass();
    for (const left of [3, 3]) {
      expect([game.decision().kind, game.chain(), game.hand(0)]).toEqual(['DISCARD', ['Test Rite'], left]);
      game.answer(0, game.decision().default);
    }
    expect([game.decision().kind, game.hand(0), game.chain()]).toEqual(['TARGETS', 3, ['Test Mourner']]);
  });
  const fast = (keyword: string) => withKeyword(spell('Test Fast', { effects: [draw(1)] }), keyword);
  /** Whether each player may play it: in the own main phase, in a showdown, with a spell on the chain, and both. */
  const times = (keyword: string) => {
    const slow = withKeyword(spell('Test Slow', { effects: [draw(1)] }), 'action');
    const begin = () =>
      position([{ hand: ['Test Fast', 'Test Slow'], base: ['Noxus Hopeful'] }, { hand: ['Test Fast'] }], {
        definitions: [fast(keyword), slow],
      });
    const may = (game: ReturnType<typeof begin>) => game.offered().includes('PLAY Test Fast');
    const shown = () => begin().move(0, 'Noxus Hopeful', PEAK);
    const closed = begin().play(0, 'Test Slow');
    const both = shown().play(0, 'Test Slow');
    return [
      may(begin()),
      may(shown()),
      may(shown().pass()),
      may(closed),
      may(closed.pass()),
      may(both),
      may(both.pass()),
    ];
  };
  it('riftbound:159.2.a.1 with Action in the own main phase and, for either player, in showdowns, in no closed state', () => {
    expect(times('action')).toEqual([true, true, true, false, false, false, false]);
  });
  it('riftbound:159.2.b.1 with Reaction wherever Action would be enough, for either player', () => {
    expect(times('reaction').slice(0, 3)).toEqual([true, true, true]);
  });
  it('riftbound:159.2.b.2 with Reaction in closed states as well, neutral ones and those of showdowns, for either player', () => {
    expect(times('reaction').slice(3)).toEqual([true, true, true, true]);
  });
});

describe('runes and battlefields', () => {
  it('riftbound:161.1.a runes are neither chosen nor counted, readied or killed with permanents', () => {
    const both: JsonObject = { has: ['types', ['Unit', 'Gear']] };
    const begin = (rite: JsonObject) =>
      position(
        [
          { hand: ['Test Rite'], base: ['Gold', 'Noxus Hopeful'], runes: [runes(2, 'Mind', true)] },
          { base: ['Honest Broker'] },
        ],
        { definitions: [rite] },
      );
    expect(choices(begin(aims(both, damage(1))).choose(0, { kind: 'PLAY', card: 'Test Rite' }))).toEqual([
      'Gold',
      'Honest Broker',
      'Noxus Hopeful',
    ]);
    const readied = begin(does(status('exhausted', false, { each: both })))
      .play(0, 'Test Rite')
      .settle();
    expect(readied.runes(0).map(({ exhausted }) => exhausted)).toEqual([true, true]);
    const counted = begin(does({ do: 'stat', who: 'you', stat: 'points', amount: { count: both } }))
      .play(0, 'Test Rite')
      .settle();
    expect(counted.points(0)).toBe(3);
    const killed = begin(does({ do: 'kill', what: { each: both } }))
      .play(0, 'Test Rite')
      .settle();
    expect([killed.runes(0).length, killed.runes(1).length]).toEqual([2, 18]);
  });
  it('riftbound:170.5.a what waits for a move knows which battlefield it was from', () => {
    const runner = unit(
      'Test Runner',
      2,
      triggered(
        { on: 'moved', object: 'self', match: { from: 'battlefield' } },
        {
          do: 'modify',
          what: { each: [UNIT, { at: { event: 'source' } }] },
          mods: [{ mod: 'add', stat: 'might', value: 3 }],
        },
      ),
    );
    const game = position([{}, {}], {
      definitions: [runner, recruit, giant],
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Runner', 'Test Recruit'] },
        { card: GROVE, controller: 0, units: ['Test Giant'] },
      ],
    });
    game.move(0, 'Test Runner', 'base').settle();
    expect([game.where('Test Runner'), game.might('Test Recruit'), game.might('Test Giant')]).toEqual(['base', 4, 6]);
  });
  it('riftbound:170.6 where many units are, one more is played and one more is moved, for either player', () => {
    for (const seat of [0, 1]) {
      const many = Array.from({ length: 9 }, (): JsonObject => ({ card: 'Pouty Poro', controller: seat }));
      const players = [0, 1].map((one) => (one === seat ? { hand: ['Test Recruit'], base: ['Test Giant'] } : {})) as [
        object,
        object,
      ];
      const game = position(players, {
        turn: { active: seat },
        definitions: [recruit, giant],
        battlefields: [{ card: PEAK, controller: seat, units: many }, { card: GROVE }],
      });
      game.play(seat, 'Test Recruit', { at: PEAK }).settle().move(seat, 'Test Giant', PEAK).settle();
      expect([game.where('Test Recruit'), game.where('Test Giant')]).toEqual([PEAK, PEAK]);
    }
  });
  it('riftbound:170.7 battlefields are chosen by spells and by abilities, whoever controls them', () => {
    const FIELD: JsonObject = { has: ['types', 'Battlefield'] };
    const raid = {
      targets: [{ what: FIELD }],
      effects: [{ do: 'damage', to: { each: [UNIT, { at: T0 }] }, amount: 1 }],
    };
    const hunter = unit('Test Hunter', 1, { kind: 'triggered', on: { on: 'play', object: 'self' }, ...raid });
    const begin = () =>
      position([{ hand: ['Test Rite', 'Test Hunter'], base: ['Test Tool'] }, {}], {
        definitions: [spell('Test Rite', raid), hunter, gear('Test Tool', { kind: 'activated', cost: [], ...raid })],
        battlefields: [
          { card: PEAK, controller: 0, units: ['Noxus Hopeful'] },
          { card: GROVE, controller: 1, units: [foe('Honest Broker')] },
          { card: 'Rockfall Path', controller: null },
        ],
      });
    const all = [GROVE, PEAK, 'Rockfall Path'].sort();
    expect(choices(begin().choose(0, { kind: 'PLAY', card: 'Test Rite' }))).toEqual(all);
    expect(choices(begin().use(0, 'Test Tool'))).toEqual(all);
    const hunting = begin().play(0, 'Test Hunter', { at: 'base' });
    expect([hunting.decision().kind, choices(hunting)]).toEqual(['TARGETS', all]);
  });
  it('riftbound:170.10 whoever controls a battlefield may use it in their own turn, whoever brought it', () => {
    const field = battlefield('Test Field', activated(draw(1)));
    const users = [0, 1].flatMap((holder) =>
      [0, 1].map((active) => {
        const game = position([{}, {}], {
          turn: { active },
          definitions: [field],
          battlefields: [
            {
              card: 'Test Field',
              owner: 0,
              controller: holder,
              units: [{ card: 'Noxus Hopeful', controller: holder }],
            },
            { card: GROVE },
          ],
        });
        return game.offered().includes('ACTIVATE Test Field')
          ? game.use(active, 'Test Field').settle().hand(holder)
          : 0;
      }),
    );
    expect(users).toEqual([1, 0, 0, 1]);
  });
});

describe('legends', () => {
  const of = (ability: JsonObject) => legend('Test Sage', { ...ability, zone: 'legendZone' });
  it('riftbound:174.4 no legend makes a standard move, or goes along with one', () => {
    const game = position([{ legend: 'Test Sage', base: ['Noxus Hopeful', 'Honest Broker'] }, {}], {
      definitions: [legend('Test Sage')],
    });
    expect(game.offered().filter((one) => one.startsWith('MOVE'))).toEqual([
      'MOVE Noxus Hopeful',
      'MOVE Honest Broker',
    ]);
    game.choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' }).choose(0, { kind: 'BATTLEFIELD', card: PEAK });
    expect(choices(game)).toEqual(['Honest Broker']);
  });
  it('riftbound:174.6 the passive ability of each player’s legend works, in either player’s turn', () => {
    const lift = of({ kind: 'static', affects: OWN, mods: [{ mod: 'add', stat: 'might', value: 2 }] });
    for (const seat of [0, 1])
      for (const active of [0, 1]) {
        const players = [0, 1].map((one) => ({
          base: [one === 0 ? 'Test Recruit' : 'Test Giant'],
          ...(one === seat ? { legend: 'Test Sage' } : {}),
        })) as [object, object];
        const game = position(players, { turn: { active }, definitions: [lift, recruit, giant] });
        expect([game.might('Test Recruit'), game.might('Test Giant')]).toEqual(seat === 0 ? [3, 6] : [1, 8]);
      }
  });
  it('riftbound:174.7 the triggered ability of each player’s legend triggers, in either player’s turn', () => {
    const sees = of(triggered({ on: 'play', player: 'any' }, draw(1)));
    for (const seat of [0, 1])
      for (const active of [0, 1]) {
        const players = [0, 1].map((one) => ({
          hand: one === active ? ['Test Recruit'] : [],
          ...(one === seat ? { legend: 'Test Sage' } : {}),
        })) as [object, object];
        const game = position(players, { turn: { active }, definitions: [sees, recruit] });
        game.play(active, 'Test Recruit').settle();
        expect([game.hand(seat), game.hand(1 - seat)]).toEqual([1, 0]);
      }
  });
  it('riftbound:174.8 the activated ability of each player’s legend is used by that player alone', () => {
    const works = of(activated(draw(1)));
    for (const seat of [0, 1]) {
      const players = [0, 1].map((one) => (one === seat ? { legend: 'Test Sage' } : {})) as [object, object];
      const own = position(players, { turn: { active: seat }, definitions: [works] });
      expect(own.use(seat, 'Test Sage').settle().hand(seat)).toBe(1);
      const other = position(players, { turn: { active: 1 - seat }, definitions: [works] });
      expect(other.offered()).not.toContain('ACTIVATE Test Sage');
    }
  });
});
