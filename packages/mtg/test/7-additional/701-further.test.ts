/** Keyword actions that every card takes (701.2–701.28), clause by clause. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  destroy,
  exile,
  faces,
  gainLife,
  instant,
  mana,
  may,
  sorcery,
  t,
  tap,
  target,
  transform,
  triggered,
  youCast,
} from '../../src/language/builders.js';

/** Adds to power and toughness so many times what they are. */
const more = (name: string, times: number) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: (['power', 'toughness'] as const).map((stat) => ({
          mod: 'add',
          stat,
          value: { signed: { times: [times, { stat, of: t(0) }] } },
        })),
      },
    ],
  });
const base = (name: string, power: number, toughness: number) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [
          { mod: 'set', prop: 'power', value: power },
          { mod: 'set', prop: 'toughness', value: toughness },
        ],
      },
    ],
  });
const minus = (name: string, power: number) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: power }] }],
  });

ownCards(
  creatureCard('Test Pinger', '{1}', 'Wizard', '1/1', activated([tap, mana('{1}')], { effects: [gainLife(5)] })),
  card('Test Watcher', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered(youCast([]), { effects: [gainLife(1)] })],
  }),
  card('Test Player', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered(youCast({ is: 'representedByCard' }), { effects: [gainLife(1)] })],
  }),
  sorcery('Test Loan', '{0}', {
    effects: [
      { do: 'move', what: { top: 2 }, to: 'exile', cause: 'exile', save: 'lent' },
      { do: 'modify', what: { saved: 'lent' }, mods: [{ mod: 'play' }] },
    ],
  }),
  more('Test Double', 1),
  more('Test Triple', 2),
  base('Test Shrink', 0, 1),
  minus('Test Drain', -4),
  sorcery('Test Tutor', '{0}', {
    effects: [may('Search?', { do: 'search', filter: creature, to: 'battlefield' }, { do: 'shuffle', who: 'you' })],
  }),
  sorcery('Test Lobotomy', '{0}', {
    effects: [
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'opponent' }], min: 1, max: 1, save: 'named' },
      { do: 'search', of: 'opponents', filter: { sameName: { saved: 'named' } }, count: 'any', to: 'exile' },
      { do: 'shuffle', who: 'opponents' },
    ],
  }),
  sorcery('Test Reclaim', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { owner: 'you' }], { min: 0, max: 3 })],
    effects: [
      { do: 'move', what: t(0), to: 'library' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  instant('Test Purge', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [exile(t(0))] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Untap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
  }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [transform(t(0))] }),
  instant('Test Convert', '{0}', { targets: [target(creature)], effects: [{ do: 'convert', what: t(0) }] }),
  card('Test Ears', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'status', match: { status: 'tapped', on: false } }, { effects: [gainLife(1)] }),
      triggered({ on: 'status', match: { status: 'faceDown' } }, { effects: [gainLife(10)] }),
      triggered({ on: 'move', object: creature, match: { cause: 'destroy' } }, { effects: [gainLife(100)] }),
    ],
  }),
  faces(
    'transform',
    creatureCard('Test Villager', '{1}{G}', 'Human', '1/1'),
    card('Test Howler', { type: 'Creature — Werewolf', power: 4, toughness: 4 }),
  ),
);
const WOLF = 'Test Villager // Test Howler';
const activations = (game: Play) => game.decision().options.filter((o) => o.kind === 'ACTIVATE' && !o.mana);

