/** What is chosen, paid and carried out in the corners of 355–359 that no other test names. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
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
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const field = (units: (string | JsonObject)[], controller = 1) => ({
  battlefields: [
    { card: PEAK, owner: 0, controller, units },
    { card: GROVE, owner: 1 },
  ],
});
const moveHome = (name: string): JsonObject =>
  reacts(name, { targets: [{ what: UNIT }], effects: [{ do: 'moveTo', what: T0, to: 'base' }] });
const toHand = (name: string): JsonObject =>
  reacts(name, { targets: [{ what: UNIT }], effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }] });
/** Seat 1 answers what seat 0 has played. */
const answered = (game: RiftboundPlay, name: string, at: string): RiftboundPlay =>
  game
    .pass()
    .play(1, name, { targets: [[{ card: at }]] })
    .settle();

describe('a later choice that hangs on an earlier one', () => {
  const inBase: JsonObject = { is: [T0, { is: 'inBase' }] };
  const place: JsonObject = { what: [{ has: ['types', 'Battlefield'] }, { destination: T0 }], if: inBase };
  const base: JsonObject = { what: [{ player: 'any' }, { destination: T0 }], if: { not: inBase } };
  const wind = spell('Test Wind', {
    targets: [{ what: FRIEND }, place, base],
    effects: [
      {
        do: 'if',
        if: inBase,
        then: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
        else: [{ do: 'moveTo', what: T0, to: { target: 2 } }],
      },
    ],
  });
  const draught = reacts('Test Draught', {
    targets: [{ what: FRIEND }, { what: { destination: T0 } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const blown = (from: 'base' | 'field', draughts: number): string => {
    const hand = ['Test Wind', ...Array<string>(draughts).fill('Test Draught')];
    const there = field(from === 'field' ? ['Test Giant'] : [], 0);
    const game = position([{ hand, base: ['Test Recruit', ...(from === 'base' ? ['Test Giant'] : [])] }, {}], {
      ...there,
      definitions: [wind, draught, giant, recruit],
    }).play(0, 'Test Wind', { targets: [[{ card: 'Test Giant' }], [{ card: GROVE }]] });
    if (draughts > 0) game.play(0, 'Test Draught', { targets: [[{ card: 'Test Giant' }], [{ card: PEAK }]] });
    return game.settle().where('Test Giant');
  };
  it('riftbound:355.8 is asked for where it is needed, with all that may be chosen before it', () => {
    expect([blown('base', 0), blown('field', 0)]).toEqual([GROVE, 'base']);
  });
  it('riftbound:355.15 stays what it was: what is elsewhere by then goes nowhere else', () => {
    expect(blown('base', 1)).toBe(PEAK);
  });
});

describe('what is a target', () => {
  const hero = card('Test Hero', { types: ['Unit'], might: 2, supertypes: ['Champion'] });
  const options = (what: JsonObject | JsonObject[], mine: object, more: object = {}) => {
    const game = position([{ hand: ['Test Rite'], ...mine }, {}], {
      definitions: [
        recruit,
        giant,
        hero,
        spell('Test Rite', { targets: [{ what, min: 0, max: 9 }], effects: [draw(1)] }),
        withKeyword(unit('Test Lurker', 1), 'hidden'),
      ],
      ...more,
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    return game.decision().kind === 'TARGETS' ? game.decision().options.map((one) => one.card) : [];
  };
  it('riftbound:355.9.a.3 a facedown card is one in a facedown zone', () => {
    const hidden = {
      ...field([], 0),
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'], facedown: [{ card: 'Test Lurker' }] },
      ],
    };
    expect(
      options([{ zone: 'facedown' }, { controller: 'you' }], { hand: ['Test Rite', 'Test Lurker'] }, hidden),
    ).toEqual(['Test Lurker']);
  });
  it('riftbound:355.9.a.4 a legend is one in the legend zone', () => {
    expect(
      options([{ has: ['types', 'Legend'] }, { zone: 'legendZone' }], { legend: "Kai'Sa, Daughter of the Void" }),
    ).toEqual(["Kai'Sa, Daughter of the Void"]);
  });
  it('riftbound:355.9.a.5 a unit in the champion zone is one there', () => {
    expect(options([UNIT, { zone: 'championZone' }], { championZone: ['Test Hero'], base: ['Test Recruit'] })).toEqual([
      'Test Hero',
    ]);
  });
  it('riftbound:355.10.a.1 cards of a trash, which is public, are chosen as targets', () => {
    expect(options([UNIT, { zone: 'trash' }], { trash: ['Test Recruit', 'Test Giant'] })).toEqual([
      'Test Recruit',
      'Test Giant',
    ]);
  });
  it('riftbound:355.10.f what must be done chooses as it is carried out, and targets nothing', () => {
    const must = does(
      { do: 'choose', from: FRIEND, min: 1, max: 1, save: 'it' },
      { do: 'kill', what: { saved: 'it' } },
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Giant'] }, {}], {
      definitions: [recruit, giant, must],
    }).play(0, 'Test Rite');
    expect([game.decision().kind, game.view().stack[0]?.targets ?? []]).toEqual(['PRIORITY', []]);
    game.settle();
    expect(game.decision().kind).toBe('CHOOSE_OBJECTS');
  });
  it('riftbound:355.12 what a spell may do it has chosen before, whether or not it is done', () => {
    const may = aims(ENEMY, { do: 'may', then: [{ do: 'kill', what: T0 }] });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], { definitions: [giant, may] }).play(
      0,
      'Test Rite',
    );
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Test Giant' }]);
    game.settle().answer(0, { confirm: false }).settle();
    expect(game.onBoard('Test Giant')).toHaveLength(1);
  });
  const split = (total: number): JsonObject =>
    spell('Test Rite', {
      divide: total,
      targets: [{ what: ENEMY, min: 1, max: null }],
      effects: [{ do: 'damage', to: T0, amount: { division: true } }],
    });
  const four = ['Test Giant', 'Test Giant', 'Test Giant', 'Test Giant'];
  it('riftbound:355.14.c no more targets are chosen than there is damage', () => {
    const max = (total: number) =>
      position([{ hand: ['Test Rite'] }, { base: four }], { definitions: [giant, split(total)] })
        .choose(0, { kind: 'PLAY', card: 'Test Rite' })
        .decision().max;
    expect([max(2), max(3)]).toEqual([2, 3]);
  });
  it('riftbound:355.14.g each of them gets 1 at least', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: four }], { definitions: [giant, split(3)] }).choose(0, {
      kind: 'PLAY',
      card: 'Test Rite',
    });
    const [one, two] = game.onBoard('Test Giant').map(({ id }) => ({ object: id }));
    game.choose(0, [one ?? {}, two ?? {}]).settle();
    expect(game.decision().options.map(({ min }) => min)).toEqual([1, 1]);
  });
  it('riftbound:355.14.i what was paid or has triggered for a target stays so though it gets nothing', () => {
    const wary = withKeyword(
      unit('Test Wary', 6, triggered({ on: 'target', object: 'self', player: 'opponent' }, draw(1))),
      'deflect',
      { value: 1 },
    );
    const game = position(
      [
        { hand: ['Test Rite'], runes: [runes(1, 'Mind')] },
        { hand: ['Test Home'], base: ['Test Wary', 'Test Giant'] },
      ],
      {
        definitions: [giant, wary, split(2), toHand('Test Home')],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    game.choose(0, [{ card: 'Test Wary' }, { card: 'Test Giant' }]);
    const paid = game.runes(0).length;
    while (game.decision().seat !== 1 && game.decision().kind === 'PRIORITY') game.pass();
    game.play(1, 'Test Home', { targets: [[{ card: 'Test Wary' }]] }).settle();
    // The spell's damage goes to the other one; the Power stays spent, and the draw was made.
    expect([paid, game.runes(0).length, game.unit('Test Giant').damage, game.hand(1)]).toEqual([0, 0, 2, 2]);
  });
});

