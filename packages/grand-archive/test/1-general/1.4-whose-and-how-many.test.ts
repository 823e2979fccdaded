/** How games end where champions change sides and several players lose, and all that leaves with a player (1.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';
import { concede, table } from '../support/table.js';

const decree = (...effects: JsonObject[]): JsonObject => action('Decree', { effects });
const take = action('Take', {
  targets: [on('Champion')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
const spirit = (name: string, element = 'norm'): JsonObject =>
  card(name, {
    types: ['Champion'],
    level: 0,
    life: 15,
    costKind: 'memory',
    cost: 0,
    elements: [element],
    subtypes: ['Spirit'],
    classes: ['Spirit'],
  });
const ember = { ...action('Ember', { effects: [] }) };
const fiery: JsonObject = { ...ember, name: 'Ember', props: { ...(ember.props as JsonObject), elements: ['fire'] } };
const AMULET = card(
  'Amulet',
  { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
  { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'cantLose', by: 'noChampion' }] },
);
/** Seat 0 has taken the only champion of an opponent, whom an item keeps in the game. */
const taken = (mine: JsonObject, theirs: JsonObject = {}, ...more: JsonObject[]): ReturnType<typeof play> =>
  play(
    [spirit('Spirit of Sparks', 'fire'), spirit('Spirit of Calm'), fiery, take, AMULET, ...more],
    { champion: 'Spirit of Calm', ...mine, hand: ['Take', ...((mine.hand ?? []) as string[])] },
    { champion: 'Spirit of Sparks', ...theirs, field: ['Amulet', 'Esteemed Knight'] },
  )
    .activateCard(0, 'Take', { card: 'Spirit of Sparks' })
    .resolve();

describe('champions that another player controls', () => {
  it('ga:1.4.3.2 who controls no champion any more loses, though they own one that is there', () => {
    const game = play([take], { hand: ['Take'] }, {})
      .activateCard(0, 'Take', { card: 'Spirit of Fire' })
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0], rules: expect.arrayContaining(['ga:1.4.3.2']) });
  });

  it('ga:1.4.3.1 a player is not defeated as long as a champion that they took has life left', () => {
    const bolt = decree({ do: 'damage', amount: 15, to: { each: [{ named: 'Spirit of Calm' }] } });
    const game = taken({ hand: ['Decree'] }, {}, bolt)
      .activateCard(0, 'Decree')
      .resolve();
    expect([game.result(), game.champion(0).card]).toEqual([null, 'Spirit of Sparks']);
  });

  it('ga:1.7.1.6 of several champions one may be another player’s, and attacks all the same', () => {
    const game = taken({ field: ['Sword of Seeking'] });
    const attackers = game.offers().filter((offer) => offer.startsWith('ATTACK'));
    expect(attackers.sort()).toEqual(['ATTACK Spirit of Calm', 'ATTACK Spirit of Sparks']);
    game.declare(0, 'Spirit of Sparks', 'Esteemed Knight', 'Sword of Seeking').fight();
    expect(game.happened('DAMAGE_DEALT')[0]).toMatchObject({ card: 'Spirit of Sparks' });
    const slash = card('Slash', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3, subtypes: ['Skill'] });
    const either = taken({ hand: ['Slash'] }, {}, slash).choose(0, { kind: 'ACTIVATE_CARD', card: 'Slash' });
    expect([either.decision().kind, either.choices().sort()]).toEqual(['COST', ['Spirit of Calm', 'Spirit of Sparks']]);
  });

  it('ga:1.7.1.9 a champion enables its elements for whoever controls it, and for nobody else', () => {
    expect(taken({ hand: ['Ember'] }).offers()).toContain('ACTIVATE_CARD Ember');
    expect(
      taken({}, { hand: ['Ember'] })
        .pass()
        .offers(),
    ).toEqual(['PASS']);
  });

  it('ga:1.6.6.4 each of several champions enables its elements', () => {
    const game = taken({ hand: ['Ember'] });
    expect(game.the('Spirit of Calm').elements).toEqual(['norm']);
    expect(game.activateCard(0, 'Ember').stack()).toEqual(['Ember']);
  });
});

describe('several who lose, or win and lose', () => {
  it('ga:1.4.3.4 all of whom an effect says so lose', () => {
    const definitions = [decree({ do: 'lose', who: 'opponents' })];
    const game = table([{ hand: ['Decree'] }, {}, {}], { definitions }).activateCard(0, 'Decree');
    while (!game.result() && game.stack().length > 0) game.pass();
    expect(game.happened('PLAYER_LOST').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('ga:1.4.3.6 who wins as they draw from an empty deck has lost', () => {
    const definitions = [decree({ do: 'draw', who: 'you', count: 1 }, { do: 'win', who: 'you' })];
    const game = play(definitions, { hand: ['Decree'], mainDeck: [] }, {})
      .activateCard(0, 'Decree')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });
});

describe('what leaves with a player', () => {
  it('ga:1.4.5 cards of hidden zones, under champions and tokens', () => {
    const game = table([
      { champion: lorraine(1) },
      {
        champion: rai(2),
        memory: ['Reclaim'],
        materialDeck: ['Tome of Knowledge'],
        field: [{ token: { name: 'Imp', types: ['Ally'], power: 1, life: 1 } }, 'Blitz Mage'],
      },
      { champion: 'Spirit of Water' },
    ]);
    const names = ['Reclaim', 'Tome of Knowledge', 'Imp', 'Blitz Mage', 'Spirit of Fire', 'Rai, Spellcrafter'];
    const where = () => names.map((name) => game.zones(name).length);
    expect(where()).toEqual([1, 1, 1, 1, 1, 1]);
    concede(game, 1);
    expect(where()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('ga:1.4.5 what waits on the Effects Stack, and what lies in the intent', () => {
    const flash = action('Flash', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
    const waiting = table([{}, { hand: ['Flash'] }, {}], { definitions: [flash] })
      .pass()
      .activateCard(1, 'Flash');
    expect(waiting.stack()).toEqual(['Flash']);
    expect([concede(waiting, 1).stack(), waiting.zones('Flash')]).toEqual([[], []]);
    const slash = card('Slash', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3, subtypes: ['Skill'] });
    const attacking = table([{ hand: ['Slash'] }, { champion: 'Spirit of Wind' }, {}], { definitions: [slash] });
    attacking.activateCard(0, 'Slash');
    for (let i = 0; i < 3; i++) attacking.pass();
    attacking.aim('Spirit of Wind');
    expect(attacking.zones('Slash')).toEqual(['intent']);
    expect(concede(attacking, 0).zones('Slash')).toEqual([]);
  });

  it('ga:1.4.5.2 whoever waits for objects to leave sees each of them go', () => {
    const watcher = ally(
      'Watcher',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', object: [{ has: ['types', ['Ally', 'Champion']] }], match: { from: 'field' } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const definitions = [watcher];
    const game = table([{ field: ['Watcher'] }, { field: ['Library Witch', 'Blitz Mage'] }, {}], { definitions });
    // The champion of that player leaves as well.
    const { kind, seat, options } = concede(game, 1).decision();
    expect([kind, seat, options.length]).toEqual(['ORDER_TRIGGERS', 0, 3]);
  });
});
