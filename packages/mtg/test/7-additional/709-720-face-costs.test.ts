/** What changes the cost of spells looks at the face that is cast, not at the card that it is a face of (601.2f). */
import type { Ability, FilterClause, Mod } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creatureCard, draw, faces, instant, keyword, sorcery } from '../../src/language/builders.js';

const oneLess = (of?: FilterClause): Mod => ({
  mod: 'cost',
  less: [{ pay: 'mana', cost: '{1}' }],
  ...(of ? { of: [of] } : {}),
});
/** "This spell costs {1} less to cast." */
const itself: Ability = { kind: 'static', mods: [oneLess()] };
const thrift = (name: string, of: FilterClause) =>
  card(name, {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [oneLess(of)])],
  });
const drawing = (name: string, type: string, ...more: Ability[]) =>
  card(name, { cost: '{2}{R}', type, abilities: [{ kind: 'spell', effects: [draw(1)] }, ...more] });
const rover = (name: string, ...more: Ability[]) => creatureCard(name, '{3}{R}', 'Human', '4/2', ...more);

ownCards(
  thrift('Test Creature Thrift', { has: ['types', 'Creature'] }),
  thrift('Test Instant Thrift', { has: ['types', 'Instant'] }),
  thrift('Test Aura Thrift', { has: ['subtypes', 'Aura'] }),
  thrift('Test Costly Thrift', { stat: ['manaValue', '>=', 4] }),
  thrift('Test Strong Thrift', { stat: ['power', '>=', 3] }),
  faces('adventure', rover('Test Rover'), drawing('Test Errand', 'Instant — Adventure')),
  faces('adventure', rover('Test Thrifty Rover', itself), drawing('Test Dear Errand', 'Instant — Adventure')),
  faces('adventure', rover('Test Dear Rover'), drawing('Test Thrifty Errand', 'Instant — Adventure', itself)),
  faces('omen', rover('Test Wyrm'), drawing('Test Portent', 'Instant — Omen')),
  faces('modal', rover('Test Front'), instant('Test Back', '{2}{R}', { effects: [draw(1)] })),
  faces(
    'split',
    sorcery('Test Left', '{3}{R}', { effects: [draw(1)] }),
    instant('Test Right', '{2}{R}', { effects: [draw(1)] }),
  ),
  creatureCard('Test Masked', '{3}{R}{R}', 'Wizard', '5/5', keyword('morph', { cost: [{ pay: 'mana', cost: '{R}' }] })),
);

const LANDS = [...lands(7, 'Mountain'), ...lands(7, 'Forest')];
const manaIn = (cost: string): number =>
  (cost.match(/\w/g) ?? []).reduce((sum, symbol) => sum + (Number(symbol) || 1), 0);
/** How much mana is asked for each way to cast a card, and what is then paid. */
function paid(hand: string, thrifts: string[]): (readonly [string, unknown, number])[] {
  const at = () => magicPosition([{ hand: [hand], battlefield: [...LANDS, 'Grizzly Bears', ...thrifts] }, {}]);
  const ways = (at().decision().options ?? []).filter(({ kind }) => kind === 'CAST');
  return ways.map(({ label, cost, method, index }) => {
    const game = at();
    const match = { kind: 'CAST', card: hand, method: String(method), ...(index === undefined ? {} : { index }) };
    game.choose(0, match);
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    const tapped = [...game.all('Mountain'), ...game.all('Forest')].filter((land) => land.tapped);
    // What the offer says is what is paid.
    expect(manaIn(String(cost))).toBe(tapped.length);
    return [label, cost, tapped.length];
  });
}

