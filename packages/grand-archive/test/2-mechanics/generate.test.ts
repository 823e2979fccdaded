/** Cards that are generated, and players who can't activate, materialize or draw (2.11.7.15.2, 2.5.1.5.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const champion: JsonObject = { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] };
const torment = card(
  'Torment',
  { types: ['Action'], costKind: 'reserve', cost: 0, subtypes: ['Curse'], speed: 'fast' },
  { kind: 'spell', effects: [] },
  { kind: 'static', zone: 'lineage', affects: 'attached', mods: [{ mod: 'add', stat: 'life', value: -2 }] },
);
const spark = action('Spark', { effects: [] });
const conjure = action('Conjure', { effects: [{ do: 'generate', named: 'Spark', count: 2, to: 'memory' }] });
const gift = action('Gift', { effects: [{ do: 'generate', named: 'Spark' }] });
const curse = action('Curse', { effects: [{ do: 'generate', named: 'Torment', to: 'lineage', attached: champion }] });
const nothing = action('Nothing', { effects: [{ do: 'generate', named: 'Nobody Knows', to: 'memory' }] });
const relic = card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
const definitions = [torment, spark, conjure, gift, curse, nothing, relic];

describe('generating', () => {
  const after = (name: string) =>
    play(definitions, { hand: [name] }, {})
      .activateCard(0, name)
      .resolve();
  it('ga:2.11.7.15.2 puts cards from outside the game into the hand, or where it says', () => {
    const known = (name: string) => Object.values(after(name).view(0).objects).filter((one) => one.card === 'Spark');
    expect(known('Gift').map(({ zone, owner }) => [zone, owner])).toEqual([['hand', 0]]);
    expect([after('Conjure').count(0, 'memory'), after('Nothing').count(0, 'memory')]).toEqual([2, 0]);
  });
  it('ga:2.11.7.15.2 they are cards like any other from then on', () => {
    const game = after('Gift').activateCard(0, 'Spark').resolve();
    expect(game.zones('Spark')).toEqual(['graveyard']);
  });
  it('ga:2.11.7.15.2 under a champion one lies in its lineage, and gives it what it hands on', () => {
    const before = Number(play(definitions, {}, {}).champion(1).life);
    const game = after('Curse');
    expect([game.zones('Torment'), Number(game.champion(1).life)]).toEqual([['lineage'], before - 2]);
  });
});

describe('players who can’t', () => {
  const rule = (name: string, rules: string[], more: JsonObject = {}): JsonObject =>
    ally(
      name,
      {},
      { kind: 'static', affects: { players: 'you' }, mods: rules.map((one) => ({ mod: 'rule', rule: one, ...more })) },
    );
  const read = action('Read', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
  const rush = action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] });
  const squire = ally('Squire', { cost: 0 });
  const barred = [
    rule('Silence', ['cantActivate']),
    rule('Order', ['cantActivate'], { of: { not: { has: ['types', ['Ally']] } } }),
    rule('Stop', ['cantMaterialize']),
    rule('Blank', ['cantDraw']),
    read,
    rush,
    squire,
    relic,
  ];
  const start = (field: string[], more: JsonObject = {}) =>
    play(
      barred,
      { champion: lorraine(1), field, hand: ['Read', 'Squire', 'Rush', ...some(2)], materialDeck: ['Relic'], ...more },
      {},
    );
  it('ga:2.5.1.5.4 activate nothing, or nothing of a kind', () => {
    const mine = (field: string[]) =>
      start(field)
        .choices()
        .filter((name) => ['Read', 'Squire'].includes(name));
    expect([mine([]), mine(['Silence']), mine(['Order'])]).toEqual([['Read', 'Squire'], [], ['Squire']]);
  });
  it('ga:2.5.1.5.4 materialize nothing', () => {
    const offered = (field: string[]) => start(field).activateCard(0, 'Rush').resolve().choices();
    expect([offered([]), offered(['Stop'])]).toEqual([['Relic'], []]);
  });
  it('ga:2.5.1.5.4 draw nothing', () => {
    const drawn = (field: string[]) => {
      const game = start(field);
      const before = game.count(0, 'hand');
      return game.activateCard(0, 'Read').resolve().count(0, 'hand') - before;
    };
    expect([drawn([]), drawn(['Blank'])]).toEqual([1, -1]);
  });
});
