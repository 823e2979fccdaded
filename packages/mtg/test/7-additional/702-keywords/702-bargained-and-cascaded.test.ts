/** What is cast for other costs, what was paid for it, and where the cards go that were looked through (701, 702). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  destroy,
  enters,
  exile,
  gainLife,
  instant,
  keyword,
  mana,
  player,
  ruleForCreatures,
  sorcery,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const relic = (name: string, type: string) => card(name, { cost: '{0}', type });
const selfExile = (zone?: string) =>
  activated([{ pay: 'exile', what: 'self' }], { ...(zone ? { zone } : {}), effects: [gainLife(1)] });

ownCards(
  card('Test Cascade', {
    cost: '{3}',
    type: 'Creature — Elf',
    power: 1,
    toughness: 1,
    abilities: [keyword('cascade')],
  }),
  instant('Test Cheap', '{2}', { effects: [gainLife(5)] }),
  card('Test Emerger', {
    cost: '{9}',
    type: 'Creature — Eldrazi',
    power: 5,
    toughness: 5,
    abilities: [keyword('emerge', { cost: [mana('{4}')] })],
  }),
  card('Test Foretell', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('foretell', { cost: [mana('{1}')] }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  card('Test Hulk', {
    cost: '{0}',
    type: 'Enchantment — Vehicle',
    power: 3,
    toughness: 3,
    abilities: [keyword('living metal')],
  }),
  relic('Test Idol', 'Artifact'),
  relic('Test Shrine', 'Enchantment'),
  sorcery('Test Plain', '{0}', { effects: [gainLife(1)] }),
  card('Test Deal', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      keyword('bargain'),
      { kind: 'spell', effects: [gainLife(1), { do: 'if', if: { paid: 'bargain' }, then: [gainLife(10)] }] },
    ],
  }),
  creatureCard(
    'Test Dealer',
    '{0}',
    'Rogue',
    '1/1',
    keyword('bargain'),
    triggered(enters, { if: { paid: 'bargain' }, effects: [gainLife(10)] }),
  ),
  card('Test Warped', {
    cost: '{5}',
    type: 'Creature — Beast',
    power: 2,
    toughness: 2,
    abilities: [keyword('warp', { cost: [mana('{1}')] })],
  }),
  instant('Test Count', '{0}', { effects: [gainLife({ count: [{ zone: 'exile' }, { is: 'warped' }] })] }),
  instant('Test Banish', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test hand Ghost', '{0}', 'Spirit', '1/1', selfExile('hand')),
  creatureCard('Test graveyard Ghost', '{0}', 'Spirit', '1/1', selfExile('graveyard')),
  creatureCard('Test field Ghost', '{0}', 'Spirit', '1/1', selfExile()),
  instant('Test Tide', '{0}', {
    effects: [
      { do: 'mill', who: 'opponents', count: 1, save: 'milled' },
      gainLife({ stat: 'manaValue', of: { saved: 'milled' } }),
    ],
  }),
  instant('Test Wither', '{0}', {
    targets: [target(player)],
    effects: [{ do: 'pay', cost: [{ pay: 'blight', count: 1 }], then: [gainLife(5)] }],
  }),
  ruleForCreatures('Test Bareness', 'cantHaveCounters'),
  ruleForCreatures('Test Purity', 'cantGetCounters'),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);
const ways = (game: Play): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [[o.card, o.method]] : []));
const library = (game: Play): unknown[] => {
  const { objects } = game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0) as unknown as {
    objects: string[];
  };
  return objects.map((id) => game.view().objects[id]?.card);
};
const cub = (name: string) => ({ token: { name, types: ['Creature'], colors: ['G'], power: 2, toughness: 2 } });

describe('cast from elsewhere or for other costs', () => {
  it('mtg:702.85a what was exiled and not cast goes below the rest of the library, in whatever order', () => {
    for (const taken of [true, false]) {
      const game = at({
        hand: ['Test Cascade'],
        battlefield: lands(3, 'Mountain'),
        library: ['Island', 'Swamp', 'Test Cheap', 'Forest', 'Plains'],
      });
      game.cast(0, 'Test Cascade').resolve();
      game.answer(0, { choose: taken ? [{ card: 'Test Cheap' }] : [] }).resolveAll();
      const rest = taken ? ['Island', 'Swamp'] : ['Island', 'Swamp', 'Test Cheap'];
      expect([library(game).slice(0, 2), library(game).slice(2).sort()]).toEqual([['Forest', 'Plains'], rest]);
    }
  });

  it('mtg:702.119a a creature is sacrificed for emerge, and nothing else', () => {
    const mine = { hand: ['Test Emerger'], battlefield: ['Test Idol', ...lands(4, 'Island')] };
    expect(ways(at(mine))).toEqual([]);
    expect(ways(at({ ...mine, battlefield: [...mine.battlefield, 'Memnite'] }))).toEqual([['Test Emerger', 'emerge']]);
    expect(ways(at(mine, { battlefield: ['Memnite'] }))).toEqual([]);
  });

  it('mtg:702.143a a card is foretold in one’s own turn alone, at any time in it', () => {
    const special = (game: Play): number => game.decision().options.filter((o) => o.kind === 'SPECIAL').length;
    const mine = { hand: ['Test Foretell'], battlefield: lands(2, 'Island') };
    for (const step of ['upkeep', 'precombatMain', 'end']) {
      const own = magicPosition([mine, {}], { turn: { number: 3, active: 0, step } });
      const theirs = magicPosition([{}, mine], { turn: { number: 3, active: 0, step } }).pass();
      expect([step, special(own), theirs.decision().seat, special(theirs)]).toEqual([step, 1, 1, 0]);
    }
  });

  it('mtg:702.161a in its controller’s turn it is an artifact and a creature besides what it is', () => {
    const game = at({ battlefield: ['Test Hulk'] });
    expect(game.the('Test Hulk').types).toEqual(['Enchantment', 'Artifact', 'Creature']);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Test Hulk').types).toEqual(['Enchantment']);
    const stolen = at({}, { battlefield: [{ card: 'Test Hulk', controller: 0 }] });
    expect(stolen.the('Test Hulk').types).toContain('Creature');
  });

  it('mtg:702.185b a card with warp that was exiled otherwise is no warped card', () => {
    const game = at({
      hand: ['Test Warped', 'Test Count', 'Test Count', 'Test Banish'],
      battlefield: [...lands(1, 'Island'), 'Test Warped'],
      exile: ['Test Warped'],
    });
    game.castAt(0, 'Test Banish', { card: 'Test Warped' }).resolve().cast(0, 'Test Count').resolve();
    expect([game.all('Test Warped', 'exile').length, game.life(0)]).toEqual([2, 20]);
    game.choose(0, { kind: 'CAST', card: 'Test Warped', method: 'warp' }).resolve();
    game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Count').resolve();
    expect([game.all('Test Warped', 'exile').length, game.life(0)]).toEqual([3, 21]);
  });
});

describe('bargain (702.166)', () => {
  const cast = (what?: string, name = 'Test Deal'): Play => {
    const game = at({ hand: [name], battlefield: ['Test Idol', 'Test Shrine', cub('Cub'), 'Hill Giant'] });
    game.cast(0, name).answer(0, { confirm: what !== undefined });
    if (what === undefined) return game;
    expect(game.decision().options).toHaveLength(3);
    return game.choose(0, what === 'Cub' ? { object: game.all('Cub')[0]?.id ?? '' } : { card: what });
  };
  it('mtg:702.166a an artifact, an enchantment or a token may be sacrificed, and nothing else', () => {
    for (const what of ['Test Idol', 'Test Shrine']) expect(cast(what).zones(what)).toEqual(['graveyard']);
    const game = at({ hand: ['Test Deal'], battlefield: [cub('Cub'), 'Hill Giant'] }).cast(0, 'Test Deal');
    game.answer(0, { confirm: true });
    expect([game.waiting(), game.all('Cub').length, game.all('Hill Giant').length]).toEqual([true, 0, 1]);
    for (const battlefield of [['Hill Giant'], []]) {
      const none = at({ hand: ['Test Deal'], battlefield }, { battlefield: ['Test Idol'] }).cast(0, 'Test Deal');
      expect(none.waiting()).toBe(true);
    }
  });

  it('mtg:702.166c what is said of bargained spells is done where it was bargained, and not otherwise', () => {
    for (const what of ['Test Idol', 'Test Shrine', undefined])
      expect([what, cast(what).resolveAll().life(0)]).toEqual([what, what === undefined ? 21 : 31]);
  });

  it('mtg:702.166c abilities of a permanent ask whether the spell was bargained that it was', () => {
    for (const what of ['Test Shrine', undefined])
      expect([what, cast(what, 'Test Dealer').resolveAll().life(0)]).toEqual([what, what === undefined ? 20 : 30]);
  });
});

describe('keyword actions (701)', () => {
  it('mtg:701.13a a card exiles itself for a cost from a hand, a graveyard and the battlefield', () => {
    for (const [name, zone] of [
      ['Test hand Ghost', 'hand'],
      ['Test graveyard Ghost', 'graveyard'],
      ['Test field Ghost', 'battlefield'],
    ] as const) {
      const game = at({ [zone]: [name] }).activate(0, name);
      expect([game.all(name, 'exile').length, game.all(name, zone).length, game.resolve().life(0)]).toEqual([1, 0, 21]);
    }
  });

  it('mtg:701.17d what is asked of the card that is milled is added up where there are several', () => {
    const tide = (...battlefield: string[]): number =>
      at({ hand: ['Test Tide'], battlefield }, { library: ['Hill Giant', 'Craw Wurm', 'Forest', 'Forest'] })
        .cast(0, 'Test Tide')
        .resolve()
        .life(0);
    expect([tide(), tide('Bruvac the Grandiloquent')]).toEqual([24, 30]);
  });

  it('mtg:701.68b nobody can choose to blight who controls no creature on which the counters can be put', () => {
    const asked = (mine: string[], theirs: string[] = []): boolean => {
      const game = at({ hand: ['Test Wither'], battlefield: mine }, { battlefield: theirs });
      game.cast(0, 'Test Wither', { player: 1 }).resolve();
      return !game.waiting();
    };
    expect([asked(['Hill Giant']), asked([]), asked([], ['Hill Giant'])]).toEqual([true, false, false]);
    for (const lock of ['Test Bareness', 'Test Purity'])
      expect([asked(['Hill Giant', lock]), asked(['Hill Giant'], [lock])]).toEqual([false, false]);
  });
});
