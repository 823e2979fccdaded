/** Companions: revealed from outside the game before it begins, and put into the hand once (702.139, 103.2b, 116.2g). */
import type { CardDefinition, Condition, Filter, Matcher } from '@arbiter/engine';
import { lands, magicPosition, ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and, card, creatureCard, instant, keyword, land, not, or } from '../../../src/language/builders.js';

const inDeck = (...what: Filter[]): Filter =>
  and(or({ zone: 'library' }, { zone: 'command' }), { is: 'startingDeck' }, { owner: 'you' }, ...what);
const none = (...what: Filter[]): Condition => ({ not: { exists: inDeck(...what) } });
const wants = (name: string, condition: Condition): CardDefinition =>
  creatureCard(name, '{2}', 'Test', '2/2', keyword('companion', { if: condition }));
const TYPES = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Sorcery', 'Planeswalker', 'Battle', 'Kindred'];
ownCards(
  wants('Test Cheap', none(not({ has: ['types', ['Instant', 'Sorcery']] }), { stat: ['manaValue', '>', 2] })),
  wants('Test Plain', none({ is: 'repeatsManaSymbol' })),
  wants('Test Able', none(not({ has: ['types', ['Instant', 'Sorcery']] }), not({ is: 'hasActivatedAbility' }))),
  wants('Test Alike', { any: TYPES.map((type) => none(not(land), not({ has: ['types', type] }))) }),
  wants('Test Any', { not: { exists: inDeck({ named: 'Nothing' }) } }),
  instant('Test Call', '{0}', { effects: [{ do: 'bring', to: 'hand' }] }),
  instant('Test Anew', '{0}', { effects: [{ do: 'restart' }] }),
  card('Test Odd Lord', { cost: '{1}', type: 'Legendary Creature — Test', power: 2, toughness: 2 }),
  card('Test Lord', { cost: '{2}', type: 'Legendary Creature — Test', power: 2, toughness: 2 }),
);

type Pile = { [name: string]: number };
const list = (pile: Pile) => Object.entries(pile).map(([name, count]) => ({ card: name, count }));
type Seat = { main: Pile; side?: Pile; commander?: string };
const deckOf = ({ main, side, commander }: Seat) => ({
  main: list(main),
  ...(side ? { sideboard: list(side) } : {}),
  ...(commander ? { commander: [{ card: commander, count: 1 }] } : {}),
});
const PLAIN: Seat = { main: { Plains: 60 } };
function begun(one: Seat, other: Seat = PLAIN, format?: string): Play {
  const created = ownMagic().create({
    edition: 'current',
    seed: 'first',
    options: { autoPass: 'none', payment: 'auto', ...(format === undefined ? {} : { format }) },
    seats: [one, other].map((seat, i) => ({ name: `${i}`, deck: deckOf(seat) })),
  } as never);
  if (!created.ok) throw new Error(created.error.detail);
  return new Play(ownMagic(), created.value.state);
}
const offered = (game: Play): unknown[] =>
  game.decision().kind === 'COMPANION' ? game.decision().options.map(({ card: name }) => name) : [];
/** What of the cards on the side may be the companion of such a deck. */
const fits = (main: Pile, side: string, format?: string): boolean =>
  offered(begun({ main, side: { [side]: 1 } }, PLAIN, format)).includes(side);

const option = (game: Play): Matcher | undefined =>
  game.decision().options.find(({ kind, keyword: by }) => kind === 'SPECIAL' && by === 'companion') && SPECIAL;
const SPECIAL: Matcher = { kind: 'SPECIAL', keyword: 'companion' };
/** A main phase of player 0, whose companion is revealed. */
const ready = (more: object = {}): Play =>
  magicPosition([{ companion: 'Test Any', battlefield: lands(5, 'Plains'), ...more }, {}]);

