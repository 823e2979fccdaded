import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canPay,
  type ManaColor,
  type ManaSource,
  maxX,
  type Payment,
  type Pool,
  solvePayment,
} from '../../src/1-concepts/106-payment.js';
import { type ManaCost, type ManaSymbol, parseManaCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import { bruteForce } from './brute-force-payment.js';

let nextId = 1;
const mana = (text: string): ManaColor[] => [...text] as ManaColor[];
/** A source with these alternatives, such as `source(0, 'W', 'U')`. */
const source = (preference: number, ...outputs: string[]): ManaSource => {
  const id = nextId++;
  return { id, ability: 0, outputs: outputs.map(mana), preference, exclusive: id };
};
const basic = (color: string): ManaSource => source(0, color);
const tapped = (payment: Payment | null): number[] | undefined => payment?.uses.map((u) => u.id).sort((a, b) => a - b);
const pay = (cost: string, sources: ManaSource[], pool: Pool = {}, options = {}): Payment | null =>
  solvePayment(parseManaCost(cost), pool, sources, options);

/** What a payment claims, followed through: sources used once, mana that is there, and a cost that it covers. */
function holds(payment: Payment, cost: ManaCost, pool: Pool, sources: ManaSource[], snow: Pool = {}): void {
  const left: { [color: string]: number } = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
  const snowLeft = { ...left };
  for (const color of Object.keys(left)) {
    left[color] = pool[color] ?? 0;
    snowLeft[color] = Math.min(snow[color] ?? 0, pool[color] ?? 0);
  }
  const used = new Set<unknown>();
  for (const use of payment.uses) {
    const found = sources.find((s) => s.id === use.id && s.ability === use.ability) as ManaSource;
    const key = found.exclusive ?? found;
    expect(used.has(key)).toBe(false);
    used.add(key);
    for (const color of found.outputs[use.output] as ManaColor[]) {
      left[color] = (left[color] ?? 0) + 1;
      if (found.snow) snowLeft[color] = (snowLeft[color] ?? 0) + 1;
    }
  }
  for (const [color, n] of Object.entries(payment.spent)) {
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThanOrEqual(left[color] ?? 0);
    expect(payment.snowSpent?.[color] ?? 0).toBeLessThanOrEqual(Math.min(n, snowLeft[color] ?? 0));
  }
  expect(bruteForce(cost, payment.spent, [], { life: payment.life, snow: payment.snowSpent ?? {} })).toBe(payment.life);
}

describe('automatic payment', () => {
  it('mtg:107.4a colored mana in a cost is paid only with mana of that color', () => {
    const [forest, island] = [basic('G'), basic('U')];
    expect(tapped(pay('{G}', [forest, island]))).toEqual([forest.id]);
    expect(pay('{R}', [forest, island])).toBeNull();
  });
  it('mtg:107.4a mana of each color pays for that color and for no other', () => {
    for (const symbol of 'WUBRG')
      for (const made of 'WUBRGC') expect(pay(`{${symbol}}`, [basic(made)]) !== null).toBe(symbol === made);
  });

  it('mtg:107.4b generic mana is paid with mana of any type', () => {
    expect(pay('{3}', [basic('G'), basic('U'), source(0, 'C')])?.spent).toEqual({ G: 1, U: 1, C: 1 });
    expect(pay('{4}', [basic('G'), basic('U'), source(0, 'C')])).toBeNull();
  });

  it('mtg:107.4c {C} is paid only with colorless mana', () => {
    expect(pay('{C}', [basic('G')])).toBeNull();
    expect(pay('{C}', [basic('G'), source(0, 'C')])?.spent).toEqual({ C: 1 });
    for (const color of ['W', 'U', 'B', 'R']) expect(pay('{C}', [basic(color)])).toBeNull();
    expect(canPay(parseManaCost('{C}'), {}, [{ ...source(0, 'C'), snow: true }])).toBe(true);
  });

  it('mtg:107.4d a cost of {0} is paid with nothing', () => {
    expect(pay('{0}', [basic('G')])).toEqual({ uses: [], spent: {}, life: 0 });
  });

  it('mtg:107.4e a hybrid symbol is paid with either of its halves', () => {
    expect(pay('{G/W}{G/W}', [basic('G'), basic('W')])?.spent).toEqual({ G: 1, W: 1 });
    expect(pay('{G/W}{G/W}', [basic('G'), basic('U')])).toBeNull();
    expect(pay('{C/W}', [source(0, 'C')])?.spent).toEqual({ C: 1 });
  });

  it('mtg:107.4e a monocolored hybrid symbol is paid with one mana of its color before two of any type', () => {
    const sources = [basic('G'), basic('G'), basic('B')];
    expect(pay('{2/B}', sources)?.spent).toEqual({ B: 1 });
    expect(pay('{2/B}', sources.slice(0, 2))?.spent).toEqual({ G: 2 });
    expect(pay('{2/B}', sources.slice(0, 1))).toBeNull();
  });

  it('mtg:107.4f a Phyrexian symbol is paid with mana where that is possible, else with 2 life where allowed', () => {
    expect(pay('{1}{W/P}', [basic('W'), basic('G')], {}, { life: 20 })).toMatchObject({
      spent: { W: 1, G: 1 },
      life: 0,
    });
    expect(pay('{1}{W/P}', [basic('W')], {}, { life: 20 })).toMatchObject({ spent: { W: 1 }, life: 2 });
    expect(pay('{W/P}{W/P}', [], {}, { life: 3 })).toBeNull();
    expect(pay('{W/P}', [])).toBeNull();
  });

  it('mtg:107.4h {S} is paid with mana of any type from a snow source', () => {
    const snowy = { ...basic('G'), snow: true };
    expect(pay('{S}', [basic('G')])).toBeNull();
    expect(pay('{S}{G}', [basic('G'), snowy])).toMatchObject({ spent: { G: 2 }, snowSpent: { G: 1 } });
    expect(pay('{S}', [], { G: 2 }, { snow: { G: 1 } })).toMatchObject({ spent: { G: 1 }, snowSpent: { G: 1 } });
  });
  it('mtg:107.4h mana in the pool pays for {S} only where it came from a snow source', () => {
    expect([pay('{S}', [], { G: 1 }), pay('{S}{S}', [], { G: 2 }, { snow: { G: 1 } })]).toEqual([null, null]);
  });

  it('mtg:107.4h snow mana of each type pays for {S}, colorless as well', () => {
    for (const made of 'WUBRGC') expect(pay('{S}', [{ ...basic(made), snow: true }])).not.toBeNull();
  });

  it('mtg:106.4 mana that is in the pool is spent before a source is tapped', () => {
    const [forest, mountain] = [basic('G'), basic('R')];
    expect(pay('{1}{R}', [forest, mountain], { G: 1 })).toMatchObject({
      uses: [{ id: mountain.id }],
      spent: { G: 1, R: 1 },
    });
    expect(pay('{G}', [forest], { G: 1 })?.uses).toEqual([]);
  });

  it('mtg:106.4 mana that a source adds beyond the cost stays in the pool', () => {
    const ring = source(0, 'CC');
    expect(pay('{1}', [ring])).toMatchObject({ uses: [{ id: ring.id }], spent: { C: 1 } });
  });

  it('mtg:601.2h no payment is made in part', () => {
    expect(pay('{2}{G}', [basic('G'), basic('G')])).toBeNull();
    expect(canPay(parseManaCost('{2}{G}'), { U: 1 }, [basic('G'), basic('G')])).toBe(true);
  });

  it('mtg:107.5 abilities of one permanent that each tap it are not used together', () => {
    const land = [
      { id: 900, ability: 0, outputs: [mana('C')], preference: 0, exclusive: 900 },
      { id: 900, ability: 1, outputs: [mana('R'), mana('G')], preference: 5, exclusive: 900 },
    ];
    expect(pay('{2}', land)).toBeNull();
    expect(pay('{1}', land)?.uses).toEqual([{ id: 900, ability: 0, output: 0 }]);
    expect(pay('{G}', land)?.uses).toEqual([{ id: 900, ability: 1, output: 1 }]);
  });
});

describe('the order of sources', () => {
  it('keeps lands of more colors, then creatures, and taps basic lands first', () => {
    const creature = source(20, 'G');
    const dual = source(10, 'G', 'W');
    const forest = basic('G');
    expect(tapped(pay('{G}', [dual, creature, forest]))).toEqual([forest.id]);
    expect(tapped(pay('{1}{G}', [dual, creature, forest]))).toEqual([forest.id, creature.id].sort((a, b) => a - b));
  });

  it('taps a source of more colors where only that leaves the cost payable', () => {
    const dual = source(10, 'G', 'W');
    const forest = basic('G');
    expect(pay('{G}{W}', [dual, forest])?.uses).toEqual([
      { id: forest.id, ability: 0, output: 0 },
      { id: dual.id, ability: 0, output: 1 },
    ]);
  });

  it('leaves one source of each color rather than two of one', () => {
    const lands = [basic('R'), basic('R'), basic('G'), basic('G')];
    expect(pay('{2}', lands)?.spent).toEqual({ R: 1, G: 1 });
    expect(pay('{1}', lands.slice(1))?.spent).toEqual({ G: 1 });
  });

  it('uses a source of colorless mana before a colored one of the same preference', () => {
    expect(pay('{1}', [basic('G'), source(0, 'C')])?.spent).toEqual({ C: 1 });
  });

  it('uses first what the player names, where it helps to pay', () => {
    const [forest, second, creature, island] = [basic('G'), basic('G'), source(20, 'G'), basic('U')];
    const sources = [forest, second, creature, island];
    expect(tapped(pay('{G}', sources, {}, { must: [creature.id] }))).toEqual([creature.id]);
    expect(tapped(pay('{1}', sources, {}, { must: [second.id, creature.id] }))).toEqual([second.id]);
    expect(tapped(pay('{G}', sources, {}, { must: [island.id] }))).toHaveLength(1);
    expect(tapped(pay('{G}', sources, {}, { must: [island.id] }))).not.toContain(island.id);
  });

  it('uses the named ability of an object with several', () => {
    const land = [
      { id: 901, ability: 0, outputs: [mana('C')], preference: 0, exclusive: 901 },
      { id: 901, ability: 1, outputs: [mana('R')], preference: 5, exclusive: 901 },
    ];
    expect(pay('{1}', land, {}, { must: [{ id: 901, ability: 1 }] })?.uses).toEqual([
      { id: 901, ability: 1, output: 0 },
    ]);
  });

  it('keeps colors rather than colorless mana, and as many colors as possible, of what the pool has too much of', () => {
    expect(pay('{1}', [], { C: 1, G: 1 })?.spent).toEqual({ C: 1 });
    expect(pay('{2}', [], { G: 3, R: 1 })?.spent).toEqual({ G: 2 });
  });

  it('does not depend on the order in which sources are listed', () => {
    const lands = [basic('R'), source(10, 'R', 'G'), basic('G'), source(20, 'G'), source(10, 'CC')];
    fc.assert(
      fc.property(fc.shuffledSubarray(lands, { minLength: lands.length }), (shuffled) => {
        expect(pay('{2}{G}', shuffled)).toEqual(pay('{2}{G}', lands));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the largest X', () => {
  it('mtg:107.3a X can be as large as the mana at hand allows', () => {
    const lands = [basic('R'), basic('R'), basic('G'), source(10, 'CC')];
    expect(maxX(parseManaCost('{X}{R}'), { U: 1 }, lands)).toBe(5);
    expect(maxX(parseManaCost('{X}{X}{R}'), {}, lands)).toBe(2);
  });

  it('mtg:107.3a there is no X for a cost that cannot be paid even without it', () => {
    expect(maxX(parseManaCost('{X}{W}'), {}, [basic('R')])).toBe(-1);
    expect(maxX(parseManaCost('{R}'), {}, [basic('R')])).toBe(0);
  });
});

describe('against trying everything', () => {
  const types = ['W', 'U', 'G', 'C'] as const;
  const symbols: ManaSymbol[] = [
    'W',
    'U',
    'G',
    'C',
    'S',
    'W/U',
    'G/W',
    'G/U',
    '2/W',
    '2/G',
    'C/U',
    'W/P',
    'U/P',
    'G/W/P',
  ];
  const output = fc.array(fc.constantFrom<ManaColor>(...types), { minLength: 1, maxLength: 3 });
  const anySource = fc.record({
    outputs: fc.array(output, { minLength: 1, maxLength: 3 }),
    preference: fc.integer({ min: 0, max: 2 }),
    exclusive: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    snow: fc.boolean(),
  });
  const position = fc.record({
    cost: fc.record({
      generic: fc.integer({ min: 0, max: 3 }),
      x: fc.constant(0),
      symbols: fc.array(fc.constantFrom(...symbols), { maxLength: 5 }),
    }),
    pool: fc.record({
      W: fc.integer({ min: 0, max: 1 }),
      G: fc.integer({ min: 0, max: 2 }),
      C: fc.integer({ min: 0, max: 1 }),
    }),
    snow: fc.record({ G: fc.integer({ min: 0, max: 1 }) }),
    sources: fc
      .array(anySource, { maxLength: 4 })
      .map((list) => list.map((s, i): ManaSource => ({ ...s, id: i + 1, ability: 0 }))),
    life: fc.integer({ min: 0, max: 5 }),
  });

  it('mtg:118.3a a payment is found exactly where one exists, takes the least life, and covers the cost', () => {
    fc.assert(
      fc.property(position, ({ cost, pool, snow, sources, life }) => {
        const least = bruteForce(cost, pool, sources, { life, snow });
        const payment = solvePayment(cost, pool, sources, { life, snow });
        expect(canPay(cost, pool, sources, { life, snow })).toBe(least !== null);
        expect(payment?.life ?? null).toBe(least);
        if (payment) holds(payment, cost, pool, sources, snow);
      }),
      { numRuns: 1500, seed: 106 },
    );
  });

  it('mtg:601.2g no source is used that the payment could do without', () => {
    fc.assert(
      fc.property(position, ({ cost, pool, snow, sources, life }) => {
        const payment = solvePayment(cost, pool, sources, { life, snow });
        for (const use of payment?.uses ?? []) {
          const rest = sources
            .filter((s) => s.id !== use.id && payment?.uses.some((u) => u.id === s.id))
            .map((s) => ({
              ...s,
              outputs: [s.outputs[payment?.uses.find((u) => u.id === s.id)?.output ?? 0] as ManaColor[]],
            }));
          const left = bruteForce(cost, pool, rest, { life: payment?.life ?? 0, snow });
          // Doing without is possible only where {2/W} would then take more mana.
          if (!cost.symbols.some((s) => s.startsWith('2/'))) expect(left).toBeNull();
        }
      }),
      { numRuns: 500, seed: 601 },
    );
  });

  it('mtg:107.3a the largest X can be paid and the next cannot', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 2 }), ({ cost, pool, snow, sources, life }, x) => {
        const with_ = (n: number): ManaCost => ({ ...cost, generic: cost.generic + x * n });
        const most = maxX({ ...cost, x }, pool, sources, { life, snow });
        if (most >= 0) expect(bruteForce(with_(most), pool, sources, { life, snow })).not.toBeNull();
        expect(bruteForce(with_(most + 1), pool, sources, { life, snow })).toBeNull();
      }),
      { numRuns: 300, seed: 107 },
    );
  });

  it('stays quick for many sources with many alternatives', () => {
    const many = Array.from({ length: 30 }, () => source(10, 'WWW', 'UUU', 'BBB', 'RRR', 'GGG', 'WUB', 'CC'));
    expect(pay('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}', many)?.uses.length).toBeLessThanOrEqual(6);
    expect(pay('{20}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{S}', many)).toBeNull();
  });
});
