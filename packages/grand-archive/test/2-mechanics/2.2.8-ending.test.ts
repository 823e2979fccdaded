/** Phases and turns that an effect ends (2.2.8). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const dusk = action('Dusk', { effects: [{ do: 'endTurn' }] });
const halt = action('Halt', { effects: [{ do: 'endPhase' }] });
const spark = action('Spark', {
  targets: [on('Champion')],
  effects: [{ do: 'damage', amount: 2, to: { target: 0 } }],
});
const bell = (step: string): JsonObject =>
  card(
    'Bell',
    { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
    {
      kind: 'triggered',
      on: { on: 'step', match: { step } },
      effects: [{ do: 'counters', what: 'self', kind: 'charge', amount: 1 }],
    },
  );
const own = [dusk, halt, spark, bell('end')];
const FIRE = { card: 'Spirit of Fire' };

describe('ending the turn', () => {
  it('ga:2.2.8.2 what waits on the Effects Stack does not resolve, its cards are banished, and the next turn begins', () => {
    const game = play(own, { hand: ['Spark', 'Dusk'] }, {})
      .activateCard(0, 'Spark', FIRE)
      .activateCard(0, 'Dusk');
    game.resolve();
    expect([game.zones('Spark'), game.damage(1)]).toEqual([['banishment'], 0]);
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
    expect(
      game
        .happened('OBJECT_MOVED')
        .filter(({ card }) => card === 'Dusk')
        .at(-1),
    ).toMatchObject({ to: 'banishment' });
  });

  it('ga:2.2.8.2 the end of the turn is done, without its beginning and without Opportunity for anybody', () => {
    const field = ['Bell', { card: 'Blitz Mage', counters: { buff: 2 }, damage: 1 }];
    const lift = action('Lift', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'power', value: 5 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([...own, lift], { hand: ['Lift', 'Dusk'], field }, {})
      .activateCard(0, 'Lift', { card: 'Blitz Mage' })
      .resolve();
    expect(game.figures('Blitz Mage')).toBe('10/3');
    game.activateCard(0, 'Dusk').resolve();
    expect([game.figures('Blitz Mage'), game.the('Blitz Mage').damage]).toEqual(['5/3', 0]);
    expect([game.the('Bell').counters, game.stack()]).toEqual([{}, []]);
    expect(game.happened('TURN_ENDED')).toMatchObject([{ turn: 3, active: 0 }]);
    expect(game.view().turn).toMatchObject({ number: 4, active: 1, phase: 'recollection' });
  });

  it('ga:2.2.8.2 in the midst of combat as well, and in the turn of somebody else', () => {
    const game = play(
      own,
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] },
      { champion: rai(1), hand: ['Dusk'] },
    ).activateCard(0, 'Savage Slash');
    game.resolve().pass().activateCard(1, 'Dusk').resolve();
    expect([game.damage(1), game.zones('Savage Slash')]).toEqual([0, ['graveyard']]);
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
    expect(game.view().turn).not.toHaveProperty('combat');
  });
});

describe('ending a phase', () => {
  it('ga:2.2.8.1 nothing that waits resolves any more, and cards among it are banished', () => {
    const game = play(own, { hand: ['Spark', 'Halt'], field: ['Bauble of Abundance'] }, {});
    game.use(0, 'Bauble of Abundance').activateCard(0, 'Spark', FIRE).activateCard(0, 'Halt').resolve();
    expect([game.zones('Spark'), game.damage(1), game.count(0, 'hand')]).toEqual([['banishment'], 0, 0]);
    expect(game.view().turn).toMatchObject({ number: 3, phase: 'end' });
  });

  it('ga:2.2.8.1.1 the rest of the phase is skipped, and the next one begins as ever', () => {
    const memory = some(2);
    const game = play(own, { hand: ['Halt'], memory, field: ['Bell'] }, {}).to('recollection', 5);
    const halted = game.activateCard(0, 'Halt').resolve();
    expect([halted.happened('RECOLLECTED'), halted.count(0, 'memory')]).toEqual([[], 2]);
    expect(halted.view().turn).toMatchObject({ number: 5, phase: 'main' });
    expect(halted.happened('CARD_DRAWN').at(-1)).toMatchObject({ seat: 0 });
  });

  it('ga:2.2.8.1.1 ending the main phase leads to the beginning of the end phase', () => {
    const game = play(own, { hand: ['Halt'], field: ['Bell'] }, {})
      .activateCard(0, 'Halt')
      .resolve();
    expect([game.view().turn.phase, game.stack()]).toEqual(['end', ['Bell']]);
  });

  it('ga:2.2.8.1.2 combat that is ended leads back to the main phase: nothing is dealt, attack cards are put away', () => {
    const game = play(
      own,
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Blitz Mage'] },
      { champion: rai(1), hand: ['Spark', 'Halt'], field: ['Esteemed Knight'] },
    ).activateCard(0, 'Savage Slash');
    game.resolve().aim('Rai, Spellcrafter').pass();
    game.activateCard(1, 'Spark', { card: 'Lorraine, Wandering Warrior' }).pass();
    game.activateCard(1, 'Halt').resolve();
    expect([game.damage(0), game.damage(1), game.zones('Savage Slash')]).toEqual([0, 0, ['graveyard']]);
    expect(game.zones('Spark')).toEqual(['banishment']);
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
    // Slow actions are possible again, another attack among them.
    expect(game.offers()).toContain('ATTACK Blitz Mage');
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').fight();
    expect(game.zones('Esteemed Knight')).toEqual(['graveyard']);
  });

  it.each(['retaliation', 'damage'])('ga:2.2.8.1.2 also from the %s step of the attack of an ally', (step) => {
    const game = play(own, { hand: ['Halt'], field: ['Blitz Mage'] }, {}).declare(0, 'Blitz Mage', 'Spirit of Fire');
    game.to(step).activateCard(0, 'Halt').resolve();
    expect([game.damage(1), game.view().turn.phase, game.the('Blitz Mage').rested]).toEqual([0, 'main', true]);
  });
});
