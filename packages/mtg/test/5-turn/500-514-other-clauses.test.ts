/** What else the rules of the turn say: in the other player's turn, for the second of two, where nothing happens (500–514). */
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  attacks,
  blocks,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  gainLife,
  instant,
  permanent,
  plus,
  rule,
  sorcery,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

ownCards(
  ...turnCards,
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  creatureCard(
    'Test Watch',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'attack', player: 'you' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Mime',
    '{0}',
    'Human',
    '1/8',
    continuous('self', [rule('blocksMore', { count: 1 })]),
    triggered({ ...blocks, match: { first: true, count: 2 } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Yell', '{0}', 'Human', '1/1', triggered(attacks, { effects: [gainLife(1)] })),
  instant('Test Still', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  instant('Test Freeze', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Seize', '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Sap', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-3, 0))] }),
  card('Test Starve', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step: 'end' } }, { effects: [gainLife(1)] })],
  }),
  instant('Test Famine Now', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'opponents' }] }),
  instant('Test Truce', '{0}', { effects: [{ do: 'skipNext', what: 'combat', who: 'you' }] }),
);

const stack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);
const stepsOf = (game: Play, turn: number): unknown[] =>
  game.happened('STEP_BEGAN').flatMap((e) => (e.turn === turn ? [e.step] : []));
/** A turn of seat 1, with an attack of a first striker and another. */
const theirs = { turn: { number: 4, active: 1, step: 'upkeep' } };
const theirTurn = (): Play => magicPosition([{}, { battlefield: ['Test Duelist', 'Grizzly Bears'] }], theirs);
const attacked = (): Play => theirTurn().until({ kind: 'ATTACKERS' }).attack(1, 'Test Duelist', 'Grizzly Bears');
/** Who has priority in a step, and after they have passed. */
const windows = (game: Play, step: string): unknown[] => {
  game.until({ step });
  const first = game.decision();
  const second = game.pass().decision();
  return [first.kind, first.seat, second.kind, second.seat, game.view().turn.step ?? game.view().turn.phase];
};
const both = (step: string): unknown[] => ['PRIORITY', 1, 'PRIORITY', 0, step];
const toBlockers = (mine: object, other: object, ...names: string[]): Play =>
  magicPosition([mine, other])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...names)
    .until({ kind: 'BLOCKERS' });

describe('other clauses: who has priority in the turn of the other player (503–513)', () => {
  it('mtg:503.1 in the upkeep step the active player has priority, then the other', () => {
    expect(windows(theirTurn(), 'upkeep')).toEqual(both('upkeep'));
  });
  it('mtg:504.2 so they have in the draw step', () => {
    expect(windows(theirTurn(), 'draw')).toEqual(both('draw'));
  });
  it('mtg:505.2 mtg:505.6 in both main phases, which end only once both have passed', () => {
    expect(windows(theirTurn(), 'precombatMain')).toEqual(both('precombatMain'));
    expect(windows(theirTurn(), 'postcombatMain')).toEqual(both('postcombatMain'));
  });
  it('mtg:507.2 at the beginning of combat', () => {
    expect(windows(theirTurn(), 'beginningOfCombat')).toEqual(both('beginningOfCombat'));
  });
  it('mtg:508.2 once attackers are declared', () => {
    expect(windows(attacked(), 'declareAttackers')).toEqual(both('declareAttackers'));
  });
  it('mtg:509.2 once blockers are declared', () => {
    expect(windows(attacked(), 'declareBlockers')).toEqual(both('declareBlockers'));
  });
  it('mtg:510.3 after the damage of each of two steps', () => {
    expect(windows(attacked(), 'firstStrikeDamage')).toEqual(both('firstStrikeDamage'));
    expect(windows(attacked(), 'combatDamage')).toEqual(both('combatDamage'));
  });
  it('mtg:511.1 at the end of combat', () => {
    expect(windows(attacked(), 'endOfCombat')).toEqual(both('endOfCombat'));
  });
  it('mtg:513.1 in the end step', () => {
    expect(windows(theirTurn(), 'end')).toEqual(both('end'));
  });
});

