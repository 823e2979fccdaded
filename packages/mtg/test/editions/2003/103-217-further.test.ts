/**
 * Names, stars, lands, spells, tokens and zones (103, 202–217): clauses of rules beside their main one, each with both players, in
 * positions by the rules of 2003.
 */
import type { Ability, Effect, Filter } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import {
  activated,
  card,
  continuous,
  control,
  counterSpell,
  create,
  creature,
  creatureCard,
  destroy,
  discard,
  each,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  plus,
  protectionFrom,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, many, offers, position } from './table.js';

const land: Filter = { has: ['types', 'Land'] };
const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const onCreature = (name: string, cost: string) =>
  card(name, {
    cost,
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  });
const become = (name: string, mod: 'set' | 'gain', ...types: string[]) =>
  instant(name, '{0}', {
    targets: [target(land)],
    effects: [
      untilEndOfTurn(
        t(0),
        mod === 'set' ? { mod, prop: 'subtypes', value: types } : { mod, prop: 'subtypes', values: types },
      ),
    ],
  });
const goblin = token('Goblin', 'Creature — Goblin', ['R'], '1/1');
const instead = (name: string, to: string) =>
  enchantment(name, { kind: 'replacement', on: 'move', match: { to: 'graveyard' }, change: { to } });
const onTarget = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });

