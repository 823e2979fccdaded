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
const offered = (game: ReturnType<typeof magicPosition>, name: string): boolean =>
  game.decision().options.some((option) => option.card === name);

/** The permanent is no target, its spell and its card in a graveyard are. */
function isSafeOnTheBattlefieldAlone(card: string): void {
  const there = magicPosition([{ battlefield: [card] }, { hand: ['Test Sting'], battlefield: lands(1, 'Island') }]);
  expect(offered(there.pass(), 'Test Sting')).toBe(false);

  const cast = magicPosition([{ hand: [card] }, { hand: ['Test Negation'], battlefield: lands(1, 'Island') }]);
  cast.cast(0, card).pass();
  expect(offered(cast, 'Test Negation')).toBe(true);
  cast.choose(1, { kind: 'CAST', card: 'Test Negation' });
  expect(cast.resolveAll().zones(card)).toEqual(['graveyard']);

  const dead = magicPosition([{ graveyard: [card] }, { hand: ['Test Exhumation'], battlefield: lands(1, 'Island') }]);
  expect(offered(dead.pass(), 'Test Exhumation')).toBe(true);
  dead.choose(1, { kind: 'CAST', card: 'Test Exhumation' });
  expect(dead.resolveAll().the(card).controller).toBe(1);
}

describe('what keeps permanents from being targeted', () => {
  it('mtg:702.16b protection is about permanents and players, not spells and cards elsewhere', () => {
    isSafeOnTheBattlefieldAlone('Test Shielded');
  });
  it('mtg:702.18a shroud is about permanents and players, not spells and cards elsewhere', () => {
    isSafeOnTheBattlefieldAlone('Test Shrouded');
  });
  it('mtg:702.11b hexproof is about permanents, not spells and cards elsewhere', () => {
    isSafeOnTheBattlefieldAlone('Test Hidden');
  });
});
