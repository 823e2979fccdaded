/** Triggered abilities (410): whoever controls them and in whoever’s turn, of what was stolen, the second of several. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  continuous,
  control,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  each,
  gainLife,
  instant,
  land,
  may,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, lives, many, onStack, position, relic } from './table.js';

const atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const inPlay = { zone: 'battlefield' } as const;
const comes = { on: 'move', object: creature, match: { to: 'battlefield' } } as const;
const noHand = { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } };
const toGraveyard = (what: Parameters<typeof each>[0]) =>
  ({ do: 'move', what: each(what), to: 'graveyard', cause: 'destroy' }) as const;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Theft', '{0}', { targets: [target(inPlay)], effects: [untilEndOfTurn(t(0), control)] }),
  relic('Test Clock', triggered(atStep('upkeep'), { effects: [gainLife(1)] })),
  relic('Test Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] })),
  relic('Test Second Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(10)] })),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  relic(
    'Test Pair',
    triggered(atStep('upkeep'), {
      targets: [target(creature), target(artifact, { notIn: [0] })],
      effects: [gainLife(1), damage(1, t(0)), destroy(t(1))],
    }),
  ),
  creatureCard(
    'Test Martyr',
    '{0}',
    'Elf',
    '0/9',
    triggered({ on: 'damage', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  instant('Test Subvert', '{0}', {
    targets: [target(creature)],
    effects: [damage(1, t(0)), untilEndOfTurn(t(0), control)],
  }),
  creatureCard(
    'Test Lonely',
    '{0}',
    'Elf',
    '1/1',
    triggered(atStep('upkeep'), {
      targets: [target(creature), target(artifact)],
      effects: [gainLife(1), destroy(t(1))],
    }),
  ),
  relic('Test Fast', { kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(10)] }),
  instant('Test Glance', '{0}', { effects: [draw(1)] }),
  relic('Test Aim', triggered(atStep('upkeep'), { targets: [target(creature)], effects: [gainLife(1)] })),
  creatureCard('Test Warded', '{W}', 'Knight', '2/2', continuous('self', [rule('cantBeTargetedBy', {})])),
  relic(
    'Test Narrow',
    triggered(atStep('upkeep'), {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { targets: [target(creature)], effects: [gainLife(1)] },
          { targets: [target(land)], effects: [gainLife(10)] },
        ],
      },
    }),
  ),
  relic('Test Kind Bell', triggered(atStep('upkeep'), { effects: [may('gain?', gainLife(1))] })),
  relic(
    'Test Aimed Kindness',
    triggered(atStep('upkeep'), { targets: [target(creature)], effects: [may('hit?', damage(1, t(0)))] }),
  ),
  instant('Test Later Kindness', '{0}', {
    effects: [{ do: 'delayed', on: atStep('end'), effects: [gainLife(1)], may: true }],
  }),
  relic(
    'Test Land Watch',
    triggered(
      { on: 'move', object: land, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Ruin', '{0}', { effects: [toGraveyard(land)] }),
  instant('Test Study', '{0}', { effects: [draw(3)] }),
  relic('Test Reader', triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] })),
  relic('Test Empty Hand', triggered({ on: 'state', when: noHand } as never, { effects: [gainLife(1)] })),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }] as never)], effects: [counterSpell(t(0))] }),
  creatureCard(
    'Test Brute',
    '{0}',
    'Beast',
    '1/9',
    triggered({ on: 'becomesBlocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  instant('Test Wall Off', '{0}', { effects: [{ do: 'becomeBlocked', what: each(creature) }] }),
  creatureCard(
    'Test Wary',
    '{0}',
    'Beast',
    '0/9',
    continuous('self', [rule('blocksAny')]),
    triggered({ on: 'block', object: 'self', match: { count: 2, first: true } } as never, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Pressed',
    '{0}',
    'Beast',
    '0/9',
    triggered({ on: 'becomesBlocked', object: 'self', match: { count: 2 } } as never, { effects: [gainLife(1)] }),
  ),
  relic('Test Gate', triggered(comes, { effects: [gainLife(1)] })),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
const THEIRS = { turn: { number: 4, active: 1, step: 'upkeep' } };
const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};
const controllers = (game: Play): unknown[] => game.view().stack.map(({ controller }) => controller);

describe('triggered abilities (410)', () => {
  it('mtg-2003:410.1 what waits for the beginning of a step triggers in either player’s turn', () => {
    for (const setup of [UPKEEP, THEIRS]) {
      const game = ordered(position({ battlefield: ['Test Clock'] }, { battlefield: ['Test Clock'] }, setup));
      expect(lives(game.resolveAll())).toEqual([21, 21]);
    }
  });

  it('mtg-2003:410.2 whoever controlled the permanent as it triggered controls the ability, owner or not, whatever comes of it', () => {
    const game = position({ hand: ['Test Theft', 'Test Slay'] }, { battlefield: ['Test Last Breath'] });
    game.castAt(0, 'Test Theft', { card: 'Test Last Breath' }).resolve();
    game.castAt(0, 'Test Slay', { card: 'Test Last Breath' }).resolve();
    expect([controllers(game), lives(game.resolve())]).toEqual([[0], [21, 20]]);
    const chime = position({ hand: ['Test Theft', 'Test Sip'] }, { battlefield: ['Test Chime'] });
    chime.castAt(0, 'Test Theft', { card: 'Test Chime' });
    expect(controllers(chime)).toEqual([1, 0]);
    chime.resolve().resolve().cast(0, 'Test Sip');
    expect([controllers(chime), lives(chime.resolve())]).toEqual([
      [0, 0],
      [21, 21],
    ]);
    const rung = position({ battlefield: ['Test Clock'] }, { hand: ['Test Theft'] }, UPKEEP).pass();
    rung.castAt(1, 'Test Theft', { card: 'Test Clock' }).resolve();
    expect([controllers(rung), lives(rung.resolve())]).toEqual([[0], [21, 20]]);
    // Control changes while it waits to be put there.
    const subverted = position({ hand: ['Test Subvert'] }, { battlefield: ['Test Martyr'] });
    subverted.castAt(0, 'Test Subvert', { card: 'Test Martyr' }).resolve();
    expect([controllers(subverted), lives(subverted.resolve())]).toEqual([[1], [20, 21]]);
    // In the other player’s turn as well.
    const theirs = position({ battlefield: ['Test Clock'] }, {}, THEIRS);
    expect([controllers(theirs), lives(theirs.resolve())]).toEqual([[0], [21, 20]]);
  });

  it('mtg-2003:410.3 those of the player whose turn it is go on the stack first, in the second player’s turn as well', () => {
    const clock = { battlefield: ['Test Clock'] };
    const both = { battlefield: ['Test Clock', 'Test Clock'] };
    expect(controllers(position(clock, clock, UPKEEP))).toEqual([1, 0]);
    expect(controllers(position(clock, clock, THEIRS))).toEqual([0, 1]);
    const game = position(both, both, THEIRS);
    expect(asked(game)).toBe('1:ORDER_TRIGGERS');
    expect(controllers(ordered(game))).toEqual([0, 0, 1, 1]);
    const chimes = position({}, { hand: ['Test Sip'], battlefield: ['Test Chime', 'Test Second Chime'] }).pass();
    expect(onStack(ordered(chimes.cast(1, 'Test Sip')))).toHaveLength(3);
  });

  it('mtg-2003:410.4 one that lacks a target or a mode is not on the stack, whichever of several it is', () => {
    const rung = (name: string, ...battlefield: string[]) =>
      position({ battlefield: [name, ...battlefield] }, {}, UPKEEP);
    const pair = ordered(rung('Test Pair', 'Gray Ogre'));
    while (!pair.waiting()) pair.answer(pair.decision().seat, pair.decision().default);
    expect([onStack(pair), pair.resolve().zones('Test Pair')]).toEqual([['Test Pair'], ['graveyard']]);
    expect(onStack(rung('Test Pair'))).toEqual([]);
    expect([onStack(rung('Test Lonely')), onStack(rung('Test Lonely', 'Test Gate'))]).toEqual([[], ['Test Lonely']]);
    expect(onStack(rung('Test Aim', 'Test Warded'))).toEqual([]);
    expect(onStack(rung('Test Aim', 'Gray Ogre'))).toEqual(['Test Aim']);
    expect(onStack(rung('Test Narrow'))).toEqual([]);
    expect(rung('Test Narrow', 'Forest').resolve().life(0)).toBe(30);
  });

  it('mtg-2003:410.5 each says as theirs goes on the stack whether to, in either turn; who does not is asked for no target', () => {
    const kind = { battlefield: ['Test Kind Bell'] };
    for (const setup of [UPKEEP, THEIRS]) {
      const game = position({}, kind, setup);
      expect([asked(game), onStack(game).length]).toEqual(['1:MAY', 0]);
      expect(onStack(game.answer(1, { confirm: true }))).toEqual(['Test Kind Bell']);
      expect(lives(game.resolve())).toEqual([20, 21]);
      const not = position({}, kind, setup).answer(1, { confirm: false });
      expect([onStack(not), asked(not)]).toEqual([['Test Kind Bell'], `${setup.turn.active}:PRIORITY`]);
      expect(lives(not.resolve())).toEqual([20, 20]);
    }
    const aimed = { battlefield: ['Test Aimed Kindness', 'Hill Giant', 'Craw Wurm'] };
    const left = position(aimed, {}, UPKEEP).answer(0, { confirm: false });
    expect([asked(left), left.view().stack[0]?.targets ?? []]).toEqual(['0:PRIORITY', []]);
    const taken = position(aimed, {}, UPKEEP).answer(0, { confirm: true });
    expect(asked(taken)).toBe('0:TARGETS');
    expect(taken.choose(0, { card: 'Craw Wurm' }).resolve().the('Craw Wurm').damage).toBe(1);
    const later = position({ hand: ['Test Later Kindness'] })
      .cast(0, 'Test Later Kindness')
      .resolve()
      .until({ kind: 'MAY' });
    expect([later.view().turn.step, later.answer(0, { confirm: true }).resolve().life(0)]).toEqual(['end', 21]);
  });

  it('mtg-2003:410.6 it triggers for each land that is destroyed at once, and for each card that is drawn', () => {
    const game = position(
      { hand: ['Test Ruin'], battlefield: ['Test Land Watch', 'Forest', 'Island'] },
      { battlefield: ['Swamp'] },
    );
    expect(onStack(ordered(game.cast(0, 'Test Ruin').resolve()))).toEqual(many('Test Land Watch', 3));
    const read = position({ hand: ['Test Study'], battlefield: ['Test Reader'] })
      .cast(0, 'Test Study')
      .resolve();
    expect(ordered(read).resolveAll().life(0)).toBe(23);
  });

  it('mtg-2003:410.7 a draw that something else takes the place of has not happened, and nothing triggers on it', () => {
    const drawn = (...battlefield: string[]): unknown[] => {
      const game = position({ hand: ['Test Glance'], battlefield: ['Test Reader', ...battlefield] }).cast(
        0,
        'Test Glance',
      );
      return [onStack(game.resolve()), game.life(0), game.hand(0)];
    };
    expect([drawn(), drawn('Test Fast')]).toEqual([
      [['Test Reader'], 20, 1],
      [[], 30, 0],
    ]);
  });

  it('mtg-2003:410.8a a state is noticed in either turn, in combat, and under what is on the stack, mtg-2003:410.8b it triggers anew once the ability has resolved or was countered, in either turn', () => {
    const empty = { hand: ['Test Sip'], battlefield: ['Test Empty Hand'] };
    const game = position({}, empty).pass().cast(1, 'Test Sip');
    expect(onStack(game)).toEqual(['Test Empty Hand', 'Test Sip']);
    expect(lives(game.resolve())).toEqual([20, 21]);
    expect(onStack(game)).toEqual(['Test Empty Hand', 'Test Sip']);
    const combat = position(empty).until({ step: 'beginningOfCombat' }).cast(0, 'Test Sip');
    expect(onStack(combat)).toEqual(['Test Empty Hand', 'Test Sip']);
    const stifled = position(empty, { hand: ['Test Stifle', 'Forest'] })
      .cast(0, 'Test Sip')
      .pass();
    stifled.cast(1, 'Test Stifle');
    if (!stifled.waiting()) stifled.choose(1, { card: 'Test Empty Hand' });
    expect(onStack(stifled.resolve())).toEqual(['Test Empty Hand', 'Test Sip']);
    expect(stifled.life(0)).toBe(20);
  });
});

describe('blocking (410.9)', () => {
  const two = ['Grizzly Bears', 'Hill Giant'];

  it('mtg-2003:410.9a each of several that an effect has blocked is blocked, and triggers', () => {
    const game = position({ hand: ['Test Wall Off'], battlefield: ['Test Brute', 'Test Brute'] }).until({
      kind: 'ATTACKERS',
    });
    game.answer(0, {
      assign: [0, 1].map((nth) => ({ from: { card: 'Test Brute', nth }, to: { player: 1 } })),
    } as never);
    game.until({ step: 'declareBlockers' }).cast(0, 'Test Wall Off').resolve();
    expect(onStack(ordered(game))).toEqual(['Test Brute', 'Test Brute']);
  });

  it('mtg-2003:410.9d it triggers where as many creatures as it says are blocked or block, and where there are fewer it does not', () => {
    const blocked = (count: number) => {
      const pairs = two.slice(0, count).map((name): [string, string] => ['Test Wary', name]);
      return onStack(fight({ battlefield: two }, { battlefield: ['Test Wary'] }, two, ...pairs));
    };
    expect([blocked(1), blocked(2)]).toEqual([[], ['Test Wary']]);
    const others = { battlefield: ['Test Pressed', 'Craw Wurm'] };
    const pressed = (...pairs: [string, string][]) =>
      onStack(fight(others, { battlefield: two }, ['Test Pressed', 'Craw Wurm'], ...pairs));
    expect([
      pressed(['Grizzly Bears', 'Test Pressed']),
      pressed(['Grizzly Bears', 'Test Pressed'], ['Hill Giant', 'Craw Wurm']),
      pressed(['Grizzly Bears', 'Test Pressed'], ['Hill Giant', 'Test Pressed']),
    ]).toEqual([[], [], ['Test Pressed']]);
  });
});
