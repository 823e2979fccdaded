/** The game and its turns (1, 300–306, 312–314): either player, another’s turn, several at once, in positions by the rules of 2003. */
import type { HandedOn } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  has,
  instant,
  manaAbility,
  plus,
  rule,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, begin, many, offers, onStack, position, tapFor } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  instant('Test Insight', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [draw(1, t(0)), { do: 'move', what: { each: { zone: 'graveyard' } }, to: 'library', cause: 'effect' }],
  }),
  instant('Test Triumph', '{0}', { effects: [{ do: 'win', who: 'you' }] }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Hour', '{0}', { effects: [{ do: 'extraTurn', who: 'you' }] }),
  card('Test Spring', { cost: '{0}', type: 'Artifact', abilities: [manaAbility('{C}')] }),
  enchantment('Test Frost', continuous(creature, [rule('doesntUntap')])),
  card('Test Anchor', { cost: '{0}', type: 'Artifact', abilities: [continuous('self', [rule('mayStayTapped')])] }),
  card('Test Second Anchor', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous('self', [rule('mayStayTapped')])],
  }),
  enchantment(
    'Test Dawn',
    triggered({ on: 'status', object: creature, match: { status: 'tapped', on: false } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Wisp', '{0}', 'Illusion', '2/2', { kind: 'keyword', keyword: 'phasing' }),
  creatureCard('Test Shade', '{0}', 'Illusion', '1/1', { kind: 'keyword', keyword: 'phasing' }),
  sorcery('Test Lesson', '{0}', { effects: [gainLife(1)] }),
  enchantment('Test Horn', triggered({ on: 'step', match: { step: 'beginningOfCombat' } }, { effects: [gainLife(1)] })),
  enchantment(
    'Test Grave',
    triggered(
      { on: 'move', object: [{ owner: 'you' }], match: { from: 'hand', cause: 'discard' } },
      { effects: [draw(1)] },
    ),
  ),
  card('Test Engine', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'types', value: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
          ),
        ],
      }),
    ],
  }),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
  instant('Test Reading', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(continuous({ players: 'you' }, [rule('noMaximumHandSize')])))],
  }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  enchantment('Test Shelf', continuous({ players: 'you' }, [rule('maximumHandSize', { count: 5 })])),
);

/** A game that begins with the turn of this player. */
const begunBy = (seat: number): Play =>
  begin({ first: 0, winners: [0] } as HandedOn).answer(1, { confirm: seat === 1 });
const atUntap = { turn: { number: 3, active: 0, step: 'untap' } };
const tapped = (name: string) => ({ card: name, tapped: true });

describe('the beginning of a game', () => {
  it('mtg-2003:101.4 whoever has the first turn skips its draw step, and the other draws in theirs', () => {
    for (const seat of [0, 1]) {
      const game = begunBy(seat).until({ turn: 1, step: 'precombatMain' });
      expect([game.view().turn.active, game.hand(seat)]).toEqual([seat, 7]);
      expect(game.until({ turn: 2, step: 'precombatMain' }).hand(1 - seat)).toBe(8);
    }
  });

  it('mtg-2003:101.5 who has the first turn decides first, and each counts their own mulligans alone', () => {
    for (const seat of [0, 1]) {
      const game = begunBy(seat);
      expect(asked(game)).toBe(`${seat}:MULLIGAN`);
      game.answer(seat, { confirm: true }).answer(seat, { confirm: true }).answer(seat, { confirm: false });
      expect(asked(game)).toBe(`${1 - seat}:MULLIGAN`);
      game.answer(1 - seat, { confirm: true });
      expect([game.hand(seat), game.hand(1 - seat)]).toEqual([5, 6]);
    }
  });

  it('mtg-2003:101.5 the old hand is shuffled into the library before the new one is drawn', () => {
    const game = begunBy(0);
    const before = game.events.length;
    game.answer(0, { confirm: true });
    const told = game.events.slice(before).map(({ type }) => type);
    expect(told.filter((type) => type === 'SHUFFLED')).toHaveLength(1);
    expect(told.indexOf('SHUFFLED')).toBeLessThan(told.indexOf('CARD_DRAWN'));
    const counted = game.view().players[0]?.zones as { library: number; hand: number };
    expect([counted.library, counted.hand]).toEqual([54, 6]);
  });
});

