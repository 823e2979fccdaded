/** Pantheon: boons, how they are bestowed, and how such a game begins. */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { grandArchive, rules, starterDecks } from '../../src/index.js';
import { action, card, keyword } from '../support/own-cards.js';
import { ArchivePlay, lorraine, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const boon = (name: string, props: JsonObject, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    {
      types: ['Boon'],
      supertypes: ['Lesser'],
      subtypes: ['Warrior', 'Spell'],
      classes: ['Warrior'],
      costKind: 'reserve',
      cost: 1,
      speed: 'slow',
      ...props,
    },
    ...abilities,
  );
const gift = boon(
  'Gift',
  {},
  { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 2 }] },
  {
    kind: 'static',
    zone: 'pantheon',
    affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
    mods: [{ mod: 'add', stat: 'level', value: 1 }],
  },
  {
    kind: 'triggered',
    zone: 'pantheon',
    on: { on: 'step', player: 'you', match: { step: 'end' } },
    effects: [{ do: 'recover', who: 'you', amount: 1 }],
  },
  {
    kind: 'activated',
    zone: 'pantheon',
    limit: { inAll: 1 },
    cost: [{ pay: 'reserve', amount: 1 }],
    effects: [{ do: 'draw', who: 'you', count: 1, to: 'memory' }],
  },
);
const down = (name: string) => ({ card: name, faceDown: true });
const players = (mine: JsonObject, theirs: JsonObject = {}) => [mine, theirs, {}];
const game = (definitions: JsonObject[], mine: JsonObject, theirs: JsonObject = {}) =>
  table(players({ champion: lorraine(1), ...mine }, theirs), { definitions, options: { format: 'pantheon' } });

