/** Keywords that keep permanents from being targeted say nothing of spells and cards elsewhere (702.11b, 702.16b, 702.18a). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  counterSpell,
  creature,
  creatureCard,
  instant,
  keyword,
  protectionFrom,
  t,
  target,
} from '../../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Shielded', '{0}', 'Human', '1/1', protectionFrom({ has: ['colors', ['U']] }, 'blue')),
  creatureCard('Test Shrouded', '{0}', 'Human', '1/1', keyword('shroud')),
  creatureCard('Test Hidden', '{0}', 'Human', '1/1', keyword('hexproof')),
  instant('Test Negation', '{U}', {
    targets: [target(and({ is: 'spell' }, creature))],
    effects: [counterSpell(t(0))],
  }),
  instant('Test Exhumation', '{U}', {
    targets: [target(and({ zone: 'graveyard' }, creature))],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you' }],
  }),
  instant('Test Sting', '{U}', { targets: [target(creature)], effects: [{ do: 'damage', amount: 1, to: t(0) }] }),
);
const CASES = [
  ['mtg:702.16b', 'protection', 'Test Shielded'],
  ['mtg:702.18a', 'shroud', 'Test Shrouded'],
  ['mtg:702.11b', 'hexproof', 'Test Hidden'],
] as const;

describe.each(CASES)('%s %s', (_rule, _keyword, card) => {
  const offered = (game: ReturnType<typeof magicPosition>, name: string): boolean =>
    game.decision().options.some((option) => option.card === name);

  it('is about permanents', () => {
    const game = magicPosition([{ battlefield: [card] }, { hand: ['Test Sting'], battlefield: lands(1, 'Island') }]);
    expect(offered(game.pass(), 'Test Sting')).toBe(false);
  });
  it('lets its spell be the target of another', () => {
    const game = magicPosition([{ hand: [card] }, { hand: ['Test Negation'], battlefield: lands(1, 'Island') }]);
    game.cast(0, card).pass();
    expect(offered(game, 'Test Negation')).toBe(true);
    game.choose(1, { kind: 'CAST', card: 'Test Negation' });
    expect(game.resolveAll().zones(card)).toEqual(['graveyard']);
  });
  it('lets its card be a target in a graveyard', () => {
    const game = magicPosition([{ graveyard: [card] }, { hand: ['Test Exhumation'], battlefield: lands(1, 'Island') }]);
    game.pass();
    expect(offered(game, 'Test Exhumation')).toBe(true);
    game.choose(1, { kind: 'CAST', card: 'Test Exhumation' });
    expect(game.resolveAll().the(card).controller).toBe(1);
  });
});