describe('what spells cost by what they are as they are cast', () => {
  const ROVER = 'Test Rover // Test Errand';
  it('mtg:715.3a a reduction is for the Adventure that is cast, or for the creature, by what each is', () => {
    expect(paid(ROVER, [])).toEqual([
      ['Cast Test Rover', '{3}{R}', 4],
      ['Cast Test Errand', '{2}{R}', 3],
    ]);
    for (const creatures of ['Test Creature Thrift', 'Test Costly Thrift', 'Test Strong Thrift'])
      expect(paid(ROVER, [creatures])).toEqual([
        ['Cast Test Rover', '{2}{R}', 3],
        ['Cast Test Errand', '{2}{R}', 3],
      ]);
    expect(paid(ROVER, ['Test Instant Thrift'])).toEqual([
      ['Cast Test Rover', '{3}{R}', 4],
      ['Cast Test Errand', '{1}{R}', 2],
    ]);
  });

  it('mtg:715.3a an Adventure doesn’t cost less where the creature says so of itself, nor the other way round', () => {
    const costs = (name: string) => paid(name, []).map(([, , mana]) => mana);
    expect(costs('Test Thrifty Rover // Test Dear Errand')).toEqual([3, 3]);
    expect(costs('Test Dear Rover // Test Thrifty Errand')).toEqual([4, 2]);
  });

  it('mtg:715.3a a spell that could be paid as the creature alone is not offered as an Adventure', () => {
    const offered = (thrift: string, mana: number) =>
      (
        magicPosition([{ hand: [ROVER], battlefield: [thrift, ...lands(mana, 'Mountain')] }, {}]).decision().options ??
        []
      ).flatMap(({ kind, label }) => (kind === 'CAST' ? [label] : []));
    expect(offered('Test Creature Thrift', 2)).toEqual([]);
    expect(offered('Test Instant Thrift', 2)).toEqual(['Cast Test Errand']);
    expect(offered('Test Instant Thrift', 1)).toEqual([]);
  });

  it('mtg:720.3a a reduction is for the Omen that is cast, or for the creature', () => {
    const costs = (thrift: string) => paid('Test Wyrm // Test Portent', [thrift]).map(([, , mana]) => mana);
    expect([costs('Test Creature Thrift'), costs('Test Instant Thrift')]).toEqual([
      [3, 3],
      [4, 2],
    ]);
  });

  it('mtg:712.11c a reduction is for the face of a modal card that is cast', () => {
    const costs = (thrift: string) => paid('Test Front // Test Back', [thrift]).map(([, , mana]) => mana);
    expect([costs('Test Creature Thrift'), costs('Test Instant Thrift')]).toEqual([
      [3, 3],
      [4, 2],
    ]);
  });

  it('mtg:709.3a a reduction is for the half that is cast: its types and its mana value alone count', () => {
    const costs = (thrift: string) => paid('Test Left // Test Right', [thrift]).map(([, , mana]) => mana);
    expect([costs('Test Instant Thrift'), costs('Test Costly Thrift')]).toEqual([
      [4, 2],
      [3, 3],
    ]);
  });

  it('mtg:702.103d a creature card that is cast bestowed is an Aura to what changes its cost', () => {
    const costs = (thrift: string) => paid('Boon Satyr', [thrift]).map(([label, , mana]) => [label, mana]);
    const bestowed = 'Cast Boon Satyr (bestow)';
    expect([costs('Test Creature Thrift'), costs('Test Aura Thrift')]).toEqual([
      [
        ['Cast Boon Satyr', 2],
        [bestowed, 5],
      ],
      [
        ['Cast Boon Satyr', 3],
        [bestowed, 4],
      ],
    ]);
  });

  it('mtg:708.4 what is cast face down is a 2/2 creature that costs nothing to what changes its cost', () => {
    const costs = (thrift: string) => paid('Test Masked', [thrift]).map(([label, , mana]) => [label, mana]);
    const morphed = 'Cast Test Masked (morph)';
    expect([costs('Test Creature Thrift'), costs('Test Costly Thrift'), costs('Test Strong Thrift')]).toEqual([
      [
        [morphed, 2],
        ['Cast Test Masked', 4],
      ],
      [
        [morphed, 3],
        ['Cast Test Masked', 4],
      ],
      [
        [morphed, 3],
        ['Cast Test Masked', 4],
      ],
    ]);
  });
});
