/** Instants that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  anyTarget,
  creature,
  damage,
  destroy,
  exile,
  gainLife,
  instant,
  t,
  target,
} from '../../src/language/builders.js';
import { attackWith, choices, fight, offered } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Away', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Twin', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Balm', '{0}', { effects: [gainLife(3)] }),
);

type Side = Parameters<typeof magicPosition>[0][0];
const played = (card: string, mana: string, mine: Side, theirs: Side = {}, ...picks: { [key: string]: unknown }[]) =>
  magicPosition([{ ...mine, hand: [card, ...(mine.hand ?? [])], mana }, theirs])
    .castAt(0, card, ...picks)
    .resolve();
/** Seat 1 casts a spell in seat 0's turn, and seat 0 answers with the card. */
const answered = (card: string, spell: string, mine: Side, theirs: Side, ...aim: { [key: string]: unknown }[]): Play =>
  magicPosition(
    [
      { ...theirs, hand: [spell, ...(theirs.hand ?? [])] },
      { ...mine, hand: [card, ...(mine.hand ?? [])] },
    ],
    {},
  )
    .castAt(0, spell, ...aim)
    .pass()
    .castAt(1, card)
    .resolve();
const manaOf = (game: Play, seat: number) =>
  (game.view().players[seat] as { resources: { mana: { [type: string]: number } } }).resources.mana;

it('Visions of Beyond (mtg:608.2c) draws three where any graveyard has twenty cards', () => {
  const at = (mine: number, theirs: number) =>
    played(
      'Visions of Beyond',
      '{U}',
      { graveyard: lands(mine, 'Island') },
      { graveyard: lands(theirs, 'Island') },
    ).hand(0);
  expect([at(20, 0), at(0, 20), at(19, 19)]).toEqual([3, 3, 1]);
});

