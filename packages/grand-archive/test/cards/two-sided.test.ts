import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const HUAJI = "Huaji of Heaven's Rise // Huaji of Abyssal Fall";
const EMERALD = 'Fabled Emerald Fatestone // Byakko, White Tiger';
const AZURITE = 'Fabled Azurite Fatestone // Seiryuu, Azure Dragon';
const RUBY = 'Fabled Ruby Fatestone // Suzaku, Vermillion Phoenix';
/** Turns over all that a player has. */
const turn = action('Turn', {
  effects: [{ do: 'transform', what: { each: [{ has: ['types', ['Item', 'Weapon']] }, { controller: 'you' }] } }],
});
const golem = ally('Golem', { life: 30, power: 1 });

describe('weapons', () => {
  it("Huaji of Heaven's Rise is used by unique Warrior allies, and turned over by an exia champion", () => {
    const guard = ally('Guard', { supertypes: ['Unique'], subtypes: ['Warrior', 'Human'], power: 2, life: 20 });
    const squire = ally('Squire', { subtypes: ['Warrior', 'Human'], power: 2, life: 20 });
    const setup = (element: string, classes = 'Warrior') =>
      game(
        hero(classes, element),
        3,
        { field: ["Huaji of Heaven's Rise", 'Guard', 'Squire'] },
        { field: ['Golem'] },
        { definitions: [guard, squire, golem] },
      );
    const play = setup('exia').declare(0, 'Guard', 'Golem', HUAJI).fight();
    expect(play.the('Golem').damage).toBe(3);
    play
      .until({ kind: 'PAY' })
      .answer(0, { confirm: true } as never)
      .answering([]);
    expect([play.the(HUAJI).name, play.figures(HUAJI)]).toEqual(['Huaji of Abyssal Fall', '3/null']);
    expect(counters(play.the(HUAJI)).durability).toBe(1);
    expect(setup('norm').to('main', 4).the(HUAJI).name).toBe("Huaji of Heaven's Rise");
    // A champion has the elements of all champion cards of its lineage (1.7.1.4.4.3).
    const above = (element: string) =>
      game(
        hero('Warrior', 'norm', 1),
        3,
        { champion: { card: 'Hero', lineage: ['Root'] }, field: ["Huaji of Heaven's Rise"] },
        {},
        {
          definitions: [
            card('Root', { types: ['Champion'], elements: [element], costKind: 'memory', cost: 0, level: 0, life: 15 }),
          ],
        },
      ).to('end');
    expect([above('exia').stack(), above('fire').stack()]).toEqual([[HUAJI], []]);
    const mage = setup('exia', 'Mage');
    mage.choose(0, { kind: 'ATTACK', card: 'Guard' });
    expect(mage.decision().kind).not.toBe('WEAPON');
  });

  it('Huaji of Abyssal Fall deals 10 damage to whoever attacks with it, for 3 more power', () => {
    const setup = (pay: boolean) =>
      game(
        hero('Warrior', 'exia'),
        0,
        { field: ["Huaji of Heaven's Rise"], hand: ['Turn'] },
        { field: ['Golem'] },
        { definitions: [golem, turn] },
      )
        .activateCard(0, 'Turn')
        .resolve()
        .declare(0, 'Hero', 'Golem', HUAJI)
        .fight({ confirm: pay } as never);
    const [paid, not] = [setup(true), setup(false)];
    expect([paid.the('Golem').damage, paid.damage(0)]).toEqual([6, 10]);
    expect([not.the('Golem').damage, not.damage(0)]).toEqual([3, 0]);
  });
});

