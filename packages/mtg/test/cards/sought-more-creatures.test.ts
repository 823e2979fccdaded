/** More creatures that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  anyTarget,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enchant,
  instant,
  keyword,
  permanent,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';
import { attackWith, choices, fight, mayAttack, mayBlock, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Green Blade', '{G}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Blue', '{U}', { effects: [draw(1)] }),
  instant('Test Red Blue', '{2}{U}{R}', { effects: [draw(1)] }),
  sorcery('Test Mill', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'mill', who: t(0), count: 3 }] }),
  sorcery('Test Tribute', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'sacrifice', who: t(0), filter: permanent }],
  }),
  creatureCard('Test Runner', '{1}', 'Elf', '2/2', keyword('haste')),
  creatureCard('Test Warrior', '{0}', 'Human Warrior', '1/1'),
  creatureCard('Bogbrew Witch', '{3}{B}', 'Human Wizard', '1/3'),
  creatureCard('Test Rogue', '{0}', 'Human Rogue', '1/1'),
  card('Test Aura', { cost: '{W}', type: 'Enchantment — Aura', abilities: [enchant(creature)] }),
);

/** Seat 0 attacks with this creature alone, and nothing blocks it. */
const hits = (name: string, mine: object = {}, theirs: object = {}): Play => {
  const { battlefield = [], ...more } = mine as { battlefield?: string[] };
  const game = magicPosition([{ battlefield: [name, ...battlefield], ...more }, theirs]);
  return attackWith(game, name).until({ step: 'combatDamage' });
};
const kill = (game: Play, name: string, seat = 0): Play => game.castAt(seat, 'Test Blade', { card: name }).resolve();

it('Thrull Parasite (mtg:122.1) removes a counter of a kind that its controller chooses', () => {
  const game = magicPosition([
    {
      battlefield: ['Thrull Parasite', { card: 'Hill Giant', counters: { '+1/+1': 1, charge: 1 } }, 'Plains'],
    },
    {},
  ]);
  game.activate(0, 'Thrull Parasite');
  expect(choices(game).sort()).toEqual(['Hill Giant', 'Thrull Parasite']);
  game.choose(0, { card: 'Hill Giant' }).resolve().answer(0, game.decision().default);
  expect([game.life(0), Object.values(game.the('Hill Giant').counters as object).length]).toEqual([18, 1]);
});

it('Whispering Specter (mtg:702.90b) may be sacrificed for as many cards as there are poison counters', () => {
  const game = hits('Whispering Specter', {}, { hand: lands(3, 'Forest'), counters: { poison: 1 } });
  game.resolve().answer(0, { confirm: true });
  game.answer(1, game.decision().default);
  expect([game.hand(1), game.zones('Whispering Specter')]).toEqual([1, ['graveyard']]);
});

it('Terastodon (mtg:701.8a) gives an Elephant to each who loses a permanent, and none for an indestructible one', () => {
  const game = magicPosition([
    { hand: ['Terastodon'], mana: '{C}{C}{C}{C}{C}{C}{G}{G}', battlefield: ['Forest'] },
    { battlefield: ['Island', 'Darksteel Citadel'] },
  ]);
  game.cast(0, 'Terastodon').resolve();
  game.choose(0, [{ card: 'Forest' }, { card: 'Island' }, { card: 'Darksteel Citadel' }]).resolve();
  game.answer(0, { confirm: true });
  expect(
    game
      .all('Elephant')
      .map(({ controller }) => controller)
      .sort(),
  ).toEqual([0, 1]);
});

