/** Boasting, foretold and plotted and warped cards, read ahead, spree, tiered and exhaust (702.142 … 702.185). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { boasts } from '../../../src/7-additional/702-keywords/702.142-boast.js';
import { exhausts } from '../../../src/7-additional/702-keywords/702.177-exhaust.js';
import {
  activated,
  addMana,
  card,
  creatureCard,
  damage,
  destroy,
  draw,
  exile,
  gainLife,
  keyword,
  mana,
  sorcery,
  t,
  tap,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const waste = (n: number): string[] => lands(n, 'Forest');
const inYour = (zone: string) => [{ zone }, { owner: 'you' as const }];
const chapter = (reached: number, amount: number) =>
  triggered({ on: 'counters', object: 'self', match: { kind: 'lore' }, reached } as never, {
    effects: [gainLife(amount)],
  });
ownCards(
  creatureCard('Test Boaster', '{1}', 'Warrior', '2/2', boasts([mana('{1}')], { effects: [] })),
  card('Test Audience', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'activate', object: [{ controller: 'you' }], match: { keyword: 'boast' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  card('Test Pinger', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([mana('{1}')], { effects: [] })],
  }),
  card('Test Foretold', {
    cost: '{3}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        effects: [{ do: 'if', if: { is: ['self', { is: 'foretold' }] }, then: [gainLife(7)], else: [gainLife(1)] }],
      },
      keyword('foretell', { cost: [mana('{1}')] }),
    ],
  }),
  card('Test Watcher', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: ['foretell' as const, 'plot' as const].map((what) =>
      triggered({ on: 'did', player: 'you', match: { what } }, { effects: [draw(1)] }),
    ),
  }),
  sorcery('Test Augury', '{0}', {
    targets: [target(inYour('graveyard'))],
    effects: [
      exile(t(0), 'card'),
      { do: 'becomeForetold', what: { saved: 'card' }, cost: [{ pay: 'mana', cost: '{2}' }] },
      { do: 'look', what: { saved: 'card' } },
    ],
  }),
  sorcery('Test Own Augury', '{0}', {
    targets: [target(inYour('graveyard'))],
    effects: [exile(t(0), 'card'), { do: 'becomeForetold', what: { saved: 'card' } }],
  }),
  sorcery('Test Heist', '{0}', {
    targets: [target(inYour('graveyard'))],
    effects: [exile(t(0), 'card'), { do: 'becomePlotted', what: { saved: 'card' } }],
  }),
  sorcery('Test Release', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { each: [{ zone: 'exile' }, { is: 'foretold' }] },
        mods: [{ mod: 'play', method: 'free', cost: [] }],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  card('Test Plot', {
    cost: '{4}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(4)] }, keyword('plot', { cost: [mana('{1}')] })],
  }),
  card('Test Range', {
    cost: '{2}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'plotsTop' }] }],
  }),
  creatureCard('Test Warp Beast', '{3}', 'Beast', '3/3', keyword('warp', { cost: [mana('{1}')] })),
  sorcery('Test Count Warped', '{0}', {
    effects: [gainLife({ count: [{ zone: 'exile' }, { is: 'warped' }] })],
  }),
  card('Test Spree', {
    cost: '{G}',
    type: 'Instant',
    abilities: [
      keyword('spree'),
      {
        kind: 'spell',
        modes: {
          min: 1,
          max: 3,
          choices: [
            { label: 'gain 1', cost: [mana('{1}')], effects: [gainLife(1)] },
            { label: 'gain 2', cost: [mana('{2}')], effects: [gainLife(2)] },
            {
              label: 'destroy an artifact',
              cost: [mana('{0}')],
              targets: [target({ has: ['types', 'Artifact'] })],
              effects: [destroy(t(0))],
            },
          ],
        },
      },
    ],
  }),
  card('Test Tiered', {
    cost: '{G}',
    type: 'Instant',
    abilities: [
      keyword('tiered'),
      {
        kind: 'spell',
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'gain 1', cost: [mana('{0}')], effects: [gainLife(1)] },
            { label: 'gain 5', cost: [mana('{2}')], effects: [gainLife(5)] },
          ],
        },
      },
    ],
  }),
  card('Test Annals', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [keyword('read ahead'), chapter(1, 1), chapter(2, 10), chapter(3, 100)],
  }),
  card('Test Double Annals', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [keyword('read ahead'), keyword('read ahead'), chapter(1, 1), chapter(2, 10), chapter(3, 100)],
  }),
  sorcery('Test Lore', '{0}', {
    effects: [{ do: 'counters', what: { each: { has: ['subtypes', 'Saga'] } }, kind: 'lore', amount: 1 }],
  }),
  card('Test Engine', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [exhausts([mana('{1}')], { effects: [damage(1, 'opponents')] })],
  }),
  card('Test Spark', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        ...activated([tap], { effects: [addMana('{R}')], immediate: true }),
        if: {
          compare: [{ happened: { on: 'activating', player: 'you', match: { keyword: 'exhaust' } } }, '=', 0],
        },
      },
    ],
  }),
);
const options = (game: Play, name: string): (string | undefined)[] =>
  game
    .decision()
    .options.filter((o) => o.card === name)
    .map((o) => String(o.method ?? o.keyword ?? o.kind));
const game = (mine: object, theirs: object = {}): Play =>
  magicPosition([
    { library: waste(5), ...mine },
    { library: waste(5), ...theirs },
  ]);

describe('boasting (702.142)', () => {
  it('mtg:702.142b a creature boasts as its boast ability is activated, and by no other ability', () => {
    const boasting = game({ battlefield: ['Test Boaster', 'Test Audience', 'Test Pinger', ...waste(2)] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Boaster');
    boasting.activate(0, 'Test Pinger').resolveAll();
    expect(boasting.life(0)).toBe(20);
    boasting.activate(0, 'Test Boaster').resolveAll();
    expect(boasting.life(0)).toBe(21);
  });
});

describe('foretold cards (702.143)', () => {
  const later = { turn: 5, step: 'precombatMain' };
  it('mtg:702.143c foretelling is the special action, and what was foretold is so as a spell as well', () => {
    const foretelling = game({ hand: ['Test Foretold'], battlefield: ['Test Watcher', ...waste(3)] });
    foretelling.choose(0, { kind: 'SPECIAL', card: 'Test Foretold' }).resolveAll();
    expect(foretelling.hand(0)).toBe(1);
    foretelling.until(later).choose(0, { kind: 'CAST', card: 'Test Foretold', method: 'foretell' }).resolve();
    expect(foretelling.life(0)).toBe(27);
    const plain = game({ hand: ['Test Foretold'], battlefield: waste(3) })
      .cast(0, 'Test Foretold')
      .resolve();
    expect(plain.life(0)).toBe(21);
  });
  it('mtg:702.143c it was foretold even if it is cast for another cost', () => {
    const foretelling = game({ hand: ['Test Foretold', 'Test Release'], battlefield: waste(2) });
    foretelling.choose(0, { kind: 'SPECIAL', card: 'Test Foretold' }).cast(0, 'Test Release').resolve();
    foretelling.choose(0, { kind: 'CAST', card: 'Test Foretold', method: 'free' }).resolve();
    expect(foretelling.life(0)).toBe(27);
  });
  it('mtg:702.143d what becomes foretold is cast on a later turn for the cost that the effect gives it', () => {
    const made = game({ hand: ['Test Augury'], graveyard: ['Test Plot'], battlefield: waste(2) });
    made.castAt(0, 'Test Augury', { card: 'Test Plot' }).resolve();
    expect(options(made, 'Test Plot')).toEqual([]);
    made.until(later);
    expect(options(made, 'Test Plot')).toEqual(['foretell']);
    made.choose(0, { kind: 'CAST', card: 'Test Plot', method: 'foretell' }).resolve();
    expect(made.life(0)).toBe(24);
  });
  it('mtg:702.143d or for any foretell cost that it has itself', () => {
    const made = game({ hand: ['Test Own Augury'], graveyard: ['Test Foretold'], battlefield: waste(1) });
    made.castAt(0, 'Test Own Augury', { card: 'Test Foretold' }).resolve().until(later);
    expect(options(made, 'Test Foretold')).toEqual(['foretell']);
  });
});

describe('plotted and warped cards (702.170, 702.185)', () => {
  it('mtg:702.170c what an effect makes plotted is cast for nothing on a later turn, as a sorcery', () => {
    const plotting = game({ hand: ['Test Heist'], graveyard: ['Test Foretold'] });
    plotting.castAt(0, 'Test Heist', { card: 'Test Foretold' }).resolve();
    expect(options(plotting, 'Test Foretold')).toEqual([]);
    expect(options(plotting.until({ turn: 5, step: 'upkeep' }), 'Test Foretold')).toEqual([]);
    plotting.until({ turn: 5, step: 'precombatMain' });
    plotting.choose(0, { kind: 'CAST', card: 'Test Foretold', method: 'plot' }).resolve();
    expect(plotting.life(0)).toBe(21);
  });
  it('mtg:702.170e plotting a card is the special action', () => {
    const plotting = game({
      hand: ['Test Plot', 'Test Heist'],
      graveyard: ['Test Foretold'],
      battlefield: ['Test Watcher', ...waste(1)],
    });
    plotting.castAt(0, 'Test Heist', { card: 'Test Foretold' }).resolveAll();
    expect(plotting.hand(0)).toBe(1);
    plotting.choose(0, { kind: 'SPECIAL', card: 'Test Plot' }).resolveAll();
    expect([plotting.hand(0), plotting.zones('Test Plot')]).toEqual([1, ['exile']]);
  });
  it('mtg:702.170f where an effect lets a player plot the top card of their library, it is exiled from there', () => {
    const top = (battlefield: string[]): Play =>
      magicPosition([{ library: ['Test Plot', ...waste(3)], battlefield: [...battlefield, ...waste(1)] }, {}]);
    expect(options(top([]), 'Test Plot')).toEqual([]);
    const plotting = top(['Test Range']).choose(0, { kind: 'SPECIAL', keyword: 'plot' } as never);
    expect([plotting.zones('Test Plot'), plotting.hand(0)]).toEqual([['exile'], 0]);
  });
  it('mtg:702.185b a warped card is one that the delayed ability of warp exiled', () => {
    const warping = game({ hand: ['Test Warp Beast', 'Test Count Warped'], battlefield: waste(1) }, {});
    warping.choose(0, { kind: 'CAST', card: 'Test Warp Beast', method: 'warp' }).resolve();
    warping.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Count Warped').resolve();
    expect(warping.life(0)).toBe(21);
  });
});

describe('spree and tiered (702.172, 702.183)', () => {
  const spree = (n: number, artifact: string[] = []): Play =>
    game({ hand: ['Test Spree'], battlefield: [...waste(n), ...artifact] });
  it('mtg:702.172a one or more modes are chosen, and the costs of all of them are paid', () => {
    const both = spree(4).choose(0, { kind: 'CAST', card: 'Test Spree' }, [{ index: 0 }, { index: 1 }]);
    expect(both.all('Forest').filter((land) => land.tapped)).toHaveLength(4);
    expect(both.resolve().life(0)).toBe(23);
    const one = spree(4).choose(0, { kind: 'CAST', card: 'Test Spree' }, { index: 0 });
    expect(one.all('Forest').filter((land) => land.tapped)).toHaveLength(2);
    expect(one.resolve().life(0)).toBe(21);
    const none = spree(4).choose(0, { kind: 'CAST', card: 'Test Spree' });
    expect(none.refused(0, { choose: [] }).code).toBe('ILLEGAL_ACTION');
  });
  it('mtg:700.2h modes that cannot be paid for together are not chosen together, and one that cannot be paid not at all', () => {
    const poor = spree(3).choose(0, { kind: 'CAST', card: 'Test Spree' });
    expect(poor.refused(0, { choose: [{ index: 0 }, { index: 1 }] }).code).toBe('ILLEGAL_ACTION');
    expect(options(spree(1), 'Test Spree')).toEqual([]);
    // With one mana left only the mode without a cost can be chosen, and only where it has a target.
    expect(options(spree(1, ['Test Pinger']), 'Test Spree')).toEqual(['normal']);
  });
  it('mtg:702.183a of tiered modes one is chosen, and its cost is paid', () => {
    const tiered = (n: number): Play => game({ hand: ['Test Tiered'], battlefield: waste(n) });
    const rich = tiered(3).choose(0, { kind: 'CAST', card: 'Test Tiered' });
    expect(rich.refused(0, { choose: [{ index: 0 }, { index: 1 }] }).code).toBe('ILLEGAL_ACTION');
    rich.choose(0, { index: 1 });
    expect(rich.all('Forest').filter((land) => land.tapped)).toHaveLength(3);
    expect(rich.resolve().life(0)).toBe(25);
    // The only one that can be paid for is chosen by itself.
    expect(tiered(1).choose(0, { kind: 'CAST', card: 'Test Tiered' }).resolve().life(0)).toBe(21);
  });
});

describe('read ahead (702.155)', () => {
  const reading = (number: number, name = 'Test Annals'): Play =>
    game({ hand: [name, 'Test Lore'], battlefield: waste(1) })
      .cast(0, name)
      .resolve()
      .answer(0, { number });
  it('mtg:714.3b it enters with as many lore counters as its player chooses, up to the final chapter', () => {
    const asked = game({ hand: ['Test Annals'], battlefield: waste(1) })
      .cast(0, 'Test Annals')
      .resolve();
    expect(asked.decision()).toMatchObject({ shape: 'NUMBER', min: 1, max: 3 });
    expect(reading(2).the('Test Annals').counters).toEqual({ lore: 2 });
  });
  it('mtg:702.155b the chosen chapter is where it begins, and it goes on from there', () => {
    const second = reading(2).resolveAll();
    expect(second.life(0)).toBe(30);
    second.until({ turn: 5, step: 'precombatMain' }).resolveAll();
    expect([second.life(0), second.zones('Test Annals')]).toEqual([130, ['graveyard']]);
  });
  it('mtg:702.155a in the turn it entered only the chapter with exactly so many counters triggers', () => {
    expect(reading(3).resolveAll().life(0)).toBe(120);
    expect(reading(1).resolveAll().cast(0, 'Test Lore').resolveAll().life(0)).toBe(31);
  });
  it('mtg:702.155c a second instance is redundant', () => {
    const twice = reading(2, 'Test Double Annals');
    expect(twice.waiting()).toBe(true);
    expect(twice.the('Test Double Annals').counters).toEqual({ lore: 2 });
    expect(twice.resolveAll().life(0)).toBe(30);
  });
});

describe('exhaust (702.177)', () => {
  it('mtg:702.177b what is allowed as long as no exhaust ability was activated is not once one was begun', () => {
    const before = game({ battlefield: ['Test Engine', 'Test Spark', ...waste(1)] });
    expect(options(before, 'Test Spark')).toEqual(['ACTIVATE']);
    before.activate(0, 'Test Engine');
    expect(options(before, 'Test Spark')).toEqual([]);
    expect(options(before.resolve(), 'Test Spark')).toEqual([]);
    expect(options(before.until({ turn: 5, step: 'upkeep' }), 'Test Spark')).toEqual(['ACTIVATE']);
  });
});