describe('winning and losing', () => {
  it('mtg-2003:102.2 whoever must draw more than there is loses, in the turn of the other and though cards come to the library', () => {
    const game = position({ hand: ['Test Insight'] }, { library: [], graveyard: ['Swamp'] });
    game.castAt(0, 'Test Insight', { player: 1 }).resolve();
    expect([game.result(), game.zones('Swamp')]).toMatchObject([{ kind: 'WIN', winners: [0] }, ['library']]);
    const last = position({ hand: ['Test Insight'] }, { library: ['Swamp'] });
    expect(last.castAt(0, 'Test Insight', { player: 1 }).resolve().result()).toBeNull();
  });

  it('mtg-2003:102.3 an effect says in the turn of the other that its controller wins', () => {
    const game = position({}, { hand: ['Test Triumph'] })
      .pass()
      .cast(1, 'Test Triumph')
      .resolve();
    expect([game.result(), game.decisions()]).toMatchObject([{ kind: 'WIN', winners: [1] }, []]);
  });

  it('mtg-2003:102.8 ten poison counters or more lose, whoever has them, and nine do not', () => {
    const ended = (seat: number, poison: number): unknown => {
      const seats = [{}, {}];
      seats[seat] = { counters: { poison } };
      const game = position({ ...seats[0], hand: ['Test Gain'] }, seats[1]);
      return (game.result() ?? game.cast(0, 'Test Gain').result())?.winners ?? null;
    };
    expect([0, 1].map((seat) => [9, 10, 11].map((poison) => ended(seat, poison)))).toEqual([
      [null, [1], [1]],
      [null, [0], [0]],
    ]);
  });
});

