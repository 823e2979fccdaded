/** Resolving and effects (608–611): every one of several, who chooses what, and what is known of what has left. */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  anyTarget,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  each,
  enchant,
  gainLife,
  has,
  instant,
  loseLife,
  mana,
  may,
  mayPay,
  mill,
  player,
  plus,
  rule,
  sorcery,
  spell,
  t,
  tapIt,
  target,
  untilEndOfTurn,
} from './test-cards.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const permanentCard = (name: string, type: string, ...abilities: Abilities) =>
  card(name, { cost: '{0}', type, abilities });
const chooses = (more: object): Effect => ({ do: 'choose', from: creature, save: 'it', ...more }) as Effect;
const players = { each: { player: 'any' } } as const;

ownCards(
  instant('Test Jab', '{0}', { targets: [target(player)], effects: [damage(3, t(0)), gainLife(1)] }),
  permanentCard(
    'Test Veil',
    'Enchantment',
    { ...continuous({ players: 'you' }, [rule('hexproof')]) },
    activated([], { effects: [gainLife(1)] }),
  ),
  instant('Test Hide', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [untilEndOfTurn(t(0), has('hexproof'))],
  }),
  creatureCard(
    'Test Shelter',
    '{0}',
    'Human',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] }),
  ),
  instant('Test Volley', '{0}', {
    targets: [target(anyTarget, { min: 1, max: 2 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  instant('Test Optional', '{0}', {
    targets: [target(creature, { min: 0, max: 1 })],
    effects: [destroy(t(0)), gainLife(1)],
  }),
  instant('Test Two Kinds', '{0}', {
    targets: [target(creature), target(player)],
    effects: [destroy(t(0)), damage(2, t(1))],
  }),
  permanentCard('Test Bind', 'Enchantment — Aura', ...enchant(creature), continuous('attached', plus(1, 1))),
  permanentCard('Test Curse', 'Enchantment — Aura', ...enchant(player)),
  card('Test Aimed Idol', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [spell({ targets: [target(creature)], effects: [] })],
  }),
  permanentCard('Test Idol', 'Artifact'),
  permanentCard('Test Creed', 'Enchantment'),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 3 }),
  sorcery('Test Ask', '{0}', { effects: [may('first?', gainLife(1)), gainLife(10), gainLife(100)] }),
  sorcery('Test Each Pays', '{0}', {
    effects: [
      { do: 'forEach', of: players, as: 'one', effects: [loseLife(1, { saved: 'one' }), mill(1, { saved: 'one' })] },
    ],
  }),
  sorcery('Test Choice', '{0}', {
    effects: [chooses({ from: and(creature, { controller: 'you' }), min: 1, max: 2 }), destroy({ saved: 'it' })],
  }),
  sorcery('Test Their Choice', '{0}', {
    effects: [
      chooses({ who: 'opponents', from: and(creature, { controller: 'opponent' }), min: 1 }),
      destroy({ saved: 'it' }),
    ],
  }),
  sorcery('Test Shares', '{0}', {
    effects: [{ do: 'divide', among: players, total: 3 }, damage({ division: true }, players)],
  }),
  sorcery('Test Number', '{0}', {
    effects: [{ do: 'number', as: 'n', min: 1, max: 3 }, gainLife({ number: 'n' } as never)],
  }),
  sorcery('Test Their May', '{0}', {
    effects: [{ do: 'may', who: 'opponents', prompt: 'lose?', then: [loseLife(5, 'opponents')], else: [gainLife(5)] }],
  }),
  sorcery('Test Great Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 2 }] }),
  sorcery('Test Great Forget', '{0}', { effects: [discard(1, 'players')] }),
  permanentCard('Test Sorrow', 'Enchantment', {
    kind: 'triggered',
    on: { on: 'move', match: { from: 'hand', to: 'graveyard' }, object: { owner: 'any' } as never },
    effects: [],
  }),
  sorcery('Test Growth', '{0}', { effects: [{ do: 'counters', what: each(creature), kind: '+1/+1', amount: 1 }] }),
  sorcery('Test Frost', '{0}', { effects: [tapIt(each(creature))] }),
  sorcery('Test Two Parts', '{0}', {
    effects: [
      {
        do: 'damage',
        parts: [
          { to: each(creature), amount: 1 },
          { to: 'opponents', amount: 2 },
        ],
      },
    ],
  }),
  sorcery('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  sorcery('Test Swell', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] }),
  sorcery('Test Ransom', '{0}', { effects: [mayPay([mana('{2}')], [gainLife(1)], [gainLife(10)], 'opponents')] }),
  instant('Test Loan', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [{ do: 'play', what: t(0) }] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Tally', '{0}', {
    targets: [target(creature)],
    effects: [
      destroy(t(0)),
      { do: 'if', if: { is: [t(0), { keyword: 'flying' }] }, then: [gainLife(1)] },
      { do: 'if', if: { is: [t(0), { status: 'tapped' }] }, then: [gainLife(10)] },
      { do: 'if', if: { is: [t(0), { counters: ['charge', 2] }] }, then: [gainLife(100)] },
    ],
  }),
  sorcery('Test Erode', '{0}', { effects: [mill(5, 'opponents'), gainLife(1)] }),
  permanentCard('Test Banner', 'Enchantment', continuous(creature, plus(1, 1))),
);

const counted = (game: Play, name: string): unknown => game.the(name).damage;

describe('what has become of the targets (608.2b)', () => {
  it('mtg:608.2b a player who has gained hexproof is an illegal target', () => {
    const game = magicPosition([{ hand: ['Test Jab'] }, { hand: ['Test Sleeve'], battlefield: [] }], {
      definitions: [
        instant('Test Sleeve', '{0}', {
          effects: [
            {
              do: 'create',
              token: card('Test Ward', {
                type: 'Enchantment',
                abilities: [continuous({ players: 'you' }, [rule('hexproof')])],
              }),
            },
          ],
        }),
      ],
    });
    game.cast(0, 'Test Jab', { player: 1 }).pass().cast(1, 'Test Sleeve').resolveAll();
    expect([game.life(0), game.life(1), game.zones('Test Jab')]).toEqual([20, 20, ['graveyard']]);
  });
  it('mtg:608.2b of what was divided each target that is left gets its own share', () => {
    const game = magicPosition([{ hand: ['Test Volley'] }, { battlefield: ['Test Shelter', 'Craw Wurm'] }]);
    game.cast(0, 'Test Volley', [{ card: 'Test Shelter' }, { card: 'Craw Wurm' }]);
    game.answer(0, {
      distribute: [
        { option: { card: 'Test Shelter' }, amount: 2 },
        { option: { card: 'Craw Wurm' }, amount: 1 },
      ],
    });
    game.pass().activate(1, 'Test Shelter').resolveAll();
    expect(counted(game, 'Craw Wurm')).toBe(1);
  });
  it('mtg:608.2b what has chosen no target resolves; what has one legal target of two does', () => {
    const none = magicPosition([{ hand: ['Test Optional'], battlefield: ['Memnite'] }, {}])
      .cast(0, 'Test Optional', [])
      .resolve();
    expect([none.life(0), none.zones('Memnite')]).toEqual([21, ['battlefield']]);
    const one = magicPosition([{ hand: ['Test Two Kinds'] }, { battlefield: ['Test Shelter'] }]);
    one.castAt(0, 'Test Two Kinds', { player: 1 }).pass().activate(1, 'Test Shelter').resolveAll();
    expect(one.life(1)).toBe(19);
  });
  it('mtg:608.2b an Aura spell whose target has gone goes to the graveyard, as any spell that does not resolve', () => {
    const game = magicPosition([{ hand: ['Test Bind'] }, { battlefield: ['Test Shelter'] }]);
    game.castAt(0, 'Test Bind', { card: 'Test Shelter' }).pass().activate(1, 'Test Shelter').resolveAll();
    expect(game.zones('Test Bind')).toEqual(['graveyard']);
  });
});

describe('permanent spells (608.3)', () => {
  it('mtg:608.3a every kind of permanent spell becomes a permanent of who cast it', () => {
    for (const name of ['Test Idol', 'Test Creed', 'Test Walker', 'Memnite']) {
      const game = magicPosition([{ hand: [name] }, {}])
        .cast(0, name)
        .resolve();
      expect(game.the(name)).toMatchObject({ zone: 'battlefield', controller: 0 });
    }
  });
  it('mtg:608.3c only an Aura enters attached, to a permanent or a player, under its caster’s control', () => {
    const aura = magicPosition([{ hand: ['Test Bind'] }, { battlefield: ['Memnite'] }])
      .castAt(0, 'Test Bind', { card: 'Memnite' })
      .resolve();
    expect(aura.the('Test Bind')).toMatchObject({ controller: 0, attachedTo: aura.the('Memnite').id });
    const curse = magicPosition([{ hand: ['Test Curse'] }, {}])
      .cast(0, 'Test Curse', { player: 1 })
      .resolve();
    expect(curse.the('Test Curse')).toMatchObject({ controller: 0, attachedTo: { player: 1 } });
    const idol = magicPosition([{ hand: ['Test Aimed Idol'] }, { battlefield: ['Memnite'] }])
      .castAt(0, 'Test Aimed Idol', { card: 'Memnite' })
      .resolve();
    expect(idol.the('Test Aimed Idol').attachedTo ?? null).toBe(null);
  });
  it('mtg:608.3 it becomes a permanent and, being an Aura, is attached, before anything else happens', () => {
    const game = magicPosition([{ hand: ['Test Bind'], battlefield: ['Hill Giant', 'Memnite'] }, {}])
      .castAt(0, 'Test Bind', { card: 'Memnite' })
      .resolve();
    expect([game.figures('Memnite'), game.view().stack, game.zones('Test Bind')]).toEqual(['2/2', [], ['battlefield']]);
  });
});

describe('following the instructions (608.2c–g)', () => {
  it('mtg:608.2c mtg:608.2m what comes after a question is done in order, all of it', () => {
    const game = magicPosition([{ hand: ['Test Ask'] }, {}])
      .cast(0, 'Test Ask')
      .resolve();
    expect(game.life(0)).toBe(20);
    expect(game.answer(0, { confirm: true }).life(0)).toBe(131);
  });
  it('mtg:608.2d an option is one that is legal, as many as the effect says', () => {
    const game = magicPosition([
      { hand: ['Test Choice'], battlefield: ['Memnite', 'Hill Giant', 'Craw Wurm', 'Test Idol'] },
      { battlefield: ['Ornithopter'] },
    ]);
    game.cast(0, 'Test Choice').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, min: 1, max: 2 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Memnite', 'Hill Giant', 'Craw Wurm']);
    game.refused(0, { choose: [] });
    expect(game.choose(0, [{ card: 'Memnite' }, { card: 'Craw Wurm' }]).all('Hill Giant')).toHaveLength(1);
    expect([game.zones('Memnite'), game.zones('Craw Wurm')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:608.2d whoever the effect names chooses, and declines for themselves', () => {
    const game = magicPosition([{ hand: ['Test Their Choice'] }, { battlefield: ['Memnite', 'Hill Giant'] }])
      .cast(0, 'Test Their Choice')
      .resolve();
    expect(game.decision()).toMatchObject({ seat: 1 });
    expect(game.choose(1, { card: 'Memnite' }).zones('Hill Giant')).toEqual(['battlefield']);
    const asked = () =>
      magicPosition([{ hand: ['Test Their May'] }, {}])
        .cast(0, 'Test Their May')
        .resolve();
    expect(asked().decision()).toMatchObject({ kind: 'MAY', seat: 1 });
    const [yes, no] = [true, false].map((confirm) => asked().answer(1, { confirm }));
    expect([yes?.life(1), yes?.life(0), no?.life(1), no?.life(0)]).toEqual([15, 20, 20, 25]);
  });
  it('mtg:603.5 what another player may do is for that player to decide as it resolves', () => {
    const game = magicPosition([{ hand: ['Test Their May'] }, {}])
      .cast(0, 'Test Their May')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 1 });
    expect(game.answer(1, { confirm: false }).life(0)).toBe(25);
  });
  it('mtg:608.2d each among whom something is divided gets at least one, and what was said for it', () => {
    const game = magicPosition([{ hand: ['Test Shares'] }, {}])
      .cast(0, 'Test Shares')
      .resolve();
    const share = (a: number, b: number) => ({
      distribute: [
        { option: { player: 0 }, amount: a },
        { option: { player: 1 }, amount: b },
      ],
    });
    game.refused(0, share(0, 3));
    expect([game.answer(0, share(1, 2)).life(0), game.life(1)]).toEqual([19, 18]);
    const number = magicPosition([{ hand: ['Test Number'] }, {}])
      .cast(0, 'Test Number')
      .resolve();
    number.refused(0, { number: 0 });
    number.refused(0, { number: 4 });
    expect(number.decision()).toMatchObject({ min: 1, max: 3 });
  });
  it('mtg:608.2e the later player knows what was chosen, and all of it is done at once', () => {
    const game = magicPosition([
      { hand: ['Test Great Edict'], battlefield: ['Memnite', 'Hill Giant', 'Craw Wurm'] },
      { battlefield: ['Ornithopter', 'Grizzly Bears', 'Air Elemental'] },
    ]);
    game
      .cast(0, 'Test Great Edict')
      .resolve()
      .choose(0, [{ card: 'Memnite' }, { card: 'Craw Wurm' }]);
    expect(game.decision()).toMatchObject({ kind: 'SACRIFICE', seat: 1 });
    expect(game.happened('CHOSEN')).toMatchObject([{ seat: 0, objects: [{ card: 'Memnite' }, { card: 'Craw Wurm' }] }]);
    expect(game.zones('Memnite')).toEqual(['battlefield']);
    game.choose(1, [{ card: 'Ornithopter' }, { card: 'Air Elemental' }]);
    expect(['Memnite', 'Craw Wurm', 'Ornithopter', 'Air Elemental'].map((n) => game.zones(n)[0])).toEqual(
      Array(4).fill('graveyard'),
    );
    const forget = magicPosition([{ hand: ['Test Great Forget', 'Forest', 'Island'] }, { hand: ['Plains', 'Swamp'] }]);
    forget.cast(0, 'Test Great Forget').resolve().choose(0, { card: 'Island' });
    expect(forget.zones('Island')).toEqual(['hand']);
    forget.choose(1, { card: 'Swamp' });
    expect([forget.zones('Island'), forget.zones('Swamp')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:608.2f what is done to several is done to each of them', () => {
    const position = (name: string) =>
      magicPosition([{ hand: [name], battlefield: ['Hill Giant'] }, { battlefield: ['Craw Wurm', 'Air Elemental'] }])
        .cast(0, name)
        .resolve();
    const of = (game: Play, field: string) =>
      ['Hill Giant', 'Craw Wurm', 'Air Elemental'].map((n) => game.the(n)[field]);
    expect(of(position('Test Growth'), 'counters')).toEqual(Array(3).fill({ '+1/+1': 1 }));
    expect(of(position('Test Frost'), 'tapped')).toEqual([true, true, true]);
    const parts = position('Test Two Parts');
    expect([of(parts, 'damage'), parts.life(1)]).toEqual([[1, 1, 1], 18]);
    expect(['Hill Giant', 'Craw Wurm', 'Air Elemental'].map((n) => position('Test Doom').zones(n))).toEqual(
      Array(3).fill(['graveyard']),
    );
    const each = position('Test Each Pays');
    expect([each.life(0), each.life(1), each.all('Wall of Mist', 'graveyard').length]).toEqual([19, 19, 2]);
  });
  it('mtg:608.2g who may pay may make the mana for it then; who has none is not asked', () => {
    const position = (n: number) =>
      magicPosition([{ hand: ['Test Ransom'] }, { battlefield: lands(n, 'Island') }])
        .cast(0, 'Test Ransom')
        .resolve();
    expect(position(1).life(0)).toBe(30);
    const game = position(2);
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
    game.answer(1, { confirm: true, mana: [{ card: 'Island' }] });
    expect([game.life(0), game.all('Island').filter((i) => i.tapped).length]).toEqual([21, 2]);
  });
  it('mtg:608.2g who resolves the effect casts the card, in anybody’s turn, and it is on top of the stack', () => {
    const game = magicPosition([{}, { hand: ['Test Loan'], graveyard: ['Test Sip'] }])
      .pass()
      .castAt(1, 'Test Loan', { card: 'Test Sip' })
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 1 });
    game.choose(1, { kind: 'CAST', card: 'Test Sip' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Sip', controller: 1 }]);
    expect(game.resolve().life(1)).toBe(21);
  });
  it('mtg:601.1a playing is casting or playing as a land, as a land can be: one in the own turn', () => {
    const may = (active: boolean, played: boolean) => {
      const game = magicPosition([
        { hand: active ? ['Test Loan', 'Forest'] : [], graveyard: ['Island'] },
        { hand: active ? [] : ['Test Loan'], graveyard: ['Island'] },
      ]);
      if (played) game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
      if (!active) game.pass();
      game.cast(active ? 0 : 1, 'Test Loan');
      game.choose(active ? 0 : 1, game.decision().options[active ? 0 : 1]?.id as never).resolve();
      return game.decision().kind;
    };
    expect([may(true, false), may(true, true), may(false, false)]).toEqual(['PLAY_CARD', 'PRIORITY', 'PRIORITY']);
  });
});

describe('what is known, and what an effect applies to (608.2h–611)', () => {
  it('mtg:608.2h what has left is known as it last was: its keywords, counters and how it lay', () => {
    const after = (more: object, name = 'Air Elemental') =>
      magicPosition([{ hand: ['Test Tally'], battlefield: [{ card: name, ...more }] }, {}])
        .castAt(0, 'Test Tally', { card: name })
        .resolve()
        .life(0);
    expect([after({}), after({ tapped: true }), after({ counters: { charge: 2 } }), after({}, 'Hill Giant')]).toEqual([
      21, 31, 121, 20,
    ]);
  });
  it('mtg:609.3 mtg-2003:416.3 an effect does as much as there is: fewer cards milled, fewer permanents sacrificed', () => {
    const game = magicPosition([
      { hand: ['Test Erode', 'Test Great Edict'], battlefield: ['Memnite'] },
      { library: ['Forest', 'Island'], battlefield: ['Hill Giant', 'Craw Wurm', 'Ornithopter'] },
    ]);
    game.cast(0, 'Test Erode').resolve();
    expect([game.zones('Forest'), game.zones('Island'), game.life(0)]).toEqual([['graveyard'], ['graveyard'], 21]);
    game
      .cast(0, 'Test Great Edict')
      .resolve()
      .choose(1, [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }]);
    expect([game.zones('Memnite'), game.zones('Ornithopter')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:610.1 mtg-2003:417.1 a one-shot effect does it to all that it names, once', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Memnite', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
    ])
      .cast(0, 'Test Doom')
      .resolve();
    expect(['Memnite', 'Hill Giant', 'Craw Wurm'].map((n) => game.zones(n))).toEqual(Array(3).fill(['graveyard']));
  });
  it('mtg:611.2 mtg:611.2c it applies to each of those that were there, whoever’s turn it is', () => {
    const game = magicPosition(
      [{ battlefield: ['Memnite', 'Hill Giant'] }, { hand: ['Test Rally'], battlefield: ['Ornithopter'] }],
      {
        definitions: [instant('Test Rally', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] })],
      },
    );
    game.pass().cast(1, 'Test Rally').resolve();
    expect(['Memnite', 'Hill Giant', 'Ornithopter'].map((n) => game.figures(n))).toEqual(['2/2', '4/4', '1/3']);
  });
  it('mtg:611.3 mtg:611.3b a static ability’s effect is there in everybody’s turn, as long as its source is', () => {
    const game = magicPosition(
      [
        { hand: ['Test Idol'], battlefield: ['Memnite'] },
        { battlefield: ['Test Banner'], hand: ['Test Break'] },
      ],
      {
        definitions: [
          instant('Test Break', '{0}', {
            targets: [target({ has: ['types', 'Enchantment'] })],
            effects: [destroy(t(0))],
          }),
        ],
      },
    );
    expect(game.figures('Memnite')).toBe('2/2');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Memnite')).toBe('2/2');
    game.castAt(1, 'Test Break', { card: 'Test Banner' }).resolve();
    expect(game.figures('Memnite')).toBe('1/1');
  });
});
