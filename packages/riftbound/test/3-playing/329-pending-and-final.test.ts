/** What is pending, what is final, who gets priority in between, and what may be chosen and paid. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { legend } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { damage, draw, energy, FRIEND, foe, reacts, UNIT } from '../support/rites.js';

const plain = spell('Test Plain', { effects: [draw(1)] });
const action = (name: string) => withKeyword(spell(name, { effects: [draw(1)] }), 'action');
const pending = (game: RiftboundPlay) => game.view().stack.map((one) => one.pending);
const choices = (game: RiftboundPlay) =>
  game
    .decision()
    .options.map((o) => o.card)
    .sort();
const dies = (effect: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...triggered(
    { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
    effect,
  ),
  ...more,
});

describe('items of the chain', () => {
  it('riftbound:329.2 a card is pending as long as its player pays', () => {
    const dear = card('Test Dear', { types: ['Spell'], energy: 1 }, { kind: 'spell', effects: [draw(1)] });
    const game = position([{ hand: ['Test Dear'], runes: [runes(2, 'Mind')] }, {}], {
      definitions: [dear],
      options: { payment: 'manual' },
    }).choose(0, { kind: 'PLAY', card: 'Test Dear' });
    expect([game.decision().kind, pending(game)]).toEqual(['PAY_RESOURCES', [true]]);
  });
  it('riftbound:329.3 a card that was played, and an ability, are pending no more', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(1)] });
    const game = position([{ hand: ['Test Answer'], base: ['Test Tool'] }, {}], {
      definitions: [tool, reacts('Test Answer', { effects: [draw(1)] })],
    });
    expect(pending(game.use(0, 'Test Tool'))).toEqual([false]);
    expect(pending(game.play(0, 'Test Answer'))).toEqual([false, false]);
  });
  it('riftbound:338.1.a.7 what is played is final as priority is given again', () => {
    const game = position([{ hand: ['Test Plain'] }, {}], { definitions: [plain] }).play(0, 'Test Plain');
    expect([game.decision().kind, pending(game)]).toEqual(['PRIORITY', [false]]);
  });
  const closed = (at: 'neutral' | 'showdown') => {
    const game = position(
      [{ hand: ['Test First', 'Test Second'], base: ['Noxus Hopeful'] }, { hand: ['Test Second'] }],
      {
        definitions: [action('Test First'), action('Test Second')],
      },
    );
    if (at === 'showdown') game.move(0, 'Noxus Hopeful', PEAK);
    return game.play(0, 'Test First');
  };
  it('riftbound:331.1.a no action is played in a closed state', () => {
    expect(closed('neutral').offered()).not.toContain('PLAY Test Second');
  });
  it('riftbound:338.1.a.2 in a showdown neither, but reactions by anybody', () => {
    const game = closed('showdown');
    expect([game.turnState(), game.offered().includes('PLAY Test Second')]).toEqual(['showdownClosed', false]);
    expect(game.pass().offered()).not.toContain('PLAY Test Second');
    const other = position([{ hand: ['Test Plain'] }, { hand: ['Test Answer'] }], {
      definitions: [plain, reacts('Test Answer', { effects: [draw(1)] })],
    });
    expect(other.play(0, 'Test Plain').pass().offered()).toContain('PLAY Test Answer');
  });
  it('riftbound:336.1 what triggers as something resolves is on the chain before anybody has priority', () => {
    const mourner = unit('Test Mourner', 1, dies(draw(1)));
    const blast = spell('Test Blast', { effects: [damage(5, { each: { named: 'Test Mourner' } })] });
    const game = position([{ hand: ['Test Blast', 'Test Answer'], base: ['Test Mourner'] }, {}], {
      definitions: [mourner, blast, reacts('Test Answer', { effects: [draw(1)] })],
    });
    game.play(0, 'Test Blast').play(0, 'Test Answer').pass().pass().pass().pass();
    expect([game.chain(), game.decision().kind]).toEqual([['Test Mourner'], 'PRIORITY']);
    const two = position([{ hand: ['Test Plain', 'Test Hasty'], base: ['Test Mourner'] }, {}], {
      definitions: [
        mourner,
        plain,
        reacts('Test Hasty', { effects: [{ do: 'kill', what: { each: { named: 'Test Mourner' } } }] }),
      ],
    });
    two.play(0, 'Test Plain').play(0, 'Test Hasty').pass().pass();
    expect([two.decision().kind, two.chain()]).toEqual(['PRIORITY', ['Test Mourner', 'Test Plain']]);
  });
  it('riftbound:334.1 what triggers chooses when all that is due has been done', () => {
    const lord = unit(
      'Test Lord',
      2,
      { kind: 'static', affects: [{ named: 'Test Ward' }], mods: [{ mod: 'add', stat: 'might', value: 2 }] },
      dies({ do: 'kill', what: { target: 0 } }, { targets: [{ what: UNIT }] }),
    );
    const blast = spell('Test Blast', {
      effects: [damage(2, { each: [UNIT, { any: [{ named: 'Test Lord' }, { named: 'Test Ward' }] }] })],
    });
    const game = position(
      [{ hand: ['Test Blast'], base: ['Test Lord', 'Test Ward', 'Pouty Poro', 'Noxus Hopeful'] }, {}],
      {
        definitions: [lord, unit('Test Ward', 1), blast],
      },
    );
    game.play(0, 'Test Blast').pass().pass();
    expect([game.decision().kind, choices(game)]).toEqual(['TARGETS', ['Noxus Hopeful', 'Pouty Poro']]);
  });
  it('riftbound:335 in the other phases nobody has priority where nothing happens', () => {
    const game = position([{ hand: ['Test Answer'] }, {}], {
      definitions: [reacts('Test Answer', { effects: [draw(1)] })],
      turn: { step: 'awaken' },
    });
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
  });
  it('riftbound:348.1 and in the last of them attackers that are left go home', () => {
    const game = position([{ base: ['Test Wall'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Wall')] }, { card: GROVE }],
      definitions: [unit('Test Wall', 0)],
    });
    game.move(0, 'Test Wall', PEAK).settle();
    expect(game.all('Test Wall', 'base')).toMatchObject([{ controller: 0 }]);
  });
});

describe('where and what', () => {
  it('riftbound:355.2.b only units that a permission speaks of', () => {
    const opener = unit('Test Opener', 1, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [
        {
          mod: 'rule',
          rule: 'unitsPlayableAt',
          of: { has: ['tags', 'Poro'] },
          at: [{ has: ['types', 'Battlefield'] }, { is: 'open' }],
        },
      ],
    } as JsonObject);
    const game = position([{ hand: ['Test Plain', 'Pouty Poro'], base: ['Test Opener'] }, {}], {
      definitions: [opener, unit('Test Plain', 2)],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Plain' });
    expect([game.decision().kind, game.where('Test Plain')]).toEqual(['PRIORITY', 'base']);
    game.choose(0, { kind: 'PLAY', card: 'Pouty Poro' });
    expect(game.decision().options.map((o) => o.kind)).toEqual(['BASE', 'BATTLEFIELD', 'BATTLEFIELD']);
  });
  it('riftbound:355.4.a nor a place where it may not be', () => {
    const shove = withKeyword(
      spell('Test Shove', {
        targets: [{ what: FRIEND }, { what: { destination: { target: 0 } } }],
        effects: [{ do: 'moveTo', what: { target: 0 }, to: { target: 1 } }],
      }),
      'action',
    );
    const game = position([{ hand: ['Test Shove'], base: ['Noxus Hopeful'] }, {}, {}], {
      definitions: [shove],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Pouty Poro'), { card: 'Honest Broker', controller: 2 }] },
        { card: GROVE },
      ],
    });
    // Two others fight there.
    while (game.decision().seat !== 0) game.pass();
    game.choose(0, { kind: 'PLAY', card: 'Test Shove' });
    expect([game.turnState(), game.chain()]).toEqual(['showdownClosed', ['Test Shove']]);
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Noxus Hopeful' }, { card: GROVE }]);
  });
  /** How many cards an ability that waits for targets of this kind draws. */
  const drawn = (object: JsonObject | JsonObject[] | undefined, body: JsonObject, more: object = {}): number => {
    const on = { on: 'target', player: 'you', ...(object ? { object } : {}) };
    const game = position([{ hand: ['Test Deed'], base: ['Test Watcher'], ...more }, {}], {
      definitions: [gear('Test Watcher', triggered(on, draw(1))), spell('Test Deed', body), legend('Test Sage')],
    }).choose(0, { kind: 'PLAY', card: 'Test Deed' });
    while (game.decisions()[0]?.kind === 'TARGETS') game.answer(0, game.decision().default);
    return game.settle().hand(0);
  };
  it('riftbound:355.9.a legends and players are targets, and cards of a trash are for what waits for any', () => {
    const LEGEND: JsonObject[] = [{ zone: 'legendZone' }, { has: ['types', 'Legend'] }];
    const tire = { targets: [{ what: LEGEND }], effects: [{ do: 'status', what: { target: 0 }, status: 'exhausted' }] };
    const rob = { targets: [{ what: { player: 'opponent' } }], effects: [] };
    expect([drawn(LEGEND, tire, { legend: 'Test Sage' }), drawn(undefined, rob)]).toEqual([1, 1]);
  });
  it('riftbound:355.9.a a spell on the chain is a target', () => {
    const negate = reacts('Test Negate', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const on = { on: 'target', player: 'you', object: { has: ['types', 'Spell'] } };
    const game = position([{ hand: ['Test Plain', 'Test Negate'], base: ['Test Watcher'] }, {}], {
      definitions: [plain, negate, gear('Test Watcher', triggered(on, draw(1)))],
    });
    game.play(0, 'Test Plain').choose(0, { kind: 'PLAY', card: 'Test Negate' });
    while (game.decisions()[0]?.kind === 'TARGETS') game.choose(0, [{ card: 'Test Plain' }]);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:355.14.a each of them triggers what waits for a target', () => {
    const split = {
      targets: [{ what: [UNIT, { controller: 'you' }], min: 2, max: 2 }],
      divide: 2,
      effects: [{ do: 'damage', to: { target: 0 }, amount: { division: true } }],
    };
    expect(drawn(UNIT, split, { base: ['Test Watcher', 'Noxus Hopeful', 'Honest Broker'] })).toBe(2);
  });
});

