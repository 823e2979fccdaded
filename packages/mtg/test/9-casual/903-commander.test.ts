/** Commander: what differs from other games (903). */
import type { Ability, JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { commanderDecks, magic } from '../../src/index.js';
import { activated, creatureCard, damage, tap } from '../../src/language/builders.js';
import { attack, leave, table, tableOf, to } from '../8-multiplayer/table.js';
import { CARDS, commanders } from './cards.js';

const plains = (n: number) => Array.from({ length: n }, () => 'Plains');
const islands = (n: number) => Array.from({ length: n }, () => 'Island');
const player = (game: Play, seat: number): JsonObject => game.view().players[seat] as JsonObject;
/** The command zone's cards by owner. */
const command = (game: Play): [string, number][] =>
  Object.values(game.view().objects)
    .filter(({ zone }) => zone === 'command')
    .map(({ card, owner }) => [String(card), Number(owner)]);
/** The rules by which something happened first. */
const rulesOf = (game: Play, type: string) => game.events.find((e) => e.type === type)?.rules;
const offers = (game: Play, card: string) =>
  game.decision().options.filter((o) => o.kind === 'CAST' && o.card === card);

describe('the beginning of a Commander game', () => {
  const { trostani, wort } = commanderDecks;
  const begun = (players: number, format?: string, decks = [trostani, wort]) =>
    magic.create({
      edition: 'current',
      seed: 'begins',
      options: { autoPass: 'none', payment: 'auto', ...(format ? { format } : {}) },
      seats: Array.from({ length: players }, (_, i) => ({ name: `${i}`, deck: decks[i % decks.length] ?? {} })),
    });
  const game = (players: number) => {
    const made = begun(players, 'commander');
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return magic.view(made.value.state, 'judge');
  };

  it('mtg:903.6 each commander lies face up in the command zone, mtg:103.2c and the rest of the deck is the library', () => {
    const view = game(3);
    const lying = view.zones.find(({ id }) => id === 'command') as { objects: string[] };
    expect(lying.objects.map((id) => view.objects[id])).toMatchObject([
      { card: 'Trostani, Three Whispers', owner: 0, commander: true, faceDown: false },
      { card: 'Wort, Boggart Auntie', owner: 1, commander: true, faceDown: false },
      { card: 'Trostani, Three Whispers', owner: 2, commander: true, faceDown: false },
    ]);
    expect(view.players.map(({ zones }) => zones)).toMatchObject([1, 2, 3].map(() => ({ library: 92, hand: 7 })));
  });

  it('mtg:903.7 each player has 40 life and seven cards, mtg:103.4c and 20 life in other games', () => {
    expect(game(2).players.map(({ life }) => life)).toEqual([40, 40]);
    expect(game(4).players.map(({ life }) => life)).toEqual([40, 40, 40, 40]);
    expect(commanders([{}, {}]).life(1)).toBe(40);
    expect(table([{}, {}]).life(1)).toBe(20);
  });

  it('mtg:119.1c each player begins at 40 life, by twos and by fours, and at 20 in other games', () => {
    const started = [2, 4].map((players) => game(players).players.map(({ life }) => life));
    expect([started, table([{}, {}]).life(0)]).toEqual([
      [
        [40, 40],
        [40, 40, 40, 40],
      ],
      20,
    ]);
  });

  it('mtg:903.2 is played by two or by several', () => {
    expect([begun(2, 'commander'), begun(4, 'commander')]).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('mtg:903.2 is told as a game for two to eight, mtg:903.1 whose decks are played in no other', () => {
    const told = (magic.info.formats ?? []).find(({ id }) => id === 'commander');
    expect(told).toMatchObject({ seats: { min: 2, max: 8 }, decks: 'commander', own: true });
  });

  it('mtg:100.2c is played with Commander decks alone, and these are played in no other game', () => {
    const main = [{ card: 'Forest', count: 60 }];
    for (const made of [begun(2), begun(3, 'constructed'), begun(2, 'commander', [trostani, { main } as never])])
      expect(made).toMatchObject({ ok: false, error: { code: 'DECK_ILLEGAL', rules: ['mtg:903.2', 'mtg:100.2c'] } });
  });
});

describe('casting a commander', () => {
  const mine = (more: JsonObject = {}) =>
    commanders([{ command: ['Test Captain'], battlefield: plains(8), ...more }, {}, {}]);

  it('mtg:903.8 from the command zone, for its mana cost the first time', () => {
    const game = mine();
    expect(offers(game, 'Test Captain')).toMatchObject([{ zone: 'command', cost: '{1}{W}', method: 'normal' }]);
    game.cast(0, 'Test Captain');
    expect(rulesOf(game, 'SPELL_CAST')).toContain('mtg:903.8');
    game.resolve();
    expect([game.the('Test Captain').commander, command(game)]).toEqual([true, []]);
  });

  it('mtg:903.8 costs {2} more for each time before, and what was taken back is no cast', () => {
    for (const [casts, cost] of [
      [0, '{1}{W}'],
      [1, '{3}{W}'],
      [3, '{7}{W}'],
    ] as const) {
      const game = mine({ command: [{ card: 'Test Captain', casts }] });
      expect([offers(game, 'Test Captain').map((o) => o.cost), player(game, 0).commanders]).toEqual([
        [cost],
        [{ card: 'Test Captain', tax: 2 * casts }],
      ]);
      const lands = game
        .cast(0, 'Test Captain')
        .all('Plains')
        .filter(({ tapped }) => tapped).length;
      expect([lands, player(game, 0).commanders]).toEqual([
        2 + 2 * casts,
        [{ card: 'Test Captain', tax: 2 * casts + 2 }],
      ]);
    }
    expect(offers(mine({ command: [{ card: 'Test Captain', casts: 4 }] }), 'Test Captain')).toEqual([]);
  });

  it('mtg:903.8 countered, it was cast all the same; from the hand it costs no more', () => {
    const game = mine({ hand: ['Test Counter'] });
    game.cast(0, 'Test Captain').castAt(0, 'Test Counter', { card: 'Test Captain' }).resolve();
    expect(player(game.answer(0, { confirm: true }), 0).commanders).toEqual([{ card: 'Test Captain', tax: 2 }]);
    const costs = (g: Play) => g.decision().options.filter((o) => o.kind === 'CAST' && o.card === 'Test Captain');
    const both = mine({ hand: ['Test Captain'], command: [{ card: 'Test Captain', casts: 2 }] });
    expect(costs(both).map(({ zone, cost }) => [zone, cost])).toEqual([
      ['hand', '{1}{W}'],
      ['command', '{5}{W}'],
    ]);
    both.choose(0, { kind: 'CAST', card: 'Test Captain', zone: 'hand' });
    expect(player(both, 0).commanders).toEqual([{ card: 'Test Captain', tax: 4 }]);
    const bounced = mine({
      hand: ['Test Bounce'],
      battlefield: [{ card: 'Test Captain', commander: true }, ...plains(4)],
      command: [],
    });
    bounced.castAt(0, 'Test Bounce', { card: 'Test Captain' }).resolve().answer(0, { confirm: false });
    expect(player(bounced.cast(0, 'Test Captain'), 0).commanders).toEqual([{ card: 'Test Captain', tax: 0 }]);
  });

  it('mtg:903.8 only its owner casts it, and only when they could cast it from their hand', () => {
    const game = commanders([
      { battlefield: plains(4) },
      { command: ['Test Captain'], battlefield: plains(4) },
      { command: ['Test Admiral'], battlefield: islands(4) },
    ]);
    expect(offers(game, 'Test Captain')).toEqual([]);
    expect([offers(to(game, 1), 'Test Captain'), offers(game, 'Test Admiral')]).toEqual([[], []]);
    expect(offers(to(game, 2), 'Test Admiral')).toHaveLength(1);
  });

  it('mtg:702.124d each of two commanders has a tax of its own', () => {
    const game = commanders([{ command: ['Test Captain', 'Test Titan'], battlefield: plains(4) }, {}]);
    game.cast(0, 'Test Titan').resolve();
    expect(player(game, 0).commanders).toEqual([
      { card: 'Test Captain', tax: 0 },
      { card: 'Test Titan', tax: 2 },
    ]);
  });

  it('mtg:408.3 in no other game commanders lie in the command zone', () => {
    const made = magic.createScenario(tableOf([{ command: ['Test Captain'] }, {}], { definitions: CARDS as never }));
    expect(made).toMatchObject({ ok: false, error: { errors: [{ path: '$.players[0].command[0]' }] } });
  });
});

describe('where a commander goes', () => {
  const struck = (spell: string, more: JsonObject = {}): Play => {
    const game = commanders([
      { battlefield: [{ card: 'Test Captain', commander: true }, ...plains(6)], ...more },
      { hand: [spell] },
      {},
    ]);
    to(game, 1).castAt(1, spell, { card: 'Test Captain' });
    return game.resolve();
  };

  it.each([
    ['Test Kill', 'graveyard'],
    ['Test Banish', 'exile'],
  ])(
    'mtg:903.9a after %s its owner may put it into the command zone, mtg:704.6d as the checks see it',
    (spell, zone) => {
      const game = struck(spell);
      expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0, rules: ['mtg:903.9a', 'mtg:704.6d'] });
      expect(game.zones('Test Captain')).toEqual([zone]);
      game.answer(0, { confirm: true });
      expect([command(game), game.zones('Test Captain')]).toEqual([[['Test Captain', 0]], ['command']]);
      game.until({ turn: 8 });
      expect(offers(to(game, 0), 'Test Captain').length).toBeLessThanOrEqual(1);
    },
  );

  it('mtg:903.9a who leaves it there is not asked again', () => {
    const game = struck('Test Kill').answer(0, { confirm: false });
    expect(game.zones('Test Captain')).toEqual(['graveyard']);
    game.until({ turn: 7 });
    expect([game.zones('Test Captain'), game.happened('PLAYER_LOST')]).toEqual([['graveyard'], []]);
    expect(game.the('Test Captain', 'graveyard').commander).toBe(true);
  });

  it('mtg:903.9a the owner decides, whoever controlled it', () => {
    const game = commanders([
      { battlefield: [{ card: 'Test Captain', commander: true, controller: 1 }] },
      { hand: ['Test Kill'] },
      {},
    ]);
    to(game, 1).castAt(1, 'Test Kill', { card: 'Test Captain' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0 });
  });

  it('mtg:903.9a what is no commander stays where it went, of the same name too', () => {
    const game = commanders([{ battlefield: ['Test Captain'], hand: ['Test Kill'] }, {}]);
    game.castAt(0, 'Test Kill', { card: 'Test Captain' }).resolve();
    expect([game.decision().kind, game.zones('Test Captain')]).toEqual(['PRIORITY', ['graveyard']]);
  });

  it.each([
    ['Test Bounce', 'hand'],
    ['Test Tuck', 'library'],
  ])('mtg:903.9b by %s it goes to the command zone instead, if its owner wants that', (spell, zone) => {
    for (const confirm of [true, false]) {
      const game = struck(spell);
      expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0, rules: ['mtg:903.9b'] });
      expect(game.zones('Test Captain')).toEqual(['battlefield']);
      game.answer(0, { confirm });
      expect(game.zones('Test Captain')).toEqual([confirm ? 'command' : zone]);
    }
  });

  it('mtg:903.9b once something else sends it to another of these zones, they are asked again', () => {
    const game = struck('Test Bounce', {
      battlefield: [{ card: 'Test Captain', commander: true }, 'Test Hand Eater'],
    });
    // The Hand Eater and this rule both replace it; the owner chooses which applies first.
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
    game.choose(0, { card: 'Test Captain' }).answer(0, { confirm: false });
    expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0 });
    expect(game.answer(0, { confirm: true }).zones('Test Captain')).toEqual(['command']);
  });

  it('mtg:903.9b a commander that is drawn may go there, too', () => {
    const draws = (confirm: boolean): Play => {
      const game = struck('Test Tuck', { hand: ['Test Draw'] }).answer(0, { confirm: false });
      to(game, 0).cast(0, 'Test Draw').resolve();
      expect(game.decision()).toMatchObject({ kind: 'COMMAND_ZONE', seat: 0, rules: ['mtg:903.9b'] });
      return game.answer(0, { confirm });
    };
    expect([draws(true).zones('Test Captain'), draws(false).zones('Test Captain')]).toEqual([['command'], ['hand']]);
  });

  it('mtg:903.3 it stays a commander wherever it goes', () => {
    const game = struck('Test Bounce').answer(0, { confirm: false });
    game.until({ turn: 8 });
    to(game, 0).until({ step: 'precombatMain' });
    game.cast(0, 'Test Captain').resolve();
    expect(game.the('Test Captain').commander).toBe(true);
    expect(player(game, 0).commanders).toEqual([{ card: 'Test Captain', tax: 0 }]);
  });

  it('mtg:800.4a the commander of a player who leaves is gone with them', () => {
    const game = leave(commanders([{}, { command: ['Test Captain'] }, {}]), 1);
    expect(command(game)).toEqual([]);
  });
});

