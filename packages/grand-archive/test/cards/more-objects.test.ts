/** Attacks, weapons, items, phantasias and champions written by hand. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

const has = (o: JsonObject, word: string): boolean =>
  JSON.stringify(o.keywords ?? [])
    .toLowerCase()
    .includes(word);

const draw = action('Draw', { effects: [{ do: 'draw', who: 'you', count: 1 }] });

const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] }] });

const gem = thing('Gem', { types: ['Item'], elements: ['crux'], costKind: 'reserve', cost: 0 });

const masteries = action('Remember', {
  effects: [
    { do: 'mastery', name: 'Fractured Memories' },
    { do: 'putOnMastery', kind: 'sheen', amount: 36 },
  ],
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

  it('Alice, Phantom Monarch (ga:1.7.1.6) speaks of herself alone, whatever other champions her player controls', () => {
    const second = action('Second', {
      effects: [{ do: 'move', what: { each: { zone: 'materialDeck' } }, to: 'field', controller: 'you' }],
    });
    const bind = action('Bind', {
      targets: [on('Champion')],
      effects: [
        {
          do: 'move',
          what: { each: { zone: 'graveyard' } },
          to: 'lineage',
          attached: { target: 0 },
          position: 'bottom',
        },
      ],
    });
    const curse = thing('Hex', { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'slow' });
    const other = hero('Cleric', 'umbra', 0, 'Other');
    const small = hero('Cleric', 'norm', 1, 'Alice, Small');
    const hurt = (cursed: string, under: string[]): unknown[] => {
      const [name = ''] = under.length > 0 ? ['Alice, Grown'] : ['Alice, Phantom Monarch'];
      const play = game(
        hero('Cleric', 'crux', 3, 'Alice, Grown'),
        0,
        {
          champion: { card: name, lineage: [...under, 'Alice, Small', 'Spirit of Wind'] },
          hand: ['Second', 'Bind', 'Gem'],
          graveyard: ['Hex'],
          materialDeck: ['Other'],
        },
        {},
        {
          definitions: [
            thing('Gem', { types: ['Item'], elements: ['umbra'], costKind: 'reserve', cost: 0 }),
            other,
            small,
            curse,
            second,
            bind,
          ],
        },
      );
      play.activateCard(0, 'Second').resolve();
      play.activateCard(0, 'Bind', { card: cursed === 'Alice' ? name : 'Other' }).resolve();
      play.activateCard(0, 'Gem').resolveAll();
      return [play.the(name).damage, play.the('Other').damage];
    };
    for (const under of [[], ['Alice, Phantom Monarch']]) {
      expect(hurt('Other', under)).toEqual([7, 0]);
      expect(hurt('Alice', under)).toEqual([0, 0]);
    }
  });
});
