/** Spells that do something to players: cards drawn and discarded, life gained and lost, hands and libraries seen. */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { aims, named, printed } from './printed.js';

const MANA = 'WWUUBBB';
/** Names of all cards that a seat sees in a zone. */
const seen = (game: Play, viewer: number, zone: string): string[] =>
  Object.values(game.view(viewer).objects)
    .filter((o) => o.zone === zone)
    .map((o) => String(o.card ?? ''));
const start = (hand: string[], theirs: string[] = [], library: string[] = ['Plains', 'Island', 'Swamp', 'Forest']) =>
  magicPosition([
    { hand, mana: MANA, library },
    { hand: theirs, battlefield: ['Island', 'Hill Giant'] },
  ]);
const text = (value: unknown): string => JSON.stringify(value);

describe('drawing', () => {
  it('Divination (mtg:121.2) draws its caster two cards, which only its caster sees', () => {
    printed('Divination', '{2}{U}', 'Sorcery');
    const game = start(['Divination']).cast(0, 'Divination');
    expect(game.view().stack[0]?.targets).toEqual([]);
    game.resolve();
    expect([game.hand(0), game.hand(1), game.zones('Divination')]).toEqual([2, 0, ['graveyard']]);
    expect(seen(game, 0, 'hand').sort()).toEqual(['Island', 'Plains']);
    expect(seen(game, 1, 'hand')).toEqual([]);
    expect(game.happened('CARD_DRAWN')).toHaveLength(2);
  });

  it('Divination (mtg:704.5b) with one card left draws that and loses the game', () => {
    const game = start(['Divination'], [], ['Plains']).cast(0, 'Divination').resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(game.hand(0)).toBe(1);
  });

  it('Revitalize (mtg:608.2c) gains its caster 3 life and draws a card, in this order', () => {
    printed('Revitalize', '{1}{W}', 'Instant');
    const game = start(['Revitalize']).cast(0, 'Revitalize').resolve();
    expect([game.life(0), game.life(1), game.hand(0), game.hand(1)]).toEqual([23, 20, 1, 0]);
    const order = game.events.map((e) => e.type).filter((type) => type === 'LIFE_CHANGED' || type === 'CARD_DRAWN');
    expect(order).toEqual(['LIFE_CHANGED', 'CARD_DRAWN']);
  });

  it('Opt (mtg:701.22a) lets its caster leave the top card or put it on the bottom, and then draw', () => {
    printed('Opt', '{U}', 'Instant');
    const cast = () => start(['Opt']).cast(0, 'Opt').resolve();
    const asked = cast();
    expect(asked.decision()).toMatchObject({ kind: 'SCRY', shape: 'ASSIGN', seat: 0 });
    expect(asked.decision().from?.map((o) => o.card)).toEqual(['Plains']);
    const library = (game: Play) => {
      const pile = game.view().zones.find((z) => z.id === 'library' && z.owner === 0);
      return pile && 'objects' in pile ? pile.objects.map((id) => game.view().objects[id]?.card) : [];
    };
    const kept = cast().answer(0, { assign: [{ from: { card: 'Plains' }, to: { value: 'top' } }] });
    expect([seen(kept, 0, 'hand'), library(kept)]).toEqual([['Plains'], ['Island', 'Swamp', 'Forest']]);
    const under = cast().answer(0, { assign: [{ from: { card: 'Plains' }, to: { value: 'bottom' } }] });
    expect([seen(under, 0, 'hand'), library(under)]).toEqual([['Island'], ['Swamp', 'Forest', 'Plains']]);
  });

  it('Opt (mtg:701.22a) shows the opponent neither the card looked at nor the one drawn', () => {
    const game = (top: string) => {
      const play = start(['Opt'], [], [top, 'Island', 'Swamp']).cast(0, 'Opt').resolve();
      const asked = play.service.decisions(play.state, 1);
      play.answer(0, { assign: [{ from: { card: top }, to: { value: 'bottom' } }] });
      return { play, asked };
    };
    const plains = game('Plains');
    const forest = game('Forest');
    expect(text([plains.asked, plains.play.view(1)])).toBe(text([forest.asked, forest.play.view(1)]));
    expect(text(plains.play.view(1))).not.toContain('Plains');
    // Whoever looked remembers the card under the library only as long as it stays there.
    expect(seen(plains.play, 0, 'library')).toEqual(['Plains']);
  });

  it('Opt (mtg:704.5b) with an empty library looks at nothing, and the draw loses', () => {
    const game = start(['Opt'], [], []).cast(0, 'Opt').resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });
});

