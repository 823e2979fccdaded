/** Predefined tokens (111.10) as texts that only name them make them: each is played by what the compiler knows of it. */
import type { CardDefinition, SingleFaced } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { compile } from './cards.js';

/** A spell whose text only names the token. */
function maker(name: string): CardDefinition {
  const text = `Create a ${name} token.`;
  const { card } = compile({ name: 'Kindled Gift', cost: '{0}', type: 'Sorcery', text });
  if (!card.definition) throw new Error(`${text} is not read`);
  return card.definition;
}
interface Setup {
  lands?: number;
  hand?: string[];
  library?: string[];
  battlefield?: string[];
}
/** A game in which the first player has just made the token. */
const made = (name: string, { lands: count = 0, hand = [], battlefield = [], ...more }: Setup = {}): Play =>
  magicPosition(
    [
      { hand: ['Kindled Gift', ...hand], battlefield: [...lands(count, 'Wastes'), ...battlefield], ...more },
      { battlefield: ['Hill Giant'] },
    ],
    { definitions: [maker(name)] },
  )
    .cast(0, 'Kindled Gift')
    .resolve();
const isOffered = (game: Play, card: string): boolean =>
  game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === card);
const untapped = (game: Play): number => game.all('Wastes').filter(({ tapped }) => !tapped).length;
const is = (name: string) => ({ types: ['Artifact'], subtypes: [name], colors: [], token: true, controller: 0 });
/** The token costs so much mana and no less, and by itself can be used only untapped where its cost says so. */
const costs = (name: string, amount: number, more: Setup = {}): Play => {
  if (amount > 0) expect(isOffered(made(name, { ...more, lands: amount - 1 }), name)).toBe(false);
  const game = made(name, { ...more, lands: amount });
  expect(game.the(name)).toMatchObject(is(name));
  expect(isOffered(game, name)).toBe(true);
  return game;
};
/** Whether it can be used though it is tapped. */
const worksTapped = (name: string, amount: number, more: Setup = {}): boolean => {
  const [ability] = (maker(name) as unknown as { abilities: { effects: { token: SingleFaced }[] }[] }).abilities;
  const token = ability?.effects[0]?.token;
  if (!token) throw new Error('no token is made');
  const own: SingleFaced = { ...token, name: 'Kindled Thing', props: { ...token.props, name: 'Kindled Thing' } };
  const given = { hand: more.hand ?? [], ...(more.library ? { library: more.library } : {}) };
  const there = [...lands(amount, 'Wastes'), ...(more.battlefield ?? []), { card: own.name, tapped: true }];
  const game = magicPosition([{ ...given, battlefield: there }, {}], { definitions: [own] });
  return isOffered(game, own.name);
};
/** Whether it can be used in the turn of the other player, who passes. */
const worksLater = (name: string, amount: number, more: Setup = {}): boolean => {
  const game = made(name, { ...more, lands: amount }).until({ turn: 4, step: 'upkeep' });
  while (game.decision().seat !== 0) game.pass();
  return isOffered(game, name);
};

