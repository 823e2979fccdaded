/** Abilities where one does not look first: in other zones, in other turns, while something waits, and those that never came to resolve (2.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play, triggered } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';

const drift = card(
  'Drift',
  { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast' },
  { kind: 'spell', effects: [DRAW] },
  keyword('floating memory'),
);
const using = (cost: JsonObject[], more: JsonObject = {}): JsonObject => ({
  kind: 'activated',
  cost,
  effects: [DRAW],
  ...more,
});

describe('abilities of cards', () => {
  it('ga:2.4.0.2.1 are shown in every zone, and are known of a card that has just left its zone', () => {
    const places = {
      hand: ['Drift'],
      memory: ['Drift'],
      graveyard: ['Drift'],
      banishment: ['Drift'],
      mainDeck: ['Drift'],
    };
    const game = play([drift], places, {});
    for (const zone of Object.keys(places))
      expect([zone, game.the('Drift', zone)]).toMatchObject([
        zone,
        { keywords: ['floating memory'], abilities: [{}, {}] },
      ]);
    const mourner = ally(
      'Mourner',
      {},
      {
        kind: 'triggered',
        on: {
          on: 'move',
          object: [{ cardKeyword: 'floating memory' }],
          match: { from: 'graveyard', to: 'banishment' },
        },
        effects: [DRAW],
      },
    );
    const hunter = ally(
      'Hunter',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', object: [{ keyword: 'floating memory' }], match: { from: 'graveyard', to: 'banishment' } },
        effects: [DRAW],
      },
    );
    const dig = action('Dig', {
      effects: [
        { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, to: 'banishment', cause: 'banish' },
      ],
    });
    const mine = { hand: ['Dig'], graveyard: ['Drift', 'Blitz Mage'], field: ['Mourner', 'Hunter'] };
    const dug = play([drift, mourner, hunter, dig], mine, {}).activateCard(0, 'Dig').resolve();
    expect(
      dug
        .happened('ABILITY_TRIGGERED')
        .map((e) => String(e.card))
        .sort(),
    ).toEqual(['Hunter', 'Mourner']);
  });

  it('ga:2.4.1.5 those that work in a hand or a graveyard are fast by default: in answer, and in the turn of another', () => {
    const ghost = ally('Ghost', {}, using([], { zone: 'graveyard', limit: { perTurn: 1 } }));
    const seed = ally('Seed', {}, using([{ pay: 'discardCards', what: 'self' }], { zone: 'hand' }));
    const theirs = { hand: ['Seed', 'Drift', ...some(1)], graveyard: ['Ghost'] };
    const game = play([ghost, seed, drift], { hand: ['Drift', ...some(1)] }, theirs)
      .activateCard(0, 'Drift')
      .pass();
    expect(game.offers()).toEqual(expect.arrayContaining(['ACTIVATE_ABILITY Seed', 'ACTIVATE_ABILITY Ghost']));
    game.use(1, 'Seed');
    expect(game.stack()).toEqual(['Seed', 'Drift']);
    // Over what waits in one's own turn, and in the end phase.
    const own = play([ghost, drift], { hand: ['Drift', ...some(1)], graveyard: ['Ghost'] }, {}).activateCard(
      0,
      'Drift',
    );
    expect(own.offers()).toContain('ACTIVATE_ABILITY Ghost');
    expect(own.resolve().to('end').offers()).toContain('ACTIVATE_ABILITY Ghost');
  });

  it('ga:2.4.1.3 counts as activated only once its cost is paid: what was given up for it does not see that', () => {
    const watcher = ally('Watcher', {}, triggered('', { on: 'activateAbility', player: 'you' }));
    const watch = {
      ...watcher,
      abilities: (watcher.abilities as JsonObject[]).map(({ keyword: _word, ...rest }) => rest),
    };
    const altar = card(
      'Altar',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      using([{ pay: 'sacrifice', what: { has: ['types', 'Ally'] }, label: 'an ally' }]),
    );
    const game = play([watch, altar], { field: ['Altar', 'Watcher', 'Watcher'] }, {}).choose(0, {
      kind: 'ACTIVATE_ABILITY',
      card: 'Altar',
    });
    game.answer(0, game.decision().default);
    expect([game.zones('Watcher').sort(), game.stack()]).toEqual([
      ['field', 'graveyard'],
      ['Watcher', 'Altar'],
    ]);
  });
});

describe('delayed triggers of abilities', () => {
  const atEnd: JsonObject = { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [DRAW] };
  const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 1 }, using([], { effects: [atEnd] }));
  const herald = ally(
    'Herald',
    { cost: 0 },
    triggered('on enter', { on: 'move', object: 'self', match: { to: 'field' } }, [atEnd]),
  );
  const hex = ally(
    'Hex',
    {},
    using([], { targets: [on('Ally')], effects: [{ do: 'damage', amount: 1, to: { target: 0 } }, atEnd] }),
  );
  const deny = action('Deny', {
    targets: [{ what: [{ zone: 'effectsStack' }] }],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  });
  const slay = action('Slay', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  });
  const definitions = [lamp, herald, hex, deny, slay];
  const waiting = (game: ArchivePlay): string[] => game.resolveAll().to('end').stack();

  it('ga:2.4.2.5.1.1 come of no ability that was negated, activated or triggered', () => {
    const start = () => play(definitions, { hand: ['Herald'], field: ['Lamp'] }, { hand: ['Deny'] });
    expect(waiting(start().use(0, 'Lamp'))).toEqual(['Lamp']);
    expect(waiting(start().use(0, 'Lamp').pass().activateCard(1, 'Deny', { card: 'Lamp' }))).toEqual([]);
    const entered = () => start().activateCard(0, 'Herald').resolve();
    expect(waiting(entered())).toEqual(['Herald']);
    expect(waiting(entered().pass().activateCard(1, 'Deny', { card: 'Herald' }))).toEqual([]);
  });

  it('ga:2.4.2.5.1.1 come of nothing that failed because its target is gone', () => {
    const start = () =>
      play(definitions, { field: ['Hex'] }, { hand: ['Slay'], field: [{ card: 'Blitz Mage' }] }).use(0, 'Hex', {
        card: 'Blitz Mage',
      });
    expect(waiting(start())).toEqual(['Hex']);
    expect(waiting(start().pass().activateCard(1, 'Slay', { card: 'Blitz Mage' }))).toEqual([]);
  });
});

describe('static abilities', () => {
  it('ga:2.4.3.1 are at work in each player’s turn, in each phase, and while something waits', () => {
    const banner = ally(
      'Banner',
      {},
      {
        kind: 'static',
        affects: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }, { other: true }],
        mods: [{ mod: 'add', stat: 'power', value: 2 }],
      },
    );
    const side = { field: ['Banner', 'Wolf'], hand: ['Drift', ...some(1)] };
    const game = play([drift, banner, ally('Wolf', { power: 1, life: 3 })], side, side);
    const powers = () => game.all('Wolf').map((wolf) => wolf.power);
    expect(powers()).toEqual([3, 3]);
    game.activateCard(0, 'Drift');
    expect([game.stack(), powers()]).toEqual([['Drift'], [3, 3]]);
    game.pass().activateCard(1, 'Drift');
    expect([game.stack(), powers()]).toEqual([
      ['Drift', 'Drift'],
      [3, 3],
    ]);
    game.resolveAll();
    for (const step of ['end', 'recollection', 'main'])
      expect([step, game.to(step) && powers()]).toEqual([step, [3, 3]]);
    expect(game.view().turn.active).toBe(1);
  });
});
