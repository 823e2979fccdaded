/** Predefined tokens (111.10): what each is and does, as printed cards make them. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const artifact = (name: string) => ({ types: ['Artifact'], subtypes: [name], colors: [], token: true });
const position = (spell: string, mana: string, land: string, more: object = {}): Play =>
  magicPosition([{ hand: [spell], mana, battlefield: lands(3, land), ...more }, { battlefield: ['Hill Giant'] }]);

describe('predefined tokens', () => {
  it('mtg:111.10a a Treasure is tapped and sacrificed for one mana of any color', () => {
    const game = position('Big Score', '{R}{R}{R}{R}', 'Wastes', { hand: ['Big Score', 'Memnite'], battlefield: [] });
    game.castAt(0, 'Big Score', { card: 'Memnite' }).resolve();
    const [one, other] = game.all('Treasure');
    expect([one, other]).toMatchObject([artifact('Treasure'), artifact('Treasure')]);
    game.choose(0, { kind: 'ACTIVATE', object: String(one?.id) });
    expect(game.decision().options.length).toBe(5);
    game.answer(0, game.decision().default);
    expect([game.all('Treasure').length, game.happened('MANA_ADDED').length]).toEqual([1, 1]);
  });

  it('mtg:111.10b a Food gains three life for {2} and {T}', () => {
    const game = position('Bake into a Pie', '{B}{B}{B}{B}', 'Swamp').castAt(0, 'Bake into a Pie').resolve();
    expect(game.the('Food')).toMatchObject(artifact('Food'));
    game.activate(0, 'Food');
    expect([game.all('Food'), game.all('Swamp').filter((land) => land.tapped).length]).toMatchObject([[], 2]);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg:111.10c a Gold is sacrificed, not tapped, for one mana of any color', () => {
    const game = position('Gild', '{B}{B}{B}{B}', 'Swamp').castAt(0, 'Gild').resolve();
    expect([game.the('Gold'), game.zones('Hill Giant')]).toMatchObject([artifact('Gold'), ['exile']]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Gold' });
    expect(game.decision().options.length).toBe(5);
    game.answer(0, game.decision().default);
    expect([game.all('Gold').length, game.view().stack.length]).toEqual([0, 0]);
  });

  it('mtg:111.10f a Clue draws a card for {2}, tapped or not', () => {
    const game = position('Thraben Inspector', '{W}', 'Plains').cast(0, 'Thraben Inspector').resolveAll();
    expect(game.the('Clue')).toMatchObject(artifact('Clue'));
    const before = game.hand(0);
    game.activate(0, 'Clue');
    expect([game.all('Clue'), game.resolve().hand(0)]).toEqual([[], before + 1]);
  });

  it('mtg:111.10g a Blood draws a card for {1}, {T} and a discarded card', () => {
    const game = position('Blood Servitor', '{C}{C}{C}', 'Swamp', { hand: ['Blood Servitor', 'Memnite'] });
    game.cast(0, 'Blood Servitor').resolveAll();
    expect(game.the('Blood')).toMatchObject(artifact('Blood'));
    game.activate(0, 'Blood');
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect([game.all('Blood'), game.zones('Memnite'), game.resolve().hand(0)]).toEqual([[], ['graveyard'], 1]);
  });

  it('mtg:111.10u a Lander fetches a basic land tapped for {2} and {T}', () => {
    const game = magicPosition([
      { hand: ['Emergency Eject'], mana: '{W}{W}{W}' },
      { battlefield: ['Hill Giant', ...lands(2, 'Island')], library: ['Wall of Mist', 'Forest', 'Wall of Mist'] },
    ]);
    game.castAt(0, 'Emergency Eject', { card: 'Hill Giant' }).resolve();
    expect([game.the('Lander'), game.the('Lander').controller]).toMatchObject([artifact('Lander'), 1]);
    game.pass().activate(1, 'Lander').pass();
    if (game.waiting()) game.pass();
    expect(game.decision()).toMatchObject({ seat: 1, options: [{ card: 'Forest' }] });
    game.choose(1, { card: 'Forest' });
    expect([game.the('Forest'), game.all('Lander').length]).toMatchObject([{ tapped: true, controller: 1 }, 0]);
  });
});