describe('other clauses: steps and phases (500–505)', () => {
  it('mtg:500.3 what triggers in the untap step waits: nobody has priority there for it either', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Riser', tapped: true }] }, {}], {
      turn: { number: 3, active: 0, step: 'untap' },
    });
    expect([game.view().turn.step, stack(game)]).toEqual(['upkeep', ['Test Riser']]);
  });
  it('mtg:500.6 mtg:513.1 what triggers at the beginning of each end step does so in that of either player', () => {
    const game = magicPosition([{ battlefield: ['Test Starve'] }, {}]).until({ step: 'end' });
    expect(stack(game)).toEqual(['Test Starve']);
    expect(stack(game.until({ turn: 4, step: 'end' }))).toEqual(['Test Starve']);
  });
  it('mtg:500.11 who is to skip two draw steps skips the next two', () => {
    const game = magicPosition([{ hand: ['Test Famine Now', 'Test Famine Now'] }, {}]);
    game.cast(0, 'Test Famine Now').resolve().cast(0, 'Test Famine Now').resolve();
    expect(game.until({ turn: 6, step: 'precombatMain' }).hand(1)).toBe(0);
    expect(game.until({ turn: 8, step: 'precombatMain' }).hand(1)).toBe(1);
  });
  it('mtg:500.11 of a skipped combat phase no step takes place', () => {
    const game = magicPosition([{ hand: ['Test Truce'], battlefield: ['Grizzly Bears'] }, {}]).cast(0, 'Test Truce');
    game.resolve().until({ turn: 4 });
    expect(stepsOf(game, 3)).toEqual(['end', 'cleanup']);
  });
  it('mtg:505.6a in the main phases of another nobody casts a sorcery', () => {
    const casts = (game: Play) => game.decision().options.some((o) => o.kind === 'CAST');
    const start = () => magicPosition([{}, { hand: ['Test Rite'] }]);
    expect([casts(start().pass()), casts(start().until({ step: 'postcombatMain' }).pass())]).toEqual([false, false]);
  });
});

