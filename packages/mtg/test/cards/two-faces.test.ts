import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { choices, stack } from './support.js';

type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}, turn = {}) => magicPosition([mine, theirs], { turn });
const castable = (game: ReturnType<typeof play>): string[] =>
  (game.decision().options ?? []).filter((o) => /CAST|PLAY_LAND/.test(o.kind)).map((o) => String(o.label));
const mixed = [...lands(4, 'Mountain'), ...lands(4, 'Forest'), ...lands(4, 'Island')];

describe('split cards', () => {
  it('Fire // Ice (mtg:709.3) as Fire divides 2 damage', () => {
    const game = play({ hand: ['Fire // Ice'], battlefield: mixed }, { battlefield: ['Llanowar Elves'] });
    expect(castable(game)).toEqual(['Cast Fire', 'Cast Ice']);
    game.choose(0, { kind: 'CAST', card: 'Fire' }, [{ card: 'Llanowar Elves' }, { player: 1 }]).resolve();
    expect([game.life(1), game.zones('Llanowar Elves')]).toEqual([19, ['graveyard']]);
  });

  it('Fire // Ice (mtg:709.3) as Ice taps a permanent and draws', () => {
    const game = play({ hand: ['Fire // Ice'], battlefield: lands(2, 'Island') }, { battlefield: ['Serra Angel'] });
    expect(castable(game)).toEqual(['Cast Ice']);
    game.choose(0, { kind: 'CAST', card: 'Ice' }, { card: 'Serra Angel' }).resolve();
    expect([game.the('Serra Angel').tapped, game.hand(0)]).toEqual([true, 1]);
  });

  it('Assault // Battery (mtg:709.3) is 2 damage, or an Elephant', () => {
    const game = play({ hand: ['Assault // Battery', 'Assault // Battery'], battlefield: mixed });
    game.choose(0, { kind: 'CAST', card: 'Assault', nth: 0 }, { player: 1 }).resolve();
    game.choose(0, { kind: 'CAST', card: 'Battery' }).resolve();
    expect([game.life(1), game.figures('Elephant')]).toEqual([18, '3/3']);
    expect(game.zones('Assault // Battery')).toEqual(['graveyard', 'graveyard']);
  });
});

