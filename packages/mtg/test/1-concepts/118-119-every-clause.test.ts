/** Each clause of a rule by itself: Phyrexian mana, costs that can't be paid, life that can't be lost (107.4f, 118.3, 119). */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  continuous,
  gainLife,
  instant,
  mana,
  manaAbility,
  rule,
} from '../../src/language/builders.js';

const artifactCard = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const lifeTo = (to: number): Effect => ({ do: 'stat', stat: 'life', who: 'you', to });

ownCards(
  instant('Test Black', '{B/P}', { effects: [addMana('{B}')] }),
  instant('Test Both', '{W/U/P}', { effects: [addMana('{B}')] }),
  artifactCard(
    'Test Furnace',
    activated([{ pay: 'discard', what: [], count: 2, label: 'two cards' }], { effects: [gainLife(1)] }),
  ),
  card('Test Quarry', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([mana('{1}'), { pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] }),
    ],
  }),
  artifactCard('Test Blood', activated([{ pay: 'life', amount: 3 }], { effects: [gainLife(1)] })),
  artifactCard('Test Air', activated([{ pay: 'life', amount: 0 }], { effects: [gainLife(1)] })),
  artifactCard('Test Vow', continuous({ players: 'you' }, [rule('cantLoseLife')])),
  instant('Test Seven', '{0}', { effects: [lifeTo(7)] }),
  instant('Test Thirty', '{0}', { effects: [lifeTo(30)] }),
);

const offered = (game: Play): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' && !o.mana ? [o.card] : []));
const at = (battlefield: string[], more: { hand?: string[]; life?: number } = {}): Play =>
  magicPosition([{ battlefield, ...more }, {}]);

describe('every clause: what can be paid (107.4f, 118.3, 119)', () => {
  it('mtg:107.4f a Phyrexian symbol is of its color, or of both', () => {
    const game = at([], { hand: ['Test Black', 'Test Both'] });
    expect(['Test Black', 'Test Both'].map((name) => game.the(name, 'hand').colors)).toEqual([['B'], ['W', 'U']]);
  });

  it('mtg:118.3 two cards are not discarded by who has one', () => {
    expect(offered(at(['Test Furnace'], { hand: ['Forest'] }))).toEqual([]);
    expect(offered(at(['Test Furnace'], { hand: ['Forest', 'Forest'] }))).toEqual(['Test Furnace']);
  });
  it('mtg:118.3 what is sacrificed for one part of a cost makes no mana for another', () => {
    expect(offered(at(['Test Quarry']))).toEqual([]);
    expect(offered(at(['Test Quarry', 'Forest']))).toEqual(['Test Quarry']);
  });

  it('mtg:119.4 all of one’s life may be paid, no more, and that much is lost', () => {
    expect([2, 3].map((life) => offered(at(['Test Blood'], { life })))).toEqual([[], ['Test Blood']]);
    expect(at(['Test Blood'], { life: 9 }).activate(0, 'Test Blood').life(0)).toBe(6);
  });
  it('mtg:119.4b paying no life is possible for who can’t lose any', () => {
    expect(offered(at(['Test Vow', 'Test Air', 'Test Blood']))).toEqual(['Test Air']);
  });
  it('mtg:119.8 a life total that is set to less stays what it is for who can’t lose life', () => {
    const after = (spell: string) =>
      at(['Test Vow'], { hand: [spell] })
        .cast(0, spell)
        .resolve()
        .life(0);
    expect([after('Test Seven'), after('Test Thirty')]).toEqual([20, 30]);
  });
});