describe('what a starting deck must be like (702.139)', () => {
  it.each([
    ['Gyruda, Doom of Depths', { 'Grizzly Bears': 40, Plains: 20 }, { 'Grizzly Bears': 59, Shock: 1 }],
    ['Obosh, the Preypiercer', { Shock: 40, Plains: 20 }, { Shock: 59, 'Grizzly Bears': 1 }],
    ['Keruga, the Macrosage', { 'Giant Spider': 40, Plains: 20 }, { 'Giant Spider': 59, 'Grizzly Bears': 1 }],
    ['Kaheera, the Orphanguard', { Shock: 40, 'Savannah Lions': 20 }, { Shock: 59, 'Grizzly Bears': 1 }],
    ['Lutri, the Spellchaser', { Shock: 1, 'Grizzly Bears': 1, Plains: 58 }, { Shock: 2, Plains: 58 }],
    ['Yorion, Sky Nomad', { Plains: 80 }, { Plains: 79 }],
    ['Test Cheap', { 'Grizzly Bears': 40, 'Stoke the Flames': 20 }, { 'Grizzly Bears': 59, 'Giant Spider': 1 }],
    ['Test Plain', { 'Giant Spider': 40, Plains: 20 }, { 'Giant Spider': 59, 'Stoke the Flames': 1 }],
    ['Test Able', { Plains: 40, Shock: 20 }, { Plains: 59, 'Grizzly Bears': 1 }],
    ['Test Alike', { 'Grizzly Bears': 30, Memnite: 10, Plains: 20 }, { 'Grizzly Bears': 30, Memnite: 29, Shock: 1 }],
  ])('mtg:702.139a %s may be revealed where its condition is fulfilled, and nowhere else', (name, right, wrong) => {
    expect([fits(right, name, 'constructed'), fits(wrong, name, 'constructed')]).toEqual([true, false]);
  });

  it('mtg:702.139b the starting deck is without the sideboard, and in a Commander game with the commander', () => {
    const main = { 'Grizzly Bears': 40, Plains: 20 };
    const game = begun({ main, side: { 'Gyruda, Doom of Depths': 1, Shock: 3 } });
    expect(offered(game)).toEqual(['Gyruda, Doom of Depths']);
    const led = (commander: string): unknown[] => {
      const side = { 'Gyruda, Doom of Depths': 1 };
      return offered(
        begun({ main: { Plains: 99 }, side, commander }, { main: { Plains: 99 }, commander }, 'commander'),
      );
    };
    expect([led('Test Lord'), led('Test Odd Lord')]).toEqual([['Gyruda, Doom of Depths'], []]);
  });

  it('mtg:103.2b each player may reveal one before decks are shuffled, the starting player first, and it stays outside', () => {
    const side = { 'Test Any': 1, 'Test Alike': 1, Shock: 1 };
    const game = begun({ ...PLAIN, side }, { ...PLAIN, side });
    const first = game.decision().seat;
    expect(game.happened('STARTING_PLAYER')).toEqual([]);
    expect([game.decision().max, offered(game)]).toEqual([1, ['Test Any', 'Test Alike']]);
    game.choose(first, { card: 'Test Any' });
    expect(game.decision()).toMatchObject({ kind: 'COMPANION', seat: 1 - first });
    game.answer(1 - first, { choose: [] });
    expect(game.decision().kind).toBe('MULLIGAN');
    expect(game.happened('COMPANION_REVEALED')).toMatchObject([{ seat: first, card: 'Test Any' }]);
    expect(game.zones('Test Any')).toEqual([]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = game.view(viewer).players.map((player) => player.companion);
      expect(seen[first]).toBe('Test Any');
      expect(seen[1 - first]).toBeUndefined();
      expect(JSON.stringify(game.view(viewer))).not.toContain('Test Alike');
    }
    expect(game.view().turn.active).toBe(first);
  });

  it('mtg:103.2b nobody is asked whose deck fulfills no condition', () => {
    expect(begun({ main: { Shock: 60 }, side: { 'Gyruda, Doom of Depths': 1 } }).decision().kind).toBe('MULLIGAN');
  });
});

