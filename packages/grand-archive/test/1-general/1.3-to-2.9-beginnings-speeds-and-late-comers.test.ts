/** Beginnings, champions by effects, speeds and costs that are paid otherwise, and what came too late to retaliate (1.3–2.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, keyword, on, play, scenarioWith, secondChampion } from '../support/own-cards.js';
import { lorraine, newGame, some } from '../support/play.js';

const think = action('Think', { effects: [DRAW] });

describe('beginnings', () => {
  it('ga:1.3.3 what the first champion of each player does as it enters is done before anything else', () => {
    const game = newGame();
    for (const turn of [1, 2]) {
      game.until({ step: 'start', turn });
      while (game.stack().length === 0) game.answer(game.decision().seat, game.decision().default);
      const { active } = game.view().turn;
      expect([game.view().turn, game.decision()]).toMatchObject([
        { phase: 'start', number: turn },
        { kind: 'OPPORTUNITY', seat: active },
      ]);
      expect(game.champion(active)).toMatchObject({ level: 0, rested: false });
      expect(game.resolve().view().turn.phase).toBe('main');
    }
  });

  it('ga:1.5.1.3 a material deck of every constructed format needs a level 0 champion', () => {
    type Pile = { card: string; count: number }[];
    const { main, material = [] } = starterDecks.rai as { main: Pile; material: Pile };
    const without = material.filter(({ card: name }) => name !== 'Spirit of Fire');
    for (const format of ['constructed', 'pantheon']) {
      const said = (deck: Pile) =>
        grandArchive
          .validateDeck('4.1', { format, main, material: deck } as never)
          .errors.flatMap(({ rules }) => rules ?? []);
      expect([format, said(without)]).toEqual([format, expect.arrayContaining(['ga:1.5.1.3'])]);
      expect(said(material)).not.toContain('ga:1.5.1.3');
    }
  });
});

describe('levelling up by an effect', () => {
  it('ga:1.7.1.6.1 of several champions the player says which levels up, as a card is materialized and by an effect', () => {
    const ascend = action('Ascend', { effects: [{ do: 'levelUp' }] });
    const definitions = [ascend, secondChampion, hero('Mage', 'norm', 0, 'Spare'), hero('Mage', 'norm', 1, 'Great')];
    const start = () =>
      play(definitions, { materialDeck: ['Spare', 'Great'], hand: ['Second', 'Ascend'] }, {})
        .activateCard(0, 'Second')
        .resolveAll();
    for (const name of ['Spare', 'Spirit of Wind']) {
      const other = name === 'Spare' ? 'Spirit of Wind' : 'Spare';
      const game = start().activateCard(0, 'Ascend').resolve().choose(0, { card: 'Great' });
      expect(game.choices().sort()).toEqual(['Spare', 'Spirit of Wind']);
      game.choose(0, { card: name }).resolveAll();
      expect([game.zones(name), game.zones(other), game.the('Great').level]).toEqual([['lineage'], ['field'], 1]);
      const later = start().to('materialize', 5).choose(0, { card: 'Great' });
      expect(later.choices().sort()).toEqual(['Spare', 'Spirit of Wind']);
      later.choose(0, { card: name });
      while (later.stack().length > 0) later.pass();
      expect([later.zones(name), later.zones(other)]).toEqual([['lineage'], ['field']]);
    }
  });
});

describe('speeds and costs', () => {
  it('ga:1.7.3.1 slow actions wait for the own main phase, fast ones for Opportunity alone', () => {
    const slow = action('Slow', { effects: [DRAW] }, 'slow');
    const side = { hand: ['Slow', 'Think', 'Think'] };
    const game = play([slow, think], side, side);
    for (const turn of [3, 4]) {
      if (turn === 4) game.to('recollection', 4);
      for (const step of turn === 3 ? ['main', 'end'] : ['recollection', 'main', 'end']) {
        game.to(step, turn);
        const { active } = game.view().turn;
        const offered = (): boolean => game.offers().includes('ACTIVATE_CARD Slow');
        expect([step, game.decision().seat, offered()]).toEqual([step, active, step === 'main']);
        expect(game.offers()).toContain('ACTIVATE_CARD Think');
        game.pass();
        expect([offered(), game.offers().includes('ACTIVATE_CARD Think')]).toEqual([false, true]);
      }
    }
    const over = play([slow, think], side, side).activateCard(0, 'Think');
    expect(over.offers()).toEqual(['PASS', 'ACTIVATE_CARD Think']);
  });

  it('ga:1.7.6.1 a weapon that is no regalia has a reserve cost, a regalia has none', () => {
    const faults = (props: JsonObject) => {
      const odd = card('Odd', { types: ['Weapon'], power: 1, durability: 1, cost: 1, ...props });
      const made = grandArchive.createScenario(scenarioWith([odd], {}, {}));
      return made.ok ? [] : (made.error.errors ?? []).flatMap(({ rules }) => rules ?? []);
    };
    expect(faults({ costKind: 'memory' })).toContain('ga:1.7.6.1');
    expect([faults({ costKind: 'reserve' }), faults({ costKind: 'memory', supertypes: ['Regalia'] })]).toEqual([
      [],
      [],
    ]);
  });

  it('ga:2.1.3.3 in each materialize phase its player materializes one card or none, and is asked once', () => {
    const sigil = (name: string): JsonObject =>
      card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const side = { materialDeck: ['One', 'Two', 'Three'] };
    const game = play([sigil('One'), sigil('Two'), sigil('Three')], side, side);
    for (const [turn, name] of [
      [4, 'One'],
      [5, 'Two'],
      [6, undefined],
    ] as const) {
      game.to('materialize', turn);
      const { seat } = game.decision();
      expect(game.decision()).toMatchObject({ kind: 'MATERIALIZE', min: 0, max: 1 });
      game.answer(seat, { choose: name === undefined ? [] : [{ card: name }] });
      while (game.stack().length > 0) game.pass();
      expect([game.view().turn.phase, game.decision().kind]).toEqual(['recollection', 'OPPORTUNITY']);
    }
    expect([game.count(0, 'materialDeck'), game.count(1, 'materialDeck')]).toEqual([2, 2]);
  });

  it('ga:1.6.4.2.5.2 nothing pays beside the memory that is not needed, whatever each is worth', () => {
    const cask = (name: string): JsonObject =>
      card(
        name,
        { types: ['Item'], costKind: 'reserve', cost: 0 },
        { kind: 'payment', of: 'memory', worth: 2, to: 'graveyard', cause: 'sacrifice' },
      );
    const sigil = card('Sigil', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 2 });
    const mine = { materialDeck: ['Sigil'], field: ['Red', 'Blue'], memory: some(2) };
    const start = () =>
      play([cask('Red'), cask('Blue'), sigil], mine, {})
        .to('materialize', 5)
        .choose(0, { card: 'Sigil' });
    const game = start();
    expect(game.decision()).toMatchObject({ kind: 'FLOATING_MEMORY', min: 0 });
    const { rules } = game.refused(0, { choose: [{ card: 'Red' }, { card: 'Blue' }] });
    expect(rules).toContain('ga:1.6.4.2.5.2');
    game.answer(0, { choose: [{ card: 'Red' }] });
    expect([game.zones('Red'), game.zones('Blue'), game.count(0, 'memory')]).toEqual([['graveyard'], ['field'], 2]);
    const plain = start().answer(0, { choose: [] });
    expect([plain.zones('Red'), plain.count(0, 'memory'), plain.count(0, 'banishment')]).toEqual([['field'], 0, 2]);
  });

  it('ga:2.3.1.7 no card is activated of which a part would be illegal: its target, its cost, its element', () => {
    const jab = action('Jab', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] });
    const props = jab.props as JsonObject;
    const dear = { ...jab, name: 'Dear', props: { ...props, name: 'Dear', cost: 3 } };
    const hot = { ...jab, name: 'Hot', props: { ...props, name: 'Hot', elements: ['fire'] } };
    const mine = { champion: lorraine(1), hand: ['Jab', 'Dear', 'Hot'] };
    const offered = (theirs: JsonObject) => play([jab, dear, hot], mine, theirs).offers();
    expect(offered({})).toEqual(['PASS']);
    const game = play([jab, dear, hot], mine, { field: ['Blitz Mage'] });
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Jab']);
    for (const name of ['Dear', 'Hot']) game.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: name }] });
    expect([game.count(0, 'hand'), game.stack(), game.happened('CARD_ACTIVATED')]).toEqual([3, [], []]);
    const ban = card(
      'Ban',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'static', affects: { players: 'opponents' }, mods: [{ mod: 'rule', rule: 'cantActivate' }] },
    );
    const banned = play([jab, ban], { hand: ['Jab'] }, { field: ['Ban', 'Blitz Mage'], hand: ['Jab'] });
    expect([banned.offers(), banned.pass().offers()]).toEqual([['PASS'], ['PASS', 'ACTIVATE_CARD Jab']]);
  });
});

describe('retaliating', () => {
  it('ga:2.2.7.1.2.3 what came once the retaliation step had begun does not retaliate, though it need not be attacked', () => {
    const lurker = ally('Lurker', { power: 2, life: 5 }, keyword('ambush'));
    const call = action('Call', { effects: [{ do: 'create', token: lurker, count: 1 }] });
    const back = action('Back', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { named: 'Lurker' }] },
          to: 'field',
          cause: 'return',
          controller: 'you',
        },
      ],
    });
    const scout = ally(
      'Scout',
      { power: 1, life: 20 },
      { kind: 'triggered', on: { on: 'attack', object: 'self' }, effects: [] },
    );
    const victim = ally('Victim', { power: 0, life: 5 });
    const start = (field: string[], early: boolean) => {
      const theirs = { field: ['Victim', ...field], hand: ['Call', 'Back'], graveyard: ['Lurker'] };
      const game = play([lurker, call, back, scout, victim], { field: ['Scout'] }, theirs).declare(
        0,
        'Scout',
        'Victim',
      );
      if (!early) game.resolve();
      for (const name of ['Back', 'Call']) {
        while (game.decision().seat === 0) game.pass();
        game.activateCard(1, name);
        while (game.stack()[0] === name) game.pass();
      }
      expect(game.view().turn.step).toBe(early ? 'attackDeclaration' : 'retaliation');
      while (game.view().turn.step !== 'damage' && game.decision().kind !== 'RETALIATE') game.pass();
      return game.decision().kind === 'RETALIATE' ? game.choices() : [];
    };
    expect([start([], false), start(['Lurker'], false)]).toEqual([[], ['Lurker']]);
    expect(start([], true)).toEqual(['Lurker', 'Lurker']);
  });
});

describe('losing and dealing damage', () => {
  it('ga:2.5.1.1.5 who draws from an empty deck loses, in the turn of whomever and by whose effect it may be', () => {
    const gift = action('Gift', { effects: [{ do: 'draw', who: 'opponents', count: 1 }] });
    const lost = (name: string, empty: number, by: number) => {
      const side = (seat: number): JsonObject => ({ hand: [name], ...(seat === empty ? { mainDeck: [] } : {}) });
      const game = play([gift, think], side(0), side(1));
      if (by === 1) game.pass();
      return game.activateCard(by, name).resolve().result()?.winners ?? null;
    };
    expect([lost('Gift', 1, 0), lost('Gift', 0, 1), lost('Think', 0, 0), lost('Think', 1, 1)]).toEqual([
      [0],
      [1],
      [1],
      [0],
    ]);
    expect([lost('Gift', 0, 0), lost('Think', 1, 0)]).toEqual([null, null]);
  });

  it('ga:2.9.0.11.3 an object that is gone is the source of what its ability deals all the same', () => {
    const bomb = card(
      'Bomb',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        targets: [on('Champion')],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
      },
    );
    for (const controller of [0, 1]) {
      const game = play([bomb], { field: [{ card: 'Bomb', controller }] }, {});
      if (controller === 1) game.pass();
      game.use(controller, 'Bomb', { card: 'Spirit of Fire' }).resolve();
      expect([game.zones('Bomb'), game.damage(1)]).toEqual([['graveyard'], 2]);
      expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Bomb', amount: 2, combat: false }]);
    }
  });
});

describe('the end of a turn', () => {
  it('ga:2.11.7.8.7 a turn is over once its player has met a limit, and what lasted for it and damage on allies are gone', () => {
    const cap = card(
      'Cap',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'static', affects: { players: 'all' }, mods: [{ mod: 'rule', rule: 'maximumInfluence', amount: 2 }] },
    );
    const side = { hand: some(4), field: [{ card: 'Esteemed Knight', damage: 1 }] };
    const game = play([cap], { ...side, field: [...side.field, 'Cap'] }, side)
      .to('end')
      .pass()
      .pass();
    expect([game.view().turn.number, game.decision()]).toMatchObject([
      3,
      { kind: 'CHOOSE_OBJECTS', seat: 0, min: 2, max: 2 },
    ]);
    const [one, two] = game.decision().options;
    game.answer(0, { choose: [one?.id ?? '', two?.id ?? ''] });
    expect([game.count(0, 'hand'), game.count(1, 'hand'), game.count(0, 'graveyard')]).toEqual([2, 4, 2]);
    expect(game.all('Esteemed Knight').map(({ damage }) => damage)).toEqual([0, 0]);
    expect(game.view().turn.number).toBe(4);
  });
});