describe('predefined tokens of texts', () => {
  it('mtg:111.10a a Treasure is tapped and sacrificed for a mana of any color', () => {
    const game = costs('Treasure', 0).choose(0, { kind: 'ACTIVATE', card: 'Treasure' });
    expect(game.decision().options.map(({ label }) => label)).toEqual(['{W}', '{U}', '{B}', '{R}', '{G}']);
    game.takeDefault('COLOR');
    expect([game.all('Treasure'), game.happened('MANA_ADDED').length]).toEqual([[], 1]);
    expect(worksTapped('Treasure', 0)).toBe(false);
  });

  it('mtg:111.10b a Food costs {2}, is tapped and sacrificed, and gains three life', () => {
    const game = costs('Food', 2).activate(0, 'Food');
    expect([game.all('Food'), untapped(game), game.resolve().life(0)]).toEqual([[], 0, 23]);
    expect([game.life(1), worksTapped('Food', 2), worksLater('Food', 2)]).toEqual([20, false, true]);
  });

  it('mtg:111.10c a Gold is sacrificed for a mana of any color, tapped or not', () => {
    const game = costs('Gold', 0).choose(0, { kind: 'ACTIVATE', card: 'Gold' });
    expect(game.decision().options.length).toBe(5);
    game.takeDefault('COLOR');
    expect([game.all('Gold'), worksTapped('Gold', 0)]).toEqual([[], true]);
  });

  it('mtg:111.10f a Clue costs {2} and is sacrificed for a card, tapped or not', () => {
    const game = costs('Clue', 2).activate(0, 'Clue');
    expect([game.all('Clue'), untapped(game), game.resolve().hand(0)]).toEqual([[], 0, 1]);
    expect([worksTapped('Clue', 2), worksLater('Clue', 2)]).toEqual([true, true]);
  });

  it('mtg:111.10g a Blood costs {1} and a card of the hand, is tapped and sacrificed, and draws a card', () => {
    expect(isOffered(made('Blood', { lands: 1 }), 'Blood')).toBe(false);
    const hand = ['Shock', 'Forest'];
    const game = costs('Blood', 1, { hand }).activate(0, 'Blood', { card: 'Shock' });
    expect([game.all('Blood'), game.zones('Shock'), game.hand(0)]).toEqual([[], ['graveyard'], 1]);
    expect([game.resolve().hand(0), worksTapped('Blood', 1, { hand })]).toEqual([2, false]);
  });

  it('mtg:111.10s a Map costs {1}, is tapped and sacrificed as a sorcery, and a creature of one’s own explores', () => {
    const more = { battlefield: ['Grizzly Bears', 'Memnite'], library: ['Shock', 'Forest'] };
    const game = costs('Map', 1, more).activate(0, 'Map');
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Grizzly Bears', 'Memnite']);
    game.choose(0, { card: 'Memnite' });
    expect(game.all('Map')).toEqual([]);
    game.resolve();
    if (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.figures('Memnite'), game.figures('Grizzly Bears')]).toEqual(['2/2', '2/2']);
    expect([worksTapped('Map', 1, more), worksLater('Map', 1, more)]).toEqual([false, false]);
  });

  it('mtg:111.10t a Junk is tapped and sacrificed as a sorcery, and the top card may be played in this turn', () => {
    const more = { library: ['Forest', 'Shock', 'Shock', 'Shock'] };
    const game = costs('Junk', 0, more).activate(0, 'Junk');
    expect(game.all('Junk')).toEqual([]);
    game.resolve();
    expect([game.zones('Forest'), game.all('Shock', 'exile')]).toEqual([['exile'], []]);
    const mayPlay = () => game.decision().options.some(({ kind, card }) => kind === 'PLAY_LAND' && card === 'Forest');
    expect(mayPlay()).toBe(true);
    game.until({ turn: 5, step: 'precombatMain' });
    expect([game.decision().seat, mayPlay(), game.zones('Forest')]).toEqual([0, false, ['exile']]);
    expect([worksTapped('Junk', 0, more), worksLater('Junk', 0, more)]).toEqual([false, false]);
  });

  it('mtg:111.10u a Lander costs {2}, is tapped and sacrificed, and puts a basic land there tapped', () => {
    const more = { library: ['Karplusan Forest', 'Shock', 'Island', 'Forest'] };
    const game = costs('Lander', 2, more).activate(0, 'Lander');
    expect(game.all('Lander')).toEqual([]);
    game.resolve();
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Island', 'Forest']);
    game.choose(0, { card: 'Forest' });
    expect([game.the('Forest'), game.zones('Island')]).toMatchObject([{ tapped: true, controller: 0 }, ['library']]);
    expect(game.happened('SHUFFLED')).toMatchObject([{}]);
    expect([worksTapped('Lander', 2, more), worksLater('Lander', 2, more)]).toEqual([false, true]);
  });

  it('mtg:111.10v a Mutagen costs {1}, is tapped and sacrificed as a sorcery, and any creature gets a +1/+1 counter', () => {
    const game = costs('Mutagen', 1, { battlefield: ['Memnite'] }).activate(0, 'Mutagen');
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Memnite', 'Hill Giant']);
    game.choose(0, { card: 'Hill Giant' });
    expect(game.all('Mutagen')).toEqual([]);
    expect(game.resolve().the('Hill Giant').counters).toEqual({ '+1/+1': 1 });
    const more = { battlefield: ['Memnite'] };
    expect([worksTapped('Mutagen', 1, more), worksLater('Mutagen', 1, more)]).toEqual([false, false]);
  });
});