describe('boons', () => {
  it('ga:2.3.1.2 are bestowed from the pantheon, where they lie face up afterwards and do what they say', () => {
    const start = game([gift], { pantheon: [down('Gift')], hand: some(3) });
    expect([start.champion(0).level, start.offers().includes('BESTOW Gift')]).toEqual([1, true]);
    start.choose(0, { kind: 'BESTOW', card: 'Gift' }).answering([]);
    expect([start.count(0, 'hand'), start.zones('Gift'), start.champion(0).level]).toEqual([4, ['pantheon'], 2]);
    expect(start.offers()).not.toContain('BESTOW Gift');
    start.use(0, 'Gift').resolve();
    expect(start.count(0, 'memory')).toBe(3);
    expect(start.offers()).not.toContain('ACTIVATE_ABILITY Gift');
    // It costs a card, and there is none.
    expect(game([gift], { pantheon: [down('Gift')] }).offers()).not.toContain('BESTOW Gift');
  });
  it('ga:2.8.2.1 nobody has Opportunity before a boon that is bestowed has resolved', () => {
    const flash = action('Flash', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
    const start = game([gift, flash], { pantheon: [down('Gift')], hand: some(3) }, { hand: ['Flash'] });
    start.choose(0, { kind: 'BESTOW', card: 'Gift' }).answering([]);
    expect([start.stack(), start.decision().seat, start.zones('Gift')]).toEqual([[], 0, ['pantheon']]);
  });
  it('ga:2.4.0.3 do nothing while they lie face down', () => {
    const start = game([gift], { champion: lorraine(1, { damage: 5 }), pantheon: [down('Gift')], hand: some(1) });
    expect(start.offers()).not.toContain('ACTIVATE_ABILITY Gift');
    expect([start.champion(0).level, start.to('main', 4).damage(0)]).toEqual([1, 5]);
  });
  it('ga:2.4.2.1 trigger where they lie, once they are bestowed', () => {
    const start = game([gift], { champion: lorraine(1, { damage: 5 }), pantheon: ['Gift'] });
    expect(start.to('main', 4).damage(0)).toBe(4);
  });
  it('ga:2.8.1.2.2 are slow unless they say otherwise', () => {
    const fast = boon('Fast', { speed: 'fast', cost: 0 });
    const slow = boon('Slow', { cost: 0 });
    const theirs = { champion: lorraine(1), pantheon: [down('Fast'), down('Slow')] };
    const start = game([fast, slow], {}, theirs).pass();
    expect(start.offers()).toEqual(['PASS', 'BESTOW Fast']);
  });
  it('ga:2.3.1.3 need their elements enabled', () => {
    const fiery = boon('Fiery', { elements: ['fire'], cost: 0 });
    const offered = (champion: JsonObject) => game([fiery], { champion, pantheon: [down('Fiery')] }).offers();
    expect(offered(lorraine(1))).not.toContain('BESTOW Fiery');
    expect(offered(rai(1))).toContain('BESTOW Fiery');
  });
  it('ga:2.4.4 class locked and level locked ones are bestowed by a champion of that class, of that base level', () => {
    const locked = boon('Locked', { cost: 0 }, keyword('class locked'));
    const high = boon('High', { cost: 0 }, { kind: 'keyword', keyword: 'level locked', value: 2 });
    const lift = card(
      'Lift',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'static',
        affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
        mods: [{ mod: 'add', stat: 'level', value: 3 }],
      },
    );
    const offered = (champion: JsonObject) =>
      game([locked, high, lift], { champion, field: ['Lift'], pantheon: [down('Locked'), down('High')] })
        .offers()
        .filter((one) => one.startsWith('BESTOW'));
    expect(offered(lorraine(1))).toEqual(['BESTOW Locked']);
    expect(offered(lorraine(2))).toEqual(['BESTOW Locked', 'BESTOW High']);
    expect(offered(rai(2))).toEqual(['BESTOW High']);
  });
  it('ga:1.6.4.2.8 cost what they say of themselves, whatever changes the costs of cards that are activated', () => {
    const cheap = boon(
      'Cheap',
      { cost: 2 },
      { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 1 }] }] },
    );
    const sale = card(
      'Sale',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 1 }] }] },
    );
    const costs = (...field: string[]) =>
      game([cheap, gift, sale], { field, pantheon: [down('Cheap'), down('Gift')], hand: some(3) })
        .decision()
        .options.filter(({ kind }) => kind === 'BESTOW')
        .map(({ cost }) => cost);
    expect(costs('Sale')).toEqual(costs());
    const paid = game([cheap, sale], { field: ['Sale'], pantheon: [down('Cheap')], hand: some(3) });
    expect(paid.choose(0, { kind: 'BESTOW', card: 'Cheap' }).answering([]).count(0, 'memory')).toBe(1);
    expect(new Set(costs()).size).toBe(1);
  });
  it('ga:1.6.6.4 enable elements, ga:1.6.5.3 and give champions classes, once they are bestowed', () => {
    const ember = boon(
      'Ember',
      { cost: 0 },
      {
        kind: 'static',
        zone: 'pantheon',
        affects: { players: 'you' },
        mods: [{ mod: 'rule', rule: 'elementEnabled', element: 'fire' }],
      },
      {
        kind: 'static',
        zone: 'pantheon',
        affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
        mods: [{ mod: 'gain', prop: 'classes', values: ['Mage'] }],
      },
    );
    const mage = boon(
      'Lore',
      { cost: 0, subtypes: ['Mage', 'Spell'], classes: ['Mage'], elements: ['fire'] },
      keyword('class locked'),
    );
    const start = game([ember, mage], { pantheon: [down('Ember'), down('Lore')] });
    expect(start.offers()).not.toContain('BESTOW Lore');
    expect(start.choose(0, { kind: 'BESTOW', card: 'Ember' }).offers()).toContain('BESTOW Lore');
  });
  it('ga:2.3.1.5 choose targets as they are bestowed: any number of players, each of whom does what they say', () => {
    const flood = boon(
      'Flood',
      { cost: 0 },
      {
        kind: 'spell',
        targets: [{ what: { player: 'any' }, min: 0, max: null }],
        effects: [{ do: 'move', what: { top: 3, of: { target: 0 } }, to: 'graveyard', cause: 'effect' }],
      },
    );
    const start = game([flood], { pantheon: [down('Flood')] });
    start.choose(0, { kind: 'BESTOW', card: 'Flood' }).answer(0, {
      choose: start
        .decision()
        .options.slice(1)
        .map(({ id }) => id),
    });
    expect([0, 1, 2].map((seat) => start.count(seat, 'graveyard'))).toEqual([0, 3, 3]);
  });
  it('ga:2.1.1.5.2 are seen by their player alone as long as they lie face down', () => {
    const start = game([gift], { pantheon: [down('Gift')] });
    const seen = (seat: number) => Object.values(start.view(seat).objects).filter((o) => o.card === 'Gift').length;
    expect([seen(0), seen(1)]).toEqual([1, 0]);
  });
});