ownCards(
  onTarget('Test Ground', untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })),
  onTarget('Test Wings', untilEndOfTurn(t(0), has('flying'))),
  onTarget('Test Net', untilEndOfTurn(t(0), { mod: 'cantHaveKeyword', keyword: 'flying' })),
  onTarget('Test Namesakes', destroy(each({ sameName: t(0) }))),
  onTarget('Test Charm', untilEndOfTurn(t(0), control)),
  onTarget('Test Shroud', untilEndOfTurn(t(0), has('shroud'))),
  instant('Test Bears', '{0}', { effects: [create(token('Grizzly Bears', 'Creature — Bear', ['G'], '2/2'))] }),
  creatureCard('Test Drake', '{0}', 'Drake', '2/2', keyword('flying')),
  become('Test Flood', 'set', 'Island'),
  become('Test Delta', 'set', 'Island', 'Swamp'),
  become('Test Grove', 'gain', 'Forest'),
  become('Test Dunes', 'gain', 'Desert'),
  enchantment('Test Listener', triggered({ on: 'cast' }, { effects: [gainLife(1)] })),
  instant('Test Halt', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  card('Test Golem', {
    cost: '{0}',
    type: 'Artifact Creature — Golem',
    power: 2,
    toughness: 2,
    abilities: [activated([tap], { effects: [gainLife(1)] })],
  }),
  card('Test Engine', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  creatureCard('Test Knight', '{0}', 'Knight', '2/2', protectionFrom({ has: ['colors', 'B'] }, 'black')),
  onCreature('Test Dark Mantle', '{B}'),
  onCreature('Test Bright Mantle', '{W}'),
  instant('Test Brood', '{0}', { effects: [create(goblin)] }),
  instant('Test Gift', '{0}', { effects: [{ do: 'create', token: goblin, who: 'opponents' } as Effect] }),
  instant('Test Cull', '{0}', { effects: [destroy(each({ has: ['subtypes', 'Goblin'] }))] }),
  enchantment('Test Chief', continuous({ has: ['subtypes', 'Goblin'] }, plus(1, 1))),
  instead('Test Rest', 'exile'),
  instead('Test Riptide', 'library'),
  instant('Test Duress', '{0}', { effects: [discard(1, 'opponents')] }),
  instant('Test Purge', '{0}', { effects: [discard(1, 'you')] }),
);

const errors = (main: [string, number][], sideboard: [string, number][] = []): number => {
  const pile = (cards: [string, number][]) => cards.map(([name, count]) => ({ card: name, count }));
  const more = sideboard.length > 0 ? { sideboard: pile(sideboard) } : {};
  return magic.validateDeck('2003', { format: 'constructed', main: pile(main), ...more }).errors.length;
};
const flies = (game: Play, name: string): boolean => (game.the(name).keywords as string[]).includes('flying');
/** The mana abilities that a land has for who is asked. */
const made = (game: Play, name: string): unknown[] =>
  (game.decision().options ?? []).flatMap(({ kind, card: of, value }) =>
    kind === 'ACTIVATE' && of === name ? [value] : [],
  );
const targetsOf = (game: Play, seat: number, spell: string): unknown[] => {
  game.choose(seat, { kind: 'CAST', card: spell });
  return (game.decision().options ?? []).map(({ card: name }) => name);
};

describe('the golden rules', () => {
  it('mtg-2003:103.2 of losing and gaining an ability the later counts, and only "can’t" beats both', () => {
    const after = (...spells: string[]): boolean => {
      const game = position({ hand: spells }, { battlefield: ['Test Drake'] });
      for (const spell of spells) game.castAt(0, spell, { card: 'Test Drake' }).resolve();
      return flies(game, 'Test Drake');
    };
    expect([after('Test Ground'), after('Test Ground', 'Test Wings')]).toEqual([false, true]);
    expect([after('Test Wings', 'Test Ground'), after('Test Ground', 'Test Wings', 'Test Ground')]).toEqual([
      false,
      false,
    ]);
    expect([after('Test Net'), after('Test Net', 'Test Wings')]).toEqual([false, false]);
  });
});

describe('names and stars', () => {
  it('mtg-2003:202.3 copies of a name are one card in whatever lines of a deck they stand', () => {
    const bears = (...counts: number[]): [string, number][] => counts.map((count) => ['Grizzly Bears', count]);
    expect(errors([...bears(2, 2), ['Forest', 56]])).toBe(0);
    expect(errors([...bears(2, 3), ['Forest', 55]])).toBe(1);
    expect(errors([...bears(2, 1), ['Forest', 56], ...bears(1, 1)])).toBe(1);
    expect(errors([...bears(2, 1), ['Forest', 57]], bears(1, 1))).toBe(1);
  });

  it('mtg-2003:202.3 a copy has the name of what it copies in common with that, a token with a card, and nothing with its own card', () => {
    const game = position(
      { hand: ['Test Namesakes', 'Test Bears', 'Clone'], battlefield: many('Island', 4) },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    );
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY') {
      const bears = { choose: [{ card: 'Grizzly Bears' }] };
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : bears);
    }
    game.cast(0, 'Test Bears').resolve();
    const copy =
      game.all('Clone')[0] ??
      game.all('Grizzly Bears').find(({ controller, token: made }) => controller === 0 && !made);
    game.castAt(0, 'Test Namesakes', { object: copy?.id ?? '' }).resolve();
    expect(game.all('Grizzly Bears')).toEqual([]);
    expect([game.zones('Clone'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:208.2 a star for one figure alone is 0 as well where its card is not in play, whoever has it', () => {
    const stars = ['Dakmor Sorceress', 'People of the Woods', 'Treefolk Seedlings'];
    const lands = ['Swamp', 'Swamp', 'Forest', 'Forest', 'Forest'];
    const figures = (zone: string, whose: 0 | 1): unknown[] => {
      const seats = [{ battlefield: lands }, { battlefield: lands }] as { [zone: string]: string[] }[];
      const setup = seats.map((seat, i) =>
        i === whose ? { ...seat, [zone]: [...(seat[zone] ?? []), ...stars] } : seat,
      );
      const game = position(setup[0] ?? {}, setup[1]);
      return stars.map((name) => [game.the(name, zone).power, game.the(name, zone).toughness]);
    };
    for (const whose of [0, 1] as const) {
      expect(figures('battlefield', whose)).toEqual([
        [2, 4],
        [1, 3],
        [2, 3],
      ]);
      for (const zone of ['hand', 'graveyard', 'exile'])
        expect(figures(zone, whose)).toEqual([
          [0, 4],
          [1, 0],
          [2, 0],
        ]);
    }
  });
});

describe('types', () => {
  it('mtg-2003:212.2c a land that is given basic types has their mana abilities, and of another type none', () => {
    const given = (spell: string): unknown[] => {
      const game = position({ hand: [spell], battlefield: ['Rishadan Port'] });
      game.castAt(0, spell, { card: 'Rishadan Port' }).resolve();
      return made(game, game.all('Rishadan Port').length > 0 ? 'Rishadan Port' : 'Island').filter(
        (value) => value !== undefined,
      );
    };
    expect([given('Test Flood'), given('Test Delta')]).toEqual([['U'], ['U', 'B']]);
    expect([given('Test Grove'), given('Test Dunes')]).toEqual([['C', 'G'], ['C']]);
  });

  it('mtg-2003:212.2c a land of the other player has the ability of the type that it is given for them', () => {
    const game = position({ hand: ['Test Grove'] }, { battlefield: ['Rishadan Port'] });
    game.castAt(0, 'Test Grove', { card: 'Rishadan Port' }).resolve();
    game.pass();
    expect(made(game, 'Rishadan Port').filter((value) => value !== undefined)).toEqual(['C', 'G']);
  });

  it('mtg-2003:213.1 a land is never a spell: nobody hears of one, nothing counters it, and it is offered as none', () => {
    const game = position(
      { hand: ['Forest', 'Rishadan Port', 'Test Golem'], battlefield: ['Test Listener'] },
      { hand: ['Test Halt'] },
    );
    expect(['Forest', 'Rishadan Port', 'Test Golem'].map((name) => offers(game, 'CAST', name))).toEqual([
      false,
      false,
      true,
    ]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Rishadan Port' });
    expect([asked(game), game.view().stack, game.zones('Rishadan Port')]).toEqual(['0:PRIORITY', [], ['battlefield']]);
    game.cast(0, 'Test Golem');
    expect(game.view().stack).toHaveLength(2);
    game.resolve();
    expect([game.life(0), game.zones('Test Golem')]).toEqual([21, ['stack']]);
    game.pass().castAt(1, 'Test Halt', { card: 'Test Golem' });
    game.resolveAll();
    expect(game.zones('Test Golem')).toEqual(['graveyard']);
  });

  it('mtg-2003:214.6b an artifact creature waits for a turn of its own as creatures do, whoever has it', () => {
    const game = position({ hand: ['Test Golem', 'Test Engine'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Golem').resolve();
    game.cast(0, 'Test Engine').resolve();
    expect([offers(game, 'ACTIVATE', 'Test Golem'), offers(game, 'ACTIVATE', 'Test Engine')]).toEqual([false, true]);
    game.until({ kind: 'ATTACKERS' });
    expect((game.decision().from ?? []).map(({ card: name }) => name)).toEqual(['Grizzly Bears']);
    const stolen = position({ hand: ['Test Charm'] }, { battlefield: ['Test Golem'] });
    stolen.castAt(0, 'Test Charm', { card: 'Test Golem' }).resolve();
    expect([stolen.the('Test Golem').controller, offers(stolen, 'ACTIVATE', 'Test Golem')]).toEqual([0, false]);
    const held = position({ battlefield: ['Test Golem'] });
    expect(offers(held, 'ACTIVATE', 'Test Golem')).toBe(true);
  });

  it('mtg-2003:214.8h what can’t be enchanted by something is no target of that, and what is enchanted already is none of its own', () => {
    const board = ['Test Knight', 'Grizzly Bears'];
    const dark = position({ hand: ['Test Dark Mantle'], battlefield: ['Swamp', ...board] }, { battlefield: board });
    expect(targetsOf(dark, 0, 'Test Dark Mantle')).toEqual(['Grizzly Bears', 'Grizzly Bears']);
    const bright = position({ hand: ['Test Bright Mantle', 'Test Shroud'], battlefield: ['Plains', ...board] });
    expect(targetsOf(bright, 0, 'Test Bright Mantle')).toEqual(board);
    bright.choose(0, { card: 'Test Knight' }).resolve();
    bright.castAt(0, 'Test Shroud', { card: 'Test Knight' }).resolve();
    expect([bright.zones('Test Bright Mantle'), bright.figures('Test Knight')]).toEqual([['battlefield'], '3/3']);
  });

  it('mtg-2003:216.2 what speaks of a creature type is about tokens of it, of either player', () => {
    const game = position({
      hand: ['Test Brood', 'Test Gift', 'Test Chief', 'Test Cull'],
      battlefield: ['Hill Giant'],
    });
    for (const spell of ['Test Brood', 'Test Gift']) game.cast(0, spell).resolve();
    expect(game.all('Goblin').map(({ controller }) => controller)).toEqual([0, 1]);
    game.cast(0, 'Test Chief').resolve();
    expect(game.all('Goblin').map(({ power }) => power)).toEqual([2, 2]);
    game.cast(0, 'Test Cull').resolve();
    expect([game.all('Goblin'), game.zones('Hill Giant')]).toEqual([[], ['battlefield']]);
  });
});

describe('zones', () => {
  it('mtg-2003:217.1b everybody sees what is tapped, who controls it, and what is attached to what', () => {
    const game = position(
      {
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears', tapped: true },
          { card: 'Test Bright Mantle', attachedTo: 'bears' },
        ],
      },
      { battlefield: ['Hill Giant', { card: 'Test Dark Mantle', attachedTo: 'bears' }] },
    );
    const [bears, bright, dark] = ['Grizzly Bears', 'Test Bright Mantle', 'Test Dark Mantle'].map((name) =>
      game.the(name),
    );
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { objects } = game.view(viewer);
      expect(objects[bears?.id ?? '']).toMatchObject({
        tapped: true,
        controller: 0,
        attachments: [bright?.id, dark?.id],
      });
      expect(objects[bright?.id ?? '']).toMatchObject({ attachedTo: bears?.id, controller: 0 });
      expect(objects[dark?.id ?? '']).toMatchObject({ attachedTo: bears?.id, controller: 1 });
      expect(objects[game.the('Hill Giant').id]).toMatchObject({ tapped: false, controller: 1, attachments: [] });
    }
  });

  it('mtg-2003:217.1d of a card that nobody controls its owner says where it goes, in the turn of either player', () => {
    const laws = ['Test Rest', 'Test Riptide'];
    const theirs = position({ hand: ['Test Duress'], battlefield: laws }, { hand: ['Hill Giant'] });
    theirs.cast(0, 'Test Duress').pass().pass();
    expect(asked(theirs)).toBe('1:REPLACEMENT');
    theirs.choose(1, { card: 'Test Riptide' });
    expect(theirs.zones('Hill Giant')).toEqual(['library']);
    const own = position({}, { hand: ['Test Purge', 'Hill Giant'], battlefield: laws });
    own.pass().cast(1, 'Test Purge').pass().pass();
    expect(asked(own)).toBe('1:REPLACEMENT');
    own.choose(1, { card: 'Test Rest' });
    expect(own.zones('Hill Giant')).toEqual(['exile']);
  });
});
