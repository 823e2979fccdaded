/** Keywords and rules of players where an object was taken, a card borrowed, or it is the turn of another (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const valued = (name: string, value: number): JsonObject => ({ ...keyword(name), value });
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const lent = (name: string): JsonObject => ({ card: name, controller: 0 });
const gone = (name: string): JsonObject => ({ card: name, controller: 1 });
const imp = ally('Imp', { power: 1, life: 4 });
const ruling = (players: string, mod: JsonObject): JsonObject => ({
  kind: 'static',
  affects: { players },
  mods: [{ mod: 'rule', ...mod }],
});
const untilAsked = (game: ReturnType<typeof play>) => {
  while (game.decision().kind === 'OPPORTUNITY' && game.view().turn.phase === 'combat') game.pass();
  return game;
};

describe('keywords of what another player owns', () => {
  it('ga:2.11.7.15.2 opponents of who attacks discard for critical', () => {
    const rogue = ally('Rogue', { power: 2, life: 4 }, valued('critical', 1));
    const setup = { hand: some(1), field: [lent('Rogue')] };
    const game = untilAsked(play([rogue], { hand: some(1) }, setup).declare(0, 'Rogue', 'Spirit of Fire'));
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
  });

  it('ga:2.11.7.15.2 critical of the card and of the weapon counts together', () => {
    const stick = card(
      'Stick',
      { types: ['Weapon'], cost: 1, costKind: 'reserve', power: 2, durability: 3 },
      valued('critical', 1),
    );
    const cut = card('Cut', { types: ['Attack'], cost: 0, costKind: 'reserve', power: 1 }, valued('critical', 1));
    const mine = { champion: lorraine(1), hand: ['Cut'], field: ['Stick'] };
    const game = play([stick, cut], mine, { hand: some(3) })
      .activateCard(0, 'Cut')
      .resolve()
      .choose(0, { card: 'Stick' });
    untilAsked(game).answer(1, { confirm: true });
    if (game.decision().kind === 'COST') game.answer(1, game.decision().default);
    expect([game.fight().damage(1), game.count(1, 'hand')]).toEqual([3, 1]);
  });

  it('ga:2.11.7.15.2 pride asks for the champion of who controls the ally', () => {
    const lion = ally('Lion', { power: 2, life: 2 }, valued('pride', 2));
    const attacks = (mine: JsonObject, theirs: JsonObject) =>
      play([lion], { champion: mine }, { champion: theirs, field: [lent('Lion')] }).offers();
    expect([attacks(lorraine(2), rai(1)), attacks(lorraine(1), rai(2))]).toEqual([['PASS', 'ATTACK Lion'], ['PASS']]);
  });

  it('ga:2.11.7.15.2 who controls an ally commands it', () => {
    const order = card('Order', { types: ['Attack'], cost: 0, costKind: 'reserve', power: 1 }, keyword('command'));
    const able = play([order, imp], { hand: ['Order'] }, { field: [lent('Imp')] });
    expect(able.offers()).toContain('ACTIVATE_CARD Order');
    expect(able.activateCard(0, 'Order').the('Imp').rested).toBe(true);
    expect(play([order, imp], { hand: ['Order'], field: [gone('Imp')] }, {}).offers()).not.toContain(
      'ACTIVATE_CARD Order',
    );
  });

  it('ga:2.6.1.4 no rested ally is commanded', () => {
    const order = card('Order', { types: ['Attack'], cost: 0, costKind: 'reserve', power: 1 }, keyword('command'));
    const offers = (rested: boolean) =>
      play([order, imp], { hand: ['Order'], field: [{ card: 'Imp', rested }] }, {}).offers();
    expect([offers(false).includes('ACTIVATE_CARD Order'), offers(true)]).toEqual([true, ['PASS']]);
  });

  it('ga:2.11.7.15.2 charge counters come in the turn of who controls the object', () => {
    const engine = item('Engine', {
      kind: 'triggered',
      keyword: 'on charge',
      on: { on: 'counters', object: 'self', match: { kind: 'charge' } },
      limit: { inAll: 1 },
      effects: [DRAW],
    });
    const game = play([engine], {}, { field: [lent('Engine')] });
    expect([game.to('main', 4).the('Engine').counters, game.to('main', 5).the('Engine').counters]).toEqual([
      {},
      { charge: 1 },
    ]);
  });

  it('ga:2.11.7.15.2 whoever activates a Spell empowers it, whoever owns it', () => {
    const focus = action('Focus', { effects: [{ do: 'empower', amount: 2 }] });
    const insight = action('Insight', {
      effects: [
        {
          do: 'draw',
          who: 'you',
          count: { stat: 'level', of: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] } },
        },
      ],
    });
    const borrow = item('Borrow', {
      kind: 'activated',
      cost: [],
      effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const mine = { champion: lorraine(1), hand: ['Focus'], field: ['Borrow'] };
    const game = play([focus, insight, borrow], mine, { graveyard: ['Insight'] })
      .activateCard(0, 'Focus')
      .resolve();
    game.use(0, 'Borrow').resolve().choose(0, { card: 'Insight' });
    expect(game.resolve().count(0, 'hand')).toBe(3);
  });

  it('ga:2.11.7.15.2 every card that was loaded goes to the graveyard with the weapon', () => {
    const gun = card('Gun', {
      types: ['Weapon'],
      cost: 1,
      costKind: 'reserve',
      power: 1,
      durability: 3,
      subtypes: ['Gun'],
    });
    const bullet = card('Bullet', { types: ['Item'], cost: 1, costKind: 'reserve', power: 1, subtypes: ['Bullet'] });
    const away = action('Away', {
      targets: [on('Weapon')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const field = [{ card: 'Gun', loaded: ['Bullet', 'Bullet'] }];
    const game = play([gun, bullet, away], { hand: ['Away'] }, { field }).activateCard(0, 'Away', { card: 'Gun' });
    expect(game.resolve().zones('Bullet')).toEqual(['graveyard', 'graveyard']);
  });

  it('ga:2.11.7.15.2 of several units that taunt any is attacked, of players without one whatever they have', () => {
    const wall = ally('Wall', { power: 1, life: 4 }, keyword('taunt'));
    const definitions = [imp, wall];
    const field = [
      { field: ['Imp'] },
      { field: ['Wall', 'Wall', 'Imp'] },
      { champion: 'Spirit of Water', field: ['Imp'] },
    ];
    const game = table(field, { definitions }).choose(0, { kind: 'ATTACK', card: 'Imp' });
    expect(game.choices().sort()).toEqual(['Imp', 'Spirit of Water', 'Wall', 'Wall']);
  });

  it('ga:2.11.7.15.2 what taxes attacks is about what its controller has', () => {
    const toll = item('Toll', ruling('opponents', { rule: 'attackTax', amount: 1, at: { controller: 'you' } }));
    const attacks = (hand: number) =>
      play([toll, imp], { hand: some(hand), field: ['Imp', gone('Toll')] }, {})
        .offers()
        .includes('ATTACK Imp');
    expect([attacks(0), attacks(1)]).toEqual([false, true]);
  });
});

describe('the favor of the crowd', () => {
  const cheer = action('Cheer', { effects: [{ do: 'gainStatus', status: "Crowd's Favor" }] });

  it('ga:2.11.7.15.2 makes attacks on all that its player controls dearer, whoever owns it', () => {
    const mine = { field: ['Imp', { ...gone('Imp'), rested: true }] };
    const game = play([cheer, imp], mine, { hand: ['Cheer'] });
    expect(game.offers()).toContain('ATTACK Imp');
    game.pass().activateCard(1, 'Cheer').resolve();
    expect(game.offers()).toEqual(['PASS']);
  });

  it('ga:2.11.7.15.2 is lost by any of three players as another gains it', () => {
    const attacked = (again: boolean) => {
      const game = table(
        [{ hand: again ? ['Cheer'] : [], field: ['Imp'] }, {}, { champion: 'Spirit of Water', hand: ['Cheer'] }],
        { definitions: [cheer, imp] },
      );
      game.pass().pass().activateCard(2, 'Cheer').pass().pass().pass();
      if (again) game.activateCard(0, 'Cheer').pass().pass().pass();
      game.choose(0, { kind: 'ATTACK', card: 'Imp' });
      return game.decision().kind === 'ATTACK_TARGET' ? game.choices().length : 1;
    };
    expect([attacked(false), attacked(true)]).toEqual([1, 2]);
  });
});

describe('in the turn of another', () => {
  it('ga:2.11.7.15.2 a card is unlocked by the champion of its player', () => {
    const secret = card(
      'Secret',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
      { kind: 'spell', effects: [DRAW] },
      valued('level locked', 2),
    );
    const offers = (mine: JsonObject, theirs: JsonObject) =>
      play([secret], { champion: mine }, { champion: theirs, hand: ['Secret'] })
        .pass()
        .offers();
    expect([offers(lorraine(1), rai(2)), offers(lorraine(2), rai(1))]).toEqual([
      ['PASS', 'ACTIVATE_CARD Secret'],
      ['PASS'],
    ]);
  });

  it('ga:2.11.7.15.2 what a player generates is theirs', () => {
    const spark = action('Spark', { effects: [{ do: 'generate', named: 'Reclaim' }] });
    const game = play([spark], {}, { hand: ['Spark'] })
      .pass()
      .activateCard(1, 'Spark')
      .resolve();
    expect([game.the('Reclaim', 'hand').owner, game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0, 1]);
  });

  it('ga:2.5.1.5.4 who can’t draw draws nothing', () => {
    const drought = item('Drought', ruling('you', { rule: 'cantDraw' }));
    const gifts = action('Gifts', { effects: [{ do: 'draw', who: 'players', count: 1 }] });
    const game = play([drought, gifts], { hand: ['Gifts'] }, { field: ['Drought'] })
      .activateCard(0, 'Gifts')
      .resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0]);
  });

  const silence = (players: string) => item('Silence', ruling(players, { rule: 'cantActivate' }));
  const flash = action('Flash', { effects: [DRAW] });
  const offers = (players: string) =>
    play([silence(players), flash], { field: ['Silence'] }, { hand: ['Flash'] })
      .pass()
      .offers();
  it('ga:2.5.1.5.4 what forbids a player to activate is about that player', () => {
    expect([offers('opponents'), offers('you')]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Flash']]);
  });
  it('ga:2.11.7.2.1 nobody activates what they may not, whoever’s turn it is', () => {
    expect(offers('opponents')).toEqual(['PASS']);
    expect(offers('you')).toContain('ACTIVATE_CARD Flash');
  });

  it('ga:2.11.7.9.2.1 counters are not paid with by whom something forbids it', () => {
    const lock = (players: string) => item('Lock', ruling(players, { rule: 'cantPayCounters', kind: 'enlighten' }));
    const uses = (players: string) =>
      play([lock(players)], { field: ['Lock'] }, { champion: rai(1, { counters: { enlighten: 3 } }) })
        .pass()
        .offers()
        .some((offer) => offer.startsWith('ACTIVATE_ABILITY'));
    expect([uses('opponents'), uses('you')]).toEqual([false, true]);
  });

  it('ga:2.2.6.4.2 the cards that others activated are counted for that turn alone', () => {
    const first = action('First', {
      effects: [{ do: 'if', if: { is: ['self', { is: 'firstActivatedThisTurn' }] }, then: [DRAW] }],
    });
    const game = play([first], {}, { hand: ['First', 'First'] })
      .pass()
      .activateCard(1, 'First')
      .resolve();
    expect(game.count(1, 'hand')).toBe(2);
    game.to('main', 4).activateCard(1, 'First').resolve();
    expect(game.count(1, 'hand')).toBe(3);
    expect(position([{}, {}]).view().turn.active).toBe(0);
  });
});
