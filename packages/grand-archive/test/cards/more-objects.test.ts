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
const draw = action('Draw', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] }] });
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
const masteries = action('Remember', {
  effects: [
    { do: 'mastery', name: 'Fractured Memories' },
    { do: 'putOnMastery', kind: 'sheen', amount: 36 },
  ],
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

describe('attacks, weapons and items', () => {
  it('Golden Checkmate costs 2 less for each kind of piece, and wins at the next recollection phase after a hit for Alice', () => {
    const piece = (name: string) => ally(name, { subtypes: ['Chessman', name], power: 9 });
    const setup = (name: string, field: string[]) =>
      game(
        hero('Cleric', 'exalted', 1, name),
        15,
        { hand: ['Golden Checkmate'], field },
        { field: ['Wolf'] },
        { definitions: ['Pawn', 'Rook', 'Queen'].map(piece) },
      );
    expect(
      [setup('Alice, Young', ['Pawn', 'Pawn', 'Queen']), setup('Alice, Young', []), setup('Hero', ['Pawn'])].map(
        (one) => one.the('Golden Checkmate', 'hand').costNow,
      ),
    ).toEqual([11, 15, 15]);
    const play = setup('Alice, Young', ['Pawn']).activateCard(0, 'Golden Checkmate');
    while (play.stack().length > 0 || play.view().turn.phase !== 'main') {
      const d = play.decision();
      if (d.kind === 'ATTACK_TARGET') play.answer(0, { choose: [{ card: 'Wolf' }] });
      else if (d.kind === 'OPPORTUNITY') play.pass();
      else play.answer(d.seat, d.default);
    }
    expect(play.zones('Wolf')).toEqual(['graveyard']);
    for (let i = 0; !play.result() && i < 200; i++) play.answer(play.decision().seat, play.decision().default);
    expect(play.result()).toMatchObject({ winners: [0] });
    expect(play.view().turn.number).toBe(5);
  });

  it("Shadow's Claw is used by phantasia allies for Tristan, gains durability so, and is activated for four preparation counters", () => {
    const shade = ally('Shade', { types: ['Ally', 'Phantasia'], life: 5 });
    const setup = (name: string) =>
      game(
        hero('Assassin', 'umbra', 1, name),
        0,
        { field: ['Shade', 'Wolf', "Shadow's Claw"] },
        { field: ['Hound'] },
        { definitions: [shade] },
      );
    const play = setup('Tristan, Young').declare(0, 'Shade', 'Hound', "Shadow's Claw");
    play.resolve();
    expect(counters(play.the("Shadow's Claw")).durability ?? play.the("Shadow's Claw").durability).toBe(4);
    expect(() => setup('Hero').declare(0, 'Shade', 'Hound', "Shadow's Claw")).toThrow();
    const offers = (preparation: number) =>
      game(hero('Assassin', 'umbra'), 0, {
        champion: { counters: { preparation } },
        materialDeck: ["Shadow's Claw"],
      }).offers();
    expect([
      offers(4).includes("ACTIVATE_CARD Shadow's Claw"),
      offers(3).includes("ACTIVATE_CARD Shadow's Claw"),
    ]).toEqual([true, false]);
  });

  it('Aegis of Dawn summons a Drone where the champion is dealt four or more', () => {
    const pebble = action('Pebble', {
      targets: [on('Champion')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 3 }],
    });
    const play = game(
      hero('Guardian', 'neos'),
      0,
      { hand: ['Bolt', 'Pebble'], field: ['Aegis of Dawn'], materialDeck: ['Aegis of Dawn'] },
      {},
      { definitions: [pebble] },
    );
    play.activateCard(0, 'Pebble', { card: 'Hero' }).resolveAll();
    expect(play.all('Automaton Drone').length).toBe(0);
    play.activateCard(0, 'Bolt', { card: 'Hero' }).resolveAll();
    expect(play.all('Automaton Drone').length).toBe(1);
    expect([
      play.the('Aegis of Dawn', 'materialDeck').costNow,
      game(hero('Mage', 'neos'), 0, { materialDeck: ['Aegis of Dawn'] }).the('Aegis of Dawn', 'materialDeck').costNow,
    ]).toEqual([0, 1]);
  });

  it('Leporine Masque draws for 6, less 1 for each omen', () => {
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const play = game(
      hero('Mage', 'norm'),
      4,
      { hand: ['Omen'], field: ['Leporine Masque'], banishment: ['Reed', 'Bolt'] },
      {},
      { definitions: [omen] },
    );
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Leporine Masque');
    play.activateCard(0, 'Omen').resolve().use(0, 'Leporine Masque').resolve();
    expect([play.count(0, 'memory'), play.zones('Leporine Masque')]).toEqual([5, ['banishment']]);
  });

  it('Keep of the Golden Sashes makes the first card of opponents dearer each turn, and is kept for two cards', () => {
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Keep of the Golden Sashes'], graveyard: ['Reed', 'Bolt'], hand: ['Wolf'] },
      { hand: ['Draw', 'Wolf', ...some(3)] },
      { turn: { active: 1 }, definitions: [draw] },
    );
    // The first costs nothing and 1 more, the next costs 1 and no more.
    play.activateCard(1, 'Draw').resolve();
    expect(play.count(1, 'memory')).toBe(1);
    play.activateCard(1, 'Wolf').resolve();
    expect(play.count(1, 'memory')).toBe(2);
    play.until({ step: 'recollection', turn: 4, kind: 'PAY' });
    play.answer(0, { confirm: true });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect([play.zones('Keep of the Golden Sashes'), play.count(0, 'banishment')]).toEqual([['field'], 2]);
    const lost = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Keep of the Golden Sashes'] },
      {},
      { turn: { active: 1 } },
    ).to('main', 4);
    expect(lost.zones('Keep of the Golden Sashes')).toEqual(['graveyard']);
  });

  it('Twinstar Tonic lets you copy each card that you starcall, for the rest of the game, and is brewed for Arisanna', () => {
    const herb = (name: string) => ({ token: { name, types: ['Item'], subtypes: ['Herb'] } });
    const play = game(
      hero('Cleric', 'astra'),
      4,
      { hand: ['Gaze', 'Gaze'], field: ['Twinstar Tonic'], mainDeck: ['Cosmic Bolt', 'Cosmic Bolt', ...some(3)] },
      { field: ['Wolf', 'Hound'] },
      { definitions: [gaze] },
    );
    play.use(0, 'Twinstar Tonic').resolve();
    expect(play.zones('Twinstar Tonic')).toEqual(['graveyard']);
    play
      .activateCard(0, 'Gaze')
      .resolve()
      .answer(0, { choose: [{ card: 'Cosmic Bolt' }] })
      .answering([{ card: 'Wolf' }])
      .resolve();
    play.answer(0, { confirm: true });
    while (play.stack().length > 0 || play.decision().kind !== 'OPPORTUNITY') {
      const d = play.decision();
      if (d.kind === 'OPPORTUNITY') play.pass();
      else play.answer(d.seat, d.default);
    }
    expect(play.the('Wolf').damage).toBe(8);
    const brewing = (name: string) =>
      game(hero('Cleric', 'astra', 1, name), 0, {
        hand: ['Twinstar Tonic'],
        field: ['Blightroot', 'Blightroot', 'Silvershine', 'Silvershine', 'Razorvine', 'Razorvine'].map(herb),
      }).offers();
    expect([
      brewing('Arisanna, Young').includes('ACTIVATE_CARD Twinstar Tonic'),
      brewing('Hero').includes('ACTIVATE_CARD Twinstar Tonic'),
    ]).toEqual([true, false]);
  });
});