describe('what is paid', () => {
  it('riftbound:356.4.c what makes only an optional cost less is applied to that, before all other discounts', () => {
    const ezreal = gear('Test Ezreal', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', part: 'optional', less: energy(1) }],
    });
    const more = { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'more', cost: energy(2) } }] };
    const rite = { ...card('Test Rite', { types: ['Spell'], energy: 1 }, { kind: 'spell', effects: [draw(1)] }, more) };
    const spent = (base: string[], paying: boolean) =>
      position([{ hand: ['Test Rite'], base, runes: [runes(6, 'Mind')] }, {}], { definitions: [ezreal, rite] })
        .play(0, 'Test Rite', { paying })
        .runes(0)
        .filter(({ exhausted }) => exhausted).length;
    expect([spent([], true), spent(['Test Ezreal'], true), spent(['Test Ezreal'], false)]).toEqual([3, 2, 1]);
  });
  it('riftbound:356.5.a where any and all costs are ignored the total is nothing', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 3, energy: 5, power: ['Mind', 'Mind'] });
    const call = does({
      do: 'play',
      what: { each: [{ zone: 'hand' }, { owner: 'you' }, { named: 'Test Dear' }] },
      cost: [],
      must: true,
    });
    const game = position([{ hand: ['Test Rite', 'Test Dear'], runes: [] }, {}], { definitions: [dear, call] })
      .play(0, 'Test Rite')
      .settle()
      .calm();
    expect(game.onBoard('Test Dear')).toHaveLength(1);
  });
  it('riftbound:356.5.a what it costs besides is not paid either, nor what its choices cost', () => {
    const dear = card(
      'Test Dear',
      { types: ['Unit'], might: 3, energy: 5, power: ['Mind'] },
      { kind: 'spell', additional: [{ pay: 'kill', what: FRIEND }] },
    );
    const called = (terms: JsonObject) => {
      const what: JsonObject = { each: [{ zone: 'hand' }, { owner: 'you' }, { named: 'Test Dear' }] };
      const game = position([{ hand: ['Test Rite', 'Test Dear'], base: ['Test Recruit'], runes: [] }, {}], {
        definitions: [dear, recruit, does({ do: 'play', what, must: true, ...terms })],
      });
      game.play(0, 'Test Rite').settle().calm();
      return [game.onBoard('Test Dear').length, game.onBoard('Test Recruit').length];
    };
    expect([called({ ignores: 'all' }), called({ cost: [] })]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });
  it('riftbound:358.3.a what forbids an action forbids no spell that would do it: that part is skipped', () => {
    const rock = unit('Test Rock', 2, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantMoveToBase' }] });
    const rite = aims(ENEMY, { do: 'moveTo', what: T0, to: 'base' }, draw(1));
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [rock, rite], ...field([foe('Test Rock')]) });
    expect(game.offered()).toContain('PLAY Test Rite');
    game.play(0, 'Test Rite').settle();
    expect([game.where('Test Rock'), game.hand(0)]).toEqual([PEAK, 1]);
  });
});

