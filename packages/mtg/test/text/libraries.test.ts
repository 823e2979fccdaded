/** The top of libraries: of others, of X cards, and what is shown and taken only if it fits. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec, TriggerPattern, Value } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { creature, land, tells } from './printing.js';

const spell = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({ kind: 'spell', targets, effects });
const player: TargetSpec = { what: { player: 'any' } };

describe('looking at the top', () => {
  const dig = (count: Value, more: object): Effect => ({ do: 'dig', count, ...more }) as Effect;
  it("of another player's library", () => {
    const text =
      "look at the top three cards of target player's library. put one back and the rest into that player's graveyard";
    const take = { to: 'library', position: 'top' };
    const theirs = (more: object): Ability =>
      spell([player], dig(3, { who: { target: 0 }, take, rest: { to: 'graveyard' }, ...more }));
    tells(
      text,
      theirs({}),
      theirs({ take: { ...take, position: 'bottom' } }),
      theirs({ take: { ...take, filter: creature } }),
      theirs({ rest: { to: 'exile' } }),
      theirs({ reveal: true }),
    );
  });
  it('at X cards', () => {
    const counters: Value = { counters: 'charge', of: 'self' };
    const own = (count: Value): Ability =>
      spell([], dig(count, { take: { to: 'hand' }, rest: { to: 'bottom', order: 'any' } }));
    tells(
      'look at the top X cards of your library, where X is the number of charge counters on ~. put one of those cards into your hand and the rest on the bottom of your library in any order',
      own(counters),
      own('x'),
      own({ counters: 'muster', of: 'self' }),
    );
  });
});

describe('the card that is shown', () => {
  const on: TriggerPattern = { on: 'attack', object: 'self' };
  const top: Ref = { top: 1, of: { event: 'defending' } };
  const put = (what: Ref, to: 'hand' | 'graveyard' = 'hand'): Effect => ({ do: 'move', what, to, cause: 'return' });
  const when = (is: FilterClause, what: Ref, ...between: Effect[]): Ability => ({
    kind: 'triggered',
    on,
    effects: [{ do: 'reveal', what: top }, ...between, { do: 'if', if: { is: [top, is] }, then: [put(what)] }],
  });
  it('is taken by whose it is, if it fits, and nothing else has happened since', () =>
    tells(
      "whenever ~ attacks, defending player reveals the top card of their library. if it's a land card, that player puts it into their hand",
      when(land, top),
      when(creature, top),
      when(land, { top: 1 }),
      when(land, top, { do: 'shuffle', who: { event: 'defending' } }),
    ));
  it('or exiled from the top of their library', () => {
    const exiles = (of: Ref, cause: 'exile' | 'return' = 'exile'): Ability => ({
      kind: 'triggered',
      on: { on: 'damage', source: 'self', player: 'any', match: { combat: true } },
      effects: [{ do: 'move', what: { top: 1, of }, to: 'exile', cause }],
    });
    tells(
      'whenever ~ deals combat damage to a player, that player exiles the top card of their library',
      exiles({ event: 'player' }),
      exiles('you'),
      exiles({ event: 'player' }, 'return'),
    );
  });
});

describe('what a creature attacks', () => {
  it('is a player or a planeswalker (508.1b)', () => {
    const attacked = (player: string): Ability => ({
      kind: 'triggered',
      on: { on: 'attack', object: [creature, { controller: 'you' }] },
      effects: [
        {
          do: 'damage',
          amount: 1,
          to: {
            each: {
              any: [
                [{ player: 'any' }, { in: { event: player } }],
                [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }, { in: { event: 'attackedObject' } }],
              ],
            },
          },
        },
      ],
    });
    tells(
      "whenever a creature you control attacks, ~ deals 1 damage to the player or planeswalker it's attacking",
      attacked('attackedPlayer'),
      attacked('player'),
    );
  });
});

describe('cards of several types', () => {
  it('are counted by either word', () => {
    const drawn = (types: string[]): Ability =>
      spell([], {
        do: 'draw',
        who: 'you',
        count: { count: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', types] }] },
      });
    const text = 'draw cards equal to the number of instant and sorcery cards in your graveyard';
    tells(text, drawn(['Instant', 'Sorcery']), drawn(['Instant']));
    tells(text.replace(' and ', ' or '), drawn(['Instant', 'Sorcery']));
  });
});
