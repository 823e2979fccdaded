/** Actions written by hand that move cards, and others. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

describe('cards that actions move', () => {
  it('Divining Streams puts one card into the graveyard, one on top and one on the bottom', () => {
    const play = game(hero('Cleric', 'water'), 3, {
      hand: ['Divining Streams'],
      mainDeck: ['Wolf', 'Hound', 'Reed', ...some(2)],
    });
    play.activateCard(0, 'Divining Streams').resolve();
    expect(play.choices()).toEqual(['Wolf', 'Hound', 'Reed']);
    play.answer(0, { choose: [{ card: 'Hound' }] }).answer(0, { choose: [{ card: 'Reed' }] });
    expect([play.zones('Hound'), play.zones('Wolf'), play.zones('Reed')]).toEqual([
      ['graveyard'],
      ['mainDeck'],
      ['mainDeck'],
    ]);
    const drawn = action('Draw', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
    const next = game(
      hero('Cleric', 'water'),
      3,
      { hand: ['Divining Streams', 'Draw'], mainDeck: ['Wolf', 'Hound', 'Reed', ...some(2)] },
      {},
      { definitions: [drawn] },
    );
    next
      .activateCard(0, 'Divining Streams')
      .resolve()
      .answer(0, { choose: [{ card: 'Hound' }] })
      .answer(0, { choose: [{ card: 'Reed' }] });
    expect(next.activateCard(0, 'Draw').resolve().zones('Reed')).toEqual(['hand']);
    const alone = game(hero('Cleric', 'water'), 3, { hand: ['Divining Streams'], mainDeck: ['Wolf', 'Hound'] });
    alone
      .activateCard(0, 'Divining Streams')
      .resolve()
      .answer(0, { choose: [{ card: 'Wolf' }] });
    expect([alone.zones('Wolf'), alone.zones('Hound')]).toEqual([['graveyard'], ['mainDeck']]);
  });

  it('Delusional Vapors mills 8, and 4 more for each card that the opponent draws where it was prepared', () => {
    const draw = action('Draw', { effects: [{ do: 'draw', who: 'players', count: 1 }] });
    const played = (prepared: boolean) =>
      game(
        hero('Assassin', 'water'),
        3,
        { champion: { counters: { preparation: 2 } }, hand: ['Delusional Vapors', 'Draw'] },
        {},
        { definitions: [draw] },
      )
        .choose(0, { kind: 'ACTIVATE_CARD', card: 'Delusional Vapors', ...(prepared ? {} : {}) })
        .answering([{ confirm: prepared }])
        .resolve();
    const prepared = played(true);
    expect([prepared.count(1, 'graveyard'), counters(prepared.champion(0)).preparation ?? 0]).toEqual([8, 0]);
    prepared.activateCard(0, 'Draw').resolveAll();
    expect([prepared.count(1, 'graveyard'), prepared.count(0, 'graveyard')]).toEqual([12, 2]);
    const plain = played(false);
    expect(plain.activateCard(0, 'Draw').resolveAll().count(1, 'graveyard')).toBe(8);
    // It is over with the turn.
    const over = prepared.to('main', 4);
    expect(over.count(1, 'graveyard')).toBe(12);
  });

  it('Equivalent Exchange summons a rested token, which wakes up for two allies of one graveyard', () => {
    const setup = (mine: string[], theirs: string[]) =>
      game(hero('Cleric', 'norm'), 4, { hand: ['Equivalent Exchange'], graveyard: mine }, { graveyard: theirs })
        .activateCard(0, 'Equivalent Exchange')
        .resolve();
    const apart = setup(['Wolf'], ['Hound']);
    expect([apart.decision().kind, apart.the('Lost Being').rested]).toEqual(['OPPORTUNITY', true]);
    const paid = setup(['Wolf', 'Hound'], ['Hound']).answer(0, { confirm: true });
    while (paid.decision().kind !== 'OPPORTUNITY') paid.answer(0, paid.decision().default);
    expect([paid.the('Lost Being').rested, counters(paid.the('Lost Being')).buff, paid.zones('Wolf')]).toEqual([
      false,
      1,
      ['banishment'],
    ]);
    expect(paid.zones('Hound').sort()).toEqual(['banishment', 'graveyard']);
    const kept = setup(['Wolf', 'Hound'], []).answer(0, { confirm: false });
    expect([kept.the('Lost Being').rested, kept.zones('Wolf')]).toEqual([true, ['graveyard']]);
  });

  it('Topsy Decree gives spellshroud, has an opponent discard, or banishes cards of one graveyard; two of these where it is imbued', () => {
    const begun = (mode: number, imbued: boolean, ...picks: JsonObject[]) =>
      game(
        hero('Cleric', 'norm'),
        3,
        { hand: ['Topsy Decree'] },
        { hand: ['Wolf'], memory: ['Reed'], graveyard: ['Hound', 'Reed'] },
      )
        .choose(0, { kind: 'ACTIVATE_CARD', card: 'Topsy Decree' })
        .answer(0, { choose: [{ index: mode }] })
        .answering([...picks, { confirm: imbued }] as never);
    const shroud = begun(0, false);
    expect(shroud.decision().kind).toBe('OPPORTUNITY');
    expect(JSON.stringify(shroud.resolve().champion(0)).toLowerCase()).toContain('spellshroud');
    const twice = begun(1, true, { player: 1 });
    expect(twice.decision()).toMatchObject({ kind: 'MODES', min: 1, max: 1 });
    twice
      .answer(0, { choose: [{ index: 2 }] })
      .answering([])
      .resolve();
    expect([twice.decision().seat, twice.choices().sort()]).toEqual([1, ['Reed', 'Wolf']]);
    twice.answer(1, { choose: [{ card: 'Wolf' }] });
    expect(twice.zones('Wolf')).toEqual(['graveyard']);
    twice.answer(0, { choose: [{ player: 1 }] }).answer(0, { choose: [{ card: 'Wolf' }, { card: 'Hound' }] });
    expect([twice.zones('Wolf'), twice.zones('Hound')]).toEqual([['banishment'], ['banishment']]);
  });

  it("Nature's Appeal puts one of the revealed cards into the hand, one preserved into the material deck", () => {
    const play = game(hero('Mage', 'tera', 3), 2, {
      hand: ["Nature's Appeal"],
      mainDeck: ['Wolf', 'Hound', 'Reed', ...some(2)],
    });
    play
      .activateCard(0, "Nature's Appeal")
      .resolve()
      .answer(0, { choose: [{ card: 'Hound' }] })
      .answer(0, { choose: [{ card: 'Wolf' }] });
    expect([play.zones('Hound'), play.zones('Wolf'), play.zones('Reed')]).toEqual([
      ['hand'],
      ['materialDeck'],
      ['mainDeck'],
    ]);
    // It is returned in the place of materializing (2.11.7.15.2).
    play.until({ kind: 'MATERIALIZE', turn: 5 }).answer(0, { choose: [{ card: 'Wolf' }] });
    expect(play.zones('Wolf')).toEqual(['hand']);
    const low = game(hero('Mage', 'tera', 1), 2, { hand: ["Nature's Appeal"], mainDeck: ['Wolf', ...some(2)] });
    expect(low.activateCard(0, "Nature's Appeal").resolve().zones('Wolf')).toEqual(['hand']);
  });

  it('Twisted Verdict has the opponent look at five cards and choose two for your memory', () => {
    const play = game(hero('Cleric', 'norm'), 6, {
      hand: ['Twisted Verdict'],
      mainDeck: ['Wolf', 'Hound', 'Reed', 'Bolt', 'Blitz Mage', ...some(1, 'Fireball')],
    });
    play.activateCard(0, 'Twisted Verdict').resolve();
    expect([play.decision().seat, play.choices()]).toEqual([1, ['Wolf', 'Hound', 'Reed', 'Bolt', 'Blitz Mage']]);
    play.answer(1, { choose: [{ card: 'Reed' }, { card: 'Bolt' }] });
    expect(play.decision().seat).toBe(1);
    play.answer(1, play.decision().default);
    expect([play.zones('Reed'), play.zones('Bolt'), play.zones('Wolf')]).toEqual([
      ['memory'],
      ['memory'],
      ['mainDeck'],
    ]);
  });

  it('Lost in Thought banishes up to X cards with floating memory and draws as many', () => {
    const play = game(hero('Mage', 'water'), 2, {
      hand: ['Lost in Thought'],
      graveyard: ['Reed', 'Reed', 'Reed', 'Wolf'],
    });
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Lost in Thought' }).answer(0, { number: 2 }).answering([]).resolve();
    expect(play.decision()).toMatchObject({ min: 0, max: 2 });
    const [a, b] = play.decision().options;
    play.answer(0, { choose: [a?.id ?? '', b?.id ?? ''] as never });
    expect([play.count(0, 'hand'), play.zones('Reed').sort(), play.count(0, 'memory')]).toEqual([
      2,
      ['banishment', 'banishment', 'graveyard'],
      2,
    ]);
  });

  it('Advent of the Shenju puts a Fatestone onto the field for Guo Jia, with quest counters where it is a regalia', () => {
    const stone = thing('Stone', {
      types: ['Item'],
      supertypes: ['Regalia'],
      subtypes: ['Fatestone'],
      costKind: 'memory',
      cost: 0,
    });
    const idle = thing('Idle', { types: ['Item'], subtypes: ['Fatestone'], costKind: 'reserve', cost: 1 });
    const put = (name: string, what: string) => {
      const play = game(
        hero('Tamer', 'luxem', 1, name),
        4,
        { hand: ['Advent of the Shenju'], banishment: [what, 'Wolf'] },
        {},
        { definitions: [stone, idle] },
      );
      play.activateCard(0, 'Advent of the Shenju').resolveAll();
      return [play.zones(what)[0], counters(play.champion(0)).quest ?? 0];
    };
    expect([put('Guo Jia, Young', 'Stone'), put('Guo Jia, Young', 'Idle'), put('Hero', 'Stone')]).toEqual([
      ['field', 5],
      ['field', 0],
      ['banishment', 0],
    ]);
    const show = action('Show', {
      effects: [{ do: 'reveal', what: { each: [{ zone: 'memory' }, { owner: 'you' }] } }],
    });
    const shown = (classes: string) =>
      game(
        hero(classes, 'luxem'),
        0,
        { hand: ['Show'], memory: ['Advent of the Shenju', 'Wolf', 'Reed'] },
        {},
        { definitions: [show] },
      )
        .activateCard(0, 'Show')
        .resolveAll();
    const tamer = shown('Tamer').answer(0, { confirm: true });
    expect([tamer.count(0, 'memory'), tamer.zones('Wolf'), tamer.zones('Advent of the Shenju')]).toEqual([
      3,
      ['banishment'],
      ['banishment'],
    ]);
    expect(shown('Mage').stack()).toEqual([]);
  });

  it('Overlapping Visages has each player sacrifice an ally, and summons a token for one that is a Distortion and one that is none', () => {
    const shade = ally('Shade', { subtypes: ['Distortion'] });
    const gone = (mine: string[], theirs: string[]) => {
      const play = game(
        hero('Cleric', 'norm'),
        4,
        { hand: ['Overlapping Visages'], field: mine },
        { field: theirs },
        { definitions: [shade] },
      );
      play.activateCard(0, 'Overlapping Visages').resolveAll();
      return play.all('Lost Being').length;
    };
    expect([
      gone(['Wolf'], ['Shade']),
      gone(['Wolf'], ['Hound']),
      gone(['Shade'], ['Shade']),
      gone([], ['Shade']),
      gone([], []),
    ]).toEqual([1, 0, 0, 0, 0]);
  });

  it("Duality's Convergence has each player copy each regalia that is no Distortion, and the copies are", () => {
    const ring = thing('Ring', {
      types: ['Item'],
      supertypes: ['Regalia'],
      subtypes: ['Artifact'],
      costKind: 'memory',
      cost: 0,
    });
    const mirror = thing('Mirror', {
      types: ['Item'],
      supertypes: ['Regalia'],
      subtypes: ['Distortion'],
      costKind: 'memory',
      cost: 0,
    });
    const play = game(
      hero('Assassin', 'crux', 1, 'Merlin, Young'),
      5,
      { hand: ["Duality's Convergence"], field: ['Ring', 'Mirror'] },
      { field: ['Ring'] },
      { definitions: [ring, mirror] },
    );
    expect(play.the("Duality's Convergence", 'hand').costNow).toBe(3);
    play.activateCard(0, "Duality's Convergence").resolve();
    const rings = play.all('Ring').map((one) => [one.controller, (one.subtypes as string[]).includes('Distortion')]);
    expect(rings.sort()).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, true],
    ]);
    expect(play.all('Mirror').length).toBe(1);
  });

  it('Angelic Channeling banishes advanced cards, draws as many, and puts them back as the champion reaches level 3', () => {
    const gem = thing('Gem', { types: ['Item'], elements: ['crux'], costKind: 'reserve', cost: 1 });
    const high = (level: number) => hero('Mage', 'norm', level, `Hero ${level}`);
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const play = game(
      hero('Mage', 'norm', 1),
      2,
      { hand: ['Angelic Channeling', 'Gem', 'Up', 'Up'], memory: ['Gem'], materialDeck: ['Hero 2', 'Hero 3'] },
      {},
      { definitions: [gem, high(2), high(3), up] },
    );
    play.activateCard(0, 'Angelic Channeling').resolve();
    expect(play.choices()).toEqual(['Gem', 'Gem']);
    const [a, b] = play.decision().options;
    play.answer(0, { choose: [a?.id ?? '', b?.id ?? ''] as never });
    expect([play.zones('Gem'), play.count(0, 'memory')]).toEqual([['banishment', 'banishment'], 4]);
    play
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Hero 2' }] })
      .resolveAll();
    expect([play.champion(0).card, play.zones('Gem')]).toEqual(['Hero 2', ['banishment', 'banishment']]);
    play
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Hero 3' }] })
      .resolveAll();
    const [one] = play.decision().options;
    play.answer(0, { choose: [one?.id ?? ''] as never });
    expect(play.zones('Gem')).toEqual(['mainDeck', 'mainDeck']);
  });
});

describe('other actions', () => {
  it('Mendcall Mercy recovers three times the base level of a champion, and gains the Crowd’s Favor for an opponent', () => {
    const healed = (seat: number) => {
      const play = game(
        hero('Cleric', 'norm', 2),
        3,
        { champion: { damage: 9, counters: { level: 1 } }, hand: ['Mendcall Mercy'] },
        { champion: { card: 'Foe', damage: 9 } },
        { definitions: [hero('Mage', 'norm', 3, 'Foe')] },
      );
      expect(play.the('Mendcall Mercy', 'hand').costNow).toBe(2);
      play.activateCard(0, 'Mendcall Mercy', { player: seat }).resolve();
      return [play.damage(seat), (play.view().players[0] as JsonObject).crowdsFavor ?? false];
    };
    expect([healed(0), healed(1)]).toEqual([
      [3, false],
      [0, true],
    ]);
  });

  it("Stargazer's Portent copies the next card that is starcalled, and no second", () => {
    const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 1, piles: ['top', 'bottom'] }] });
    const play = game(
      hero('Cleric', 'astra'),
      7,
      { hand: ["Stargazer's Portent", 'Gaze'], mainDeck: ['Cosmic Bolt', ...some(3)] },
      { field: ['Wolf'] },
      { definitions: [gaze] },
    );
    expect(play.the("Stargazer's Portent", 'hand').costNow).toBe(3);
    play.activateCard(0, "Stargazer's Portent").resolve().activateCard(0, 'Gaze').resolve();
    play
      .answer(0, { choose: [{ card: 'Cosmic Bolt' }] })
      .answering([{ card: 'Wolf' }])
      .resolve();
    while (play.stack().length > 0 || play.decision().kind !== 'OPPORTUNITY') {
      const d = play.decision();
      if (d.kind === 'OPPORTUNITY') play.pass();
      else play.answer(d.seat, d.default);
    }
    expect(play.all('Wolf')[0]?.damage).toBe(8);
  });

  it('Cosmic Focus makes the champion distant, or gives ranged 4 as long as it is, and may go fourth into the deck', () => {
    const play = game(hero('Ranger', 'astra'), 0, {
      hand: ['Cosmic Focus', 'Cosmic Focus'],
      mainDeck: ['Wolf', 'Hound', 'Reed', ...some(3)],
    });
    play.activateCard(0, 'Cosmic Focus').resolve().answer(0, { confirm: false });
    expect([play.champion(0).distant, JSON.stringify(play.champion(0)).includes('anged 4')]).toEqual([true, false]);
    play.activateCard(0, 'Cosmic Focus').resolve().answer(0, { confirm: true });
    expect(JSON.stringify(play.champion(0)).toLowerCase()).toContain('ranged');
    expect(play.zones('Cosmic Focus').sort()).toEqual(['graveyard', 'mainDeck']);
    expect(JSON.stringify(play.to('main', 4).champion(0)).toLowerCase()).not.toContain('ranged 4');
  });
});
