/** What the text on a card means in play: its characteristics, what its cost is, its speed, its figures (1.6). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, on, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const refusal = (definitions: JsonObject[]) => {
  const made = grandArchive.createScenario(scenarioWith(definitions, {}, {}));
  if (made.ok) throw new Error('this should have been refused');
  return made.error.errors ?? [];
};
const DRAW = { do: 'draw', who: 'you', count: 1 };

describe('characteristics', () => {
  it('ga:1.6.1 a card has a name, a cost, types, classes, elements, speed, power, life, durability and a text', () => {
    const blade = card(
      'Whole Blade',
      {
        ...{ types: ['Weapon'], supertypes: ['Regalia'], subtypes: ['Warrior', 'Sword'], classes: ['Warrior'] },
        ...{ elements: ['wind'], costKind: 'memory', cost: 2, power: 4, durability: 3 },
      },
      { kind: 'activated', cost: [{ pay: 'rest' }], effects: [DRAW] },
    );
    const shown = play([blade], { field: ['Whole Blade'] }, {}).the('Whole Blade');
    expect(shown).toMatchObject({
      ...{ name: 'Whole Blade', costKind: 'memory', cost: 2, types: ['Weapon'], supertypes: ['Regalia'] },
      ...{ subtypes: ['Warrior', 'Sword'], classes: ['Warrior'], elements: ['wind'], power: 4, durability: 3 },
    });
    expect(shown.abilities).toMatchObject([{ kind: 'activated', cost: 'REST' }]);
    const shout = action('Shout', { effects: [DRAW] }, 'slow');
    expect(play([shout], { hand: ['Shout'] }, {}).the('Shout', 'hand')).toMatchObject({ speed: 'slow', life: null });
    const elf = ally('Elf', { power: 2, life: 5 });
    expect(play([elf], { hand: ['Elf'] }, {}).the('Elf', 'hand')).toMatchObject({ power: 2, life: 5, speed: null });
  });

  it('ga:1.6.3.2 no two cards have one name', () => {
    const twin = ally('Twin', {});
    expect(refusal([twin, twin])).toMatchObject([{ path: '$.definitions[1].name', code: 'NAME_TAKEN' }]);
    expect(refusal([ally('Fireball', {})])).toMatchObject([{ path: '$.definitions[0].name', code: 'NAME_TAKEN' }]);
  });

  it.each([
    ['Ally', { power: 1 }, 'life', 'ga:1.6.8.1'],
    ['Champion', { level: 0 }, 'life', 'ga:1.6.8.1'],
  ])('ga:1.6.8.1 champions and allies have life: %s', (type, figures, figure, rule) => {
    expect(refusal([card('Odd', { types: [type], ...figures })])).toMatchObject([
      { path: `$.definitions[0].props.${figure}`, rules: expect.arrayContaining([rule]) },
    ]);
  });

  it.each([
    ['Ally', { life: 1 }],
    ['Weapon', { durability: 1 }],
    ['Attack', {}],
  ])('ga:1.6.8.2 allies, weapons and attack cards have power: %s', (type, figures) => {
    expect(refusal([card('Odd', { types: [type], ...figures })])).toMatchObject([
      { path: '$.definitions[0].props.power', rules: expect.arrayContaining(['ga:1.6.8.2']) },
    ]);
  });

  it('ga:1.7.6.4 a weapon has power and durability', () => {
    expect(refusal([card('Odd', { types: ['Weapon'] })])).toMatchObject(
      ['power', 'durability'].map((figure) => ({
        path: `$.definitions[0].props.${figure}`,
        rules: expect.arrayContaining(['ga:1.7.6.4']),
      })),
    );
  });

  it('ga:1.6.7.1 an action says its speed, which is slow or fast', () => {
    expect(refusal([card('Odd', { types: ['Action'] })])).toMatchObject([
      { path: '$.definitions[0].props.speed', rules: expect.arrayContaining(['ga:1.6.7.1']) },
    ]);
    expect(refusal([card('Odd', { types: ['Action'], speed: 'swift' })])).toMatchObject([
      { path: '$.definitions[0].props.speed' },
    ]);
  });

  it('ga:1.6.7.2 by its speed it is known when an action may be activated', () => {
    const cards = [action('Slow One', { effects: [DRAW] }, 'slow'), action('Fast One', { effects: [DRAW] })];
    const hand = ['Slow One', 'Fast One'];
    expect(play(cards, { hand }, {}).offers().slice(1).sort()).toEqual([
      'ACTIVATE_CARD Fast One',
      'ACTIVATE_CARD Slow One',
    ]);
    const theirs = play(cards, {}, { hand }).pass();
    expect(theirs.offers()).toEqual(['PASS', 'ACTIVATE_CARD Fast One']);
    expect(theirs.refused(1, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Slow One' }] }).rules).toContain('ga:1.6.7.2');
  });
});

describe('what the cost of a card is', () => {
  const both = [
    { pay: 'reserve', amount: 1 },
    { pay: 'memory', amount: 1 },
  ];
  const cheaper = { kind: 'static', zone: 'hand', mods: [{ mod: 'cost', less: both }] };

  it('ga:1.6.4.2.3 a cost that a text speaks of is the one of the card’s kind', () => {
    const thrifty = ally('Thrifty', { cost: 3 }, { ...cheaper });
    const relic = card(
      'Relic',
      { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 3 },
      { ...cheaper, zone: 'materialDeck' },
    );
    const game = play([thrifty, relic], { hand: ['Thrifty'], memory: some(3), materialDeck: ['Relic'] }, {});
    expect([game.the('Thrifty', 'hand').costNow, game.the('Relic', 'materialDeck').costNow]).toEqual([2, 2]);
    // Of the regalia it is the memory cost, which banishes cards of the memory.
    game.to('materialize', 5).choose(0, { card: 'Relic' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment'), game.count(0, 'hand')]).toEqual([1, 2, 1]);
  });

  it('ga:1.6.4.2.8.2 what lowers a cost lowers the one that is paid by default, ga:1.6.4.2.8.2.1 of cards of the main deck the reserve cost, of the material deck the memory cost', () => {
    const thrifty = ally('Thrifty', { cost: 3 }, { ...cheaper });
    const relic = card(
      'Relic',
      { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 3 },
      { ...cheaper, zone: 'materialDeck' },
    );
    const game = play(
      [thrifty, relic],
      { hand: ['Thrifty', ...some(4)], memory: some(4), materialDeck: ['Relic'] },
      {},
    );
    game.activateCard(0, 'Thrifty');
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([6, 0]);
    game.resolve().to('materialize', 5).choose(0, { card: 'Relic' });
    expect([game.count(0, 'memory'), game.count(0, 'banishment'), game.count(0, 'hand')]).toEqual([4, 2, 2]);
  });

  it('ga:1.6.4.2.5.3 a memory cost is paid in the materialize phase alone', () => {
    const mine = {
      champion: lorraine(1),
      memory: some(3),
      materialDeck: ["Warrior's Longsword", 'Lorraine, Blademaster'],
    };
    for (const step of ['recollection', 'main', 'end']) {
      const game = position([mine, {}], { turn: { step } });
      expect(game.offers()).toEqual(['PASS']);
      game.refused(0, { choose: [{ kind: 'MATERIALIZE', card: "Warrior's Longsword" }] });
    }
    const game = position([mine, {}], { turn: { step: 'materialize' } });
    expect(game.decision().rules).toContain('ga:1.6.4.2.5.3');
    expect(game.choices()).toContain("Warrior's Longsword");
  });

  it('ga:1.6.4.2.7 a cost that a card speaks of as it resolves is paid then, as its text says', () => {
    const bargain = action('Bargain', {
      effects: [{ do: 'pay', cost: [{ pay: 'reserve', amount: 2 }], then: [{ do: 'draw', who: 'you', count: 3 }] }],
    });
    const start = () => play([bargain], { hand: ['Bargain', ...some(2)] }, {}).activateCard(0, 'Bargain');
    expect([start().count(0, 'memory'), start().stack()]).toEqual([0, ['Bargain']]);
    const paid = start().resolve().answer(0, { confirm: true });
    expect([paid.count(0, 'memory'), paid.count(0, 'hand')]).toEqual([2, 3]);
    const not = start().resolve().answer(0, { confirm: false });
    expect([not.count(0, 'memory'), not.count(0, 'hand')]).toEqual([0, 2]);
  });

  it('ga:1.6.5.3.3.1 a warrior’s player activates the card of an assassin', () => {
    const stab = card(
      'Stab',
      {
        ...{ types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
        ...{ subtypes: ['Assassin', 'Skill'], classes: ['Assassin'] },
      },
      { kind: 'spell', targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }] },
    );
    const game = play([stab], { champion: lorraine(1), hand: ['Stab'] }, { field: ['Banner Knight'] });
    expect(game.champion(0).classes).toEqual(['Warrior']);
    game.activateCard(0, 'Stab', { card: 'Banner Knight' }).resolve();
    expect(game.the('Banner Knight').damage).toBe(1);
  });
});

describe('elements that effects enable and disable', () => {
  const effect = (rule: string, until: JsonObject = { kind: 'permanent' }): JsonObject => ({
    do: 'modify',
    mods: [{ mod: 'rule', rule, element: 'fire' }],
    until,
  });
  const give = (name: string, who: string, rule: string, until?: JsonObject) =>
    action(name, { effects: [{ ...effect(rule, until), what: who }] });
  const cards = [
    give('Kindle', 'you', 'elementEnabled'),
    give('Douse', 'opponents', 'elementDisabled'),
    give('Flicker', 'you', 'elementEnabled', { kind: 'endOfTurn' }),
  ];
  const fire = (game: ReturnType<typeof play>): boolean =>
    (game.view().players[0] as unknown as { elements: string[] }).elements.includes('fire');
  const start = (...hand: string[]) => play(cards, { hand: [...hand, 'Kindle', 'Flicker'] }, { hand: ['Douse'] });

  it('ga:2.5.1.5.1 of one that enables an element and a newer one that disables it the newer one holds', () => {
    const game = start();
    expect(fire(game)).toBe(false);
    expect(fire(game.activateCard(0, 'Kindle').resolve())).toBe(true);
    expect(fire(game.pass().activateCard(1, 'Douse').resolve())).toBe(false);
  });

  it('ga:2.5.1.5.2 enabled once more after that it is enabled', () => {
    const game = start('Kindle').activateCard(0, 'Kindle').resolve().pass().activateCard(1, 'Douse').resolve();
    expect(fire(game)).toBe(false);
    expect(fire(game.activateCard(0, 'Kindle').resolve())).toBe(true);
  });

  it('ga:2.5.1.5.3 for a while as well: what is over counts no more', () => {
    const game = start().pass().activateCard(1, 'Douse').resolve().activateCard(0, 'Flicker').resolve();
    expect(fire(game)).toBe(true);
    expect(fire(game.to('main', 4))).toBe(false);
  });

  it('ga:2.5.1.5 what is newest holds, whether a card of the element may be activated', () => {
    const game = play(cards, { hand: ['Kindle', 'Blitz Mage', ...some(3)] }, { hand: ['Douse'] });
    expect(game.offers()).not.toContain('ACTIVATE_CARD Blitz Mage');
    game.activateCard(0, 'Kindle').resolve();
    expect(game.offers()).toContain('ACTIVATE_CARD Blitz Mage');
    game.pass().activateCard(1, 'Douse').resolve();
    expect(game.offers()).not.toContain('ACTIVATE_CARD Blitz Mage');
  });

  it('ga:1.7.1.9 a champion enables the elements of its cards for its player, ga:1.7.1.9.2 and norm', () => {
    const elements = (champion: string | JsonObject) =>
      (position([{ champion }, {}]).view().players[0] as unknown as { elements: string[] }).elements.sort();
    expect([elements('Spirit of Fire'), elements(rai(3))]).toEqual([
      ['fire', 'norm'],
      ['arcane', 'exalted', 'fire', 'norm'],
    ]);
    // For as long as it is there, rested as well, and for nobody else.
    expect(elements({ card: 'Spirit of Fire', rested: true })).toEqual(['fire', 'norm']);
    expect(elements('Spirit of Wind')).toEqual(['norm', 'wind']);
  });

  it('ga:1.7.1.9.1 every champion of the lineage gives its elements, for its own player only', () => {
    const game = position([{ champion: rai(1), hand: ['Blitz Mage', ...some(3)] }, { champion: lorraine(1) }]);
    const [mine, theirs] = game.view().players as unknown as { elements: string[] }[];
    expect([mine?.elements.includes('fire'), theirs?.elements.includes('fire')]).toEqual([true, false]);
    expect(game.offers()).toContain('ACTIVATE_CARD Blitz Mage');
    const alone = position([{ champion: { card: 'Rai, Spellcrafter' }, hand: ['Blitz Mage', ...some(3)] }, {}]);
    expect(alone.offers()).toEqual(['PASS']);
  });
});
