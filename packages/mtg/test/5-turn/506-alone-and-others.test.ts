/** Combat: attacking and blocking alone, who is defending, and what else the rules say beside their first clause (505–513). */
import { magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  attacks,
  blocks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  loseLife,
  plus,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

const wolf = token('Test Cub', 'Creature — Wolf', ['G'], '2/2');
ownCards(
  ...turnCards,
  creatureCard(
    'Test Hermit',
    '{0}',
    'Human',
    '1/6',
    triggered({ ...blocks, match: { alone: true } }, { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Guard',
    '{0}',
    'Human',
    '1/6',
    triggered({ ...blocks, match: { first: true } }, { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Stalker',
    '{0}',
    'Rogue',
    '1/1',
    continuous('self', plus(4, 0), { is: ['self', { is: 'attackingAlone' }] }),
    continuous('self', plus(0, 4), { is: ['self', { is: 'blockingAlone' }] }),
  ),
  creatureCard(
    'Test Archer',
    '{0}',
    'Elf',
    '1/1',
    triggered(attacks, { targets: [target([creature, { controller: 'defending' }])], effects: [damage(1, t(0))] }),
  ),
  card('Test Lamp', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  instant('Test Dawn Again', '{0}', { effects: [{ do: 'extraPhases', phases: ['beginning'] }] }),
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Rouse', '{0}', {
    targets: [target([...inYourGraveyard, creature])],
    effects: [{ do: 'enterAttacking', what: t(0) }],
  }),
  instant('Test Pack', '{0}', { effects: [{ do: 'enterAttacking', token: wolf }] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test Drinker', '{0}', 'Vampire', '3/3', keyword('lifelink')),
);

const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];
/** A game of three, in the precombat main phase of seat 0. */
function three(...players: object[]): Play {
  const created = magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    seed: 'three',
    turn: { number: 7, active: 0, step: 'precombatMain' },
    definitions: CARDS_OF_THREE,
    players: players.map((p) => ({ library: LIBRARY, ...p })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(magic, created.value.state);
}
const CARDS_OF_THREE = [
  creatureCard(
    'Test Bully',
    '{0}',
    'Ogre',
    '0/1',
    triggered(attacks, { effects: [loseLife(3, { event: 'defending' })] }),
  ),
  creatureCard(
    'Test Archer',
    '{0}',
    'Elf',
    '1/1',
    triggered(attacks, { targets: [target([creature, { controller: 'defending' }])], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Hermit',
    '{0}',
    'Human',
    '1/6',
    triggered({ ...blocks, match: { alone: true } }, { effects: [gainLife(3)] }),
  ),
];
const stack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);
const toAttackers = (mine: object, theirs: object): Play => magicPosition([mine, theirs]).until({ kind: 'ATTACKERS' });

describe('alone (506.5)', () => {
  it('mtg:506.5 mtg-2003:309.4a a creature blocks alone when it is the only one declared as a blocker, whatever attacks', () => {
    const two = { battlefield: ['Grizzly Bears', 'Hill Giant'] };
    const fight = (theirs: string[], ...pairs: [string, string][]) =>
      toAttackers(two, { battlefield: theirs })
        .attack(0, 'Grizzly Bears', 'Hill Giant')
        .until({ kind: 'BLOCKERS' })
        .block(1, ...pairs);
    expect(stack(fight(['Test Hermit', 'Memnite'], ['Test Hermit', 'Grizzly Bears']))).toEqual(['Test Hermit']);
    const both = fight(['Test Hermit', 'Memnite'], ['Test Hermit', 'Grizzly Bears'], ['Memnite', 'Hill Giant']);
    expect(stack(both)).toEqual([]);
  });
  it('mtg:506.5 who else blocks for another player counts, too', () => {
    const blocking = (third: boolean) => {
      const game = three(
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        { battlefield: ['Test Hermit'] },
        { battlefield: ['Memnite'] },
      );
      game.until({ kind: 'ATTACKERS' }).answer(0, {
        assign: [
          { from: { card: 'Grizzly Bears' }, to: { player: 1 } },
          { from: { card: 'Hill Giant' }, to: { player: 2 } },
        ],
      });
      game.until({ kind: 'BLOCKERS' }).block(1, ['Test Hermit', 'Grizzly Bears']);
      return third ? game.block(2, ['Memnite', 'Hill Giant']) : game.answer(2, { assign: [] });
    };
    expect([stack(blocking(false)), stack(blocking(true))]).toEqual([['Test Hermit'], []]);
  });
  it('mtg:506.5 a creature is attacking alone while no other is, though others were declared', () => {
    const game = toAttackers({ hand: ['Test Kill'], battlefield: ['Test Stalker', 'Grizzly Bears'] }, {});
    expect(game.figures('Test Stalker')).toBe('1/1');
    game.attack(0, 'Test Stalker', 'Grizzly Bears');
    expect(game.figures('Test Stalker')).toBe('1/1');
    game.cast(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Test Stalker')).toBe('5/1');
    expect(game.until({ step: 'postcombatMain' }).figures('Test Stalker')).toBe('1/1');
  });
  it('mtg:506.5 a creature is blocking alone while no other is', () => {
    const theirs = { hand: ['Test Kill'], battlefield: ['Test Stalker', 'Memnite'] };
    const game = toAttackers({ battlefield: ['Grizzly Bears', 'Hill Giant'] }, theirs);
    game.attack(0, 'Grizzly Bears', 'Hill Giant').until({ kind: 'BLOCKERS' });
    expect(game.figures('Test Stalker')).toBe('1/1');
    game.block(1, ['Test Stalker', 'Grizzly Bears'], ['Memnite', 'Hill Giant']);
    expect(game.figures('Test Stalker')).toBe('1/1');
    game.pass().cast(1, 'Test Kill', { card: 'Memnite' }).resolve();
    expect(game.figures('Test Stalker')).toBe('1/5');
  });
});

describe('second clauses of combat (505–513)', () => {
  it('mtg:505.1 both are main phases: a sorcery is cast in either', () => {
    const main = magicPosition([{ hand: ['Test Rite'] }, {}]);
    const casts = (game: Play) => game.decision().options.some((o) => o.card === 'Test Rite');
    expect([casts(main), casts(main.until({ step: 'postcombatMain' }))]).toEqual([true, true]);
  });

  it('mtg:506.3b a card that is put onto the battlefield attacking outside combat, or for another player, does not attack', () => {
    const graveyard = ['Hill Giant'];
    const main = magicPosition([{ hand: ['Test Rouse'], graveyard }, {}])
      .cast(0, 'Test Rouse')
      .resolve();
    expect(main.the('Hill Giant')).toMatchObject({ attacking: null, tapped: true });
    const theirs = toAttackers({ battlefield: ['Grizzly Bears'] }, { hand: ['Test Rouse'], graveyard });
    theirs.attack(0, 'Grizzly Bears').pass().cast(1, 'Test Rouse').resolve();
    expect(theirs.the('Hill Giant')).toMatchObject({ attacking: null, controller: 1 });
    expect(theirs.until({ step: 'postcombatMain' }).life(0)).toBe(20);
  });

  it('mtg:508.2a nor does it trigger in a later step of the combat', () => {
    const game = toAttackers({ hand: ['Test Bear Suit'], battlefield: ['Test Banner', 'Hill Giant'] }, {});
    game.attack(0, 'Hill Giant').castAt(0, 'Test Bear Suit', { card: 'Hill Giant' }).resolve();
    game.until({ step: 'declareBlockers' });
    expect(stack(game)).toEqual([]);
    expect(game.until({ step: 'postcombatMain' }).life(0)).toBe(20);
  });

  it('mtg:508.4d what enters attacking in a step of combat damage is unblocked, and strikes in the next', () => {
    const mine = { hand: ['Test Pack'], battlefield: ['Test Duelist'] };
    const game = toAttackers(mine, { battlefield: ['Hill Giant'] })
      .attack(0, 'Test Duelist')
      .until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Test Duelist']).until({ step: 'firstStrikeDamage' }).cast(0, 'Test Pack').resolve();
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
    const late = toAttackers({ hand: ['Test Pack'], battlefield: ['Hill Giant'] }, {}).attack(0, 'Hill Giant');
    late.until({ step: 'endOfCombat' }).cast(0, 'Test Pack').resolve();
    expect(late.the('Test Cub').attacking).toEqual({ player: 1 });
    expect(late.until({ step: 'postcombatMain' }).the('Test Cub').attacking).toBeNull();
    expect(late.life(1)).toBe(17);
  });

  it('mtg:508.5 of several opponents the defending player is the one whom this creature attacks', () => {
    const battlefield = ['Memnite'];
    const game = three({ battlefield: ['Test Archer'] }, { battlefield: ['Hill Giant'] }, { battlefield });
    game.until({ kind: 'ATTACKERS' }).answer(0, { assign: [{ from: { card: 'Test Archer' }, to: { player: 2 } }] });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Memnite' }]);
  });
  it('mtg:508.5 it stays that player when the creature is removed from combat', () => {
    const game = three(
      { battlefield: ['Test Archer', 'Mountain'], hand: ['Shock'] },
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Memnite', 'Ornithopter'] },
    );
    game.until({ kind: 'ATTACKERS' }).answer(0, { assign: [{ from: { card: 'Test Archer' }, to: { player: 2 } }] });
    game.choose(0, { card: 'Ornithopter' });
    game.cast(0, 'Shock', { card: 'Test Archer' }).resolve().resolve();
    expect(game.the('Ornithopter').damage).toBe(1);
  });

  it('mtg:509.2 the active player has priority though nobody blocks, and the other one after', () => {
    const game = toAttackers({ battlefield: ['Hill Giant'] }, {})
      .attack(0, 'Hill Giant')
      .until({ step: 'declareBlockers' });
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(game.pass().decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
    expect(game.view().turn.step).toBe('declareBlockers');
  });

  it('mtg:509.3a it triggers once for each creature that blocks', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Guard', 'Test Sentry'] });
    game.attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.block(1, ['Test Guard', 'Grizzly Bears'], ['Test Sentry', 'Grizzly Bears']);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game).sort()).toEqual(['Test Guard', 'Test Sentry']);
  });

  it('mtg:510.2 nobody may act between, and damage to players comes with that to creatures', () => {
    const mine = { life: 2, battlefield: ['Hill Giant', 'Test Drinker'] };
    const game = toAttackers(mine, { life: 6, battlefield: ['Craw Wurm'] }).attack(0, 'Hill Giant', 'Test Drinker');
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Test Drinker']).until({ step: 'combatDamage' });
    expect([game.life(0), game.life(1), game.the('Craw Wurm').damage]).toEqual([5, 3, 3]);
    expect([game.zones('Test Drinker'), game.decision().seat]).toEqual([['graveyard'], 0]);
    const steps = game.events.map((e) => e.type);
    const between = steps.slice(steps.indexOf('DAMAGE_DEALT'), steps.lastIndexOf('DAMAGE_DEALT'));
    expect(between).not.toContain('PRIORITY_PASSED');
  });

  it('mtg:513.1 nothing is discarded, healed or over in the end step', () => {
    const hand = Array.from({ length: 8 }, () => 'Forest');
    const battlefield = [{ card: 'Hill Giant', damage: 1 }];
    const game = magicPosition([{ hand: [...hand, 'Test Vigour'], battlefield }, {}], {
      definitions: [
        instant('Test Vigour', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...plus(3, 3))] }),
      ],
    });
    game.castAt(0, 'Test Vigour', { card: 'Hill Giant' }).resolve().until({ step: 'end' });
    expect([game.hand(0), game.the('Hill Giant').damage, game.figures('Hill Giant')]).toEqual([8, 1, '6/6']);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
  });

  it('mtg:508.1k mtg-2003:308.5 who has dealt first-strike damage is an attacking creature until the combat is over', () => {
    const game = toAttackers({ battlefield: ['Test Duelist', 'Grizzly Bears'] }, {}).attack(
      0,
      'Test Duelist',
      'Grizzly Bears',
    );
    for (const step of ['firstStrikeDamage', 'combatDamage', 'endOfCombat'])
      expect(game.until({ step }).the('Test Duelist').attacking).toEqual({ player: 1 });
    expect(game.until({ step: 'postcombatMain' }).the('Test Duelist').attacking).toBeNull();
  });
  it('mtg:508.5 what an attack does to "the defending player" it does to whom the creature attacks', () => {
    const game = three({ battlefield: ['Test Bully'] }, {}, {}).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { card: 'Test Bully' }, to: { player: 2 } }] }).resolve();
    expect([game.life(1), game.life(2)]).toEqual([20, 17]);
  });
  it('mtg:405.5 mtg-2003:217.6c mtg:500.2 an ability on the stack resolves when all have passed, and the step goes on', () => {
    const game = magicPosition([{ battlefield: ['Test Lamp'] }, {}])
      .activate(0, 'Test Lamp')
      .pass()
      .pass();
    expect([game.view().turn.phase, game.view().stack, game.life(0), game.decision().seat]).toEqual([
      'precombatMain',
      [],
      21,
      0,
    ]);
  });
  it('mtg:405.5 all pass in succession: who passed before somebody acted is asked again', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: ['Mountain'] }]).pass();
    game.cast(1, 'Shock', { player: 0 }).pass();
    expect([game.decision().seat, game.view().stack.length, game.life(0)]).toEqual([0, 1, 20]);
    expect(game.pass().life(0)).toBe(18);
  });
  it('mtg:500.2 of three players all must pass in succession', () => {
    const game = three({}, {}, {}).pass().pass();
    expect([game.decision().seat, game.view().turn.phase]).toEqual([2, 'precombatMain']);
    expect(game.pass().view().turn.phase).toBe('combat');
  });
  it('mtg:500.8 an extra beginning phase has its untap, upkeep and draw steps', () => {
    const game = magicPosition([{ hand: ['Test Dawn Again'], battlefield: [{ card: 'Forest', tapped: true }] }, {}]);
    game.cast(0, 'Test Dawn Again').resolve().until({ step: 'draw', turn: 3 });
    expect([game.the('Forest').tapped, game.hand(0)]).toEqual([false, 1]);
    const steps = game.happened('STEP_BEGAN').flatMap((e) => (e.turn === 3 ? [e.step] : []));
    expect(steps.slice(-3)).toEqual(['untap', 'upkeep', 'draw']);
  });
});