describe('turns, phases and steps', () => {
  it('mtg-2003:300.2 a pass from before somebody acted does not count in any step', () => {
    const game = position({}, { hand: ['Test Gain'] }, { turn: { step: 'upkeep' } });
    game.pass().cast(1, 'Test Gain').pass();
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Gain']]);
    game.pass();
    expect([game.view().turn.step, asked(game), game.life(1)]).toEqual(['upkeep', '0:PRIORITY', 21]);
    expect(game.pass().view().turn.step).toBe('upkeep');
    expect(game.pass().view().turn.step).toBe('draw');
  });

  it('mtg-2003:300.4 colorless mana burns, and mana of the end of turn step does before the next turn', () => {
    const game = position({ battlefield: ['Test Spring'] }, { battlefield: ['Test Spring'] }).until({ step: 'end' });
    tapFor(game, 0, 'Test Spring').pass();
    tapFor(game, 1, 'Test Spring').pass();
    if (asked(game) === '0:PRIORITY' && game.view().turn.step === 'end') game.pass();
    expect([game.view().turn.number, game.life(0), game.life(1)]).toEqual([4, 19, 19]);
  });

  it('mtg-2003:300.6 after an extra turn of the other player their own turn follows', () => {
    const game = position({}, { hand: ['Test Hour'] })
      .pass()
      .cast(1, 'Test Hour')
      .resolve();
    const active = (turn: number): unknown => game.until({ turn, step: 'upkeep' }).view().turn.active;
    expect([4, 5, 6].map(active)).toEqual([1, 1, 0]);
  });

  it('mtg-2003:302.1 what an effect of the opponent keeps tapped stays so, and of several any number may', () => {
    const kept = position({ battlefield: [tapped('Grizzly Bears')] }, { battlefield: ['Test Frost'] }, atUntap);
    expect(kept.the('Grizzly Bears').tapped).toBe(true);
    const anchors = ['Test Anchor', 'Test Second Anchor'];
    const game = position({ battlefield: anchors.map(tapped) }, {}, atUntap);
    game.answer(0, { choose: anchors.map((name) => ({ card: name })) });
    expect(anchors.map((name) => game.the(name).tapped)).toEqual([true, true]);
  });

  it('mtg-2003:302.2 all that triggers in the untap step waits for the upkeep, also for the other player', () => {
    const mine = { battlefield: ['Grizzly Bears', 'Hill Giant'].map(tapped) };
    const game = position(mine, { battlefield: ['Test Dawn'] }, atUntap);
    while (game.decision().kind !== 'PRIORITY') game.answer(1, game.decision().default);
    expect([game.view().turn.step, onStack(game)]).toEqual(['upkeep', ['Test Dawn', 'Test Dawn']]);
    expect(game.resolveAll().life(1)).toBe(22);
  });

  it('mtg-2003:302.3 all that has phasing phases out together, and in together', () => {
    const game = position({ battlefield: ['Test Wisp', 'Test Shade'] }, {}, atUntap);
    const where = (): unknown => ['Test Wisp', 'Test Shade'].map((name) => game.zones(name)[0]);
    expect(where()).toEqual(['phasedOut', 'phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(where()).toEqual(['battlefield', 'battlefield']);
  });

  it('mtg-2003:303.1 the active player has priority first in the upkeep, whoever that is', () => {
    const game = position({});
    for (const turn of [4, 5]) {
      const { active } = game.until({ turn, step: 'upkeep' }).view().turn;
      expect([onStack(game), asked(game)]).toEqual([[], `${active}:PRIORITY`]);
      expect(asked(game.pass())).toBe(`${1 - Number(active)}:PRIORITY`);
    }
  });

  it('mtg-2003:304.1 both players have priority in the draw step, before the draw and after it', () => {
    const game = position({}).until({ turn: 4, step: 'draw' });
    expect([asked(game), onStack(game).length, game.hand(1)]).toEqual(['1:PRIORITY', 1, 0]);
    game.pass().pass();
    expect([game.view().turn.step, asked(game), onStack(game), game.hand(1)]).toEqual(['draw', '1:PRIORITY', [], 1]);
    expect(asked(game.pass())).toBe('0:PRIORITY');
  });

  it('mtg-2003:305.3 outside of main phases nobody plays creatures and sorceries, in no step of any turn', () => {
    const slow = ['Test Lesson', 'Ornithopter', 'Test Spring', 'Test Frost'];
    const game = position({ hand: slow, battlefield: ['Grizzly Bears'] }, { hand: slow });
    const at = (step: string, turn: number): boolean =>
      slow.some((name) => offers(game.until({ step, turn }), 'CAST', name));
    expect(at('precombatMain', 3)).toBe(true);
    expect(['beginningOfCombat', 'end'].map((step) => at(step, 3))).toEqual([false, false]);
    expect(['upkeep', 'draw', 'precombatMain', 'end'].map((step) => at(step, 4))).toEqual([false, false, true, false]);
  });

  it('mtg-2003:307.1 what triggers at the beginning of combat goes on the stack, and then the active player has priority', () => {
    const game = position({}, { battlefield: ['Test Horn'] }).until({ step: 'beginningOfCombat' });
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Horn']]);
    expect(game.resolve().life(1)).toBe(21);
    const quiet = position({}).until({ turn: 4, step: 'beginningOfCombat' });
    expect([asked(quiet), asked(quiet.pass())]).toEqual(['1:PRIORITY', '0:PRIORITY']);
  });

  it('mtg-2003:312.1 the end of turn step comes first, and the cleanup step after it', () => {
    const game = position({}).until({ turn: 4, step: 'upkeep' });
    const steps = game.happened('STEP_BEGAN').filter(({ turn, phase }) => turn === 3 && phase === 'ending');
    expect(steps.map(({ step }) => step)).toEqual(['end', 'cleanup']);
  });
});

describe('the cleanup step', () => {
  it('mtg-2003:314.1a the active player discards down to the maximum that an effect says, before damage is removed', () => {
    const game = position(
      { hand: many('Plains', 7), battlefield: ['Test Shelf', { card: 'Hill Giant', damage: 1 }, 'Test Grave'] },
      { hand: many('Swamp', 9) },
      { turn: { step: 'end' } },
    );
    game.pass().pass();
    expect([asked(game), game.decision().min, game.the('Hill Giant').damage]).toEqual(['0:CLEANUP_DISCARD', 2, 1]);
    game.answer(0, { choose: [{ card: 'Plains', nth: 0 } as never, { card: 'Plains', nth: 1 } as never] });
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect([game.hand(0), game.all('Plains', 'graveyard').length, onStack(game)]).toEqual([
      5,
      2,
      ['Test Grave', 'Test Grave'],
    ]);
    expect([game.view().turn.step, game.the('Hill Giant').damage]).toEqual(['cleanup', 0]);
  });

  it('mtg-2003:314.1a what does away with the maximum for this turn counts as cards are discarded', () => {
    const game = position(
      { hand: [...many('Plains', 9), 'Test Reading'], battlefield: ['Grizzly Bears'] },
      {},
      { turn: { step: 'end' } },
    );
    game.castAt(0, 'Test Reading', { card: 'Grizzly Bears' }).resolve().pass().pass();
    expect([game.view().turn.number, game.hand(0)]).toEqual([4, 9]);
  });

  it('mtg-2003:314.1c in the cleanup step that follows cards are discarded again, and damage goes', () => {
    const game = position(
      { hand: many('Plains', 8), battlefield: ['Test Grave', 'Grizzly Bears'], library: many('Swamp', 9) },
      {},
      { turn: { step: 'end' } },
    );
    game
      .pass()
      .pass()
      .answer(0, { choose: [{ card: 'Plains', nth: 0 } as never] });
    expect([asked(game), game.view().turn.step, onStack(game)]).toEqual(['0:PRIORITY', 'cleanup', ['Test Grave']]);
    game.resolve().pass().pass();
    expect([asked(game), game.view().turn.step, game.hand(0)]).toEqual(['0:CLEANUP_DISCARD', 'cleanup', 8]);
  });

  it('mtg-2003:314.1b damage goes from what is a creature for this turn alone, and effects of either player end', () => {
    const game = position(
      { hand: ['Test Sting', 'Test Swell'], battlefield: ['Test Engine'] },
      { hand: ['Test Swell'] },
    );
    const wakes = (): Play => game.activate(0, 'Test Engine').resolve();
    wakes().castAt(0, 'Test Swell', { card: 'Test Engine' }).resolve();
    game.castAt(0, 'Test Sting', { card: 'Test Engine' }).resolve().pass();
    game.castAt(1, 'Test Swell', { card: 'Test Engine' }).resolve();
    expect([game.figures('Test Engine'), game.the('Test Engine').damage]).toEqual(['6/6', 1]);
    game.until({ turn: 5, step: 'upkeep' });
    wakes();
    expect([game.figures('Test Engine'), game.the('Test Engine').damage]).toEqual(['2/2', 0]);
  });
});
