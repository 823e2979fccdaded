/** Numbers of targets, figures of each by itself, and what effects keep creatures and players from (101–122, 508, 509, 601, 613, 701). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  artifact,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  rule,
  spell,
  t,
  target,
  token,
  triggered,
} from '../6-spells/test-cards.js';
import { leave, table } from '../8-multiplayer/table.js';

const boar = token('Boar', 'Creature — Boar', ['G'], '2/2');
const enchantment = (name: string, ...abilities: object[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const elf = (name: string, figures: string, ...abilities: object[]) =>
  creatureCard(name, '{G}', 'Elf', figures, ...(abilities as never[]));

const wake = enchantment('Test Wake', triggered({ on: 'lose', player: 'any' }, { effects: [gainLife(3)] }));

ownCards(
  card('Test Herding', {
    cost: '{X}{U}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: [target(creature, { count: 'x' })],
        effects: [
          { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'gone' },
          {
            do: 'forEach',
            of: { was: { saved: 'gone' } },
            as: 'one',
            effects: [{ do: 'create', token: boar, count: 1, who: { controllerOf: { saved: 'one' } } }],
          },
        ],
      }),
    ],
  }),
  instant('Test Rally', '{0}', {
    targets: [target(creature, { min: 0, count: { count: [{ has: ['subtypes', 'Elf'] }] } })],
    effects: [putCounters(1, t(0))],
  }),
  enchantment(
    'Test Kinship',
    continuous(creature, [
      {
        mod: 'add',
        stat: 'power',
        value: {
          count: [{ has: ['types', 'Creature'] }, { not: { in: 'affected' } }, { sharesCreatureType: 'affected' }],
        },
      },
    ]),
  ),
  enchantment(
    'Test Honor',
    continuous({ has: ['subtypes', 'Samurai'] }, [
      { mod: 'add', stat: 'toughness', value: { keywordValue: 'bushido', of: 'affected' } },
    ]),
  ),
  elf('Test Elf', '1/1'),
  creatureCard(
    'Test Samurai',
    '{W}',
    'Samurai',
    '2/2',
    keyword('bushido', { value: 2 }),
    keyword('bushido', { value: 1 }),
  ),
  enchantment('Test Heat', continuous(creature, [rule('attackCost', { count: 1 }), rule('blockCost', { count: 2 })])),
  creatureCard('Test Brawler', '{R}', 'Goblin', '1/1', continuous('self', [rule('cantBeEquipped')])),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [mana('{0}')] })],
  }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  instant('Test Twofold', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  elf(
    'Test Warden',
    '0/5',
    activated([], {
      targets: [target([{ zone: 'stack' }, { is: 'spell' }, { targetsOnly: { self: true } }])],
      effects: [counterSpell(t(0))],
    }),
  ),
  creatureCard(
    'Test Recruit',
    '{W}',
    'Human',
    '1/1',
    keyword('outlast', { cost: [mana('{0}')] }),
    {
      ...triggered(
        { on: 'activate', object: 'self', player: 'you', match: { keyword: 'outlast' } },
        { effects: [draw(1)] },
      ),
    },
    activated([], { effects: [gainLife(1)] }),
  ),
  enchantment(
    'Test Purity',
    continuous({ players: 'you' }, [rule('cantGetCounters', { kind: 'poison' })]),
    continuous(creature, [rule('cantGetCounters', { kind: '-1/-1' })]),
  ),
  instant('Test Wilt', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0), '-1/-1')] }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  instant('Test Venom', '{0}', { effects: [{ do: 'counters', what: 'players', kind: 'poison', amount: 1 }] }),
  creatureCard(
    'Test Bleeder',
    '{B}',
    'Imp',
    '1/1',
    activated([{ pay: 'putCounters', kind: '-1/-1', on: creature as never }], { effects: [gainLife(1)] }),
  ),
  instant('Test Caress', '{1}{G}', {
    effects: [gainLife(1), { do: 'if', if: { compare: [{ colorSpent: 'W' }, '>=', 1] }, then: [gainLife(10)] }],
  }),
  card('Test Swap', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: [target(creature, { min: 2, max: 2 })], effects: [{ do: 'exchangeControl', what: t(0) }] }),
    ],
  }),
  instant('Test Haste', '{0}', {
    effects: [
      {
        do: 'modify',
        what: 'you',
        mods: [{ mod: 'rule', rule: 'asThoughFlash', of: { has: ['types', 'Sorcery'] } }],
        until: { kind: 'untilEvent', on: { on: 'cast', player: 'you', object: [{ has: ['types', 'Sorcery'] }] } },
      },
    ],
  }),
  card('Test Lesson', { cost: '{0}', type: 'Sorcery', abilities: [spell({ effects: [gainLife(1)] })] }),
  card('Test Engine', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], { effects: [gainLife(1)] }),
      triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(5)] }),
    ],
  }),
  elf('Test Acolyte', '1/1', activated([], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Ouphe',
    '{G}',
    'Ouphe',
    '1/1',
    activated([mana('{0}')], {
      targets: [target([{ zone: 'stack' }, { is: 'activatedAbility' }, { fromSource: artifact as never }])],
      effects: [counterSpell(t(0))],
    }),
  ),
);

const offers = (game: Play, name: string): boolean =>
  game.decisions().some((d) => (d.options ?? []).some((one) => one.card === name));

describe('how many targets there are (601.2c)', () => {
  it('mtg:601.2c is X where that is said: no more and no fewer', () => {
    const game = magicPosition([
      { hand: ['Test Herding'], battlefield: lands(4, 'Island') },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
    ]);
    game.cast(0, 'Test Herding');
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    game.answer(0, { number: 2 });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 2, max: 2 });
    game.choose(0, [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]).resolve();
    expect([game.zones('Hill Giant'), game.all('Boar').map((one) => one.controller)]).toEqual([['exile'], [1, 1]]);
  });

  it('mtg:601.2c is what a text works out, and up to that where it says so', () => {
    const game = magicPosition([
      { hand: ['Test Rally'], battlefield: ['Test Elf', 'Test Elf', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Test Rally');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 2 });
    game.choose(0, [{ card: 'Grizzly Bears' }]).resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });
});

describe('figures that are about what they are added to (613.4c)', () => {
  it('mtg:613.4c each counts for itself what it shares a creature type with', () => {
    const game = magicPosition([{ battlefield: ['Test Kinship', 'Test Elf', 'Test Acolyte', 'Grizzly Bears'] }, {}]);
    expect([game.figures('Test Elf'), game.figures('Test Acolyte'), game.figures('Grizzly Bears')]).toEqual([
      '2/1',
      '2/1',
      '2/2',
    ]);
  });

  it('mtg:613.4c all instances of a keyword give their numbers', () => {
    expect(magicPosition([{ battlefield: ['Test Honor', 'Test Samurai'] }, {}]).figures('Test Samurai')).toBe('2/5');
  });
});

describe('what a creature costs in combat', () => {
  const hot = (mine: string[], theirs: string[] = []): Play =>
    magicPosition([{ battlefield: mine }, { battlefield: ['Test Heat', ...theirs] }]);
  it('mtg:508.1h mtg-2003:308.2 is paid by its controller as it attacks, whomever it attacks', () => {
    const game = hot(['Grizzly Bears', 'Hill Giant', 'Forest']).until({ kind: 'ATTACKERS' });
    const both = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ from: { card: name }, to: { player: 1 } }));
    expect(game.refused(0, { assign: both }).rules).toContain('mtg:508.1h');
    game.attack(0, 'Grizzly Bears');
    expect([game.the('Grizzly Bears').attacking, game.the('Forest').tapped]).toEqual([{ player: 1 }, true]);
  });

  it('mtg:509.1d mtg-2003:309.2 is paid as it blocks, and who can’t pay blocks with nothing', () => {
    const begin = (...theirs: string[]): Play =>
      hot(['Grizzly Bears', 'Forest'], ['Hill Giant', ...theirs])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears');
    const game = begin('Forest', 'Mountain').until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Grizzly Bears']);
    expect([game.the('Hill Giant').blocking, game.the('Mountain').tapped]).toEqual([
      [game.the('Grizzly Bears').id],
      true,
    ]);
    const poor = begin('Mountain').until({ step: 'declareBlockers' });
    expect([poor.decision().kind, poor.the('Hill Giant').blocking]).toEqual(['PRIORITY', []]);
  });
});

describe('what can’t be done to some (101.2)', () => {
  it('mtg:301.5c an Equipment is not attached to what can’t be equipped', () => {
    const game = magicPosition([{ battlefield: ['Test Brawler', 'Grizzly Bears', 'Test Blade'] }, {}]);
    game.activate(0, 'Test Blade', { card: 'Test Brawler' }).resolve();
    expect(game.the('Test Blade').attachedTo ?? null).toBeNull();
    game.activate(0, 'Test Blade', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Blade').attachedTo).toBe(game.the('Grizzly Bears').id);
  });

  it('mtg:122.1 counters of the kind that is named are not put there, and others are', () => {
    const game = magicPosition([
      { hand: ['Test Wilt', 'Test Grow', 'Test Venom'], battlefield: ['Test Purity', 'Grizzly Bears'] },
      {},
    ]);
    game.castAt(0, 'Test Wilt', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    game.castAt(0, 'Test Grow', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.cast(0, 'Test Venom').resolve();
    expect(game.view().players.map((p) => (p.counters as { poison?: number } | undefined)?.poison ?? 0)).toEqual([
      0, 1,
    ]);
  });

  it('mtg:118.3 putting them is no cost that could be paid', () => {
    const bleeder = (...more: string[]): Play => magicPosition([{ battlefield: ['Test Bleeder', ...more] }, {}]);
    expect([offers(bleeder(), 'Test Bleeder'), offers(bleeder('Test Purity'), 'Test Bleeder')]).toEqual([true, false]);
  });
});

describe('what is asked of something on the stack', () => {
  it('mtg:115.9c targets only this: one target, however often it was chosen', () => {
    const game = (spellName: string, ...picks: string[]): Play =>
      magicPosition([{ hand: [spellName] }, { battlefield: ['Test Warden', 'Grizzly Bears'] }])
        .cast(0, spellName, ...picks.map((name) => ({ card: name })))
        .pass();
    expect(offers(game('Test Bolt', 'Test Warden'), 'Test Warden')).toBe(true);
    expect(offers(game('Test Bolt', 'Grizzly Bears'), 'Test Warden')).toBe(false);
    expect(offers(game('Test Twofold', 'Test Warden', 'Test Warden'), 'Test Warden')).toBe(true);
    expect(offers(game('Test Twofold', 'Test Warden', 'Grizzly Bears'), 'Test Warden')).toBe(false);
  });

  it('mtg:113.7a an activated ability is of the source that it comes from', () => {
    const game = (name: string): Play =>
      magicPosition([{ battlefield: [name] }, { battlefield: ['Test Ouphe'] }])
        .activate(0, name)
        .pass();
    expect([offers(game('Test Engine'), 'Test Ouphe'), offers(game('Test Acolyte'), 'Test Ouphe')]).toEqual([
      true,
      false,
    ]);
    const cast = magicPosition([
      { hand: ['Test Bolt'], battlefield: ['Test Engine'] },
      { battlefield: ['Test Ouphe'] },
    ]);
    cast.castAt(0, 'Test Bolt', { player: 1 }).pass();
    expect(offers(cast, 'Test Ouphe')).toBe(false);
  });
});

describe('what is noticed', () => {
  it('mtg:104.3a a player who concedes loses the game, and that is noticed', () => {
    const game = table([{ battlefield: ['Test Wake'] }, {}, {}], { definitions: [wake] as never });
    leave(game, 2).resolveAll();
    expect(game.life(0)).toBe(23);
  });

  it('mtg:702.107a activating outlast is no activation of another ability', () => {
    const game = magicPosition([{ battlefield: ['Test Recruit'] }, {}]);
    const [before] = [game.hand(0)];
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Recruit', ability: 2 });
    game.resolveAll();
    expect(game.hand(0)).toBe(before);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Recruit', keyword: 'outlast' }).resolveAll();
    expect(game.hand(0)).toBe(before + 1);
  });

  it('mtg:106.6 mana of a color that was spent on a spell', () => {
    const cast = (...types: string[]): number =>
      magicPosition([{ hand: ['Test Caress'], battlefield: types }, {}])
        .cast(0, 'Test Caress')
        .resolve()
        .life(0);
    expect([cast('Forest', 'Plains'), cast('Forest', 'Forest')]).toEqual([31, 21]);
  });
});

describe('exchanging, and what lasts until something happens', () => {
  it('mtg:701.12b two that are targeted change sides, and two of one player do not', () => {
    const game = (...picks: string[]): Play =>
      magicPosition([
        { hand: ['Test Swap'], battlefield: ['Grizzly Bears', 'Test Elf'] },
        { battlefield: ['Hill Giant'] },
      ])
        .cast(
          0,
          'Test Swap',
          picks.map((name) => ({ card: name })),
        )
        .resolve();
    const swapped = game('Grizzly Bears', 'Hill Giant');
    expect([swapped.the('Grizzly Bears').controller, swapped.the('Hill Giant').controller]).toEqual([1, 0]);
    expect(game('Grizzly Bears', 'Test Elf').the('Test Elf').controller).toBe(0);
  });

  it('mtg:611.2a the next spell is the first that is cast, in this turn', () => {
    const game = magicPosition([{ hand: ['Test Haste', 'Test Lesson', 'Test Lesson'] }, {}], {
      turn: { step: 'upkeep' },
    });
    expect(offers(game, 'Test Lesson')).toBe(false);
    game.cast(0, 'Test Haste').resolve();
    expect(offers(game, 'Test Lesson')).toBe(true);
    game.cast(0, 'Test Lesson');
    expect(offers(game, 'Test Lesson')).toBe(false);
    const later = magicPosition([{ hand: ['Test Haste', 'Test Lesson'] }, {}], { turn: { step: 'end' } });
    later.cast(0, 'Test Haste').resolve().until({ turn: 6, step: 'upkeep' });
    expect(offers(later, 'Test Lesson')).toBe(false);
  });
});