describe('Fatestones', () => {
  it('Fabled Ruby Fatestone counts non-combat damage of fire sources once for all that are hit', () => {
    const storm = action('Storm', {
      effects: [{ do: 'damage', amount: 1, to: { each: [{ has: ['types', ['Ally', 'Champion']] }] } }],
    });
    const fiery = { ...storm, props: { ...(storm.props as JsonObject), elements: ['fire'] } };
    const setup = (name: string) =>
      game(
        hero('Tamer', 'fire', 1, name),
        0,
        { hand: ['Storm', 'Bolt'], field: ['Fabled Ruby Fatestone', 'Wolf'], champion: { counters: { quest: 5 } } },
        { field: ['Wolf'] },
        { definitions: [fiery] },
      );
    const play = setup('Guo Jia, Test').activateCard(0, 'Storm').resolve();
    expect(play.stack()).toEqual([RUBY]);
    play
      .resolve()
      .activateCard(0, 'Bolt', { card: 'Wolf', owner: 1 } as never)
      .resolveAll();
    expect(counters(play.champion(0)).quest).toBe(6);
    // At the beginning of the recollection phase it burns every champion itself.
    const damage = play.damage(1);
    play.to('main', 5);
    expect([play.damage(1), counters(play.champion(0)).quest]).toEqual([damage + 1, 7]);
    play
      .use(0, RUBY)
      .resolve()
      .answer(0, { confirm: true } as never);
    expect([play.the(RUBY).name, play.the(RUBY).rested]).toEqual(['Suzaku, Vermillion Phoenix', false]);
    expect(setup('Hero').activateCard(0, 'Storm').resolve().stack()).toEqual([]);
  });

  it('Suzaku, Vermillion Phoenix comes back on its flip side for three fire cards of the graveyard', () => {
    const gone = action('Gone', {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const spark = card(
      'Spark',
      { types: ['Action'], elements: ['fire'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const setup = (sparks: number, name = 'Guo Jia, Test') =>
      game(
        hero('Tamer', 'fire', 1, name),
        0,
        { hand: ['Turn', 'Gone'], field: ['Fabled Ruby Fatestone'], graveyard: some(sparks, 'Spark') },
        {},
        { definitions: [{ ...gone, props: { ...(gone.props as JsonObject), subtypes: [] } }, spark, turn] },
      )
        .activateCard(0, 'Turn')
        .resolve()
        .activateCard(0, 'Gone', { card: RUBY })
        .resolve();
    const play = setup(3)
      .resolve()
      .answer(0, { confirm: true } as never);
    // What is left there are the two actions.
    expect([play.figures(RUBY), play.count(0, 'graveyard')]).toEqual(['4/3', 2]);
    expect(setup(2).resolve().all(RUBY)).toEqual([]);
    expect(setup(3, 'Hero').stack()).toEqual([]);
  });

  it('Fabled Emerald Fatestone suppresses as a Spell, once, and counts what you suppress', () => {
    const play = game(
      hero('Tamer', 'wind', 1, 'Guo Jia, Test'),
      4,
      { field: ['Fabled Emerald Fatestone'], champion: { counters: { quest: 7 } } },
      { field: ['Wolf'] },
    );
    const [first] = play.decision().options.filter(({ kind }) => kind === 'ACTIVATE_ABILITY');
    play.answer(0, { choose: [first?.id ?? ''] as never }).answering([{ card: 'Wolf' }]);
    play.resolveAll();
    expect([play.zones('Wolf'), counters(play.champion(0)).quest]).toEqual([['banishment'], 8]);
    play.to('main', 5);
    expect(play.all('Wolf').length).toBe(1);
    const left = play.decision().options.filter(({ kind }) => kind === 'ACTIVATE_ABILITY');
    expect(left).toHaveLength(1);
    play
      .use(0, EMERALD)
      .resolve()
      .answer(0, { confirm: true } as never);
    expect([play.the(EMERALD).name, play.figures(EMERALD)]).toEqual(['Byakko, White Tiger', '6/6']);
  });

  it('Byakko, White Tiger has the first beast each turn cost 2 less, and beasts be without pride', () => {
    const cub = ally(
      'Cub',
      { subtypes: ['Beast'], cost: 3, power: 1 },
      { kind: 'keyword', keyword: 'pride', value: 9 },
    );
    const setup = (name: string) =>
      game(
        hero('Tamer', 'wind', 1, name),
        1,
        { field: ['Fabled Emerald Fatestone', 'Cub'], hand: ['Turn', 'Cub', 'Cub'] },
        {},
        { definitions: [cub, turn] },
      )
        .activateCard(0, 'Turn')
        .resolve();
    const play = setup('Guo Jia, Test');
    const cost = (p: ReturnType<typeof game>) => p.all('Cub', 'hand').map((o) => o.costNow);
    expect([cost(play), play.offers().includes('ATTACK Cub')]).toEqual([[1, 1], true]);
    play.activateCard(0, 'Cub').resolve();
    expect(cost(play)).toEqual([3]);
    const hers = setup('Hero');
    expect([cost(hers), hers.offers().includes('ATTACK Cub')]).toEqual([[3, 3], false]);
  });

  it('Fabled Azurite Fatestone banishes a card of your memory for another, and counts what you banish there', () => {
    const setup = (name: string) =>
      game(hero('Tamer', 'norm', 1, name), 0, { field: ['Fabled Azurite Fatestone'], memory: some(2) });
    const play = setup('Guo Jia, Test');
    play.until({ step: 'end', kind: 'MAY' });
    const hand = play.count(0, 'hand');
    play.answer(0, { confirm: true } as never);
    expect([play.count(0, 'memory'), play.count(0, 'banishment'), play.count(0, 'hand')]).toEqual([1, 1, hand + 1]);
    play.resolve();
    expect(counters(play.champion(0)).quest).toBe(1);
    expect(setup('Hero').to('main', 4).count(0, 'banishment')).toBe(0);
  });

  it('Seiryuu, Azure Dragon makes an Arcane Blast that is activated from the banishment, or empowers', () => {
    const glyph = card(
      'Glyph',
      { types: ['Action'], elements: ['arcane'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const attack = (mode: number) => {
      const play = game(
        hero('Tamer', 'norm', 1, 'Guo Jia, Test'),
        12,
        {
          field: ['Fabled Azurite Fatestone'],
          hand: ['Turn'],
          banishment: ['Glyph', 'Arcane Blast', { card: 'Glyph', faceDown: true }],
        },
        {},
        { definitions: [turn, glyph] },
      )
        .activateCard(0, 'Turn')
        .resolve();
      play.choose(0, { kind: 'ATTACK', card: AZURITE });
      while (play.decision().kind !== 'MODES') play.answer(0, play.decision().default);
      return play
        .answer(0, { choose: [play.decision().options[mode]?.id ?? ''] as never })
        .answering([])
        .resolve();
    };
    const blast = attack(0);
    expect(blast.zones('Arcane Blast')).toEqual(['banishment', 'banishment']);
    const main = blast.fight();
    expect(main.offers().filter((one) => one === 'ACTIVATE_CARD Arcane Blast')).toHaveLength(1);
    // Two arcane cards lie in the banishment.
    expect(attack(1).view().players[0]).toMatchObject({ resources: { empower: 4 } });
  });
});
