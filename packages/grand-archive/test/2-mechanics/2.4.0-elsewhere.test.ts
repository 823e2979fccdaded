/** Activated abilities that work in the hand, the graveyard or the lineage: there, and nowhere else (2.4.0.3.1, 2.4.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { ally, card, keyword, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const draw: JsonObject = { do: 'draw', who: 'you', count: 1 };
const BANISH = { pay: 'banish', what: 'self' };
const pay = (amount: number): JsonObject => ({ pay: 'reserve', amount });
const ability = (zone: string, ...cost: JsonObject[]): JsonObject => ({
  kind: 'activated',
  zone,
  cost,
  effects: [draw],
});
const proof = ally('Proof', {}, ability('graveyard', pay(1), BANISH));
const lion = ally('Lion', {}, { ...keyword('pride'), value: 9 }, ability('graveyard', BANISH));
const gift = ally('Gift', { cost: 9 }, ability('hand', pay(1), { pay: 'discardCards', what: 'self' }));
const sage = ally(
  'Sage',
  { subtypes: ['Mage'], classes: ['Mage'] },
  {
    kind: 'static',
    if: { is: ['self', { is: 'classBonus' }] },
    mods: [{ mod: 'ability', ability: ability('graveyard', BANISH) }],
  },
);
const hoard = ally(
  'Hoard',
  {},
  {
    kind: 'activated',
    cost: [{ pay: 'discardCards', what: [{ zone: 'hand' }, { owner: 'you' }], label: 'a card' }],
    effects: [draw],
  },
);
const spirit = card(
  'Serene',
  { types: ['Champion'], level: 0, life: 15, subtypes: ['Spirit'], classes: ['Spirit'] },
  {
    ...ability('lineage', BANISH),
    keyword: 'lineage release',
  },
);
const definitions = [proof, lion, gift, sage, hoard, spirit];
const offers = (mine: object, ...theirs: object[]) => play(definitions, mine, theirs[0] ?? {}).offers();

describe('abilities of cards in the graveyard', () => {
  it('ga:2.4.0.3.1 are activated from there, and from nowhere else', () => {
    expect(offers({ graveyard: ['Proof'], hand: some(1) })).toContain('ACTIVATE_ABILITY Proof');
    for (const zone of ['field', 'hand', 'memory', 'banishment'])
      expect(offers({ [zone]: ['Proof', ...(zone === 'hand' ? some(1) : [])] })).not.toContain(
        'ACTIVATE_ABILITY Proof',
      );
    const { state } = play(definitions, { field: ['Proof'], hand: some(1) }, {});
    const why = grandArchive.why?.(state, 0, { kind: 'ACTIVATE_ABILITY', card: 'Proof' }).reasons ?? [];
    expect(why.map(({ rules }) => rules)).toEqual([['ga:2.4.1.1']]);
  });

  it('ga:2.4.0.13 only by the player whose card it is', () => {
    expect(offers({ hand: some(1) }, { graveyard: ['Proof'] })).not.toContain('ACTIVATE_ABILITY Proof');
  });

  it('ga:2.4.1.2 and pay with the card itself', () => {
    const game = play(definitions, { graveyard: ['Proof'], hand: some(1) }, {}).use(0, 'Proof');
    expect([game.zones('Proof'), game.count(0, 'memory'), game.stack()]).toEqual([['banishment'], 1, ['Proof']]);
    expect(game.resolve().count(0, 'hand')).toBe(1);
  });

  it('ga:2.4.4.3 under a restriction only while it is met', () => {
    const offered = (champion: JsonObject) => offers({ champion, graveyard: ['Sage'] });
    expect([offered(rai(1)), offered(lorraine(1))]).toEqual([['PASS', 'ACTIVATE_ABILITY Sage'], ['PASS']]);
    const game = play(definitions, { champion: rai(1), graveyard: ['Sage'] }, {})
      .use(0, 'Sage')
      .resolve();
    expect([game.zones('Sage'), game.count(0, 'hand')]).toEqual([['banishment'], 1]);
  });

  it('ga:2.11.7.15.2 ask no obedience of what is no ally there', () => {
    expect(offers({ champion: rai(1), graveyard: ['Lion'] })).toContain('ACTIVATE_ABILITY Lion');
  });
});

describe('abilities of cards in the hand', () => {
  it('ga:2.4.0.3.1 pay by discarding the card, and reserve others', () => {
    expect(offers({ hand: ['Gift'] })).toEqual(['PASS']);
    const game = play(definitions, { hand: ['Gift', ...some(1)] }, {}).use(0, 'Gift');
    expect([game.zones('Gift'), game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([['graveyard'], 1, 0]);
    expect(game.resolve().count(0, 'hand')).toBe(1);
  });

  it('ga:2.3.1.6.2 a cost may be to discard any card of one’s own', () => {
    expect(offers({ field: ['Hoard'] }, { hand: some(3) })).not.toContain('ACTIVATE_ABILITY Hoard');
    const game = play(definitions, { field: ['Hoard'], hand: ['Gift', ...some(1)] }, {});
    game.use(0, 'Hoard', { card: 'Gift' });
    expect([game.zones('Gift'), game.count(0, 'hand')]).toEqual([['graveyard'], 1]);
  });
});

describe('lineage release', () => {
  const under = { card: 'Lorraine, Wandering Warrior', lineage: ['Serene'] };
  it('ga:2.4.0.3.1 is activated in the lineage by banishing the card, not by the champion itself', () => {
    expect(offers({ champion: 'Serene' })).toEqual(['PASS']);
    const game = play(definitions, { champion: under }, {}).use(0, 'Serene');
    expect([game.zones('Serene'), game.stack()]).toEqual([['banishment'], ['Serene']]);
    const after = game.resolve();
    expect([after.count(0, 'hand'), after.offers()]).toEqual([1, ['PASS']]);
    expect(offers({}, { champion: under })).toEqual(['PASS']);
  });
});