describe('the special action (116.2g)', () => {
  it('mtg:116.2g for three mana it is put into the hand, without the stack', () => {
    const game = ready().choose(0, SPECIAL);
    expect([game.zones('Test Any'), game.view().stack, game.decision().kind]).toEqual([['hand'], [], 'PRIORITY']);
    expect(game.all('Plains').filter((land) => land.tapped)).toHaveLength(3);
    expect(game.happened('CARD_BROUGHT')).toMatchObject([{ seat: 0, to: 'hand', card: 'Test Any' }]);
    expect(JSON.stringify(game.view(1))).toContain('Test Any');
  });

  it('mtg:116.2g mana is paid by hand where the game asks for that', () => {
    const game = magicPosition([{ companion: 'Test Any', mana: '{W}{W}{W}' }, {}], { options: { payment: 'manual' } });
    game.choose(0, SPECIAL);
    while (game.decision().kind !== 'PRIORITY') game.takeDefault(game.decision().kind);
    expect(game.zones('Test Any')).toEqual(['hand']);
  });

  it('mtg:116.2g only the player who chose it takes it, in a main phase of their own', () => {
    const side = { battlefield: lands(5, 'Plains') };
    const may = (game: Play): boolean => game.decision().options.some(({ kind }) => kind === 'SPECIAL');
    const game = magicPosition([{ companion: 'Test Any', ...side }, side]);
    expect([may(game), may(game.pass())]).toEqual([true, false]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.decision().seat, may(game)]).toEqual([1, false]);
    game.pass();
    expect([game.decision().seat, may(game)]).toEqual([0, false]);
    expect(may(game.until({ turn: 5, step: 'postcombatMain' }))).toBe(true);
  });

  it('mtg:116.2g only in a main phase of one’s own turn, with an empty stack, and with three mana', () => {
    expect(option(ready())).toBeDefined();
    expect(option(ready({ battlefield: lands(2, 'Plains') }))).toBeUndefined();
    expect(option(ready({ hand: ['Test Call'] }).cast(0, 'Test Call'))).toBeUndefined();
    expect(option(ready().until({ step: 'beginningOfCombat', kind: 'PRIORITY' }))).toBeUndefined();
    const theirs = magicPosition([{ companion: 'Test Any', battlefield: lands(5, 'Plains') }, {}], {
      turn: { number: 2, active: 1, step: 'precombatMain' },
    });
    expect(option(theirs.pass())).toBeUndefined();
  });

  it('mtg:116.2g once in the game: not again, though the card has gone from it', () => {
    const game = ready({ battlefield: lands(8, 'Plains'), sideboard: ['Test Any'] }).choose(0, SPECIAL);
    expect(option(game)).toBeUndefined();
  });

  it('mtg:702.139a once in the game, in a main phase with an empty stack, it is put into the hand for three mana', () => {
    const game = ready({ battlefield: lands(8, 'Plains'), hand: ['Test Call'] });
    expect(option(game.pass().pass())).toBeUndefined();
    const main = ready({ battlefield: lands(8, 'Plains'), hand: ['Test Call'] }).cast(0, 'Test Call');
    expect(option(main)).toBeUndefined();
    main.resolve().answer(0, { choose: [] });
    expect(option(main.choose(0, SPECIAL))).toBeUndefined();
    expect([main.zones('Test Any'), main.view().stack]).toEqual([['hand'], []]);
    expect(main.all('Plains').filter((land) => land.tapped)).toHaveLength(3);
  });

  it('mtg:702.139c from then on it stays in the game: it dies into the graveyard, and is not outside any more', () => {
    const game = ready({ battlefield: [...lands(5, 'Plains'), 'Mountain'], hand: ['Shock', 'Test Call'] });
    game.choose(0, SPECIAL).cast(0, 'Test Any').resolve();
    game.cast(0, 'Shock', { card: 'Test Any' }).resolve();
    expect([game.zones('Test Any'), option(game)]).toEqual([['graveyard'], undefined]);
    game.cast(0, 'Test Call').resolve();
    expect(game.decision().kind).toBe('PRIORITY');
  });

  it('mtg:400.11b until then it is outside, from where other effects may bring it; the action is gone with it', () => {
    const game = ready({ hand: ['Test Call'] })
      .cast(0, 'Test Call')
      .resolve();
    game.choose(0, { card: 'Test Any' });
    expect([game.zones('Test Any'), option(game)]).toEqual([['hand'], undefined]);
  });

  it('mtg:702.139d it enters a Commander game, whose deck may be sent with a companion beside it', () => {
    const side = { 'Test Any': 1 };
    const seat = { main: { Plains: 99 }, commander: 'Test Lord' };
    const game = begun({ ...seat, side }, seat, 'commander').choose(0, { card: 'Test Any' });
    expect(game.happened('COMPANION_REVEALED')).toHaveLength(1);
    const later = magicPosition([{ companion: 'Test Any', battlefield: lands(3, 'Plains') }, {}], {
      options: { format: 'commander' } as object,
    });
    expect(later.choose(0, SPECIAL).zones('Test Any')).toEqual(['hand']);
  });

  it('mtg:903.11 effects that do not speak of Commander games bring nothing into them', () => {
    const game = magicPosition([{ companion: 'Test Any', sideboard: ['Memnite'], hand: ['Test Call'] }, {}], {
      options: { format: 'commander' } as object,
    });
    game.cast(0, 'Test Call').resolve();
    expect(game.decision().kind).toBe('PRIORITY');
  });

  it('mtg:727.2 in a game that is restarted it may be revealed anew', () => {
    const library = Array.from({ length: 9 }, () => 'Plains');
    const game = magicPosition([{ companion: 'Test Any', hand: ['Test Anew'], library }, { library }]);
    game.cast(0, 'Test Anew').resolve();
    expect(offered(game)).toEqual(['Test Any']);
  });
});
