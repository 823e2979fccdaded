/** Escape (702.138): what has escaped, and what cards say of that. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  continuous,
  creatureCard,
  enters,
  gainLife,
  has,
  keyword,
  mana,
  not,
  sacrificeIt,
  triggered,
} from '../../../src/language/builders.js';

const escapes = keyword('escape', { cost: [mana('{1}'), { pay: 'exile', what: [], count: 1 }] });
const escaped = { played: 'escape' };
ownCards(
  // As Uro and Kroxa have it.
  creatureCard(
    'Test Titan',
    '{1}',
    'Giant',
    '6/6',
    escapes,
    triggered(enters, { if: { is: ['self', not(escaped)] }, effects: [sacrificeIt] }),
    triggered({ on: 'cast', object: [{ self: true }, escaped] }, { zone: 'stack', effects: [gainLife(2)] }),
  ),
  creatureCard(
    'Test Winged Escapee',
    '{1}',
    'Bird',
    '2/2',
    escapes,
    continuous('self', [has('flying')], { is: ['self', escaped] }),
  ),
);
const fromHand = (name: string): Play =>
  magicPosition([{ hand: [name], battlefield: lands(1, 'Swamp') }, {}])
    .cast(0, name)
    .resolveAll();
const fromGraveyard = (name: string): Play =>
  magicPosition([{ graveyard: [name, 'Shock'], battlefield: lands(1, 'Swamp') }, {}])
    .choose(0, { card: name, method: 'escape' })
    .resolveAll();

describe('escape (702.138)', () => {
  it('mtg:702.138b a spell that was cast so has escaped, and the permanent that it becomes; cast from the hand it has not', () => {
    const game = fromGraveyard('Test Titan').resolveAll();
    expect([game.zones('Test Titan'), game.life(0)]).toEqual([['battlefield'], 22]);
    const other = fromHand('Test Titan').resolveAll();
    expect([other.zones('Test Titan'), other.life(0)]).toEqual([['graveyard'], 20]);
  });
  it('mtg:702.138d what it escapes with is an ability that it has where it escaped', () => {
    expect(fromGraveyard('Test Winged Escapee').the('Test Winged Escapee').keywords).toContain('flying');
    expect(fromHand('Test Winged Escapee').the('Test Winged Escapee').keywords).not.toContain('flying');
  });
});
