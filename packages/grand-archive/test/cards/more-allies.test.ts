/** Allies written by hand, as they enter and at other times. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

const has = (o: JsonObject, word: string): boolean =>
  JSON.stringify(o.keywords ?? [])
    .toLowerCase()
    .includes(word);

const slay = action('Slay', {
  targets: [on('Ally', 'Item')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});

const gem = thing('Gem', { types: ['Item'], elements: ['crux'], costKind: 'reserve', cost: 0 });

const sword = (name: string, more: JsonObject = {}): JsonObject =>
  thing(name, {
    types: ['Weapon'],
    supertypes: ['Regalia'],
    subtypes: ['Sword'],
    costKind: 'memory',
    cost: 0,
    power: 1,
    durability: 3,
    ...more,
  });

describe('allies as they enter', () => {
  it('Covert Manipulator looks at a card of each opponent, and one of them draws for the favor of the crowd', () => {
    const setup = (classes: string) =>
      game(hero(classes, 'norm'), 3, { hand: ['Covert Manipulator'] }, {})
        .activateCard(0, 'Covert Manipulator')
        .resolveAll();
    const play = setup('Assassin');
    expect(play.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    const before = play.count(1, 'hand');
    play.answer(0, { confirm: true });
    expect([
      play.count(1, 'hand') - before,
      play.count(1, 'graveyard'),
      (play.view().players[0] as JsonObject).crowdsFavor,
    ]).toEqual([1, 0, true]);
    expect(setup('Mage').decision().kind).toBe('OPPORTUNITY');
  });

  it('Dong Zhou, False Liege does two of three things if he is rested for them', () => {
    const setup = () =>
      game(hero('Mage', 'tera'), 3, { hand: ['Dong Zhou, False Liege'] }, { field: ['Wolf'] })
        .activateCard(0, 'Dong Zhou, False Liege')
        .resolveAll();
    const play = setup().answer(0, { confirm: true });
    expect(play.choices().length).toBe(3);
    play.answer(0, { choose: [{ index: 1 }] });
    expect([
      play.the('Wolf').damage,
      play.the('Dong Zhou, False Liege').rested,
      play.the('Dong Zhou, False Liege').damage,
    ]).toEqual([3, true, 0]);
    expect(has(play.the('Dong Zhou, False Liege'), 'vigor')).toBe(true);
    const none = setup().answer(0, { confirm: false });
    expect([none.the('Wolf').damage, none.the('Dong Zhou, False Liege').rested]).toEqual([0, false]);
  });

  it('Dong Zhou, False Liege, killed before his ability resolves, is not rested for anything', () => {
    const play = game(
      hero('Mage', 'tera'),
      3,
      { hand: ['Dong Zhou, False Liege', 'Bolt'] },
      { field: ['Wolf'] },
    ).activateCard(0, 'Dong Zhou, False Liege');
    while (play.zones('Dong Zhou, False Liege')[0] !== 'field') play.pass();
    play.activateCard(0, 'Bolt', { card: 'Dong Zhou, False Liege' }).resolveAll();
    expect([play.decision().kind, play.zones('Dong Zhou, False Liege'), play.the('Wolf').damage]).toEqual([
      'OPPORTUNITY',
      ['graveyard'],
      0,
    ]);
  });

  it('Carter, Synthetic Reaper recovers as allies die, and sacrifices another for power and, of an Automaton, a card', () => {
    const robot = ally('Robot', { subtypes: ['Automaton'] });
    const setup = (field: string[]) =>
      game(
        hero('Ranger', 'umbra'),
        2,
        { champion: { damage: 5 }, hand: ['Carter, Synthetic Reaper'], field },
        {},
        { definitions: [robot] },
      )
        .activateCard(0, 'Carter, Synthetic Reaper')
        .resolveAll();
    const paid = setup(['Robot'])
      .answer(0, { choose: [{ card: 'Robot' }] })
      .resolveAll();
    expect([
      paid.figures('Carter, Synthetic Reaper'),
      paid.zones('Robot'),
      paid.count(0, 'hand'),
      paid.damage(0),
    ]).toEqual(['4/3', ['graveyard'], 1, 4]);
    const wolf = setup(['Wolf'])
      .answer(0, { choose: [{ card: 'Wolf' }] })
      .resolveAll();
    expect([wolf.figures('Carter, Synthetic Reaper'), wolf.count(0, 'hand')]).toEqual(['4/3', 0]);
    const none = setup(['Wolf']).answer(0, { choose: [] });
    expect([none.figures('Carter, Synthetic Reaper'), none.zones('Wolf'), none.damage(0)]).toEqual([
      '2/3',
      ['field'],
      5,
    ]);
    expect([
      has(none.the('Carter, Synthetic Reaper'), 'cleave'),
      has(
        game(hero('Mage', 'umbra'), 0, { field: ['Carter, Synthetic Reaper'] }).the('Carter, Synthetic Reaper'),
        'cleave',
      ),
    ]).toEqual([true, false]);
  });

  it('Jubjub Bird, Mimsy Ghast may make another ally a copy of itself by another name', () => {
    const setup = () =>
      game(hero('Mage', 'crux'), 3, { hand: ['Jubjub Bird, Mimsy Ghast'], field: ['Wolf'] }, { field: ['Hound'] })
        .activateCard(0, 'Jubjub Bird, Mimsy Ghast')
        .resolve();
    const play = setup();
    play
      .answering([{ card: 'Wolf' }])
      .resolve()
      .answer(0, { confirm: true });
    const copy = play.the('Wolf');
    expect([
      copy.name,
      copy.power,
      copy.life,
      has(copy, 'stealth'),
      play.all('Jubjub Bird, Mimsy Ghast').length,
    ]).toEqual(['Drib Bujbuj', 3, 3, true, 1]);
    const kept = setup()
      .answering([{ card: 'Wolf' }])
      .resolve()
      .answer(0, { confirm: false });
    expect(kept.the('Wolf').name).toBe('Wolf');
  });

  it('Flagrant Guide levels the champion up, for damage by the base level that it has then', () => {
    const setup = (deck: string[]) =>
      game(
        hero('Mage', 'fire'),
        3,
        { champion: { counters: { level: 1 } }, hand: ['Flagrant Guide'], materialDeck: deck },
        {},
        { definitions: [hero('Mage', 'fire', 2, 'Hero, Grown')] },
      )
        .activateCard(0, 'Flagrant Guide')
        .resolveAll()
        .answer(0, { confirm: true });
    const play = setup(['Hero, Grown']);
    if (play.decision().kind === 'LEVEL_UP') play.answer(0, { choose: [{ card: 'Hero, Grown' }] });
    expect([play.champion(0).card, play.damage(0)]).toEqual(['Hero, Grown', 14]);
    expect(setup([]).damage(0)).toBe(0);
  });

  it('Flagrant Guide hurts the champion that leveled up, and none beside it', () => {
    const second = action('Second', {
      effects: [
        { do: 'move', what: { each: [{ zone: 'materialDeck' }, { named: 'Elder' }] }, to: 'field', controller: 'you' },
      ],
    });
    const play = game(
      hero('Mage', 'fire'),
      3,
      { hand: ['Second', 'Flagrant Guide'], materialDeck: ['Elder', 'Hero, Grown'] },
      {},
      { definitions: [second, hero('Mage', 'fire', 3, 'Elder'), hero('Mage', 'fire', 2, 'Hero, Grown')] },
    );
    play.activateCard(0, 'Second').resolveAll();
    play.activateCard(0, 'Flagrant Guide').resolveAll().answer(0, { confirm: true });
    if (play.decision().kind === 'LEVEL_UP') play.answer(0, { choose: [{ card: 'Hero, Grown' }] });
    expect([play.the('Hero, Grown').damage, play.the('Elder').damage]).toEqual([14, 0]);
  });

  it('Alacritous Huntress reveals an Aethercharge, and discards or loads it for a card', () => {
    const charge = card(
      'Charge',
      { types: ['Action'], subtypes: ['Aethercharge'], costKind: 'reserve', cost: 0, speed: 'fast', power: 1 },
      { kind: 'spell', effects: [] },
    );
    const wing = sword('Wing', { subtypes: ['Aetherwing'] });
    const setup = (index: number, field: string[] = ['Wing']) =>
      game(
        hero('Ranger', 'norm'),
        3,
        { hand: ['Charge', 'Alacritous Huntress'], field },
        {},
        { definitions: [charge, wing] },
      )
        .activateCard(0, 'Alacritous Huntress')
        .resolveAll()
        .answer(0, { choose: [{ card: 'Charge' }] })
        .answer(0, { choose: [{ index }] });
    const [discarded, loaded, neither, nowhere] = [setup(0), setup(1), setup(2), setup(1, [])];
    expect([discarded, loaded, neither, nowhere].map((one) => [one.zones('Charge')[0], one.count(0, 'hand')])).toEqual([
      ['graveyard', 1],
      ['loaded', 1],
      ['hand', 1],
      ['hand', 1],
    ]);
    expect(has(loaded.the('Alacritous Huntress'), 'ranged')).toBe(true);
  });

  it('Trickster of the Fae Realm banishes up to two of five cards, and returns them as it leaves', () => {
    const play = game(
      hero('Cleric', 'norm'),
      3,
      { hand: ['Trickster of the Fae Realm', 'Slay'] },
      { mainDeck: ['Wolf', 'Hound', 'Reed', 'Gem', 'Bolt', ...some(4)] },
      { definitions: [gem, slay] },
    );
    play.activateCard(0, 'Trickster of the Fae Realm').resolveAll();
    expect(play.choices()).toEqual(['Wolf', 'Hound', 'Reed', 'Gem', 'Bolt']);
    play.answer(0, { choose: [{ card: 'Wolf' }, { card: 'Gem' }] });
    expect(play.decision().seat).toBe(0);
    play.answer(0, play.decision().default);
    expect([play.zones('Wolf'), play.zones('Gem'), play.zones('Hound')]).toEqual([
      ['banishment'],
      ['banishment'],
      ['mainDeck'],
    ]);
    play.activateCard(0, 'Slay', { card: 'Trickster of the Fae Realm' }).resolve().resolve();
    play.answer(0, play.decision().default);
    expect([play.zones('Wolf'), play.zones('Gem')]).toEqual([['mainDeck'], ['mainDeck']]);
    expect(play.count(1, 'banishment')).toBe(0);
  });
});

describe('allies at other times', () => {
  it('Mary Ann, Maladroit Maid is as strong as omens cost differently, and has what they have', () => {
    const quick = ally(
      'Quick',
      { cost: 3 },
      { kind: 'keyword', keyword: 'vigor' },
      { kind: 'keyword', keyword: 'taunt' },
    );
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const play = game(
      hero('Mage', 'norm'),
      0,
      { hand: ['Omen'], field: ['Mary Ann, Maladroit Maid'], banishment: ['Quick', 'Wolf', 'Wolf'] },
      {},
      { definitions: [quick, omen] },
    );
    expect([play.figures('Mary Ann, Maladroit Maid'), has(play.the('Mary Ann, Maladroit Maid'), 'vigor')]).toEqual([
      '0/4',
      false,
    ]);
    play.activateCard(0, 'Omen').resolve();
    const mary = play.the('Mary Ann, Maladroit Maid');
    expect([
      play.figures('Mary Ann, Maladroit Maid'),
      has(mary, 'vigor'),
      has(mary, 'taunt'),
      has(mary, 'ambush'),
    ]).toEqual(['2/4', true, true, false]);
  });

  it('Steady Sharpshooter may give all aim counters for ranged 2 each, for this attack', () => {
    const play = game(
      hero('Ranger', 'norm'),
      0,
      { field: [{ card: 'Steady Sharpshooter', distant: true, counters: { aim: 1 } }] },
      { field: ['Wolf'] },
    );
    play.declare(0, 'Steady Sharpshooter', 'Wolf').resolve().answer(0, { confirm: true }).fight();
    expect([play.the('Wolf').damage, counters(play.the('Steady Sharpshooter')).aim ?? 0]).toEqual([5, 0]);
    const kept = game(
      hero('Ranger', 'norm'),
      0,
      { field: [{ card: 'Steady Sharpshooter', distant: true }] },
      { field: ['Wolf'] },
    );
    kept.declare(0, 'Steady Sharpshooter', 'Wolf').resolve().answer(0, { confirm: false }).fight();
    expect([kept.the('Wolf').damage, counters(kept.the('Steady Sharpshooter')).aim]).toEqual([1, 1]);
  });

  it('Dahlia, Idyllic Dreamer is ranged by the water in the graveyard, and may put water there as she attacks', () => {
    const pond = ally('Pond', { elements: ['water'] });
    const play = game(
      hero('Ranger', 'water'),
      0,
      {
        field: [{ card: 'Dahlia, Idyllic Dreamer', distant: true }],
        graveyard: ['Pond', 'Wolf'],
        mainDeck: ['Pond', ...some(3)],
      },
      { field: ['Wolf'] },
      { definitions: [pond] },
    );
    play.declare(0, 'Dahlia, Idyllic Dreamer', 'Wolf').resolve().answer(0, { confirm: true }).fight();
    expect([play.all('Wolf').map((one) => one.damage), play.zones('Pond')]).toEqual([[3], ['graveyard', 'graveyard']]);
    const other = game(
      hero('Mage', 'water'),
      0,
      { field: [{ card: 'Dahlia, Idyllic Dreamer', distant: true }], mainDeck: ['Pond', ...some(3)] },
      { field: ['Wolf'] },
      { definitions: [pond] },
    );
    other.declare(0, 'Dahlia, Idyllic Dreamer', 'Wolf').fight();
    expect([other.the('Wolf').damage, other.zones('Pond')]).toEqual([1, ['mainDeck']]);
  });

  it('Sworn Windhand retaliates with 2 more, and 1 for each omen', () => {
    const omen = action('Omen', {
      effects: [{ do: 'counters', what: { each: [{ zone: 'banishment' }] }, kind: 'omen', amount: 1 }],
    });
    const struck = (banishment: string[]) => {
      const play = game(
        hero('Guardian', 'wind'),
        0,
        { field: ['Sworn Windhand'], banishment },
        { field: ['Wolf'], hand: ['Omen'] },
        { turn: { active: 1 }, definitions: [omen] },
      );
      play.activateCard(1, 'Omen').resolve().declare(1, 'Wolf', 'Sworn Windhand');
      play.fight([{ card: 'Sworn Windhand' }]);
      return [play.the('Wolf').damage, has(play.all('Sworn Windhand')[0] ?? {}, 'taunt')];
    };
    expect([struck([]), struck(['Reed', 'Bolt'])]).toEqual([
      [3, true],
      [5, true],
    ]);
  });

  it('Effluve Guard gives Vacuous Servants vigor while it is an omen of Ciel', () => {
    const servant = { token: { name: 'Vacuous Servant', types: ['Ally'], power: 1, life: 1 } };
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const seen = (name: string, marked: boolean) => {
      const play = game(
        hero('Guardian', 'wind', 1, name),
        0,
        { hand: ['Omen'], field: [servant, 'Wolf'], banishment: ['Effluve Guard'] },
        {},
        { definitions: [omen] },
      );
      if (marked) play.activateCard(0, 'Omen').resolve();
      return [has(play.the('Vacuous Servant'), 'vigor'), has(play.the('Wolf'), 'vigor')];
    };
    expect([seen('Ciel, Young', true), seen('Ciel, Young', false), seen('Hero', true)]).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  it('Seaside Ringleader is banished from the graveyard: a card, and Animals and Beasts that are activated enter with a buff counter more', () => {
    const play = game(
      hero('Tamer', 'water'),
      3,
      { hand: ['Hound', 'Page'], graveyard: ['Seaside Ringleader'] },
      {},
      { definitions: [ally('Page', { cost: 0, life: 3 })] },
    );
    play.use(0, 'Seaside Ringleader').resolve();
    expect([play.zones('Seaside Ringleader'), play.count(0, 'memory')]).toEqual([['banishment'], 3]);
    play.activateCard(0, 'Hound').resolve().activateCard(0, 'Page').resolve();
    expect([counters(play.the('Hound')).buff, counters(play.the('Page')).buff ?? 0]).toEqual([1, 0]);
    expect(game(hero('Mage', 'water'), 3, { graveyard: ['Seaside Ringleader'] }).offers()).not.toContain(
      'ACTIVATE_ABILITY Seaside Ringleader',
    );
  });
});
