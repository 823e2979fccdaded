import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  each,
  enters,
  exile,
  gainLife,
  instant,
  instantOrSorcery,
  opponent,
  plus,
  putOntoBattlefield,
  returnToHand,
  t,
  tap,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const spell = { is: 'spell' } as const;
const cub = token('Cub', 'Creature — Bear', ['G'], '1/1', triggered(dies, { effects: [gainLife(3)] }));
const seize = (name: string) =>
  instant(name, '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'endOfTurn' } }],
  });
for (const definition of [
  seize('Test Seize'),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Bounce', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Banish', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { controller: 'you' }])],
    effects: [exile(t(0))],
  }),
  instant('Test Denial', '{0}', {
    targets: [target([spell, creature])],
    effects: [counterSpell(t(0))],
  }),
  instant('Test Rise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, instantOrSorcery])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Mirror', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Echo', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'create', copy: t(0) }, gainLife(1)],
  }),
  instant('Test Shadow', '{0}', {
    effects: [
      { do: 'choose', from: creature, min: 0, max: 1, save: 'it' },
      { do: 'create', copy: { saved: 'it' } },
    ],
  }),
  instant('Test Cubs', '{0}', { effects: [create(cub, 2)] }),
  instant('Test Gift', '{0}', { effects: [{ do: 'create', token: cub, who: 'opponents' }] }),
  instant('Test Humble', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values: ['Creature'] })],
  }),
  instant('Test Freeze', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Dye', '{0}', {
    targets: [target([spell, creature])],
    effects: [
      untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] }),
      { do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 2 }], until: { kind: 'permanent' } },
    ],
  }),
  instant('Test Fork', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0), newTargets: true }] }),
  instant('Test Spark', '{0}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  instant('Test No', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  card('Test Quest', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [{ owner: 'you' }, { not: { is: 'token' } }], match: { to: 'graveyard' } },
        { effects: [{ do: 'counters', what: 'self', kind: 'quest', amount: 1 }] },
      ),
    ],
  }),
  card('Test Watch', {
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: creature, match: { cause: 'create' } }, { effects: [gainLife(10)] }),
      triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
    ],
  }),
  card('Test Crown', { type: 'Enchantment', abilities: [continuous([creature, youControl], plus(1, 1))] }),
  creatureCard(
    'Test Herald',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { effects: [draw(1), damage(2, each(opponent))] }),
  ),
  creatureCard('Test Returner', '{0}', 'Golem', '1/1', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'graveyard' },
    instead: [
      { do: 'move', what: 'self', to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ],
  }),
  card('Test Idol', { type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
])
  ownCards(definition);

