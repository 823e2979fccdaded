/** Opportunity among three players, payments in the turn of another, and what is so of several in a fight (2.2–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, shuffledUp, some } from '../support/play.js';
import { table } from '../support/table.js';

const flash = action('Flash', { effects: [DRAW] });
const relic = (cost: number, props: JsonObject = {}): JsonObject =>
  card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost, ...props });
const rush = action('Rush', { effects: [{ do: 'materialize', filter: { named: 'Relic' } }] });

describe('three players', () => {
  const waiting = () => table([{ hand: ['Flash'] }, {}, {}], { definitions: [flash] }).activateCard(0, 'Flash');

  it('ga:2.8.2.1.5 what waits resolves once the third has passed as well', () => {
    const game = waiting().pass().pass();
    expect([game.stack(), game.decision().seat]).toEqual([['Flash'], 2]);
    expect([game.pass().stack(), game.count(0, 'hand')]).toEqual([[], 1]);
  });

  it('ga:2.2.0.3 no phase ends before the third has passed', () => {
    const game = table([{}, {}, {}]).pass().pass();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 2]);
    expect(game.pass().view().turn.phase).toBe('end');
  });

  it('ga:2.2.5.6 the main phase ends when all three have passed one after another', () => {
    const game = table([{}, {}, { hand: ['Flash'] }], { definitions: [flash] })
      .pass()
      .pass()
      .activateCard(2, 'Flash');
    for (let i = 0; i < 3; i++) game.pass();
    expect([game.stack(), game.view().turn.phase]).toEqual([[], 'main']);
    expect([game.pass().pass().view().turn.phase, game.pass().view().turn.phase]).toEqual(['main', 'end']);
  });

  it('ga:2.2.4.1 the turn player alone draws', () => {
    const game = table([{}, {}, {}]).to('main', 4);
    expect([0, 1, 2].map((seat) => game.count(seat, 'hand'))).toEqual([0, 1, 0]);
  });

  it('ga:2.1.2.5 every main deck begins in an order of chance', () => {
    expect(shuffledUp('three', ['lorraine', 'rai', 'lorraine']).happened('SHUFFLED')).toHaveLength(3);
  });

  it('ga:2.10.2 all that are told to draw do so, each card by itself', () => {
    const gifts = action('Gifts', { effects: [{ do: 'draw', who: 'players', count: 2 }] });
    const game = table([{ hand: ['Gifts'] }, {}, {}], { definitions: [gifts] }).activateCard(0, 'Gifts');
    for (let i = 0; i < 3; i++) game.pass();
    expect([0, 1, 2].map((seat) => game.count(seat, 'hand'))).toEqual([2, 2, 2]);
    expect(game.happened('CARD_DRAWN')).toHaveLength(6);
  });
});

describe('paying in the turn of another', () => {
  it('ga:2.3.2.7 who materializes pays, whoever’s turn it is', () => {
    const theirs = { hand: ['Rush'], memory: some(2), materialDeck: ['Relic'] };
    const game = play([relic(1), rush], { memory: some(2) }, theirs)
      .pass()
      .activateCard(1, 'Rush')
      .resolve();
    game.choose(1, { card: 'Relic' });
    expect([game.count(0, 'memory'), game.count(1, 'memory'), game.stack()]).toEqual([2, 1, ['Relic']]);
  });

  it('ga:2.3.2.11 what an effect materializes is a materialization, and no activation', () => {
    const deny = (is: string) =>
      action('Deny', { targets: [{ what: [{ is }] }], effects: [{ do: 'counterOnStack', what: { target: 0 } }] });
    const offers = (is: string) =>
      play([relic(0), rush, deny(is)], { hand: ['Rush', 'Deny'], materialDeck: ['Relic'] }, {})
        .activateCard(0, 'Rush')
        .resolve()
        .choose(0, { card: 'Relic' })
        .offers();
    expect([offers('materialization'), offers('cardActivation')]).toEqual([['PASS', 'ACTIVATE_CARD Deny'], ['PASS']]);
  });

  it('ga:2.3.1.11 what is activated out of the graveyard is an activation', () => {
    const again: JsonObject = { kind: 'play', method: 'again', zone: 'graveyard', cost: [] };
    const echo = { ...flash, abilities: [...(flash.abilities as JsonObject[]), again] };
    const deny = action('Deny', {
      targets: [{ what: [{ is: 'cardActivation' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const game = play([echo, deny], { graveyard: ['Flash'], hand: ['Deny'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Flash', method: 'again' });
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Deny']);
  });

  it('ga:2.3.3.3 as many cards with floating memory pay as the cost asks for', () => {
    const wisp = ally('Wisp', {}, keyword('floating memory'));
    const mine = { materialDeck: ['Relic'], graveyard: [{ card: 'Wisp', count: 3 }], memory: [] };
    const game = play([relic(3), wisp], mine, {}).to('materialize', 5);
    const before = game.count(0, 'memory');
    game.choose(0, { card: 'Relic' });
    const { options } = game.decision();
    if (game.decision().kind === 'FLOATING_MEMORY') game.answer(0, { choose: options.map(({ id }) => id) });
    expect([before, game.zones('Wisp'), game.stack()]).toEqual([
      0,
      ['banishment', 'banishment', 'banishment'],
      ['Relic'],
    ]);
  });

  it('ga:2.11.6.4.1 enlighten counters are removed in the turn of another as well', () => {
    const game = position([{}, { champion: rai(1, { counters: { enlighten: 3 } }) }]).pass();
    expect(game.use(1, 'Rai, Spellcrafter').resolve().count(1, 'hand')).toBe(1);
  });

  it('ga:2.11.6.7.2 a card is prepared with the counters of its player’s champion, as many as it says', () => {
    const trick = card(
      'Trick',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'keyword', keyword: 'prepare', value: 3 },
      { kind: 'spell', effects: [DRAW] },
    );
    const counters = { preparation: 4 };
    const game = play([trick], {}, { champion: rai(1, { counters }), hand: ['Trick'] }).pass();
    game.activateCard(1, 'Trick', { confirm: true });
    expect(game.champion(1).counters).toEqual({ preparation: 1 });
  });
});

describe('damage and prevention', () => {
  const bolt = (amount: number, more: JsonObject = {}) =>
    action('Bolt', {
      targets: [on('Champion', 'Ally')],
      effects: [{ do: 'damage', amount, to: { target: 0 }, ...more }],
    });
  const hurt = () =>
    play([bolt(2)], { champion: { card: 'Spirit of Wind', damage: 3 } }, { hand: ['Bolt'] })
      .pass()
      .activateCard(1, 'Bolt', { card: 'Spirit of Wind' })
      .resolve()
      .damage(0);
  it('ga:2.9.0.14 damage of a champion adds up in its own turn as well', () => {
    expect(hurt()).toBe(5);
  });
  it('ga:2.11.6.2.1 damage counters are put beside those that are there, in any turn', () => {
    expect(hurt()).toBe(3 + 2);
  });

  const imp = ally('Imp', { power: 1, life: 4 });
  it('ga:2.9.1.7 of several units that are named each is protected', () => {
    const guard = action('Guard', {
      targets: [{ ...on('Ally'), min: 2, max: 2 }],
      effects: [
        {
          do: 'createReplacement',
          entities: { target: 0 },
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const rain = action('Rain', { effects: [{ do: 'damage', amount: 1, to: { each: [{ has: ['types', 'Ally'] }] } }] });
    const game = play([guard, rain, imp], { hand: ['Guard', 'Rain'], field: [{ card: 'Imp', count: 2 }] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Guard' });
    if (game.decision().kind === 'TARGETS') game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
    game.resolve().activateCard(0, 'Rain').resolve();
    expect(game.all('Imp')).toMatchObject([{ damage: 0 }, { damage: 0 }]);
  });

  it('ga:2.9.1.6 of damage that can’t be prevented nothing counts as prevented', () => {
    const guard = action('Guard', {
      effects: [
        {
          do: 'createReplacement',
          entities: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
          replaces: { on: 'damage', prevent: true, also: [{ do: 'draw', who: 'you', count: { event: 'prevented' } }] },
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const drawn = (more: JsonObject) => {
      const game = play([bolt(2, more), guard], { hand: ['Bolt'] }, { hand: ['Guard'] }).pass();
      game.activateCard(1, 'Guard').resolve().activateCard(0, 'Bolt', { card: 'Spirit of Fire' }).resolve();
      return [game.damage(1), game.count(1, 'hand')];
    };
    expect([drawn({}), drawn({ unpreventable: true })]).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  it('ga:2.5.2.1 what replaces something of its player leaves what others do', () => {
    const drought = card(
      'Drought',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      { kind: 'replacement', on: 'draw', player: 'you', instead: [] },
    );
    const gifts = action('Gifts', { effects: [{ do: 'draw', who: 'players', count: 1 }] });
    const game = play([drought, gifts], { hand: ['Gifts'], field: ['Drought'] }, {})
      .activateCard(0, 'Gifts')
      .resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([0, 1]);
  });
});

describe('what is so in a fight', () => {
  const scythe = ally('Scythe', { power: 1, life: 20 }, keyword('cleave'));
  const imp = ally('Imp', { power: 1, life: 4 });
  const point = (is: string) => action('Point', { targets: [{ what: [{ zone: 'field' }, { is }] }], effects: [] });
  const stick = card('Stick', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 3 });
  const pointed = (game: ReturnType<typeof play>) =>
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Point' }).choices().sort();

  it('ga:2.6.1.4 a champion rests for an attack with a weapon', () => {
    const game = play([stick], { champion: lorraine(1), field: ['Stick'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Stick');
    expect([game.champion(0).rested, game.fight().offers()]).toEqual([true, ['PASS']]);
  });

  it('ga:2.11.7.14.6.1 the unit alone attacks, and not the weapon that it uses', () => {
    const game = play([stick, point('attacking')], { champion: lorraine(1), field: ['Stick'], hand: ['Point'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Stick');
    game.activateCard(0, 'Point');
    expect(game.view().stack).toMatchObject([{ targets: [{ object: game.champion(0).id }] }]);
  });

  it('ga:2.11.7.14.6.2 all units that are attacked together defend', () => {
    const game = play(
      [scythe, imp, point('defending')],
      { field: ['Scythe'], hand: ['Point'] },
      { field: ['Imp', 'Imp'] },
    );
    game.choose(0, { kind: 'ATTACK', card: 'Scythe' });
    expect(pointed(game)).toEqual(['Imp', 'Imp', 'Spirit of Fire']);
  });

  it('ga:2.11.7.14.6.9 all units that strike back retaliate', () => {
    const cards = [scythe, imp, point('retaliating')];
    const game = play(cards, { field: ['Scythe'], hand: ['Point'] }, { field: ['Imp', 'Imp'] });
    game.choose(0, { kind: 'ATTACK', card: 'Scythe' });
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    const units = game.decision().options.filter((option) => option.card === 'Imp');
    game.answer(1, { choose: units.map(({ id }) => id) });
    expect(pointed(game)).toEqual(['Imp', 'Imp']);
  });
});
