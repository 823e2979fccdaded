/** What a card costs less for what it targets: reckoned once its targets are chosen (1.6.4.2.8, 2.3.1.5, 2.3.1.8). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, on, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const rite: JsonObject = card(
  'Rite',
  { types: ['Action'], costKind: 'reserve', cost: 3, speed: 'fast', subtypes: ['Spell'] },
  {
    kind: 'spell',
    targets: [on('Ally')],
    effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
  },
  {
    kind: 'static',
    mods: [
      {
        mod: 'cost',
        less: [{ pay: 'reserve', amount: 2 }],
        targeting: [{ has: ['supertypes', 'Unique'] }, { has: ['types', ['Ally']] }],
      },
    ],
  },
);
const unique = ally('Somebody', { supertypes: ['Unique'] });
const another = ally('Someone', { supertypes: ['Unique'] });
const plain = ally('Anybody', {});
const begin = (cards: number, ...field: string[]) =>
  play([rite, unique, another, plain], { hand: ['Rite', ...some(cards)], field }, {});

describe('a card that costs less for what it targets', () => {
  it('ga:1.6.4.2.8 is paid for as its targets have it', () => {
    const reserved = (target: string): number =>
      begin(3, 'Somebody', 'Anybody').activateCard(0, 'Rite', { card: target }).count(0, 'memory');
    expect([reserved('Somebody'), reserved('Anybody')]).toEqual([1, 3]);
  });

  it('ga:2.3.1.8 may be activated with too few cards for another target, which can not be chosen', () => {
    // The only target that leaves it cheap enough is not asked for.
    const game = begin(1, 'Somebody', 'Anybody').activateCard(0, 'Rite').resolve();
    expect([game.count(0, 'memory'), game.the('Somebody', 'field').counters]).toEqual([1, { buff: 1 }]);
    const two = begin(1, 'Somebody', 'Someone', 'Anybody').choose(0, { kind: 'ACTIVATE_CARD', card: 'Rite' });
    expect(two.decision().options.map(({ card: name }) => name)).toEqual(['Somebody', 'Someone']);
    expect(two.refused(0, { choose: [{ card: 'Anybody' }] }).rules).toContain('ga:2.3.1.8');
    const options = begin(1, 'Anybody').decision().options;
    expect(options.some((option) => option.card === 'Rite')).toBe(false);
  });
});
