/** Keyword actions of later sets: exchanging control (701.12), 701.53–701.68. */
import type { Effect, Ref } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  destroy,
  enters,
  gainLife,
  instant,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const spellOf = (name: string, ...effects: Effect[]) => sorcery(name, '{0}', { effects });
const at = (name: string, effect: (ref: Ref) => Effect) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [effect(t(0))] });

ownCards(
  instant('Test Switch', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'exchangeControl', what: t(0), with: t(1) }],
  }),
  at('Test Kill', destroy),
  at('Test Suspect', (what) => ({ do: 'suspect', what })),
  at('Test Clear', (what) => ({ do: 'status', what, status: 'suspected', on: false })),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  spellOf('Test Incubate', { do: 'incubate', count: 2 }),
  spellOf('Test Discover', { do: 'discover', count: 3 }),
  spellOf('Test Sip', { do: 'draw', who: 'you', count: 1 }),
  spellOf('Test Dread', { do: 'manifestDread' }),
  spellOf(
    'Test Blight',
    { do: 'blight', count: 1, save: 'it' },
    { do: 'status', what: { saved: 'it' }, status: 'tapped' },
  ),
  creatureCard(
    'Test Elder',
    '{0}',
    'Elk',
    '2/2',
    triggered(enters, { effects: [{ do: 'endure', what: 'self', count: 2 }] }),
  ),
  creatureCard(
    'Test Stoic',
    '{0}',
    'Elk',
    '2/2',
    triggered(enters, { effects: [{ do: 'endure', what: 'self', count: 0 }] }),
  ),
  card('Test Ears', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: (['discover', 'manifestDread', 'blight'] as const).map((what, i) =>
      triggered({ on: 'did', player: 'you', match: { what } }, { effects: [gainLife(10 ** i)] }),
    ),
  }),
);
const mine = (battlefield: string[], hand: string[], library?: string[]): Play =>
  magicPosition([{ battlefield, hand, ...(library ? { library } : {}) }, { battlefield: ['Hill Giant'] }]);

describe('exchanging control (701.12)', () => {
  const switched = (game: Play, ...cards: string[]): Play =>
    game.castAt(0, 'Test Switch', ...cards.map((name) => ({ card: name })));
  const controllers = (game: Play, ...cards: string[]) => cards.map((name) => game.the(name).controller);

  it('mtg:701.12b two players each gain control of what the other controlled', () => {
    const game = switched(mine(['Memnite'], ['Test Switch']), 'Memnite', 'Hill Giant').resolve();
    expect(controllers(game, 'Memnite', 'Hill Giant')).toEqual([1, 0]);
    expect(controllers(game.until({ turn: 5 }), 'Memnite', 'Hill Giant')).toEqual([1, 0]);
  });
  it('mtg:701.12b of what one player controls nothing is exchanged', () => {
    const game = switched(mine(['Memnite', 'Grizzly Bears'], ['Test Switch']), 'Memnite', 'Grizzly Bears').resolve();
    expect(controllers(game, 'Memnite', 'Grizzly Bears')).toEqual([0, 0]);
  });
  it('mtg:701.12a where one of them is gone the other stays whose it was', () => {
    const game = switched(mine(['Memnite'], ['Test Switch', 'Test Kill']), 'Memnite', 'Hill Giant');
    game.cast(0, 'Test Kill', { card: 'Hill Giant' }).resolve().resolve();
    expect([game.zones('Hill Giant'), game.the('Memnite').controller]).toEqual([['graveyard'], 0]);
  });
});

