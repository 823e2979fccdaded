/** Artifacts, enchantments and lands that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { anyTarget, creature, damage, destroy, draw, instant, t, target } from '../../src/language/builders.js';
import { choices, mayAttack, offered } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Read', '{0}', { effects: [draw(2)] }),
);

const tapped = (card: string) => ({ card, tapped: true });
/** The Aura is cast on the creature and resolves. */
const enchanted = (
  aura: string,
  mana: string,
  host: string,
  mine: (string | { card: string })[],
  theirs: string[] = [],
) =>
  magicPosition([{ hand: [aura], mana, battlefield: mine }, { battlefield: theirs }])
    .castAt(0, aura, { card: host })
    .resolve()
    .resolveAll();

it('Sun Droplet (mtg:603.2) counts damage, and gains a life for a counter in each upkeep', () => {
  const game = magicPosition([{ battlefield: ['Sun Droplet'], hand: ['Test Bolt'] }, {}]);
  game.cast(0, 'Test Bolt', { player: 0 }).resolve().resolve();
  expect([game.life(0), game.the('Sun Droplet').counters]).toEqual([17, { charge: 3 }]);
  game.until({ turn: 4, step: 'upkeep' }).resolve().answer(0, { confirm: true });
  expect([game.life(0), game.the('Sun Droplet').counters]).toEqual([18, { charge: 2 }]);
  game.until({ turn: 5, step: 'upkeep' }).resolve().answer(0, { confirm: false });
  expect([game.life(0), game.the('Sun Droplet').counters]).toEqual([18, { charge: 2 }]);
});

it('Bladed Bracers (mtg:702.6a) gives vigilance to Humans and Angels alone', () => {
  const at = (host: string) => {
    const game = magicPosition([{ battlefield: ['Bladed Bracers', host], mana: '{C}{C}' }, {}]).activate(
      0,
      'Bladed Bracers',
    );
    if (!game.waiting()) game.choose(0, { card: host });
    game.resolve();
    return [game.figures(host), (game.the(host).keywords as string[]).includes('vigilance')];
  };
  expect([at('Grizzly Bears'), at('Silvercoat Lion'), at('Elite Vanguard')]).toEqual([
    ['3/3', false],
    ['3/3', false],
    ['3/2', true],
  ]);
});

it('Runed Stalactite (mtg:702.73a) makes every creature type of what it equips', () => {
  const game = magicPosition([
    { battlefield: ['Runed Stalactite', 'Grizzly Bears', 'Death Baron'], mana: '{C}{C}' },
    {},
  ]);
  game.activate(0, 'Runed Stalactite').choose(0, { card: 'Grizzly Bears' }).resolve();
  expect(game.figures('Grizzly Bears')).toBe('4/4');
});

it('Rites of Flourishing (mtg:305.2) lets each player draw and play one more', () => {
  const game = magicPosition([{ battlefield: ['Rites of Flourishing'] }, { hand: lands(3, 'Forest') }]);
  game.until({ turn: 4, step: 'precombatMain' });
  expect([game.hand(0), game.hand(1)]).toEqual([0, 5]);
  for (let i = 0; i < 2; i++) game.choose(1, { kind: 'PLAY_LAND', card: 'Forest' });
  expect(offered(game, 'PLAY_LAND')).toEqual([]);
  expect(game.all('Forest').length).toBe(2);
});

