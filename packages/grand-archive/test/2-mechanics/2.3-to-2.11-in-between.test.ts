/** What is done before somebody has Opportunity, who has it then, and several costs, replacements and shields at work (2.3–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play, triggered } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });
const hurt = (to: JsonObject, amount: number): JsonObject => ({ do: 'damage', to, amount });
const spark = (amount: number) =>
  action('Spark', { targets: [on('Ally', 'Champion')], effects: [hurt({ target: 0 }, amount)] });

describe('turns and Opportunity', () => {
  it('ga:2.2.6.4.3 turn after turn the next player in turn order is turn player at once, with two and with three', () => {
    const two = play([], {}, {});
    const seen = [4, 5, 6, 7, 8, 9].map((turn) => two.to('main', turn).view().turn.active);
    expect(seen).toEqual([1, 0, 1, 0, 1, 0]);
    const three = table([{}, {}, {}]);
    expect([4, 5, 6, 7, 8].map((turn) => three.to('main', turn).view().turn.active)).toEqual([1, 2, 0, 1, 2]);
    const ending = play([], {}, {}).to('end').pass();
    expect([ending.view().turn.active, ending.pass().view().turn]).toMatchObject([0, { active: 1, number: 4 }]);
  });

  it('ga:2.3.1.9 of three players the turn player answers first, whoever of them activated a card', () => {
    const side = { hand: ['Think', 'Think'] };
    const game = table([side, side, side], { definitions: [think] });
    game.pass().activateCard(1, 'Think');
    expect([game.stack(), game.decision()]).toMatchObject([['Think'], { kind: 'OPPORTUNITY', seat: 0 }]);
    game.pass().pass().activateCard(2, 'Think');
    expect([game.stack(), game.decision().seat]).toEqual([['Think', 'Think'], 0]);
    game.activateCard(0, 'Think');
    expect(game.decision().seat).toBe(0);
  });
});

describe('costs and kinds of what is activated', () => {
  it('ga:2.3.1.12 what is activated for its memory cost is an activation to what asks for one, and no materialization', () => {
    const sigil = card('Sigil', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1 });
    const recall = action('Recall', {
      effects: [{ do: 'play', what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }, { named: 'Sigil' }] } }],
    });
    const stop = (name: string, is: string) =>
      action(name, { targets: [{ what: [{ is }] }], effects: [{ do: 'counterOnStack', what: { target: 0 } }] });
    const definitions = [sigil, recall, stop('Annul', 'cardActivation'), stop('Bar', 'materialization')];
    const mine = { hand: ['Recall'], memory: some(2), materialDeck: ['Sigil'] };
    const theirs = { hand: ['Annul', 'Bar'] };
    const game = play(definitions, mine, theirs)
      .activateCard(0, 'Recall')
      .resolve()
      .choose(0, { card: 'Sigil' })
      .pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Annul']);
    const materialized = play(definitions, mine, theirs).to('materialize', 5).choose(0, { card: 'Sigil' }).pass();
    expect(materialized.offers()).toEqual(['PASS', 'ACTIVATE_CARD Bar']);
  });

  it('ga:2.3.2.7.2 all additional costs of a card that is materialized are paid, and without one of them it is not offered', () => {
    const gift = (what: string): JsonObject => ({
      pay: 'sacrifice',
      what: [{ has: ['types', what] }, { controller: 'you' }],
      label: what,
    });
    const idol = card(
      'Idol',
      { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1 },
      { kind: 'spell', additional: [gift('Ally'), gift('Phantasia')] },
    );
    const ghost = card('Ghost', { types: ['Phantasia'], costKind: 'reserve', cost: 1 });
    const start = (...field: string[]) =>
      play([idol, ghost], { materialDeck: ['Idol'], memory: some(2), field }, {}).to('materialize', 5);
    expect([start('Blitz Mage').choices(), start('Ghost').choices()]).toEqual([[], []]);
    const game = start('Blitz Mage', 'Ghost').choose(0, { card: 'Idol' });
    expect([game.stack(), game.zones('Blitz Mage'), game.zones('Ghost'), game.count(0, 'banishment')]).toEqual([
      ['Idol'],
      ['graveyard'],
      ['graveyard'],
      1,
    ]);
  });
});

describe('abilities and checks in between', () => {
  it('ga:2.4.0.13 what triggers as a stolen object leaves is controlled by who controlled that, and not by its owner', () => {
    const martyr = ally(
      'Martyr',
      {},
      triggered('on death', { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } }),
    );
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const game = play([martyr, slay], { hand: ['Slay'] }, { field: [{ card: 'Martyr', controller: 0 }] });
    game.activateCard(0, 'Slay', { card: 'Martyr' }).resolve();
    expect([game.view().stack, game.count(1, 'graveyard')]).toMatchObject([[{ card: 'Martyr', controller: 0 }], 1]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0]);
  });

  it('ga:2.4.2.7 what triggers by a card that resolves goes on the Effects Stack once that has done all and has left', () => {
    const owl = ally('Owl', { life: 9 }, triggered('hurt', { on: 'damage', object: 'self' }));
    const { keyword: _word, ...plain } = (owl.abilities as JsonObject[])[0] as JsonObject;
    const storm = action('Storm', {
      effects: [hurt({ each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }, 1), DRAW, DRAW],
    });
    const game = play([{ ...owl, abilities: [plain] }, storm], { hand: ['Storm'], field: ['Owl'] }, {});
    game.activateCard(0, 'Storm').resolve();
    const at = (type: string, card: string) => game.events.findIndex((e) => e.type === type && e.data.card === card);
    const left = game.events.findLastIndex((e) => e.type === 'OBJECT_MOVED' && e.data.card === 'Storm');
    const drawn = game.events.findLastIndex((e) => e.type === 'CARD_DRAWN');
    expect([at('ABILITY_TRIGGERED', 'Owl') < drawn, drawn < left, left < at('ABILITY_ON_STACK', 'Owl')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([game.stack(), game.zones('Storm')]).toEqual([['Owl'], ['graveyard']]);
  });

  it('ga:2.5.1.4 an ally without life is gone before anybody has Opportunity, though something waits below', () => {
    const game = play([spark(9), think], { hand: ['Think', 'Spark'] }, { field: ['Blitz Mage'] });
    game.activateCard(0, 'Think').activateCard(0, 'Spark', { card: 'Blitz Mage' }).pass().pass();
    expect([game.stack(), game.zones('Blitz Mage'), game.decision().seat]).toEqual([['Think'], ['graveyard'], 0]);
  });

  it('ga:2.11.7.8.2 the state is checked in every phase, in each player’s turn, and in combat', () => {
    for (const step of ['end', 'recollection']) {
      const game = play([spark(9)], { hand: ['Spark'], field: ['Banner Knight'] }, { field: ['Blitz Mage'] }).to(step);
      while (game.decision().seat !== 0) game.pass();
      game.activateCard(0, 'Spark', { card: 'Blitz Mage' });
      while (game.stack().length > 0) game.pass();
      expect([step, game.view().turn.phase, game.zones('Blitz Mage')]).toEqual([step, step, ['graveyard']]);
    }
    const fight = play([spark(9)], { hand: ['Spark'], field: ['Banner Knight'] }, { field: ['Blitz Mage'] });
    fight.declare(0, 'Banner Knight', 'Spirit of Fire').activateCard(0, 'Spark', { card: 'Blitz Mage' });
    while (fight.stack().length > 0) fight.pass();
    expect([fight.view().turn.phase, fight.zones('Blitz Mage')]).toEqual(['combat', ['graveyard']]);
  });
});

describe('combat damage', () => {
  it('ga:2.2.7.2.2 each unit that retaliates deals its damage, at once with the attack that would kill it', () => {
    const sweep = ally('Sweep', { power: 3, life: 20 }, keyword('cleave'));
    const guard = ally('Guard', { power: 2, life: 3 });
    const game = play([sweep, guard], { field: ['Sweep'] }, { field: ['Guard', 'Guard'] }).choose(0, {
      kind: 'ATTACK',
    });
    while (game.decision().kind !== 'RETALIATE') game.pass();
    game.answer(1, { choose: game.decision().options.map(({ id }) => id) });
    game.fight();
    expect([game.zones('Guard'), game.the('Sweep').damage, game.damage(1)]).toEqual([['graveyard', 'graveyard'], 4, 3]);
  });
});

describe('replacements', () => {
  const item = (name: string, ...abilities: JsonObject[]) =>
    card(name, { types: ['Item'], costKind: 'reserve', cost: 1 }, ...abilities);

  it('ga:2.5.2.1 what is put elsewhere instead is not put where it would have gone', () => {
    const pit = item('Pit', {
      kind: 'replacement',
      on: 'move',
      object: [{ has: ['types', ['Ally']] }],
      match: { from: 'field', to: 'graveyard' },
      change: { to: 'banishment' },
    });
    const game = play([pit, spark(9)], { hand: ['Spark'], field: ['Pit'] }, { field: ['Blitz Mage'] });
    game.activateCard(0, 'Spark', { card: 'Blitz Mage' }).resolve();
    expect([game.zones('Blitz Mage'), game.count(1, 'graveyard'), game.count(1, 'banishment')]).toEqual([
      ['banishment'],
      0,
      1,
    ]);
    // An attack card that is put away isn't what it speaks of.
    expect(game.zones('Spark')).toEqual(['graveyard']);
  });

  it('ga:2.5.2.2.1 all that changes what is no damage applies too, each once and to what the one before has made of it', () => {
    const more = (name: string, amount: JsonObject) =>
      item(name, { kind: 'replacement', on: 'recover', player: 'you', change: { amount } });
    const one = more('One', { sum: [{ event: 'amount' }, 1] });
    const twice = more('Twice', { times: [2, { event: 'amount' }] });
    const heal = action('Heal', { effects: [{ do: 'recover', who: 'you', amount: 2 }] });
    const healed = (...order: string[]) => {
      const mine = { champion: lorraine(1, { damage: 10 }), hand: ['Heal'], field: ['One', 'Twice', 'One'] };
      const game = play([one, twice, heal], mine, {}).activateCard(0, 'Heal').resolve();
      for (const name of order) if (game.decision().kind === 'REPLACEMENT') game.choose(0, { card: name, nth: 0 });
      while (game.decision().kind === 'REPLACEMENT') game.answer(0, game.decision().default);
      return 10 - game.damage(0);
    };
    expect([healed('Twice'), healed('One', 'Twice'), healed('One', 'One')]).toEqual([6, 7, 8]);
  });

  it('ga:2.9.1.5 a shield holds until all of it is used up or the turn ends, however often it prevents something', () => {
    const guard = action('Guard', {
      effects: [
        {
          do: 'createReplacement',
          entities: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
          shield: 5,
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const theirs = { hand: ['Guard', 'Guard'], champion: rai(1) };
    const mine = { hand: ['Spark', 'Spark', 'Spark', 'Spark'] };
    const strike = (game: ReturnType<typeof play>) =>
      game.activateCard(0, 'Spark', { card: 'Rai, Spellcrafter' }).resolve().damage(1);
    const game = play([guard, spark(2)], mine, theirs)
      .pass()
      .activateCard(1, 'Guard')
      .resolve();
    expect([strike(game), strike(game), strike(game), strike(game)]).toEqual([0, 0, 1, 3]);
    // In another turn nothing of it is left.
    const later = play([guard, spark(2)], mine, theirs)
      .pass()
      .activateCard(1, 'Guard')
      .resolve();
    expect(strike(later)).toBe(0);
    expect(strike(later.to('main', 5))).toBe(2);
  });
});

describe('defending', () => {
  const steal = action('Steal', {
    targets: [on('Ally')],
    effects: [
      { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
    ],
  });
  it('ga:2.11.7.14.6.2 units of the defending player that are attacked are defending: each of several, and none that changed sides', () => {
    const sweep = ally('Sweep', { power: 1, life: 20 }, keyword('cleave'));
    const guard = ally('Guard', { power: 1, life: 9 });
    const game = play([sweep, guard, steal], { field: ['Sweep'], hand: ['Steal'] }, { field: ['Guard', 'Guard'] });
    game.choose(0, { kind: 'ATTACK' });
    const defending = () => game.all('Guard').map((one) => [one.controller, one.defending]);
    expect([defending(), game.champion(1).defending, game.the('Sweep').defending]).toEqual([
      [
        [1, true],
        [1, true],
      ],
      true,
      false,
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Steal' }, { card: 'Guard', nth: 0 }).resolve();
    expect(defending()).toEqual([
      [0, false],
      [1, true],
    ]);
    game.fight();
    expect(game.all('Guard').map((one) => [one.controller, one.damage, one.defending])).toEqual([
      [0, 0, false],
      [1, 1, false],
    ]);
  });
});
