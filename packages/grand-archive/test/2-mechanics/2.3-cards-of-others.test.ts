/** Cards that a player activates who doesn't own them, and cards that are activated for their memory cost (2.3.0.2, 2.3.1.12). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, play, scenarioWith } from '../support/own-cards.js';
import { ArchivePlay, lorraine, some } from '../support/play.js';

const share: JsonObject[] = [
  { do: 'draw', who: 'you', count: 2 },
  { do: 'draw', who: 'opponents', count: 1 },
];
const gift = action('Gift', { effects: share });
const friend = ally('Friend', { cost: 0 });
const cut = card(
  'Glad Cut',
  { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 },
  { kind: 'triggered', zone: 'intent', keyword: 'on hit', on: { on: 'hit', source: 'self' }, effects: share },
);
const borrow = action('Borrow', {
  effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
});
const borrowing = (name: string) =>
  play([gift, friend, cut, borrow], { champion: lorraine(1), hand: ['Borrow'] }, { graveyard: [name] })
    .activateCard(0, 'Borrow')
    .resolve()
    .choose(0, { card: name });

describe('cards of another player', () => {
  it('ga:2.3.0.2 on the Effects Stack a card is controlled by who plays it, whoever owns it', () => {
    const game = borrowing('Gift');
    expect(game.view().stack).toMatchObject([{ card: 'Gift', controller: 0 }]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand'), game.count(1, 'graveyard')]).toEqual([2, 1, 1]);
  });

  it('ga:2.1.4.3 what resolves comes onto the field under the control of who played it', () => {
    expect(borrowing('Friend').resolve().the('Friend')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('ga:2.3.4.8.1 the "you" of an attack card is its controller, and not its owner', () => {
    const game = borrowing('Glad Cut').resolve().fight();
    expect([game.damage(1), game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 2, 1]);
  });
});

describe('cards with a memory cost that are activated', () => {
  const sigil = card('Sigil', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 2 });
  const recall = action('Recall', {
    effects: [{ do: 'play', what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }, { named: 'Sigil' }] } }],
  });
  const NAMES = ['Fireball', 'Reclaim', 'Blitz Mage', 'Banner Knight'];
  const mine = { hand: ['Recall', ...some(2)], memory: NAMES, materialDeck: ['Sigil', 'Bauble of Abundance'] };
  const activated = (seed: string): ArchivePlay => {
    const created = grandArchive.createScenario({ ...scenarioWith([sigil, recall], mine, {}), seed });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new ArchivePlay(grandArchive, created.value.state);
    return game.activateCard(0, 'Recall').resolve().choose(0, { card: 'Sigil' });
  };

  it('ga:2.3.1.12 what has a memory cost is activated for that, and not materialized', () => {
    const game = activated('one');
    expect(game.view().stack).toMatchObject([{ card: 'Sigil', kind: 'ACTIVATION' }]);
    expect([game.count(0, 'memory'), game.count(0, 'banishment'), game.count(0, 'hand')]).toEqual([2, 2, 2]);
    expect(game.resolve().zones('Sigil')).toEqual(['field']);
  });

  it('ga:2.3.1.12.1 and chance decides which cards of the memory pay', () => {
    const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const game = activated(seed);
      return NAMES.filter((name) => game.zones(name).includes('memory')).join();
    });
    expect(new Set(kept).size).toBeGreaterThan(1);
  });

  it('ga:2.3.1.12.2 after a card was materialized in this turn, and before one is', () => {
    const game = play([sigil, recall], mine, {}).to('materialize', 5).choose(0, { card: 'Bauble of Abundance' });
    game.resolve().activateCard(0, 'Recall').resolve().choose(0, { card: 'Sigil' });
    expect(game.stack()).toEqual(['Sigil']);
    const before = play([sigil, recall], { ...mine, memory: some(3) }, {})
      .activateCard(0, 'Recall')
      .resolve();
    before.choose(0, { card: 'Sigil' }).resolve().to('materialize', 5).choose(0, { card: 'Bauble of Abundance' });
    expect(before.resolve().zones('Bauble of Abundance')).toEqual(['field']);
  });
});
