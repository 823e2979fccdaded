/** Nontraditional cards and the decks that are made of them (100.2d, 108.5, 300.1, 400.4b). */
import type { CardDefinition, CardInfo, JsonObject } from '@arbiter/engine';
import { ownCards, ownMagic, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { magic, rules } from '../../src/index.js';
import { card, instant, t, target } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';
import { planes, VANGUARDS, vanguardCard, variantCard } from './variants.js';

const info = (name: string, types: string[]): CardInfo => ({
  ruleset: 'mtg',
  name,
  support: 'exact',
  reason: null,
  data: { types, supertypes: types.includes('Land') ? ['Basic'] : [], subtypes: [], colors: [], abilities: [] },
});
const CARDS = [
  info('Forest', ['Land']),
  info('Mentor', ['Vanguard']),
  info('Hermit', ['Vanguard']),
  ...Array.from({ length: 20 }, (_, i) => info(`Scheme ${i}`, ['Scheme'])),
  ...Array.from({ length: 20 }, (_, i) => info(`Plane ${i}`, ['Plane'])),
  ...Array.from({ length: 4 }, (_, i) => info(`Phenomenon ${i}`, ['Phenomenon'])),
];
const cards = { get: (name: string) => CARDS.find((one) => one.name === name) ?? null, suggest: () => [] };
const main = [{ card: 'Forest', count: 60 }];
const check = (piles: JsonObject) =>
  validateDeck({ decks: rules.decks, formats: rules.formats, cards }, { main, ...piles });
const errors = (piles: JsonObject) => check(piles).errors.map(({ path, rules: cited }) => [path, cited?.[0]]);
const named = (what: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `${what} ${from + i}`);

describe('supplementary decks', () => {
  it('mtg:100.2d belong to the formats that have them, and to no other deck', () => {
    expect(check({ planes: named('Plane', 0, 10) }).legal).toBe(true);
    expect(errors({ format: 'constructed', planes: named('Plane', 0, 10) })).toEqual([['$.planes', 'mtg:901.3']]);
    expect(errors({ format: 'planechase' })).toEqual([['$.planes', 'mtg:901.3']]);
    for (const one of ['Scheme 0', 'Plane 0', 'Phenomenon 0', 'Mentor'])
      expect([one, errors({ main: [...main, one] }).map(([path]) => path)]).toEqual([one, ['$.main[1]']]);
  });

  it('mtg:100.2d no game of another format is begun with decks that have one', () => {
    const made = (format: string, more: object) =>
      magic.create({
        edition: 'current',
        seed: 'beside',
        options: { autoPass: 'none', payment: 'auto', format },
        seats: [{ main, ...more }, { main }].map((deck, n) => ({ name: `${n}`, deck })),
      } as never);
    const planar = { planes: ['Akoum', 'Shiv', 'Krosa', 'Gavony'].map((one) => ({ card: one, count: 1 })) };
    for (const format of ['constructed', 'archenemy'])
      expect([format, made(format, planar)]).toMatchObject([
        format,
        { ok: false, error: { rules: ['mtg:901.3', 'mtg:100.2d'] } },
      ]);
    expect(made('constructed', {}).ok).toBe(true);
  });

  it('mtg:311.1 no plane lies in a game of another format', () => {
    const at = (format: string, command: string) => {
      const players = [{ command: [command] }, {}].map((one) => ({ library: [{ card: 'Forest', count: 20 }], ...one }));
      const turn = { number: 3, active: 0, step: 'precombatMain' };
      const made = magic.createScenario({
        ...{ ruleset: 'mtg', edition: 'current', seed: 'beside', turn },
        options: { format },
        players,
      } as never);
      return made.ok || made.error.errors?.map(({ path, rules: cited }) => [path, cited]);
    };
    const refused = [['$.players[0].command[0]', ['mtg:100.2d']]];
    expect([at('planechase', 'Krosa'), at('constructed', 'Krosa'), at('archenemy', 'Krosa')]).toEqual([
      true,
      refused,
      refused,
    ]);
  });

  it('mtg:314.1 no scheme lies in a game of another format', () => {
    const at = (format: string) =>
      magic.createScenario({
        ...{ ruleset: 'mtg', edition: 'current', seed: 'beside', options: { format } },
        turn: { number: 3, active: 0, step: 'precombatMain' },
        definitions: [variantCard('Test Plot', 'Scheme')],
        players: [{ command: ['Test Plot'] }, {}].map((one) => ({ library: [{ card: 'Forest', count: 20 }], ...one })),
      } as never);
    expect(at('archenemy').ok).toBe(true);
    for (const format of ['constructed', 'planechase'])
      expect([format, at(format)]).toMatchObject([
        format,
        { ok: false, error: { errors: [{ path: '$.players[0].command[0]' }] } },
      ]);
  });

  it('mtg:314.1 schemes are in no deck of another format, and lie in no game of one', () => {
    expect(errors({ format: 'constructed', schemes: named('Scheme', 0, 20) })).toEqual([['$.schemes', 'mtg:904.3']]);
    expect(errors({ format: 'commander', schemes: named('Scheme', 0, 20) }).map(([path]) => path)).toContain(
      '$.schemes',
    );
  });

  it('mtg:901.3 a planar deck has ten planes of different names, of which two are phenomena at the most', () => {
    expect(errors({ planes: named('Plane', 0, 9) })).toEqual([['$.planes', 'mtg:901.3']]);
    expect(errors({ planes: [...named('Plane', 0, 9), 'Plane 0'] })).toEqual([['$.planes[9]', 'mtg:901.3']]);
    expect(check({ planes: [...named('Plane', 0, 8), ...named('Phenomenon', 0, 2)] }).legal).toBe(true);
    expect(errors({ planes: [...named('Plane', 0, 8), ...named('Phenomenon', 0, 3)] })).toEqual([
      ['$.planes[10]', 'mtg:901.3'],
    ]);
    expect(errors({ planes: [...named('Plane', 0, 10), 'Forest'] })).toEqual([['$.planes[10]', 'mtg:901.3']]);
  });

  it('mtg:312.1 phenomena are in planar decks alone, mtg:311.1 and so are planes', () => {
    const both = [...named('Plane', 0, 8), ...named('Phenomenon', 0, 2)];
    expect(check({ format: 'planechase', planes: both }).legal).toBe(true);
    expect(errors({ format: 'constructed', planes: both })).toEqual([['$.planes', 'mtg:901.3']]);
    expect(errors({ main: [...main, 'Phenomenon 0'] })).toEqual([['$.main[1]', 'mtg:108.5']]);
    expect(errors({ main: [...main, 'Plane 0'] })).toEqual([['$.main[1]', 'mtg:108.5']]);
    expect(errors({ vanguard: ['Plane 0'] })).toEqual([['$.vanguard[0]', 'mtg:902.3']]);
  });

  it('mtg:904.3 a scheme deck has twenty schemes, and two of a name at the most', () => {
    const schemes = named('Scheme', 0, 9).map((card) => ({ card, count: 2 }));
    expect(errors({ schemes })).toEqual([['$.schemes', 'mtg:904.3']]);
    expect(check({ schemes: [...schemes, 'Scheme 10', 'Scheme 11'] }).legal).toBe(true);
    expect(errors({ schemes: [...schemes, { card: 'Scheme 10', count: 3 }] })).toEqual([['$.schemes[9]', 'mtg:904.3']]);
  });

  it('mtg:902.3 each player needs a vanguard card, and has but one', () => {
    expect(check({ vanguard: ['Mentor'] }).legal).toBe(true);
    expect(errors({ format: 'vanguard' })).toEqual([['$.vanguard', 'mtg:902.3']]);
    expect(errors({ vanguard: ['Mentor', 'Hermit'] })).toEqual([['$.vanguard', 'mtg:902.3']]);
    expect(errors({ vanguard: ['Forest'] })).toEqual([['$.vanguard[0]', 'mtg:902.3']]);
  });

  it('mtg:108.5 no nontraditional card is in a deck or a sideboard', () => {
    expect(errors({ main: [...main, 'Mentor'], sideboard: ['Scheme 0'] })).toEqual([
      ['$.main[1]', 'mtg:108.5'],
      ['$.sideboard[0]', 'mtg:108.5'],
    ]);
  });

  it('reads piles from text', () => {
    const read = magic.parseDeckText('60 Forest\n\nVanguard\n1 Mentor\n\nPlanar deck\n1 Plane 0');
    expect(read).toMatchObject({
      ok: true,
      value: { vanguard: [{ card: 'Mentor', count: 1 }], planes: [{ card: 'Plane 0', count: 1 }] },
    });
  });
});

ownCards(...planes(10));

const DEFINITIONS: CardDefinition[] = [
  ...VANGUARDS,
  instant('Test Recall', '{0}', {
    targets: [target([{ zone: 'command' }])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Wish', '{0}', { effects: [{ do: 'bring', to: 'hand' }] }),
];
const position = (players: JsonObject[], format: string): Play =>
  table(players, { definitions: DEFINITIONS as never, options: { format } });

describe('nontraditional cards', () => {
  it('mtg:400.4b a card that would leave the command zone stays there', () => {
    const game = position([{ hand: ['Test Recall'], command: ['Test Sage'] }, { command: ['Test Mentor'] }], 'vanguard')
      .cast(0, 'Test Recall', { card: 'Test Mentor' })
      .resolve();
    expect(game.the('Test Mentor', 'command')).toMatchObject({ owner: 1 });
    expect(game.view().players[1]).toMatchObject({ zones: { hand: 0 } });
  });

  it('mtg:108.5 is not brought into the game from outside', () => {
    const game = position([{ hand: ['Test Wish'], sideboard: ['Test Mentor', 'Plains'] }, {}], 'vanguard')
      .cast(0, 'Test Wish')
      .resolve();
    expect(game.decision().options?.map(({ label }) => label)).toEqual(['Plains']);
  });

  it.each([
    ['mtg:300.1 a card of the command zone has no second type', 'Scheme Creature', 'types'],
    ['mtg:312.3 a phenomenon has no subtypes', 'Phenomenon — Aura', 'subtypes'],
    ['mtg:313.3 a vanguard has no subtypes', 'Vanguard — Human', 'subtypes'],
    ['mtg:314.3 a scheme has no subtypes', 'Scheme — Aura', 'subtypes'],
    ['mtg:311.3 a plane has one planar type', 'Plane — Human', 'subtypes'],
  ])('%s', (title, type, field) => {
    const made = type.startsWith('Vanguard') ? vanguardCard('Test Odd', 0, 0) : variantCard('Test Odd', type);
    const { subtypes: _, ...props } = card('Test Odd', { type }).props;
    const definition = {
      ...made,
      props: { ...made.props, ...props, subtypes: card('Test Odd', { type }).props.subtypes },
    };
    const read = magic.createScenario({
      ...{ ruleset: 'mtg', edition: 'current', seed: 'odd', turn: { number: 1, active: 0, step: 'upkeep' } },
      definitions: [definition] as never,
      players: [{}, {}],
    });
    const rule = title.split(' ')[0];
    expect(read).toMatchObject({ ok: false });
    if (read.ok) return;
    const fault = read.error.errors?.find(({ path }) => path.endsWith(`props.${field}`));
    expect(fault?.rules?.[0]).toBe(rule);
  });

  it('mtg:205.3b each word after the dash is a subtype, but of a plane all of them are one, and it has no second', () => {
    expect(card('Test Odd', { type: 'Creature — Goblin Wizard', power: 1, toughness: 1 }).props.subtypes).toEqual([
      'Goblin',
      'Wizard',
    ]);
    const plane = (...subtypes: string[]) => {
      const made = variantCard('Test Realm', 'Plane — Phyrexia');
      return magic.createScenario({
        ...{ ruleset: 'mtg', edition: 'current', seed: 'odd', turn: { number: 1, active: 0, step: 'upkeep' } },
        definitions: [{ ...made, props: { ...made.props, subtypes } }] as never,
        players: [{}, {}],
      });
    };
    const realm = 'Bolas’s Meditation Realm';
    expect(variantCard('Test Realm', `Plane — ${realm}`).props?.subtypes).toEqual([realm]);
    expect([plane(realm).ok, plane('Phyrexia').ok]).toEqual([true, true]);
    const two = plane('Phyrexia', realm);
    expect(two).toMatchObject({ ok: false });
    const fault = two.ok ? undefined : two.error.errors?.find(({ path }) => path.endsWith('props.subtypes'));
    expect(fault?.rules).toContain('mtg:205.3b');
  });

  it('mtg:205.3n all words after the dash of a plane are one subtype, mtg:300.1 and its types are known', () => {
    for (const [type, known] of [
      ['Plane — Bolas’s Meditation Realm', true],
      ['Plane — New Phyrexia', true],
      ['Plane — Phyrexia', true],
      ['Plane — New', false],
      ['Plane — Bolas', false],
    ] as const) {
      const made = magic.createScenario({
        ...{ ruleset: 'mtg', edition: 'current', seed: 'odd', turn: { number: 1, active: 0, step: 'upkeep' } },
        definitions: [variantCard('Test Realm', type)] as never,
        players: [{}, {}],
      });
      expect([type, made.ok]).toEqual([type, known]);
    }
  });
});

describe('a game with supplementary decks', () => {
  const begun = (seed: string) => {
    const made = ownMagic().create({
      edition: 'current',
      seed,
      options: { autoPass: 'none', payment: 'auto', format: 'planechase' },
      seats: [0, 1].map((n) => ({
        name: `${n}`,
        deck: {
          main: [{ card: 'Forest', count: 60 }],
          planes: Array.from({ length: 10 }, (_, i) => ({ card: `Test Plane ${i}`, count: 1 })),
        },
      })),
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  };
  const orderOf = (seed: string) => {
    const view = ownMagic().view(begun(seed).state, 'judge');
    const pile = view.zones.find(({ id, owner }) => id === 'planes' && owner === 0) as { objects?: string[] };
    return pile.objects?.map((id) => String(view.objects[id]?.card));
  };

  it('mtg:103.3a each supplementary deck is shuffled', () => {
    const shuffled = begun('one').events.filter(({ type, data }) => type === 'SHUFFLED' && data.zone === 'planes');
    expect(shuffled.map(({ data, rules: cited }) => [data.owner, cited[0]])).toEqual([
      [0, 'mtg:103.3a'],
      [1, 'mtg:103.3a'],
    ]);
    expect(orderOf('one')).toHaveLength(10);
    expect(orderOf('one')).not.toEqual(orderOf('two'));
  });

  it('shows nobody the cards of such a deck, nor their ids, but how many there are', () => {
    const { state } = begun('one');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = ownMagic().view(state, viewer);
      expect(view.zones.filter(({ id }) => id === 'planes')).toEqual([
        { id: 'planes', owner: 0, count: 10 },
        { id: 'planes', owner: 1, count: 10 },
      ]);
      expect(JSON.stringify(view)).not.toContain('Test Plane');
      expect(view.players.map(({ zones }) => (zones as JsonObject).planes)).toEqual([10, 10]);
    }
  });

  it('has no zones for such decks in other games', () => {
    const view = table([{}, {}]).view();
    expect(view.zones.map(({ id }) => id)).not.toContain('planes');
    expect(view.players[0]?.zones).not.toHaveProperty('planes');
  });
});