describe('incubate (701.53)', () => {
  const made = () => mine(lands(2, 'Swamp'), ['Test Incubate']).cast(0, 'Test Incubate').resolve();
  const name = 'Incubator // Phyrexian Token';
  it('mtg:701.53a an Incubator enters with so many +1/+1 counters', () => {
    expect(made().the(name)).toMatchObject({ name: 'Incubator', token: true, counters: { '+1/+1': 2 }, power: null });
  });
  it('mtg:701.53b it turns into a 0/0 Phyrexian artifact creature for two mana', () => {
    const game = made().activate(0, name).resolve();
    expect(game.all('Swamp').map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(game.the(name)).toMatchObject({
      name: 'Phyrexian Token',
      types: ['Artifact', 'Creature'],
      subtypes: ['Phyrexian'],
      colors: [],
      power: 2,
      toughness: 2,
    });
  });
});

describe('discover (701.57)', () => {
  const library = ['Forest', 'Serra Angel', 'Grizzly Bears', 'Shock', 'Memnite'];
  const discovered = (deck = library) =>
    mine(['Test Ears'], ['Test Discover', 'Test Sip'], deck).cast(0, 'Test Discover').resolve();
  it('mtg:701.57a cards are exiled down to a cheap enough one, which is cast for nothing; the rest goes to the bottom', () => {
    const game = discovered().choose(0, { kind: 'CAST', card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Forest'), game.zones('Serra Angel')]).toEqual([
      ['stack'],
      ['library'],
      ['library'],
    ]);
    expect(game.resolveAll().figures('Grizzly Bears')).toBe('2/2');
    // What was not exiled lies on top now.
    expect(game.cast(0, 'Test Sip').resolve().zones('Shock')).toEqual(['hand']);
  });
  it('mtg:701.57c the card is the one that was found, also where it goes to the hand', () => {
    const game = discovered();
    game.answer(0, { choose: [] });
    expect([game.zones('Grizzly Bears'), game.zones('Forest'), game.zones('Shock')]).toEqual([
      ['hand'],
      ['library'],
      ['library'],
    ]);
  });
  it('mtg:701.57b whoever discovered is told, also where nothing was found', () => {
    const game = discovered(['Forest', 'Serra Angel']);
    expect([game.zones('Serra Angel'), game.resolveAll().life(0)]).toEqual([['library'], 21]);
  });
});

describe('suspect (701.60)', () => {
  const suspected = (...hand: string[]): Play =>
    mine(['Memnite'], ['Test Suspect', ...hand])
      .cast(0, 'Test Suspect', { card: 'Memnite' })
      .resolve();
  const now = (game: Play) => [game.the('Memnite').designations, game.the('Memnite').keywords];
  it('mtg:701.60a it stays suspected until something ends that', () => {
    const game = suspected('Test Clear').until({ turn: 5, step: 'precombatMain' });
    expect(now(game)).toEqual([['suspected'], ['menace']]);
    expect(now(game.cast(0, 'Test Clear', { card: 'Memnite' }).resolve())).toEqual([undefined, []]);
  });
  it('mtg:701.60b that is no part of what is copied', () => {
    const game = suspected('Test Twins').cast(0, 'Test Twins', { card: 'Memnite' }).resolve();
    expect(game.all('Memnite').map((o) => [o.designations, o.keywords])).toEqual([
      [['suspected'], ['menace']],
      [undefined, []],
    ]);
  });
  it('mtg:701.60c it has menace and can’t block', () => {
    expect(now(suspected())[1]).toEqual(['menace']);
    expect(now(suspected().until({ turn: 7, step: 'upkeep' }))[1]).toEqual(['menace']);
    const game = magicPosition([
      { hand: ['Test Suspect'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Memnite', 'Hill Giant'] },
    ]);
    game.cast(0, 'Test Suspect', { card: 'Memnite' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Hill Giant']);
  });
  it('mtg:701.60d what is suspected is not suspected again: ending it once ends it', () => {
    const game = suspected('Test Suspect', 'Test Clear').cast(0, 'Test Suspect', { card: 'Memnite' }).resolve();
    expect(game.happened('STATUS_CHANGED').filter((one) => one.status === 'suspected')).toHaveLength(1);
    expect(now(game.cast(0, 'Test Clear', { card: 'Memnite' }).resolve())).toEqual([undefined, []]);
  });
});

describe('manifest dread (701.62)', () => {
  const dreaded = (library: string[]) => mine(['Test Ears'], ['Test Dread'], library).cast(0, 'Test Dread').resolve();
  it('mtg:701.62a one of the top two cards is manifested, and the other goes to the graveyard', () => {
    const game = dreaded(['Serra Angel', 'Shock', 'Forest']);
    expect(game.decision()).toMatchObject({ seat: 0, options: [{ card: 'Serra Angel' }, { card: 'Shock' }] });
    game.choose(0, { card: 'Serra Angel' });
    expect(game.the('Serra Angel')).toMatchObject({ faceDown: true, power: 2 });
    expect([game.zones('Shock'), game.zones('Forest')]).toEqual([['graveyard'], ['library']]);
    expect(JSON.stringify([game.view(1), game.service.redactEvents(game.events, 1)])).not.toContain('Serra Angel');
  });
  it('mtg:701.62b whoever did is told once it is complete, also without a card', () => {
    expect(dreaded(['Shock']).resolveAll().life(0)).toBe(30);
    expect(dreaded([]).resolveAll().life(0)).toBe(30);
  });
});

describe('endure (701.63)', () => {
  const came = (name: string) => mine([], [name]).cast(0, name).resolve();
  it('mtg:701.63a its controller puts counters on it, or has a Spirit of that size', () => {
    expect(came('Test Elder').resolve().answer(0, { confirm: true }).figures('Test Elder')).toBe('4/4');
    const game = came('Test Elder').resolve().answer(0, { confirm: false });
    expect([game.figures('Test Elder'), game.figures('Spirit')]).toEqual(['2/2', '2/2']);
    expect(game.the('Spirit')).toMatchObject({ colors: ['W'], token: true });
  });
  it('mtg:701.63a where it is gone there is a Spirit', () => {
    const game = mine([], ['Test Elder', 'Test Kill']).cast(0, 'Test Elder').resolve();
    expect(game.cast(0, 'Test Kill', { card: 'Test Elder' }).resolve().resolve().figures('Spirit')).toBe('2/2');
  });
  it('mtg:701.63b enduring 0 is nothing', () => {
    const game = came('Test Stoic').resolve();
    expect([game.waiting(), game.figures('Test Stoic'), game.all('Spirit')]).toEqual([true, '2/2', []]);
  });
});

describe('blight (701.68)', () => {
  const blighted = (...creatures: string[]) =>
    mine(['Test Ears', ...creatures], ['Test Blight'])
      .cast(0, 'Test Blight')
      .resolve();
  it('mtg:701.68a -1/-1 counters go on a creature that its player controls, of their choice', () => {
    const game = blighted('Grizzly Bears', 'Serra Angel');
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Serra Angel']);
    expect(game.choose(0, { card: 'Serra Angel' }).figures('Serra Angel')).toBe('3/3');
  });
  it('mtg:701.68c the blighted creature is the one that was chosen', () => {
    expect(blighted('Grizzly Bears').the('Grizzly Bears')).toMatchObject({ tapped: true, counters: { '-1/-1': 1 } });
  });
  it('mtg:701.68d whoever blighted is told, whatever came of it', () => {
    expect(blighted('Grizzly Bears').resolveAll().life(0)).toBe(120);
    expect(blighted().resolveAll().life(0)).toBe(120);
    // It is told once all of that is done.
    const types = blighted('Grizzly Bears').events.map(({ type }) => type);
    expect(types.indexOf('ABILITY_TRIGGERED')).toBeGreaterThan(types.lastIndexOf('COUNTERS_CHANGED'));
  });
});