it('It That Betrays (mtg:701.21a) takes what an opponent sacrifices, but no token', () => {
  const game = magicPosition([
    { hand: ['Test Tribute', 'Test Tribute'], battlefield: ['It That Betrays'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.cast(0, 'Test Tribute', { player: 1 }).resolve().resolve();
  expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
  game.cast(0, 'Test Tribute', { player: 0 }).resolve();
  game.choose(0, { card: 'Hill Giant' });
  expect([stack(game), game.zones('Hill Giant')]).toEqual([[], ['graveyard']]);
});

it('Korlash, Heir to Blackblade (mtg:207.2c) is as large as there are Swamps, and finds two for another one', () => {
  const game = magicPosition([
    {
      battlefield: ['Korlash, Heir to Blackblade', ...lands(2, 'Swamp')],
      hand: ['Korlash, Heir to Blackblade', 'Memnite'],
      library: ['Swamp', 'Swamp', 'Island'],
    },
    { battlefield: ['Swamp'] },
  ]);
  expect(game.figures('Korlash, Heir to Blackblade')).toBe('2/2');
  game.choose(0, { kind: 'ACTIVATE', card: 'Korlash, Heir to Blackblade', ability: 2 });
  game.choose(0, { card: 'Korlash, Heir to Blackblade' }).resolve();
  expect(choices(game)).toEqual(['Swamp', 'Swamp']);
  game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
  expect([game.figures('Korlash, Heir to Blackblade'), game.hand(0)]).toEqual(['4/4', 1]);
});

it('Narcomoeba (mtg:603.6c) may come onto the battlefield as it is milled, not as it dies', () => {
  const game = magicPosition([{ hand: ['Test Mill', 'Test Blade'], library: lands(3, 'Narcomoeba') }, {}]);
  game.cast(0, 'Test Mill', { player: 0 }).resolve();
  game.takeDefault('ORDER_TRIGGERS');
  game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: false });
  game.resolve().answer(0, { confirm: false });
  expect(game.all('Narcomoeba').length).toBe(1);
  kill(game, 'Narcomoeba');
  expect(stack(game)).toEqual([]);
});

it('Herald of War (mtg:601.2f) makes Angels and Humans cheaper by its counters', () => {
  const at = (counters: number, mine: string) =>
    offered(
      magicPosition([
        { battlefield: [{ card: 'Herald of War', counters: { '+1/+1': counters } }], hand: [mine], mana: '{W}{W}' },
        {},
      ]),
    );
  expect([at(2, 'Serra Angel'), at(3, 'Serra Angel'), at(9, 'Hill Giant')]).toEqual([[], ['Serra Angel'], []]);
  expect(
    attackWith(magicPosition([{ battlefield: ['Herald of War'] }, {}]), 'Herald of War').the('Herald of War').counters,
  ).toEqual({
    '+1/+1': 1,
  });
});

it('Festering Newt (mtg:608.2h) weakens a creature of an opponent, more with Bogbrew Witch', () => {
  const at = (...more: string[]) => {
    const game = magicPosition([
      { hand: ['Test Blade'], battlefield: ['Festering Newt', ...more] },
      { battlefield: ['Serra Angel'] },
    ]);
    kill(game, 'Festering Newt');
    if (!game.waiting()) game.choose(0, { card: 'Serra Angel' });
    game.resolve();
    return game.all('Serra Angel').map((o) => `${o.power}/${o.toughness}`);
  };
  expect([at(), at('Bogbrew Witch')]).toEqual([['3/3'], []]);
});

it.each([
  ['Nightscape Familiar', 'Test Red Blue', '{C}{U}{R}'],
  ['Thornscape Familiar', 'Test Red Blue', '{C}{U}{R}'],
])('%s (mtg:601.2f) takes {1} once off a spell of its colors', (familiar, spell, mana) => {
  const at = (name: string, given: string) =>
    offered(magicPosition([{ battlefield: [familiar], hand: [name], mana: given }, {}]));
  expect([at(spell, mana), at(spell, '{U}{R}'), at('Grizzly Bears', '{G}')]).toEqual([[spell], [], []]);
});

it('Nightscape Familiar (mtg:701.19a) regenerates', () => {
  const game = magicPosition([{ battlefield: ['Nightscape Familiar'], hand: ['Test Blade'], mana: '{C}{B}' }, {}]);
  game.activate(0, 'Nightscape Familiar').resolve();
  expect(kill(game, 'Nightscape Familiar').the('Nightscape Familiar').tapped).toBe(true);
});

it.each([
  ['Brighthearth Banneret', 'Test Warrior', 'Air Elemental', '{C}{C}{U}{U}'],
  ['Frogtosser Banneret', 'Test Rogue', 'Goblin Piker', '{R}'],
])('%s (mtg:601.2f) makes spells of two creature types cheaper', (banneret, _other, name, mana) => {
  const at = (battlefield: string[]) => offered(magicPosition([{ battlefield, hand: [name, 'Hill Giant'], mana }, {}]));
  expect([at([]), at([banneret])]).toEqual([[], [name]]);
});

it('Brighthearth Banneret (mtg:702.77a) reinforces', () => {
  const game = magicPosition([{ hand: ['Brighthearth Banneret'], mana: '{C}{R}', battlefield: ['Grizzly Bears'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Brighthearth Banneret' });
  if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
  expect(game.resolve().figures('Grizzly Bears')).toBe('3/3');
});

it('Tarox Bladewing (mtg:608.2h) doubles its power for another Tarox', () => {
  const game = magicPosition([{ battlefield: ['Tarox Bladewing'], hand: ['Tarox Bladewing'] }, {}]);
  game.activate(0, 'Tarox Bladewing').choose(0, { card: 'Tarox Bladewing' });
  expect(game.resolve().figures('Tarox Bladewing')).toBe('8/7');
});

it('Ghastlord of Fugue (mtg:509.1b) can’t be blocked, and has a chosen card of the hand exiled', () => {
  const game = hits('Ghastlord of Fugue', {}, { hand: ['Forest', 'Memnite'], battlefield: ['Hill Giant'] });
  game.resolve().choose(0, { card: 'Memnite' });
  expect([game.zones('Memnite'), game.zones('Forest'), game.life(1)]).toEqual([['exile'], ['hand'], 16]);
});

it('Puppeteer Clique (mtg:603.7) takes a creature of an opponent’s graveyard for a turn of its controller', () => {
  const game = magicPosition([
    { hand: ['Puppeteer Clique'], mana: '{C}{C}{C}{B}{B}', graveyard: ['Memnite'] },
    { graveyard: ['Hill Giant', 'Forest'] },
  ]);
  game.cast(0, 'Puppeteer Clique').resolve();
  if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
  game.resolve();
  expect(mayAttack(game)).toEqual(['Hill Giant']);
  game.until({ turn: 3, step: 'end' }).resolveAll();
  expect(game.zones('Hill Giant')).toEqual(['exile']);
});

it('Oona, Queen of the Fae (mtg:608.2d) makes a Faerie Rogue for each card of the chosen color', () => {
  const game = magicPosition([
    { battlefield: ['Oona, Queen of the Fae'], mana: '{C}{C}{C}{U}' },
    { library: ['Hill Giant', 'Grizzly Bears', 'Hill Giant', 'Hill Giant', 'Forest'] },
  ]);
  game.activate(0, 'Oona, Queen of the Fae').answer(0, { number: 3 }).resolve();
  game.choose(0, { value: 'R' });
  expect([game.all('Faerie Rogue').length, game.all('Hill Giant', 'exile').length]).toEqual([2, 2]);
});

it('Skirk Drill Sergeant (mtg:603.2) shows a card for {2}{R} as a Goblin dies', () => {
  const at = (top: string, dies: string) => {
    const game = magicPosition([
      {
        battlefield: ['Skirk Drill Sergeant', 'Goblin Piker', 'Hill Giant', ...lands(3, 'Mountain')],
        hand: ['Test Blade'],
        library: [top, ...lands(5, 'Forest')],
      },
      {},
    ]);
    kill(game, dies);
    if (stack(game).length === 0) return 'nothing';
    game.resolve().answer(0, { confirm: true });
    return game.zones(top).at(-1);
  };
  expect([
    at('Goblin Raider', 'Goblin Piker'),
    at('Goblin Raider', 'Skirk Drill Sergeant'),
    at('Memnite', 'Goblin Piker'),
    at('Memnite', 'Hill Giant'),
  ]).toEqual(['battlefield', 'battlefield', 'graveyard', 'nothing']);
});

it('Winnower Patrol (mtg:701.20a) grows and Wolf-Skull Shaman makes a Wolf for a card that shares a type', () => {
  const at = (name: string, top: string) => {
    const game = magicPosition([{ battlefield: [name], library: [top, ...lands(3, 'Forest')] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    game.resolve().answer(0, { confirm: true });
    const asked = !game.waiting();
    if (asked) game.answer(0, { confirm: true });
    return [asked, game.figures(name), game.all('Wolf').length];
  };
  expect([
    at('Winnower Patrol', 'Test Warrior'),
    at('Winnower Patrol', 'Test Rogue'),
    at('Wolf-Skull Shaman', 'Test Runner'),
  ]).toEqual([
    [true, '4/3', 0],
    [false, '3/2', 0],
    [true, '2/2', 1],
  ]);
});

it('Phantasmagorian (mtg:608.2e) is countered where any player discards three, and comes back for three', () => {
  const game = magicPosition([
    { hand: ['Phantasmagorian', ...lands(3, 'Forest')], mana: '{C}{C}{C}{C}{C}{B}{B}' },
    { hand: lands(4, 'Forest') },
  ]);
  game.cast(0, 'Phantasmagorian').resolve().answer(0, { confirm: false }).answer(1, { confirm: true });
  game.answer(1, game.decision().default);
  expect([game.zones('Phantasmagorian'), game.hand(1)]).toEqual([['graveyard'], 1]);
  game.activate(0, 'Phantasmagorian').resolve();
  expect([game.zones('Phantasmagorian'), game.hand(0)]).toEqual([['hand'], 1]);
});

it('Artisan of Kozilek (mtg:603.2) may return a creature card as it is cast', () => {
  const game = magicPosition([
    { hand: ['Artisan of Kozilek'], mana: '{C}'.repeat(9), graveyard: ['Memnite', 'Forest'] },
    {},
  ]);
  game.cast(0, 'Artisan of Kozilek').resolve().answer(0, { confirm: true });
  expect([game.zones('Memnite'), stack(game)]).toEqual([['battlefield'], ['Artisan of Kozilek']]);
});

it('Lord of the Void (mtg:608.2d) takes a creature card of the seven that it exiles', () => {
  const library = ['Hill Giant', 'Memnite', ...lands(8, 'Forest')];
  const game = hits('Lord of the Void', {}, { library });
  game.resolve();
  expect(choices(game).sort()).toEqual(['Hill Giant', 'Memnite']);
  game.choose(0, { card: 'Hill Giant' });
  expect([game.the('Hill Giant').controller, game.all('Forest', 'exile').length]).toEqual([0, 5]);
});

it('Silent-Blade Oni (mtg:608.2g) casts a spell of the hand that it has seen', () => {
  const game = hits('Silent-Blade Oni', {}, { hand: ['Hill Giant', 'Forest'] });
  game.resolve();
  expect(choices(game).filter((one) => one !== 'undefined')).toEqual(['Hill Giant']);
  game.choose(0, { card: 'Hill Giant' }).resolve();
  expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
});

it('Renegade Krasis (mtg:702.100a) gives counters to other creatures that have one, as it evolves', () => {
  const game = magicPosition([
    {
      hand: ['Hill Giant'],
      mana: '{C}{C}{C}{R}',
      battlefield: ['Renegade Krasis', 'Grizzly Bears', { card: 'Memnite', counters: { '+1/+1': 1 } }],
    },
    {},
  ]);
  game.cast(0, 'Hill Giant').resolve().resolveAll();
  expect(['Renegade Krasis', 'Memnite', 'Grizzly Bears', 'Hill Giant'].map((name) => game.figures(name))).toEqual([
    '4/3',
    '3/3',
    '2/2',
    '3/3',
  ]);
});

it('Kazuul, Tyrant of the Cliffs (mtg:508.5) makes an Ogre for each attacker that isn’t paid for', () => {
  const game = magicPosition([
    { battlefield: ['Grizzly Bears', 'Hill Giant', ...lands(3, 'Mountain')] },
    { battlefield: ['Kazuul, Tyrant of the Cliffs'] },
  ]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Hill Giant');
  game.takeDefault('ORDER_TRIGGERS').resolve().answer(0, { confirm: true }).resolve();
  expect(game.all('Ogre').map(({ controller }) => controller)).toEqual([1]);
});

it('Zealots en-Dal (mtg:603.4) gains a life where all nonland permanents are white', () => {
  const at = (...more: string[]) =>
    magicPosition([{ battlefield: ['Zealots en-Dal', 'Forest', ...more] }, { battlefield: ['Hill Giant'] }], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
  expect([stack(at()), stack(at('Memnite'))]).toEqual([['Zealots en-Dal'], []]);
  expect(at().resolve().life(0)).toBe(21);
});

it('Avatar of Woe (mtg:601.2f) costs {6} less with ten creature cards in all graveyards, and destroys for good', () => {
  const at = (count: number) =>
    magicPosition([
      { hand: ['Avatar of Woe'], mana: '{B}{B}', graveyard: lands(5, 'Memnite') },
      { graveyard: lands(count - 5, 'Hill Giant') },
    ]);
  expect([offered(at(9)), offered(at(10))]).toEqual([[], ['Avatar of Woe']]);
  const game = magicPosition([{ battlefield: ['Avatar of Woe'] }, { battlefield: ['Hill Giant'] }]);
  game.activate(0, 'Avatar of Woe', { card: 'Hill Giant' }).resolve();
  expect(game.zones('Hill Giant')).toEqual(['graveyard']);
});

it('Horde of Notions (mtg:608.2g) plays an Elemental card of the graveyard for nothing', () => {
  const game = magicPosition([
    { battlefield: ['Horde of Notions'], mana: '{W}{U}{B}{R}{G}', graveyard: ['Air Elemental', 'Hill Giant'] },
    {},
  ]);
  game.activate(0, 'Horde of Notions').resolve();
  game.choose(0, { card: 'Air Elemental' }).resolve();
  expect([game.zones('Air Elemental'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['graveyard']]);
});

it('Consuming Aberration (mtg:604.3) counts the graveyards of opponents, and mills them down to a land', () => {
  const game = magicPosition([
    { battlefield: ['Consuming Aberration'], hand: ['Test Blue'], mana: '{U}', graveyard: ['Memnite'] },
    { library: ['Memnite', 'Memnite', 'Forest', 'Memnite'], graveyard: ['Forest'] },
  ]);
  expect(game.figures('Consuming Aberration')).toBe('1/1');
  game.cast(0, 'Test Blue').resolve();
  expect([game.figures('Consuming Aberration'), game.all('Memnite', 'graveyard').length]).toEqual(['4/4', 3]);
});

it('Savage Ventmaw (mtg:106.4) keeps its mana through the steps of the turn', () => {
  const game = attackWith(magicPosition([{ battlefield: ['Savage Ventmaw'] }, {}]), 'Savage Ventmaw').until({
    step: 'postcombatMain',
  });
  expect((game.view().players[0] as { resources: { mana: unknown } }).resources.mana).toEqual({ R: 3, G: 3 });
});

it('Circu, Dimir Lobotomist (mtg:607.2a) forbids opponents what it has exiled', () => {
  const game = magicPosition([
    { battlefield: ['Circu, Dimir Lobotomist'], hand: ['Test Blue', 'Test Warrior'], mana: '{U}' },
    { hand: ['Test Warrior', 'Test Rogue', 'Test Blade'], library: ['Test Blade', 'Forest', 'Forest'] },
  ]);
  game.cast(0, 'Test Blue', { player: 1 }).resolve();
  expect(game.zones('Test Blade').sort()).toEqual(['exile', 'hand']);
  expect(offered(game.pass())).toEqual([]);
  game.until({ turn: 4, step: 'precombatMain' });
  expect(offered(game).sort()).toEqual(['Test Rogue', 'Test Warrior']);
});

it('Iname, Death Aspect (mtg:701.23a) may put any number of Spirit cards into the graveyard', () => {
  const game = magicPosition([
    {
      hand: ['Iname, Death Aspect'],
      mana: '{C}{C}{C}{C}{B}{B}',
      library: ['Dungeon Geists', 'Forest', 'Dungeon Geists'],
    },
    {},
  ]);
  game.cast(0, 'Iname, Death Aspect').resolve().resolve().answer(0, { confirm: true });
  game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
  expect(game.all('Dungeon Geists', 'graveyard').length).toBe(2);
});

it('Legions of Lim-Dûl (mtg:702.14c) walks over snow Swamps alone', () => {
  const at = (swamp: string) => {
    const game = magicPosition([{ battlefield: ['Legions of Lim-Dûl'] }, { battlefield: ['Hill Giant', swamp] }]);
    return attackWith(game, 'Legions of Lim-Dûl')
      .decisions()
      .some(({ kind }) => kind === 'BLOCKERS');
  };
  expect([at('Swamp'), at('Snow-Covered Swamp')]).toEqual([true, false]);
});

it('Bramblewood Paragon (mtg:614.1c) has other Warriors enter greater, and those with a counter trample', () => {
  const game = magicPosition([{ battlefield: ['Bramblewood Paragon'], hand: ['Test Warrior', 'Test Rogue'] }, {}]);
  game.cast(0, 'Test Warrior').resolve().cast(0, 'Test Rogue').resolve();
  expect([game.figures('Test Warrior'), game.the('Test Warrior').keywords, game.figures('Test Rogue')]).toEqual([
    '2/2',
    ['trample'],
    '1/1',
  ]);
});

it("Oona's Blackguard (mtg:510.2) has players discard for what a creature with a counter deals", () => {
  const game = magicPosition([
    {
      battlefield: ["Oona's Blackguard", { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Hill Giant'],
      hand: ['Test Rogue'],
    },
    { hand: ['Forest', 'Forest', 'Forest'] },
  ]);
  expect(game.cast(0, 'Test Rogue').resolve().figures('Test Rogue')).toBe('2/2');
  fight(attackWith(game, 'Grizzly Bears', 'Hill Giant')).resolveAll();
  expect(game.hand(1)).toBe(2);
});

it('Ichorid (mtg:118.12) comes back for another black creature card, until the end step', () => {
  const at = (other: string) =>
    magicPosition([{ graveyard: ['Ichorid', other] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    }).resolve();
  const game = at('Death Baron').answer(0, { confirm: true });
  expect([game.zones('Ichorid'), game.zones('Death Baron')]).toEqual([['battlefield'], ['exile']]);
  game.until({ turn: 3, step: 'end' }).resolve();
  expect(game.zones('Ichorid')).toEqual(['graveyard']);
  expect(at('Hill Giant').zones('Ichorid')).toEqual(['graveyard']);
});

it('Swans of Bryn Argoll (mtg:615.5) prevents damage, for which the controller of its source draws', () => {
  const game = magicPosition([{ hand: ['Test Bolt'] }, { battlefield: ['Swans of Bryn Argoll'] }]);
  game.cast(0, 'Test Bolt', { card: 'Swans of Bryn Argoll' }).resolve();
  expect([game.hand(0), game.hand(1), game.the('Swans of Bryn Argoll').damage]).toEqual([3, 0, 0]);
});

it('Lichenthrope (mtg:614.1a) gets counters instead of damage, and loses one each upkeep', () => {
  const game = magicPosition([{ hand: ['Test Bolt'], battlefield: ['Lichenthrope'] }, {}]);
  game.cast(0, 'Test Bolt', { card: 'Lichenthrope' }).resolve();
  expect([game.figures('Lichenthrope'), game.the('Lichenthrope').damage]).toEqual(['2/2', 0]);
  expect(game.until({ turn: 5, step: 'upkeep' }).resolve().figures('Lichenthrope')).toBe('3/3');
});

it('Duskmantle Guildmage (mtg:603.7b) has an opponent lose a life for each card of theirs, this turn', () => {
  const game = magicPosition([
    { battlefield: ['Duskmantle Guildmage'], mana: '{C}{U}{B}{C}{C}{U}{B}', hand: ['Test Mill'] },
    {},
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Duskmantle Guildmage', ability: 0 }).resolve();
  game.choose(0, { kind: 'ACTIVATE', card: 'Duskmantle Guildmage', ability: 1 }, { player: 1 }).resolve();
  game.takeDefault('ORDER_TRIGGERS').resolveAll();
  expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  game.cast(0, 'Test Mill', { player: 0 }).resolve();
  expect(stack(game)).toEqual([]);
});

it('Teysa Karlov (mtg:603.2d) doubles what triggers on a creature dying', () => {
  const game = magicPosition([
    { battlefield: ['Teysa Karlov', 'Mortician Beetle', 'Blood Artist', 'Memnite'], hand: ['Test Blade'] },
    {},
  ]);
  kill(game, 'Memnite');
  expect(choices(game)).toEqual(['Blood Artist', 'Blood Artist']);
});

it('Zameck Guildmage (mtg:614.1c) has creatures enter greater this turn, and draws for a counter', () => {
  const game = magicPosition([{ battlefield: ['Zameck Guildmage'], mana: '{G}{U}{G}{U}', hand: ['Test Rogue'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Zameck Guildmage', ability: 0 }).resolve().cast(0, 'Test Rogue').resolve();
  expect(game.figures('Test Rogue')).toBe('2/2');
  game.choose(0, { kind: 'ACTIVATE', card: 'Zameck Guildmage', ability: 1 }).resolve();
  expect([game.figures('Test Rogue'), game.hand(0)]).toEqual(['1/1', 1]);
});

it('River Kelpie (mtg:603.6a) draws for what comes from graveyards', () => {
  const game = magicPosition([{ battlefield: ['River Kelpie'], hand: ['Test Blade'] }, {}]);
  kill(game, 'River Kelpie').resolve();
  expect([game.figures('River Kelpie'), stack(game)]).toEqual(['2/2', ['River Kelpie']]);
  expect(game.resolve().hand(0)).toBe(1);
});

it('Servant of the Conduit (mtg:107.14) brings energy, which pays for mana', () => {
  const game = magicPosition([{ hand: ['Servant of the Conduit'], mana: '{C}{G}' }, {}]);
  game.cast(0, 'Servant of the Conduit').resolve().resolve();
  expect((game.view().players[0] as { counters: unknown }).counters).toEqual({ energy: 2 });
});

it("Sarkhan's Whelp (mtg:606.1) deals 1 damage as a Sarkhan planeswalker is activated", () => {
  const game = magicPosition([{ battlefield: ["Sarkhan's Whelp", 'Sarkhan, Dragonsoul'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Sarkhan, Dragonsoul', ability: 0 }).choose(0, { player: 1 }).resolve();
  expect(game.life(1)).toBe(19);
  expect(game.resolve().life(1)).toBe(18);
});

it('Spined Sliver (mtg:608.2h) counts the creatures that block a Sliver as that resolves', () => {
  const game = magicPosition([
    { battlefield: ['Spined Sliver'], hand: ['Test Blade'] },
    { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  ]);
  attackWith(game, 'Spined Sliver').block(1, ['Grizzly Bears', 'Spined Sliver'], ['Hill Giant', 'Spined Sliver']);
  game.castAt(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
  expect(game.figures('Spined Sliver')).toBe('3/3');
});

it('Tetsuko Umezawa, Fugitive (mtg:509.1b) lets creatures with power or toughness 1 by', () => {
  const game = magicPosition([
    { battlefield: ['Tetsuko Umezawa, Fugitive', 'Memnite', 'Hill Giant'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  attackWith(game, 'Tetsuko Umezawa, Fugitive', 'Memnite', 'Hill Giant');
  expect(mayBlock(game)).toEqual(['Grizzly Bears: Hill Giant']);
});

it('Kitesail Freebooter (mtg:610.3) takes a noncreature, nonland card until it leaves', () => {
  const game = magicPosition([
    { hand: ['Kitesail Freebooter', 'Test Blade'], mana: '{C}{B}' },
    { hand: ['Forest', 'Memnite', 'Test Bolt'] },
  ]);
  game.cast(0, 'Kitesail Freebooter').resolve().resolve();
  if (!game.waiting()) {
    expect(choices(game)).toEqual(['Test Bolt']);
    game.choose(0, { card: 'Test Bolt' });
  }
  expect(game.zones('Test Bolt')).toEqual(['exile']);
  expect(kill(game, 'Kitesail Freebooter').zones('Test Bolt')).toEqual(['hand']);
});

it('Arcbound Fiend (mtg:122.5) may move a counter onto itself', () => {
  const game = magicPosition(
    [
      { battlefield: ['Arcbound Fiend'].map((name) => ({ card: name, counters: { '+1/+1': 3 } })) },
      { battlefield: [{ card: 'Memnite', counters: { '+1/+1': 2 } }] },
    ],
    { turn: { number: 3, active: 0, step: 'upkeep' } },
  );
  game.choose(0, { card: 'Memnite' }).resolve().answer(0, { confirm: true });
  expect([
    game.the('Memnite').counters,
    (game.the('Arcbound Fiend').counters as { [kind: string]: number })['+1/+1'],
  ]).toEqual([{ '+1/+1': 1 }, 4]);
});

it('Godsire (mtg:111.4) makes an 8/8 Beast of three colors', () => {
  const game = magicPosition([{ battlefield: ['Godsire'] }, {}])
    .activate(0, 'Godsire')
    .resolve();
  expect(game.figures('Beast')).toBe('8/8');
  expect([...(game.the('Beast').colors as string[])].sort()).toEqual(['G', 'R', 'W']);
});

it('Edric, Spymaster of Trest (mtg:603.2) lets whoever hits an opponent draw', () => {
  const game = hits('Edric, Spymaster of Trest').resolve().answer(0, { confirm: true });
  expect(game.hand(0)).toBe(1);
});

it('Vampire Nocturnus (mtg:611.3a) helps Vampires while the top card is black', () => {
  const at = (top: string) =>
    magicPosition([
      { battlefield: ['Vampire Nocturnus', 'Vampire Interloper', 'Memnite'], library: [top, 'Forest'] },
      {},
    ]);
  const figures = (top: string) =>
    ['Vampire Nocturnus', 'Vampire Interloper', 'Memnite'].map((name) => at(top).figures(name));
  expect([figures('Death Baron'), figures('Forest')]).toEqual([
    ['5/4', '4/2', '1/1'],
    ['3/3', '2/1', '1/1'],
  ]);
});

it('Mortician Beetle (mtg:701.21a) may grow as any player sacrifices a creature, not as one dies', () => {
  const game = magicPosition([
    { battlefield: ['Mortician Beetle'], hand: ['Test Tribute', 'Test Blade'] },
    { battlefield: ['Memnite', 'Hill Giant'] },
  ]);
  game.cast(0, 'Test Tribute', { player: 1 }).resolve();
  game.choose(1, { card: 'Memnite' }).resolve().answer(0, { confirm: true });
  expect(game.figures('Mortician Beetle')).toBe('2/2');
  expect(stack(kill(game, 'Hill Giant'))).toEqual([]);
});

it('Thraximundar (mtg:508.3a) has the defending player sacrifice as it attacks, and may grow', () => {
  const game = magicPosition([{ battlefield: ['Thraximundar'] }, { battlefield: ['Memnite'] }]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Thraximundar').resolve().resolve().answer(0, { confirm: true });
  expect([game.zones('Memnite'), game.figures('Thraximundar')]).toEqual([['graveyard'], '7/7']);
});

it('Springjack Shepherd (mtg:107.4) makes a Goat for each white mana symbol', () => {
  const game = magicPosition([
    { hand: ['Springjack Shepherd'], mana: '{C}{C}{C}{W}', battlefield: ['Serra Angel'] },
    {},
  ]);
  expect(game.cast(0, 'Springjack Shepherd').resolve().resolve().all('Goat').length).toBe(3);
});

it('Kira, Great Glass-Spinner (mtg:603.2) counters the first that targets each creature in a turn', () => {
  const game = magicPosition([
    { hand: ['Test Bolt', 'Test Bolt', 'Test Bolt'] },
    { battlefield: ['Kira, Great Glass-Spinner', 'Hill Giant'] },
  ]);
  game.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve();
  expect([game.zones('Test Bolt').includes('graveyard'), game.the('Hill Giant').damage, stack(game)]).toEqual([
    true,
    0,
    [],
  ]);
  game.cast(0, 'Test Bolt', { card: 'Kira, Great Glass-Spinner' }).resolve();
  expect(game.zones('Kira, Great Glass-Spinner')).toEqual(['battlefield']);
  game.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve();
  expect(game.zones('Hill Giant')).toEqual(['graveyard']);
});

it('Norin the Wary (mtg:603.7) is away until the end step as a spell is cast or a creature attacks', () => {
  const cast = magicPosition([{ battlefield: ['Norin the Wary'], hand: ['Test Rogue'] }, {}])
    .cast(0, 'Test Rogue')
    .resolve();
  expect(cast.zones('Norin the Wary')).toEqual(['exile']);
  expect(cast.until({ step: 'end' }).resolve().zones('Norin the Wary')).toEqual(['battlefield']);
  const attacking = attackWith(magicPosition([{ battlefield: ['Norin the Wary', 'Memnite'] }, {}]), 'Memnite');
  expect(attacking.zones('Norin the Wary')).toEqual(['exile']);
});

it("Gaea's Revenge (mtg:115.4) is no target of what isn’t green, whoever controls that", () => {
  const game = magicPosition([
    { battlefield: ["Gaea's Revenge", 'Hill Giant'], hand: ['Test Blade', 'Test Green Blade'], mana: '{G}' },
    {},
  ]);
  expect(choices(game.cast(0, 'Test Green Blade')).sort()).toEqual(["Gaea's Revenge", 'Hill Giant']);
  game.choose(0, { card: 'Hill Giant' }).resolve();
  expect(offered(game)).toEqual([]);
});

it('Phyrexian Negator (mtg:603.2) has its controller sacrifice for damage', () => {
  const game = magicPosition([{ battlefield: ['Phyrexian Negator', ...lands(3, 'Swamp')], hand: ['Test Bolt'] }, {}]);
  game.cast(0, 'Test Bolt', { card: 'Phyrexian Negator' }).resolve().resolve();
  const swamps = game
    .decision()
    .options.filter((o) => o.card === 'Swamp')
    .map(({ id }) => id);
  game.answer(0, { choose: swamps });
  expect([game.all('Swamp').length, game.zones('Phyrexian Negator')]).toEqual([0, ['battlefield']]);
});

it('Ashenmoor Liege (mtg:603.2) helps by each color, and an opponent who targets it loses 4 life', () => {
  const game = magicPosition([
    { hand: ['Test Bolt'] },
    { battlefield: ['Ashenmoor Liege', 'Hill Giant', 'Thraximundar'] },
  ]);
  expect([game.figures('Hill Giant'), game.figures('Thraximundar'), game.figures('Ashenmoor Liege')]).toEqual([
    '4/4',
    '8/8',
    '4/1',
  ]);
  game.cast(0, 'Test Bolt', { card: 'Ashenmoor Liege' }).resolve();
  expect(game.life(0)).toBe(16);
});