describe('carrying out', () => {
  it('riftbound:359.2.b what a permanent says of its entering is done from top to bottom', () => {
    const herald = unit(
      'Test Herald',
      1,
      triggered({ on: 'play', object: 'self' }, draw(1), { do: 'discard', who: 'you', count: 1 }),
    );
    const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] })
      .play(0, 'Test Herald')
      .settle();
    expect([game.hand(0), game.count(0, 'trash')]).toEqual([0, 1]);
  });
  it('riftbound:359.3.b what is still pending is finalized before anything resolves', () => {
    const seer = (name: string): JsonObject =>
      unit(name, 1, {
        ...triggered({ on: 'play', player: 'you', object: UNIT }, damage(1)),
        targets: [{ what: ENEMY }],
      });
    const game = position(
      [{ hand: ['Test Recruit'], base: ['Test One', 'Test Two'] }, { base: ['Test Giant', 'Test Giant'] }],
      {
        definitions: [seer('Test One'), seer('Test Two'), recruit, giant],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Recruit' });
    for (let d = game.decisions()[0]; d && d.kind !== 'PRIORITY'; d = game.decisions()[0])
      game.answer(d.seat, d.default);
    expect([game.chain().length, game.happened('DAMAGE_DEALT').length]).toEqual([2, 0]);
  });
  it('riftbound:359.3.e.9 what is no longer as a choice must be is mistargeted', () => {
    const strike = aims([UNIT, { is: 'atBattlefield' }], damage(2), draw(1));
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Home'] }], {
      definitions: [giant, strike, moveHome('Test Home')],
      ...field([foe('Test Giant')]),
    }).play(0, 'Test Rite');
    answered(game, 'Test Home', 'Test Giant');
    expect([game.unit('Test Giant').damage, game.hand(0)]).toEqual([0, 1]);
  });
  const weigh = aims(ENEMY, { do: 'draw', who: 'you', count: { stat: 'might', of: T0 } });
  it('riftbound:359.3.e.12 what a target was is nothing once it has left', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Home'], base: ['Test Giant'] }], {
      definitions: [giant, weigh, toHand('Test Home')],
    }).play(0, 'Test Rite');
    answered(game, 'Test Home', 'Test Giant');
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:359.3.e.12.a what it is can be asked as long as it is there', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], { definitions: [giant, weigh] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(6);
  });
  const rescue = gear('Test Rescue', {
    kind: 'replacement',
    on: 'move',
    object: FRIEND,
    match: { from: 'board', to: 'trash' },
    instead: [{ do: 'recall', what: { event: 'object' } }],
  });
  it('riftbound:359.3.e.14.b what is linked to the object is done though its action was replaced; what asks whether it was done is not', () => {
    const its = aims(ENEMY, { do: 'kill', what: T0 }, { do: 'draw', who: { controllerOf: T0 }, count: 1 });
    const ifso = aims(
      ENEMY,
      { do: 'move', what: T0, to: 'trash', cause: 'kill', save: 'killed' },
      { do: 'if', if: { exists: { in: { saved: 'killed' } } }, then: [draw(1)] },
    );
    const played = (rite: JsonObject) =>
      position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Rescue'] }], {
        definitions: [giant, rescue, rite],
      })
        .play(0, 'Test Rite')
        .settle();
    expect([played(its).hand(1), played(ifso).hand(0), played(ifso).onBoard('Test Giant').length]).toEqual([1, 0, 1]);
  });
  it('riftbound:359.3.e.14.c however it was done, it was done', () => {
    const ward = unit('Test Ward', 6, { kind: 'replacement', on: 'damage', target: 'self', prevent: 1 });
    const hit = aims(
      ENEMY,
      { do: 'damage', to: T0, amount: 3, save: 'hit' },
      { do: 'if', if: { exists: { in: { saved: 'hit' } } }, then: [draw(1)] },
    );
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Ward'] }], { definitions: [ward, hit] })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Ward').damage, game.hand(0)]).toEqual([2, 1]);
  });
  it('riftbound:359.3.f.3 what a trigger speaks of is noted as it triggers', () => {
    const sprite = { ...unit('Test Sprite', 3) };
    const fawn = unit(
      'Test Fawn',
      1,
      triggered(
        { on: 'moved', object: 'self', match: { from: 'battlefield' } },
        { do: 'createToken', token: sprite, to: { event: 'source' } },
      ),
    );
    const game = position([{}, { hand: ['Test Home'] }], {
      definitions: [fawn, toHand('Test Home')],
      ...field(['Test Fawn'], 0),
    }).move(0, 'Test Fawn', 'base');
    expect(game.chain()).toEqual(['Test Fawn']);
    answered(game, 'Test Home', 'Test Fawn');
    // It has left the board, and the place that it came from is still known.
    expect([game.onBoard('Test Fawn'), game.where('Test Sprite')]).toEqual([[], PEAK]);
  });
  it('riftbound:359.3.f.4 who is an enemy is seen from the ability, and not from its source', () => {
    const thief = reacts('Test Thief', {
      targets: [{ what: ENEMY }],
      effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
    });
    const raider = unit('Test Raider', 3, {
      kind: 'activated',
      cost: [],
      targets: [{ what: ENEMY }],
      effects: [damage(2)],
    });
    const game = position([{ base: ['Test Raider'] }, { hand: ['Test Thief'], base: ['Test Giant'] }], {
      definitions: [raider, giant, thief],
    }).use(0, 'Test Raider');
    game
      .pass()
      .play(1, 'Test Thief', { targets: [[{ card: 'Test Raider' }]] })
      .settle();
    expect([game.unit('Test Raider').controller, game.unit('Test Giant').damage]).toEqual([1, 2]);
  });
  it('riftbound:366.1, riftbound-zh:363.1 an ability that works elsewhere says so itself', () => {
    const legion = unit('Test Undying', 2, { kind: 'play', method: 'again', zone: 'trash', cost: energy(1) });
    const offered = (zone: string) =>
      position([{ [zone]: ['Test Undying'] }, {}], { definitions: [legion] })
        .decision()
        .options.filter(
          ({ kind, card: name, method }) => kind === 'PLAY' && name === 'Test Undying' && method === 'again',
        ).length;
    expect([offered('trash'), offered('banishment')]).toEqual([1, 0]);
  });
});
