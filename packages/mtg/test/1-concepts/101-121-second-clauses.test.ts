/** What else a rule says beside its first clause: another player, another zone, another kind of card (101–121). */
import type { Ability } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/index.js';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  discard,
  draw,
  enchant,
  gainLife,
  has,
  instant,
  inYourGraveyard,
  keyword,
  loseLife,
  mana,
  player,
  plus,
  putOntoBattlefield,
  returnToHand,
  rule,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  instant('Test Loss', '{0}', { effects: [discard(1, 'players')] }),
  instant('Test Age', '{0}', { effects: [gainLife('startingLife')] }),
  instant('Test Humble', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: [] })],
  }),
  instant('Test Bounce', '{0}', { targets: [target([])], effects: [returnToHand(t(0))] }),
  instant('Test Mould', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Cancel', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Raw', '{0}', { targets: [{ what: creature }], effects: [damage(1, t(0))] }),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Again', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Bird', '{0}', 'Bird', '1/1'),
  creatureCard('Test Scout', '{0}', 'Elf', '2/2', keyword('hexproof')),
  creatureCard(
    'Test Dart',
    '{0}',
    'Elf',
    '1/1',
    activated([], { targets: [target(player)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Husk',
    '{0}',
    'Zombie',
    '1/1',
    activated([mana('{1}'), { pay: 'exile', what: 'self' }], { zone: 'graveyard', effects: [gainLife(2)] }),
  ),
  card('Test Coat', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Dress', '{0}', {
    targets: [target(inYourGraveyard)],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Cover', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('hexproof'))] }),
  instant('Test Unearth', '{0}', { targets: [target([...inYourGraveyard, creature])], effects: [returnToHand(t(0))] }),
  // Whoever is dealt damage by it strikes back at somebody.
  creatureCard(
    'Test Echo',
    '{0}',
    'Spirit',
    '0/4',
    triggered({ on: 'damage', object: 'self' }, { targets: [target(player)], effects: [loseLife(1, t(0))] }),
  ),
  instant('Test Sweep', '{0}', { effects: [damage(1, { each: creature })] }),
  instant('Test Toll', '{0}', { effects: [loseLife(2, 'players')] }),
  enchantment('Test Veil', continuous({ players: 'you' }, [rule('shroud')])),
  enchantment('Test Gauge', triggered({ on: 'target' }, { effects: [gainLife(10)] })),
  card('Test Priceless', { type: 'Sorcery', abilities: [{ kind: 'spell', effects: [gainLife(7)] }] }),
  enchantment('Test Tax', continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])),
  sorcery('Test Gift', '{0}', {
    effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, cost: [] }],
  }),
  card('Test Leech', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'life', amount: 3 }], { effects: [gainLife(1)] })],
  }),
  card('Test Lamp', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  card('Test Toss', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'discard', what: [] }], { effects: [gainLife(1)] })],
  }),
  card('Test Rest', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'move', match: { to: 'graveyard' }, change: { to: 'exile' } }],
  }),
  instant('Test Find', '{0}', { effects: [{ do: 'search', who: 'you', to: 'hand', filter: creature }] }),
  enchantment('Test Instead', { kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(5)] }),
  instant('Test Ward', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: 1, also: [draw(3)] },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Bolt', '{0}', { targets: [target(player)], effects: [damage(3, t(0))] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('second clauses: the beginning and what there is (101–113)', () => {
  it('mtg:101.4a who chooses next does not see what was chosen', () => {
    const game = magicPosition([{ hand: ['Test Loss', 'Forest', 'Shock'] }, { hand: ['Island', 'Plains'] }]);
    game.cast(0, 'Test Loss').resolve().choose(0, { card: 'Shock' });
    expect(game.decision().seat).toBe(1);
    expect(Object.values(game.view(1).objects).filter((o) => o.owner === 0 && o.zone === 'hand')).toEqual([]);
  });

  it('mtg:102.1 turn after turn another player is the active one, and has priority first', () => {
    const game = magicPosition([{}, {}]);
    for (const turn of [4, 5, 6, 7]) {
      game.until({ turn, step: 'precombatMain' });
      const active = (turn + 1) % 2;
      expect(game.view().turn).toMatchObject({ active, priority: active });
    }
  });

  it('mtg:103.4 what speaks of the starting life total means 20', () => {
    const game = magicPosition([{ life: 3, hand: ['Test Age'] }, {}])
      .cast(0, 'Test Age')
      .resolve();
    expect(game.life(0)).toBe(23);
    expect(rules.numbers.startingLife).toBe(20);
  });

  it('mtg:110.4c what has lost its types is still a permanent, and a target of what says so', () => {
    const game = magicPosition([{ hand: ['Test Humble', 'Test Bounce'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Humble').resolve();
    expect(offered(game, 'CAST')).toEqual(['Test Bounce']);
    expect(game.cast(0, 'Test Bounce').resolve().zones('Hill Giant')).toEqual(['hand']);
  });

  it('mtg:110.5a what becomes a copy stays tapped or untapped as it was', () => {
    const battlefield = ['Hill Giant', { card: 'Grizzly Bears', tapped: true }];
    const game = magicPosition([{ hand: ['Test Mould'], battlefield }, {}]);
    game.cast(0, 'Test Mould', { card: 'Hill Giant' }).resolve();
    expect(game.all('Hill Giant')).toMatchObject([{ name: 'Grizzly Bears', tapped: false }]);
    const back = magicPosition([{ hand: ['Test Mould'], battlefield }, {}]);
    back.cast(0, 'Test Mould', { card: 'Grizzly Bears' }).resolve();
    expect(back.all('Grizzly Bears')).toMatchObject([{ name: 'Hill Giant', tapped: true }]);
  });

  it('mtg:112.1 an ability on the stack is no spell', () => {
    const game = magicPosition([{ hand: ['Test Cancel', 'Test Note'], battlefield: ['Test Lamp'] }, {}]);
    game.activate(0, 'Test Lamp');
    expect(offered(game, 'CAST')).toEqual(['Test Note']);
    expect(offered(game.cast(0, 'Test Note'), 'CAST')).toEqual(['Test Cancel']);
  });
  it('mtg:112.1 a card that is cast from a graveyard goes on top as well', () => {
    const again = instant('Test Flash', '{0}', { effects: [gainLife(1)] });
    const flashback = { ...again, abilities: [...again.abilities, keyword('flashback', { cost: [mana('{0}')] })] };
    const mine = { hand: ['Test Note'], graveyard: ['Test Flash'] };
    const game = magicPosition([mine, {}], { definitions: [flashback] }).cast(0, 'Test Note');
    game.choose(0, { kind: 'CAST', card: 'Test Flash' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Flash', 'Test Note']);
  });

  it('mtg:113.6m an ability that exiles its own card from the graveyard is used there, and only there', () => {
    const battlefield = ['Forest', 'Test Husk'];
    const uses = (position: object) => offered(magicPosition([{ battlefield, ...position }, {}]), 'ACTIVATE');
    expect(uses({ hand: ['Test Husk'], exile: ['Test Husk'] })).toEqual(['Forest']);
    expect(uses({ graveyard: ['Test Husk'] })).toEqual(['Test Husk', 'Forest']);
    const game = magicPosition([{ battlefield: ['Forest'], graveyard: ['Test Husk'] }, {}]).activate(0, 'Test Husk');
    expect([game.zones('Test Husk').includes('exile'), game.resolve().life(0)]).toEqual([true, 22]);
  });
});

describe('second clauses: targets (115)', () => {
  it('mtg:115.1b an Aura permanent targets nothing: hexproof doesn’t make it fall off', () => {
    const dressed = [{ card: 'Test Bird', as: 'bird' }];
    const game = magicPosition([
      { battlefield: [{ card: 'Test Coat', attachedTo: 'bird' }] },
      { battlefield: dressed, hand: ['Test Cover'] },
    ]);
    game.pass().cast(1, 'Test Cover').resolve();
    expect([game.the('Test Bird').keywords, game.figures('Test Bird')]).toEqual([['hexproof'], '2/2']);
  });
  it('mtg:115.1b nor does one that is put onto the battlefield: it may be attached to what has hexproof', () => {
    const game = magicPosition([
      { hand: ['Test Dress', 'Test Coat'], graveyard: ['Test Coat'] },
      { battlefield: ['Test Scout'] },
    ]);
    expect(offered(game, 'CAST')).toEqual(['Test Dress']);
    expect(game.cast(0, 'Test Dress').resolve().figures('Test Scout')).toBe('3/3');
  });

  it('mtg:115.1c the player who activates chooses, in another’s turn as well', () => {
    const game = magicPosition([{}, { battlefield: ['Test Dart'] }])
      .pass()
      .activate(1, 'Test Dart');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
  it('mtg:115.1d whoever controls the triggered ability chooses, in another’s turn as well', () => {
    const game = magicPosition([{ hand: ['Test Sweep'] }, { battlefield: ['Test Echo'] }]);
    expect(game.cast(0, 'Test Sweep').resolve().decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });

  it('mtg:115.2 neither a spell nor a card elsewhere is what "creature" or "permanent" means', () => {
    const hand = ['Test Raw', 'Test Zap', 'Test Bounce', 'Test Bird'];
    const game = magicPosition([{ hand, exile: ['Memnite'] }, {}]).cast(0, 'Test Bird');
    expect(offered(game, 'CAST')).toEqual([]);
    expect(offered(game.resolve(), 'CAST')).toEqual(['Test Raw', 'Test Zap', 'Test Bounce']);
  });
  it('mtg:115.2 mtg-2003:217.5b what names another zone, a player or a spell targets just that', () => {
    const hand = ['Test Unearth', 'Test Cancel', 'Test Bolt', 'Test Note'];
    const game = magicPosition([{ hand, graveyard: ['Memnite', 'Forest'], battlefield: ['Grizzly Bears'] }, {}]);
    const targets = (name: string) =>
      game
        .choose(0, { kind: 'CAST', card: name })
        .decision()
        .options.map((o) => [o.card ?? o.player, o.zone]);
    expect(targets('Test Bolt')).toEqual([
      [0, undefined],
      [1, undefined],
    ]);
    game.choose(0, { player: 1 });
    game.cast(0, 'Test Note');
    expect(targets('Test Cancel')).toEqual([
      ['Test Note', 'stack'],
      ['Test Bolt', 'stack'],
    ]);
    game.choose(0, { card: 'Test Note' });
    expect(game.cast(0, 'Test Unearth').view().stack[0]?.targets).toMatchObject([{ card: 'Memnite' }]);
  });

  it('mtg:115.10 mtg:115.10b who can be no target is affected all the same, as a player and as "you"', () => {
    const game = magicPosition([{ hand: ['Test Toll', 'Test Note'], battlefield: ['Test Veil'] }, {}]);
    expect([game.cast(0, 'Test Toll').resolve().life(0), game.life(1)]).toEqual([18, 18]);
    expect(game.cast(0, 'Test Note').resolve().life(0)).toBe(19);
  });
  it('mtg:115.10a mtg:115.10b what is affected without being a target sets off nothing that waits for targets', () => {
    const hand = ['Test Sweep', 'Test Note', 'Test Zap'];
    const game = magicPosition([{ hand, battlefield: ['Test Gauge', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Sweep');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Sweep']);
    game.resolve().cast(0, 'Test Note');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Note']);
    game.resolve().castAt(0, 'Test Zap', { card: 'Hill Giant' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Gauge', 'Test Zap']);
  });
});

describe('second clauses: special actions and costs (116, 118)', () => {
  it('mtg:116.3 whoever turns a permanent face up has priority afterwards, in another’s turn as well', () => {
    const lurker = creatureCard('Test Lurker', '{5}', 'Beast', '4/4', keyword('morph', { cost: [mana('{0}')] }));
    const battlefield = [{ card: 'Test Lurker', faceDown: true }];
    const game = magicPosition([{ hand: ['Test Note'] }, { battlefield }], { definitions: [lurker] });
    game.cast(0, 'Test Note').pass().choose(1, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Lurker').faceDown).toBe(false);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Note']);
    const own = magicPosition([{ battlefield }, {}], { definitions: [lurker] }).choose(0, { kind: 'TURN_FACE_UP' });
    expect(own.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
  });

  it('mtg:118.6a an effect that increases an unpayable cost makes it no payable one', () => {
    const position = { hand: ['Test Priceless', 'Test Note'], battlefield: ['Test Tax', 'Forest', 'Forest'] };
    expect(offered(magicPosition([position, {}]), 'CAST')).toEqual(['Test Note']);
  });
  it('mtg:118.6a an effect that lets one cast it without paying its mana cost does', () => {
    const game = magicPosition([{ hand: ['Test Gift', 'Test Priceless'] }, {}]);
    expect(offered(game, 'CAST')).toEqual(['Test Gift']);
    game.cast(0, 'Test Gift').resolve().choose(0, { card: 'Test Priceless' });
    expect(game.resolve().life(0)).toBe(27);
  });

  it('mtg:118.10 mana, life and tapping pay for one thing only', () => {
    const poor = magicPosition([{ hand: ['Shock', 'Shock'], mana: '{R}' }, {}]).cast(0, 'Shock', { player: 1 });
    expect(offered(poor, 'CAST')).toEqual([]);
    expect((poor.view().players[0] as { resources?: unknown }).resources).toEqual({ mana: {} });
    const game = magicPosition([{ battlefield: ['Test Leech', 'Test Lamp'] }, {}]);
    game.activate(0, 'Test Leech').activate(0, 'Test Leech');
    expect(game.life(0)).toBe(14);
    expect(offered(game.activate(0, 'Test Lamp'), 'ACTIVATE')).toEqual(['Test Leech']);
  });
  it('mtg:118.10 what one ability does pays for no other, though it asks for the same', () => {
    const game = magicPosition([{ hand: ['Test Loss', 'Forest', 'Island'], battlefield: ['Test Toss'] }, {}]);
    game.activate(0, 'Test Toss', { card: 'Forest' }).cast(0, 'Test Loss').resolve();
    expect([game.hand(0), offered(game, 'ACTIVATE')]).toEqual([0, []]);
  });

  it('mtg:118.11 a cost is paid also where a discarded card goes elsewhere, or is exiled anyway', () => {
    const game = magicPosition([{ hand: ['Test Note'], battlefield: ['Test Rest', 'Test Toss'] }, {}]);
    game.activate(0, 'Test Toss').resolve();
    expect([game.zones('Test Note'), game.life(0)]).toEqual([['exile'], 21]);
    const mad = creatureCard('Test Mad', '{9}', 'Imp', '1/1', keyword('madness', { cost: [mana('{9}')] }));
    const madness = magicPosition([{ hand: ['Test Mad'], battlefield: ['Test Toss'] }, {}], { definitions: [mad] });
    madness.activate(0, 'Test Toss');
    expect(madness.zones('Test Mad')).toContain('exile');
    expect(madness.resolveAll().life(0)).toBe(21);
  });
});

describe('second clauses: drawing (121)', () => {
  it('mtg:121.5 a card that is put into the hand is told as moved, and no replacement of drawing applies', () => {
    const position = { hand: ['Test Find'], library: ['Memnite', 'Forest'], battlefield: ['Test Instead'] };
    const game = magicPosition([position, {}]).cast(0, 'Test Find').resolve();
    game.answer(0, { choose: [{ card: 'Memnite' }] });
    expect([game.zones('Memnite'), game.life(0), game.happened('CARD_DRAWN')]).toEqual([['hand'], 20, []]);
  });
  it('mtg:121.5 nor does anybody lose who finds no card in an empty library', () => {
    const game = magicPosition([{ hand: ['Test Find'], library: [] }, {}])
      .cast(0, 'Test Find')
      .resolve();
    expect(game.result()).toBeNull();
  });

  it('mtg:121.7 of several cards that are drawn instead each is drawn by itself, after the rest of the damage', () => {
    const game = magicPosition([{ hand: ['Test Ward'] }, { hand: ['Test Bolt'] }])
      .cast(0, 'Test Ward')
      .resolve();
    game.pass().cast(1, 'Test Bolt', { player: 0 }).resolve();
    expect([game.life(0), game.hand(0)]).toEqual([18, 3]);
    const told = game.events.map((e) => e.type).filter((type) => type === 'DAMAGE_DEALT' || type === 'CARD_DRAWN');
    expect(told).toEqual(['DAMAGE_DEALT', 'CARD_DRAWN', 'CARD_DRAWN', 'CARD_DRAWN']);
  });
});
