import { describe, expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { deckCodeOf, riftbound, rules, sampleDecks } from '../../src/index.js';

type Deck = { [pile: string]: { card: string; count: number }[] };
const kaisa = sampleDecks.kaisa as Deck;
const viktor = sampleDecks.viktor as Deck;
const check = (change: (deck: Deck) => void) => {
  const deck = structuredClone(kaisa);
  change(deck);
  return riftbound.validateDeck('2026-07', deck);
};
const faults = (change: (deck: Deck) => void): [string, string, string[] | undefined][] =>
  check(change).errors.map((e) => [e.path, e.code, e.rules]);
const put = (deck: Deck, pile: string, card: string, count: number): void => {
  deck[pile] = [...(deck[pile] ?? []), { card, count }];
};

describe('deck construction', () => {
  it('both sample decks are legal', () => {
    for (const deck of [kaisa, viktor]) expect(riftbound.validateDeck('2026-07', deck)).toMatchObject({ legal: true });
  });
  it('the order in which a deck names its piles changes nothing: the same cards and seed give the same game', () => {
    const turned = Object.fromEntries(Object.entries(kaisa).reverse());
    const begun = [kaisa, turned].map((deck) =>
      riftbound.create({
        edition: '2026-07',
        seed: 's',
        options: { autoPass: 'none', payment: 'auto' },
        seats: ['Ann', 'Bob'].map((name) => ({ name, deck })),
      }),
    );
    const [first, second] = begun.map((game) => game.ok && riftbound.hash(game.value.state));
    expect(first).toBe(second);
    expect(first).toBeTruthy();
  });
  it('riftbound:103.1 one legend', () => {
    expect(faults((d) => put(d, 'legend', 'Viktor, Herald of the Arcane', 1))).toContainEqual([
      '$.legend',
      'DECK_ILLEGAL',
      ['riftbound:103.1'],
    ]);
  });
  it('riftbound:103.1.b.3 only cards of the legend’s domains, riftbound:103.2.c in the main deck, riftbound:103.1.b.4 all of a card’s domains', () => {
    const order = check((d) => put(d, 'main', 'Honest Broker', 1)).errors;
    expect(order).toMatchObject([{ path: '$.main[15]', rules: expect.arrayContaining(['riftbound:103.1.b.3']) }]);
    const own = riftbound.validateDeck('2026-07', {
      ...viktor,
      main: [...(viktor.main ?? []), { card: 'Icathian Rain', count: 1 }],
    });
    expect(own.errors.some((e) => e.rules?.includes('riftbound:103.1.b.4'))).toBe(true);
  });
  it('riftbound:103.1.b.4 nor may such a card lie in the sideboard', () => {
    const { errors } = riftbound.validateDeck('2026-07', {
      ...viktor,
      sideboard: [{ card: 'Icathian Rain', count: 1 }],
    });
    expect(errors.filter((e) => e.rules?.includes('riftbound:103.1.b.4')).map((e) => e.path)).toEqual([
      '$.sideboard[0]',
    ]);
  });
  it('riftbound:103.2 at least forty cards with the chosen champion', () => {
    expect(faults((d) => d.main?.splice(0, 1))).toEqual([['$.main', 'DECK_ILLEGAL', ['riftbound:103.2']]]);
    const size = (kaisa.main ?? []).reduce((n, { count }) => n + count, 0);
    const less = faults((d) => {
      const [first, ...rest] = d.main as [{ card: string; count: number }];
      d.main = [{ ...first, count: first.count - 1 }, ...rest].filter(({ count }) => count > 0);
    });
    expect([size, less]).toEqual([39, [['$.main', 'DECK_ILLEGAL', ['riftbound:103.2']]]]);
    expect(faults(() => undefined)).toEqual([]);
    // What lies beside the deck doesn't make up for what lacks.
    const beside = faults((d) => {
      const [first, ...rest] = d.main as [{ card: string; count: number }];
      d.main = [{ ...first, count: first.count - 1 }, ...rest].filter(({ count }) => count > 0);
      put(d, 'sideboard', first.card, 1);
    });
    expect(beside).toEqual([['$.main', 'DECK_ILLEGAL', ['riftbound:103.2']]]);
  });
  it('riftbound:103 a deck is a main deck, a legend with its champion, runes and battlefields', () => {
    for (const pile of ['main', 'legend', 'champion', 'runes', 'battlefields'])
      expect(check((d) => delete d[pile]).errors.map((e) => e.path)).toContain(`$.${pile}`);
  });
  it('riftbound:133.4 units, gear and spells are in the main deck, riftbound:133.5 runes in the rune deck, riftbound:133.6 and what is neither in neither', () => {
    const misplaced = (pile: string, card: string) =>
      faults((d) => put(d, pile, card, 1)).some(([, , cited]) => cited?.includes('riftbound:133.4'));
    expect([misplaced('main', 'Fury Rune'), misplaced('main', 'Startipped Peak')]).toEqual([true, true]);
    expect([misplaced('runes', 'Cleave'), misplaced('runes', 'Startipped Peak')]).toEqual([true, true]);
    expect([misplaced('battlefields', 'Cleave'), misplaced('battlefields', 'Fury Rune')]).toEqual([true, true]);
    expect([misplaced('main', 'Cleave'), misplaced('runes', 'Fury Rune')]).toEqual([false, false]);
    expect([misplaced('sideboard', 'Fury Rune'), misplaced('sideboard', 'Cleave')]).toEqual([true, false]);
    const legend = 'Viktor, Herald of the Arcane';
    expect(['main', 'sideboard', 'runes', 'battlefields', 'champion'].map((pile) => misplaced(pile, legend))).toEqual(
      Array(5).fill(true),
    );
  });
  it('riftbound:103.2.a.2 the chosen champion carries the legend’s tag', () => {
    const wrong = check((d) => {
      d.champion = [{ card: 'Darius, Trifarian', count: 1 }];
    });
    expect(wrong.errors.flatMap((e) => e.rules ?? [])).toContain('riftbound:103.2.a.2');
    const none = check((d) => {
      d.champion = [{ card: 'Noxus Hopeful', count: 1 }];
    });
    expect(none.errors.flatMap((e) => e.rules ?? [])).toContain('riftbound:103.2.a.2');
  });
  it('riftbound:103.2.a.2 it may have other tags besides', () => {
    const survivor = rules.cards.get("Kai'Sa, Survivor");
    if (!survivor) throw new Error('no such card');
    const tags = ['Void', ...(survivor.data.tags as string[]), 'Zaun'];
    const tagged = { ...survivor, data: { ...survivor.data, tags } };
    const cards = {
      get: (name: string) => (name === survivor.name ? tagged : rules.cards.get(name)),
      suggest: (name: string) => rules.cards.suggest(name),
    };
    expect(validateDeck({ decks: DECKS, cards }, kaisa).errors).toEqual([]);
  });
  it('riftbound:185 a token is no card, and has no place in a deck', () => {
    const poro = rules.cards.get('Pouty Poro');
    if (!poro) throw new Error('no such card');
    const token = { ...poro, data: { ...poro.data, supertypes: ['Token'] } };
    const cards = {
      get: (name: string) => (name === poro.name ? token : rules.cards.get(name)),
      suggest: (name: string) => rules.cards.suggest(name),
    };
    const { errors } = validateDeck({ decks: DECKS, cards }, kaisa);
    expect(errors.map((e) => e.rules)).toEqual([['riftbound:185']]);
  });
  it('riftbound:103.2.a.2 a unit with that tag which is no champion is none', () => {
    const survivor = rules.cards.get("Kai'Sa, Survivor");
    if (!survivor) throw new Error('no such card');
    const plain = { ...survivor, data: { ...survivor.data, supertypes: [] } };
    const cards = {
      get: (name: string) => (name === survivor.name ? plain : rules.cards.get(name)),
      suggest: (name: string) => rules.cards.suggest(name),
    };
    const { errors } = validateDeck({ decks: DECKS, cards }, kaisa);
    expect(errors.map((e) => e.rules)).toEqual([['riftbound:103.2.a.2', 'riftbound:103.2.d.3', 'riftbound:133.7.a']]);
  });
  it('riftbound:103.2.b three copies of a card, riftbound:103.2.b.1 the chosen champion among them', () => {
    expect(faults((d) => put(d, 'main', 'Cleave', 1))).toEqual([
      ['$.main[15]', 'DECK_ILLEGAL', ['riftbound:103.2.b', 'riftbound:103.2.b.1', 'riftbound:103.2.b.2']],
    ]);
    expect(faults((d) => put(d, 'main', "Kai'Sa, Survivor", 1))).toEqual([]);
    expect(faults((d) => put(d, 'main', "Kai'Sa, Survivor", 2))).toHaveLength(1);
  });
  it('riftbound:103.2.b.1 the limit counts the sideboard with the main deck', () => {
    expect(faults((d) => put(d, 'sideboard', 'Cleave', 1))).toEqual([
      ['$.sideboard[0]', 'DECK_ILLEGAL', ['riftbound:103.2.b', 'riftbound:103.2.b.1', 'riftbound:103.2.b.2']],
    ]);
  });
  it('riftbound:103.2.d.1 signature cards in the sideboard count too', () => {
    const signed = faults((d) => {
      put(d, 'main', 'Icathian Rain', 1);
      put(d, 'sideboard', 'Icathian Rain', 1);
    });
    expect(signed.flatMap(([, , cited]) => cited)).toContain('riftbound:103.2.d.1');
  });
  it('riftbound:103.2.d.2 those in the sideboard are of the legend’s champion as well', () => {
    const { errors } = riftbound.validateDeck('2026-07', {
      ...viktor,
      sideboard: [{ card: 'Icathian Rain', count: 1 }],
    });
    expect(errors.flatMap((e) => e.rules ?? [])).toContain('riftbound:103.2.d.2');
  });
  it('riftbound:103.2.d.1 three signature cards, riftbound:103.2.d.2 of the legend’s champion', () => {
    expect(faults((d) => put(d, 'main', 'Icathian Rain', 1))).toEqual([]);
    const signed = (n: number) => faults((d) => put(d, 'main', 'Icathian Rain', n - 2)).flatMap(([, , cited]) => cited);
    expect([signed(3), signed(4)]).toEqual([[], expect.arrayContaining(['riftbound:103.2.d.1'])]);
    const foreign = riftbound.validateDeck('2026-07', {
      ...viktor,
      main: [...(viktor.main ?? []), { card: 'Icathian Rain', count: 1 }],
    });
    expect(foreign.errors.flatMap((e) => e.rules ?? [])).toContain('riftbound:103.2.d.2');
  });
  it('riftbound:103.1.b.3 a card of one domain lies in a sideboard where the legend has that domain', () => {
    const beside = (card: string) =>
      faults((d) => put(d, 'sideboard', card, 1)).flatMap(([path, , rules]) => [path, ...(rules ?? [])]);
    expect(beside('Stupefy')).not.toContain('riftbound:103.1.b.3');
    expect(beside('Cull the Weak')).toContain('riftbound:103.1.b.3');
  });
  it('riftbound:103.3.a twelve runes, riftbound:103.3.a.1 of the legend’s domains', () => {
    expect(faults((d) => put(d, 'runes', 'Fury Rune', 1))).toEqual([
      ['$.runes', 'DECK_ILLEGAL', ['riftbound:103.3.a', 'riftbound:161.2.a']],
    ]);
    expect(faults((d) => (d.runes as { count: number }[]).forEach((r, i) => void (i === 0 && r.count--)))).toEqual([
      ['$.runes', 'DECK_ILLEGAL', ['riftbound:103.3.a', 'riftbound:161.2.a']],
    ]);
    const calm = faults((d) => {
      d.runes = [
        { card: 'Fury Rune', count: 11 },
        { card: 'Calm Rune', count: 1 },
      ];
    });
    expect(calm).toEqual([['$.runes[1]', 'DECK_ILLEGAL', ['riftbound:103.3.a.1']]]);
  });
  it('riftbound:485.4.a three battlefields, riftbound:103.4.a as a game of two asks, riftbound:103.4.c no two of one name', () => {
    expect(faults((d) => d.battlefields?.pop())).toEqual([
      ['$.battlefields', 'DECK_ILLEGAL', ['riftbound:103.4.a', 'riftbound:485.4.a']],
    ]);
    const four = faults((d) => put(d, 'battlefields', 'Rockfall Path', 1));
    expect(four.map(([path, , cited]) => [path, cited])).toContainEqual([
      '$.battlefields',
      ['riftbound:103.4.a', 'riftbound:485.4.a'],
    ]);
    const twice = faults((d) => {
      d.battlefields = [
        { card: 'Startipped Peak', count: 2 },
        { card: 'The Dreaming Tree', count: 1 },
      ];
    });
    expect(twice).toEqual([['$.battlefields[0]', 'DECK_ILLEGAL', ['riftbound:103.4.c']]]);
    const apart = faults((d) => {
      d.battlefields = ['Startipped Peak', 'The Dreaming Tree', 'Startipped Peak'].map((card) => ({ card, count: 1 }));
    });
    expect(apart).toEqual([['$.battlefields[2]', 'DECK_ILLEGAL', ['riftbound:103.4.c']]]);
  });
  it('cards in a wrong pile are refused', () => {
    expect(faults((d) => put(d, 'main', 'Fury Rune', 1))[0]?.[0]).toBe('$.main[15]');
  });
  it('unknown cards come with suggestions, names without accents are understood', () => {
    const [unknown] = check((d) => put(d, 'main', 'Hextech Rai', 1)).errors;
    expect(unknown).toMatchObject({ code: 'UNKNOWN_CARD', suggestions: ['Hextech Ray'] });
    const folded = check((d) => {
      d.champion = [{ card: 'kaisa survivor', count: 1 }];
    });
    expect(folded).toMatchObject({ legal: true, deck: { champion: [{ card: "Kai'Sa, Survivor", count: 1 }] } });
  });
});

describe('deck lists', () => {
  const text = (deck: Deck): string =>
    Object.entries({
      Legend: 'legend',
      Champion: 'champion',
      MainDeck: 'main',
      Battlefields: 'battlefields',
      Runes: 'runes',
    })
      .map(([head, pile]) => `${head}:\n${(deck[pile] ?? []).map((e) => `${e.count} ${e.card}`).join('\n')}`)
      .join('\n\n');
  const sorted = (deck: Deck): unknown =>
    Object.fromEntries(
      Object.entries(deck).map(([pile, list]) => [pile, list.map((e) => `${e.count} ${e.card}`).sort()]),
    );
  const parse = (list: string): Deck => {
    const read = riftbound.parseDeckText(list);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  };

  it('with headings', () => {
    expect(sorted(parse(text(viktor)))).toEqual(sorted(viktor));
  });
  it('without headings are sorted by what the cards are', () => {
    const plain = text(viktor).replace(/^\w+:$/gm, '');
    expect(sorted(parse(plain))).toEqual(sorted(viktor));
  });
  it('with x, bullets, comments and printings', () => {
    const deck = parse(
      '# mine\nLegend\nViktor, Herald of the Arcane\nMainDeck\n3x Stupefy (OGN-095)\n- 2 Salvage\n// end',
    );
    expect(deck.legend).toEqual([{ card: 'Viktor, Herald of the Arcane', count: 1 }]);
    expect(deck.main).toEqual([
      { card: 'Stupefy', count: 3 },
      { card: 'Salvage', count: 2 },
    ]);
  });
  it('names every line that can’t be read', () => {
    const read = riftbound.parseDeckText('MainDeck\nthree Stupefy\n0 Salvage');
    expect(read).toMatchObject({
      ok: false,
      error: { errors: [{ detail: expect.stringContaining('line 2') }, { detail: expect.stringContaining('line 3') }] },
    });
    expect(riftbound.parseDeckText('')).toMatchObject({ ok: false });
  });
  it('a deck’s code reads back as the deck', () => {
    const code = deckCodeOf(kaisa);
    if (!code.ok) throw new Error(code.error.detail);
    expect(sorted(parse(code.value))).toEqual(sorted(kaisa));
    expect(riftbound.validateDeck('2026-07', parse(code.value))).toMatchObject({ legal: true });
  });
  it('a code that means nothing is refused', () => {
    expect(riftbound.parseDeckText('CMAAAAAAAAAQCAAAA4AACAIAABMQAAILZZZZ')).toMatchObject({ ok: false });
  });
  it('cards of a code that aren’t played here are named by their number', () => {
    const read = riftbound.parseDeckText(
      (deckCodeOf({ ...kaisa, main: [{ card: 'OGN-001', count: 3 }] }) as { value: string }).value,
    );
    expect(read.ok && read.value.main).toContainEqual({ card: 'OGN-001', count: 3 });
  });
});