describe('other clauses: combat (506–510)', () => {
  it('mtg:506.1 mtg-2003:306.1 without attackers there are neither blocks nor damage', () => {
    const game = magicPosition([{}, {}]).until({ turn: 4 });
    expect(stepsOf(game, 3).slice(0, 3)).toEqual(['beginningOfCombat', 'declareAttackers', 'endOfCombat']);
  });
  it('mtg:506.3 players and planeswalkers are attacked, and no other permanents', () => {
    const battlefield = ['Test Vase', 'Hill Giant', 'Forest', 'Test Walker'];
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield }]).until({ kind: 'ATTACKERS' });
    expect(game.decision().to?.map((o) => o.player ?? o.card)).toEqual([1, 'Test Walker']);
  });
  it('mtg:506.4 a blocker that stops being a creature is removed, and what it blocked stays blocked', () => {
    const game = toBlockers(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Still'], battlefield: ['Hill Giant'] },
      'Grizzly Bears',
    );
    game.block(1, ['Hill Giant', 'Grizzly Bears']).pass().castAt(1, 'Test Still', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ blocking: [], types: ['Artifact'] });
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(20);
  });
  it('mtg:506.4b a blocker that becomes tapped goes on blocking, and deals its damage', () => {
    const game = toBlockers(
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Freeze'], battlefield: ['Hill Giant'] },
      'Grizzly Bears',
    );
    game.block(1, ['Hill Giant', 'Grizzly Bears']).pass().castAt(1, 'Test Freeze', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ blocking: [game.the('Grizzly Bears').id], tapped: true });
    expect(game.until({ step: 'endOfCombat' }).zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:506.4 mtg:506.4c an attacked planeswalker that changes control is attacked no more', () => {
    const mine = { hand: ['Test Seize'], battlefield: ['Grizzly Bears'] };
    const game = magicPosition([mine, { battlefield: ['Test Walker'] }]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Walker' } }] });
    game.castAt(0, 'Test Seize', { card: 'Test Walker' }).resolve();
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: null });
    const before = game.the('Test Walker').loyalty;
    game.until({ step: 'postcombatMain' });
    expect([game.the('Test Walker').loyalty, game.life(0), game.life(1)]).toEqual([before, 20, 20]);
  });

  it('mtg:508.1k mtg:508.2b each of several attackers is attacking, and each triggers', () => {
    const game = magicPosition([{ battlefield: ['Test Yell', 'Test Grunt'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Yell', 'Test Grunt').takeDefault('ORDER_TRIGGERS');
    expect(stack(game).sort()).toEqual(['Test Grunt', 'Test Yell']);
    expect([game.the('Test Yell').attacking, game.the('Test Grunt').attacking]).toEqual([{ player: 1 }, { player: 1 }]);
  });
  it('mtg:508.3a what waits for attacks of "you" triggers on those of its controller, not on another’s', () => {
    const watch = { battlefield: ['Test Watch', 'Grizzly Bears'] };
    const own = magicPosition([{}, watch], theirs).until({ kind: 'ATTACKERS' }).attack(1, 'Grizzly Bears');
    expect(stack(own)).toEqual(['Test Watch']);
    const other = magicPosition([watch, { battlefield: ['Hill Giant'] }], theirs).until({ kind: 'ATTACKERS' });
    expect(stack(other.attack(1, 'Hill Giant'))).toEqual([]);
  });

  it('mtg:509.1a a creature blocks only what attacks its controller or their planeswalkers', () => {
    const created = magic.createScenario({
      ruleset: 'mtg',
      edition: 'current',
      seed: 'three',
      turn: { number: 7, active: 0, step: 'precombatMain' },
      players: [['Grizzly Bears', 'Hill Giant'], ['Memnite'], ['Ornithopter']].map((battlefield) => ({
        library: [{ card: 'Wall of Mist', count: 20 }],
        battlefield,
      })),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new Play(magic, created.value.state).until({ kind: 'ATTACKERS' });
    game.answer(0, {
      assign: [
        { from: { card: 'Grizzly Bears' }, to: { player: 1 } },
        { from: { card: 'Hill Giant' }, to: { player: 2 } },
      ],
    });
    game.until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().to?.map((o) => o.card)]).toEqual([1, ['Grizzly Bears']]);
    game.answer(1, { assign: [] });
    expect([game.decision().seat, game.decision().to?.map((o) => o.card)]).toEqual([2, ['Hill Giant']]);
  });
  it('mtg:509.1g mtg-2003:309.4 mtg:509.3e who blocks two is blocking both, and only then triggers what waits for that', () => {
    const blocking = (...names: string[]) =>
      toBlockers(
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        { battlefield: ['Test Mime'] },
        'Grizzly Bears',
        'Hill Giant',
      ).block(1, ...names.map((name): [string, string] => ['Test Mime', name]));
    const two = blocking('Grizzly Bears', 'Hill Giant');
    expect(two.the('Test Mime').blocking).toEqual([two.the('Grizzly Bears').id, two.the('Hill Giant').id]);
    expect([stack(two), stack(blocking('Hill Giant'))]).toEqual([['Test Mime'], []]);
  });

  it('mtg:510.1a a power below 0 assigns nothing', () => {
    const mine = { hand: ['Test Sap'], battlefield: ['Grizzly Bears'] };
    const game = magicPosition([mine, { battlefield: ['Hill Giant'] }]).castAt(0, 'Test Sap', {
      card: 'Grizzly Bears',
    });
    game.resolve().until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'combatDamage' });
    expect([game.figures('Grizzly Bears'), game.life(1), game.happened('DAMAGE_DEALT')]).toEqual(['-1/2', 20, []]);
  });

  it('mtg:514.1 only the active player discards', () => {
    const game = magicPosition([{ hand: lands(3, 'Forest') }, { hand: lands(9, 'Island') }]).until({
      turn: 4,
      step: 'upkeep',
    });
    expect([game.hand(0), game.hand(1)]).toEqual([3, 9]);
  });
});