describe('Adventures and Omens', () => {
  it('Foulmire Knight // Profane Insight (mtg:715.3d) draws for 1 life, then the Knight comes from exile', () => {
    const game = play({ hand: ['Foulmire Knight // Profane Insight'], battlefield: lands(4, 'Swamp') });
    game.choose(0, { kind: 'CAST', card: 'Profane Insight' }).resolve();
    expect([game.life(0), game.hand(0), castable(game)]).toEqual([19, 1, ['Cast Foulmire Knight']]);
    game.choose(0, { kind: 'CAST', card: 'Foulmire Knight' }).resolve();
    expect(game.the('Foulmire Knight // Profane Insight')).toMatchObject({ power: 1, keywords: ['deathtouch'] });
  });

  it('Shepherd of the Flock // Usher to Safety (mtg:715.3) returns a permanent to its hand', () => {
    const game = play(
      { hand: ['Shepherd of the Flock // Usher to Safety'], battlefield: ['Plains', 'Serra Angel'] },
      { battlefield: ['Grizzly Bears'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Usher to Safety' });
    expect(choices(game)).toEqual(['Plains', 'Serra Angel']);
    game.choose(0, { card: 'Serra Angel' }).resolve();
    expect(game.zones('Serra Angel')).toEqual(['hand']);
  });

  it('Ardenvale Tactician // Dizzying Swoop (mtg:715.3) taps up to two creatures', () => {
    const game = play(
      { hand: ['Ardenvale Tactician // Dizzying Swoop'], battlefield: lands(2, 'Plains') },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    );
    game
      .choose(0, { kind: 'CAST', card: 'Dizzying Swoop' }, [{ card: 'Grizzly Bears' }, { card: 'Serra Angel' }])
      .resolve();
    expect([game.the('Grizzly Bears').tapped, game.the('Serra Angel').tapped]).toEqual([true, true]);
    expect(game.zones('Ardenvale Tactician // Dizzying Swoop')).toEqual(['exile']);
  });

  it('Dirgur Island Dragon // Skimming Strike (mtg:720.3d) taps, draws, and is shuffled away', () => {
    const game = play(
      { hand: ['Dirgur Island Dragon // Skimming Strike'], battlefield: lands(6, 'Island') },
      { battlefield: ['Grizzly Bears'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Skimming Strike' }, { card: 'Grizzly Bears' }).resolve();
    expect([game.the('Grizzly Bears').tapped, game.hand(0)]).toEqual([true, 1]);
    expect(game.zones('Dirgur Island Dragon // Skimming Strike')).not.toContain('graveyard');
  });

  it('Riling Dawnbreaker // Signaling Roar (mtg:720.3) is a Soldier, or a Dragon that helps another creature', () => {
    const game = play({ hand: ['Riling Dawnbreaker // Signaling Roar'], battlefield: lands(2, 'Plains') });
    game.choose(0, { kind: 'CAST', card: 'Signaling Roar' }).resolve();
    expect(game.figures('Soldier')).toBe('2/2');
    const dragon = play({ battlefield: ['Riling Dawnbreaker // Signaling Roar', 'Grizzly Bears'] });
    dragon.until({ step: 'beginningOfCombat' });
    dragon.resolveAll();
    expect(dragon.figures('Grizzly Bears')).toBe('3/2');
  });

  it('Twinmaw Stormbrood // Charring Bite (mtg:720.3) is 5 damage to what does not fly, or a Dragon with 5 life', () => {
    const game = play(
      { hand: ['Twinmaw Stormbrood // Charring Bite'], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Charring Bite' }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Serra Angel')]).toEqual([['graveyard'], ['battlefield']]);
    const dragon = play({ hand: ['Twinmaw Stormbrood // Charring Bite'], battlefield: lands(6, 'Plains') });
    dragon.choose(0, { kind: 'CAST', card: 'Twinmaw Stormbrood' }).resolveAll();
    expect(dragon.life(0)).toBe(25);
  });
});

describe('transforming cards', () => {
  it('Thraben Gargoyle // Stonewing Antagonizer (mtg:701.27a) loses defender and flies', () => {
    const game = play({ battlefield: ['Thraben Gargoyle', ...lands(6, 'Island')] });
    game.activate(0, 'Thraben Gargoyle').resolve();
    expect(game.the('Thraben Gargoyle // Stonewing Antagonizer')).toMatchObject({
      name: 'Stonewing Antagonizer',
      power: 4,
      keywords: ['flying'],
      manaValue: 1,
    });
  });

  it("Ludevic's Test Subject // Ludevic's Abomination (mtg:701.27a) hatches at five counters", () => {
    const subject = { card: "Ludevic's Test Subject", counters: { hatchling: 3 } };
    const game = play({ battlefield: [subject, ...lands(4, 'Island')] });
    const now = () => game.the("Ludevic's Test Subject // Ludevic's Abomination");
    game.activate(0, "Ludevic's Test Subject").resolve();
    expect(now()).toMatchObject({ power: 0, counters: { hatchling: 4 } });
    game.activate(0, "Ludevic's Test Subject").resolve();
    expect(now()).toMatchObject({ power: 13, counters: {}, keywords: ['trample'] });
  });

  it('Loyal Cathar // Unhallowed Cathar (mtg:712.14a) comes back transformed at the next end step', () => {
    const game = play({ hand: ['Shock'], battlefield: ['Mountain', 'Loyal Cathar'] });
    game.cast(0, 'Shock', { card: 'Loyal Cathar' }).resolve().resolve();
    expect(game.zones('Loyal Cathar // Unhallowed Cathar')).toEqual(['graveyard']);
    game.until({ step: 'end' });
    game.resolveAll();
    expect(game.the('Loyal Cathar // Unhallowed Cathar')).toMatchObject({
      name: 'Unhallowed Cathar',
      transformed: true,
    });
  });

  it('Chalice of Life // Chalice of Death (mtg:701.27a) turns over at 30 life', () => {
    const game = play({ life: 28, battlefield: ['Chalice of Life'] });
    game.activate(0, 'Chalice of Life').resolve();
    expect(game.the('Chalice of Life // Chalice of Death')).toMatchObject({ name: 'Chalice of Life' });
    const full = play({ life: 29, battlefield: ['Chalice of Life'] })
      .activate(0, 'Chalice of Life')
      .resolve();
    expect(full.the('Chalice of Life // Chalice of Death')).toMatchObject({ name: 'Chalice of Death', manaValue: 3 });
    const death = play({ battlefield: ['Chalice of Death'] })
      .activate(0, 'Chalice of Death', { player: 1 })
      .resolve();
    expect(death.life(1)).toBe(15);
  });
});

describe('modal double-faced cards', () => {
  it('Branchloft Pathway // Boulderloft Pathway (mtg:712.12) is a land of either color', () => {
    const game = play({ hand: ['Branchloft Pathway // Boulderloft Pathway', 'Elite Vanguard'] });
    expect(castable(game)).toEqual(['Play Branchloft Pathway', 'Play Boulderloft Pathway']);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Boulderloft Pathway' }).cast(0, 'Elite Vanguard');
    expect(stack(game)).toEqual(['Elite Vanguard']);
  });

  it('Bala Ged Recovery // Bala Ged Sanctuary (mtg:712.11b) returns a card, or is a land', () => {
    const BOTH = 'Bala Ged Recovery // Bala Ged Sanctuary';
    const game = play({ hand: [BOTH], graveyard: ['Shock'], battlefield: lands(3, 'Forest') });
    expect(castable(game)).toEqual(['Play Bala Ged Sanctuary', 'Cast Bala Ged Recovery']);
    game.choose(0, { kind: 'CAST', card: 'Bala Ged Recovery' }).resolve();
    expect(game.zones('Shock')).toEqual(['hand']);
    const land = play({ hand: [BOTH] }).choose(0, { kind: 'PLAY_LAND', card: 'Bala Ged Sanctuary' });
    expect(land.the(BOTH)).toMatchObject({ tapped: true, types: ['Land'] });
  });

  it('Kazandu Mammoth // Kazandu Valley (mtg:712.11b) grows with lands, or is one', () => {
    const BOTH = 'Kazandu Mammoth // Kazandu Valley';
    const game = play({ hand: [BOTH], battlefield: ['Kazandu Mammoth'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Kazandu Valley' }).resolve();
    expect(game.all(BOTH).map((o) => [o.name, o.power])).toEqual([
      ['Kazandu Mammoth', 5],
      ['Kazandu Valley', null],
    ]);
  });
});

describe('flip cards', () => {
  it('Nezumi Graverobber // Nighteyes the Desecrator (mtg:710.2) flips as it empties a graveyard', () => {
    const CARD = 'Nezumi Graverobber // Nighteyes the Desecrator';
    const game = play(
      { battlefield: ['Nezumi Graverobber', ...lands(9, 'Swamp')] },
      { graveyard: ['Shock', 'Serra Angel'] },
    );
    game.activate(0, CARD, { card: 'Shock' }).resolve();
    expect(game.the(CARD)).toMatchObject({ name: 'Nezumi Graverobber', flipped: false });
    game.activate(0, CARD).resolve();
    expect(game.the(CARD)).toMatchObject({ name: 'Nighteyes the Desecrator', power: 4, colors: ['B'], manaValue: 2 });
    const later = play(
      { battlefield: ['Nighteyes the Desecrator', ...lands(5, 'Swamp')] },
      { graveyard: ['Serra Angel'] },
    );
    later.activate(0, 'Nighteyes the Desecrator').resolve();
    expect(later.the('Serra Angel')).toMatchObject({ controller: 0 });
  });

  it('Jushi Apprentice // Tomoya the Revealer (mtg:710.2) flips at nine cards', () => {
    const CARD = 'Jushi Apprentice // Tomoya the Revealer';
    const hand = lands(8, 'Mountain');
    const game = play({ hand, battlefield: ['Jushi Apprentice', ...lands(3, 'Island')] });
    game.activate(0, CARD).resolve();
    expect(game.the(CARD)).toMatchObject({ name: 'Tomoya the Revealer', power: 2, tapped: true });
    const later = play({ hand: lands(2, 'Mountain'), battlefield: ['Tomoya the Revealer', ...lands(5, 'Island')] });
    later.activate(0, CARD, { player: 0 }).resolve();
    expect(later.hand(0)).toBe(4);
  });
});

describe('aftermath (702.127)', () => {
  const seven = [...lands(3, 'Mountain'), ...lands(5, 'Swamp')];
  const faces = (game: ReturnType<typeof magicPosition>) =>
    game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [[o.label, o.method, o.zone]] : []));
  it('mtg:702.127a Cut // Ribbons is cut from the hand and ribbons from the graveyard, then exiled', () => {
    const game = magicPosition([{ hand: ['Cut // Ribbons'], battlefield: seven }, { battlefield: ['Hill Giant'] }]);
    expect(faces(game)).toEqual([['Cast Cut', 'normal', 'hand']]);
    game.choose(0, { kind: 'CAST' });
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Hill Giant' });
    game.resolve();
    expect([game.zones('Hill Giant'), game.zones('Cut // Ribbons')]).toEqual([['graveyard'], ['graveyard']]);
    expect(faces(game)).toEqual([['Cast Ribbons (aftermath)', 'aftermath', 'graveyard']]);
    game.choose(0, { kind: 'CAST' }).answer(0, { number: 3 }).resolve();
    expect([game.life(1), game.zones('Cut // Ribbons')]).toEqual([17, ['exile']]);
  });
});

describe('rooms', () => {
  it('Glassworks // Shattered Yard (mtg:709.5h) as Glassworks deals 4 damage to a creature as it is unlocked', () => {
    const mountains = lands(8, 'Mountain');
    const game = play(
      { hand: ['Glassworks // Shattered Yard'], battlefield: mountains },
      { battlefield: ['Serra Angel'] },
    );
    game.cast(0, 'Glassworks').resolve().resolve();
    expect(game.zones('Serra Angel')).toEqual(['graveyard']);
  });

  it('Glassworks // Shattered Yard (mtg:709.5e) with the yard unlocked deals 1 damage each turn', () => {
    const game = play({ battlefield: ['Glassworks', ...lands(5, 'Mountain')] });
    game.choose(0, { kind: 'UNLOCK' }).until({ step: 'end' }).resolveAll();
    expect([game.life(1), game.view().stack]).toEqual([19, []]);
  });
});

describe('preparation cards', () => {
  it('Adventurous Eater // Have a Bite (mtg:722.3a) enters prepared, and its spell puts a counter for {B}', () => {
    const name = 'Adventurous Eater // Have a Bite';
    const game = play({ hand: [name], battlefield: lands(4, 'Swamp') })
      .cast(0, name)
      .resolve();
    expect(castable(game)).toEqual(['Cast Have a Bite']);
    game.choose(0, { kind: 'CAST', card: 'Have a Bite' }).resolve();
    expect([game.life(0), game.figures(name), castable(game)]).toEqual([21, '4/3', []]);
  });

  it('Stingerquill Voxmancer // Vicious Verse (mtg:722.3c) deals 1 damage a turn for {B/R}', () => {
    const name = 'Stingerquill Voxmancer // Vicious Verse';
    const game = play({ battlefield: [name, 'Swamp'] }).until({ turn: 5, step: 'precombatMain' });
    expect(castable(game)).toEqual(['Cast Vicious Verse']);
    game.choose(0, { kind: 'CAST', card: 'Vicious Verse' }).resolve();
    expect([game.life(1), castable(game)]).toEqual([19, []]);
  });
});