describe('phantasias and champions', () => {
  it('Supernova Divination counts recollections and starcalls, and at ten it burns all that others control', () => {
    const setup = (count: number, name = 'Arisanna, Young') =>
      game(
        hero('Cleric', 'astra', 1, name),
        4,
        {
          hand: ['Gaze'],
          field: [{ card: 'Supernova Divination', counters: { divination: count } }],
          mainDeck: ['Cosmic Bolt', ...some(9)],
        },
        { champion: { card: 'Foe' }, field: ['Wolf'] },
        {
          definitions: [
            gaze,
            {
              ...hero('Mage', 'fire', 1, 'Foe'),
              props: { ...(hero('Mage', 'fire', 1, 'Foe').props as JsonObject), life: 90 },
            },
          ],
        },
      );
    const star = (play: ReturnType<typeof setup>) => {
      play
        .activateCard(0, 'Gaze')
        .resolve()
        .answer(0, { choose: [{ card: 'Cosmic Bolt' }] })
        .answering([{ card: 'Foe' }])
        .resolve();
      return play;
    };
    const eight = star(setup(8));
    expect(counters(eight.the('Supernova Divination')).divination).toBe(9);
    const nine = star(setup(9));
    expect([nine.zones('Supernova Divination'), nine.zones('Wolf'), nine.damage(1), nine.damage(0)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      25,
      0,
    ]);
    const later = setup(1).to('main', 4);
    expect(counters(later.the('Supernova Divination')).divination).toBe(2);
    expect(counters(setup(1, 'Hero').to('main', 4).the('Supernova Divination')).divination).toBe(1);
  });

  it('Labyrinth, Jeweled Opus shrouds an awake champion, draws, and moves sheen, by how much of it there is', () => {
    const memory = (n: number) => some(n, 'Reed');
    const setup = (theirs: number) =>
      game(
        hero('Assassin', 'exalted'),
        0,
        { hand: ['Remember'], field: ['Labyrinth, Jeweled Opus'] },
        { memory: memory(theirs), field: ['Wolf'] },
        { definitions: [masteries] },
      );
    const play = setup(6);
    expect(has(play.champion(0), 'spellshroud')).toBe(false);
    play.activateCard(0, 'Remember').resolve();
    expect([has(play.champion(0), 'spellshroud'), has(play.champion(0), 'stealth')]).toEqual([true, true]);
    const many = setup(7).activateCard(0, 'Remember').resolve();
    expect(has(many.champion(0), 'spellshroud')).toBe(false);
    play.use(0, 'Labyrinth, Jeweled Opus', { card: 'Wolf' }).resolve().answer(0, { number: 5 });
    expect(counters(play.the('Wolf')).sheen).toBe(5);
    const before = many.count(0, 'hand');
    expect(many.to('main', 4).count(0, 'hand')).toBe(before + 1);
  });

  it('Soutirer Vortex lets omens answer cards of opponents that cost the same', () => {
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const setup = () =>
      game(
        hero('Guardian', 'umbra'),
        0,
        {
          champion: { damage: 5 },
          hand: ['Omen', 'Soutirer Vortex'],
          field: ['Soutirer Vortex'],
          banishment: ['Wolf', 'Reed', 'Fireball'],
        },
        { hand: ['Draw', 'Wolf', ...some(2)] },
        { definitions: [omen, draw] },
      );
    const play = setup();
    expect(play.the('Soutirer Vortex', 'hand').costNow).toBe(6);
    play.activateCard(0, 'Omen').resolve();
    expect(play.the('Soutirer Vortex', 'hand').costNow).toBe(3);
    play.to('main', 4).activateCard(1, 'Wolf').resolveAll();
    // The Wolf costs 1, as one omen does; the other costs 0 and 4.
    expect([play.damage(0), play.damage(1)]).toEqual([4, 1]);
  });

  it('Kongming, Erudite Strategist banishes four cards, each of which may be played by its direction until the next turn', () => {
    const turn = action('Turn', { effects: [{ do: 'mastery', name: 'Shifting Currents' }] });
    const south = action('South', { effects: [{ do: 'face', direction: 'south' }] });
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const play = game(
      hero('Mage', 'norm', 1, 'Kongming, Young'),
      0,
      {
        hand: ['Up', 'Turn', 'South'],
        materialDeck: ['Kongming, Erudite Strategist'],
        mainDeck: ['Hound', 'Bolt', 'Draw', 'Gaze', ...some(3)],
      },
      {},
      { definitions: [turn, south, up, draw, gaze] },
    );
    play.activateCard(0, 'Up').resolve();
    if (play.decision().kind === 'LEVEL_UP') play.answer(0, { choose: [{ card: 'Kongming, Erudite Strategist' }] });
    play.resolveAll();
    expect(['Hound', 'Bolt', 'Draw', 'Gaze'].map((one) => play.zones(one)[0])).toEqual(Array(4).fill('banishment'));
    expect(play.offers()).not.toContain('ACTIVATE_CARD Hound');
    play.activateCard(0, 'Turn').resolve();
    expect([play.offers().includes('ACTIVATE_CARD Hound'), play.offers().includes('ACTIVATE_CARD Draw')]).toEqual([
      true,
      false,
    ]);
    play.activateCard(0, 'South').resolve();
    expect([play.offers().includes('ACTIVATE_CARD Hound'), play.offers().includes('ACTIVATE_CARD Draw')]).toEqual([
      false,
      true,
    ]);
    expect(play.to('main', 5).offers()).not.toContain('ACTIVATE_CARD Draw');
  });

  it('Alice, Phantom Monarch is dealt 7 for each advanced card that is played while no Curse is in her lineage, and hands that on', () => {
    const ring = thing('Ring', {
      types: ['Item'],
      supertypes: ['Regalia'],
      elements: ['crux'],
      costKind: 'memory',
      cost: 0,
    });
    const next = hero('Cleric', 'crux', 3, 'Alice, Grown');
    const curse = thing(
      'Hex',
      { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const small = hero('Cleric', 'norm', 1, 'Alice, Small');
    const bind = action('Bind', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Hex' }] },
          to: 'lineage',
          attached: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
          position: 'bottom',
        },
      ],
    });
    const lineage = ['Alice, Phantom Monarch', 'Alice, Small', 'Spirit of Wind'];
    const setup = (under: string[] = lineage) =>
      game(
        next,
        0,
        { champion: { lineage: under }, hand: ['Gem', 'Draw', 'Bind'], graveyard: ['Hex'], materialDeck: ['Ring'] },
        {},
        { definitions: [gem, ring, small, curse, bind, draw] },
      );
    const alone = setup();
    alone.activateCard(0, 'Draw').resolveAll();
    expect(alone.damage(0)).toBe(0);
    alone.activateCard(0, 'Gem').resolveAll();
    expect(alone.damage(0)).toBe(7);
    const cursed = setup().activateCard(0, 'Bind').resolve().activateCard(0, 'Gem').resolveAll();
    expect([cursed.zones('Hex'), cursed.damage(0)]).toEqual([['lineage'], 0]);
    const made = setup().until({ kind: 'MATERIALIZE', turn: 5 });
    made.answer(0, { choose: [{ card: 'Ring' }] }).resolveAll();
    expect(made.damage(0)).toBe(7);
  });
});