describe('a game of Pantheon', () => {
  const begun = () => {
    const created = grandArchive.create({
      edition: '4.1',
      seed: 'pantheon',
      options: { autoPass: 'none', payment: 'auto', format: 'pantheon' },
      seats: ['lorraine', 'rai', 'lorraine'].map((name) => ({ name, deck: starterDecks[name] ?? {} })),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const play = new ArchivePlay(grandArchive, created.value.state);
    for (let i = 0; i < 3; i++) {
      const d = play.decision();
      expect(d.kind).toBe('FIRST_CHAMPION');
      play.answer(d.seat, d.default);
    }
    return play;
  };
  it('ga:1.3.3 begins with a champion and a barrier of each player, and with the cards that champions give', () => {
    const play = begun();
    const { active, phase, number } = play.view().turn;
    const hands = [0, 1, 2].map((seat) => play.count(seat, 'hand'));
    const others = [0, 1, 2].filter((seat) => seat !== active);
    expect([0, 1, 2].map((seat) => play.champion(seat).level)).toEqual([0, 0, 0]);
    expect(
      play
        .all('Pantheon Barrier')
        .map(({ controller }) => controller)
        .sort(),
    ).toEqual([0, 1, 2]);
    // The first player draws a card in the first turn (1.3.4.1).
    expect([phase, number, play.stack()]).toEqual(['main', 1, []]);
    expect(others.map((seat) => Number(hands[active as number]) - Number(hands[seat]))).toEqual([1, 1]);
  });
  it('ga:2.2.0.1.1 each player’s first turn has no wake up, materialize and recollection phase', () => {
    const play = begun();
    const seen: string[] = [];
    for (let i = 0; i < 40 && Number(play.view().turn.number) < 4; i++) {
      const { number, phase } = play.view().turn;
      const now = `${String(number)} ${String(phase)}`;
      if (seen.at(-1) !== now) seen.push(now);
      const d = play.decision();
      play.answer(d.seat, d.default);
    }
    expect(seen).toEqual(['1 main', '1 end', '2 main', '2 end', '3 main', '3 end']);
  });
  it('ga:1.5.1.1 is played with 60 different cards, 12 of the material deck, and a lesser and a greater boon', () => {
    const lesser = boon('Low', {});
    const greater = boon('High', { supertypes: ['Greater'] });
    const cards = rules.cards.with([lesser, greater] as unknown as CardDefinition[]);
    const report = (deck: JsonObject) =>
      validateDeck({ decks: rules.decks, cards }, { format: 'pantheon', ...deck }).errors.map(({ detail }) => detail);
    const { material = [] } = starterDecks.lorraine ?? {};
    const boons = [
      { card: 'Low', count: 1 },
      { card: 'High', count: 1 },
    ];
    const said = (deck: JsonObject) => report({ main: [{ card: 'Blitz Mage', count: 2 }], material, ...deck });
    expect(said({ boons })).toEqual(
      expect.arrayContaining([expect.stringContaining('2 copies of Blitz Mage; at most 1')]),
    );
    expect(said({ boons }).some((one) => one.includes('boon'))).toBe(false);
    expect(said({ boons: boons.slice(1) })).toContain('0 lesser boons; one is needed');
    expect(said({ boons, sideboard: [{ card: 'Blitz Mage', count: 1 }] })).toContain(
      'there is no sideboard in Pantheon',
    );
    expect(said({ boons, material: material.slice(1) }).some((one) => one.endsWith('12 are needed'))).toBe(true);
    const constructed = validateDeck({ decks: rules.decks, cards }, { main: [], material, boons }).errors;
    expect(constructed.map(({ detail }) => detail)).toContain('boons are for games of Pantheon');
  });
});
