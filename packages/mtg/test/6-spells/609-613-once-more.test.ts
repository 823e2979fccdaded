/** Effects that say “as though”, that hold something back or last as long as something is so, and timestamps (609–613). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, creature, mana, t, target, untilEndOfTurn } from '../../src/language/builders.js';
import { cards } from './resolving-cards.js';

const thief = activated([mana('{0}')], {
  targets: [target(creature)],
  effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
});
ownCards(...cards, card('Test Thief', { cost: '{0}', type: 'Artifact', abilities: [thief] }));

function concede(game: Play, seat: number): void {
  const result = game.service.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
}
const both = (game: Play): number[] => [game.life(0), game.life(1)];

describe('effects (609–611, 613)', () => {
  it('mtg:609.4 as though unblocked says only how damage is assigned: the creature is blocked', () => {
    const game = magicPosition([{ battlefield: ['Test Unseen'] }, { battlefield: ['Test Cub'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Unseen');
    game.until({ kind: 'BLOCKERS' }).block(1, ['Test Cub', 'Test Unseen']);
    game.until({ kind: 'MAY' }).answer(0, { confirm: true });
    game.until({ step: 'postcombatMain' });
    expect(both(game)).toEqual([20, 17]);
    expect(game.zones('Test Unseen')).toEqual(['battlefield']);
    // For all else it is blocked, and what blocks it deals its damage to it.
    expect([game.the('Test Unseen').damage, game.the('Test Cub').damage]).toEqual([2, 0]);
  });

  it('mtg:609.7c what prevents damage of red sources does so of permanents and of what is no permanent', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Test Hit'], battlefield: ['Mountain', 'Test Red', 'Test Green'] },
      { battlefield: ['Test Red Ward'] },
    ]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(20);
    game.cast(0, 'Test Hit', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Red', 'Test Green').until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(16);
  });

  it('mtg:610.3 what is put away until something leaves comes back at once, and not by the stack', () => {
    const game = magicPosition([
      { hand: ['Test Light', 'Test Sweep'], battlefield: ['Plains'] },
      { battlefield: ['Test Cub'] },
    ]);
    game.cast(0, 'Test Light').resolve().resolve();
    expect(game.zones('Test Cub')).toEqual(['exile']);
    game.cast(0, 'Test Sweep').resolve();
    expect([game.zones('Test Cub'), game.view().stack.length]).toEqual([['battlefield'], 0]);
  });

  it('mtg:610.3 also as the player who held it concedes', () => {
    const game = magicPosition([{ hand: ['Test Light'], battlefield: ['Plains'] }, { battlefield: ['Test Cub'] }, {}]);
    game.cast(0, 'Test Light').resolve().resolve();
    expect(game.zones('Test Cub')).toEqual(['exile']);
    concede(game, 0);
    expect([game.zones('Test Cub'), game.decision()]).toMatchObject([['battlefield'], { kind: 'PRIORITY', seat: 1 }]);
  });

  it('mtg:610.3 while somebody is choosing, who then may choose it', () => {
    const held = { hand: ['Shock'], battlefield: ['Test Cub', 'Mountain'] };
    const game = magicPosition([{ hand: ['Test Light'], battlefield: ['Plains'] }, held, {}]);
    game.cast(0, 'Test Light').resolve().resolve();
    game.pass().choose(1, { kind: 'CAST', card: 'Shock' });
    concede(game, 0);
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    game.choose(1, { card: 'Test Cub' }).resolve();
    expect(game.zones('Test Cub')).toEqual(['graveyard']);
  });

  it('mtg:610.3a and stays where it is if that has left before an activated ability resolves', () => {
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: ['Test Jailer'] }, { battlefield: ['Test Cub'] }]);
    const before = game.the('Test Cub').id;
    game.activate(0, 'Test Jailer', { card: 'Test Cub' });
    game.cast(0, 'Test Kill', { card: 'Test Jailer' }).resolveAll();
    // It never went, and is what it was.
    expect(game.the('Test Cub').id).toBe(before);
  });

  it('mtg:610.3b as well before a triggered one does', () => {
    const game = magicPosition([
      { hand: ['Test Light', 'Test Sweep'], battlefield: ['Plains'] },
      { battlefield: ['Test Cub'] },
    ]);
    const before = game.the('Test Cub').id;
    game.cast(0, 'Test Light').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.cast(0, 'Test Sweep').resolveAll();
    expect([game.zones('Test Light'), game.the('Test Cub').id]).toEqual([['graveyard'], before]);
  });

  it('mtg:610.3c it comes back under its owner’s control, whoever had it', () => {
    const game = magicPosition([
      { hand: ['Test Take', 'Test Light', 'Test Sweep'], battlefield: ['Plains'] },
      { battlefield: ['Test Cub'] },
    ]);
    game.castAt(0, 'Test Take', { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').controller).toBe(0);
    game.cast(0, 'Test Light').resolve().resolve().cast(0, 'Test Sweep').resolve();
    expect(game.the('Test Cub').controller).toBe(1);
  });

  it('mtg:610.3d what several held that leave together comes back at the same time', () => {
    const game = magicPosition([
      { hand: ['Test Light', 'Test Light', 'Test Sweep'], battlefield: lands(2, 'Plains') },
      { battlefield: ['Test Cub', 'Test Warden'] },
    ]);
    game.cast(0, 'Test Light').resolve().choose(0, { card: 'Test Cub' }).resolve();
    game.cast(0, 'Test Light').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Warden' });
    game.resolve().cast(0, 'Test Sweep').resolve();
    // Each sees the other enter.
    expect(game.resolveAll().life(1)).toBe(21);
  });

  it('mtg:611.2b mtg-2003:418.3d what would last as long as something is so does not begin where that is over', () => {
    const play = (kill: boolean) => {
      const game = magicPosition([
        { hand: ['Test Gift', 'Test Take'], battlefield: ['Test Cub', 'Test Green'] },
        { hand: ['Test Take'] },
      ]);
      game.cast(0, 'Test Gift', { card: 'Test Cub' });
      if (!game.waiting()) game.choose(0, { card: 'Test Green' });
      if (kill) game.pass().cast(1, 'Test Take', { card: 'Test Cub' });
      game.resolveAll();
      const before = game.figures('Test Green');
      // It does not begin later either.
      game.until({ step: 'precombatMain' });
      return before;
    };
    expect([play(false), play(true)]).toEqual(['5/5', '2/2']);
  });

  it('mtg:611.2b it is over with that, though an effect alone ended that and nothing else happened', () => {
    const game = magicPosition([
      { hand: ['Test Gift'], battlefield: ['Test Cub', 'Test Green'] },
      { battlefield: ['Test Thief'] },
    ]);
    game.cast(0, 'Test Gift', { card: 'Test Cub' });
    if (!game.waiting()) game.choose(0, { card: 'Test Green' });
    expect(game.resolve().figures('Test Green')).toBe('5/5');
    game.pass().activate(1, 'Test Thief', { card: 'Test Cub' }).resolve();
    expect([game.the('Test Cub').controller, game.figures('Test Green')]).toEqual([1, '2/2']);
    // It does not go on where that is so again.
    expect(game.until({ turn: 4 }).figures('Test Green')).toBe('2/2');
  });

  it('mtg:613.7f what is turned face up has a new timestamp', () => {
    const game = magicPosition([
      { hand: ['Test Veil'], battlefield: ['Test Cub', ...lands(3, 'Plains')] },
      { hand: [] },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Veil', method: 'morph' }).resolve();
    const definitions = game.figures('Test Cub');
    expect(definitions).toBe('2/2');
    const late = magicPosition([
      { hand: ['Test Veil', 'Test Threes'], battlefield: ['Test Cub', ...lands(3, 'Plains')] },
      {},
    ]);
    late.choose(0, { kind: 'CAST', card: 'Test Veil', method: 'morph' }).resolve().cast(0, 'Test Threes').resolve();
    expect(late.figures('Test Cub')).toBe('3/3');
    const up = late.decision().options.find((o) => o.kind !== 'CAST' && o.card === 'Test Veil');
    late.choose(0, { kind: up?.kind ?? '', card: 'Test Veil' });
    expect(late.figures('Test Cub')).toBe('4/4');
  });

  it('mtg:613.7g so has what transforms', () => {
    const game = magicPosition([{ hand: ['Test Threes', 'Test Turn'], battlefield: ['Test Cub', 'Test Calm'] }, {}]);
    expect(game.figures('Test Cub')).toBe('4/4');
    game.cast(0, 'Test Threes').resolve();
    expect(game.figures('Test Cub')).toBe('3/3');
    game.cast(0, 'Test Turn', { card: 'Test Calm // Test Storm' }).resolve();
    expect(game.figures('Test Cub')).toBe('5/5');
  });

  it('mtg:613.7m of what enters at the same time the active player’s comes first', () => {
    const play = (active: number) => {
      const game = magicPosition(
        [
          { graveyard: ['Test Ones'], hand: ['Test Return All'], battlefield: ['Test Cub'] },
          { graveyard: ['Test Threes'], hand: ['Test Return All'] },
        ],
        { turn: { active } },
      );
      return game.cast(active, 'Test Return All').resolve().figures('Test Cub');
    };
    expect([play(0), play(1)]).toEqual(['3/3', '1/1']);
  });
});
