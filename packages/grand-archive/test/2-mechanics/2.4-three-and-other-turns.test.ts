/** Three players, three things at one moment, and abilities in the turns of others (2.1–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, away, card, DRAW, keyword, on, play, triggered } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const imp = ally('Imp', { power: 3, life: 9 });

describe('three and more', () => {
  it('ga:2.2.3.2 every card of a large memory returns', () => {
    const game = position([{}, { memory: some(6) }]).to('main', 4);
    expect([game.count(1, 'memory'), game.count(1, 'hand')]).toEqual([0, 7]);
  });

  it('ga:2.2.2.3 each card that could be materialized is offered', () => {
    const materialDeck = ['Tome of Knowledge', 'Sword of Seeking', 'Bauble of Abundance'];
    const game = position([{ champion: lorraine(1), memory: some(3), materialDeck }, {}]).to('materialize', 5);
    expect(game.choices().sort()).toEqual([...materialDeck].sort());
  });

  it('ga:2.11.6.5.1 each level counter counts', () => {
    const game = position([{ champion: lorraine(1, { counters: { level: 3 } }) }, {}]);
    expect(game.champion(0).level).toBe(4);
  });

  const owl = ally('Owl', {}, { kind: 'triggered', on: { on: 'step', match: { step: 'end' } }, effects: [] });
  it('ga:2.1.9.3 each of three players orders their own triggered abilities', () => {
    const field = [{ card: 'Owl', count: 2 }];
    const game = table([{ field }, { field }, { field }], { definitions: [owl] });
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    const seats: number[] = [];
    while (game.decision().kind === 'ORDER_TRIGGERS') {
      const { seat, options, default: usual } = game.decision();
      seats.push(seat);
      expect(options).toHaveLength(2);
      game.answer(seat, usual);
    }
    expect([seats, game.stack().length]).toEqual([[0, 1, 2], 6]);
  });

  it('ga:2.4.2.6 three that trigger at one moment are ordered together', () => {
    const game = play([owl], { field: [{ card: 'Owl', count: 3 }] }, {});
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    expect([game.decision().kind, game.decision().options.length]).toEqual(['ORDER_TRIGGERS', 3]);
  });

  it('ga:2.11.7.3.1 of three players any concedes, in the turn of another', () => {
    const game = concede(table([{}, {}, {}]), 2);
    expect(game.happened('CONCEDED')).toMatchObject([{ seat: 2 }]);
    expect(game.view().players[2]).toMatchObject({ lost: true });
  });
});

describe('abilities', () => {
  const herald = ally(
    'Herald',
    { cost: 0, power: 1, life: 3 },
    triggered('on enter', { on: 'move', object: 'self', match: { to: 'field' } }, [
      { do: 'damage', amount: 2, to: { each: [{ has: ['types', 'Champion'] }, { controller: 'opponent' }] } },
    ]),
  );

  it('ga:2.4.0.12 that triggered do what they say though their source has left', () => {
    const game = play([herald, away], { hand: ['Herald'] }, { hand: ['Away'] })
      .activateCard(0, 'Herald')
      .resolve();
    expect(game.stack()).toEqual(['Herald']);
    game.pass().activateCard(1, 'Away', { card: 'Herald' }).resolveAll();
    expect([game.zones('Herald'), game.damage(1)]).toEqual([['banishment'], 2]);
  });

  it('ga:2.9.0.11.3 that triggered deal the damage of the object that has them', () => {
    const game = play([herald], { hand: ['Herald'] }, {})
      .activateCard(0, 'Herald')
      .resolve()
      .resolve();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ source: game.the('Herald').id, card: 'Herald', amount: 2 }]);
  });

  it('ga:2.8.1.2.1 are answered by nothing slow', () => {
    const lamp = item('Lamp', { kind: 'activated', cost: [{ pay: 'rest' }], effects: [DRAW] });
    const slow = action('Ponder', { effects: [] }, 'slow');
    const game = play([lamp, slow], { field: ['Lamp'], hand: ['Ponder'] }, {});
    expect(game.offers()).toContain('ACTIVATE_CARD Ponder');
    expect(game.use(0, 'Lamp').offers()).toEqual(['PASS']);
  });

  it('ga:2.2.8.1 that wait are nowhere once the phase has ended, and no card is banished for them', () => {
    const halt = action('Halt', { effects: [{ do: 'endPhase' }] });
    const lamp = item('Lamp', { kind: 'activated', cost: [{ pay: 'rest' }], effects: [DRAW] });
    const game = play([lamp, halt], { field: ['Lamp'] }, { hand: ['Halt'] })
      .use(0, 'Lamp')
      .pass();
    game.activateCard(1, 'Halt').resolve();
    expect([game.stack(), game.count(0, 'hand')]).toEqual([[], 0]);
    expect([game.count(0, 'banishment'), game.count(1, 'banishment'), game.zones('Lamp')]).toEqual([0, 1, ['field']]);
  });

  it('ga:2.4.4.2 of cards elsewhere are there by the champion of their own player, whoever’s turn it is', () => {
    const level = (least: number): JsonObject => ({
      compare: [{ stat: 'level', of: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] } }, '>=', least],
    });
    const quick = ally(
      'Quick',
      { cost: 0 },
      { kind: 'static', if: level(2), mods: [{ mod: 'ability', ability: keyword('fast activation') }] },
    );
    const offers = (mine: JsonObject, theirs: JsonObject) =>
      play([quick], { champion: mine }, { champion: theirs, hand: ['Quick'] })
        .pass()
        .offers();
    expect(offers(lorraine(1), rai(2))).toEqual(['PASS', 'ACTIVATE_CARD Quick']);
    expect(offers(lorraine(2), rai(1))).toEqual(['PASS']);
  });

  it('ga:2.2.6.4.2 of other players than the turn player last until the end of the turn as well', () => {
    const bless = action('Bless', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'power', value: 2 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([imp, bless], {}, { hand: ['Bless'], field: ['Imp'] })
      .pass()
      .activateCard(1, 'Bless', { card: 'Imp' });
    expect([game.resolve().the('Imp').power, game.to('main', 4).the('Imp').power]).toEqual([5, 3]);
  });

  it('ga:2.3.2.3 with which somebody materializes in another’s turn ask for the elements of that player', () => {
    const relic = card('Relic', {
      types: ['Item'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      elements: ['fire'],
    });
    const rush = action('Rush', { effects: [{ do: 'materialize', filter: { named: 'Relic' } }] });
    const offered = (mine: string, theirs: string) => {
      const game = play(
        [relic, rush],
        { champion: mine },
        { champion: theirs, hand: ['Rush'], materialDeck: ['Relic'] },
      );
      game.pass().activateCard(1, 'Rush').resolve();
      return game.decision().kind === 'MATERIALIZE' ? game.choices() : [];
    };
    expect([offered('Spirit of Wind', 'Spirit of Fire'), offered('Spirit of Fire', 'Spirit of Wind')]).toEqual([
      ['Relic'],
      [],
    ]);
  });
});

describe('champions', () => {
  it('ga:2.3.4.4.2.1 that have nothing to level up any more go to the graveyard', () => {
    const amulet = item('Amulet', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'cantLose', by: 'noChampion' }],
    });
    const mine = { champion: rai(1), memory: some(4), materialDeck: ['Rai, Archmage'], field: ['Amulet'] };
    const game = play([amulet, away], mine, { hand: ['Away'] })
      .to('materialize', 5)
      .choose(0, { card: 'Rai, Archmage' });
    game.pass().activateCard(1, 'Away', { card: 'Rai, Spellcrafter' }).resolveAll();
    expect([game.happened('MATERIALIZATION_FAILED').length, game.zones('Rai, Archmage')]).toEqual([1, ['graveyard']]);
  });
});
