/** Cards that many decks play: each in the situation that its odd clause is about. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, emblem, gainLife, sorcery, triggered } from '../../src/language/builders.js';

ownCards(
  sorcery('Test Emblem', '{0}', {
    effects: [
      emblem(triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(1)] })),
    ],
  }),
);

const many = (card: string, count: number) => Array.from({ length: count }, () => card);
/** A position in which the first player can pay for everything. */
const rich = (own: object = {}, other: object = {}): Play =>
  magicPosition([{ mana: '{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}', ...own }, { ...other }], {
    options: { payment: 'auto' },
  });
const yes = (play: Play, seat = 0): Play => play.answer(seat, { confirm: true });

describe('spells', () => {
  it('Time Warp: the turn after this one is that of its target', () => {
    const play = rich({ hand: ['Time Warp'] })
      .cast(0, 'Time Warp', { player: 0 })
      .resolve();
    expect(play.until({ turn: 4, step: 'upkeep' }).view().turn.active).toBe(0);
  });
  it('Time Stop: what is on the stack is exiled, and the turn is over', () => {
    const play = rich({ hand: ['Time Stop', 'Divination'] }).cast(0, 'Divination');
    play.cast(0, 'Time Stop').resolve();
    expect(play.zones('Divination')).toEqual(['exile']);
    expect(play.zones('Time Stop')).toEqual(['exile']);
    expect(play.view().turn.active).toBe(1);
  });
  it('Hindering Light: counters what targets you, or a permanent of yours, and nothing else', () => {
    const play = magicPosition(
      [
        { hand: ['Hindering Light'], battlefield: ['Plains', 'Island', 'Grizzly Bears'] },
        { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: [...lands(2, 'Mountain'), 'Hill Giant'] },
      ],
      { turn: { active: 1 } },
    );
    play.cast(1, 'Lightning Bolt', { card: 'Hill Giant' }).pass();
    expect(play.decision().options.some(({ card }) => card === 'Hindering Light')).toBe(false);
    play.pass().cast(1, 'Lightning Bolt', { player: 0 }).pass();
    play.castAt(0, 'Hindering Light', { card: 'Lightning Bolt' }).resolveAll();
    expect([play.life(0), play.hand(0)]).toEqual([20, 1]);
  });
  it("Faith's Shield: one permanent, or with 5 life you and all you control", () => {
    const shielded = (life: number): Play => {
      const play = rich({ life, hand: ["Faith's Shield"], battlefield: ['Grizzly Bears', 'Hill Giant'] });
      play.cast(0, "Faith's Shield", { card: 'Grizzly Bears' }).resolve();
      return play.choose(0, { value: 'R' });
    };
    const words = (play: Play, card: string): string => JSON.stringify(play.the(card).keywords ?? play.the(card).text);
    expect(words(shielded(6), 'Grizzly Bears')).toContain('protection');
    expect(words(shielded(6), 'Hill Giant')).not.toContain('protection');
    expect(words(shielded(5), 'Hill Giant')).toContain('protection');
  });
  it('Setessan Tactics: {G} more for each target beyond the first; each fights another creature', () => {
    const play = magicPosition([
      { hand: ['Setessan Tactics'], battlefield: [...lands(3, 'Forest'), 'Grizzly Bears', 'Runeclaw Bear'] },
      { battlefield: ['Hill Giant'] },
    ]);
    play.cast(0, 'Setessan Tactics', [{ card: 'Grizzly Bears' }, { card: 'Runeclaw Bear' }]).resolve();
    expect([play.figures('Grizzly Bears'), play.figures('Runeclaw Bear')]).toEqual(['3/3', '3/3']);
    play.activate(0, 'Grizzly Bears', { card: 'Hill Giant' }).resolve();
    expect([play.zones('Hill Giant'), play.zones('Grizzly Bears')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it.each([
    [0, 'hand'],
    [1, 'graveyard'],
  ])('Molten Birth: a flip of %i sends it to the %s', (flip, zone) => {
    const play = magicPosition([{ hand: ['Molten Birth'], battlefield: lands(3, 'Mountain') }, {}], { random: [flip] });
    play.cast(0, 'Molten Birth').resolve();
    if (play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
    expect(play.all('Elemental')).toHaveLength(2);
    expect(play.zones('Molten Birth')).toEqual([zone]);
  });
  it('Chain Lightning: whoever it hits may pay {R}{R} and send a copy on', () => {
    const play = magicPosition([
      { hand: ['Chain Lightning'], battlefield: lands(1, 'Mountain') },
      { battlefield: [...lands(2, 'Mountain'), 'Hill Giant'] },
    ]);
    play.castAt(0, 'Chain Lightning', { card: 'Hill Giant' }).resolve();
    expect(play.decision().seat).toBe(1);
    yes(play, 1);
    while (play.decision().seat === 1 && play.decision().shape === 'CONFIRM') yes(play, 1);
    if (play.decision().kind !== 'PRIORITY') play.choose(1, { player: 0 });
    play.resolveAll();
    expect(play.life(0)).toBe(17);
  });
  it('Deflecting Palm: what the chosen source would have dealt is dealt to its controller', () => {
    const play = magicPosition(
      [
        { hand: ['Deflecting Palm'], battlefield: ['Mountain', 'Plains'] },
        { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      ],
      { turn: { active: 1 } },
    );
    play.cast(1, 'Lightning Bolt', { player: 0 }).pass();
    play.cast(0, 'Deflecting Palm').resolve();
    play.choose(0, { card: 'Lightning Bolt' }).resolveAll();
    expect([play.life(0), play.life(1)]).toEqual([20, 17]);
  });
  it('Mindbreak Trap: for nothing once an opponent has cast three spells', () => {
    const play = magicPosition(
      [{ hand: ['Mindbreak Trap'] }, { hand: ['Shock', 'Shock', 'Shock'], battlefield: lands(3, 'Mountain') }],
      { turn: { active: 1 } },
    );
    const trap = (): boolean => play.decision().options.some(({ card }) => card === 'Mindbreak Trap');
    for (let n = 0; n < 2; n++) {
      play.cast(1, 'Shock', { player: 0 }).pass();
      expect(trap()).toBe(false);
      play.pass();
    }
    play.cast(1, 'Shock', { player: 0 }).pass();
    expect(trap()).toBe(true);
    play.choose(0, { kind: 'CAST', card: 'Mindbreak Trap' }, [{ card: 'Shock' }]).resolveAll();
    expect([play.life(0), play.zones('Shock').sort()]).toEqual([16, ['exile', 'graveyard', 'graveyard']]);
  });
  it('Summoning Trap: for nothing once an opponent countered a creature spell of yours', () => {
    const play = magicPosition([
      {
        hand: ['Summoning Trap', 'Grizzly Bears'],
        battlefield: lands(2, 'Forest'),
        library: ['Craw Wurm', ...lands(8, 'Forest')],
      },
      { hand: ['Cancel'], battlefield: lands(3, 'Island') },
    ]);
    const trap = (): boolean => play.decision().options.some(({ card }) => card === 'Summoning Trap');
    expect(trap()).toBe(false);
    play.cast(0, 'Grizzly Bears').pass();
    play.castAt(1, 'Cancel', { card: 'Grizzly Bears' }).resolveAll();
    expect(trap()).toBe(true);
    play.choose(0, { kind: 'CAST', card: 'Summoning Trap' }).resolve();
    play.choose(0, { card: 'Craw Wurm' });
    while (play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
    expect(play.zones('Craw Wurm')).toEqual(['battlefield']);
  });
});

describe('creatures', () => {
  it.each(['Kozilek, Butcher of Truth', 'Ulamog, the Infinite Gyre'])(
    '%s: put into a graveyard from anywhere, all of it goes back into the library',
    (name) => {
      const play = rich(
        { hand: [name, "Raven's Crime"], graveyard: ['Forest', 'Shock'], library: many('Island', 3) },
        { graveyard: ['Swamp'] },
      );
      play.cast(0, "Raven's Crime", { player: 0 }).resolve();
      if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: name });
      play.resolveAll();
      expect(play.all(name, 'library')).toHaveLength(1);
      expect(play.zones('Shock')).toEqual(['library']);
      expect(play.zones('Swamp')).toEqual(['graveyard']);
    },
  );
  it('Kozilek, Butcher of Truth draws four as it is cast, and Ulamog, the Infinite Gyre destroys a permanent', () => {
    const play = magicPosition([
      {
        hand: ['Kozilek, Butcher of Truth', 'Ulamog, the Infinite Gyre'],
        battlefield: [...lands(21, 'Wastes')],
      },
      { battlefield: ['Hill Giant'] },
    ]);
    play.cast(0, 'Kozilek, Butcher of Truth').resolve();
    expect(play.hand(0)).toBe(5);
    play.resolveAll().cast(0, 'Ulamog, the Infinite Gyre', { card: 'Hill Giant' }).resolve();
    expect(play.zones('Hill Giant')).toEqual(['graveyard']);
  });
  it('Aurelia, the Warleader: untaps all and brings a combat phase, for the first attack alone', () => {
    const play = magicPosition([{ battlefield: ['Aurelia, the Warleader', 'Hill Giant'] }, {}]);
    play.until({ kind: 'ATTACKERS' }).attack(0, 'Aurelia, the Warleader', 'Hill Giant').resolveAll();
    expect(play.the('Hill Giant').tapped ?? false).toBe(false);
    play.until({ step: 'endOfCombat' }).until({ kind: 'ATTACKERS' }).attack(0, 'Aurelia, the Warleader');
    expect([play.view().stack, play.view().turn.number]).toEqual([[], 3]);
    play.until({ step: 'end' });
    expect([play.view().turn.number, play.life(1)]).toEqual([3, 20 - 6 - 3]);
  });
  it('Gisela, Blade of Goldnight doubles what opponents are dealt and halves what you are, rounded up', () => {
    const play = magicPosition([
      { hand: ['Flamebreak'], battlefield: [...lands(3, 'Mountain'), 'Gisela, Blade of Goldnight', 'Craw Wurm'] },
      { battlefield: ['Craw Wurm'] },
    ]);
    play.cast(0, 'Flamebreak').resolve();
    expect([play.life(0), play.life(1)]).toEqual([19, 14]);
    const [own, other] = [0, 1].map((seat) => play.all('Craw Wurm').find((o) => o.controller === seat));
    expect([own?.damage, other]).toEqual([1, undefined]);
  });
  it('Anafenza, the Foremost: a counter on another tapped creature; creature cards of opponents are exiled, other cards are not', () => {
    const play = magicPosition([
      {
        hand: ['Doom Blade', 'Mind Rot'],
        battlefield: [...lands(5, 'Swamp'), 'Anafenza, the Foremost', { card: 'Hill Giant', tapped: true }],
      },
      { hand: ['Grizzly Bears', 'Forest'], battlefield: ['Runeclaw Bear'] },
    ]);
    play.castAt(0, 'Doom Blade', { card: 'Runeclaw Bear' }).resolve();
    play.cast(0, 'Mind Rot', { player: 1 }).resolveAll();
    expect([play.zones('Runeclaw Bear'), play.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
    expect(play.all('Forest', 'graveyard')).toHaveLength(1);
    play.until({ kind: 'ATTACKERS' }).attack(0, 'Anafenza, the Foremost');
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Hill Giant' });
    play.resolve();
    expect(play.figures('Hill Giant')).toBe('4/4');
  });
  it('Nether Traitor: comes back for {B} where it lies in the graveyard already', () => {
    const play = magicPosition([
      { hand: ['Doom Blade'], battlefield: [...lands(3, 'Swamp'), 'Grizzly Bears'], graveyard: ['Nether Traitor'] },
      {},
    ]);
    yes(play.castAt(0, 'Doom Blade', { card: 'Grizzly Bears' }).resolveAll());
    expect(play.zones('Nether Traitor')).toEqual(['battlefield']);
  });
  it('Nether Traitor: does not trigger for what dies together with it', () => {
    const play = magicPosition([
      { hand: ['Damnation'], battlefield: [...lands(5, 'Swamp'), 'Grizzly Bears', 'Nether Traitor'] },
      {},
    ]);
    play.cast(0, 'Damnation').resolveAll();
    expect(play.decision().kind).toBe('PRIORITY');
    expect(play.zones('Nether Traitor')).toEqual(['graveyard']);
  });
  it('Stonybrook Banneret: Merfolk spells and Wizard spells are cheaper', () => {
    const play = magicPosition([
      { hand: ['Stonybrook Banneret', 'Grizzly Bears'], battlefield: ['Island', 'Stonybrook Banneret'] },
      {},
    ]);
    play.cast(0, 'Stonybrook Banneret').resolve();
    expect(play.all('Stonybrook Banneret')).toHaveLength(2);
  });
  it('Progenitor Mimic: makes a token each upkeep, and its tokens make none', () => {
    const play = magicPosition([
      { hand: ['Progenitor Mimic'], battlefield: [...lands(6, 'Island'), 'Forest'] },
      { battlefield: ['Hill Giant'] },
    ]);
    play.cast(0, 'Progenitor Mimic').resolve().choose(0, { card: 'Hill Giant' });
    const mine = (): number =>
      Object.values(play.view().objects).filter(
        (o) => o.name === 'Hill Giant' && o.controller === 0 && o.zone === 'battlefield',
      ).length;
    expect(mine()).toBe(1);
    play.until({ turn: 5, step: 'draw' });
    expect(mine()).toBe(2);
    play.until({ turn: 7, step: 'draw' });
    expect(mine()).toBe(3);
  });
  it('Evil Twin: destroys a creature with its name alone', () => {
    const play = magicPosition([
      { hand: ['Evil Twin'], battlefield: [...lands(4, 'Island'), ...lands(4, 'Swamp')] },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    ]);
    play.cast(0, 'Evil Twin').resolve().choose(0, { card: 'Hill Giant' });
    play.until({ turn: 5, step: 'precombatMain' });
    play.choose(0, { kind: 'ACTIVATE', card: 'Evil Twin', mana: false });
    expect(
      play
        .decision()
        .options.map(({ card }) => card)
        .sort(),
    ).toEqual(['Evil Twin', 'Hill Giant']);
    play.choose(0, { card: 'Hill Giant' }).resolve();
    expect(play.zones('Hill Giant')).toEqual(['graveyard']);
  });
  it('Undercity Informer: all cards down to the first land, and that as well', () => {
    const play = magicPosition([
      { battlefield: ['Swamp', 'Undercity Informer', 'Grizzly Bears'] },
      { library: ['Shock', 'Hill Giant', 'Forest', 'Island', 'Island'] },
    ]);
    play.choose(0, { kind: 'ACTIVATE', card: 'Undercity Informer', mana: false });
    while (play.decision().kind !== 'PRIORITY') {
      const { options, seat } = play.decision();
      play.choose(seat, options.some(({ player }) => player === 1) ? { player: 1 } : { card: 'Grizzly Bears' });
    }
    play.resolve();
    expect(play.all('Forest', 'graveyard')).toHaveLength(1);
    expect(play.all('Island', 'library')).toHaveLength(2);
  });
  it('Tasigur, the Golden Fang: two cards are milled, and an opponent says which nonland card comes back', () => {
    const play = magicPosition([
      {
        battlefield: [...lands(4, 'Island'), 'Tasigur, the Golden Fang'],
        graveyard: ['Forest', 'Shock'],
        library: ['Hill Giant', 'Swamp', 'Swamp'],
      },
      {},
    ]);
    play.activate(0, 'Tasigur, the Golden Fang').resolve();
    expect(play.decision().seat).toBe(1);
    expect(
      play
        .decision()
        .options.map(({ card }) => card)
        .sort(),
    ).toEqual(['Hill Giant', 'Shock']);
    play.choose(1, { card: 'Shock' });
    expect(play.zones('Shock')).toEqual(['hand']);
  });
  it('Fathom Mage: may draw for each counter', () => {
    const play = rich({ hand: ['Travel Preparations', 'Hill Giant'], battlefield: ['Fathom Mage'] });
    play
      .cast(0, 'Travel Preparations', [{ card: 'Fathom Mage' }])
      .resolve()
      .resolve();
    yes(play);
    expect(play.hand(0)).toBe(2);
    play.cast(0, 'Hill Giant').resolve().resolve().resolve();
    yes(play);
    expect(play.hand(0)).toBe(2);
  });
  it('Duskmantle Seer: each player loses the mana value of their top card, which comes to their hand', () => {
    const play = magicPosition(
      [{ battlefield: ['Duskmantle Seer'], library: ['Hill Giant', 'Forest'] }, { library: ['Forest', 'Forest'] }],
      { turn: { number: 3, active: 0, step: 'upkeep' } },
    );
    play.resolveAll();
    expect([play.life(0), play.life(1), play.zones('Hill Giant')]).toEqual([16, 20, ['hand']]);
    expect(play.hand(1)).toBe(1);
  });
  it("Jace's Phantasm: with ten cards in a graveyard of an opponent", () => {
    const figures = (count: number): string =>
      magicPosition([
        { battlefield: ["Jace's Phantasm"], graveyard: many('Forest', 10) },
        { graveyard: many('Forest', count) },
      ]).figures("Jace's Phantasm");
    expect([figures(9), figures(10)]).toEqual(['1/1', '5/5']);
  });
  it('Deus of Calamity: a land for 6 damage, none for 5', () => {
    const after = (weak: boolean): string[] => {
      const play = magicPosition([
        { battlefield: [{ card: 'Deus of Calamity', counters: weak ? { '-1/-1': 1 } : {} }] },
        { battlefield: ['Forest'] },
      ]);
      play.until({ kind: 'ATTACKERS' }).attack(0, 'Deus of Calamity').until({ step: 'combatDamage' });
      if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Forest' });
      return play
        .resolveAll()
        .all('Forest')
        .map(({ zone }) => String(zone));
    };
    expect([after(false), after(true)]).toEqual([[], ['battlefield']]);
  });
  it('Ashcloud Phoenix: comes back face down, and may be turned up for its morph cost', () => {
    const play = magicPosition([
      { hand: ['Lightning Bolt'], battlefield: [...lands(7, 'Mountain'), 'Ashcloud Phoenix'] },
      {},
    ]);
    play.castAt(0, 'Lightning Bolt', { card: 'Ashcloud Phoenix' }).resolveAll();
    const phoenix = Object.values(play.view().objects).find((o) => o.card === 'Ashcloud Phoenix');
    expect([phoenix?.zone, phoenix?.power]).toEqual(['battlefield', 2]);
    play.choose(0, { kind: 'TURN_FACE_UP' }).resolveAll();
    expect([play.life(0), play.life(1)]).toEqual([18, 18]);
  });
  it('Ali from Cairo: damage leaves 1 life', () => {
    const play = magicPosition([
      { life: 2, battlefield: ['Ali from Cairo', 'Mountain'], hand: ['Lightning Bolt'] },
      {},
    ]);
    play.castAt(0, 'Lightning Bolt', { player: 0 }).resolve();
    expect(play.life(0)).toBe(1);
  });
  it('Spirit of the Labyrinth: nobody draws a second card in a turn', () => {
    const play = rich({ hand: ['Divination'], battlefield: ['Spirit of the Labyrinth'] });
    expect(play.cast(0, 'Divination').resolve().hand(0)).toBe(1);
  });
  it('Abyssal Persecutor: opponents can’t lose, and you can’t win', () => {
    const play = magicPosition([
      { battlefield: ['Abyssal Persecutor', 'Mountain'], hand: ['Lightning Bolt'] },
      { life: 2 },
    ]);
    play.castAt(0, 'Lightning Bolt', { player: 1 }).resolve();
    expect([play.life(1), play.result()]).toEqual([-1, null]);
  });
  it("Thassa's Oracle: wins with a devotion of as many cards as the library has", () => {
    const after = (cards: number) => {
      const play = magicPosition([
        { hand: ["Thassa's Oracle"], battlefield: lands(2, 'Island'), library: many('Forest', cards) },
        {},
      ]);
      play.cast(0, "Thassa's Oracle").resolveAll();
      while (!play.result() && play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
      return play.result()?.winners;
    };
    expect([after(2), after(3)]).toEqual([[0], undefined]);
  });
});

describe('permanents', () => {
  it('Pendelhaven: a 1/1 creature alone', () => {
    const play = magicPosition([
      { battlefield: ['Pendelhaven', 'Llanowar Elves', 'Grizzly Bears', 'Elvish Warrior'] },
      {},
    ]);
    play.choose(0, { kind: 'ACTIVATE', card: 'Pendelhaven', mana: false });
    if (play.decision().kind !== 'PRIORITY')
      expect(play.decision().options.map(({ card }) => card)).toEqual(['Llanowar Elves']);
    play.resolve();
    expect(play.figures('Llanowar Elves')).toBe('2/3');
  });
  it.each([
    [5, 17],
    [4, 20],
  ])('Valakut, the Molten Pinnacle: with %i other Mountains an opponent has %i life', (others, life) => {
    const play = magicPosition([
      { hand: ['Mountain'], battlefield: ['Valakut, the Molten Pinnacle', ...lands(others, 'Mountain')] },
      {},
    ]);
    play.choose(0, { kind: 'PLAY_LAND' });
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { player: 1 });
    play.resolveAll();
    if (play.decision().kind !== 'PRIORITY') yes(play);
    expect(play.life(1)).toBe(life);
  });
  it('City of Traitors: goes as another land is played, not as one is put onto the battlefield', () => {
    const play = magicPosition([
      {
        hand: ['Forest', 'Rampant Growth'],
        battlefield: ['City of Traitors', 'Forest'],
        library: ['Forest', 'Island'],
      },
      {},
    ]);
    play.cast(0, 'Rampant Growth').resolve();
    while (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Forest' });
    expect(play.view().stack).toEqual([]);
    play.choose(0, { kind: 'PLAY_LAND' }).resolveAll();
    expect(play.zones('City of Traitors')).toEqual(['graveyard']);
  });
  it('Homeward Path: creatures go back to their owners for good', () => {
    const play = rich({ hand: ['Control Magic'], battlefield: ['Homeward Path'] }, { battlefield: ['Hill Giant'] });
    play.castAt(0, 'Control Magic', { card: 'Hill Giant' }).resolve();
    expect(play.the('Hill Giant').controller).toBe(0);
    play.choose(0, { kind: 'ACTIVATE', card: 'Homeward Path', mana: false }).resolve();
    expect(play.the('Hill Giant').controller).toBe(1);
  });
  it('Bow of Nylea: its four modes', () => {
    const play = magicPosition([
      { battlefield: ['Bow of Nylea', ...lands(2, 'Forest')], graveyard: ['Shock', 'Grizzly Bears'] },
      { battlefield: ['Wind Drake'] },
    ]);
    play.choose(0, { kind: 'ACTIVATE', card: 'Bow of Nylea', mana: false }).choose(0, { index: 3 });
    play.choose(0, [{ card: 'Shock' }, { card: 'Grizzly Bears' }]).resolve();
    while (play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
    expect([play.zones('Shock'), play.zones('Grizzly Bears')]).toEqual([['library'], ['library']]);
  });
  it('Volition Reins: untaps and controls what it enchants', () => {
    const play = magicPosition([
      { hand: ['Volition Reins'], battlefield: lands(6, 'Island') },
      { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    ]);
    play.cast(0, 'Volition Reins', { card: 'Hill Giant' }).resolveAll();
    expect([play.the('Hill Giant').controller, play.the('Hill Giant').tapped ?? false]).toEqual([0, false]);
  });
  it('Deadbridge Chant: ten cards are milled; a creature comes to the battlefield, else to hand', () => {
    const after = (card: string) => {
      const play = magicPosition([{ battlefield: ['Deadbridge Chant'], graveyard: [card] }, {}], {
        turn: { step: 'upkeep' },
      });
      return play.resolveAll().zones(card);
    };
    expect([after('Hill Giant'), after('Shock')]).toEqual([['battlefield'], ['hand']]);
    expect(
      rich({ hand: ['Deadbridge Chant'] })
        .cast(0, 'Deadbridge Chant')
        .resolveAll()
        .all('Wall of Mist', 'graveyard'),
    ).toHaveLength(10);
  });
  it('Sulfuric Vortex: 2 damage in each upkeep, and nobody gains life', () => {
    const play = rich({ hand: ["Angel's Mercy"], battlefield: ['Sulfuric Vortex'] });
    expect(play.cast(0, "Angel's Mercy").resolve().life(0)).toBe(20);
    play.until({ turn: 4, step: 'draw' });
    expect([play.life(0), play.life(1)]).toEqual([20, 18]);
  });
  it('Tainted Remedy: what an opponent would gain they lose', () => {
    const play = magicPosition(
      [{ battlefield: ['Tainted Remedy'] }, { hand: ["Angel's Mercy"], battlefield: lands(4, 'Plains') }],
      { turn: { active: 1 } },
    );
    expect(play.cast(1, "Angel's Mercy").resolve().life(1)).toBe(13);
  });
  it('Sun Droplet: counters for damage, and life for counters', () => {
    const play = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Sun Droplet'] }, {}]);
    play.castAt(0, 'Shock', { player: 0 }).resolveAll();
    expect(JSON.stringify(play.the('Sun Droplet').counters)).toContain('2');
    play.until({ turn: 4, step: 'upkeep' }).resolve();
    yes(play);
    expect(play.life(0)).toBe(19);
  });
  it('Trinisphere: untapped, no spell costs less than three mana', () => {
    const castable = (tapped: boolean): boolean =>
      magicPosition([{ hand: ['Shock'], battlefield: [...lands(2, 'Mountain'), { card: 'Trinisphere', tapped }] }, {}])
        .decision()
        .options.some(({ card }) => card === 'Shock');
    expect([castable(false), castable(true)]).toEqual([false, true]);
  });
  it('Panharmonicon: abilities that a creature entering triggers do so once more', () => {
    const play = magicPosition([
      { hand: ['Elvish Visionary'], battlefield: ['Panharmonicon', ...lands(2, 'Forest')] },
      {},
    ]);
    play.cast(0, 'Elvish Visionary').resolve();
    while (!play.waiting()) play.answer(0, play.decision().default);
    expect(play.resolveAll().hand(0)).toBe(2);
  });
  it('Panharmonicon: of permanents alone, not of an emblem', () => {
    const play = magicPosition([{ hand: ['Test Emblem', 'Memnite'], battlefield: ['Panharmonicon'] }, {}]);
    play.cast(0, 'Test Emblem').resolve();
    expect(play.cast(0, 'Memnite').resolveAll().life(0)).toBe(21);
  });
  it('Strionic Resonator: copies a triggered ability of yours', () => {
    const play = magicPosition([
      { hand: ['Elvish Visionary'], battlefield: [...lands(4, 'Forest'), 'Strionic Resonator'] },
      {},
    ]);
    play.cast(0, 'Elvish Visionary').resolve();
    play.choose(0, { kind: 'ACTIVATE', card: 'Strionic Resonator', mana: false });
    if (play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
    expect(play.resolveAll().hand(0)).toBe(2);
  });
  it('Sundial of the Infinite: ends the turn of its controller alone', () => {
    const play = magicPosition([{ battlefield: ['Sundial of the Infinite', 'Forest'] }, {}]);
    play.activate(0, 'Sundial of the Infinite').resolve();
    expect(play.view().turn.active).toBe(1);
    play.until({ turn: 4, step: 'precombatMain' });
    const d = play.decisions().find(({ seat }) => seat === 0);
    expect(d?.options.some(({ card, mana }) => card === 'Sundial of the Infinite' && !mana) ?? false).toBe(false);
  });
});

describe('planeswalkers', () => {
  const use = (play: Play, card: string, ability: number): Play => play.choose(0, { kind: 'ACTIVATE', card, ability });
  const walker = (card: string, more: object = {}, other: object = {}): Play =>
    magicPosition([{ battlefield: [{ card, counters: { loyalty: 12 } }], ...more }, other]);
  it('Nissa, Worldwaker: a land is a 4/4 for good; basic lands by the heap', () => {
    const play = walker('Nissa, Worldwaker', { library: ['Forest', 'Island', 'Shock', 'Plains'] });
    use(play, 'Nissa, Worldwaker', 2).resolve();
    play.choose(0, [{ card: 'Forest' }, { card: 'Plains' }]);
    expect([play.figures('Forest'), play.figures('Plains'), play.zones('Island')]).toEqual(['4/4', '4/4', ['library']]);
    play.until({ turn: 5, step: 'precombatMain' });
    expect(play.figures('Forest')).toBe('4/4');
  });
  it('Ashiok, Nightmare Weaver: of the creature cards that were exiled with it, one of mana value X', () => {
    const play = walker(
      'Ashiok, Nightmare Weaver',
      {},
      { library: ['Hill Giant', 'Grizzly Bears', 'Forest', 'Forest'], hand: ['Shock'] },
    );
    use(play, 'Ashiok, Nightmare Weaver', 0);
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { player: 1 });
    play.resolve();
    expect(play.zones('Hill Giant')).toEqual(['exile']);
    play.until({ turn: 5, step: 'precombatMain' });
    use(play, 'Ashiok, Nightmare Weaver', 1);
    if (play.decision().shape === 'NUMBER') play.answer(0, { number: 4 });
    play.resolve();
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Hill Giant' });
    expect([play.the('Hill Giant').controller, play.the('Hill Giant').subtypes]).toEqual([0, ['Giant', 'Nightmare']]);
  });
  it('Liliana of the Dark Realms: bigger or smaller by the Swamps', () => {
    const play = magicPosition([
      { battlefield: ['Liliana of the Dark Realms', ...lands(3, 'Swamp')] },
      { battlefield: ['Hill Giant'] },
    ]);
    use(play, 'Liliana of the Dark Realms', 1);
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Hill Giant' });
    play.resolve().choose(0, { index: 1 });
    expect(play.zones('Hill Giant')).toEqual(['graveyard']);
  });
  it('Chandra, the Firebrand: the next instant or sorcery is copied, and no other', () => {
    const play = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: ['Chandra, the Firebrand', ...lands(2, 'Mountain')] },
      {},
    ]);
    use(play, 'Chandra, the Firebrand', 1).resolve();
    for (let n = 0; n < 2; n++) {
      play.castAt(0, 'Shock', { player: 1 });
      while (play.view().stack.length > 0) {
        if (play.decision().kind === 'PRIORITY') play.resolve();
        else play.answer(0, play.decision().default);
      }
    }
    expect(play.life(1)).toBe(14);
  });
  it('Ajani, Mentor of Heroes: three counters among up to three creatures', () => {
    const play = magicPosition([{ battlefield: ['Ajani, Mentor of Heroes', 'Grizzly Bears', 'Hill Giant'] }, {}]);
    use(play, 'Ajani, Mentor of Heroes', 0).choose(0, [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    if (play.decision().kind !== 'PRIORITY') play.answer(0, play.decision().default);
    play.resolve();
    const sum = ['Grizzly Bears', 'Hill Giant'].reduce((n, card) => n + Number(play.the(card).power), 0);
    expect(sum).toBe(2 + 3 + 3);
  });
  it('Kiora, the Crashing Wave: nothing is dealt to the permanent or by it until your next turn', () => {
    const play = magicPosition([
      { hand: ['Lightning Bolt'], battlefield: ['Kiora, the Crashing Wave', 'Mountain'] },
      { battlefield: ['Hill Giant'] },
    ]);
    use(play, 'Kiora, the Crashing Wave', 0);
    if (play.decision().kind !== 'PRIORITY') play.choose(0, { card: 'Hill Giant' });
    play.resolve();
    play.castAt(0, 'Lightning Bolt', { card: 'Hill Giant' }).resolve();
    expect(play.zones('Hill Giant')).toEqual(['battlefield']);
    play.until({ kind: 'ATTACKERS', turn: 4 }).attack(1, 'Hill Giant').until({ turn: 5, step: 'precombatMain' });
    expect(play.life(0)).toBe(20);
  });
});