describe('damage by commanders', () => {
  /** Attacks turn after turn, each time the next of these players. */
  const attacks = (players: JsonObject[], ...whom: number[]): Play => {
    const game = commanders(players);
    whom.forEach((seat, i) => {
      game.until({ kind: 'ATTACKERS' });
      attack(game, 0, ['Test Titan', seat]);
      game.until(i === whom.length - 1 ? { step: 'endOfCombat' } : { step: 'end' });
      if (i < whom.length - 1) while (game.view().turn.active === 0) game.pass();
    });
    return game;
  };
  const TITAN = { battlefield: [{ card: 'Test Titan', commander: true }] };

  it('mtg:903.10a twice eleven from one commander is enough, mtg:704.6c whatever life is left', () => {
    const once = attacks([TITAN, {}, {}], 1);
    expect([player(once, 1).commanderDamage, player(once, 1).lost]).toEqual([
      [{ seat: 0, card: 'Test Titan', amount: 11 }],
      false,
    ]);
    const twice = attacks([TITAN, { life: 90 }, {}], 1, 1);
    expect([player(twice, 1).lost, twice.result()]).toEqual([true, null]);
    expect(rulesOf(twice, 'PLAYER_LOST')).toEqual(['mtg:104.3j', 'mtg:903.10a', 'mtg:704.6c']);
  });

  it('mtg:903.10a what it dealt to somebody else does not count, nor damage by what is no commander', () => {
    const game = attacks([TITAN, { life: 90 }, { life: 90 }], 1, 2);
    expect([1, 2].map((seat) => player(game, seat).lost)).toEqual([false, false]);
    const plain = attacks([{ battlefield: ['Test Titan'] }, { life: 90 }, {}], 1, 1);
    expect([player(plain, 1).lost, player(plain, 1).commanderDamage]).toEqual([false, []]);
  });

  it('mtg:903.10a damage by two commanders is counted for each by itself', () => {
    const made = creatureCard('Test Warlord', '{0}', 'Knight', '12/12');
    const warlord = { ...made, props: { ...made.props, supertypes: ['Legendary'] } };
    const taken = { battlefield: [{ card: 'Test Warlord', commander: true, controller: 0 }] };
    const game = commanders([TITAN, { life: 90 }, taken], { definitions: [...CARDS, warlord] as never });
    attack(game.until({ kind: 'ATTACKERS' }), 0, ['Test Titan', 1], ['Test Warlord', 1]).until({ step: 'endOfCombat' });
    expect([game.life(1), player(game, 1).lost]).toEqual([67, false]);
  });

  const marshal = (...abilities: Ability[]) => {
    const made = creatureCard('Test Marshal', '{0}', 'Knight', '21/21', ...abilities);
    const definitions = [{ ...made, props: { ...made.props, supertypes: ['Legendary'] } }];
    const mine = { battlefield: [{ card: 'Test Marshal', commander: true }] };
    return commanders([mine, { life: 90 }, { life: 90 }], { definitions } as never);
  };
  it('mtg:104.3j exactly twenty-one of it are enough', () => {
    const game = marshal().until({ kind: 'ATTACKERS' });
    attack(game, 0, ['Test Marshal', 1]).until({ step: 'endOfCombat' });
    expect([player(game, 1).lost, player(game, 2).lost]).toEqual([true, false]);
  });
  it('mtg:704.6c damage that is not combat damage counts for nothing', () => {
    const game = marshal(activated([tap], { effects: [damage(21, 'opponents')] }))
      .activate(0, 'Test Marshal')
      .resolve();
    expect([1, 2].map((seat) => [game.life(seat), player(game, seat).lost])).toEqual([
      [69, false],
      [69, false],
    ]);
  });

  it('mtg:104.3j by a commander that another player has taken, it counts for that commander', () => {
    const game = commanders([
      {},
      { life: 90, battlefield: [{ card: 'Test Titan', commander: true, controller: 0 }] },
      {},
    ]);
    game.until({ kind: 'ATTACKERS' });
    attack(game, 0, ['Test Titan', 1]).until({ step: 'endOfCombat' });
    expect(player(game, 1).commanderDamage).toEqual([{ seat: 1, card: 'Test Titan', amount: 11 }]);
  });
});
