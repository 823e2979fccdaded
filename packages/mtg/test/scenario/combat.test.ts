import type { JsonObject } from '@arbiter/engine';
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { attacks, blocks, card, creatureCard, gainLife, keyword, triggered } from '../../src/language/builders.js';
import { scenarioOf } from '../language/play.js';

const definitions = [
  creatureCard('Test Raider', '{R}', 'Orc', '3/3', triggered(attacks, { effects: [gainLife(1)] })),
  creatureCard('Test Guard', '{W}', 'Knight', '2/2', triggered(blocks, { effects: [gainLife(5)] })),
  creatureCard('Test Watch', '{W}', 'Knight', '2/2', keyword('vigilance')),
  creatureCard('Test Quick', '{W}', 'Knight', '2/2', keyword('first strike')),
  card('Test Walker', { cost: '{3}', type: 'Planeswalker — Test', loyalty: 4, abilities: [] }),
];
const raider = (more: JsonObject = {}): JsonObject => ({
  card: 'Test Raider',
  as: 'raider',
  attacking: { player: 1 },
  ...more,
});
const guard = (more: JsonObject = {}): JsonObject => ({ card: 'Test Guard', as: 'guard', ...more });
const BLOCKS = { blocking: ['raider'] };

const at = (step: string, mine: (string | JsonObject)[], theirs: (string | JsonObject)[], stack?: JsonObject[]): Play =>
  magicPosition([{ battlefield: mine }, { battlefield: theirs }], {
    definitions,
    turn: { step },
    ...(stack ? { stack } : {}),
  });
const refusal = (step: string, mine: (string | JsonObject)[], theirs: (string | JsonObject)[] = []) => {
  const made = magic.createScenario(
    scenarioOf(definitions, [{ battlefield: mine }, { battlefield: theirs }], { turn: { step } }),
  );
  if (made.ok) throw new Error('this should have been refused');
  return made.error.errors?.map(({ path }) => path);
};

