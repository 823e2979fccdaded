/** What was negated or prevented, and what follows it. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const negate = action('Negate', {
  targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
  effects: [{ do: 'counterOnStack', what: { target: 0 } }],
});
const study = action('Study', { effects: [draw] });
const soldier = ally('Soldier', { power: 3, life: 9 });

describe('negated activations', () => {
  it('ga:2.1.9.5 whoever negates a card activation sees that it happened, this turn', () => {
    const spire = ally(
      'Spire',
      { life: 9 },
      {
        kind: 'triggered',
        on: { on: 'countered', object: [{ is: 'cardActivation' }], source: [{ controller: 'you' }] },
        effects: [{ do: 'counters', what: 'self', kind: 'charge', amount: 1 }],
      },
    );
    const ask = action('Ask', {
      effects: [
        {
          do: 'if',
          if: { compare: [{ happened: { on: 'countered', object: [{ is: 'cardActivation' }] } }, '>=', 1] },
          then: [draw],
        },
      ],
    });
    const game = play(
      [negate, study, spire, ask],
      { hand: ['Study', 'Negate', 'Ask', 'Ask'], field: ['Spire'] },
      { field: ['Spire'] },
    );
    game.activateCard(0, 'Ask').resolve();
    expect(game.count(0, 'hand')).toBe(3);
    game.activateCard(0, 'Study').activateCard(0, 'Negate').resolve().resolve();
    expect(game.all('Spire').map((o) => [o.controller, o.counters])).toEqual([
      [0, { charge: 1 }],
      [1, {}],
    ]);
    expect(game.zones('Study')).toEqual(['graveyard']);
    game.activateCard(0, 'Ask').resolve();
    expect(game.count(0, 'hand')).toBe(1);
  });
});

describe('prevented damage', () => {
  const visage = action('Visage', {
    targets: [on('Ally', 'Champion')],
    effects: [
      {
        do: 'createReplacement',
        entities: { target: 0 },
        once: true,
        replaces: {
          on: 'damage',
          prevent: 2,
          also: [
            {
              do: 'if',
              if: { compare: [{ event: 'prevented' }, '>=', 1] },
              then: [
                {
                  do: 'reflexive',
                  ability: {
                    targets: [{ what: [{ zone: 'graveyard' }] }],
                    effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
                  },
                },
              ],
            },
          ],
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  });

  it('ga:2.9.1.4 what triggers on prevention triggers as damage is prevented, and chooses its target then', () => {
    const game = play([visage, soldier], { hand: ['Visage'], field: ['Soldier'] }, { graveyard: ['Soldier'] });
    game.activateCard(0, 'Visage', { card: 'Spirit of Fire' }).resolve().declare(0, 'Soldier', 'Spirit of Fire');
    game.fight();
    for (let i = 0; game.stack().length > 0 && i < 5; i++) game.pass();
    expect(game.damage(1)).toBe(1);
    expect([...game.zones('Soldier'), ...game.zones('Visage')].toSorted()).toEqual([
      'banishment',
      'field',
      'graveyard',
    ]);
  });
});

describe('cards activated this turn', () => {
  it('others than an attack card are counted without itself, also once it is in the intent', () => {
    const happened: JsonObject = {
      on: 'activate',
      player: 'you',
      object: [{ has: ['types', ['Attack']] }, { other: true }],
    };
    const slash = card(
      'Slash',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 },
      { kind: 'static', zone: 'intent', mods: [{ mod: 'add', stat: 'power', value: { happened } }] },
    );
    const wakeUp = action('Wake Up', {
      effects: [{ do: 'status', what: { each: [{ has: ['types', ['Champion']] }] }, status: 'rested', on: false }],
    });
    const game = play([slash, wakeUp], { champion: lorraine(1), hand: ['Slash', 'Slash', 'Wake Up'] }, {});
    const strike = (): unknown => game.activateCard(0, 'Slash').resolve().combat().power;
    expect(strike()).toBe(2);
    game.fight().activateCard(0, 'Wake Up').resolve();
    expect(strike()).toBe(3);
  });
});
