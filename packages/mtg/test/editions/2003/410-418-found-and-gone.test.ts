/**
 * What spells and abilities find (410–418): cards that have moved on, enchantments that were moved, what was last known, what several
 * players give up, what was paid for something countered, and what happens once.
 */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  enchant,
  exile,
  gainLife,
  has,
  instant,
  mana,
  player,
  plus,
  putOntoBattlefield,
  regenerate,
  returnToHand,
  rule,
  sorcery,
  t,
  tap,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { aiming, asked, free, lives, many, offers, onStack, pool, position, relic } from './table.js';

const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const inGrave = [{ zone: 'graveyard' }, { has: ['types', 'Creature'] }] as never;
const onTheStack = [{ zone: 'stack' }] as never;
const ofSelf = { stat: 'power', of: 'self' } as never;
const elf = (name: string, ...abilities: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Elf', '1/1', ...abilities);

ownCards(
  elf('Test Phoenix', triggered(dies, { effects: [returnToHand({ event: 'became' }), gainLife(1)] })),
  relic('Test Ferry', triggered(creatureDies, { effects: [returnToHand({ event: 'became' }), gainLife(100)] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Banish', '{0}', { targets: [target(inGrave)], effects: [exile(t(0))] }),
  instant('Test Unearth', '{0}', { targets: [target(inGrave)], effects: [putOntoBattlefield(t(0))] }),
  card('Test Strength', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [...plus(2, 2), has('flying')])],
  }),
  instant('Test Shift', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  relic('Test Fog', continuous(creature, [has('shroud')])),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  elf(
    'Test Zealot',
    activated([{ pay: 'sacrifice', what: 'self' } as never], { effects: [gainLife(ofSelf)] }),
    activated(free, { effects: [gainLife(ofSelf)] }),
  ),
  elf('Test Hero', triggered(dies, { effects: [gainLife(ofSelf)] })),
  creatureCard('Test Hulk', '{0}', 'Elf', '1/9'),
  elf('Test Mourner', triggered(creatureDies, { effects: [gainLife(1)] })),
  elf('Test Second Mourner', triggered(creatureDies, { effects: [gainLife(10)] })),
  sorcery('Test Toll', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 1 }] }),
  elf('Test Savage', triggered({ on: 'damage', source: 'self' }, { effects: [gainLife(5)] })),
  instant('Test Bite', '{0}', {
    targets: [target(creature), target(player)],
    effects: [damage({ stat: 'power', of: t(0) } as never, t(1), t(0))],
  }),
  relic(
    'Test Whip',
    activated(free, { targets: [target(creature), target(player)], effects: [damage(2, t(1), t(0))] }),
  ),
  instant('Test Hush', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Stifle', '{0}', { targets: [target(onTheStack)], effects: [counterSpell(t(0))] }),
  instant('Test Dart', '{R}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  card('Test Offering', {
    cost: '{R}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: creature, label: 'a creature' }],
        effects: [gainLife(10)],
      } as never,
    ],
  }),
  elf('Test Font', activated([mana('{1}'), tap, { pay: 'life', amount: 2 }], { effects: [gainLife(10)] })),
  instant('Test Deflect', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'singleTarget' }] as never)],
    effects: [{ do: 'changeTargets', what: t(0) } as never],
  }),
  instant('Test Study', '{0}', { effects: [draw(2), gainLife(1)] }),
  relic('Test Mask', continuous({ players: 'you' }, [rule('shroud')])),
  relic('Test Well', activated(free, { effects: [draw(1), gainLife(10)] })),
  instant('Test Bolt', '{0}', {
    targets: [target(anyTarget)],
    effects: [damage(3, t(0))],
  }),
  instant('Test Shell', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  instant('Test Nap', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  relic('Test Gun', activated(free, { targets: [target(creature)], effects: [damage(1, t(0))] })),
);

const answered = (game: Play): Play => {
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  return game;
};

describe('what triggers on leaving play (410)', () => {
  it('mtg-2003:410.10c an ability finds the card where it went first, and nowhere it went later', () => {
    const after = (name: string, spell: string | null, mine: object = {}): [zone: string, life: number] => {
      const hand = spell === null ? ['Test Slay'] : ['Test Slay', spell];
      const game = position({ hand, battlefield: [name], ...mine });
      game.castAt(0, 'Test Slay', { card: name }).resolve();
      expect(onStack(game)).toHaveLength(1);
      if (spell !== null) game.castAt(0, spell, { card: name }).resolve();
      game.resolveAll();
      return [String(game.zones(name)[0]), game.life(0)];
    };
    expect(after('Test Phoenix', null)).toEqual(['hand', 21]);
    for (const [spell, zone] of [
      ['Test Banish', 'exile'],
      ['Test Unearth', 'battlefield'],
    ] as const) {
      expect(after('Test Phoenix', spell)).toEqual([zone, 21]);
      expect(after('Grizzly Bears', spell, { battlefield: ['Grizzly Bears', 'Test Ferry'] })).toEqual([zone, 120]);
    }
  });
});

describe('static abilities (412)', () => {
  it('mtg-2003:412.2 a local enchantment that was moved leaves what it was played on, and needs no target any more', () => {
    const game = position(
      { hand: ['Test Strength', 'Test Shift', 'Test Fog'], battlefield: ['Grizzly Bears'] },
      { hand: ['Test Shift'], battlefield: ['Gray Ogre'] },
    );
    const seen = (): string[] => ['Grizzly Bears', 'Gray Ogre'].map((name) => game.figures(name));
    game.castAt(0, 'Test Strength', { card: 'Grizzly Bears' }).resolve();
    expect(seen()).toEqual(['4/4', '2/2']);
    aiming(game.cast(0, 'Test Shift'), 'Test Strength', 'Gray Ogre').resolve();
    expect([seen(), game.the('Test Strength').controller]).toEqual([['2/2', '4/4'], 0]);
    // Back again, by the other player.
    aiming(game.pass().cast(1, 'Test Shift'), 'Test Strength', 'Grizzly Bears').resolve();
    expect(seen()).toEqual(['4/4', '2/2']);
    // What can't be a target any more is enchanted all the same.
    game.cast(0, 'Test Fog').resolve();
    expect([seen(), game.zones('Test Strength'), game.the('Grizzly Bears').keywords]).toMatchObject([
      ['4/4', '2/2'],
      ['battlefield'],
      expect.arrayContaining(['flying']),
    ]);
  });

  it('mtg-2003:412.5 other abilities go by what was last known of their source, static ones by what is there', () => {
    const zealot = position({ hand: ['Test Growth'], battlefield: ['Test Zealot'] });
    zealot.castAt(0, 'Test Growth', { card: 'Test Zealot' }).resolve();
    zealot.choose(0, { kind: 'ACTIVATE', card: 'Test Zealot', ability: 0 });
    expect([zealot.zones('Test Zealot')[0], zealot.resolve().life(0)]).toEqual(['graveyard', 24]);
    const slain = position({ hand: ['Test Growth', 'Test Slay'], battlefield: ['Test Zealot'] });
    slain.castAt(0, 'Test Growth', { card: 'Test Zealot' }).resolve();
    slain.choose(0, { kind: 'ACTIVATE', card: 'Test Zealot', ability: 1 });
    slain.castAt(0, 'Test Slay', { card: 'Test Zealot' }).resolve();
    expect(slain.resolve().life(0)).toBe(24);
    const hero = position({ hand: ['Test Slay'] }, { hand: ['Test Growth'], battlefield: ['Test Hero'] }).pass();
    hero.castAt(1, 'Test Growth', { card: 'Test Hero' }).resolve();
    expect(lives(hero.castAt(0, 'Test Slay', { card: 'Test Hero' }).resolve().resolveAll())).toEqual([20, 24]);
  });
});

describe('resolving (413–417)', () => {
  it('mtg-2003:413.2d what both players have chosen happens at once, so that each of it sees the other go', () => {
    for (const active of [0, 1]) {
      const two = ['Test Mourner', 'Gray Ogre'];
      const others = ['Test Second Mourner', 'Hill Giant'];
      const hand = active === 0 ? [{ hand: ['Test Toll'] }, {}] : [{}, { hand: ['Test Toll'] }];
      const game = position(
        { ...hand[0], battlefield: two },
        { ...hand[1], battlefield: others },
        { turn: { number: 3 + active, active, step: 'precombatMain' } },
      );
      game.cast(active, 'Test Toll').resolve();
      expect(asked(game)).toBe(`${active}:SACRIFICE`);
      game.choose(active, { card: active === 0 ? 'Test Mourner' : 'Test Second Mourner' });
      expect([asked(game), game.zones('Test Mourner'), game.zones('Test Second Mourner')]).toEqual([
        `${1 - active}:SACRIFICE`,
        ['battlefield'],
        ['battlefield'],
      ]);
      game.choose(1 - active, { card: active === 0 ? 'Test Second Mourner' : 'Test Mourner' });
      expect(lives(answered(game).resolveAll())).toEqual([22, 40]);
    }
  });

  it('mtg-2003:413.2f what a permanent is told to do it does itself, and not the spell or ability', () => {
    const game = position({ hand: ['Test Bite'], battlefield: ['Test Whip'] }, { battlefield: ['Test Savage'] });
    aiming(game.cast(0, 'Test Bite'), 'Test Savage', 0).resolve();
    expect([lives(game), onStack(game)]).toEqual([[19, 20], ['Test Savage']]);
    expect(lives(game.resolve())).toEqual([19, 25]);
    aiming(game.activate(0, 'Test Whip'), 'Test Savage', 0);
    expect(lives(game.resolve().resolveAll())).toEqual([17, 30]);
    const by = game.happened('DAMAGE_DEALT').map(({ card: name }) => name);
    expect(by).toEqual(['Test Savage', 'Test Savage']);
  });

  it('mtg-2003:414.2 nothing that was paid for what is countered comes back: no mana, no card, no life, and it stays tapped', () => {
    const lands = many('Mountain', 3);
    const dart = position({ hand: ['Test Dart', 'Test Hush'], battlefield: lands }).castAt(0, 'Test Dart', {
      player: 1,
    });
    const before = pool(dart, 0);
    dart.castAt(0, 'Test Hush', { card: 'Test Dart' }).resolve();
    expect([pool(dart, 0), dart.all('Mountain').filter(({ tapped }) => tapped).length, lives(dart)]).toEqual([
      before,
      1,
      [20, 20],
    ]);
    expect(dart.until({ step: 'beginningOfCombat' }).life(0)).toBe(20);
    const offering = position(
      { hand: ['Test Offering'], battlefield: [...lands, 'Grizzly Bears'] },
      { hand: ['Test Hush'] },
    ).cast(0, 'Test Offering');
    answered(offering).pass().castAt(1, 'Test Hush', { card: 'Test Offering' }).resolve();
    expect([offering.zones('Grizzly Bears'), pool(offering, 0), pool(offering, 1), lives(offering)]).toEqual([
      ['graveyard'],
      before,
      before,
      [20, 20],
    ]);
    const font = position({ battlefield: [...lands, 'Test Font'] }, { hand: ['Test Stifle'] }).activate(0, 'Test Font');
    font.pass().castAt(1, 'Test Stifle', {}).resolve();
    expect([font.the('Test Font').tapped, pool(font, 0), lives(font)]).toEqual([true, before, [18, 20]]);
  });

  it('mtg-2003:415.2b "you" is no target: what says nothing else can’t be aimed anew, and reaches who can’t be a target', () => {
    const game = position(
      { hand: ['Test Study', 'Test Bolt', 'Test Deflect'], battlefield: ['Test Well'] },
      { battlefield: ['Grizzly Bears'] },
    );
    game.cast(0, 'Test Study');
    expect(offers(game, 'CAST', 'Test Deflect')).toBe(false);
    game.activate(0, 'Test Well');
    expect(offers(game, 'CAST', 'Test Deflect')).toBe(false);
    game.castAt(0, 'Test Bolt', { card: 'Grizzly Bears' });
    expect(offers(game, 'CAST', 'Test Deflect')).toBe(true);
    expect(lives(game.resolveAll())).toEqual([31, 20]);
    const mask = { hand: ['Test Study'], battlefield: ['Test Well', 'Test Mask'] };
    const own = position(mask).cast(0, 'Test Study').activate(0, 'Test Well').resolveAll();
    expect([own.hand(0), lives(own)]).toEqual([3, [31, 20]]);
    const theirs = position({ hand: ['Test Bolt'], battlefield: ['Grizzly Bears'] }, mask).pass();
    theirs.cast(1, 'Test Study').activate(1, 'Test Well').resolveAll();
    expect([theirs.hand(1), lives(theirs)]).toEqual([3, [20, 31]]);
  });

  it('mtg-2003:417.1 damage, destruction and other things of a moment happen once, and never again to what comes later', () => {
    const game = position(
      { hand: ['Test Bolt', 'Test Bolt', 'Test Slay', 'Test Shell', 'Test Recall'], battlefield: ['Test Gun'] },
      { battlefield: ['Test Hulk', 'Grizzly Bears'] },
    );
    game.castAt(0, 'Test Bolt', { card: 'Test Hulk' }).resolve();
    game.castAt(0, 'Test Bolt', { player: 1 }).resolve();
    game.activate(0, 'Test Gun');
    if (!game.waiting()) game.choose(0, { card: 'Test Hulk' });
    game.resolve();
    expect([game.the('Test Hulk').damage, lives(game)]).toEqual([4, [20, 17]]);
    // What regenerates from it stays.
    game.castAt(0, 'Test Shell', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect([game.the('Grizzly Bears').tapped, game.zones('Grizzly Bears')]).toEqual([true, ['battlefield']]);
    game.castAt(0, 'Test Recall', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['hand']);
    const again = position(
      { hand: ['Test Slay', 'Test Unearth', 'Test Nap'] },
      { battlefield: [{ card: 'Grizzly Bears', controller: 0 }] },
    );
    again.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    again.castAt(0, 'Test Unearth', { card: 'Grizzly Bears' }).resolve();
    expect(again.the('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
    again.castAt(0, 'Test Nap', { card: 'Grizzly Bears' }).resolve();
    expect(again.the('Grizzly Bears').tapped).toBe(true);
    expect(again.until({ turn: 5, step: 'upkeep' }).the('Grizzly Bears').tapped).toBeFalsy();
  });
});
