/** Creatures that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { anyTarget, creature, damage, destroy, instant, t, target } from '../../src/language/builders.js';
import { attackWith, choices, fight } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
);

type Side = Parameters<typeof magicPosition>[0][0];
const tokens = (game: ReturnType<typeof magicPosition>, name: string) =>
  game.all(name).map((o) => `${o.power}/${o.toughness}`);
/** The card attacks alone and is not blocked, to the end of combat or what is asked. */
const hits = (card: string, mine: Side = {}, theirs: Side = {}) => {
  const game = magicPosition([{ ...mine, battlefield: [card, ...(mine.battlefield ?? [])] }, theirs]);
  game.until({ kind: 'ATTACKERS' }).attack(0, card);
  while (game.view().turn.step !== 'combatDamage' && game.view().turn.step !== 'firstStrikeDamage')
    game.answer(game.decisions()[0]?.seat ?? 0, game.decisions()[0]?.default ?? {});
  return game;
};

it("Jace's Phantasm (mtg:613.4c) is larger with ten cards in the graveyard of an opponent, and not of its own player", () => {
  const at = (mine: number, theirs: number) =>
    magicPosition([
      { battlefield: ["Jace's Phantasm"], graveyard: lands(mine, 'Island') },
      { graveyard: lands(theirs, 'Island') },
    ]).figures("Jace's Phantasm");
  expect([at(0, 10), at(10, 9)]).toEqual(['5/5', '1/1']);
});

it('Deus of Calamity (mtg:603.2) destroys a land of whom it deals 6 or more damage', () => {
  const game = hits('Deus of Calamity', { battlefield: ['Forest'] }, { battlefield: ['Island', 'Swamp'] });
  expect(choices(game)).toEqual(['Island', 'Swamp']);
  game.choose(0, { card: 'Swamp' }).resolve();
  expect(game.zones('Swamp')).toEqual(['graveyard']);
  const weak = magicPosition([{ battlefield: ['Deus of Calamity'] }, { battlefield: ['Island', 'Memnite'] }]);
  attackWith(weak, 'Deus of Calamity').block(1, ['Memnite', 'Deus of Calamity']);
  expect(fight(weak).zones('Island')).toEqual(['battlefield']);
});

it('Death Baron (mtg:613.7) gives deathtouch and +1/+1 to other Zombies, and to Skeletons', () => {
  const game = magicPosition([
    { battlefield: ['Death Baron', 'Walking Corpse', 'Drudge Skeletons', 'Grizzly Bears'] },
    { battlefield: ['Scathe Zombies'] },
  ]);
  expect(
    ['Death Baron', 'Walking Corpse', 'Drudge Skeletons', 'Grizzly Bears', 'Scathe Zombies'].map((c) =>
      game.figures(c),
    ),
  ).toEqual(['2/2', '3/3', '2/2', '2/2', '2/2']);
  expect([game.the('Walking Corpse').keywords, game.the('Death Baron').keywords]).toEqual([['deathtouch'], []]);
});