describe('what is paid', () => {
  const dear = (more: JsonObject) =>
    card(
      'Test Dear',
      { types: ['Spell'], energy: 3 },
      { kind: 'spell', targets: [{ what: FRIEND }], effects: [draw(1)] },
      {
        kind: 'static',
        mods: [{ mod: 'cost', less: energy(9), ...more }],
      },
    );
  const offering = (count: number, more: JsonObject) =>
    position(
      [
        { hand: ['Test Dear'], base: ['Pouty Poro', 'Noxus Hopeful'], runes: count > 0 ? [runes(count, 'Mind')] : [] },
        {},
      ],
      {
        definitions: [dear(more)],
      },
    );
  it('riftbound:355.16 what could then not be paid for is not chosen', () => {
    const chosen = (count: number) => {
      const game = offering(count, { targeting: { named: 'Pouty Poro' } }).choose(0, {
        kind: 'PLAY',
        card: 'Test Dear',
      });
      return game.decision().kind === 'TARGETS' ? choices(game) : game.view().stack[0]?.targets;
    };
    expect(chosen(3)).toEqual(['Noxus Hopeful', 'Pouty Poro']);
    expect(chosen(0)).toMatchObject([{ card: 'Pouty Poro' }]);
  });
  it('riftbound:356.4.d.1 a discount with a minimum does not go below it', () => {
    const more = { downTo: energy(1) };
    expect(offering(0, more).offered()).not.toContain('PLAY Test Dear');
    expect(offering(1, more).offered()).toContain('PLAY Test Dear');
  });
  it('riftbound:357.3 what was chosen is killed where there is nothing else', () => {
    const rite = spell('Test Rite', {
      additional: [{ pay: 'kill', what: FRIEND }],
      targets: [{ what: UNIT }],
      effects: [draw(1)],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Pouty Poro'] }, {}], { definitions: [rite] });
    game.play(0, 'Test Rite', { targets: [[{ card: 'Pouty Poro' }]] });
    expect([game.pile(0, 'trash'), game.chain()]).toEqual([['Pouty Poro'], ['Test Rite']]);
  });
  it('riftbound:358.2 nor is it offered', () => {
    const costly = card('Test Costly', { types: ['Unit'], might: 1, energy: 3 });
    const offered = (count: number) =>
      position([{ hand: ['Test Costly'], runes: [runes(count, 'Mind')] }, {}], { definitions: [costly] }).offered();
    expect(offered(2)).not.toContain('PLAY Test Costly');
    expect(offered(3)).toContain('PLAY Test Costly');
  });
});

describe('staged combats', () => {
  const lure = spell('Test Lure', {
    effects: [
      {
        do: 'moveTo',
        what: { each: [UNIT, { any: [{ named: 'Honest Broker' }, { named: 'Noxus Hopeful' }] }] },
        to: { each: { named: PEAK } },
      },
    ],
  });
  it('riftbound:323.9.a units of two players are a combat, though nobody controls the battlefield', () => {
    const game = position([{ hand: ['Test Lure'], base: ['Noxus Hopeful'] }, { base: ['Honest Broker'] }], {
      definitions: [lure],
    }).play(0, 'Test Lure');
    while (game.chain().length > 0) game.pass();
    expect(game.happened('COMBAT_BEGAN')).toHaveLength(1);
  });
});
