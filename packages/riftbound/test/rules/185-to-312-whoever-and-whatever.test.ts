/** Tokens, control, costs and priority: whoever's they are, and by whatever they come about (185–312). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { choices } from '../support/kinds.js';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, energy, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';

const CUB: JsonObject = {
  name: 'Test Cub',
  props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 2 },
  abilities: [],
};
const LITTER = spell('Test Litter', { effects: [{ do: 'playToken', token: CUB, to: 'base' }] });
const TOKEN = { named: 'Test Cub' };
const withCub = (rite: JsonObject, more: JsonObject[] = [], hand: string[] = []): RiftboundPlay =>
  position([{ hand: ['Test Litter', 'Test Rite', ...hand], mainDeck: [] }, { mainDeck: [] }], {
    definitions: [LITTER, rite, ...more],
  })
    .play(0, 'Test Litter')
    .settle();

describe('tokens', () => {
  it('riftbound:185.1.a wherever a token goes it is a token: no card is left of it', () => {
    for (const [to, cause] of [
      ['hand', 'return'],
      ['trash', 'kill'],
      ['banishment', 'banish'],
      ['mainDeck', 'recycle'],
    ]) {
      const game = withCub(does({ do: 'move', what: { each: TOKEN }, to: String(to), cause: String(cause) }));
      game.play(0, 'Test Rite').settle();
      expect([game.zones('Test Cub'), game.count(0, String(to))]).toEqual([[], to === 'trash' ? 2 : 0]);
    }
  });
  const mimic = (of: string) => does({ do: 'become', what: { each: TOKEN }, copy: { each: { named: of } } });
  const dear = card('Test Dear', { types: ['Unit'], might: 3, energy: 4, power: ['Mind', 'Fury'] });
  const asks = (name: string, op: string, value: number) =>
    spell('Test Count', {
      effects: [{ do: 'stat', who: 'you', stat: 'points', amount: { count: [UNIT, { stat: [name, op, value] }] } }],
    });
  const counted = (name: string, op: string, value: number, becoming: boolean) => {
    const game = position([{ hand: ['Test Litter', 'Test Rite', 'Test Count'] }, { base: ['Test Dear'] }], {
      definitions: [LITTER, mimic('Test Dear'), dear, asks(name, op, value)],
    });
    game.play(0, 'Test Litter').settle();
    if (becoming) game.play(0, 'Test Rite').settle();
    return game.play(0, 'Test Count').settle().points(0);
  };
  it('riftbound:185.3.a.1 neither Energy nor Power is in the cost of a token', () => {
    expect([counted('energy', '<=', 0, false), counted('power', '<=', 0, false)]).toEqual([1, 1]);
    expect([counted('energy', '>=', 1, false), counted('power', '>=', 1, false)]).toEqual([1, 1]);
  });
  it('riftbound:185.3.a.2 a token that is a copy has the Energy and the Power of what it copies', () => {
    expect([counted('energy', '>=', 4, true), counted('power', '>=', 2, true)]).toEqual([2, 2]);
  });
  it('riftbound:185.3.b.1 effects give tokens domains, one besides others or one instead', () => {
    const paint = (mod: JsonObject) =>
      withCub(does({ do: 'modify', what: { each: UNIT }, mods: [mod] }))
        .play(0, 'Test Rite')
        .settle()
        .unit('Test Cub').domain;
    expect(paint({ mod: 'set', prop: 'domains', value: ['Chaos'] })).toEqual(['Chaos']);
    expect(paint({ mod: 'gain', prop: 'domains', values: ['Body', 'Order'] })).toEqual(['Body', 'Order']);
    const field = gear('Test Rite', {
      kind: 'static',
      affects: [UNIT],
      mods: [{ mod: 'set', prop: 'domains', value: ['Fury'] }],
    });
    expect(withCub(field).play(0, 'Test Rite').unit('Test Cub').domain).toEqual(['Fury']);
  });
});

describe('battlefields', () => {
  it('riftbound:190.1 nobody controls one before a showdown there is over, whoever brought it', () => {
    const { kaisa, viktor } = sampleDecks;
    if (!kaisa || !viktor) throw new Error('no decks');
    const created = riftbound.create({
      edition: '2026-07',
      seed: 'b',
      options: { autoPass: 'none', payment: 'auto' },
      seats: [kaisa, viktor].map((deck, i) => ({ name: `P${i}`, deck })),
    });
    if (!created.ok) throw new Error('not created');
    const fields = Object.values(new Play(riftbound, created.value.state).view().objects).filter(
      (one) => one.zone === 'battlefield',
    );
    expect(fields.map(({ controller }) => controller)).toEqual([null, null]);
    for (const owner of [0, 1]) {
      const game = position([{ base: ['Noxus Hopeful'] }, {}], {
        battlefields: [{ card: PEAK, owner }, { card: GROVE }],
      });
      game.move(0, 'Noxus Hopeful', PEAK);
      expect([game.turnState(), game.holder(PEAK)]).toEqual(['showdownOpen', null]);
      game.pass();
      expect(game.holder(PEAK)).toBeNull();
      expect(game.pass().holder(PEAK)).toBe(0);
    }
  });
  it('riftbound:190.2 a battlefield has one player as its controller or none, whose it was to begin with says nothing', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: null },
        { card: GROVE, owner: 0, controller: 1, units: [foe('Honest Broker')] },
        { card: 'Rockfall Path', owner: 1, controller: 0, units: ['Noxus Hopeful'] },
      ],
    });
    for (const viewer of [0, 1, 'judge'] as const)
      expect(
        [PEAK, GROVE, 'Rockfall Path'].map(
          (name) => Object.values(game.view(viewer).objects).find((one) => one.card === name)?.controller,
        ),
      ).toEqual([null, 1, 0]);
  });
});

describe('control and costs', () => {
  const steal = aims(ENEMY, {
    do: 'modify',
    what: T0,
    mods: [{ mod: 'control', to: 'you' }],
    until: { kind: 'permanent' },
  });
  it('riftbound:191.3.a who gained control of a unit moves it alone, first or along, and its owner does not', () => {
    const begin = () =>
      position([{ hand: ['Test Rite'], base: ['Test Giant'] }, { base: ['Noxus Hopeful'] }], {
        definitions: [steal, giant],
      })
        .play(0, 'Test Rite')
        .settle();
    const along = begin()
      .choose(0, { kind: 'MOVE', card: 'Test Giant' })
      .choose(0, { kind: 'BATTLEFIELD', card: PEAK });
    expect(choices(along)).toEqual(['Noxus Hopeful']);
    along.choose(0, [{ card: 'Noxus Hopeful' }]).settle();
    expect([along.where('Test Giant'), along.where('Noxus Hopeful')]).toEqual([PEAK, PEAK]);
    const first = begin()
      .choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' })
      .choose(0, { kind: 'BATTLEFIELD', card: GROVE });
    first.choose(0, [{ card: 'Test Giant' }]).settle();
    expect([first.where('Test Giant'), first.where('Noxus Hopeful')]).toEqual([GROVE, GROVE]);
    const later = begin().until({ turn: 4, step: 'main' });
    expect(later.offered().filter((one) => one.startsWith('MOVE'))).toEqual([]);
  });
  it('riftbound:203 who cannot pay what an instruction asks for is not asked, and does not get what it is for', () => {
    const bargain = (cost: JsonObject[]) =>
      spell('Test Rite', { effects: [{ do: 'pay', cost, then: [draw(2)], else: [draw(1)] }] });
    const after = (cost: JsonObject[], mine: JsonObject[], confirm?: boolean) => {
      const game = position([{ hand: ['Test Rite'], runes: mine }, {}], { definitions: [bargain(cost)] }).play(
        0,
        'Test Rite',
      );
      game.pass().pass();
      if (confirm === undefined) expect(game.decision().kind).toBe('PRIORITY');
      else game.answer(0, { confirm });
      return [game.settle().hand(0), game.runes(0).filter(({ exhausted }) => exhausted).length];
    };
    expect(after(energy(3), [runes(2, 'Mind')])).toEqual([1, 0]);
    expect(after(energy(3), [runes(3, 'Mind')], true)).toEqual([2, 3]);
    expect(after(energy(3), [runes(3, 'Mind')], false)).toEqual([1, 0]);
    expect(after([{ pay: 'kill', what: FRIEND }], [runes(1, 'Mind')])).toEqual([1, 0]);
  });
  /** Saves a friendly unit from dying, once: it dies itself. */
  const hourglass = gear('Test Glass', {
    kind: 'replacement',
    on: 'move',
    object: FRIEND,
    match: { from: 'board', to: 'trash' },
    instead: [
      { do: 'kill', what: 'self' },
      { do: 'status', what: { event: 'object' }, status: 'exhausted' },
    ],
  });
  const eats = { pay: 'kill', what: FRIEND };
  it('riftbound:203.2 with one unit killed for it, which something else saves, a cost is paid, and once', () => {
    const altar = gear('Test Altar', { kind: 'activated', cost: [eats], effects: [draw(1)] });
    const game = position([{ base: ['Test Altar', 'Test Recruit', 'Test Glass'] }, {}], {
      definitions: [altar, hourglass, recruit],
    });
    game.use(0, 'Test Altar');
    expect(game.chain()).toEqual(['Test Altar']);
    game.settle();
    expect([game.hand(0), game.zones('Test Glass'), game.zones('Test Recruit')]).toEqual([1, ['trash'], ['base']]);
    const card = unit('Test Patron', 3, { kind: 'spell', additional: [{ ...eats, save: 'eaten' }] });
    const played = position([{ hand: ['Test Patron'], base: ['Test Recruit', 'Test Glass'] }, {}], {
      definitions: [card, hourglass, recruit],
    }).play(0, 'Test Patron');
    expect([played.onBoard('Test Patron').length, played.zones('Test Recruit')]).toEqual([1, ['base']]);
  });
  it('riftbound:357.2.a an additional cost that is replaced is paid: the card is finalized, and what it cost stays alive', () => {
    const patron = unit('Test Patron', 3, { kind: 'spell', additional: [{ ...eats, save: 'eaten' }] });
    const game = position([{ hand: ['Test Patron'], base: ['Test Recruit', 'Test Glass'] }, {}], {
      definitions: [patron, hourglass, recruit],
    });
    game.play(0, 'Test Patron').settle();
    expect([game.where('Test Patron'), game.zones('Test Glass'), game.zones('Test Recruit')]).toEqual([
      'base',
      ['trash'],
      ['base'],
    ]);
    expect(game.happened('CARD_PLAYED')).toMatchObject([{ card: 'Test Patron' }]);
  });
  it('riftbound:204.4.b where an effect moves several units what that costs is paid as they move, by whoever has the effect', () => {
    const shove = does({ do: 'moveTo', what: { each: [...FRIEND, { is: 'inBase' }] }, to: { each: { named: PEAK } } });
    const tax = unit('Test Investigator', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'moveTax', energy: 1 }] });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Giant', 'Test Giant', 'Test Giant'], runes: [runes(4, 'Mind')] }, {}],
      {
        definitions: [shove, tax, giant],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Investigator')] }, { card: GROVE }],
      },
    ).play(0, 'Test Rite');
    const spent = () => game.runes(0).filter(({ exhausted }) => exhausted).length;
    expect([spent(), game.chain()]).toEqual([0, ['Test Rite']]);
    game.pass().pass();
    const all = game.decision().options.map(({ object }) => ({ object: String(object) }));
    expect([game.decision().kind, all.length]).toEqual(['MOVE_TAXED', 3]);
    game.choose(0, all);
    expect([spent(), game.all('Test Giant', 'battlefield').length, game.chain()]).toEqual([2, 3, []]);
  });
});