describe('combat in a scenario', () => {
  it('Attackers given at their step are declared there: they tap, trigger, and nobody is asked', () => {
    const game = at('declareAttackers', [raider(), { card: 'Test Watch', attacking: { player: 1 } }], [guard()]);
    expect(game.happened('ATTACKERS_DECLARED')).toMatchObject([
      { seat: 0, attacks: [{ card: 'Test Raider', player: 1 }, {}] },
    ]);
    expect([game.the('Test Raider').tapped, game.the('Test Watch').tapped]).toEqual([true, false]);
    expect(game.the('Test Raider').attacking).toEqual({ player: 1 });
    expect(game.resolve().life(0)).toBe(21);
    expect(game.until({ kind: 'BLOCKERS' }).decision().seat).toBe(1);
    game.block(1, ['Test Guard', 'Test Raider']).resolve().until({ step: 'endOfCombat' });
    expect([game.life(1), game.zones('Test Guard')]).toEqual([23, ['graveyard']]);
  });

  it('With attackers at the step of blocks and no blockers, these are asked; what attacks has been declared before', () => {
    const game = at('declareBlockers', [raider()], [guard()]);
    expect(game.decision()).toMatchObject({ kind: 'BLOCKERS', seat: 1 });
    expect([game.the('Test Raider').tapped, game.happened('ATTACKERS_DECLARED')]).toEqual([true, []]);
    expect(at('declareBlockers', [raider({ tapped: false })], [guard()]).the('Test Raider').tapped).toBe(false);
    game.block(1).until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });

  it('Blockers given at their step are declared there, and trigger', () => {
    const game = at('declareBlockers', [raider()], [guard(BLOCKS)]);
    expect(game.happened('BLOCKERS_DECLARED')).toMatchObject([{ seat: 1, blocks: [{ card: 'Test Guard' }] }]);
    expect(game.resolve().life(1)).toBe(25);
    game.until({ step: 'endOfCombat' });
    expect([game.life(1), game.zones('Test Guard')]).toEqual([25, ['graveyard']]);
  });

  it('Later blocks are made, and nothing triggers on them', () => {
    const game = at('combatDamage', [raider()], [guard(BLOCKS)]);
    expect(game.happened('BLOCKERS_DECLARED')).toEqual([]);
    expect([game.life(1), game.zones('Test Guard'), game.view().stack]).toEqual([20, ['graveyard'], []]);
    const over = at('endOfCombat', [raider()], [guard(BLOCKS)]);
    expect(over.the('Test Guard').blocking).toEqual([over.the('Test Raider').id]);
    expect(over.until({ step: 'postcombatMain' }).the('Test Raider').attacking).toBe(null);
  });

  it('First strike: it has struck before the second step of damage, and strikes in the first', () => {
    const quick = { card: 'Test Quick', attacking: { player: 1 } };
    expect(at('combatDamage', [quick, raider()], []).life(1)).toBe(17);
    const first = at('firstStrikeDamage', [quick, raider()], []);
    expect([first.life(1), first.until({ step: 'endOfCombat' }).life(1)]).toEqual([18, 15]);
  });

  it('A planeswalker is attacked by its name, and a trick on the stack takes part', () => {
    const game = at(
      'declareBlockers',
      [raider({ attacking: { as: 'walker' } })],
      [{ card: 'Test Walker', as: 'walker' }, guard(BLOCKS)],
      [{ card: 'Giant Growth', controller: 1, targets: [{ as: 'guard' }] }],
    );
    game.resolve().resolve().until({ step: 'endOfCombat' });
    expect([game.zones('Test Raider'), game.the('Test Walker').loyalty, game.life(1)]).toEqual([['graveyard'], 4, 25]);
  });

  it('It is the same as if it had been declared there', () => {
    const marks = (game: Play) => {
      const { objects, marks: own } = game.state as unknown as {
        objects: { [id: string]: JsonObject };
        marks: JsonObject;
      };
      const fighting = Object.values(objects).filter((o) => o.zone === 'battlefield');
      return [own, fighting.map((o) => [o.marks, o.status])];
    };
    const played = at('declareAttackers', [{ card: 'Test Watch' }, 'Grizzly Bears'], ['Hill Giant']);
    played.attack(0, 'Test Watch', 'Grizzly Bears').pass().pass().block(1, ['Hill Giant', 'Grizzly Bears']);
    const given = at(
      'declareBlockers',
      [
        { card: 'Test Watch', attacking: { player: 1 } },
        { card: 'Grizzly Bears', as: 'bears', attacking: { player: 1 } },
      ],
      [{ card: 'Hill Giant', blocking: ['bears'] }],
    );
    expect(marks(given)).toEqual(marks(played));
    expect(given.decision().options).toEqual(played.decision().options);
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const own = (field: string, k = 0): string[] => [`$.players[0].battlefield[${k}].${field}`];
    const their = (field: string): string[] => [`$.players[1].battlefield[0].${field}`];
    const cases: [string, (string | JsonObject)[], (string | JsonObject)[], string[]][] = [
      ['precombatMain', [raider()], [], own('attacking')],
      ['beginningOfCombat', [raider()], [], own('attacking')],
      ['postcombatMain', [raider()], [], own('attacking')],
      ['declareAttackers', [raider()], [guard(BLOCKS)], their('blocking')],
      ['declareAttackers', [{ card: 'Forest', attacking: { player: 1 } }], [], own('attacking')],
      ['declareAttackers', [raider({ attacking: { player: 0 } })], [], own('attacking')],
      ['declareAttackers', [raider({ attacking: { player: 7 } })], [], own('attacking.player')],
      ['declareAttackers', [raider({ attacking: { as: 'raider' } })], [], own('attacking')],
      ['declareAttackers', [raider({ attacking: { as: 'none' } })], [], own('attacking.as')],
      ['declareAttackers', [raider({ attacking: true })], [], own('attacking')],
      ['declareAttackers', [], [raider({ attacking: { player: 0 } })], their('attacking')],
      ['declareBlockers', [raider(), guard(BLOCKS)], [], own('blocking[0]', 1)],
      ['declareBlockers', [raider()], [guard({ blocking: ['guard'] })], their('blocking[0]')],
      ['declareBlockers', [raider()], [guard({ blocking: ['raider', 'raider'] })], their('blocking[1]')],
      ['declareBlockers', [raider()], [guard({ blocking: ['none'] })], their('blocking[0]')],
      ['declareBlockers', [raider()], [guard({ blocking: [] })], their('blocking')],
      ['combatDamage', [raider()], [{ card: 'Forest', blocking: ['raider'] }], their('blocking')],
    ];
    for (const [step, mine, theirs, paths] of cases) expect([step, refusal(step, mine, theirs)]).toEqual([step, paths]);
  });
});