describe('activating, casting, playing', () => {
  it('mtg:701.2a only its controller activates it, with priority; it is paid for and does nothing before it resolves', () => {
    const game = magicPosition([{}, { battlefield: ['Test Pinger', 'Forest'] }]);
    expect(activations(game)).toEqual([]);
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Pinger' }] });
    game.pass().activate(1, 'Test Pinger');
    expect([game.the('Test Pinger').tapped, game.the('Forest').tapped]).toEqual([true, true]);
    expect([game.view().stack.length, game.life(1)]).toEqual([1, 20]);
    expect(game.resolve().life(1)).toBe(25);
  });

  it('mtg:701.5a a spell that is cast is on the stack and paid for, and resolves later', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: lands(2, 'Forest') }, {}]);
    game.cast(0, 'Grizzly Bears');
    expect([game.zones('Grizzly Bears'), game.all('Forest').map((o) => o.tapped)]).toEqual([['stack'], [true, true]]);
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg:701.5b a card that may be cast from elsewhere is cast as a spell', () => {
    const game = magicPosition([
      { graveyard: ['Think Twice'], battlefield: ['Test Watcher', ...lands(3, 'Island')] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Think Twice' });
    expect(game.view().stack.map((s) => s.card)).toContain('Think Twice');
    expect(game.resolveAll().life(0)).toBe(21);
  });

  it('mtg:701.18b who may play a card plays it as a land, or casts it as a spell', () => {
    const game = magicPosition([
      { hand: ['Test Loan'], library: ['Mountain', 'Shock', 'Forest'], battlefield: ['Forest'] },
      {},
    ]);
    game.cast(0, 'Test Loan').resolve();
    game.choose(0, { kind: 'PLAY_LAND', card: 'Mountain' });
    expect(game.zones('Mountain')).toEqual(['battlefield']);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.zones('Shock')]).toEqual([18, ['graveyard']]);
  });

  it('mtg:701.18b whoever casts a copy of a card plays no card', () => {
    const game = magicPosition([
      { hand: ['Isochron Scepter', 'Shock'], mana: '{C}{C}', battlefield: ['Test Player', ...lands(2, 'Island')] },
      {},
    ]);
    game.cast(0, 'Isochron Scepter').resolveAll().choose(0, { card: 'Shock' });
    game.activate(0, 'Isochron Scepter').resolve().answer(0, { confirm: true });
    game.choose(0, { card: 'Shock' }).choose(0, { player: 1 }).resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([21, 18]);
  });
});