it('Murkfiend Liege (mtg:502.3) lets green and blue creatures untap with others, itself among them', () => {
  const tapped = (card: string) => ({ card, tapped: true });
  const game = magicPosition(
    [
      { battlefield: [tapped('Murkfiend Liege'), tapped('Grizzly Bears'), tapped('Wind Drake'), tapped('Hill Giant')] },
      {},
    ],
    {},
  );
  expect(['Murkfiend Liege', 'Grizzly Bears', 'Wind Drake', 'Hill Giant'].map((c) => game.figures(c))).toEqual([
    '4/4',
    '3/3',
    '3/3',
    '3/3',
  ]);
  game.until({ turn: 4, step: 'upkeep' });
  expect(['Murkfiend Liege', 'Grizzly Bears', 'Wind Drake', 'Hill Giant'].map((c) => game.the(c).tapped)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('Brood Sliver (mtg:603.3b) lets the controller of a Sliver that hits make another', () => {
  const game = magicPosition(
    [{ battlefield: ['Brood Sliver'] }, { battlefield: ['Metallic Sliver', 'Grizzly Bears'] }],
    { turn: { active: 1 } },
  );
  game
    .until({ kind: 'ATTACKERS' })
    .attack(1, 'Metallic Sliver', 'Grizzly Bears')
    .until({ kind: 'BLOCKERS' })
    .answer(0, { assign: [] });
  while (game.waiting() && game.view().stack.length === 0) game.pass();
  game.resolve();
  expect(game.decision().seat).toBe(1);
  game.answer(1, { confirm: true });
  expect(game.all('Sliver').map((o) => [o.controller, o.power, o.toughness, o.colors])).toEqual([[1, 1, 1, []]]);
});

it('Sapling of Colfenor (mtg:608.2c) takes a creature card for its toughness less its power, and leaves others', () => {
  const at = (top: string) => {
    const game = magicPosition([{ battlefield: ['Sapling of Colfenor'], library: [top, 'Forest'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Sapling of Colfenor').resolve();
    return [game.life(0), game.zones(top)[0]];
  };
  expect([at('Kraken Hatchling'), at('Craw Wurm'), at('Shock')]).toEqual([
    [24, 'hand'],
    [18, 'hand'],
    [20, 'library'],
  ]);
});

it('Augury Adept (mtg:202.3) takes any card and gains its mana value', () => {
  const game = hits('Augury Adept', { library: ['Craw Wurm', 'Forest'] }).resolve();
  expect([game.life(0), game.zones('Craw Wurm')]).toEqual([26, ['hand']]);
});

it('Phyrexian Swarmlord (mtg:122.1f) makes an Insect with infect for each poison counter of opponents', () => {
  const game = magicPosition([
    { battlefield: ['Phyrexian Swarmlord'], counters: { poison: 1 } },
    { counters: { poison: 2 } },
  ]);
  game.until({ turn: 5, step: 'upkeep' }).resolve();
  expect(game.all('Phyrexian Insect').map((o) => [o.power, o.toughness, o.keywords])).toEqual([
    [1, 1, ['infect']],
    [1, 1, ['infect']],
  ]);
});

it('Prophetic Flamespeaker (mtg:702.4b) exiles a card to be played this turn with each of its two hits', () => {
  const game = hits('Prophetic Flamespeaker', { library: ['Memnite', 'Forest', 'Shock'] }).resolve();
  expect(game.zones('Memnite')).toEqual(['exile']);
  game.until({ step: 'postcombatMain' });
  expect([game.zones('Forest'), game.zones('Shock')]).toEqual([['exile'], ['library']]);
  expect(game.cast(0, 'Memnite').resolve().zones('Memnite')).toEqual(['battlefield']);
  expect(game.until({ turn: 5, step: 'precombatMain' }).zones('Forest')).toEqual(['exile']);
});

it('Greatbow Doyen (mtg:120.3) has an Archer hit the controller of the creature that it damaged as well', () => {
  const game = magicPosition([{ battlefield: ['Greatbow Doyen', 'Elvish Archers'] }, { battlefield: ['Craw Wurm'] }]);
  expect([game.figures('Elvish Archers'), game.figures('Greatbow Doyen')]).toEqual(['3/2', '2/4']);
  attackWith(game, 'Elvish Archers').block(1, ['Craw Wurm', 'Elvish Archers']);
  expect(fight(game).life(1)).toBe(17);
});

it("Gishath, Sun's Avatar (mtg:701.20a) puts Dinosaurs there from as many cards as it dealt damage", () => {
  const library = [
    'Colossal Dreadmaw',
    'Grizzly Bears',
    'Forest',
    'Frilled Deathspitter',
    'Forest',
    'Forest',
    'Forest',
    'Ancient Brontodon',
  ];
  const game = hits("Gishath, Sun's Avatar", { library }).resolve();
  expect(choices(game).sort()).toEqual(['Colossal Dreadmaw', 'Frilled Deathspitter']);
  expect(game.decision()).toMatchObject({ min: 0 });
  game.choose(0, [{ card: 'Colossal Dreadmaw' }, { card: 'Frilled Deathspitter' }]);
  expect([game.zones('Colossal Dreadmaw'), game.zones('Grizzly Bears')]).toEqual([['battlefield'], ['library']]);
});

it('Stuffy Doll (mtg:614.12) hands on what it is dealt to the player who was chosen', () => {
  const game = magicPosition([{ hand: ['Stuffy Doll', 'Test Bolt'], mana: '{C}{C}{C}{C}{C}' }, {}]);
  game.cast(0, 'Stuffy Doll').resolve().choose(0, { player: 1 });
  game.castAt(0, 'Test Bolt', { card: 'Stuffy Doll' }).resolve().resolve();
  expect([game.life(0), game.life(1), game.zones('Stuffy Doll')]).toEqual([20, 17, ['battlefield']]);
  game.until({ turn: 5, step: 'precombatMain' }).activate(0, 'Stuffy Doll').resolve().resolve();
  expect(game.life(1)).toBe(16);
});

it('Rith, the Awakener (mtg:608.2d) makes a Saproling for each permanent of a color, if it is paid', () => {
  const game = hits(
    'Rith, the Awakener',
    { battlefield: [...lands(3, 'Forest'), 'Grizzly Bears'] },
    { battlefield: ['Craw Wurm'] },
  );
  game
    .resolve()
    .answer(0, { confirm: true })
    .answer(0, {
      choose: [game.decision().options.find((o) => /green|G/.test(o.label))?.id ?? ''],
    });
  expect(tokens(game, 'Saproling').length).toBe(3);
});

it('Tuktuk the Explorer (mtg:111.3) leaves Tuktuk the Returned as it dies', () => {
  const game = magicPosition([{ hand: ['Test Blade'], battlefield: ['Tuktuk the Explorer'] }, {}]);
  game.castAt(0, 'Test Blade', { card: 'Tuktuk the Explorer' }).resolve().resolve();
  expect(game.the('Tuktuk the Returned')).toMatchObject({
    power: 5,
    colors: [],
    supertypes: ['Legendary'],
    types: ['Artifact', 'Creature'],
  });
});

it('Asmira, Holy Avenger (mtg:603.6e) grows by the creatures of its own player that died this turn', () => {
  const game = magicPosition([
    { hand: ['Test Blade', 'Test Blade'], battlefield: ['Asmira, Holy Avenger', 'Grizzly Bears'] },
    { battlefield: ['Hill Giant'] },
  ]);
  for (const card of ['Grizzly Bears', 'Hill Giant']) game.cast(0, 'Test Blade', { card }).resolve();
  game.until({ turn: 3, step: 'end' }).resolve();
  expect(game.figures('Asmira, Holy Avenger')).toBe('3/4');
});

it('Vulturous Zombie (mtg:404.1) grows by each card that goes to the graveyard of an opponent', () => {
  const game = magicPosition([
    { hand: ['Test Blade', 'Mind Rot'], mana: '{C}{C}{B}', battlefield: ['Vulturous Zombie', 'Grizzly Bears'] },
    { hand: ['Shock', 'Forest'] },
  ]);
  game.cast(0, 'Test Blade', { card: 'Grizzly Bears' }).resolveAll();
  expect(game.figures('Vulturous Zombie')).toBe('3/3');
  game.cast(0, 'Mind Rot', { player: 1 }).resolve();
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  game.resolveAll();
  expect(game.figures('Vulturous Zombie')).toBe('5/5');
});

it('Goatnapper (mtg:613.2) untaps a Goat and takes it with haste until end of turn', () => {
  const game = magicPosition([
    { hand: ['Goatnapper'], mana: '{C}{C}{R}' },
    { battlefield: [{ card: 'Mountain Goat', tapped: true }] },
  ]);
  game.cast(0, 'Goatnapper').resolve();
  if (!game.waiting()) game.choose(0, { card: 'Mountain Goat' });
  game.resolve();
  expect(game.the('Mountain Goat')).toMatchObject({ controller: 0, tapped: false });
  expect(game.the('Mountain Goat').keywords).toContain('haste');
  expect(game.until({ turn: 4 }).the('Mountain Goat').controller).toBe(1);
});

it('Mogis, God of Slaughter (mtg:118.12a) burns an opponent in their upkeep unless they sacrifice a creature', () => {
  const at = (confirm: boolean) => {
    const game = magicPosition([{ battlefield: ['Mogis, God of Slaughter'] }, { battlefield: ['Memnite'] }]);
    game.until({ turn: 4, step: 'upkeep' }).resolve().answer(1, { confirm });
    if (!game.waiting()) game.choose(1, { card: 'Memnite' });
    return game;
  };
  expect(at(false).life(1)).toBe(18);
  expect([at(true).life(1), at(true).zones('Memnite')]).toEqual([20, ['graveyard']]);
  expect(at(false).the('Mogis, God of Slaughter').types).toEqual(['Enchantment']);
  const idle = magicPosition([{ battlefield: ['Mogis, God of Slaughter'] }, {}]).until({ turn: 5, step: 'upkeep' });
  expect(idle.view().stack).toEqual([]);
});

it('Balustrade Spy (mtg:701.20a) sends the top of a library down to a land away', () => {
  const game = magicPosition([
    { hand: ['Balustrade Spy'], mana: '{C}{C}{C}{B}' },
    { library: ['Shock', 'Memnite', 'Forest', 'Island'] },
  ]);
  game.cast(0, 'Balustrade Spy').resolve().choose(0, { player: 1 }).resolve();
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  expect(['Shock', 'Memnite', 'Forest', 'Island'].map((card) => game.zones(card)[0])).toEqual([
    'graveyard',
    'graveyard',
    'graveyard',
    'library',
  ]);
});

it('Combustible Gearhulk (mtg:608.2d) draws three if its target wills it, and else mills and burns', () => {
  const at = (confirm: boolean) => {
    const game = magicPosition([
      {
        hand: ['Combustible Gearhulk'],
        mana: '{C}{C}{C}{C}{R}{R}',
        library: ['Craw Wurm', 'Shock', 'Forest', 'Island'],
      },
      {},
    ]);
    game.cast(0, 'Combustible Gearhulk').resolve();
    if (!game.waiting()) game.choose(0, { player: 1 });
    return game.resolve().answer(1, { confirm });
  };
  const drawn = at(true);
  expect([drawn.hand(0), drawn.life(1)]).toEqual([3, 20]);
  const milled = at(false);
  expect([milled.hand(0), milled.life(1), milled.zones('Craw Wurm')]).toEqual([0, 13, ['graveyard']]);
});

it("Nissa's Chosen (mtg:614.1a) goes to the bottom of the library instead of dying", () => {
  const game = magicPosition([{ hand: ['Test Blade'], battlefield: ["Nissa's Chosen"] }, {}]);
  game.castAt(0, 'Test Blade', { card: "Nissa's Chosen" }).resolve();
  expect(game.zones("Nissa's Chosen")).toEqual(['library']);
  expect(game.until({ turn: 5, step: 'precombatMain' }).zones("Nissa's Chosen")).toEqual(['library']);
});
