import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const named = (name: string) => ({ name }) as never;
const cost = (play: ReturnType<typeof game>, name: string, zone = 'hand') => play.the(name, zone).costNow;

describe('cards that have a card name chosen', () => {
  it('Crimson Prescience prevents what sources of that name deal, and costs less with twenty-five damage counters', () => {
    const dealt = (name: string) => {
      const play = game(hero('Warrior', 'exia'), 3, { hand: ['Crimson Prescience', 'Bolt'] })
        .activateCard(0, 'Crimson Prescience')
        .resolve()
        .answer(0, named(name));
      play.activateCard(0, 'Bolt', { card: 'Hero' }).resolve();
      return play.damage(0);
    };
    expect([dealt('Bolt'), dealt('bolt'), dealt('Hound')]).toEqual([0, 0, 5]);
    const priced = (classes: string, damage: number) =>
      cost(
        game({ ...hero(classes, 'exia'), props: { ...(hero(classes, 'exia').props as JsonObject), life: 40 } }, 3, {
          hand: ['Crimson Prescience'],
          champion: { damage },
        }),
        'Crimson Prescience',
      );
    expect([priced('Warrior', 25), priced('Warrior', 24), priced('Mage', 25)]).toEqual([2, 3, 3]);
  });

  it("Kingdom's Divide makes cards of that name dearer for everybody until its player's next turn", () => {
    const play = game(hero('Cleric', 'norm'), 1, { hand: ["Kingdom's Divide", 'Wolf'] }, { hand: ['Wolf', 'Hound'] })
      .activateCard(0, "Kingdom's Divide")
      .resolve()
      .answer(0, named('Wolf'));
    const costs = () => [play.all('Wolf', 'hand').map(({ costNow }) => costNow), cost(play, 'Hound')];
    expect(costs()).toEqual([[3, 3], 0]);
    play.to('main', 4);
    expect(costs()).toEqual([[3, 3], 0]);
    play.to('main', 5);
    expect(costs()).toEqual([[1, 1], 0]);
    const floats = (level: number) =>
      JSON.stringify(
        game(hero('Cleric', 'norm', level), 0, { hand: ["Kingdom's Divide"] }).the("Kingdom's Divide", 'hand')
          .abilities,
      );
    expect(floats(2)).toMatch(/floating memory/i);
  });

  it("Jianyu, Fate's Premonition raises costs by 2 and by the phantasias of its player", () => {
    const veil = card('Veil', { types: ['Phantasia'], costKind: 'reserve', cost: 1 });
    const play = game(
      hero('Cleric', 'water'),
      2,
      { hand: ["Jianyu, Fate's Premonition"], field: ['Veil'] },
      { hand: ['Wolf'] },
      { definitions: [veil] },
    )
      .activateCard(0, "Jianyu, Fate's Premonition")
      .resolve()
      .answer(0, named('Wolf'));
    expect(cost(play, 'Wolf')).toBe(5);
  });

  it('Nefarious Timepiece names a regalia, which costs 1 more to materialize', () => {
    const relic = thing('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const play = game(
      hero('Cleric', 'norm'),
      5,
      { materialDeck: ['Nefarious Timepiece'] },
      { materialDeck: ['Relic'], memory: ['Wolf'] },
      { definitions: [relic], turn: { step: 'materialize' } },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Nefarious Timepiece' }] });
    while (play.decision().kind !== 'NAME') play.pass();
    expect(() => play.answer(0, named('Wolf'))).toThrow();
    play.answer(0, named('Relic'));
    play.until({ kind: 'MATERIALIZE', turn: 4 }).answer(1, { choose: [{ card: 'Relic' }] });
    expect(play.count(1, 'memory')).toBe(0);
  });

  it('Nia, Mistveiled Scout looks at a memory and makes a name dearer', () => {
    const play = game(
      hero('Assassin', 'water'),
      3,
      { hand: ['Nia, Mistveiled Scout'] },
      { memory: ['Wolf'], hand: ['Wolf'] },
    )
      .activateCard(0, 'Nia, Mistveiled Scout')
      .resolve()
      .resolve()
      .answer(0, named('Wolf'));
    expect(cost(play, 'Wolf')).toBe(2);
  });
});

describe('cards that roll dice', () => {
  const golem = ally('Golem', { life: 20 });
  it('Unstable Voltage deals what two dice come to', () => {
    const dealt = (...random: number[]) => {
      const play = game(
        hero('Mage', 'arcane'),
        2,
        { hand: ['Unstable Voltage'] },
        { field: ['Golem'] },
        { definitions: [golem], random },
      );
      return play.activateCard(0, 'Unstable Voltage', { card: 'Golem' }).resolve().the('Golem').damage;
    };
    expect([dealt(0, 0), dealt(5, 5), dealt(2, 3)]).toEqual([2, 12, 7]);
  });

  it('Potion Infusion: Volatility has a Potion deal 4 and a die as it is sacrificed, where it could be rested', () => {
    const brew = thing(
      'Brew',
      { types: ['Item'], subtypes: ['Potion'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [],
      },
    );
    const dealt = (rested: boolean) => {
      const play = game(
        hero('Cleric', 'norm', 1, 'Arisanna, Test'),
        7,
        { hand: ['Potion Infusion: Volatility'], field: [{ card: 'Brew', rested }] },
        {},
        { definitions: [brew], random: rested ? [] : [2] },
      );
      expect(cost(play, 'Potion Infusion: Volatility')).toBe(6);
      play.activateCard(0, 'Potion Infusion: Volatility', { card: 'Brew' }).resolve();
      play.use(0, 'Brew').resolveAll();
      return play.damage(1);
    };
    expect([dealt(false), dealt(true)]).toEqual([7, 0]);
  });
});

describe('cards that know what was given up for them', () => {
  it("Queen's Gambit summons three Pawns for a Queen, and has Chessman allies grow as they enter", () => {
    const piece = (name: string, kind: string) => ally(name, { subtypes: ['Chessman', kind], cost: 0 });
    const play = (which: string) =>
      game(
        hero('Cleric', 'norm', 1, 'Alice, Test'),
        2,
        { hand: ["Queen's Gambit", 'Rook'], field: [which] },
        {},
        { definitions: [piece('Queen', 'Queen'), piece('Rook', 'Rook')] },
      )
        .activateCard(0, "Queen's Gambit")
        .resolveAll();
    expect([play('Queen').all('Pawn Piece').length, play('Rook').all('Pawn Piece').length]).toEqual([3, 0]);
    const later = play('Queen');
    later.answer(0, later.decision().default).resolveAll();
    later.activateCard(0, 'Rook').resolveAll();
    expect(later.figures('Rook')).toBe('2/1');
  });

  it('Dusklight Communion destroys a phantasia for astra, and takes levels from champions for umbra', () => {
    const veil = card('Veil', { types: ['Phantasia'], costKind: 'reserve', cost: 1 });
    const relic = (name: string, element: string) =>
      thing(name, { types: ['Item'], supertypes: ['Regalia'], elements: [element], costKind: 'memory', cost: 0 });
    const setup = (which: string) =>
      game(
        hero('Cleric', 'norm', 2),
        3,
        { hand: ['Dusklight Communion'], materialDeck: [which] },
        { field: ['Veil'] },
        { definitions: [veil, relic('Star', 'astra'), relic('Shade', 'umbra')] },
      ).activateCard(0, 'Dusklight Communion', { card: which });
    const star = setup('Star').resolve();
    star.answer(0, { choose: [{ card: 'Veil' }] }).resolveAll();
    expect([star.zones('Veil'), star.champion(0).level]).toEqual([['graveyard'], 2]);
    const shade = setup('Shade').resolveAll();
    expect([shade.zones('Veil'), shade.champion(0).level]).toEqual([['field'], 1]);
  });

  it('Smash with Obelisk has the reserve cost of the domain as more power', () => {
    const tower = card('Tower', { types: ['Domain'], costKind: 'reserve', cost: 3 });
    const play = game(
      hero('Guardian', 'neos'),
      3,
      { hand: ['Smash with Obelisk'], field: ['Tower'] },
      {},
      { definitions: [tower] },
    )
      .activateCard(0, 'Smash with Obelisk')
      .resolve();
    play.fight();
    expect([play.zones('Tower'), play.damage(1)]).toEqual([['graveyard'], 9]);
  });

  it('Expunge deals the reserve cost of a Curse of a lineage to all units', () => {
    const hex = card(
      'Hex',
      { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 2, speed: 'slow' },
      {
        kind: 'spell',
        targets: [on('Champion')],
        effects: [{ do: 'move', what: 'self', to: 'lineage', attached: { target: 0 }, position: 'bottom' }],
      },
    );
    const play = game(
      hero('Cleric', 'umbra'),
      4,
      { hand: ['Expunge', 'Hex'], field: ['Wolf'] },
      { champion: 'Rai, Spellcrafter', field: ['Hound'] },
      { definitions: [hex] },
    )
      .activateCard(0, 'Hex', { card: 'Rai, Spellcrafter' })
      .resolve()
      .activateCard(0, 'Expunge')
      .resolve();
    expect([play.damage(0), play.damage(1), play.the('Wolf').damage, play.the('Hound').damage]).toEqual([2, 2, 2, 2]);
    expect(play.zones('Hex')).toEqual(['graveyard']);
  });

  it('Horticounter asks for X and the Herbs for what it negates, and lets its player glimpse then', () => {
    const herb = thing('Herb', { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const setup = (theirs: number) => {
      const play = game(
        hero('Cleric', 'astra'),
        1,
        { hand: ['Horticounter'], field: ['Herb', 'Herb'] },
        { hand: ['Bolt', ...some(theirs)] },
        { definitions: [herb], turn: { active: 1 } },
      );
      play.activateCard(1, 'Bolt', { card: 'Hero' }).pass();
      play.activateCard(0, 'Horticounter', { number: 1 } as never);
      return play.answer(0, { choose: play.decision().options.map(({ id }) => id) as never }).answering([]);
    };
    const unpaid = setup(2).resolve();
    expect([unpaid.zones('Bolt'), unpaid.stack()]).toEqual([['banishment'], ['Horticounter']]);
    const paid = setup(3).pass().pass();
    expect(paid.decision().kind).toBe('PAY');
    paid.answer(1, { confirm: true });
    paid.answering([]);
    expect([paid.zones('Bolt'), paid.count(1, 'memory')]).toEqual([['effectsStack'], 3]);
  });

  it('Decaying Reproach deals 3 and twice the wither counters that were removed', () => {
    const golem = ally('Golem', { life: 20 });
    const setup = () =>
      game(
        hero('Cleric', 'tera', 1, 'Diao Chan, Test'),
        2,
        { hand: ['Decaying Reproach'], field: [{ card: 'Hound', counters: { wither: 2 } }] },
        {
          field: [
            { card: 'Golem', counters: { wither: 3 } },
            { card: 'Wolf', counters: { wither: 2 } },
          ],
        },
        { definitions: [golem] },
      );
    const play = setup().activateCard(0, 'Decaying Reproach', { card: 'Golem' });
    expect(play.choices()).not.toContain('Hound');
    play.answer(0, { choose: [{ card: 'Golem' }] }).answer(0, { number: 3 });
    play.answer(0, { choose: [{ card: 'Wolf' }] });
    if (play.decision().shape === 'NUMBER') play.answer(0, { number: 1 });
    play.answering([]);
    play.resolve();
    expect([
      play.the('Golem').damage,
      counters(play.the('Golem')).wither ?? 0,
      counters(play.the('Wolf')).wither,
    ]).toEqual([11, 0, 1]);
    const none = setup().activateCard(0, 'Decaying Reproach', { card: 'Golem' });
    none.answer(0, { choose: [] }).answering([]);
    expect(none.resolve().the('Golem').damage).toBe(3);
    const other = setup().use(0, 'Decaying Reproach').resolve();
    expect([other.zones('Decaying Reproach'), other.count(0, 'memory')]).toEqual([['graveyard'], 3]);
  });

  it('Sparkling Adornment moves sheen counters of one object onto a unit', () => {
    const play = game(
      hero('Assassin', 'norm', 1, 'Merlin, Test'),
      2,
      { hand: ['Sparkling Adornment'], field: [{ card: 'Hound', counters: { sheen: 3 } }] },
      { field: ['Wolf'] },
    ).activateCard(0, 'Sparkling Adornment', { card: 'Wolf' });
    if (play.decision().shape === 'CHOOSE' && play.decision().kind === 'COST')
      play.answer(0, { choose: [{ card: 'Hound' }] });
    play.answer(0, { number: 2 }).answering([]);
    play.resolve();
    expect([counters(play.the('Wolf')).sheen, counters(play.the('Hound')).sheen]).toEqual([2, 1]);
    const without = game(hero('Assassin', 'norm'), 2, { hand: ['Sparkling Adornment'] });
    expect(without.offers()).not.toContain('ACTIVATE_CARD Sparkling Adornment');
  });

  it('Sigil of Budding Embers deals as much as glimmer counters were removed', () => {
    const play = game(hero('Cleric', 'fire', 1, 'Diao Chan, Test'), 0, {
      champion: { counters: { glimmer: 4 } },
      field: ['Sigil of Budding Embers'],
    })
      .to('main', 5)
      .use(0, 'Sigil of Budding Embers', { number: 3 }, { card: 'Spirit of Fire' });
    play.resolve();
    expect([play.damage(1), counters(play.champion(0)).glimmer]).toEqual([3, 1]);
  });
});