describe('priority', () => {
  const works = gear('Test Tool', activated(draw(1)));
  it('riftbound:309.1 the state is closed by abilities as by cards, pending or not', () => {
    const used = position([{ base: ['Test Tool', 'Noxus Hopeful'] }, {}], { definitions: [works] }).use(0, 'Test Tool');
    expect([used.turnState(), used.offered().filter((one) => one.startsWith('MOVE'))]).toEqual(['neutralClosed', []]);
    expect(used.settle().turnState()).toBe('neutralOpen');
    const hunter = unit('Test Hunter', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: UNIT }],
    });
    const pending = position([{ hand: ['Test Hunter'], base: ['Noxus Hopeful'] }, {}], { definitions: [hunter] }).play(
      0,
      'Test Hunter',
    );
    expect([pending.decision().kind, pending.turnState()]).toEqual(['TARGETS', 'neutralClosed']);
    pending.answer(0, pending.decision().default);
    expect([pending.decision().kind, pending.turnState()]).toEqual(['PRIORITY', 'neutralClosed']);
    const shown = position([{ base: ['Noxus Hopeful', 'Test Tool'] }, {}], {
      definitions: [gear('Test Tool', { ...activated(draw(1)), timing: 'action' })],
    });
    expect(shown.move(0, 'Noxus Hopeful', PEAK).use(0, 'Test Tool').turnState()).toBe('showdownClosed');
  });
  it('riftbound:312.1.b nobody has priority in a turn but in its main phase, as long as nothing is on a chain', () => {
    const fast = withKeyword(spell('Test Fast', { effects: [draw(1)] }), 'reaction');
    const mine = { hand: ['Test Fast'], base: ['Test Tool'] };
    const game = position([mine, mine], { definitions: [fast, works] });
    for (const [turn, seat] of [
      [4, 1],
      [5, 0],
      [6, 1],
    ]) {
      game.pass();
      expect([game.view().turn.number, game.view().turn.phase, game.decision().seat]).toEqual([turn, 'main', seat]);
    }
  });
  it('riftbound:312.1.b.1 each player chooses themselves what an instruction has them give up or discard', () => {
    const asked = (effect: JsonObject) => {
      const two = { base: ['Test Recruit', 'Test Giant'], hand: ['Cleave', 'Retreat'] };
      const game = position([{ ...two, hand: ['Test Rite', 'Cleave', 'Retreat'] }, two, two], {
        definitions: [does(effect), recruit, giant],
      }).play(0, 'Test Rite');
      const seats: number[] = [];
      while (game.chain().length > 0) {
        const { kind, seat } = game.decision();
        if (kind !== 'PRIORITY') seats.push(seat);
        game.answer(seat, game.decision().default);
      }
      return seats;
    };
    expect(asked({ do: 'sacrifice', who: 'players', filter: UNIT, cause: 'kill' })).toEqual([0, 1, 2]);
    expect(asked({ do: 'discard', who: 'opponents', count: 1 })).toEqual([1, 2]);
  });
});
