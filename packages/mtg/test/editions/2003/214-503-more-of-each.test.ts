/** Zones, combat and copies (214, 217, 306–310, 503): three where two are usual, and either player, in positions by the rules of 2003. */
import type { Ability } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  attacks,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  plus,
  putOntoBattlefield,
  rule,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, waiting } from './table.js';

const colored: Ability = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  before: [{ do: 'chooseWord', of: 'color', entering: true }],
};
const garland = (name: string) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  });

ownCards(
  creatureCard('Test Lone', '{0}', 'Soldier', '2/2', {
    ...triggered({ ...attacks, match: { count: 1 } } as never, { effects: [gainLife(1)] }),
  } as never),
  instant('Test Single Out', '{0}', { targets: [target({ is: 'blockingAlone' })], effects: [gainLife(1)] }),
  creatureCard('Test Wide', '{0}', 'Soldier', '3/3', continuous('self', [rule('blocksMore', { count: 1 })])),
  creatureCard('Test Tinter', '{0}', 'Elf', '1/1', colored, continuous('self', [{ mod: 'gainChosen', of: 'color' }])),
  instant('Test Raise', '{0}', {
    targets: [target(and(creature, { zone: 'graveyard' }))],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Daze', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 1, toughness: 1 }),
  garland('Test Garland'),
  garland('Test Wreath'),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Second Gain', '{0}', { effects: [gainLife(2)] }),
  instant('Test Third Gain', '{0}', { effects: [gainLife(4)] }),
  card('Test Toll', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('attackTax', { count: 1 })])],
  }),
  creatureCard('Test Sentry', '{0}', 'Soldier', '1/4', continuous('self', [rule('mustBlock')])),
  creatureCard('Test Second Sentry', '{0}', 'Soldier', '1/4', continuous('self', [rule('mustBlock')])),
);

const names = (game: Play): unknown[] => (game.decision().from ?? []).map(({ card: name }) => name);
const block = (from: string, to: string) => ({ from: { card: from }, to: { card: to } });

describe('permanents and zones', () => {
  it('mtg-2003:214.6b an artifact creature is tapped by what taps creatures', () => {
    const game = position({ hand: ['Test Daze'], battlefield: ['Test Golem'] });
    game.castAt(0, 'Test Daze', { card: 'Test Golem' }).resolve();
    expect(game.the('Test Golem').tapped).toBe(true);
  });

  it('mtg-2003:214.8c a second local enchantment comes into play on a creature beside the first', () => {
    const game = position({ hand: ['Test Garland', 'Test Wreath'], battlefield: ['Grizzly Bears', 'Hill Giant'] });
    for (const name of ['Test Garland', 'Test Wreath']) game.castAt(0, name, { card: 'Grizzly Bears' }).resolve();
    const { id } = game.the('Grizzly Bears');
    expect(['Test Garland', 'Test Wreath'].map((name) => game.the(name).attachedTo)).toEqual([id, id]);
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['4/4', '3/3']);
  });

  it('mtg-2003:217.6c of three on the stack one resolves at a time, and each time the active player has priority', () => {
    const spells = ['Test Gain', 'Test Second Gain', 'Test Third Gain'];
    const game = position({}, { hand: spells }).pass();
    for (const name of spells) game.cast(1, name);
    const lives = [24, 26, 27];
    for (const [i, life] of lives.entries()) {
      game.resolve();
      expect([game.life(1), onStack(game).length, asked(game)]).toEqual([life, 2 - i, '0:PRIORITY']);
    }
  });

  it('mtg-2003:217.7a a wish finds all that its controller owns among what is removed, and nothing of the opponent', () => {
    const game = position(
      { hand: ['Burning Wish'], battlefield: many('Mountain', 2), exile: ['Volcanic Hammer', 'Pyroclasm', 'Shock'] },
      { exile: ['Stone Rain'] },
    );
    game.cast(0, 'Burning Wish').pass().pass();
    expect(game.decision().options?.map(({ card: name }) => name)).toEqual(['Volcanic Hammer', 'Pyroclasm']);
  });
});

