/** Rules 113 to 118 with what stands beside their main clause: the other player, another time, the second of two. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  permanent,
  putCounters,
  rule,
  sorcery,
  t,
  tap,
  target,
  youControl,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const aura = (name: string, ...mods: object[]): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', mods as never)].flat(),
  });
const turns = (name: string, more: object): CardDefinition =>
  instant(name, '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'changeTargets', what: t(0), ...more } as never],
  });
const paysWith = (name: string, cost: object[]): CardDefinition =>
  instant(name, '{0}', { effects: [{ do: 'pay', cost, then: [gainLife(10)], else: [] } as unknown as Effect] });
const playFrom = (name: string, more: object): CardDefinition =>
  sorcery(name, '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'play', what: t(0), ...more } as never],
  });
const either = {
  pay: 'either',
  choices: [
    { name: 'mana', cost: [mana('{2}')] },
    { name: 'life', cost: [{ pay: 'life', amount: 3 }] },
  ],
};
const spellWith = (name: string, cost: string, type: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost, type, abilities: abilities as never });

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Revenant', '{0}', 'Spirit', '1/1', {
    kind: 'play',
    method: 'fromGraveyard',
    zone: 'graveyard',
    if: { compare: [{ count: [{ has: ['subtypes', 'Forest'] }, youControl] }, '>=', 1] },
  } as never),
  creatureCard('Test Bare', '{0}', 'Golem', '1/1', continuous('self', [rule('cantHaveCounters')])),
  instant('Test Plain Token', '{0}', {
    effects: [
      {
        do: 'create',
        token: creatureCard('Plain Golem', '{0}', 'Golem', '1/1'),
        counters: { '+1/+1': 2, charge: 1 },
      } as never,
    ],
  }),
  instant('Test Bare Token', '{0}', {
    effects: [
      {
        do: 'create',
        token: creatureCard('Bare Golem', '{0}', 'Golem', '1/1', continuous('self', [rule('cantHaveCounters')])),
        counters: { '+1/+1': 2 },
      } as never,
    ],
  }),
  enchantment('Test Stasis', continuous([permanent, creature], [rule('cantGetCounters', { kind: '+1/+1' })])),
  enchantment('Test Nursery', {
    kind: 'replacement',
    on: 'move',
    object: [{ has: ['types', 'Creature'] }],
    match: { to: 'battlefield' },
    change: { counters: { '+1/+1': 2 } },
  }),
  card('Test Walker', { cost: '{0}', type: 'Legendary Planeswalker — Test', loyalty: 3 }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  aura('Test Veil', rule('cantBeBlocked')),
  aura('Test Wings', has('flying')),
  aura('Test Mold', { mod: 'set', prop: 'power', value: 3 }, { mod: 'set', prop: 'colors', value: ['R'] }),
  sorcery('Test Charm', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { targets: [target({ player: 'any' })], effects: [loseLife(1, t(0))] },
        { targets: [target({ player: 'any' })], effects: [loseLife(7, t(0))] },
        { targets: [target(creature)], effects: [putCounters(5, t(0))] },
      ],
    },
  } as never),
  turns('Test Anew', { anew: true }),
  turns('Test Sway', {}),
  turns('Test Any', { any: true }),
  creatureCard(
    'Test Binder',
    '{0}',
    'Wizard',
    '1/1',
    activated([tap], {
      targets: [target(creature)],
      effects: [
        {
          do: 'modify',
          what: t(0),
          mods: [{ mod: 'add', stat: 'power', value: 4 }],
          until: { kind: 'permanent' },
          endable: [mana('{R}')],
        } as never,
      ],
    }),
  ),
  spellWith('Test Slow Sip', '{9}', 'Instant', keyword('suspend', { cost: [mana('{1}')], value: 2 }), {
    kind: 'spell',
    effects: [gainLife(1)],
  }),
  spellWith('Test Slow Beast', '{9}', 'Sorcery', keyword('suspend', { cost: [mana('{1}')], value: 2 }), {
    kind: 'spell',
    effects: [gainLife(1)],
  }),
  enchantment('Test Silence', continuous({ players: 'opponents' } as never, [rule('cantCast')])),
  creatureCard('Test Vulture', '{9}', 'Bird', '3/3', continuous('self', [rule('discardedAnyTime')])),
  creatureCard('Test Plot', '{9}', 'Rogue', '3/3', keyword('plot', { cost: [] })),
  paysWith('Test Either', [either]),
  spellWith('Test Announced', '{0}', 'Instant', { kind: 'spell', additional: [either], effects: [gainLife(10)] }),
  playFrom('Test Order', { must: true, cost: [] }),
  spellWith('Test Grave Price', '{0}', 'Sorcery', {
    kind: 'spell',
    additional: [{ pay: 'exile', what: [{ has: ['types', 'Creature'] }], from: 'graveyard', count: 1 }],
    effects: [gainLife(1)],
  }),
  spellWith('Test Hand Price', '{0}', 'Sorcery', {
    kind: 'spell',
    additional: [{ pay: 'exile', what: [{ has: ['types', 'Creature'] }], from: 'hand', count: 1 }],
    effects: [gainLife(1)],
  }),
  playFrom('Test Bargain', { cost: [{ pay: 'life', amount: 5 }] }),
  paysWith('Test Phyrexian Toll', [mana('{W/P}')]),
  creatureCard('Test Phyrexian Morph', '{3}', 'Beast', '4/4', keyword('morph', { cost: [mana('{W/P}')] })),
  enchantment(
    'Test Prism',
    continuous({ players: 'you' }, [
      { mod: 'rule', rule: 'spendsAsAny', type: true, for: 'spell', of: { has: ['types', 'Sorcery'] } } as never,
    ]),
  ),
  sorcery('Test Spectrum', '{W}{U}{C}', { effects: [gainLife(3)] }),
  instant('Test Glint', '{U}', { effects: [gainLife(3)] }),
);

const offered = (game: Play, kind: string, name: string) =>
  game.decision().options.filter((o) => o.kind === kind && o.card === name);
const life = (game: Play): number[] => [game.life(0), game.life(1)];

describe('what abilities are, and where they function', () => {
  it('mtg:113.6f a way to cast it from another zone is there as its condition says, and for its owner', () => {
    const casts = (land: string) =>
      offered(magicPosition([{ graveyard: ['Test Revenant'], battlefield: [land] }, {}]), 'CAST', 'Test Revenant')
        .length;
    expect([casts('Forest'), casts('Island')]).toEqual([1, 0]);
    const game = magicPosition([{ graveyard: ['Test Revenant'], battlefield: ['Forest'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Revenant' }).resolve();
    expect(game.the('Test Revenant')).toMatchObject({ controller: 0 });
    const theirs = magicPosition([{ battlefield: ['Forest'] }, { graveyard: ['Test Revenant'] }]);
    expect(offered(theirs, 'CAST', 'Test Revenant')).toEqual([]);
  });

  it('mtg:113.6i it has no counters as it enters, and gets none there, whoever would put them', () => {
    const game = magicPosition([
      { hand: ['Test Bare', 'Memnite', 'Test Growth'], battlefield: ['Test Nursery'] },
      { hand: ['Test Growth'] },
    ]);
    game.cast(0, 'Test Bare').resolve().cast(0, 'Memnite').resolve();
    expect([game.the('Test Bare').counters, game.the('Memnite').counters]).toEqual([{}, { '+1/+1': 2 }]);
    game.castAt(0, 'Test Growth', { card: 'Test Bare' }).resolve();
    game.pass().castAt(1, 'Test Growth', { card: 'Test Bare' }).resolve();
    expect([game.the('Test Bare').counters, game.figures('Test Bare')]).toEqual([{}, '1/1']);
  });

  it('mtg:614.17d what keeps counters off creatures does so as they enter, tokens and cards, and off nothing else', () => {
    const entered = (...there: string[]) => {
      const game = magicPosition([
        { hand: ['Memnite', 'Test Bare Token', 'Test Plain Token'], battlefield: ['Test Nursery'] },
        { battlefield: there },
      ]);
      game.cast(0, 'Memnite').resolve().cast(0, 'Test Bare Token').resolve();
      game.cast(0, 'Test Plain Token').resolve();
      return ['Memnite', 'Bare Golem', 'Plain Golem'].map((name) => game.the(name).counters);
    };
    expect(entered()).toEqual([{ '+1/+1': 2 }, {}, { '+1/+1': 4, charge: 1 }]);
    expect(entered('Test Stasis')).toEqual([{}, {}, { charge: 1 }]);
    // It keeps no other counters off, and none off what is no creature.
    const game = magicPosition([{ hand: ['Test Walker'], battlefield: ['Test Stasis'] }, {}]);
    expect(game.cast(0, 'Test Walker').resolve().the('Test Walker').counters).toEqual({ loyalty: 3 });
  });

  it('mtg:113.12 only what gives an ability gives one: a quality and a characteristic are none', () => {
    const under = (name: string) => {
      const game = magicPosition([{ hand: [name], battlefield: ['Memnite'] }, {}]);
      game.castAt(0, name, { card: 'Memnite' }).resolve();
      const { abilities, keywords, power, colors } = game.the('Memnite');
      return { abilities, keywords, power, colors };
    };
    const plain = { abilities: [], keywords: [], power: 1, colors: [] };
    expect(under('Test Veil')).toEqual(plain);
    expect(under('Test Mold')).toEqual({ ...plain, power: 3, colors: ['R'] });
    expect(under('Test Wings')).toMatchObject({ keywords: ['flying'], abilities: [{ kind: 'keyword' }] });
  });
});

describe('targets of modal spells', () => {
  const changed = (mode: number, change: string) => {
    const game = magicPosition([{ hand: ['Test Charm', change], battlefield: ['Memnite', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Charm', { index: mode }, mode === 2 ? { card: 'Memnite' } : { player: 1 });
    game.castAt(0, change, { card: 'Test Charm' }).resolve();
    if (!game.waiting()) game.choose(0, mode === 2 ? { card: 'Grizzly Bears' } : { player: 0 });
    return game.resolve();
  };
  it('mtg:115.8 its targets change and its mode doesn’t, whichever it is and however they change', () => {
    for (const change of ['Test Anew', 'Test Sway', 'Test Any']) {
      expect(life(changed(0, change))).toEqual([19, 20]);
      expect(life(changed(1, change))).toEqual([13, 20]);
      const game = changed(2, change);
      expect([game.figures('Memnite'), game.figures('Grizzly Bears'), life(game)]).toEqual(['1/1', '7/7', [20, 20]]);
    }
  });
});

describe('special actions', () => {
  it('mtg:116.2c only its controller ends the effect, whenever they have priority, and then it is over', () => {
    const both = (seat: number) => ({
      battlefield: seat === 0 ? ['Test Binder', 'Mountain'] : ['Mountain', 'Hill Giant'],
      hand: ['Test Sip'],
    });
    const game = magicPosition([both(0), both(1)])
      .activate(0, 'Test Binder', { card: 'Hill Giant' })
      .resolve();
    expect([game.figures('Hill Giant'), offered(game, 'SPECIAL', 'Test Binder').length]).toEqual(['7/3', 1]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.decision().seat, offered(game, 'SPECIAL', 'Test Binder')]).toEqual([1, []]);
    game.cast(1, 'Test Sip').pass();
    expect([game.decision().seat, offered(game, 'SPECIAL', 'Test Binder').length]).toEqual([0, 1]);
    game.choose(0, { kind: 'SPECIAL', card: 'Test Binder' });
    expect([game.figures('Hill Giant'), game.view().stack.length]).toEqual(['3/3', 1]);
    expect(offered(game, 'SPECIAL', 'Test Binder')).toEqual([]);
  });

  it('mtg:116.2f a card is suspended when it could be cast: an instant at any time, and none that can’t be cast', () => {
    const hand = ['Test Slow Sip', 'Test Slow Beast', 'Test Sip'];
    const game = magicPosition([{ hand, battlefield: ['Wastes'] }, {}]);
    const both = () => [
      offered(game, 'SPECIAL', 'Test Slow Sip').length,
      offered(game, 'SPECIAL', 'Test Slow Beast').length,
    ];
    expect(both()).toEqual([1, 1]);
    game.cast(0, 'Test Sip');
    expect(both()).toEqual([1, 0]);
    game.resolve().until({ turn: 4, step: 'upkeep' });
    while (game.decision().seat !== 0) game.pass();
    expect(both()).toEqual([1, 0]);
    game.choose(0, { kind: 'SPECIAL', card: 'Test Slow Sip' });
    expect(game.the('Test Slow Sip', 'exile')).toMatchObject({ counters: { time: 2 } });
    const barred = magicPosition([{ hand, battlefield: ['Wastes'] }, { battlefield: ['Test Silence'] }]);
    expect(barred.decision().options.filter(({ kind }) => kind === 'SPECIAL')).toEqual([]);
  });

  it('mtg:117.1c some are taken whenever one has priority, others as the stack is empty in one’s main phase', () => {
    const hand = ['Test Vulture', 'Test Plot', 'Test Sip'];
    const game = magicPosition([{ hand }, {}]);
    const both = () => [offered(game, 'SPECIAL', 'Test Vulture').length, offered(game, 'SPECIAL', 'Test Plot').length];
    expect(both()).toEqual([1, 1]);
    game.cast(0, 'Test Sip');
    expect(both()).toEqual([1, 0]);
    game.resolve().until({ step: 'endOfCombat' });
    if (game.decision().seat === 0) expect(both()).toEqual([1, 0]);
    game.until({ step: 'postcombatMain' });
    expect(both()).toEqual([1, 1]);
    game.until({ turn: 4, step: 'precombatMain' }).pass();
    expect([game.decision().seat, both()]).toEqual([0, [1, 0]]);
    game.choose(0, { kind: 'SPECIAL', card: 'Test Vulture' });
    expect([game.zones('Test Vulture'), game.view().stack]).toEqual([['graveyard'], []]);
  });
});

describe('costs', () => {
  it('mtg:118.8a of several costs that one is paid which its player has chosen, also where only the second can be', () => {
    const after = (spell: string, value: string | null, count: number) => {
      const game = magicPosition([{ hand: [spell], battlefield: lands(count, 'Wastes') }, {}]).cast(0, spell);
      if (spell === 'Test Either') {
        game.resolve();
        game.answer(0, { decision: game.decision().id, confirm: true });
      }
      if (value !== null) game.choose(0, { value });
      if (spell !== 'Test Either') game.resolve();
      return [game.life(0), game.all('Wastes').filter(({ tapped }) => tapped).length];
    };
    for (const spell of ['Test Either', 'Test Announced']) {
      expect(after(spell, 'mana', 2)).toEqual([30, 2]);
      expect(after(spell, 'life', 2)).toEqual([27, 0]);
      expect(after(spell, null, 1)).toEqual([27, 0]);
    }
  });

  it('mtg:118.8c cards of a public zone excuse nobody, and a quality that cards in the hand need not be told to have does', () => {
    const ordered = (name: string) =>
      magicPosition([{ hand: ['Test Order', 'Memnite'], graveyard: [name, 'Memnite'] }, {}])
        .castAt(0, 'Test Order', { card: name })
        .resolve()
        .decision();
    expect(ordered('Test Hand Price')).toMatchObject({ kind: 'PLAY_CARD', min: 0 });
    const forced = ordered('Test Grave Price');
    expect([forced.kind === 'PLAY_CARD' ? forced.min : 1, forced.kind]).toEqual([
      1,
      expect.not.stringMatching('PLAY_CARD'),
    ]);
  });

  it('mtg:118.9b who may cast it for a cost that the effect names pays that, and can’t pay the mana cost instead', () => {
    const bargained = (life: number) =>
      magicPosition([{ life, hand: ['Test Bargain'], graveyard: ['Test Glint'], battlefield: lands(3, 'Island') }, {}])
        .castAt(0, 'Test Bargain', { card: 'Test Glint' })
        .resolve();
    const game = bargained(20);
    expect(offered(game, 'CAST', 'Test Glint')).toHaveLength(1);
    game.choose(0, { card: 'Test Glint' });
    expect([game.life(0), game.all('Island').filter(({ tapped }) => tapped)]).toEqual([15, []]);
    expect(game.resolve().life(0)).toBe(18);
    // Who can't pay the life is not offered it for mana.
    expect(bargained(4).decision().kind).toBe('PRIORITY');
  });

  it('mtg:118.13b life pays for a Phyrexian symbol as well where something that resolves asks for it', () => {
    const asked = (more: object) => {
      const game = magicPosition([{ hand: ['Test Phyrexian Toll'], ...more }, {}], { options: { payment: 'manual' } });
      game.cast(0, 'Test Phyrexian Toll').resolve();
      return game.answer(0, { decision: game.decision().id, confirm: true });
    };
    const game = asked({ mana: '{W}' });
    expect(
      game
        .decision()
        .options.filter(({ kind }) => kind === 'PAY')
        .map(({ value }) => value),
    ).toEqual(['{W}', '2 life']);
    expect(game.choose(0, { value: '2 life' }).life(0)).toBe(28);
    const poor = asked({});
    if (!poor.waiting()) poor.choose(0, { value: '2 life' });
    expect(poor.life(0)).toBe(28);
  });

  it('mtg:118.13c life pays for a Phyrexian symbol as well where a special action costs it', () => {
    const there = { battlefield: [{ card: 'Test Phyrexian Morph', faceDown: true }] };
    const game = magicPosition([{ ...there, mana: '{W}' }, {}], { options: { payment: 'manual' } });
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(
      game
        .decision()
        .options.filter(({ kind }) => kind === 'PAY')
        .map(({ value }) => value),
    ).toEqual(['{W}', '2 life']);
    game.choose(0, { value: '2 life' });
    expect([game.life(0), game.the('Test Phyrexian Morph').faceDown]).toEqual([18, false]);
  });

  it('mtg:118.14 mana of any type pays symbols of any color and colorless ones, for what is meant and its player alone', () => {
    const can = (name: string, seat: number, land: string, count: number) => {
      const side = { hand: [name], battlefield: lands(count, land) };
      const game = magicPosition(
        [
          { battlefield: ['Test Prism', ...(seat === 0 ? side.battlefield : [])], hand: seat === 0 ? side.hand : [] },
          seat === 1 ? side : {},
        ],
        { turn: { active: seat } },
      );
      return offered(game, 'CAST', name).length;
    };
    expect([can('Test Spectrum', 0, 'Mountain', 3), can('Test Spectrum', 0, 'Mountain', 2)]).toEqual([1, 0]);
    expect([can('Test Glint', 0, 'Mountain', 3), can('Test Spectrum', 1, 'Mountain', 3)]).toEqual([0, 0]);
    const game = magicPosition([{ hand: ['Test Spectrum'], battlefield: ['Test Prism', ...lands(3, 'Wastes')] }, {}]);
    expect(game.cast(0, 'Test Spectrum').resolve().life(0)).toBe(23);
  });
});
