/** Meld pairs (712.5). */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const library = Array.from({ length: 9 }, () => 'Forest');
const attackWith = (game: Play, card: string): Play => game.until({ kind: 'ATTACKERS' }).attack(0, card).resolveAll();

describe('Midnight Scavengers and Graf Rats', () => {
  it('Midnight Scavengers returns a small creature card from the graveyard', () => {
    const game = magicPosition([
      {
        hand: ['Midnight Scavengers'],
        battlefield: lands(5, 'Swamp'),
        graveyard: ['Memnite', 'Shivan Dragon', 'Shock'],
      },
      {},
    ]);
    game.cast(0, 'Midnight Scavengers').resolve().resolve().answer(0, { confirm: true });
    expect([game.zones('Memnite'), game.zones('Shivan Dragon')]).toEqual([['hand'], ['graveyard']]);
  });

  it('Graf Rats (mtg:712.5a) melds with Midnight Scavengers at the beginning of combat into Chittering Host', () => {
    const game = magicPosition([
      { battlefield: ['Graf Rats', 'Midnight Scavengers', 'Memnite'], library },
      { library },
    ]);
    game.pass().pass();
    game.resolveAll();
    const host =
      game.view().objects[
        Object.keys(game.view().objects).find((id) => game.view().objects[id]?.name === 'Chittering Host') ?? ''
      ];
    expect(host).toMatchObject({
      power: 5,
      toughness: 6,
      keywords: ['haste', 'menace'],
      meldedWith: expect.any(String),
    });
    expect(game.the('Memnite')).toMatchObject({ power: 2, keywords: ['menace'] });
    expect([...game.zones('Graf Rats'), ...game.zones('Midnight Scavengers')]).toEqual(['battlefield']);
  });

  it('Graf Rats alone does not meld, nor with what somebody else owns', () => {
    const game = magicPosition([
      { battlefield: ['Graf Rats'], library },
      { battlefield: [{ card: 'Midnight Scavengers', controller: 0 }], library },
    ]);
    game.until({ kind: 'ATTACKERS' });
    expect([game.zones('Graf Rats'), game.zones('Midnight Scavengers')]).toEqual([['battlefield'], ['battlefield']]);
  });
});