it('Crucible of Worlds (mtg:305.1) lets lands be played from the graveyard of its controller', () => {
  const game = magicPosition([
    { battlefield: ['Crucible of Worlds'], graveyard: ['Forest', 'Memnite'] },
    { graveyard: ['Island'] },
  ]);
  expect(
    game
      .decision()
      .options.filter((o) => o.kind === 'PLAY_LAND' || o.kind === 'CAST')
      .map((o) => o.card),
  ).toEqual(['Forest']);
  expect(game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' }).zones('Forest')).toEqual(['battlefield']);
});

it('Shielding Plax (mtg:702.11b) draws, and keeps opponents from targeting its creature', () => {
  const game = magicPosition([
    { hand: ['Shielding Plax', 'Test Blade'], mana: '{C}{C}{G}', battlefield: ['Grizzly Bears'] },
    { hand: ['Test Blade'], battlefield: ['Hill Giant'] },
  ]);
  game.castAt(0, 'Shielding Plax', { card: 'Grizzly Bears' }).resolve().resolve();
  expect(game.hand(0)).toBe(2);
  expect(choices(game.cast(0, 'Test Blade')).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  game.choose(0, { card: 'Hill Giant' }).resolve().pass();
  expect(offered(game)).not.toContain('Test Blade');
});

it("Fencer's Magemark (mtg:303.4) helps all enchanted creatures of its controller", () => {
  const game = enchanted(
    "Fencer's Magemark",
    '{C}{C}{R}',
    'Hill Giant',
    ['Grizzly Bears', 'Silvercoat Lion'],
    ['Hill Giant'],
  );
  expect(game.figures('Hill Giant')).toBe('3/3');
  const own = enchanted("Fencer's Magemark", '{C}{C}{R}', 'Grizzly Bears', ['Grizzly Bears', 'Silvercoat Lion']);
  expect([own.figures('Grizzly Bears'), own.the('Grizzly Bears').keywords, own.figures('Silvercoat Lion')]).toEqual([
    '3/3',
    ['first strike'],
    '2/2',
  ]);
});

it('The Tabernacle at Pendrell Vale (mtg:603.2) asks {1} of each player for each creature of theirs', () => {
  const game = magicPosition([
    { battlefield: ['The Tabernacle at Pendrell Vale', 'Hill Giant'] },
    { battlefield: ['Grizzly Bears', 'Swamp'] },
  ]);
  game.until({ turn: 4, step: 'upkeep' });
  expect(game.view().stack.length).toBe(1);
  game.resolve().answer(1, { confirm: true });
  expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  game.until({ turn: 5, step: 'upkeep' }).resolve();
  if (!game.waiting()) game.answer(0, { confirm: false });
  expect([game.zones('Hill Giant'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['battlefield']]);
});

it('Meekstone (mtg:502.3) keeps creatures with power 3 or greater tapped', () => {
  const game = magicPosition([
    { battlefield: ['Meekstone'] },
    { battlefield: [tapped('Hill Giant'), tapped('Grizzly Bears')] },
  ]).until({ turn: 4, step: 'upkeep' });
  expect([game.the('Hill Giant').tapped, game.the('Grizzly Bears').tapped]).toEqual([true, false]);
});

it('Amulet of Vigor (mtg:603.6a) untaps what enters tapped', () => {
  const game = magicPosition([{ battlefield: ['Amulet of Vigor'], hand: ['Dimir Guildgate', 'Memnite'] }, {}]);
  game.cast(0, 'Memnite').resolve();
  expect(game.view().stack).toEqual([]);
  game.choose(0, { kind: 'PLAY_LAND', card: 'Dimir Guildgate' });
  expect(game.the('Dimir Guildgate').tapped).toBe(true);
  expect(game.resolve().the('Dimir Guildgate').tapped).toBe(false);
});

it("Akroma's Memorial (mtg:702.16b) gives your creatures seven abilities", () => {
  const game = magicPosition([
    { battlefield: ["Akroma's Memorial", 'Grizzly Bears'], hand: ['Doom Blade', 'Unsummon'], mana: '{C}{B}{U}' },
    { battlefield: ['Hill Giant'] },
  ]);
  expect([...(game.the('Grizzly Bears').keywords as string[])].sort()).toEqual(
    expect.arrayContaining(['first strike', 'flying', 'haste', 'trample', 'vigilance']),
  );
  expect(game.the('Hill Giant').keywords).toEqual([]);
  const doom = game.cast(0, 'Unsummon');
  expect(choices(doom).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  const blade = magicPosition([
    { battlefield: ["Akroma's Memorial", 'Grizzly Bears'], hand: ['Shock'], mana: '{R}' },
    {},
  ]).cast(0, 'Shock');
  expect(choices(blade)).not.toContain('Grizzly Bears');
});

it('Ensoul Artifact (mtg:613.4b) makes a 5/5 creature of an artifact', () => {
  const game = enchanted('Ensoul Artifact', '{C}{U}', 'Sol Ring', ['Sol Ring']);
  expect(game.the('Sol Ring')).toMatchObject({ power: 5, toughness: 5, types: ['Artifact', 'Creature'] });
});

it('Ancestral Mask (mtg:613.4c) gives +2/+2 for each other enchantment, whoever controls it', () => {
  const game = enchanted(
    'Ancestral Mask',
    '{C}{C}{G}',
    'Grizzly Bears',
    ['Grizzly Bears'],
    ['Meekstone', 'Sunken Hope'],
  );
  expect(game.figures('Grizzly Bears')).toBe('4/4');
});

it('Sunken Hope (mtg:608.2d) has each player return a creature in their upkeep', () => {
  const game = magicPosition([
    { battlefield: ['Sunken Hope', 'Craw Wurm'] },
    { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  ]);
  game.until({ turn: 4, step: 'upkeep' }).resolve();
  expect(game.decision().seat).toBe(1);
  expect(choices(game)).toEqual(['Grizzly Bears', 'Hill Giant']);
  game.choose(1, { card: 'Hill Giant' });
  expect([game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([['hand'], ['battlefield']]);
});

it('Spirit of the Labyrinth (mtg:121.3) lets each player draw one card a turn', () => {
  const game = magicPosition([
    { battlefield: ['Spirit of the Labyrinth'], hand: ['Test Read'] },
    { hand: ['Test Read'] },
  ]);
  game.cast(0, 'Test Read').resolve();
  expect(game.hand(0)).toBe(1);
  game.pass().cast(1, 'Test Read').resolve();
  expect(game.hand(1)).toBe(1);
});

it('Aether Hub (mtg:107.14) comes with {E}, and gives any color for one', () => {
  const game = magicPosition([{ hand: ['Aether Hub', 'Shock'] }, {}]);
  game.choose(0, { kind: 'PLAY_LAND', card: 'Aether Hub' }).resolve();
  expect((game.view().players[0] as { counters?: unknown }).counters).toMatchObject({ energy: 1 });
  game.cast(0, 'Shock', { player: 1 }).resolve();
  expect([game.life(1), (game.view().players[0] as { counters?: { energy?: number } }).counters?.energy ?? 0]).toEqual([
    18, 0,
  ]);
});

it('Stalking Stones (mtg:611.2a) becomes a 3/3 Elemental artifact creature for good, and stays a land', () => {
  const game = magicPosition([{ battlefield: ['Stalking Stones'], mana: '{C}{C}{C}{C}{C}{C}' }, {}]);
  game.activate(0, 'Stalking Stones').resolve();
  game.until({ turn: 5, step: 'precombatMain' });
  expect(game.the('Stalking Stones')).toMatchObject({ power: 3, toughness: 3, subtypes: ['Elemental'] });
  expect([...(game.the('Stalking Stones').types as string[])].sort()).toEqual(['Artifact', 'Creature', 'Land']);
  expect(mayAttack(game)).toEqual(['Stalking Stones']);
});

it('Serrated Arrows (mtg:122.6) has three arrowheads, and goes in the upkeep without them', () => {
  const game = magicPosition([{ hand: ['Serrated Arrows'], mana: '{C}{C}{C}{C}' }, { battlefield: ['Hill Giant'] }]);
  game.cast(0, 'Serrated Arrows').resolve();
  expect(game.the('Serrated Arrows').counters).toEqual({ arrowhead: 3 });
  game.activate(0, 'Serrated Arrows');
  if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
  expect(game.resolve().figures('Hill Giant')).toBe('2/2');
  const kept = game.until({ turn: 5, step: 'precombatMain' });
  expect(kept.zones('Serrated Arrows')).toEqual(['battlefield']);
  const empty = magicPosition([
    { battlefield: [{ card: 'Serrated Arrows', counters: { arrowhead: 1 } }] },
    { battlefield: ['Hill Giant', 'Craw Wurm'] },
  ]);
  empty.activate(0, 'Serrated Arrows').choose(0, { card: 'Hill Giant' }).resolve();
  expect(empty.the('Serrated Arrows').counters ?? {}).toEqual({});
  empty.until({ turn: 5, step: 'precombatMain' });
  expect(empty.zones('Serrated Arrows')).toEqual(['graveyard']);
});

it('Last Laugh (mtg:603.8) burns all for each permanent that goes, and goes itself without creatures', () => {
  const game = magicPosition([
    { battlefield: ['Last Laugh', 'Craw Wurm'], hand: ['Test Blade', 'Test Blade'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.cast(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
  expect([game.life(0), game.life(1), game.the('Craw Wurm').damage]).toEqual([19, 19, 1]);
  game.castAt(0, 'Test Blade', { card: 'Craw Wurm' }).resolve();
  while (!game.waiting() || game.view().stack.length > 0) {
    if (game.waiting()) game.resolve();
    else game.takeDefault(game.decision().kind);
  }
  expect([game.life(0), game.zones('Last Laugh')]).toEqual([18, ['graveyard']]);
});

it('Promise of Bunrei (mtg:608.2c) gives four Spirits once, for it is sacrificed for them', () => {
  const game = magicPosition([
    { battlefield: ['Promise of Bunrei', 'Grizzly Bears', 'Memnite'], hand: ['Test Blade', 'Test Blade'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.cast(0, 'Test Blade', { card: 'Grizzly Bears' }).cast(0, 'Test Blade', { card: 'Memnite' }).resolve();
  game.pass().pass();
  game.resolveAll();
  expect(game.zones('Promise of Bunrei')).toEqual(['graveyard']);
  expect(game.all('Spirit').map((o) => [o.power, o.toughness, o.colors])).toEqual(lands(4, '').map(() => [1, 1, []]));
});

it('Swarmyard (mtg:701.19a) regenerates a Rat, and no Bear', () => {
  const game = magicPosition([
    { battlefield: ['Swarmyard', 'Typhoid Rats', 'Grizzly Bears'], hand: ['Test Blade'] },
    {},
  ]).activate(0, 'Swarmyard');
  if (!game.waiting()) expect(choices(game)).toEqual(['Typhoid Rats']);
  if (!game.waiting()) game.choose(0, { card: 'Typhoid Rats' });
  game.resolve().cast(0, 'Test Blade', { card: 'Typhoid Rats' }).resolve();
  expect(game.the('Typhoid Rats').tapped).toBe(true);
});
