import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { type ArchivePlay, lorraine, newGame, position, rai, some } from '../support/play.js';

const enlighten = (game: ArchivePlay, seat = 0): unknown => (game.champion(seat).counters as JsonObject).enlighten ?? 0;
const materializing = (mine: JsonObject): ArchivePlay =>
  position([mine as never, {}], { turn: { step: 'materialize' } });

describe('champions of the Rai deck', () => {
  it('Spirit of Fire draws seven cards as it enters', () => {
    const game = newGame('fire', ['rai', 'rai']).resolve();
    const seat = game.view().turn.active;
    expect([game.count(seat, 'hand'), game.champion(seat).life]).toEqual([7, 15]);
  });

  it('Rai, Spellcrafter enters with two enlighten counters put on her', () => {
    const game = materializing({ champion: 'Spirit of Fire', memory: some(1), materialDeck: ['Rai, Spellcrafter'] });
    game.choose(0, { card: 'Rai, Spellcrafter' }).resolve().resolve();
    expect([enlighten(game), game.champion(0).level, game.champion(0).life]).toEqual([2, 1, 19]);
  });

  it('Rai, Archmage gives an enlighten counter for the first Mage action of each turn', () => {
    const game = position([{ champion: rai(2), hand: ['Idle Thoughts', 'Scry the Skies', ...some(4)] }, {}]);
    game.activateCard(0, 'Idle Thoughts').resolve();
    expect(enlighten(game)).toBe(1);
    game.resolve().answer(0, game.decision().default);
    game.activateCard(0, 'Scry the Skies');
    expect(game.stack()).toEqual(['Scry the Skies']);
  });

  it('Rai, Archmage does not count allies, other classes or the actions of others', () => {
    const game = position([
      { champion: rai(2), hand: ['Library Witch', 'Training Session', ...some(4)], field: ['Blitz Mage'] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]);
    game.activateCard(0, 'Library Witch').resolve();
    game.activateCard(0, 'Training Session', { card: 'Blitz Mage' }).resolve();
    game.pass().activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve();
    expect(enlighten(game)).toBe(0);
  });

  it('Rai, Archmage passes this on to the champion above her', () => {
    const game = position([{ champion: rai(3), hand: ['Idle Thoughts', ...some(1)] }, {}]);
    game.activateCard(0, 'Idle Thoughts').resolve();
    expect(enlighten(game)).toBe(1);
  });

  it('Rai, Storm Seer grows with each arcane Mage Spell in the banishment', () => {
    const level = (banishment: (string | JsonObject)[]) =>
      position([{ champion: rai(3), banishment }, {}]).champion(0).level;
    expect(level([])).toBe(3);
    expect(level(['Arcane Sight', 'Power Overwhelming', 'Fireball', "Arcanist's Prism", 'Idle Thoughts'])).toBe(5);
    expect(level(['Arcane Sight', { card: 'Arcane Blast', faceDown: true }])).toBe(4);
  });
});

describe('items of the Rai deck', () => {
  it('Crystal of Empowerment gives two levels until end of turn', () => {
    const game = position([{ champion: rai(1), field: ['Crystal of Empowerment'] }, {}]);
    game.use(0, 'Crystal of Empowerment').resolve();
    expect([game.champion(0).level, game.zones('Crystal of Empowerment')]).toEqual([3, ['banishment']]);
    expect(game.to('main', 4).champion(0).level).toBe(1);
  });

  it('Endura, Scepter of Ignition deals 1 damage for an enlighten counter, at slow speed', () => {
    const game = position([
      { champion: rai(1, { counters: { enlighten: 2 } }), field: ['Endura, Scepter of Ignition'] },
      { field: ['Blitz Mage'] },
    ]);
    game.use(0, 'Endura, Scepter of Ignition', { card: 'Blitz Mage' });
    expect([enlighten(game), game.the('Endura, Scepter of Ignition').rested]).toEqual([1, true]);
    expect(game.resolve().zones('Blitz Mage')).toEqual(['graveyard']);
    expect(game.offers()).toEqual(['PASS']);
    expect(game.to('end').offers()).toEqual(['PASS']);
  });

  it('Endura, Scepter of Ignition is used neither in the turn of others nor without a counter', () => {
    const offers = (counters: JsonObject, active: number) => {
      const game = position([{ champion: rai(1, { counters }), field: ['Endura, Scepter of Ignition'] }, {}], {
        turn: { active },
      });
      return (active === 0 ? game : game.pass()).offers();
    };
    expect(offers({ enlighten: 1 }, 0)).toContain('ACTIVATE_ABILITY Endura, Scepter of Ignition');
    expect(offers({ enlighten: 1 }, 1)).toEqual(['PASS']);
    expect(offers({}, 0)).toEqual(['PASS']);
  });

  it('Mana Limiter forbids paying with enlighten counters, and becomes a card at six of them', () => {
    const mine = (counters: number, ...field: string[]) =>
      position([{ champion: rai(1, { counters: { enlighten: counters } }), field }, {}]);
    expect(mine(5).offers()).toContain('ACTIVATE_ABILITY Rai, Spellcrafter');
    expect(mine(5, 'Mana Limiter', 'Endura, Scepter of Ignition').offers()).toEqual(['PASS']);
    const game = mine(6, 'Mana Limiter');
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Mana Limiter']);
    game.use(0, 'Mana Limiter').resolve();
    expect([game.count(0, 'hand'), enlighten(game)]).toEqual([1, 6]);
    expect(game.offers()).toContain('ACTIVATE_ABILITY Rai, Spellcrafter');
  });

  it('Mana Limiter does not forbid effects that remove counters', () => {
    const game = position([
      { champion: rai(3, { counters: { enlighten: 2 } }), field: ['Mana Limiter'], hand: ['Power Overwhelming'] },
      {},
    ]);
    // The Archmage's own counter comes first.
    game.activateCard(0, 'Power Overwhelming').resolve().resolve().answer(0, { number: 3 });
    expect([enlighten(game), game.champion(0).level]).toEqual([0, 6]);
  });

  it('Surveillance Stone may be banished for a card at the third attack of an opponent', () => {
    const game = position(
      [{ field: ['Surveillance Stone'] }, { field: ['Blitz Mage', 'Esteemed Knight', 'Flame-Rune Swordsman'] }],
      { turn: { active: 1 } },
    );
    game.declare(1, 'Blitz Mage', 'Spirit of Wind').fight().declare(1, 'Esteemed Knight', 'Spirit of Wind').fight();
    expect(game.zones('Surveillance Stone')).toEqual(['field']);
    game.declare(1, 'Flame-Rune Swordsman', 'Spirit of Wind');
    expect(game.stack()).toEqual(['Surveillance Stone']);
    game.resolve().answer(0, { confirm: true });
    expect([game.count(0, 'hand'), game.zones('Surveillance Stone')]).toEqual([1, ['banishment']]);
  });

  it('Tome of Knowledge gives a Mage one level, and becomes a card', () => {
    const game = position([{ champion: rai(1), field: ['Tome of Knowledge'] }, {}]);
    expect(game.champion(0).level).toBe(2);
    game.use(0, 'Tome of Knowledge');
    expect(game.champion(0).level).toBe(1);
    expect(game.resolve().count(0, 'hand')).toBe(1);
    expect(position([{ champion: lorraine(1), field: ['Tome of Knowledge'] }, {}]).champion(0).level).toBe(1);
  });

  it('Water Resonance Bauble is of use only against a water champion', () => {
    const game = position([{ field: ['Water Resonance Bauble'] }, { champion: rai(3) }]);
    expect(game.offers()).toEqual(['PASS']);
    expect(grandArchive.cards.get('Water Resonance Bauble')?.data.cost).toBe(0);
  });

  it("Arcanist's Prism puts the memory under the deck, in any order, and draws as many cards", () => {
    const game = position(
      [
        {
          champion: rai(3),
          field: ["Arcanist's Prism"],
          memory: ['Fireball', 'Blitz Mage'],
          mainDeck: ['Idle Thoughts', 'Arcane Sight', 'Arcane Blast'],
        },
        {},
      ],
      { turn: { step: 'recollection' } },
    );
    game.resolve().answer(0, { order: [{ card: 'Blitz Mage' }, { card: 'Fireball' }] });
    expect([game.zones('Idle Thoughts'), game.zones('Arcane Sight')]).toEqual([['hand'], ['hand']]);
    const deck = game.view().zones.find((z) => z.id === 'mainDeck' && z.owner === 0) as unknown as {
      objects: string[];
    };
    expect(deck.objects.map((id) => game.view().objects[id]?.card)).toEqual(['Arcane Blast', 'Blitz Mage', 'Fireball']);
  });
});