describe('Hanweir Garrison and Hanweir Battlements', () => {
  it('Hanweir Garrison attacks with two Humans', () => {
    const game = attackWith(
      magicPosition([{ battlefield: ['Hanweir Garrison'], library }, { library }]),
      'Hanweir Garrison',
    );
    expect(game.all('Human')).toMatchObject([1, 2].map(() => ({ power: 1, colors: ['R'], tapped: true })));
  });

  it('Hanweir Battlements gives haste', () => {
    const game = magicPosition([
      { battlefield: ['Hanweir Battlements', 'Mountain', { card: 'Memnite', sick: true }] },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Hanweir Battlements', cost: '{R}, {T}' }).resolve();
    expect(game.the('Memnite').keywords).toEqual(['haste']);
  });

  it('Hanweir Battlements (mtg:712.5b) melds with Hanweir Garrison into Hanweir, the Writhing Township', () => {
    const battlefield = ['Hanweir Battlements', 'Hanweir Garrison', ...lands(5, 'Mountain')];
    const game = magicPosition([{ battlefield, library }, { library }]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Hanweir Battlements', cost: '{3}{R}{R}, {T}' }).resolve();
    const [melded] = [...game.all('Hanweir Battlements'), ...game.all('Hanweir Garrison')];
    expect(melded).toMatchObject({ name: 'Hanweir, the Writhing Township', power: 7, toughness: 4, tapped: false });
    attackWith(game, String(melded?.card));
    expect(game.all('Eldrazi Horror')).toMatchObject([1, 2].map(() => ({ power: 3, toughness: 2, colors: [] })));
  });
});

describe('Bruna, the Fading Light and Gisela, the Broken Blade', () => {
  it('Bruna, the Fading Light returns an Angel or Human as it is cast', () => {
    const graveyard = ['Gisela, the Broken Blade', 'Memnite'];
    const game = magicPosition([{ hand: ['Bruna, the Fading Light'], battlefield: lands(7, 'Plains'), graveyard }, {}]);
    game.cast(0, 'Bruna, the Fading Light').resolve().answer(0, { confirm: true });
    expect([game.zones('Gisela, the Broken Blade'), game.zones('Bruna, the Fading Light')]).toEqual([
      ['battlefield'],
      ['stack'],
    ]);
  });

  it('Gisela, the Broken Blade (mtg:712.5c) melds with Bruna in the end step into Brisela, Voice of Nightmares', () => {
    const battlefield = ['Gisela, the Broken Blade', 'Bruna, the Fading Light'];
    const game = magicPosition([
      { battlefield, library },
      { hand: ['Shock', 'Counterspell', 'Fact or Fiction'], battlefield: lands(6, 'Island'), library },
    ]);
    game.until({ step: 'end' }).resolve();
    const [melded] = battlefield.flatMap((name) => game.all(name));
    expect(melded).toMatchObject({ name: 'Brisela, Voice of Nightmares', power: 9, toughness: 10, manaValue: 11 });
    expect(melded?.keywords).toEqual(['flying', 'first strike', 'vigilance', 'lifelink']);
    while (game.decision().seat !== 1) game.pass();
    const offered = game.decision().options.filter(({ kind }) => kind === 'CAST');
    expect(offered.map(({ card }) => card)).toEqual(['Fact or Fiction']);
  });
});

describe("Fang, Fearless l'Cie and Vanille, Cheerful l'Cie", () => {
  it("Fang, Fearless l'Cie draws once a turn as cards leave the graveyard", () => {
    const game = magicPosition([
      {
        hand: ['Midnight Scavengers', 'Midnight Scavengers'],
        battlefield: ["Fang, Fearless l'Cie", ...lands(10, 'Swamp')],
        graveyard: ['Memnite', 'Memnite'],
        library,
      },
      {},
    ]);
    for (const [life, hand] of [
      [19, 3],
      [19, 3],
    ]) {
      game.cast(0, 'Midnight Scavengers').resolve();
      if (game.decision().kind === 'TARGETS') game.takeDefault('TARGETS');
      game.resolve().answer(0, { confirm: true }).resolveAll();
      expect([game.life(0), game.hand(0)]).toEqual([life, hand]);
    }
  });

  it("Vanille, Cheerful l'Cie mills two cards and returns a permanent card to the hand", () => {
    const game = magicPosition([
      {
        hand: ["Vanille, Cheerful l'Cie"],
        battlefield: lands(4, 'Forest'),
        graveyard: ['Shock'],
        library: ['Memnite', 'Shock', 'Forest'],
      },
      {},
    ]);
    game.cast(0, "Vanille, Cheerful l'Cie").resolve().resolve();
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    expect([game.zones('Memnite'), game.zones('Shock')]).toEqual([['hand'], ['graveyard', 'graveyard']]);
  });

  it("Vanille, Cheerful l'Cie (mtg:712.5g) melds with Fang for five mana into Ragnarok, Divine Deliverance", () => {
    const battlefield = [
      "Fang, Fearless l'Cie",
      "Vanille, Cheerful l'Cie",
      ...lands(3, 'Forest'),
      ...lands(2, 'Swamp'),
    ];
    const game = magicPosition([
      { battlefield, graveyard: ['Memnite', "Fang, Fearless l'Cie"], library },
      { battlefield: ['Grizzly Bears'], library },
    ]);
    game.until({ turn: 5, step: 'precombatMain' }).resolve().answer(0, { confirm: true });
    const [melded] = ["Vanille, Cheerful l'Cie", "Fang, Fearless l'Cie"].flatMap((name) => game.all(name));
    expect(melded).toMatchObject({ name: 'Ragnarok, Divine Deliverance', power: 7, toughness: 6, manaValue: 7 });
    expect(melded?.keywords).toEqual(['vigilance', 'menace', 'trample', 'reach', 'haste']);
    expect(game.all('Forest').every(({ tapped }) => tapped)).toBe(true);
  });
});

const permanentNamed = (game: Play, name: string) =>
  Object.values(game.view().objects).find((one) => one.name === name && one.zone === 'battlefield');

describe('Phyrexian Dragon Engine and Mishra, Claimed by Gix', () => {
  it('Mishra, Claimed by Gix (mtg:712.5d) and Phyrexian Dragon Engine attack and become Mishra, Lost to Phyrexia, attacking', () => {
    const game = magicPosition([
      { battlefield: ['Mishra, Claimed by Gix', 'Phyrexian Dragon Engine'], library },
      { hand: ['Forest', 'Forest', 'Forest'], battlefield: ['Memnite'], library },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Mishra, Claimed by Gix', 'Phyrexian Dragon Engine').resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
    expect(permanentNamed(game, 'Mishra, Lost to Phyrexia')).toMatchObject({ tapped: true, power: 9, toughness: 9 });
    game.choose(0, [{ index: 0 }, { index: 1 }, { index: 5 }]);
    while (!game.waiting()) game.takeDefault('TARGETS');
    game.resolve().takeDefault('DISCARD');
    expect([game.hand(1), game.all('Powerstone').map((one) => one.tapped)]).toEqual([1, [true, true]]);
    game.until({ step: 'postcombatMain' });
    expect(game.life(1)).toBeLessThanOrEqual(9);
  });

  it('Phyrexian Dragon Engine that comes from the graveyard may cost the hand, for three cards', () => {
    const game = magicPosition([
      { graveyard: ['Phyrexian Dragon Engine'], hand: ['Shock'], battlefield: lands(5, 'Mountain'), library },
      {},
    ]);
    game.activate(0, 'Phyrexian Dragon Engine').resolve().resolve().answer(0, { confirm: true });
    expect([game.zones('Shock'), game.hand(0)]).toEqual([['graveyard'], 3]);
  });

  it('Phyrexian Dragon Engine does nothing of that where it comes from the graveyard of somebody else', () => {
    const game = magicPosition([
      { hand: ['Rise from the Grave', 'Shock'], mana: '{C}{C}{C}{C}{B}', library },
      { graveyard: ['Phyrexian Dragon Engine'] },
    ]);
    game.cast(0, 'Rise from the Grave').resolve();
    expect(game.the('Phyrexian Dragon Engine').controller).toBe(0);
    expect([game.view().stack, game.hand(0)]).toEqual([[], 1]);
  });
});

describe('The Mightstone and Weakstone and Urza, Lord Protector', () => {
  it('Urza, Lord Protector (mtg:712.5e) melds with The Mightstone and Weakstone into Urza, Planeswalker', () => {
    const game = magicPosition([
      { battlefield: ['Urza, Lord Protector', 'The Mightstone and Weakstone', ...lands(7, 'Island')], library },
      {},
    ]);
    game.activate(0, 'Urza, Lord Protector').resolve();
    const walker = () => permanentNamed(game, 'Urza, Planeswalker');
    expect(walker()).toMatchObject({ counters: { loyalty: 7 } });
    const abilities = () =>
      game
        .decision()
        .options.filter(({ kind, card }) => kind === 'ACTIVATE' && String(card).startsWith('Urza'))
        .map(({ ability }) => ability);
    expect(abilities()).toEqual([1, 2, 3, 4]);
    // Twice each turn, and not a third time.
    for (const left of [4, 0]) {
      game.choose(0, { kind: 'ACTIVATE', card: 'Urza, Lord Protector', mana: false, ability: 3 }).resolveAll();
      expect(abilities()).toHaveLength(left);
    }
    expect(game.all('Soldier')).toHaveLength(4);
  });

  it('The Mightstone and Weakstone draws two cards or shrinks a creature', () => {
    const game = magicPosition([
      { hand: ['The Mightstone and Weakstone'], battlefield: lands(5, 'Island'), library },
      { battlefield: ['Serra Angel'], library },
    ]);
    game.cast(0, 'The Mightstone and Weakstone').resolve().choose(0, { index: 1 });
    if (!game.waiting()) game.choose(0, { card: 'Serra Angel' });
    game.resolve();
    expect(game.zones('Serra Angel')).toEqual(['graveyard']);
  });
});

describe('Argoth, Sanctum of Nature and Titania, Voice of Gaea', () => {
  it('Titania, Voice of Gaea (mtg:712.5f) melds with Argoth, Sanctum of Nature into Titania, Gaea Incarnate', () => {
    const game = magicPosition(
      [
        {
          battlefield: ['Titania, Voice of Gaea', 'Argoth, Sanctum of Nature', 'Forest'],
          graveyard: lands(4, 'Mountain'),
          library,
        },
        { library },
      ],
      { turn: { number: 3, active: 0, step: 'upkeep' } },
    );
    game.until({ step: 'upkeep', turn: 5 }).resolveAll();
    expect(game.zones('Mountain')).toEqual(Array.from({ length: 4 }, () => 'battlefield'));
    // Its five lands are what it counts: what melded is a creature now.
    expect(permanentNamed(game, 'Titania, Gaea Incarnate')).toMatchObject({
      power: 5,
      toughness: 5,
      keywords: expect.arrayContaining(['haste', 'reach', 'trample', 'vigilance']),
    });
  });

  it('Titania, Voice of Gaea gains 2 life for lands that go to the graveyard, once for several', () => {
    const game = magicPosition([
      {
        battlefield: [
          'Titania, Voice of Gaea',
          { card: 'Argoth, Sanctum of Nature', tapped: false },
          ...lands(4, 'Forest'),
        ],
        library: ['Forest', 'Forest', 'Shock'],
      },
      {},
    ]);
    game.activate(0, 'Argoth, Sanctum of Nature').resolveAll();
    expect([game.life(0), game.figures('Bear')]).toEqual([22, '2/2']);
  });
});
