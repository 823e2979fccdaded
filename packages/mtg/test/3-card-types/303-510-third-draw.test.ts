/** Rules of chapters 3 to 5 drawn by lot a third time: Auras, libraries, new permanents, tramplers that assign last. */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  attach,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  enchant,
  enchantment,
  exile,
  instant,
  keyword,
  permanent,
  plus,
  protectionFrom,
  putOntoBattlefield,
  returnToHand,
  rule,
  subtype,
  t,
  target,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const aura = (name: string, ...abilities: Abilities) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities: [keyword('flash'), ...abilities] });
/** The spell may be aimed at more than the permanent may enchant. */
const wide = (name: string, from: Parameters<typeof enchant>[0]) =>
  aura(
    name,
    { kind: 'keyword', keyword: 'enchant', from } as never,
    { kind: 'spell', targets: [target(permanent)], effects: [] },
    continuous('attached', plus(1, 1)),
  );
const raising = (name: string, zone: string) =>
  instant(name, '{0}', { effects: [putOntoBattlefield({ each: and([{ zone }], subtype('Aura')) })] });
const alive = { mod: 'gain', prop: 'types', values: ['Creature'] } as const;

ownCards(
  wide('Test Wide', creature),
  wide('Test Own', and(creature, youControl)),
  card('Test White', { cost: '{0}', type: 'Enchantment', abilities: [] }),
  creatureCard('Test Guarded', '{0}', 'Human', '2/2', protectionFrom(enchantment, 'enchantments')),
  aura('Test Coat', ...enchant(creature), continuous('attached', plus(1, 1))),
  aura('Test Self', ...enchant(enchantment)),
  ...['graveyard', 'hand', 'exile', 'library'].map((zone) => raising(`Test Raise ${zone}`, zone)),
  instant('Test Alive', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(
        t(0),
        alive as never,
        [
          { mod: 'set', prop: 'power', value: 1 },
          { mod: 'set', prop: 'toughness', value: 1 },
        ] as never,
      ),
    ],
  }),
  card('Test Spirit', {
    cost: '{0}',
    type: 'Enchantment Creature — Aura',
    power: 1,
    toughness: 1,
    abilities: enchant(creature),
  }),
  instant('Test Move', '{0}', { targets: [target(subtype('Aura')), target(permanent)], effects: [attach(t(0), t(1))] }),
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  instant('Test Bounce', '{0}', { targets: [target(permanent)], effects: [returnToHand(t(0))] }),
  instant('Test Grow', '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
  instant('Test Blink', '{0}', {
    targets: [target(permanent)],
    effects: [exile(t(0), 'gone'), putOntoBattlefield({ now: { saved: 'gone' } } as never)],
  }),
  instant('Test Look', '{0}', {
    effects: [{ do: 'arrange', kind: 'SCRY', count: 1, piles: ['top', 'bottom'] }],
  }),
  creatureCard('Test Flash', '{0}', 'Human', '2/2', keyword('flash')),
  creatureCard('Test Tramper', '{0}', 'Beast', '6/6', keyword('trample')),
  creatureCard('Test Brute', '{0}', 'Beast', '6/6'),
  creatureCard('Test Middling', '{0}', 'Beast', '3/3'),
  creatureCard('Test Bulk', '{0}', 'Wall', '0/8', continuous('self', [rule('blocksMore', { count: 1 })])),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const priorityOf = (game: Play, seat: number) => {
  if (game.decision().seat !== seat) game.pass();
  return game;
};

describe('Auras', () => {
  it('mtg:303.4i an Aura spell onto another player’s permanent that it can’t enchant goes to its owner’s graveyard', () => {
    for (const [spell, at, host] of [
      ['Test Wide', 'Forest', 'Hill Giant'],
      ['Test Own', 'Hill Giant', 'Grizzly Bears'],
    ] as const) {
      const game = theirs({ hand: [spell], battlefield: ['Grizzly Bears'] }, { battlefield: ['Forest', 'Hill Giant'] });
      game.castAt(1, spell, { card: at }).resolve();
      expect([game.zones(spell), game.the(spell, 'graveyard').owner, game.waiting()]).toEqual([['graveyard'], 1, true]);
      expect([game.figures(host), game.happened('OBJECT_MOVED').some((e) => e.to === 'battlefield')]).toEqual([
        host === 'Hill Giant' ? '3/3' : '2/2',
        false,
      ]);
    }
  });
  it('mtg:303.4i onto another player’s creature that it can enchant it enters attached, without a question', () => {
    const game = theirs(
      { hand: ['Test Wide'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant', 'Memnite'] },
    );
    game.castAt(1, 'Test Wide', { card: 'Hill Giant' }).resolve();
    expect([game.decision().kind, game.figures('Hill Giant'), game.the('Test Wide').controller]).toEqual([
      'PRIORITY',
      '4/4',
      1,
    ]);
  });
  it('mtg:303.4i from each zone it stays there where there is nothing that it may enchant', () => {
    for (const zone of ['graveyard', 'hand', 'exile', 'library'])
      for (const battlefield of [[], ['Forest'], ['Test Guarded']]) {
        const spell = `Test Raise ${zone}`;
        const side: JsonObject = { hand: [spell], [zone]: zone === 'hand' ? [spell, 'Test Coat'] : ['Test Coat'] };
        const game = theirs(side as Side, { battlefield })
          .castAt(1, spell)
          .resolve();
        expect([zone, game.zones('Test Coat'), game.waiting()]).toEqual([zone, [zone], true]);
        expect(game.happened('OBJECT_MOVED').filter((e) => e.card === 'Test Coat')).toEqual([]);
      }
  });
  it('mtg:303.4d an Aura of either player that is a creature enchants nothing, in either turn, cast, put and moved', () => {
    const coat = (owner: number): JsonObject[] => [{ card: 'Test Coat', attachedTo: 'host', controller: owner }];
    for (const who of [0, 1]) {
      const host = { battlefield: [{ card: 'Hill Giant', as: 'host' }, ...coat(who)] };
      const game = inTheirTurn({ hand: ['Test Alive'] }, host)
        .castAt(1, 'Test Alive', { card: 'Test Coat' })
        .resolve();
      expect([game.zones('Test Coat'), game.figures('Hill Giant'), game.the('Test Coat', 'graveyard').owner]).toEqual([
        ['graveyard'],
        '3/3',
        0,
      ]);
    }
    const put = theirs({ hand: ['Test Raise graveyard'], graveyard: ['Test Spirit'] }, { battlefield: ['Hill Giant'] });
    expect(put.castAt(1, 'Test Raise graveyard').resolve().zones('Test Spirit')).toEqual(['graveyard']);
  });
  it('mtg:303.4d another player’s Aura doesn’t enchant itself either', () => {
    const battlefield: (string | JsonObject)[] = [
      { card: 'Test White', as: 'host' },
      { card: 'Test Self', attachedTo: 'host' },
      'Glorious Anthem',
    ];
    const game = theirs({ hand: ['Test Move', 'Test Move'] }, { battlefield });
    game.castAt(1, 'Test Move', { card: 'Test Self' }).resolve();
    expect(game.the('Test Self').attachedTo).toBe(game.the('Test White').id);
    priorityOf(game, 1).castAt(1, 'Test Move', { card: 'Glorious Anthem' }).resolve();
    expect(game.the('Test Self').attachedTo).toBe(game.the('Glorious Anthem').id);
    const alone = theirs({ hand: ['Test Raise graveyard'], graveyard: ['Test Self'] }).castAt(
      1,
      'Test Raise graveyard',
    );
    expect(alone.resolve().zones('Test Self')).toEqual(['graveyard']);
  });
});

describe('libraries and permanents', () => {
  it('mtg:401.3 each player’s number of cards is seen by all, as it changes, also with none left', () => {
    const game = inTheirTurn({ library: ['Shock', 'Forest'] }, { library: [] });
    const counts = (viewer: 0 | 1 | 'spectator') =>
      game.view(viewer).zones.flatMap((z) => (z.id === 'library' && 'count' in z ? [z.count] : []));
    for (const viewer of [0, 1, 'spectator'] as const) expect([viewer, counts(viewer)]).toEqual([viewer, [0, 2]]);
  });
  it('mtg:403.4 what enters is new: from hand, exile and graveyard, for either player, and nothing applies to it', () => {
    for (const seat of [0, 1]) {
      const host = { card: 'Hill Giant', counters: { '+1/+1': 1 }, damage: 2, tapped: true };
      const blink = theirs(
        { hand: ['Test Grow', 'Test Blink'], battlefield: seat ? [host] : [] },
        { battlefield: seat ? [] : [host] },
      );
      const { id } = blink.the('Hill Giant');
      blink.castAt(1, 'Test Grow', { card: 'Hill Giant' }).resolve();
      expect([blink.the('Hill Giant').id, blink.figures('Hill Giant')]).toEqual([id, '6/6']);
      priorityOf(blink, 1).castAt(1, 'Test Blink', { card: 'Hill Giant' }).resolve();
      const now = blink.the('Hill Giant');
      expect([now.id === id, now]).toMatchObject([
        false,
        { power: 3, tapped: false, damage: 0, owner: seat, controller: 1 },
      ]);
    }
  });
  it('mtg:403.4 a permanent that changes its controller, or that becomes something else, is no new one', () => {
    const game = theirs({ hand: ['Test Steal', 'Test Alive'] }, { battlefield: ['Hill Giant', 'Forest'] });
    const ids = () => ['Hill Giant', 'Forest'].map((name) => game.the(name).id);
    const before = ids();
    game.castAt(1, 'Test Steal', { card: 'Hill Giant' }).resolve();
    priorityOf(game, 1).castAt(1, 'Test Alive', { card: 'Forest' }).resolve();
    expect([ids(), game.the('Hill Giant').controller]).toEqual([before, 1]);
  });
  it('mtg:403.4 what is returned to a hand and cast again is another permanent than before', () => {
    const game = theirs({ hand: ['Test Bounce', 'Test Grow'], battlefield: ['Test Flash'] });
    const { id } = game.the('Test Flash');
    game.castAt(1, 'Test Grow', { card: 'Test Flash' }).resolve();
    priorityOf(game, 1).castAt(1, 'Test Bounce', { card: 'Test Flash' }).resolve();
    priorityOf(game, 1).cast(1, 'Test Flash').resolve();
    expect([game.the('Test Flash').id === id, game.figures('Test Flash')]).toEqual([false, '2/2']);
  });
});

describe('assigning combat damage together (510.1e)', () => {
  const split = (...parts: [string | number, number][]) => ({
    distribute: parts.map(([to, amount]) => ({
      option: typeof to === 'string' ? { card: to } : { player: to },
      amount,
    })),
  });
  /** The other player attacks with these, all blocked by the one wall. */
  const attackers = (...names: string[]) => {
    const game = inTheirTurn({ battlefield: names }, { battlefield: ['Test Bulk'] }).until({ kind: 'ATTACKERS' });
    game.attack(1, ...names).until({ kind: 'BLOCKERS' });
    game.block(0, ...names.map((name): [string, string] => ['Test Bulk', name]));
    return game.until({ kind: 'COMBAT_DAMAGE' });
  };
  it('mtg:510.1e the other player’s trampler that assigns last makes up what is missing', () => {
    const game = attackers('Test Middling', 'Test Tramper');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1, total: 6 });
    expect(game.refused(1, split(['Test Bulk', 4], [0, 2])).rules).toContain('mtg:510.1e');
    game.answer(1, split(['Test Bulk', 5], [0, 1]));
    expect([game.until({ step: 'combatDamage' }).life(0), game.zones('Test Bulk')]).toEqual([19, ['graveyard']]);
  });
  it('mtg:510.1e the trampler that assigns last lets through what the one before left over', () => {
    const game = attackers('Test Brute', 'Test Tramper');
    expect(game.refused(1, split(['Test Bulk', 1], [0, 5])).rules).toContain('mtg:510.1e');
    game.answer(1, split(['Test Bulk', 2], [0, 4]));
    expect([game.until({ step: 'combatDamage' }).life(0), game.zones('Test Bulk')]).toEqual([16, ['graveyard']]);
  });
  it('mtg:510.1e the trampler that assigns first counts on what must come after, and on no more', () => {
    const game = attackers('Test Tramper', 'Test Middling');
    expect(game.refused(1, split(['Test Bulk', 4], [0, 2])).rules).toContain('mtg:510.1e');
    game.answer(1, split(['Test Bulk', 5], [0, 1]));
    expect(game.until({ step: 'combatDamage' }).zones('Test Bulk')).toEqual(['graveyard']);
    const all = attackers('Test Tramper', 'Test Brute').answer(1, split(['Test Bulk', 6], [0, 0]));
    expect(all.until({ step: 'combatDamage' }).life(0)).toBe(20);
  });
});
