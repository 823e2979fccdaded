import type { Ability, Condition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, draw, gainLife } from './test-cards.js';

const cardOf = (name: string, condition: Condition, effect: Effect) =>
  card(name, {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      { kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: condition }] } as Ability,
      { kind: 'spell', effects: [effect] },
    ],
  });
ownCards(
  cardOf('Test Ambush', { during: ['declareAttackers'] }, gainLife(1)),
  cardOf('Test Family', { exists: [{ has: ['subtypes', 'Elf'] }, { controller: 'you' }] }, draw(1)),
  creatureCard('Test Scout', '{1}', 'Elf', '2/2'),
);
const castable = (game: ReturnType<typeof magicPosition>): string[] =>
  game.decision().options.flatMap(({ kind, card }) => (kind === 'CAST' && card !== undefined ? [card] : []));

describe('spells that are cast only where something is so', () => {
  it('mtg:601.3 a card that says when it is cast is offered then alone', () => {
    const game = magicPosition([{ hand: ['Test Ambush'], battlefield: ['Test Scout'] }, {}]);
    expect(castable(game)).toEqual([]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Scout').until({ step: 'declareAttackers' });
    expect(castable(game)).toEqual(['Test Ambush']);
    expect(game.cast(0, 'Test Ambush').resolve().life(0)).toBe(21);
    expect(castable(game.until({ step: 'postcombatMain' }))).toEqual([]);
  });

  it('mtg:601.3 or where its caster controls something, whoever else does', () => {
    const at = (mine: string[], theirs: string[]) =>
      magicPosition([
        { hand: ['Test Family'], battlefield: [...lands(1, 'Forest'), ...mine] },
        { battlefield: theirs },
      ]);
    expect(castable(at(['Test Scout'], []))).toEqual(['Test Family']);
    expect(castable(at([], ['Test Scout']))).toEqual([]);
  });
});
