/** Examples of the rulebook that no other test plays, with cards of the test's own. */
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

describe('examples', () => {
  it('ga:2.11.6.1.3 what doubles power and life doubles them before buff counters are added', () => {
    const twice = (stat: string) => ({ mod: 'add', stat, value: { stat, of: { target: 0 } } });
    const double = action('Double', {
      targets: [on('Ally')],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [twice('power'), twice('life')] }],
    });
    const put = action('Put', {
      targets: [on('Ally')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
    });
    const brute = ally('Brute', { power: 2, life: 3 });
    const game = play([double, put, brute], { hand: ['Double', 'Put'], field: ['Brute'] }, {});
    game.activateCard(0, 'Double', { card: 'Brute' }).resolve();
    expect(game.activateCard(0, 'Put', { card: 'Brute' }).resolve().figures('Brute')).toBe('5/7');
    const own = { stat: 'power', of: 'affected' };
    const lens = card(
      'Lens',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'static',
        affects: [{ has: ['types', ['Ally']] }],
        mods: [{ mod: 'add', stat: 'power', value: own }],
      },
    );
    const field = ['Lens', { card: 'Brute', counters: { buff: 1 } }];
    expect(play([lens, brute], { field }, {}).figures('Brute')).toBe('5/4');
  });

  it('ga:2.11.7.11.3.3 a copy of another name names itself where the original names itself', () => {
    const tome = card(
      'Tome',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Book'] },
      {
        kind: 'activated',
        cost: [{ pay: 'banish', what: 'self' }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const scripture = card(
      'Scripture',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Book'] },
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'field' },
        entering: true,
        copy: { of: [{ zone: 'field' }, { named: 'Tome' }], except: { props: { name: 'Scripture' } } },
      },
    );
    const game = play([tome, scripture], { hand: ['Scripture', ...some(1)], field: ['Tome'] }, {});
    game.activateCard(0, 'Scripture').resolve();
    if (game.decision().kind === 'COPY') game.choose(0, { card: 'Tome' });
    game.use(0, 'Scripture').resolve();
    expect([game.zones('Scripture'), game.zones('Tome'), game.count(0, 'hand')]).toEqual([
      ['banishment'],
      ['field'],
      1,
    ]);
  });
});