describe('cards and objects (108, 109)', () => {
  it('mtg:108.3 mtg:110.2 the owner stays who began with the card, whoever controls the permanent', () => {
    const game = magicPosition([{ hand: ['Test Seize', 'Test Kill'] }, { battlefield: ['Hill Giant'] }]);
    game.cast(0, 'Test Seize').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ owner: 1, controller: 0 });
    game.cast(0, 'Test Kill').resolve();
    expect(game.view().zones.find((z) => z.id === 'graveyard' && z.owner === 1)).toMatchObject({
      objects: { length: 1 },
    });
  });

  it('mtg:108.4a what asks for the controller of a card elsewhere means its owner', () => {
    const game = magicPosition([
      { hand: ['Test Banish'], graveyard: ['Forest', 'Hill Giant'] },
      { graveyard: ['Island'] },
    ]).choose(0, { kind: 'CAST', card: 'Test Banish' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Forest', 'Hill Giant']);
  });

  it('mtg:109.2a “card” and a zone mean cards there, not permanents of that kind', () => {
    const game = magicPosition([
      { hand: ['Test Rise', 'Shock'], graveyard: ['Duress'], battlefield: ['Mountain'] },
      {},
    ]);
    game.cast(0, 'Shock', { player: 1 }).castAt(0, 'Test Rise', { card: 'Duress' });
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Rise', targets: [{ card: 'Duress' }] });
  });

  it('mtg:109.2b mtg-2003:214.3 “spell” means one on the stack, not the permanent that it becomes', () => {
    const game = magicPosition([{ hand: ['Test Herald', 'Test Denial'], battlefield: ['Hill Giant'] }, {}]);
    const can = () => game.decision().options.some((o) => o.card === 'Test Denial');
    expect(can()).toBe(false);
    game.cast(0, 'Test Herald');
    expect(can()).toBe(true);
    game.castAt(0, 'Test Denial', { card: 'Test Herald' }).resolve();
    expect(game.zones('Test Herald')).toEqual(['graveyard']);
  });

  it('mtg:109.3 mtg-2003:201.2 mtg:110.5a a copy has the characteristics, and not what else is so of the object', () => {
    const game = magicPosition([
      { hand: ['Test Mirror'] },
      { battlefield: [{ card: 'Air Elemental', tapped: true, damage: 2, counters: { '+1/+1': 1 } }] },
    ]);
    game.cast(0, 'Test Mirror').resolve();
    expect(game.all('Air Elemental').find((o) => o.token)).toMatchObject({
      ...{ name: 'Air Elemental', power: 4, manaCost: '{3}{U}{U}', colors: ['U'], keywords: ['flying'] },
      ...{ tapped: false, damage: 0, counters: {}, controller: 0, owner: 0 },
    });
  });

  it('mtg:109.4b what has triggered and waits belongs to who controlled its source then', () => {
    const game = magicPosition([{ hand: ['Test Herald'] }, { hand: ['Test Seize'] }]);
    game.cast(0, 'Test Herald').resolve();
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Herald', controller: 0 });
    game.pass().castAt(1, 'Test Seize', { card: 'Test Herald' }).resolve();
    expect(game.the('Test Herald').controller).toBe(1);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  });

  it('mtg:109.5 “you” of a static ability is whoever controls the object now', () => {
    const game = magicPosition([
      { hand: ['Test Seize'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Crown', 'Hill Giant'] },
    ]);
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
    game.cast(0, 'Test Seize', { card: 'Test Crown' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '3/3']);
  });

  it('mtg:109.5 a card that is discarded and shuffled away instead is still its owner’s', () => {
    const game = magicPosition([
      { hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') },
      { hand: ['Test Returner', 'Shock'] },
    ]);
    game.castAt(0, 'Mind Rot', { player: 1 }).resolve();
    expect([game.hand(1), game.zones('Test Returner'), game.zones('Shock')]).toEqual([0, ['library'], ['graveyard']]);
    expect(game.happened('SHUFFLED')).toMatchObject([{ owner: 1 }]);
  });
});

describe('permanents (110)', () => {
  it('mtg:110.3 a permanent is as printed, and as effects make it', () => {
    const game = magicPosition([{ battlefield: ['Test Crown', 'Grizzly Bears'] }, {}]);
    expect(game.the('Grizzly Bears')).toMatchObject({ power: 3, basePower: 2, colors: ['G'], subtypes: ['Bear'] });
  });

  it('mtg:110.4 an instant can’t come onto the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Rise'], graveyard: ['Shock'] }, {}])
      .castAt(0, 'Test Rise')
      .resolve();
    expect(game.zones('Shock')).toEqual(['graveyard']);
  });

  it('mtg:110.4c a permanent that has lost its types remains on the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Humble'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Humble').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ zone: 'battlefield', types: [], subtypes: [] });
  });

  it('mtg:110.5 mtg:110.5c a permanent keeps its status, even where it doesn’t matter', () => {
    const game = magicPosition([
      { hand: ['Test Freeze', 'Test Humble', 'Test Seize'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Test Freeze').resolve().cast(0, 'Test Seize').resolve().cast(0, 'Test Humble').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ tapped: true, controller: 0, types: [] });
  });

  it('mtg:110.5b mtg:110.5d only permanents are tapped: elsewhere a card has no status, and it comes back untapped', () => {
    const game = magicPosition([
      { hand: ['Test Freeze', 'Test Bounce'], battlefield: ['Grizzly Bears', ...lands(2, 'Forest')] },
      {},
    ]);
    game.cast(0, 'Test Freeze').resolve();
    expect(game.the('Grizzly Bears').tapped).toBe(true);
    game.cast(0, 'Test Bounce', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears', 'hand').tapped).toBe(false);
    expect(game.cast(0, 'Grizzly Bears').resolve().the('Grizzly Bears').tapped).toBe(false);
  });
});

describe('tokens (111)', () => {
  it('mtg:111.2 who creates a token owns and controls it', () => {
    const game = magicPosition([{ hand: ['Test Gift', 'Test Cubs'] }, {}]);
    game.cast(0, 'Test Gift').resolve().cast(0, 'Test Cubs').resolve();
    expect(game.all('Cub').map((o) => [o.owner, o.controller])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('mtg:111.5 no token is a copy of an instant', () => {
    const game = magicPosition([{ hand: ['Test Echo'], graveyard: ['Shock'] }, {}])
      .castAt(0, 'Test Echo')
      .resolve();
    expect([game.all('Shock'), game.life(0)]).toEqual([[], 21]);
    const real = magicPosition([{ hand: ['Test Echo'], graveyard: ['Hill Giant'] }, {}])
      .castAt(0, 'Test Echo')
      .resolve();
    expect(real.the('Hill Giant')).toMatchObject({ token: true });
  });

  it('mtg:111.5 nor of a sorcery', () => {
    const game = magicPosition([{ hand: ['Test Echo'], graveyard: ['Divination'] }, {}])
      .castAt(0, 'Test Echo')
      .resolve();
    expect([game.all('Divination'), game.happened('TOKEN_CREATED')]).toEqual([[], []]);
  });

  it('mtg:111.6 what affects permanents affects tokens', () => {
    const game = magicPosition([{ hand: ['Test Cubs', 'Test Freeze'], battlefield: ['Test Crown'] }, {}]);
    game.cast(0, 'Test Cubs').resolve().cast(0, 'Test Freeze', { card: 'Cub', nth: 0 }).resolve();
    expect(game.all('Cub').map((o) => [o.power, o.tapped])).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  it('mtg:111.1 mtg:111.7 a token that dies ceases to exist, after what triggers on it has seen it', () => {
    const game = magicPosition([{ hand: ['Test Gift', 'Test Kill'] }, {}])
      .cast(0, 'Test Gift')
      .resolve();
    game.cast(0, 'Test Kill').resolve();
    expect([game.zones('Cub'), game.view().stack[0]?.card]).toEqual([['stack'], 'Cub']);
    expect(game.resolve().life(1)).toBe(23);
    expect(game.zones('Cub')).toEqual([]);
  });

  it('mtg:111.7 mtg-2003:216.3 nor is one in a hand', () => {
    const game = magicPosition([{ hand: ['Test Gift', 'Test Bounce'] }, {}])
      .cast(0, 'Test Gift')
      .resolve();
    game.cast(0, 'Test Bounce').resolve();
    expect([game.zones('Cub'), game.hand(1), game.life(1)]).toEqual([[], 0, 20]);
  });

  it('mtg:111.12 a copy of nothing is no token', () => {
    const game = magicPosition([{ hand: ['Test Shadow'], battlefield: ['Hill Giant', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Shadow').resolve().answer(0, { choose: [] });
    expect(Object.values(game.view().objects).filter((o) => o.token)).toEqual([]);
  });

  it('mtg:111.13 a copy of a creature spell becomes a token that was not created', () => {
    const game = magicPosition([{ hand: ['Test Herald', 'Test Fork'], battlefield: ['Test Watch'] }, {}]);
    game.cast(0, 'Test Herald').castAt(0, 'Test Fork', { card: 'Test Herald' }).resolve();
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Herald', 'Test Herald']);
    game.resolve();
    expect(game.the('Test Herald')).toMatchObject({ token: true, power: 1 });
    // Both abilities that see it enter trigger, the one that waits for a token to be created doesn't.
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', options: { length: 2 } });
    game.answer(0, game.decision().default).resolve().resolve();
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Herald']);
    expect(game.life(0)).toBe(21);
  });
});

describe('spells (112)', () => {
  it('mtg:112.1 mtg-2003:401.1 a card being cast is a spell on top of the stack until it resolves', () => {
    const game = magicPosition([{ hand: ['Shock', 'Grizzly Bears'], mana: '{R}{R}{G}' }, {}]);
    game.cast(0, 'Grizzly Bears').cast(0, 'Shock', { player: 1 });
    expect([game.view().stack.map((s) => s.card), game.hand(0)]).toEqual([['Shock', 'Grizzly Bears'], 0]);
    expect(game.the('Grizzly Bears', 'stack')).toMatchObject({ controller: 0, owner: 0, power: 2 });
    game.resolve();
    expect([game.zones('Shock'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['stack']]);
  });

  it('mtg:112.1a a copy of a spell is a spell, and can be countered as one', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Fork', 'Test No'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.takeDefault('TARGETS');
    const copy = game.view().stack[0];
    game.cast(0, 'Test No', { object: String(copy?.id) }).resolve();
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Spark']);
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:704.5e mtg-2003:420.5i a copy of a spell that has left the stack is nowhere', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Fork', 'Test No'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.takeDefault('TARGETS');
    const copy = String(game.view().stack[0]?.id);
    game.cast(0, 'Test No', { object: copy }).resolve();
    expect(game.zones('Test Spark')).toEqual(['stack']);
    expect(game.resolve().zones('Test Spark')).toEqual(['graveyard']);
  });

  it('mtg:108.2 no card is put anywhere where a copy of a spell leaves the stack', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Fork'], battlefield: ['Test Quest'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.takeDefault('TARGETS');
    while (game.view().stack.length > 0) game.resolve();
    // The two cards, and not the copy.
    expect(game.the('Test Quest').counters).toEqual({ quest: 2 });
  });

  it('mtg:112.2 the owner of a copy is who put it on the stack, and so is its controller', () => {
    const game = magicPosition([{ hand: ['Test Spark'] }, { hand: ['Test Fork'] }]);
    game.cast(0, 'Test Spark', { player: 1 }).pass().castAt(1, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.choose(1, { player: 0 });
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Spark', controller: 1 });
    expect(game.view().objects[String(game.view().stack[0]?.id)]).toMatchObject({ owner: 1, controller: 1 });
    expect(game.resolve().life(0)).toBe(18);
  });

  it('mtg:112.3 mtg:112.4 a spell is as printed and as effects make it, and stays so as a permanent', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears', 'Test Dye'], mana: '{G}{G}' }, {}]);
    game.cast(0, 'Grizzly Bears').castAt(0, 'Test Dye', { card: 'Grizzly Bears' });
    expect(game.the('Grizzly Bears', 'stack')).toMatchObject({ colors: ['G'], power: 2 });
    game.resolve();
    expect(game.the('Grizzly Bears', 'stack')).toMatchObject({ colors: ['U'], power: 4 });
    expect(game.resolve().the('Grizzly Bears')).toMatchObject({ colors: ['U'], power: 4 });
  });
});
