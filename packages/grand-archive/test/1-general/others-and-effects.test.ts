/** Rules of the first chapter where it is another player who wins, an effect that levels up, or nothing to target (1.4, 1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { position, rai, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const decree = (...effects: JsonObject[]) => action('Decree', { effects });

describe('who wins', () => {
  it('ga:1.4.2.3 whoever an effect says, though another player comes first', () => {
    const game = play([decree({ do: 'win', who: 'opponents' })], { hand: ['Decree'] }, {});
    game.activateCard(0, 'Decree').resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1], rules: ['ga:1.4.2.3'] });
  });

  it('ga:1.4.4.2 nobody, where all who are left win at one moment and one has lost before', () => {
    const definitions = [decree({ do: 'win', who: 'players' })];
    const game = concede(table([{ hand: ['Decree'] }, {}, {}], { definitions }), 2).activateCard(0, 'Decree');
    while (!game.result()) game.pass();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });
});

describe('what is done by an effect, and what can’t be', () => {
  it('ga:1.7.1.4.3.1 a rested champion wakes up as an effect levels it up', () => {
    const game = play(
      [action('Rise', { effects: [{ do: 'levelUp' }] })],
      {
        champion: { card: 'Spirit of Wind', rested: true },
        hand: ['Rise'],
        materialDeck: ['Lorraine, Wandering Warrior'],
      },
      {},
    );
    game.activateCard(0, 'Rise').resolve().choose(0, { card: 'Lorraine, Wandering Warrior' });
    expect(game.champion(0)).toMatchObject({ card: 'Lorraine, Wandering Warrior', rested: false });
  });

  it('ga:1.7.3.2 an action without anything to target is not activated', () => {
    const strike = action('Strike', {
      targets: [on('Ally')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const offers = (...field: string[]) => play([strike], { hand: ['Strike'] }, { field }).offers();
    expect([offers(), offers('Blitz Mage')]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Strike']]);
    expect(play([strike], { hand: ['Strike'] }, {}).refused(0, { choose: [{ card: 'Strike' }] }).code).not.toBe(
      'INTERNAL',
    );
  });
});

describe('levels, costs and unique objects', () => {
  it('ga:1.7.1.4 a champion levels up into the next level, and no level is left out', () => {
    const materialDeck = ['Rai, Storm Seer', 'Rai, Archmage'];
    const choices = (level: number) =>
      position([{ champion: rai(level), memory: some(5), materialDeck }, {}], {
        turn: { step: 'materialize' },
      }).choices();
    expect([choices(1), choices(2)]).toEqual([['Rai, Archmage'], ['Rai, Storm Seer']]);
  });

  it('ga:1.7.1.4.3 the card that was on top comes to lie above the rest of the lineage', () => {
    const game = position([{ champion: rai(1), memory: some(2), materialDeck: ['Rai, Archmage'] }, {}], {
      turn: { step: 'materialize' },
    });
    game.choose(0, { card: 'Rai, Archmage' }).resolve();
    const under = (game.champion(0).lineage as string[]).map((id) => game.view().objects[id]?.card);
    expect(under).toEqual(['Rai, Spellcrafter', 'Spirit of Fire']);
  });

  it('ga:1.6.4.2.5.2 what is sacrificed besides is chosen before the memory is banished by lot', () => {
    const pact = card(
      'Pact',
      { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1, subtypes: ['Artifact'] },
      {
        kind: 'spell',
        additional: [
          { pay: 'sacrifice', what: [{ has: ['types', ['Ally']] }, { controller: 'you' }], label: 'an ally' },
        ],
      },
    );
    const rush = action('Rush', { effects: [{ do: 'materialize', filter: { named: 'Pact' } }] });
    const game = play(
      [pact, rush],
      { hand: ['Rush'], memory: some(3), materialDeck: ['Pact'], field: ['Blitz Mage', 'Esteemed Knight'] },
      {},
    );
    game.activateCard(0, 'Rush').resolve().choose(0, { card: 'Pact' });
    expect([game.decision().kind, game.count(0, 'memory')]).toEqual(['COST', 3]);
    game.answer(0, { choose: [{ card: 'Blitz Mage' }] });
    expect([game.zones('Blitz Mage'), game.count(0, 'memory')]).toEqual([['graveyard'], 2]);
  });

  it('ga:1.6.4.2.9.3 how an object enters counts with the X that was chosen for its card', () => {
    const hydra = ally(
      'Hydra',
      { cost: 0, variable: true },
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'field' },
        entering: true,
        change: { counters: { gem: 'x' } },
      },
    );
    const entered = (number: number) =>
      play([hydra], { hand: ['Hydra', ...some(3)] }, {})
        .activateCard(0, 'Hydra', { number })
        .resolve()
        .the('Hydra').counters;
    expect([entered(0), entered(2)]).toEqual([{}, { gem: 2 }]);
  });

  it('ga:1.7.8.2.1 players each keep a unique object of the same name', () => {
    const field = ['Noire, Ace of Spades'];
    const game = position([{ field }, { field }]).pass();
    expect([game.decision().kind, game.all('Noire, Ace of Spades').length]).toEqual(['OPPORTUNITY', 2]);
  });
});