it('Manamorphose (mtg:605.1a) adds two mana of any combination as it resolves, and draws', () => {
  const game = played('Manamorphose', '{C}{G}', {});
  expect(game.hand(0)).toBe(0);
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  expect(Object.values(manaOf(game, 0)).reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(game.hand(0)).toBe(1);
});

it('Slaughter Pact (mtg:104.3e) destroys what is not black, and is to be paid for in the next upkeep', () => {
  const at = (...mine: string[]) =>
    magicPosition([
      { hand: ['Slaughter Pact'], battlefield: mine },
      { battlefield: ['Grizzly Bears', 'Drudge Skeletons'] },
    ]);
  expect(choices(at('Hill Giant').cast(0, 'Slaughter Pact')).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  const paid = at(...lands(3, 'Swamp'))
    .castAt(0, 'Slaughter Pact', { card: 'Grizzly Bears' })
    .resolve();
  expect(paid.zones('Grizzly Bears')).toEqual(['graveyard']);
  paid.until({ turn: 5, step: 'upkeep' }).resolve().answer(0, { confirm: true });
  expect(paid.until({ turn: 6 }).result()).toBeNull();
  const broke = at().castAt(0, 'Slaughter Pact', { card: 'Grizzly Bears' }).resolve();
  broke.until({ turn: 5, step: 'upkeep' });
  while (!broke.result()) broke.pass();
  expect(broke.result()).toMatchObject({ winners: [1] });
});

it('Pact of Negation (mtg:104.3e) counters a spell for nothing, and loses the game to whoever does not pay later', () => {
  const game = answered('Pact of Negation', 'Test Bolt', { battlefield: lands(5, 'Island') }, {}, { player: 1 });
  expect([game.life(1), game.zones('Test Bolt')]).toEqual([20, ['graveyard']]);
  game.until({ turn: 4, step: 'upkeep' }).resolve().answer(1, { confirm: false });
  expect(game.result()).toMatchObject({ winners: [0] });
});

it("Dromoka's Command (mtg:615.1) prevents what a spell would deal, and puts a counter on a creature", () => {
  const game = magicPosition([
    { hand: ["Dromoka's Command", 'Test Bolt'], mana: '{G}{W}', battlefield: ['Grizzly Bears'] },
    {},
  ]).cast(0, 'Test Bolt', { card: 'Grizzly Bears' });
  game.cast(0, "Dromoka's Command").choose(0, [{ index: 0 }, { index: 2 }]);
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  game.resolve().resolve();
  expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').damage ?? 0]).toEqual(['3/3', 0]);
});

it("Dromoka's Command (mtg:701.14a) makes an enchantment go, and two creatures fight", () => {
  const game = magicPosition([
    { hand: ["Dromoka's Command"], mana: '{G}{W}', battlefield: ['Hill Giant'] },
    { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
  ]).cast(0, "Dromoka's Command");
  game.choose(
    0,
    game
      .decision()
      .options.filter((o) => /enchantment|fights/.test(String(o.label)))
      .map((o) => ({ index: o.index as number })),
  );
  while (!game.waiting())
    game.choose(0, game.decision().options.some((o) => o.player === 1) ? { player: 1 } : { nth: 0 });
  game.resolve();
  expect([game.zones('Glorious Anthem'), game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([
    ['graveyard'],
    ['graveyard'],
    ['battlefield'],
  ]);
});

it('Flames of the Blood Hand (mtg:614.1a) deals 4, and its player gains no life this turn', () => {
  const game = magicPosition([
    { hand: ['Flames of the Blood Hand', 'Test Balm'], mana: '{C}{C}{R}' },
    { hand: ['Test Balm', 'Test Balm'] },
  ]);
  game.cast(0, 'Flames of the Blood Hand', { player: 1 }).resolve().pass().cast(1, 'Test Balm').resolve();
  expect(game.life(1)).toBe(16);
  game.cast(0, 'Test Balm').resolve();
  expect(game.life(0)).toBe(23);
  game.until({ turn: 4, step: 'upkeep' });
  while (!offered(game).includes('Test Balm') || game.decision().seat !== 1) game.pass();
  expect(game.cast(1, 'Test Balm').resolve().life(1)).toBe(19);
});

it('Hinder (mtg:701.6a) puts what it counters on the top or the bottom of its owner’s library', () => {
  const at = (index: number) => {
    const game = answered('Hinder', 'Test Balm', { battlefield: lands(3, 'Island') }, { library: ['Memnite'] });
    return game.choose(1, { index });
  };
  const top = at(0);
  expect([top.life(0), top.zones('Test Balm')]).toEqual([20, ['library']]);
  expect(top.until({ turn: 5, step: 'precombatMain' }).zones('Test Balm')).toEqual(['hand']);
  expect(at(1).until({ turn: 5, step: 'precombatMain' }).zones('Test Balm')).toEqual(['library']);
});

it('Spell Rupture (mtg:118.12a) asks for as much mana as the greatest power of your creatures', () => {
  const at = (mountains: number) =>
    answered(
      'Spell Rupture',
      'Test Balm',
      { battlefield: ['Island', 'Island', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: [...lands(mountains, 'Mountain'), 'Craw Wurm'] },
    );
  expect(at(2).zones('Test Balm')).toEqual(['graveyard']);
  expect(at(2).life(0)).toBe(20);
  const paid = at(3).answer(0, { confirm: true });
  expect(paid.resolve().life(0)).toBe(23);
});

it("Warriors' Lesson (mtg:611.2a) draws a card for each of two creatures that hits a player", () => {
  const game = played(
    "Warriors' Lesson",
    '{G}',
    { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    { battlefield: ['Memnite'] },
    [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }] as never,
  );
  fight(attackWith(game, 'Grizzly Bears', 'Hill Giant'));
  expect([game.life(1), game.hand(0)]).toEqual([15, 2]);
});

it('Collected Company (mtg:701.20a) takes up to two creature cards of mana value 3 or less from six', () => {
  const library = ['Grizzly Bears', 'Hill Giant', 'Memnite', 'Forest', 'Runeclaw Bear', 'Shock', 'Ornithopter'];
  const game = played('Collected Company', '{C}{C}{C}{G}', { library });
  expect(game.decision()).toMatchObject({ min: 0, max: 2 });
  expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Memnite', 'Runeclaw Bear']);
  game.choose(0, [{ card: 'Memnite' }, { card: 'Grizzly Bears' }]);
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  expect([game.zones('Memnite'), game.zones('Grizzly Bears'), game.zones('Shock')]).toEqual([
    ['battlefield'],
    ['battlefield'],
    ['library'],
  ]);
});

it('Price of Progress (mtg:120.3a) counts for each player the nonbasic lands of their own', () => {
  const game = played(
    'Price of Progress',
    '{C}{R}',
    { battlefield: ['Wasteland', 'Forest'] },
    { battlefield: ['Wasteland', 'Wasteland', 'Island'] },
  );
  expect([game.life(0), game.life(1)]).toEqual([18, 16]);
});

it('Return to Dust (mtg:601.2c) may have a second target at any time, and exiles it only if cast in the main phase of its player', () => {
  const sides: [Side, Side] = [
    { hand: ['Return to Dust'], mana: '{C}{C}{W}{W}' },
    { battlefield: ['Memnite', 'Glorious Anthem'] },
  ];
  const main = magicPosition(sides).cast(0, 'Return to Dust', { card: 'Memnite' });
  expect(choices(main)).toEqual(['Glorious Anthem']);
  main.choose(0, { card: 'Glorious Anthem' }).resolve();
  expect([main.zones('Memnite'), main.decision().seat]).toEqual([['exile'], 0]);
  main.answer(0, { confirm: true });
  expect(main.zones('Glorious Anthem')).toEqual(['exile']);
  const one = magicPosition(sides).cast(0, 'Return to Dust', { card: 'Memnite' }, []).resolve();
  expect([one.waiting(), one.zones('Glorious Anthem')]).toEqual([true, ['battlefield']]);
  const combat = magicPosition(sides, { turn: { step: 'beginningOfCombat' } })
    .cast(0, 'Return to Dust', { card: 'Memnite' }, { card: 'Glorious Anthem' })
    .resolve();
  expect([combat.waiting(), combat.zones('Memnite')]).toEqual([true, ['exile']]);
  expect(combat.zones('Glorious Anthem')).toEqual(['battlefield']);
});

it('Return to Dust (mtg:707.10): a copy was not cast, and exiles its first target alone', () => {
  const game = magicPosition([
    { hand: ['Return to Dust', 'Test Twin'], mana: '{C}{C}{W}{W}' },
    { battlefield: ['Memnite', 'Glorious Anthem'] },
  ]).cast(0, 'Return to Dust', { card: 'Memnite' }, { card: 'Glorious Anthem' });
  game.cast(0, 'Test Twin').resolve();
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  game.resolve();
  expect([game.waiting(), game.zones('Memnite'), game.zones('Glorious Anthem')]).toEqual([
    true,
    ['exile'],
    ['battlefield'],
  ]);
});

it('Might of Old Krosa (mtg:608.2c) gives +4/+4 where it was cast in your main phase, and no more later', () => {
  const at = (step: string, active = 0) =>
    magicPosition([{ hand: ['Might of Old Krosa'], mana: '{G}', battlefield: ['Grizzly Bears'] }, {}], {
      turn: { step, active },
    });
  expect(at('precombatMain').castAt(0, 'Might of Old Krosa').resolve().figures('Grizzly Bears')).toBe('6/6');
  expect(at('beginningOfCombat').castAt(0, 'Might of Old Krosa').resolve().figures('Grizzly Bears')).toBe('4/4');
  const theirs = at('precombatMain', 1).pass().castAt(0, 'Might of Old Krosa').resolve();
  expect(theirs.figures('Grizzly Bears')).toBe('4/4');
});

it('Unified Will (mtg:608.2c) counters only with more creatures than the spell’s controller has', () => {
  const at = (mine: number, theirs: number) =>
    answered(
      'Unified Will',
      'Test Balm',
      { battlefield: ['Island', 'Island', ...lands(mine, 'Memnite')] },
      { battlefield: lands(theirs, 'Memnite') },
    )
      .resolveAll()
      .life(0);
  expect([at(2, 1), at(1, 1)]).toEqual([20, 23]);
});

it('Corrupted Resolve (mtg:122.1f) counters what a poisoned player casts', () => {
  const at = (counters: { [kind: string]: number }) =>
    answered('Corrupted Resolve', 'Test Balm', { battlefield: ['Island', 'Island'] }, { counters })
      .resolveAll()
      .life(0);
  expect([at({ poison: 1 }), at({})]).toEqual([20, 23]);
});

it('Fresh Meat (mtg:700.4) makes a Beast for each creature put into your own graveyard this turn', () => {
  const game = magicPosition([
    {
      hand: ['Fresh Meat', 'Test Blade', 'Test Blade', 'Test Blade', 'Test Away'],
      mana: '{C}{C}{C}{G}',
      battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Memnite'],
    },
    { battlefield: ['Hill Giant'] },
  ]);
  for (const card of ['Grizzly Bears', 'Runeclaw Bear', 'Hill Giant']) game.cast(0, 'Test Blade', { card }).resolve();
  game.castAt(0, 'Test Away', { card: 'Memnite' }).resolve().cast(0, 'Fresh Meat').resolve();
  expect(game.all('Beast').map((o) => `${o.power}/${o.toughness}`)).toEqual(['3/3', '3/3']);
});

it('Frightful Delusion (mtg:118.12a) takes a card of the player, whether they pay or not', () => {
  const at = (confirm: boolean) =>
    answered(
      'Frightful Delusion',
      'Test Balm',
      { battlefield: lands(3, 'Island') },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ).answer(0, { confirm });
  const paid = at(true);
  expect([paid.hand(0), paid.resolveAll().life(0)]).toEqual([0, 23]);
  const not = at(false);
  expect([not.hand(0), not.resolveAll().life(0)]).toEqual([0, 20]);
});

it('Vanish into Memory (mtg:603.7) draws by power, and discards by toughness as the creature returns', () => {
  const start = () =>
    played('Vanish into Memory', '{C}{C}{W}{U}', {}, { battlefield: ['Craw Wurm'] }, { card: 'Craw Wurm' });
  const game = start();
  expect([game.hand(0), game.zones('Craw Wurm')]).toEqual([6, ['exile']]);
  game.until({ turn: 5, step: 'upkeep' }).resolve();
  expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 0, min: 4, max: 4 });
  expect(game.the('Craw Wurm').controller).toBe(1);
});

it('Draconic Roar (mtg:601.2b) burns the controller as well for a Dragon that is revealed or controlled', () => {
  const at = (mine: Side) =>
    magicPosition([
      { ...mine, hand: ['Draconic Roar', ...(mine.hand ?? [])], mana: '{C}{R}' },
      { battlefield: ['Hill Giant'] },
    ]).cast(0, 'Draconic Roar');
  const none = at({ battlefield: ['Memnite'] });
  while (!none.waiting()) none.choose(0, { card: 'Hill Giant' });
  expect([none.resolve().life(1), none.zones('Hill Giant')]).toEqual([20, ['graveyard']]);
  const there = at({ battlefield: ['Shivan Dragon'] });
  while (!there.waiting()) there.choose(0, { card: 'Hill Giant' });
  expect(there.resolve().life(1)).toBe(17);
  const shown = at({ hand: ['Shivan Dragon'] }).answer(0, { confirm: true });
  while (!shown.waiting())
    shown.choose(
      0,
      shown.decision().options.some((o) => o.card === 'Shivan Dragon')
        ? { card: 'Shivan Dragon' }
        : { card: 'Hill Giant' },
    );
  expect(shown.resolve().life(1)).toBe(17);
});

it('Purge (mtg:701.19c) destroys artifact creatures and black creatures beyond regeneration', () => {
  const game = magicPosition([
    { hand: ['Purge'], mana: '{C}{W}' },
    { battlefield: ['Memnite', 'Drudge Skeletons', 'Grizzly Bears', 'Sol Ring', 'Swamp'] },
  ]).cast(0, 'Purge');
  expect(choices(game).sort()).toEqual(['Drudge Skeletons', 'Memnite']);
  game.choose(0, { card: 'Drudge Skeletons' }).pass().activate(1, 'Drudge Skeletons').resolve().resolve();
  expect(game.zones('Drudge Skeletons')).toEqual(['graveyard']);
});

it('Reality Shift (mtg:701.40a) has the controller of what it exiles manifest the top card of their library', () => {
  const game = played(
    'Reality Shift',
    '{C}{U}',
    {},
    { battlefield: ['Craw Wurm'], library: ['Hill Giant', 'Forest'] },
    { card: 'Craw Wurm' },
  );
  expect(game.zones('Craw Wurm')).toEqual(['exile']);
  const faceDown = Object.values(game.view().objects).filter((o) => o.zone === 'battlefield');
  expect(faceDown).toMatchObject([{ controller: 1, power: 2, toughness: 2 }]);
});

it('Intuition (mtg:701.23d) finds three cards, of which an opponent leaves you one', () => {
  const game = played(
    'Intuition',
    '{C}{C}{U}',
    { library: ['Shock', 'Memnite', 'Forest', 'Hill Giant'] },
    {},
    { player: 1 },
  );
  expect(game.decision()).toMatchObject({ kind: 'SEARCH', seat: 0, min: 3, max: 3 });
  game.choose(0, [{ card: 'Shock' }, { card: 'Memnite' }, { card: 'Hill Giant' }]);
  expect(game.decision()).toMatchObject({ seat: 1, min: 1, max: 1 });
  game.choose(1, { card: 'Memnite' });
  expect(['Shock', 'Memnite', 'Forest', 'Hill Giant'].map((card) => game.zones(card)[0])).toEqual([
    'graveyard',
    'hand',
    'library',
    'graveyard',
  ]);
});

it('Murmurs from Beyond (mtg:608.2d) gives two of three cards to the hand, and an opponent chooses which not', () => {
  const game = played('Murmurs from Beyond', '{C}{C}{U}', { library: ['Shock', 'Memnite', 'Forest', 'Island'] });
  if (game.decision().seat === 0) game.choose(0, { player: 1 });
  expect(game.decision()).toMatchObject({ seat: 1, min: 1, max: 1 });
  game.choose(1, { card: 'Memnite' });
  expect(['Shock', 'Memnite', 'Forest', 'Island'].map((card) => game.zones(card)[0])).toEqual([
    'hand',
    'graveyard',
    'hand',
    'library',
  ]);
});

it('Prophetic Bolt (mtg:701.20a) deals 4 and takes one of four cards', () => {
  const library = ['Shock', 'Memnite', 'Forest', 'Island', 'Swamp'];
  const game = played('Prophetic Bolt', '{C}{C}{C}{U}{R}', { library }, {}, { player: 1 });
  expect(game.life(1)).toBe(16);
  expect(choices(game)).toEqual(['Shock', 'Memnite', 'Forest', 'Island']);
  expect(game.decision()).toMatchObject({ min: 1, max: 1 });
  game.choose(0, { card: 'Forest' });
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  expect([game.zones('Forest'), game.hand(0)]).toEqual([['hand'], 1]);
});

it('Lure of Prey (mtg:601.3) can be cast only once an opponent cast a creature spell this turn', () => {
  const game = magicPosition(
    [
      { hand: ['Memnite', 'Test Balm'] },
      { hand: ['Lure of Prey', 'Craw Wurm', 'Hill Giant', 'Shock'], battlefield: lands(4, 'Forest') },
    ],
    {},
  );
  game.cast(0, 'Test Balm').pass();
  expect(offered(game)).not.toContain('Lure of Prey');
  game.pass();
  game.cast(0, 'Memnite').pass().cast(1, 'Lure of Prey').resolve();
  expect(choices(game)).toEqual(['Craw Wurm']);
  expect(game.decision()).toMatchObject({ min: 0 });
  game.choose(1, { card: 'Craw Wurm' });
  expect(game.the('Craw Wurm').controller).toBe(1);
});
