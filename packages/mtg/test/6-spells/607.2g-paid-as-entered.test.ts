/** What was paid as a permanent entered, of which its other abilities speak (607.2g). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, creatureCard, destroy, gainLife, instant, permanent, t, target } from './test-cards.js';

ownCards(
  card('Test Font', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [
          {
            do: 'pay',
            cost: [{ pay: 'mana', cost: '{X}' }],
            x: 'paid',
            then: [{ do: 'entering', notes: [{ as: 'manaPaid', value: { number: 'paid' } }] }],
          },
        ],
      },
      activated([{ pay: 'mana', cost: '{1}' }], { effects: [gainLife({ noted: 'manaPaid' } as never)] }),
    ],
  }),
  creatureCard('Test Mime', '{0}', 'Shapeshifter', '1/1'),
  instant('Test Model', '{0}', {
    targets: [target(permanent), target(permanent)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Shatter', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Blink', '{0}', {
    targets: [target(permanent)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'gone' },
      { do: 'move', what: { saved: 'gone' }, to: 'battlefield', cause: 'return' },
    ],
  }),
);
const paid = (x: number, ...hand: string[]): Play =>
  magicPosition([{ hand: ['Test Font', ...hand], battlefield: ['Test Mime', ...lands(8, 'Swamp')] }, {}])
    .cast(0, 'Test Font')
    .resolve()
    .answer(0, { confirm: true }, { number: x });
const gained = (game: Play, what: string): number => game.activate(0, what).resolve().life(0) - 20;

describe('what was paid as a permanent entered', () => {
  it('mtg:607.2g its other ability speaks of it, and not of what else is paid', () => {
    expect(gained(paid(3), 'Test Font')).toBe(3);
    const none = paid(3, 'Test Font').cast(0, 'Test Font').resolve().answer(0, { confirm: false });
    const [, second] = none.all('Test Font');
    expect(
      none
        .choose(0, { kind: 'ACTIVATE', object: String(second?.id), mana: false })
        .resolve()
        .life(0),
    ).toBe(20);
  });
  it('mtg:607.2g for what has the ability and entered otherwise nothing was paid', () => {
    const game = paid(3, 'Test Model');
    game.castAt(0, 'Test Model', { card: 'Test Mime' }, { card: 'Test Font' }).resolve();
    expect(gained(game, 'Test Mime')).toBe(0);
  });
  it('mtg:607.2g what was paid is known though it has left before the ability resolves', () => {
    const game = paid(3, 'Test Shatter').activate(0, 'Test Font');
    expect(game.castAt(0, 'Test Shatter', { card: 'Test Font' }).resolveAll().life(0)).toBe(23);
  });
  it('mtg:607.2g what enters anew is paid for anew', () => {
    const game = paid(3, 'Test Blink').castAt(0, 'Test Blink', { card: 'Test Font' }).resolve();
    game.answer(0, { confirm: true }, { number: 2 });
    expect(gained(game, 'Test Font')).toBe(2);
  });
});