describe('destroying, doubling, tripling', () => {
  it('mtg:701.8b what has no toughness left goes to the graveyard, and was not destroyed', () => {
    const killed = (spell: string): number => {
      const game = magicPosition([
        { hand: [spell], battlefield: ['Test Ears', ...lands(2, 'Swamp')] },
        { battlefield: ['Grizzly Bears'] },
      ]);
      game.cast(0, spell).resolve().resolveAll();
      expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
      return game.life(0);
    };
    expect([killed('Test Kill'), killed('Last Gasp')]).toEqual([120, 20]);
  });

  it('mtg:701.10a doubling adds, and is no new value: what sets the value later is added to', () => {
    const game = magicPosition([{ hand: ['Test Double', 'Test Shrink'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Double').resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    expect(game.cast(0, 'Test Shrink').resolve().figures('Grizzly Bears')).toBe('2/3');
  });

  it('mtg:701.10c a power below zero is as far below again, and a toughness above it grows', () => {
    const game = magicPosition([{ hand: ['Test Double', 'Test Drain'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Drain').resolve();
    expect(game.figures('Grizzly Bears')).toBe('-2/2');
    expect(game.cast(0, 'Test Double').resolve().figures('Grizzly Bears')).toBe('-4/4');
  });

  it('mtg:701.10g Furnace of Rath doubles the damage that a source would deal', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Furnace of Rath'] }, {}]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect([game.life(1), game.happened('DAMAGE_DEALT').map((d) => d.amount)]).toEqual([16, [4]]);
  });

  it('mtg:701.11a tripling adds, and is no new value', () => {
    const game = magicPosition([{ hand: ['Test Triple', 'Test Shrink'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Triple').resolve().cast(0, 'Test Shrink').resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/5');
  });

  it('mtg:701.11b tripling adds twice what it is as the spell resolves', () => {
    const game = magicPosition([
      { hand: ['Giant Growth', 'Test Triple'], battlefield: ['Forest', 'Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Giant Growth').resolve().cast(0, 'Test Triple').resolve();
    expect(game.figures('Grizzly Bears')).toBe('15/15');
  });

  it('mtg:701.11c a power below zero is three times as far below', () => {
    const game = magicPosition([{ hand: ['Test Triple', 'Test Drain'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Drain').resolve().cast(0, 'Test Triple').resolve();
    expect(game.figures('Grizzly Bears')).toBe('-6/6');
  });
});

describe('investigating, searching, shuffling', () => {
  it('mtg:701.16a Thraben Inspector makes a Clue', () => {
    const game = magicPosition([{ hand: ['Thraben Inspector'], battlefield: lands(3, 'Plains') }, {}]);
    game.cast(0, 'Thraben Inspector').resolve().resolveAll();
    expect(game.the('Clue')).toMatchObject({ types: ['Artifact'], subtypes: ['Clue'], token: true, colors: [] });
    expect([game.activate(0, 'Clue').all('Clue'), game.resolve().hand(0)]).toEqual([[], 1]);
  });

  it('mtg:701.23c for cards of a quality that nothing gives there is a search, and nothing is found', () => {
    const robbed = (hand: string[]) => {
      const game = magicPosition([{ hand: ['Test Lobotomy'] }, { hand, library: ['Shock', 'Forest'] }]);
      return game.cast(0, 'Test Lobotomy').resolve();
    };
    expect(robbed(['Shock']).decision()).toMatchObject({ kind: 'SEARCH', options: [{ card: 'Shock' }] });
    const nothing = robbed([]);
    if (!nothing.waiting()) nothing.takeDefault('SEARCH');
    expect([nothing.happened('SEARCHED').length, nothing.zones('Shock')]).toEqual([1, ['library']]);
    expect(nothing.happened('SHUFFLED')).toMatchObject([{ owner: 1 }]);
  });

  it('mtg:701.23g a player may choose to search though nothing may be done with what is found', () => {
    const game = magicPosition([
      { hand: ['Test Tutor'], library: ['Grizzly Bears', 'Forest'] },
      { battlefield: ["Grafdigger's Cage"] },
    ]);
    game.cast(0, 'Test Tutor').resolve().answer(0, { confirm: true });
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.happened('SEARCHED').length]).toEqual([['library'], 1]);
    expect(game.happened('SHUFFLED')).toMatchObject([{ owner: 0 }]);
  });

  it('mtg:701.24c the library is shuffled although the card is not where it was to be taken from', () => {
    const game = magicPosition([{ hand: ['Test Kill', 'Test Purge'], battlefield: ['Serra Avatar'] }, {}]);
    game.cast(0, 'Test Kill').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.cast(0, 'Test Purge', { card: 'Serra Avatar' }).resolve().resolve();
    expect([game.zones('Serra Avatar'), game.happened('SHUFFLED').length]).toEqual([['exile'], 1]);
  });

  it('mtg:701.24d the library is shuffled although no card is to be shuffled into it', () => {
    const game = magicPosition([{ hand: ['Test Reclaim'], graveyard: ['Shock'] }, {}]);
    game.cast(0, 'Test Reclaim', []).resolve();
    expect([game.zones('Shock'), game.happened('SHUFFLED')]).toMatchObject([['graveyard'], [{ owner: 0 }]]);
  });
});

describe('tapping, transforming', () => {
  it('mtg:701.26b only what is tapped is untapped', () => {
    const untapped = (tapped: boolean): number => {
      const game = magicPosition([
        { hand: ['Test Untap'], battlefield: ['Test Ears', { card: 'Grizzly Bears', tapped }] },
        {},
      ]);
      return game.cast(0, 'Test Untap').resolve().resolveAll().life(0);
    };
    expect([untapped(true), untapped(false)]).toEqual([21, 20]);
  });

  it('mtg:701.27b what transforms is not turned face up or down', () => {
    const game = magicPosition([{ hand: ['Test Turn'], battlefield: ['Test Ears', WOLF] }, {}]);
    game.cast(0, 'Test Turn').resolve();
    expect([game.the(WOLF).name, game.view().stack.length]).toEqual(['Test Howler', 0]);
  });

  it('mtg:701.28b nor is what converts', () => {
    const game = magicPosition([{ hand: ['Test Convert'], battlefield: ['Test Ears', WOLF] }, {}]);
    game.cast(0, 'Test Convert').resolve();
    expect([game.the(WOLF).name, game.view().stack.length]).toEqual(['Test Howler', 0]);
  });
});
