/** Actions written by hand that deal damage, negate, prevent and return. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

describe('damage that actions deal', () => {
  it('Annihilation deals as much as is chosen, and destroys what costs so much', () => {
    const play = game(
      hero('Warrior', 'exia'),
      3,
      { hand: ['Annihilation'], field: ['Wolf', 'Veteran Soldier'] },
      { field: ['Hound', 'Wolf'] },
    );
    expect(play.the('Annihilation', 'hand').speed ?? 'slow').toBe('slow');
    play.activateCard(0, 'Annihilation').resolve();
    expect(play.decision()).toMatchObject({ kind: 'AMOUNT', min: 0, max: 7 });
    play.answer(0, { number: 1 }).resolveAll();
    // Wolves cost 1, the Hound 0, the Veteran Soldier more.
    expect([play.damage(0), play.zones('Wolf'), play.zones('Hound')]).toEqual([
      1,
      ['graveyard', 'graveyard'],
      ['field'],
    ]);
    expect(play.all('Veteran Soldier').length).toBe(1);
  });

  it('Annihilation is fast with 35 damage on the champion, and does nothing for another class', () => {
    const theirTurn = (damage: number) =>
      game(
        { ...hero('Warrior', 'exia'), props: { ...(hero('Warrior', 'exia').props as JsonObject), life: 50 } },
        3,
        { champion: { damage }, hand: ['Annihilation'] },
        {},
        { turn: { active: 1 } },
      )
        .pass()
        .offers();
    expect(theirTurn(34)).not.toContain('ACTIVATE_CARD Annihilation');
    expect(theirTurn(35)).toContain('ACTIVATE_CARD Annihilation');
    const play = game(hero('Mage', 'exia'), 3, { hand: ['Annihilation'], field: ['Hound'] })
      .activateCard(0, 'Annihilation')
      .resolve();
    expect([play.damage(0), play.zones('Hound')]).toEqual([0, ['field']]);
  });

  it('Cosmic Bolt deals 2 more for each of its name in graveyard and banishment, and can be starcalled for 2', () => {
    const struck = (graveyard: string[], banishment: (string | JsonObject)[]): unknown => {
      const play = game(
        hero('Cleric', 'astra'),
        3,
        { hand: ['Cosmic Bolt'], graveyard, banishment },
        { field: ['Wolf'], graveyard: ['Cosmic Bolt'] },
      );
      return play.activateCard(0, 'Cosmic Bolt', { card: 'Wolf' }).resolve().all('Wolf')[0]?.damage ?? 'dead';
    };
    expect([
      struck([], []),
      struck(['Cosmic Bolt'], ['Cosmic Bolt']),
      struck([], [{ card: 'Cosmic Bolt', faceDown: true }]),
    ]).toEqual([4, 8, 4]);
    const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] }] });
    const called = game(
      hero('Cleric', 'astra'),
      2,
      { hand: ['Gaze'], mainDeck: ['Cosmic Bolt', ...some(3)] },
      { field: ['Wolf'] },
      { definitions: [gaze] },
    );
    called
      .activateCard(0, 'Gaze')
      .resolve()
      .answer(0, { choose: [{ card: 'Cosmic Bolt' }] })
      .answering([{ card: 'Wolf' }])
      .resolveAll();
    expect([called.the('Wolf').damage, called.count(0, 'memory')]).toEqual([4, 2]);
  });

  it('Dichroic Scorch deals as much to all but your champion as sheen counters were taken from all units', () => {
    const play = game(
      hero('Assassin', 'fire'),
      3,
      { champion: { counters: { sheen: 1 } }, hand: ['Blitz Mage', 'Dichroic Scorch'] },
      { field: [{ card: 'Wolf', counters: { sheen: 2 } }, 'Hound'] },
    );
    play.activateCard(0, 'Dichroic Scorch', { card: 'Blitz Mage' }).resolveAll();
    expect([play.the('Wolf').damage, play.the('Hound').damage, play.damage(0), play.damage(1)]).toEqual([3, 3, 0, 3]);
    expect([
      counters(play.the('Wolf')).sheen ?? 0,
      counters(play.champion(0)).sheen ?? 0,
      play.zones('Blitz Mage'),
    ]).toEqual([0, 0, ['graveyard']]);
    // Without a fire element card to discard it can't be activated.
    expect(game(hero('Assassin', 'fire'), 4, { hand: ['Dichroic Scorch'] }).offers()).not.toContain(
      'ACTIVATE_CARD Dichroic Scorch',
    );
  });

  it("Lightweaver's Assault shows the memory, splits as much damage, and deals 2 as it is revealed from there", () => {
    const play = game(
      hero('Assassin', 'luxem'),
      4,
      { hand: ["Lightweaver's Assault"], memory: ["Lightweaver's Assault", 'Reed'] },
      { field: ['Wolf', 'Hound'] },
    );
    play.activateCard(0, "Lightweaver's Assault").resolve();
    // Two cards and the four that paid.
    play.answer(0, { choose: [{ card: 'Wolf' }, { card: 'Hound' }] });
    play.answer(0, {
      distribute: [
        { option: { card: 'Wolf' }, amount: 4 },
        { option: { card: 'Hound' }, amount: 2 },
      ],
    });
    expect([play.the('Wolf').damage, play.the('Hound').damage]).toEqual([4, 2]);
    play.resolve().answer(0, { choose: [{ card: 'Wolf' }] });
    expect(play.the('Wolf').damage).toBe(6);
    const none = game(
      hero('Mage', 'luxem'),
      4,
      { hand: ["Lightweaver's Assault"], memory: ["Lightweaver's Assault"] },
      {},
    );
    none.activateCard(0, "Lightweaver's Assault").resolve().answer(0, { choose: [] });
    expect(none.stack()).toEqual([]);
  });

  it('Volcanic Crescendo empowers 3 and more for each fire element card, and burns champions after a Melody', () => {
    const melody = card(
      'Song',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'slow', subtypes: ['Melody'] },
      { kind: 'spell', effects: [] },
    );
    const blast = action('Blast', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'damage',
          to: { target: 0 },
          amount: { stat: 'level', of: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] } },
        },
      ],
    });
    const played = (sung: boolean) => {
      const play = game(
        hero('Mage', 'fire'),
        2,
        { hand: ['Volcanic Crescendo', 'Song', 'Blast'], graveyard: ['Blitz Mage', 'Fireball', 'Reed'] },
        { field: ['Wolf'] },
        { definitions: [melody, blast] },
      );
      if (sung) play.activateCard(0, 'Song').resolve();
      return play
        .activateCard(0, 'Volcanic Crescendo')
        .resolve()
        .answer(0, { choose: [{ card: 'Blitz Mage' }, { card: 'Fireball' }] });
    };
    const sung = played(true);
    expect([sung.damage(0), sung.damage(1), sung.zones('Fireball')]).toEqual([2, 2, ['banishment']]);
    expect(played(false).damage(1)).toBe(0);
    // The next Spell sees a level of 1 and the 5 that it was empowered by.
    sung.activateCard(0, 'Blast', { card: 'Wolf' }).resolve();
    expect(sung.the('Wolf').damage).toBe(6);
  });

  it('Strategem of Myriad Ice deals 3 for each card that is banished, to targets chosen then, and has efficiency to the east', () => {
    const play = game(
      hero('Mage', 'water'),
      6,
      { hand: ['Strategem of Myriad Ice'], graveyard: ['Reed', 'Reed', 'Wolf'] },
      { field: ['Wolf', 'Hound'] },
    );
    play.activateCard(0, 'Strategem of Myriad Ice').resolve();
    expect(play.choices()).toEqual(['Reed', 'Reed']);
    const [a, b] = play.decision().options;
    play.answer(0, { choose: [a?.id ?? '', b?.id ?? ''] as never });
    play
      .takeDefault('ORDER_TRIGGERS')
      .answer(0, { choose: [{ card: 'Hound' }] })
      .answer(0, { choose: [{ card: 'Wolf', zone: 'field' }] });
    play.resolveAll();
    expect([play.all('Wolf')[0]?.damage, play.the('Hound').damage]).toEqual([3, 3]);
    const turned = action('Turn', {
      effects: [
        { do: 'mastery', name: 'Shifting Currents' },
        { do: 'face', direction: 'east' },
      ],
    });
    const cheap = game(
      hero('Mage', 'water', 2),
      6,
      { hand: ['Turn', 'Strategem of Myriad Ice'] },
      {},
      { definitions: [turned] },
    );
    expect(cheap.the('Strategem of Myriad Ice', 'hand').costNow).toBe(6);
    expect(cheap.activateCard(0, 'Turn').resolve().the('Strategem of Myriad Ice', 'hand').costNow).toBe(4);
  });

  it('Innervate Fury delevels the champion and recovers 5 to split 7 damage among allies', () => {
    const low = hero('Mage', 'fire', 1, 'Low');
    const setup = (damage: number) =>
      game(
        hero('Mage', 'fire', 2),
        3,
        { champion: { damage, lineage: ['Low'] }, hand: ['Innervate Fury'] },
        { field: ['Wolf', 'Hound'] },
        { definitions: [low] },
      );
    expect(setup(4).offers()).not.toContain('ACTIVATE_CARD Innervate Fury');
    const play = setup(6).choose(0, { kind: 'ACTIVATE_CARD', card: 'Innervate Fury' });
    play.answering([
      [{ card: 'Wolf' }, { card: 'Hound' }],
      {
        distribute: [
          { option: { card: 'Wolf' }, amount: 5 },
          { option: { card: 'Hound' }, amount: 2 },
        ],
      },
    ]);
    expect([play.champion(0).card, play.damage(0)]).toEqual(['Low', 1]);
    play.resolve();
    expect([play.the('Wolf').damage, play.the('Hound').damage]).toEqual([5, 2]);
  });

  it('Meteor Strike destroys a target, and where it was starcalled it burns all units but your champion', () => {
    const play = game(hero('Cleric', 'astra'), 3, { hand: ['Meteor Strike'] }, { field: ['Wolf'] });
    expect(play.activateCard(0, 'Meteor Strike', { card: 'Wolf' }).resolve().zones('Wolf')).toEqual(['graveyard']);
    const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] }] });
    const called = game(
      hero('Cleric', 'astra'),
      3,
      { hand: ['Gaze'], field: ['Hound'], mainDeck: ['Meteor Strike', ...some(3)] },
      { field: ['Wolf'] },
      { definitions: [gaze] },
    );
    called
      .activateCard(0, 'Gaze')
      .resolve()
      .answer(0, { choose: [{ card: 'Meteor Strike' }] })
      .answering([])
      .resolveAll();
    expect([called.the('Wolf').damage, called.the('Hound').damage, called.damage(0), called.damage(1)]).toEqual([
      3, 3, 0, 3,
    ]);
  });
});

describe('what actions negate, prevent and return', () => {
  it('Astral Seal negates and banishes, for 3 less where a card of that name is banished face up', () => {
    const negating = (banishment: (string | JsonObject)[], pay: number, classes = 'Cleric') =>
      game(
        hero(classes, 'astra'),
        pay,
        { hand: ['Astral Seal'], banishment },
        { hand: ['Bolt'] },
        { turn: { active: 1 } },
      )
        .activateCard(1, 'Bolt', { card: 'Hero' })
        .pass();
    expect(negating([], 2).offers()).not.toContain('ACTIVATE_CARD Astral Seal');
    const full = negating([], 3).activateCard(0, 'Astral Seal', { card: 'Bolt' });
    expect(full.count(0, 'memory')).toBe(3);
    expect([full.resolveAll().zones('Bolt'), full.damage(0)]).toEqual([['banishment'], 0]);
    const cheap = negating(['Bolt'], 3).activateCard(0, 'Astral Seal', { card: 'Bolt', zone: 'effectsStack' } as never);
    expect(cheap.count(0, 'memory')).toBe(0);
    const dear = [negating([{ card: 'Bolt', faceDown: true }], 3), negating(['Bolt'], 3, 'Mage')];
    expect(
      dear.map((one) =>
        one.activateCard(0, 'Astral Seal', { card: 'Bolt', zone: 'effectsStack' } as never).count(0, 'memory'),
      ),
    ).toEqual([3, 3]);
  });

  it('Searing Rebuke prevents 3, and deals 3 each time for a Cleric', () => {
    const struck = (classes: string) =>
      game(hero(classes, 'fire'), 2, { hand: ['Searing Rebuke'] }, { hand: ['Bolt'] }, { turn: { active: 1 } })
        .pass()
        .activateCard(0, 'Searing Rebuke')
        .resolve()
        .activateCard(1, 'Bolt', { card: 'Hero' })
        .resolveAll();
    const cleric = struck('Cleric');
    expect([cleric.damage(0), cleric.damage(1)]).toEqual([2, 3]);
    const mage = struck('Mage');
    expect([mage.damage(0), mage.damage(1)]).toEqual([2, 0]);
  });

  it('Return to the Depths leaves 1 of the next damage, and makes an omen of a card where 3 were prevented for Ciel', () => {
    const struck = (name: string, amount: number) => {
      const pebble = action('Pebble', {
        targets: [on('Champion')],
        effects: [{ do: 'damage', to: { target: 0 }, amount }],
      });
      return game(
        hero('Guardian', 'water', 1, name),
        3,
        { hand: ['Return to the Depths'], graveyard: ['Reed'] },
        { hand: ['Pebble'] },
        { turn: { active: 1 }, definitions: [pebble] },
      )
        .pass()
        .activateCard(0, 'Return to the Depths')
        .resolve()
        .activateCard(1, 'Pebble', { card: name })
        .resolveAll();
    };
    const ciel = struck('Ciel, Herald', 4);
    expect(ciel.damage(0)).toBe(1);
    ciel.answer(0, { choose: [{ card: 'Reed' }] });
    expect(counters(ciel.the('Reed', 'banishment')).omen).toBe(1);
    for (const other of [struck('Ciel, Herald', 3), struck('Hero', 4)])
      expect([other.damage(0), other.decision().kind, other.zones('Reed')]).toEqual([1, 'OPPORTUNITY', ['graveyard']]);
  });

  it('Twingale Parry prevents 2 combat damage, and has ephemerate for a Warrior with a Sword', () => {
    const sword = thing('Blade', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Sword'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 3,
    });
    const offered = (classes: string, field: string[]) =>
      game(
        hero(classes, 'wind'),
        2,
        { graveyard: ['Twingale Parry'], field: ['Wolf', ...field] },
        {},
        { definitions: [sword] },
      ).offers();
    expect(offered('Warrior', ['Blade'])).toContain('ACTIVATE_CARD Twingale Parry');
    expect([...offered('Warrior', []), ...offered('Mage', ['Blade'])]).not.toContain('ACTIVATE_CARD Twingale Parry');
    const play = game(
      hero('Warrior', 'wind'),
      2,
      { hand: ['Twingale Parry'], field: ['Wolf'] },
      { field: ['Hound'], hand: ['Bolt'] },
      { turn: { active: 1 } },
    );
    play
      .pass()
      .activateCard(0, 'Twingale Parry', { card: 'Wolf' })
      .resolve()
      .activateCard(1, 'Bolt', { card: 'Wolf' })
      .resolve();
    expect(play.the('Wolf').damage).toBe(5);
    play.declare(1, 'Hound', 'Wolf').fight();
    expect(play.the('Wolf').damage).toBe(5);
  });

  it('Vanishing Eclipse returns an ally to the top of its deck, makes the champion distant, and aethercalls for its element', () => {
    const play = game(
      hero('Ranger', 'astra'),
      2,
      { hand: ['Vanishing Eclipse'] },
      { field: ['Wolf'], mainDeck: some(3) },
    );
    play.activateCard(0, 'Vanishing Eclipse', { card: 'Wolf' }).resolve();
    expect([play.zones('Wolf'), play.champion(0).distant]).toEqual([['mainDeck'], true]);
    const draw = action('Draw', { effects: [{ do: 'draw', who: 'opponents', count: 1 }] });
    const drawn = game(
      hero('Ranger', 'astra'),
      2,
      { hand: ['Vanishing Eclipse', 'Draw'] },
      { field: ['Wolf'], mainDeck: some(3) },
      { definitions: [draw] },
    );
    drawn.activateCard(0, 'Vanishing Eclipse', { card: 'Wolf' }).resolve().activateCard(0, 'Draw').resolve();
    expect(drawn.zones('Wolf')).toEqual(['hand']);
  });
});