describe('combat', () => {
  it('mtg-2003:306.1 an attack without first strike goes through five steps, and no others', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']).until({ step: 'postcombatMain' });
    const steps = game.happened('STEP_BEGAN').filter(({ phase }) => phase === 'combat');
    expect(steps.map(({ step }) => step)).toEqual([
      'beginningOfCombat',
      'declareAttackers',
      'declareBlockers',
      'combatDamage',
      'endOfCombat',
    ]);
  });

  it('mtg-2003:308.3 who can pay for no attack attacks with nothing', () => {
    const game = position({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Toll'] });
    game.until({ step: 'endOfCombat' });
    expect([game.the('Grizzly Bears').tapped ?? false, game.happened('ATTACKERS_DECLARED')]).toEqual([false, []]);
    const paid = position({ battlefield: ['Grizzly Bears', 'Forest'] }, { battlefield: ['Test Toll'] });
    paid.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(paid.the('Forest').tapped).toBe(true);
  });

  it('mtg-2003:308.5a a creature attacks alone in the turn of the second player as well', () => {
    const life = (...attackers: string[]): number => {
      const game = position({}, { battlefield: ['Test Lone', 'Grizzly Bears'] }).until({ turn: 4, kind: 'ATTACKERS' });
      return game
        .attack(1, ...attackers)
        .until({ step: 'endOfCombat' })
        .life(1);
    };
    expect([life('Test Lone'), life('Test Lone', 'Grizzly Bears')]).toEqual([21, 20]);
  });

  it('mtg-2003:309.3 blocks without the second of two that must block are none', () => {
    const sentries = ['Test Sentry', 'Test Second Sentry'];
    const game = position({ battlefield: ['Craw Wurm'] }, { battlefield: [...sentries, 'Gray Ogre'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
    expect(names(game)).toEqual([...sentries, 'Gray Ogre']);
    for (const name of sentries) game.refused(1, { assign: [block(name, 'Craw Wurm')] });
    game.refused(1, { assign: [block('Test Sentry', 'Craw Wurm'), block('Gray Ogre', 'Craw Wurm')] });
    game.answer(1, { assign: sentries.map((name) => block(name, 'Craw Wurm')) });
  });

  it('mtg-2003:309.4a a creature blocks alone, of one attacker or of two, and neither of two blockers does', () => {
    const may = (blocker: string[], ...attackers: string[]): boolean => {
      const blocks = blocker.flatMap((b) => attackers.map((a): [string, string] => [b, a]));
      const game = fight(
        { hand: ['Test Single Out'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
        { battlefield: ['Test Wide', 'Gray Ogre'] },
        ['Grizzly Bears', 'Hill Giant'],
        ...blocks,
      );
      return offers(game, 'CAST', 'Test Single Out');
    };
    expect([
      may(['Test Wide'], 'Grizzly Bears'),
      may(['Test Wide'], 'Grizzly Bears', 'Hill Giant'),
      may(['Test Wide', 'Gray Ogre'], 'Grizzly Bears'),
      may([]),
    ]).toEqual([true, true, false, false]);
  });

  it('mtg-2003:310.1a an attacker of the second player assigns its power, and so does what blocks it', () => {
    const game = position({ battlefield: ['Wall of Wood'] }, { battlefield: ['Craw Wurm', 'Hill Giant'] });
    game.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Craw Wurm', 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(0, ['Wall of Wood', 'Hill Giant']).until({ step: 'combatDamage' });
    expect(waiting(game).sort()).toEqual([
      ['Craw Wurm', 6],
      ['Hill Giant', 3],
    ]);
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(14);
  });

  it('mtg-2003:310.1d each of three that block one attacker deals its damage to that', () => {
    const blockers = ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'];
    const game = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: blockers },
      ['Craw Wurm'],
      ...blockers.map((name): [string, string] => [name, 'Craw Wurm']),
    );
    while (game.view().turn.step !== 'combatDamage' || game.decision().kind !== 'PRIORITY')
      game.answer(game.decision().seat, game.decision().default);
    expect(waiting(game)).toEqual(
      expect.arrayContaining([
        ['Grizzly Bears', 2],
        ['Gray Ogre', 2],
        ['Hill Giant', 3],
      ]),
    );
  });
});

describe('copies', () => {
  it('mtg-2003:503.6 who puts a copy into play makes the choice for it, whoever owns it and whose turn it is', () => {
    const game = position({ graveyard: ['Clone'], battlefield: ['Test Tinter'] }, { hand: ['Test Raise'] }).pass();
    game.castAt(1, 'Test Raise', { card: 'Clone' });
    while (game.decision().kind === 'PRIORITY') game.pass();
    const seats: number[] = [];
    while (game.decision().kind !== 'PRIORITY') {
      const { seat, kind, shape } = game.decision();
      seats.push(seat);
      const picks = kind === 'COLOR' ? [{ value: 'R' }] : [{ card: 'Test Tinter' }];
      game.answer(seat, shape === 'CONFIRM' ? { confirm: true } : { choose: picks });
    }
    expect(new Set(seats)).toEqual(new Set([1]));
    expect(game.the('Clone')).toMatchObject({ name: 'Test Tinter', controller: 1, owner: 0, colors: ['R'] });
  });

  it('mtg-2003:503.8 what was chosen is remembered as somebody else controls it', () => {
    const game = position({ hand: ['Test Tinter'] }, { hand: ['Test Charm'] });
    game.cast(0, 'Test Tinter').resolve().choose(0, { value: 'G' }).pass();
    game.castAt(1, 'Test Charm', { card: 'Test Tinter' }).resolve();
    expect(game.the('Test Tinter')).toMatchObject({ controller: 1, colors: ['G'], chosen: { color: 'G' } });
  });
});
