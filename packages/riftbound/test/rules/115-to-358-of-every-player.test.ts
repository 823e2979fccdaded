/** Rules of turns, focus, places and costs, as they hold for every player, for the second of several and for what others own (115–358). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, energy, FRIEND, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const wait = reacts('Test Wait', { effects: [] });
const activated = (of: RiftboundPlay) => of.offered().filter((one) => one.startsWith('ACTIVATE Test'));

describe('turns', () => {
  it('riftbound:115.1 of three players each has the turn after the one before them, again and again', () => {
    const game = position([{}, {}, {}], { battlefields: [{ card: PEAK }, { card: GROVE }, { card: PATH }] });
    const order = [4, 5, 6, 7, 8].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
    expect(order).toEqual([1, 2, 0, 1, 2]);
  });
  it('riftbound:315.4.b.2 who burns out in the draw phase draws one card afterwards, and one alone', () => {
    for (const active of [0, 1]) {
      const empty = { mainDeck: [], trash: ['Pouty Poro', 'Cleave', 'Stupefy'] };
      const game = position(active === 0 ? [empty, {}] : [{}, empty], { turn: { active, step: 'draw' } });
      expect([game.hand(active), game.count(active, 'mainDeck'), game.points(1 - active)]).toEqual([1, 2, 1]);
    }
  });
  it('riftbound:413.2.a each player draws one in each of their turns, the first player of a duel in the first turn too', () => {
    const game = position([{}, {}], { turn: { number: 1, active: 0, step: 'awaken' } });
    const hands = [1, 2, 3, 4].map((turn) => {
      game.until({ turn, step: 'main' });
      return [game.hand(0), game.hand(1)];
    });
    expect(hands).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });
  it('riftbound:430.4.a the last player channels two as well, but for the first turn', () => {
    const deck = { runes: [], runeDeck: Array.from({ length: 9 }, () => 'Mind Rune') };
    const game = position([deck, deck], { turn: { number: 1, active: 0, step: 'awaken' } });
    const channeled = [1, 2, 3, 4, 5, 6].map((turn) => {
      game.until({ turn, step: 'main' });
      return game.happened('CHANNELED').at(-1);
    });
    expect(channeled.map((one) => [one?.seat, one?.count])).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 2],
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('who may act', () => {
  const horn = gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)] });
  it('riftbound:144.1.b no unit moves while something of the other player alone waits on the chain', () => {
    const witness = gear('Test Witness', triggered({ on: 'play', player: 'opponent' }, draw(1)));
    const game = position([{ hand: ['Test Recruit'], base: ['Test Giant'] }, { base: ['Test Witness'] }], {
      definitions: [recruit, giant, witness],
    }).play(0, 'Test Recruit');
    expect([game.chain(), game.turnState()]).toEqual([['Test Witness'], 'neutralClosed']);
    while (game.decision().seat !== 0) game.pass();
    expect([game.chain(), game.offered()]).toEqual([['Test Witness'], expect.not.arrayContaining(['MOVE Test Giant'])]);
    expect(game.settle().offered()).toContain('MOVE Test Giant');
  });
  it('riftbound:310.1.a the turn player activates no ability without Action in a showdown, nor in a closed state', () => {
    const slow = spell('Test Slow', { effects: [draw(1)] });
    const game = position([{ hand: ['Test Slow', 'Test Wait'], base: ['Test Giant', 'Test Horn'] }, {}], {
      definitions: [giant, horn, slow, wait],
    });
    expect(activated(game)).toEqual(['ACTIVATE Test Horn']);
    game.move(0, 'Test Giant', PEAK);
    expect([game.turnState(), game.decision().seat]).toEqual(['showdownOpen', 0]);
    expect([activated(game), game.offered().includes('PLAY Test Slow')]).toEqual([[], false]);
    game.play(0, 'Test Wait');
    expect([game.turnState(), activated(game), game.offered().includes('PLAY Test Slow')]).toEqual([
      'showdownClosed',
      [],
      false,
    ]);
  });
  it('riftbound:347.1.b of three players the one after whoever had focus receives it as the chain closes', () => {
    const game = position(
      [{ base: ['Test Giant'], hand: ['Test Wait'] }, { hand: ['Test Wait'] }, { hand: ['Test Wait'] }],
      {
        definitions: [giant, wait],
        battlefields: [{ card: PEAK }, { card: GROVE }, { card: PATH }],
      },
    ).move(0, 'Test Giant', PEAK);
    const closes = () => {
      while (game.chain().length > 0) game.pass();
      return game.focus;
    };
    const seen: unknown[] = [game.focus];
    for (const seat of [0, 1, 2]) {
      game.play(seat, 'Test Wait');
      seen.push(closes());
    }
    expect(seen).toEqual([0, 1, 2, 0]);
  });
  it('riftbound:337.1.b of two abilities that one spell triggers the first is put on the chain first', () => {
    const scholar = gear('Test Scholar', triggered({ on: 'stat', player: 'you', match: { stat: 'xp' } }, draw(1)));
    const reader = gear(
      'Test Reader',
      triggered({ on: 'draw', player: 'you' }, { do: 'stat', who: 'you', stat: 'points', amount: 1 }),
    );
    const xp: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
    const chain = (...effects: JsonObject[]) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Scholar', 'Test Reader'] }, {}], {
        definitions: [scholar, reader, does(...effects)],
      })
        .play(0, 'Test Rite')
        .pass()
        .pass();
      return game.chain();
    };
    expect([chain(xp, draw(1)), chain(draw(1), xp)]).toEqual([
      ['Test Reader', 'Test Scholar'],
      ['Test Scholar', 'Test Reader'],
    ]);
  });
});

describe('battlefields', () => {
  it('riftbound:190.4.b who conquers by a combat takes the battlefield from whoever held it until then', () => {
    const champion = unit('Test Victor', 6, {
      ...triggered({ on: 'unit:conquer', object: 'self', match: { uncontrolled: true } }, draw(1)),
    });
    const game = position([{ base: ['Test Victor'] }, {}], {
      definitions: [champion, recruit],
      battlefields: [{ card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Victor', PEAK)
      .settle();
    expect(game.happened('CONTROL_CHANGED')).toMatchObject([{ card: PEAK, was: 1, controller: 0 }]);
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:170.1 whoever conquers a battlefield controls it, and its owner still owns it', () => {
    const game = position([{ base: ['Test Giant'] }, {}], { definitions: [giant] })
      .move(0, 'Test Giant', GROVE)
      .settle();
    expect(game.the(GROVE)).toMatchObject({ owner: 1, controller: 0 });
    expect(game.the(PEAK)).toMatchObject({ owner: 0, controller: null });
  });
  it('riftbound:204.4.b.1 for moves by effects too, and without anything in the pool', () => {
    const warden = unit('Test Warden', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'moveTax', energy: 1 }] });
    const gather = does({ do: 'moveTo', what: { each: FRIEND }, to: { each: { named: PEAK } } });
    const game = (count: number) => {
      const play = position(
        [{ hand: ['Test Rite'], base: ['Test Giant', 'Test Giant', 'Test Giant'], runes: [runes(count, 'Mind')] }, {}],
        {
          definitions: [warden, giant, gather],
          battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Warden')] }, { card: GROVE }],
        },
      ).play(0, 'Test Rite');
      while (play.decision().kind === 'PRIORITY') play.pass();
      return play;
    };
    expect([1, 2].map((count) => game(count).decision().max)).toEqual([2, 3]);
    const paid = game(2);
    paid.answer(0, { choose: paid.decision().options.map(({ id }) => id) });
    expect(paid.runes(0).map(({ exhausted }) => exhausted)).toEqual([true, true]);
    expect(paid.all('Test Giant', 'battlefield')).toHaveLength(3);
  });
  it('riftbound:187.9 to the Baron Pit units of both players move, whoever controls it', () => {
    const pit = battlefield('Test Pit', { kind: 'static', mods: [{ mod: 'rule', rule: 'reachedFromAnywhere' }] });
    const goes = (controller: number | null, active: number) =>
      position([{}, {}], {
        turn: { active },
        definitions: [recruit, giant, pit],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
          { card: GROVE, owner: 1, controller: 1, units: [foe('Test Giant')] },
          {
            card: 'Test Pit',
            owner: 0,
            controller,
            units: controller === null ? [] : [{ card: 'Pouty Poro', controller }],
          },
        ],
      })
        .choose(active, { kind: 'MOVE', card: active === 0 ? 'Test Recruit' : 'Test Giant' })
        .decision()
        .options.map(({ card: name, kind }) => name ?? kind);
    for (const controller of [null, 0, 1])
      for (const active of [0, 1]) expect(goes(controller, active)).toEqual(['BASE', 'Test Pit']);
  });
});

describe('destinations and groups', () => {
  const send = spell('Test Send', {
    targets: [{ what: FRIEND, min: 0, max: 2 }, { what: { destination: T0 } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const places = (game: RiftboundPlay) =>
    game
      .decision()
      .options.map((one) => one.card ?? `base ${one.player}`)
      .sort();
  it('riftbound:355.4 of two units the destination is one to which both may move, and where neither is', () => {
    const start = () =>
      position([{ hand: ['Test Send'], base: ['Test Giant'] }, {}], {
        definitions: [giant, recruit, send],
        battlefields: [
          { card: PEAK, controller: 0, units: ['Test Recruit'] },
          { card: GROVE },
          { card: PATH, controller: 1, units: [foe('Pouty Poro')] },
        ],
      }).choose(0, { kind: 'PLAY', card: 'Test Send' });
    expect(places(start().choose(0, [{ card: 'Test Giant' }, { card: 'Test Recruit' }]))).toEqual([GROVE, PATH].sort());
    expect(places(start().choose(0, [{ card: 'Test Giant' }]))).toEqual([GROVE, PATH, PEAK].sort());
    expect(places(start().choose(0, [{ card: 'Test Recruit' }]))).toEqual(['base 0', GROVE, PATH].sort());
  });
  it('riftbound:355.4 where two others fight is no destination for a unit of the third player', () => {
    const quick = withKeyword(send, 'reaction');
    const game = position([{ base: ['Test Giant'] }, {}, { base: ['Pouty Poro'], hand: ['Test Send'] }], {
      definitions: [giant, recruit, quick],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE },
        { card: PATH, controller: 1, units: [foe('Honest Broker')] },
      ],
    }).move(0, 'Test Giant', PEAK);
    while (game.decision().seat !== 2) game.pass();
    game.choose(2, { kind: 'PLAY', card: 'Test Send' }).choose(2, [{ card: 'Pouty Poro' }]);
    expect(places(game)).toEqual([GROVE, PATH].sort());
  });
  it('riftbound:355.11 the bases of two players are two locations, and one of them is one', () => {
    const pair = spell('Test Pair', {
      targets: [{ what: UNIT, min: 0, max: 2, together: 'samePlace' }],
      effects: [damage(1)],
    });
    const game = position(
      [{ hand: ['Test Pair'], base: ['Test Giant', 'Test Recruit'] }, { base: ['Pouty Poro', 'Honest Broker'] }],
      {
        definitions: [giant, recruit, pair],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Pair' });
    const pick = (...names: string[]) => ({ choose: names.map((name) => ({ card: name })) });
    expect(game.refused(0, pick('Test Giant', 'Pouty Poro')).rules).toContain('riftbound:355.11');
    game.refused(0, pick('Honest Broker', 'Test Recruit'));
    game.answer(0, pick('Test Giant', 'Test Recruit'));
    expect(game.chain()).toEqual(['Test Pair']);
  });
});

describe('what cards cost', () => {
  const SPELL = { has: ['types', 'Spell'] };
  const costs = (change: JsonObject): JsonObject => ({
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'cost', ...change }],
  });
  const study = (energyCost: number, body: JsonObject = {}, ...more: JsonObject[]) =>
    card(
      'Test Study',
      { types: ['Spell'], energy: energyCost },
      { kind: 'spell', effects: [draw(1)], ...body },
      ...more,
    );
  const table = (definition: JsonObject, ...others: JsonObject[]) =>
    position([{ hand: ['Test Study'], runes: [runes(9, 'Mind')], base: others.map(({ name }) => String(name)) }, {}], {
      definitions: [definition, ...others],
    });
  const spent = (game: RiftboundPlay) => [
    game.runes(0).filter(({ exhausted }) => exhausted).length,
    9 - game.runes(0).length,
  ];
  it('riftbound:356.4 whoever pays chooses which of two discounts of one effect is applied', () => {
    const deal = gear('Test Deal', costs({ of: SPELL, less: energy(1), or: energy(0, 'any') }));
    const dear = card(
      'Test Study',
      { types: ['Spell'], energy: 2, power: ['Mind'] },
      { kind: 'spell', effects: [draw(1)] },
    );
    const paid = (nth: number) => {
      const game = table(dear, deal).choose(0, { kind: 'PLAY', card: 'Test Study' });
      const d = game.decision();
      expect([d.kind, d.seat, d.options.length]).toEqual(['REDUCTION', 0, 2]);
      const option = d.options[nth];
      return spent(game.answer(0, { choose: [option?.id as string] }));
    };
    // The rune for one Energy is recycled for the Power as well; without that Power two are exhausted.
    expect([paid(0), paid(1)].sort()).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
  it('riftbound:356.4.d a discount of an additional cost takes that off alone, and of the base cost that alone', () => {
    const again = { optional: [{ name: 'again', cost: energy(3), times: 1 }] };
    const optional = gear('Test Patron', costs({ of: SPELL, less: energy(2), part: 'optional' }));
    const base = gear('Test Mentor', costs({ of: SPELL, less: energy(2), part: 'base' }));
    const whole = gear('Test Help', costs({ of: SPELL, less: energy(1) }));
    const total = (energyCost: number, paying: boolean, ...others: JsonObject[]) =>
      spent(table(study(energyCost, again), ...others).play(0, 'Test Study', { paying }))[0];
    expect([total(4, true), total(4, true, optional), total(4, false, optional)]).toEqual([7, 5, 4]);
    expect([total(1, true, base), total(1, false, base), total(4, true, base)]).toEqual([3, 0, 5]);
    // What is left of the base cost after its own discount is nothing, and the whole takes one off the rest.
    expect([total(1, true, base, whole), total(1, true, whole, base), total(1, false, base, whole)]).toEqual([2, 2, 0]);
  });
  it('riftbound:356.4.e a discount down to a least amount never makes anything dearer, and others go below it', () => {
    const apprentice = gear('Test Apprentice', costs({ of: SPELL, less: energy(1), downTo: energy(1) }));
    const help = gear('Test Help', costs({ of: SPELL, less: energy(1) }));
    const total = (energyCost: number, ...others: JsonObject[]) =>
      spent(table(study(energyCost), ...others).play(0, 'Test Study'))[0];
    expect([0, 1, 2, 3].map((n) => total(n, apprentice))).toEqual([0, 1, 1, 2]);
    expect([0, 1, 2, 3].map((n) => total(n, apprentice, help))).toEqual([0, 0, 0, 1]);
  });
});
