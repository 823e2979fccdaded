/** Cards by which rules show that few others are about. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, enchant, gainLife, instant, player, t, target, triggered } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

ownCards(
  instant('Test Bolt', '{0}', { targets: [target(player)], effects: [{ do: 'damage', amount: 3, to: t(0) }] }),
  instant('Test Quake', '{0}', { effects: [{ do: 'damage', amount: 3, to: 'players' }] }),
  instant('Test Loss', '{0}', { effects: [{ do: 'stat', who: 'players', stat: 'life', amount: -2 }] }),
  instant('Test Ten', '{0}', { effects: [{ do: 'stat', who: 'players', stat: 'life', to: 10 }] }),
  instant('Test Salve', '{0}', { effects: [gainLife(4)] }),
  instant('Test Toll', '{0}', { effects: [{ do: 'pay', cost: [{ pay: 'life', amount: 1 }], then: [gainLife(1)] }] }),
  card('Test Whip', {
    cost: '{2}',
    type: 'Instant',
    abilities: [{ kind: 'spell', additional: [{ pay: 'waterbend', amount: 3 }], effects: [gainLife(1)] }],
  }),
  card('Test Witness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'waterbend' } }, { effects: [gainLife(1)] })],
  }),
  card('Test Curse', { cost: '{0}', type: 'Enchantment — Aura Curse', abilities: [enchant(player)] }),
);

describe("Teferi's Protection", () => {
  const position = (): Play =>
    magicPosition([
      {
        hand: ["Teferi's Protection", 'Test Bolt', 'Test Loss', 'Test Ten', 'Test Salve', 'Test Toll'],
        battlefield: [...lands(3, 'Plains'), 'Memnite'],
        library: lands(9, 'Forest'),
      },
      {
        hand: ['Test Bolt', 'Test Quake', 'Test Loss'],
        battlefield: ['Hill Giant'],
        library: lands(9, 'Forest'),
      },
    ]);
  const cast = (): Play => position().cast(0, "Teferi's Protection").resolve();
  const targets = (game: Play, seat: number, name: string) => {
    game.choose(seat, { kind: 'CAST', card: name });
    return game.waiting() ? undefined : game.decision().options.map((one) => one.player);
  };

  it("Teferi's Protection has all permanents of its player phase out, and is exiled", () => {
    const game = cast();
    expect(game.zones("Teferi's Protection")).toEqual(['exile']);
    expect(game.happened('PHASED_OUT').map(({ card: one }) => one)).toEqual(['Plains', 'Plains', 'Plains', 'Memnite']);
    expect(game.zones('Hill Giant')).toEqual(['battlefield']);
  });

  it("Teferi's Protection keeps a life total as it is: none is gained, lost, set or paid", () => {
    const game = cast();
    for (const one of ['Test Loss', 'Test Ten', 'Test Salve']) game.cast(0, one).resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 10]);
    game.cast(0, 'Test Toll').resolve();
    expect([game.waiting(), game.life(0)]).toEqual([true, 20]);
  });

  it("Teferi's Protection (mtg:702.16b) keeps spells from targeting a player", () => {
    const game = cast().pass();
    // Only one player is left to be targeted.
    expect(targets(game, 1, 'Test Bolt')).toBeUndefined();
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });

  it("Teferi's Protection (mtg:702.16e) prevents damage to the player", () => {
    const game = cast().pass().cast(1, 'Test Quake').resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
    expect(game.happened('DAMAGE_PREVENTED')).toMatchObject([{ amount: 3, target: { player: 0 } }]);
  });

  it("Teferi's Protection (mtg:702.16c) takes Auras off the player", () => {
    const game = magicPosition([
      { hand: ["Teferi's Protection"], battlefield: lands(3, 'Plains') },
      { battlefield: [{ card: 'Test Curse', attachedTo: { player: 0 } }] },
    ]);
    expect(game.zones('Test Curse')).toEqual(['battlefield']);
    game.cast(0, "Teferi's Protection").resolve();
    expect(game.zones('Test Curse')).toEqual(['graveyard']);
  });

  it("Teferi's Protection ends as the next turn of its player begins, and all phases in", () => {
    const game = cast().until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Memnite')).toEqual(['battlefield']);
    game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Salve').resolve();
    expect(game.life(0)).toBe(24);
    expect(targets(game, 0, 'Test Bolt')).toEqual([0, 1]);
  });
});

const casts = (game: Play) => game.decision().options.map((one) => one.card);

describe('Savage Summoning', () => {
  const position = () =>
    magicPosition([
      {
        hand: ['Savage Summoning', 'Savage Summoning', 'Hill Giant', 'Memnite', 'Test Salve'],
        battlefield: [...lands(4, 'Mountain'), ...lands(2, 'Forest')],
      },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);

  it('Savage Summoning (mtg:611.2f) holds of the next creature spell as it is put onto the stack, and of no other', () => {
    const game = position().cast(0, 'Savage Summoning').resolve().cast(0, 'Test Salve').resolve();
    game.cast(0, 'Hill Giant').pass().cast(1, 'Counterspell').resolve().resolve();
    expect(game.the('Hill Giant').counters).toEqual({ '+1/+1': 1 });
    game.cast(0, 'Memnite').resolve();
    expect(game.the('Memnite').counters).toEqual({});
  });

  it('Savage Summoning cast twice gives the next creature spell both counters', () => {
    const game = position();
    for (const _ of [1, 2]) game.choose(0, { kind: 'CAST', card: 'Savage Summoning', nth: 0 }).resolve();
    game.cast(0, 'Memnite').resolve().cast(0, 'Hill Giant').resolve();
    expect([game.the('Memnite').counters, game.the('Hill Giant').counters]).toEqual([{ '+1/+1': 2 }, {}]);
  });

  it('Savage Summoning lets one creature spell be cast as though it had flash', () => {
    const game = position().until({ step: 'end' });
    expect(casts(game)).not.toContain('Hill Giant');
    game.choose(0, { kind: 'CAST', card: 'Savage Summoning', nth: 0 }).resolve();
    expect(casts(game)).toContain('Hill Giant');
    game.cast(0, 'Memnite').resolve();
    expect(casts(game)).not.toContain('Hill Giant');
  });
});

describe('Averna, the Chaos Bloom', () => {
  it('Averna, the Chaos Bloom (mtg:702.85b) puts an exiled land onto the battlefield before a spell is cast', () => {
    const game = magicPosition([
      {
        hand: ['Bloodbraid Elf'],
        battlefield: ['Averna, the Chaos Bloom', ...lands(3, 'Mountain'), 'Forest'],
        library: ['Island', 'Swamp', 'Memnite', 'Shock', 'Plains'],
      },
      {},
    ]);
    game.cast(0, 'Bloodbraid Elf').resolve();
    expect(casts(game).toSorted()).toEqual(['Island', 'Swamp']);
    game.choose(0, { card: 'Swamp' });
    expect(game.the('Swamp')).toMatchObject({ tapped: true, controller: 0 });
    expect(game.decision().kind).toBe('PLAY_CARD');
    game.choose(0, { card: 'Memnite' }).resolve().resolve();
    expect([game.zones('Memnite'), game.zones('Island')]).toEqual([['battlefield'], ['library']]);
  });
});

describe('Murktide Regent', () => {
  it('Murktide Regent (mtg:607.2q) counts the instants and sorceries that were exiled to pay for it', () => {
    const game = magicPosition([
      {
        hand: ['Murktide Regent', 'Murktide Regent'],
        battlefield: lands(9, 'Island'),
        graveyard: ['Shock', 'Lava Spike', 'Memnite', 'Forest'],
        exile: ['Opt'],
      },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Murktide Regent', nth: 0 });
    game.choose(0, [{ card: 'Shock' }, { card: 'Lava Spike' }, { card: 'Memnite' }]);
    while (game.view().stack.length > 0) game.pass();
    expect(game.the('Murktide Regent').counters).toEqual({ '+1/+1': 2 });
  });
});

describe('waterbending (701.67)', () => {
  const offered = (game: Play, card: string) =>
    game
      .decision()
      .options.some((one) => one.card === card && (one.kind === 'CAST' || one.kind === 'ACTIVATE') && !one.mana);
  const ways = (game: Play) => game.decision().options.map((one) => one.label);

  it('Flexible Waterbender (mtg:701.67a): for each generic mana of the cost an untapped artifact or creature may be tapped', () => {
    const game = magicPosition([{ battlefield: ['Flexible Waterbender', 'Memnite', 'Island', 'Island'] }, {}]);
    game.activate(0, 'Flexible Waterbender');
    // Two lands and two creatures: one or two of these are tapped.
    expect(ways(game)).toHaveLength(2);
    game.choose(0, { value: 'waterbend 3/2' }).resolve();
    expect(game.all('Island').map((one) => one.tapped)).toContain(false);
    expect([game.the('Memnite').tapped, game.figures('Flexible Waterbender')]).toEqual([true, '5/2']);
  });

  it('mtg:701.67b that pays for no other generic mana of the same cost', () => {
    const position = (islands: number) =>
      magicPosition([{ hand: ['Test Whip'], battlefield: [...lands(5, 'Memnite'), ...lands(islands, 'Island')] }, {}]);
    expect(offered(position(1), 'Test Whip')).toBe(false);
    const game = position(2);
    expect(offered(game, 'Test Whip')).toBe(true);
    game.cast(0, 'Test Whip');
    if (!game.waiting())
      game.choose(0, [
        { card: 'Memnite', nth: 0 },
        { card: 'Memnite', nth: 1 },
        { card: 'Memnite', nth: 2 },
      ]);
    game.resolve();
    expect(game.all('Memnite').filter((one) => one.tapped)).toHaveLength(3);
    expect(game.life(0)).toBe(21);
  });

  it('mtg:701.67c who waits for waterbending is told however it was paid', () => {
    const game = magicPosition([
      { battlefield: ['Flexible Waterbender', 'Test Witness', 'Island', 'Island', 'Island'] },
      {},
    ]);
    game.activate(0, 'Flexible Waterbender').choose(0, { value: 'waterbend 3/0' }).resolveAll();
    expect(game.life(0)).toBe(21);
  });

  it('Water Whip returns two creatures and draws two cards; Geyser Leaper draws and discards', () => {
    const game = magicPosition([
      { hand: ['Water Whip'], battlefield: ['Geyser Leaper', ...lands(4, 'Memnite'), ...lands(6, 'Island')] },
      { battlefield: ['Hill Giant', 'Serra Angel'] },
    ]);
    game.cast(0, 'Water Whip').choose(0, { value: 'waterbend 5/1' });
    game
      .choose(0, [{ card: 'Hill Giant' }, { card: 'Serra Angel' }])
      .choose(0, { card: 'Memnite', nth: 0 })
      .resolve();
    expect([game.hand(1), game.hand(0)]).toEqual([2, 2]);
    game.activate(0, 'Geyser Leaper');
    if (!game.waiting()) game.choose(0, { value: 'waterbend 4/4' });
    if (!game.waiting()) game.takeDefault('COST');
    game.resolve().takeDefault('DISCARD');
    expect(game.hand(0)).toBe(2);
  });
});

describe("Volrath's Shapeshifter", () => {
  it("Volrath's Shapeshifter (mtg:612.6) has the name, cost, types, figures and text of a creature card on top of the graveyard", () => {
    const game = magicPosition([
      {
        hand: ['Shock', 'Forest'],
        battlefield: ["Volrath's Shapeshifter", 'Mountain', ...lands(2, 'Island')],
        graveyard: ['Serra Angel', 'Memnite'],
      },
      {},
    ]);
    const it = () => game.the("Volrath's Shapeshifter");
    expect(it()).toMatchObject({
      name: 'Serra Angel',
      manaCost: '{3}{W}{W}',
      colors: ['W'],
      subtypes: ['Angel'],
      power: 4,
      toughness: 4,
      keywords: ['flying', 'vigilance'],
    });
    // It keeps the one ability that its own text says it has then.
    game.activate(0, "Volrath's Shapeshifter").resolve().choose(0, { card: 'Forest' });
    expect(it()).toMatchObject({ name: "Volrath's Shapeshifter", power: 0, toughness: 1, colors: ['U'] });
  });
});

describe('Command Beacon', () => {
  it('Command Beacon (mtg:702.124e) asks which of two commanders is put into the hand', () => {
    const game = table(
      [
        {
          battlefield: ['Command Beacon'],
          command: [{ card: 'Memnite' }, { card: 'Serra Angel' }],
        },
        {},
        {},
      ] as never,
      { options: { format: 'commander' } },
    );
    game.activate(0, 'Command Beacon').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, options: [{}, {}] });
    // It may go back to the command zone instead (903.9b).
    game.choose(0, { card: 'Serra Angel' }).answer(0, { confirm: false });
    expect([game.zones('Serra Angel'), game.hand(0)]).toEqual([['hand'], 1]);
  });
});
