import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const PANTHEON = { options: { format: 'pantheon' } };
const boon = (name: string) => ({ pantheon: [name] });
const both = action('Both', { effects: [{ do: 'draw', who: 'players', count: 5 }] });
/** All that waits resolves, and what is asked is answered as suggested. */
function finish(play: ArchivePlay): ArchivePlay {
  while (play.stack().length > 0 || play.decision().kind !== 'OPPORTUNITY') {
    const { seat, kind, default: usual } = play.decision();
    if (kind === 'OPPORTUNITY') play.pass();
    else play.answer(seat, usual);
  }
  return play;
}
const nothing = action('Nothing', { effects: [] });

describe('what counts how often it was activated', () => {
  it("Aella, Zephyr's Hand suppresses for (3) less the first time she is asked to", () => {
    const play = game(hero('Mage', 'wind'), 4, { field: ["Aella, Zephyr's Hand"] }, { field: ['Wolf', 'Hound'] });
    const ask = (card: string) => play.use(0, "Aella, Zephyr's Hand", { card }).resolve();
    ask('Wolf');
    expect([play.count(0, 'memory'), play.zones('Wolf')]).toEqual([0, ['banishment']]);
    ask('Hound');
    expect([play.count(0, 'memory'), play.zones('Hound')]).toEqual([3, ['banishment']]);
    expect(play.offers()).not.toContain("ACTIVATE_ABILITY Aella, Zephyr's Hand");
    finish(play.to('end'));
    expect([play.zones('Wolf'), play.zones('Hound')]).toEqual([['field'], ['field']]);
  });
  it("Aella, Zephyr's Hand targets another object, and as a Spell nothing with spellshroud", () => {
    const shrouded = ally('Shrouded', { life: 3 }, { kind: 'keyword', keyword: 'spellshroud' });
    const alone = (field: string[]) =>
      game(hero('Mage', 'wind'), 4, { field: ["Aella, Zephyr's Hand"] }, { field }, { definitions: [shrouded] })
        .offers()
        .includes("ACTIVATE_ABILITY Aella, Zephyr's Hand");
    expect([alone([]), alone(['Shrouded']), alone(['Wolf'])]).toEqual([false, false, true]);
  });

  it('Lesser Boon of Zerusa costs (1) more for each time it was activated in this game', () => {
    const play = game(hero('Assassin', 'norm'), 6, boon('Lesser Boon of Zerusa'), {}, PANTHEON);
    const paid = () => play.count(0, 'memory');
    play.use(0, 'Lesser Boon of Zerusa').resolve();
    expect([paid(), counters(play.champion(0)).preparation]).toEqual([2, 1]);
    play.use(0, 'Lesser Boon of Zerusa').resolve();
    expect([paid(), counters(play.champion(0)).preparation]).toEqual([5, 2]);
    expect([play.count(0, 'hand'), play.offers().includes('ACTIVATE_ABILITY Lesser Boon of Zerusa')]).toEqual([
      1,
      false,
    ]);
    // In a later turn it costs as much: what was activated before still counts.
    play.to('main', 5);
    expect(play.offers()).toContain('ACTIVATE_ABILITY Lesser Boon of Zerusa');
    const hand = play.count(0, 'hand');
    play.use(0, 'Lesser Boon of Zerusa').resolve();
    expect(hand - play.count(0, 'hand')).toBe(4);
  });

  it('Lesser Boon of Distance draws as it resolves for the third time, and is activated thrice', () => {
    const hunter = ally('Hunter', { life: 3, subtypes: ['Ranger'], classes: ['Ranger'] });
    const negate = action('Negate', {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'activation' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const start = (theirs: JsonObject = {}) =>
      game(hero('Ranger', 'norm'), 6, { ...boon('Lesser Boon of Distance'), field: ['Hunter', 'Wolf'] }, theirs, {
        ...PANTHEON,
        definitions: [hunter, negate],
      });
    const use = (play: ArchivePlay) => play.use(0, 'Lesser Boon of Distance', { card: 'Hunter' });
    const play = start();
    use(play).resolve();
    expect(play.the('Hunter').distant).toBe(true);
    use(play).resolve();
    expect(play.count(0, 'memory')).toBe(4);
    use(play).resolve();
    expect([play.count(0, 'memory'), play.offers().includes('ACTIVATE_ABILITY Lesser Boon of Distance')]).toEqual([
      7,
      false,
    ]);
    // What was negated has not resolved.
    const other = start({ hand: ['Negate'] });
    use(other).pass();
    other.activateCard(1, 'Negate').resolve();
    expect(other.the('Hunter').distant).not.toBe(true);
    use(other).resolve();
    use(other).resolve();
    expect(other.count(0, 'memory')).toBe(6);
  });
});

describe('what waits for abilities to be activated', () => {
  it('Nightmare Coil has champions of opponents deal damage to themselves for cards and abilities', () => {
    const stone = thing(
      'Stone',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      { kind: 'activated', cost: [], effects: [{ do: 'draw', who: 'you', count: 1 }], limit: { perTurn: 1 } },
    );
    const start = (distant: boolean, step = 'recollection') =>
      game(
        hero('Ranger', 'umbra'),
        2,
        { champion: distant ? { distant: true } : {}, hand: ['Nightmare Coil', 'Nothing'] },
        { champion: { card: 'Hero' }, hand: ['Nothing'], field: ['Stone'] },
        { definitions: [stone, nothing], turn: { step } },
      );
    const offered = (play: ArchivePlay) => play.offers().includes('ACTIVATE_CARD Nightmare Coil');
    expect([offered(start(true)), offered(start(false)), offered(start(true, 'main'))]).toEqual([true, false, false]);
    const play = start(true).activateCard(0, 'Nightmare Coil').resolve();
    play.activateCard(0, 'Nothing').resolve();
    expect([play.damage(0), play.damage(1)]).toEqual([0, 0]);
    play.pass();
    play.use(1, 'Stone').resolve();
    expect(play.damage(1)).toBe(8);
    play.resolve();
    play.to('main').pass();
    play.activateCard(1, 'Nothing').resolve();
    expect(play.damage(1)).toBe(16);
  });
  it("Nightmare Coil's activation can't be negated with its class bonus", () => {
    const negate = action('Negate', {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const negated = (of: string) => {
      const play = game(
        hero(of, 'umbra'),
        2,
        { champion: { distant: true }, hand: ['Nightmare Coil'] },
        { hand: ['Negate'] },
        { definitions: [negate], turn: { step: 'recollection' } },
      );
      play.activateCard(0, 'Nightmare Coil').pass();
      play.activateCard(1, 'Negate').resolve().resolveAll();
      return play.count(0, 'hand');
    };
    expect([negated('Ranger'), negated('Mage')]).toEqual([1, 0]);
  });

  it('Refracted Twilight copies the next ability of the Potion that its player activates, twice', () => {
    const brewed = thing(
      'Brewed',
      { types: ['Item'], subtypes: ['Cleric', 'Potion'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [{ pay: 'banish', what: 'self' }],
        targets: [on('Champion')],
        effects: [{ do: 'damage', amount: 2, to: { target: 0 } }],
      },
    );
    const play = game(
      hero('Cleric', 'astra'),
      0,
      { field: ['Refracted Twilight', 'Brewed', { card: 'Brewed' }] },
      {},
      { definitions: [brewed] },
    );
    const potions = () => play.decision().options;
    play.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Refracted Twilight' });
    const [, first] = potions();
    play.answer(0, { choose: [first?.id as never] }).resolve();
    const other = play.all('Brewed').find((one) => one.id !== first?.object);
    // Of another Potion nothing is copied.
    play
      .choose(0, { kind: 'ACTIVATE_ABILITY', object: other?.id } as never)
      .answer(0, { choose: [{ card: 'Spirit of Fire' }] });
    play.resolveAll();
    expect(play.damage(1)).toBe(2);
    finish(play.use(0, 'Brewed', { card: 'Spirit of Fire' }));
    expect(play.damage(1)).toBe(8);
  });
  it('Refracted Twilight is brewed with two Silvershine and three Herbs besides', () => {
    const herb = (name: string) => thing(name, { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const offered = (silver: number, herbs: number) =>
      game(
        hero('Cleric', 'astra'),
        0,
        { hand: ['Refracted Twilight'], field: [...some(silver, 'Silvershine'), ...some(herbs, 'Leaf')] },
        {},
        { definitions: [herb('Leaf')] },
      )
        .offers()
        .includes('ACTIVATE_CARD Refracted Twilight');
    expect([offered(2, 3), offered(2, 2), offered(3, 2), offered(1, 4)]).toEqual([true, false, true, false]);
  });
});

describe('what is done twice, or not too often', () => {
  it("Seiryuu's Command has on attack abilities of a Beast trigger twice, and needs no element with an arcane Shenju", () => {
    const shenju = {
      ...ally('Shenju', { subtypes: ['Shenju', 'Beast'], life: 5 }),
      props: {
        ...(ally('Shenju', { subtypes: ['Shenju', 'Beast'], life: 5 }).props as JsonObject),
        elements: ['arcane'],
      },
    };
    const roar = ally(
      'Roar',
      { subtypes: ['Beast'], life: 5 },
      {
        kind: 'triggered',
        keyword: 'on attack',
        on: { on: 'attack', object: 'self' },
        effects: [{ do: 'counters', what: 'self', kind: 'age', amount: 1 }],
      },
      {
        kind: 'triggered',
        on: { on: 'attack', object: 'self' },
        effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
      },
    );
    const start = (element: string, field: string[]) =>
      game(hero('Tamer', element), 2, { hand: ["Seiryuu's Command"], field }, {}, { definitions: [shenju, roar] });
    const offered = (element: string, field: string[]) =>
      start(element, field).offers().includes("ACTIVATE_CARD Seiryuu's Command");
    expect([offered('norm', ['Roar']), offered('arcane', ['Roar']), offered('norm', ['Roar', 'Shenju'])]).toEqual([
      false,
      true,
      true,
    ]);
    const play = start('arcane', ['Roar']).activateCard(0, "Seiryuu's Command", { card: 'Roar' }).resolve();
    finish(play.choose(0, { kind: 'ATTACK', card: 'Roar' }));
    // What has no such word before it triggers once.
    expect(counters(play.the('Roar'))).toEqual({ age: 2, buff: 1 });
    const usual = finish(start('arcane', ['Roar']).choose(0, { kind: 'ATTACK', card: 'Roar' }));
    expect(counters(usual.the('Roar'))).toEqual({ age: 1, buff: 1 });
  });

  it('Tithe Proclamation lets nobody draw more than three cards in a turn', () => {
    const start = (first: boolean) =>
      game(
        hero('Cleric', 'norm'),
        0,
        { hand: ['Both'], field: ['Tithe Proclamation'] },
        {},
        { definitions: [both], ...(first ? { turn: { number: 1 } } : {}) },
      )
        .activateCard(0, 'Both')
        .resolve();
    const play = start(false);
    expect([play.count(0, 'hand'), play.count(1, 'hand')]).toEqual([3, 3]);
    // In a later turn three more.
    play.to('main', 4);
    expect(play.count(1, 'hand')).toBe(4);
  });
  it('Tithe Proclamation draws a card as it enters', () => {
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { memory: some(1), materialDeck: ['Tithe Proclamation'] },
      {},
      { turn: { step: 'materialize' } },
    );
    play.answering([{ card: 'Tithe Proclamation' }]).resolveAll();
    expect(play.all('Tithe Proclamation').length).toBe(1);
  });

  it('Obsequious Blow makes the first card dearer that its victim activates in their next turn', () => {
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const play = game(
      hero('Guardian', 'water', 1, 'Ciel, Test'),
      8,
      {
        hand: ['Omen', 'Obsequious Blow'],
        banishment: ['Wolf', 'Wolf'],
      },
      { champion: { card: 'Spirit of Fire' }, hand: ['One', 'One', ...some(6)] },
      { definitions: [ally('One', { cost: 1 }), omen] },
    );
    play.activateCard(0, 'Omen').resolve();
    play.activateCard(0, 'Obsequious Blow').resolve().fight();
    expect([play.damage(1), play.count(0, 'memory')]).toEqual([7, 8]);
    play.to('main', 4);
    const before = play.count(1, 'memory');
    play.activateCard(1, 'One').resolve();
    expect(play.count(1, 'memory') - before).toBe(3);
    play.activateCard(1, 'One').resolve();
    expect(play.count(1, 'memory') - before).toBe(4);
  });
});