describe('life', () => {
  it("Sovereign's Bite (mtg:119.3) makes a player lose 3 life and gains its caster as much", () => {
    printed("Sovereign's Bite", '{1}{B}', 'Sorcery');
    expect(aims(start(["Sovereign's Bite"]), "Sovereign's Bite")).toEqual([0, 1]);
    const game = start(["Sovereign's Bite"]).cast(0, "Sovereign's Bite", { player: 1 }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
    // Losing life isn't damage.
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
  });

  it("Sovereign's Bite (mtg:704.3) at oneself: life 0 in the middle of it loses nothing", () => {
    const game = magicPosition([{ hand: ["Sovereign's Bite"], mana: 'BB', life: 3 }, {}]);
    game.cast(0, "Sovereign's Bite", { player: 0 }).resolve();
    expect([game.life(0), game.result()]).toEqual([3, null]);
    const won = magicPosition([{ hand: ["Sovereign's Bite"], mana: 'BB' }, { life: 3 }]);
    expect(won.cast(0, "Sovereign's Bite", { player: 1 }).resolve().result()).toMatchObject({ winners: [0] });
  });
});

describe('discarding', () => {
  it('mtg:701.9b Mind Rot makes a player discard two cards of their choice', () => {
    printed('Mind Rot', '{2}{B}', 'Sorcery');
    expect(aims(start(['Mind Rot']), 'Mind Rot')).toEqual([0, 1]);
    const game = start(['Mind Rot'], ['Shock', 'Fog', 'Opt']).cast(0, 'Mind Rot', { player: 1 }).resolve();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'DISCARD', min: 2, max: 2 });
    expect(text([game.view(0), game.service.decisions(game.state, 0)])).not.toContain('Shock');
    game.refused(1, { choose: [{ card: 'Opt' }] });
    expect(game.refused(0, { choose: [{ nth: 0 }, { nth: 1 }] }).code).toBe('NOT_YOUR_DECISION');
    game.choose(1, [{ card: 'Opt' }, { card: 'Fog' }]);
    expect([game.zones('Opt'), game.zones('Fog'), game.hand(1)]).toEqual([['graveyard'], ['graveyard'], 1]);
    // Now everybody sees what was discarded, and nobody what was kept.
    expect(seen(game, 0, 'graveyard').sort()).toEqual(['Fog', 'Mind Rot', 'Opt']);
    expect(seen(game, 0, 'hand')).toEqual([]);
  });

  it('Mind Rot (mtg:608.2d) takes what there is from a smaller hand, and may be aimed at oneself', () => {
    const one = start(['Mind Rot'], ['Shock']).cast(0, 'Mind Rot', { player: 1 }).resolve();
    expect([one.hand(1), one.decision().kind]).toEqual([0, 'PRIORITY']);
    const none = start(['Mind Rot']).cast(0, 'Mind Rot', { player: 1 }).resolve();
    expect(none.zones('Mind Rot')).toEqual(['graveyard']);
    const self = start(['Mind Rot', 'Murder', 'Fog', 'Shock']).cast(0, 'Mind Rot', { player: 0 }).resolve();
    expect(self.decision()).toMatchObject({ seat: 0, kind: 'DISCARD' });
    expect(self.choose(0, [{ card: 'Murder' }, { card: 'Shock' }]).zones('Fog')).toEqual(['hand']);
  });

  const HAND = ['Shock', 'Plains', 'Opt', 'Grizzly Bears', 'Memnite', 'Dryad Arbor', 'Glorious Anthem'];
  it('Duress (mtg:701.20a) shows an opponent’s hand to all, and its caster chooses what is neither creature nor land', () => {
    printed('Duress', '{B}', 'Sorcery');
    const cast = start(['Duress', 'Murder'], HAND).cast(0, 'Duress');
    // Opponents only: there is one.
    expect(cast.view().stack[0]?.targets).toMatchObject([{ player: 1 }]);
    expect(seen(cast, 0, 'hand').sort()).toEqual(['Murder']);
    cast.resolve();
    expect(cast.decision()).toMatchObject({ seat: 0, kind: 'DISCARD', min: 1, max: 1 });
    expect(named(cast)).toEqual(['Shock', 'Opt', 'Glorious Anthem']);
    for (const card of HAND) expect(seen(cast, 0, 'hand')).toContain(card);
    expect(cast.happened('REVEALED')).toMatchObject([{ seat: 1 }]);
    cast.refused(0, { choose: [] });
    cast.refused(0, { choose: [{ card: 'Memnite' }] });
    cast.choose(0, { card: 'Opt' });
    expect([cast.hand(1), cast.zones('Opt'), cast.hand(0)]).toEqual([6, ['graveyard'], 1]);
    // The caster's own hand was never shown.
    expect(seen(cast, 1, 'hand')).not.toContain('Murder');
  });

  it('Duress (mtg:608.2d) shows the hand also when nothing in it can be chosen', () => {
    const game = start(['Duress'], ['Plains', 'Memnite']).cast(0, 'Duress').resolve();
    expect(game.decision().kind).toBe('PRIORITY');
    expect([game.hand(1), seen(game, 0, 'hand').sort()]).toEqual([2, ['Memnite', 'Plains']]);
    expect(start(['Duress']).cast(0, 'Duress').resolve().zones('Duress')).toEqual(['graveyard']);
  });

  it('Duress (mtg:701.20a) tells nothing about cards that come to the hand later', () => {
    const game = start(['Duress'], ['Plains', 'Memnite']).cast(0, 'Duress').resolve();
    game.until({ turn: 4, step: 'draw' });
    expect(game.hand(1)).toBe(3);
    expect(seen(game, 0, 'hand').sort()).toEqual(['Memnite', 'Plains']);
  });
});
