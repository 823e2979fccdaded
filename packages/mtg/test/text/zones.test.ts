/** Searches of several zones and for several places, damage that another is dealt, more tokens, and cards that are discarded. */
import type { Ability, Effect, Filter, FilterClause, ReplacementAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, says, tells } from './printing.js';

const does = (...effects: Effect[]): Ability => ({ kind: 'activated', cost: [{ pay: 'tap' }], effects });
const replaced = (more: object): Ability => ({ kind: 'replacement', ...more }) as ReplacementAbility;

describe('cards that are yours', () => {
  it('in exile', () => {
    const many = (...where: FilterClause[]): Ability => does({ do: 'draw', who: 'you', count: { count: where } });
    tells(
      '{T}: draw cards equal to the number of cards you own in exile',
      many({ owner: 'you' }, { zone: 'exile' }),
      many({ zone: 'exile' }),
      many({ owner: 'opponent' }, { zone: 'exile' }),
    );
  });
});

describe('what was cycled', () => {
  const cycled = (...effects: Effect[]): Ability => ({
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { paying: 'cycling' } },
    effects,
  });
  const pay = (count: 'x' | { number: string }): Ability =>
    cycled({
      do: 'pay',
      cost: [{ pay: 'mana', cost: '{X}' }],
      x: 'paid',
      then: [{ do: 'draw', who: 'you', count }],
    });
  it('has an X of its own where one is paid (107.3f)', () =>
    tells(
      'when you cycle this card, you may pay {X}. if you do, draw X cards',
      pay({ number: 'paid' }),
      pay('x'),
      cycled({ do: 'draw', who: 'you', count: 'x' }),
    ));
});

describe('cards that somebody makes you discard (701.9)', () => {
  const when = (player?: 'you' | 'opponent'): Ability => ({
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { from: 'hand', cause: 'discard' }, ...(player ? { player } : {}) },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  });
  it('do something then', () =>
    tells(
      'when a spell or ability an opponent controls causes you to discard this card, draw a card',
      when('opponent'),
      when('you'),
      when(),
    ));
  it('may go elsewhere', () => {
    const instead = (to: string, player = 'opponent'): Ability =>
      replaced({
        on: 'move',
        object: 'self',
        player,
        match: { from: 'hand', to: 'graveyard', cause: 'discard' },
        change: { to },
      });
    tells(
      'if a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard',
      instead('battlefield'),
      instead('exile'),
      instead('battlefield', 'you'),
    );
  });
});

describe('more than there would be (614.1a)', () => {
  it('tokens', () => {
    const more = (count: number, player = 'you'): Ability => replaced({ on: 'create', player, change: { count } });
    tells(
      'if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead',
      more(2),
      more(3),
      more(2, 'opponent'),
    );
  });
  it('counters, where no cost puts them there', () => {
    const more = (match: object): Ability =>
      replaced({
        on: 'counters',
        object: [creature, { controller: 'you' }],
        match,
        change: { amount: { times: [2, { event: 'amount' }] } },
      });
    const text =
      'if an effect would put one or more counters on a creature you control, it puts twice that many of those counters on that creature instead';
    tells(text, more({ effect: true }), more({}), more({ effect: true, kind: '+1/+1' }));
    expect(says(text.replace('creature you', 'permanent you'), more({ effect: true }))).toBe(false);
  });
});

describe('damage that would be dealt to you (614.9)', () => {
  const dealt = (dealtTo: string, target: object = { player: 'you' }): Ability =>
    replaced({ on: 'damage', target, change: { dealtTo } });
  it('is dealt to another instead', () => {
    tells(
      'all damage that would be dealt to you is dealt to enchanted creature instead',
      dealt('attached'),
      dealt('self'),
      dealt('attached', { player: 'opponent' }),
    );
    const permanents = { any: [{ player: 'you' }, [{ zone: 'battlefield' }, { controller: 'you' }, { other: true }]] };
    tells(
      'all damage that would be dealt to you and other permanents you control is dealt to ~ instead',
      dealt('self', permanents),
      dealt('self'),
    );
  });
});

describe('searching', () => {
  const search = (filter: Filter, more: object = {}): Effect =>
    ({
      do: 'search',
      of: { target: 0 },
      also: ['graveyard', 'hand'],
      filter,
      count: 'any',
      to: 'exile',
      ...more,
    }) as Effect;
  const aimed = (...effects: Effect[]): Ability => ({
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    targets: [{ what: { player: 'opponent' } }],
    effects: [...effects, { do: 'shuffle', who: { target: 0 } }],
  });
  it('several zones (701.23)', () => {
    const text =
      "{T}: search target opponent's graveyard, hand, and library for any number of creature cards and exile them. that player shuffles";
    tells(
      text,
      aimed(search([creature])),
      aimed(search([creature], { also: ['graveyard'] })),
      aimed(search([creature], { to: 'hand' })),
      aimed(search([creature], { count: 2 })),
    );
  });
});
