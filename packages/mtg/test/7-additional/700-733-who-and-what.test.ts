/** Modes, keyword actions, turn-based actions, checks, copies, reversing (700–733): each player, each of several, each way. */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  artifact,
  attach,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  enters,
  exile,
  faces,
  fight,
  gainLife,
  instant,
  keyword,
  land,
  mana,
  mill,
  player,
  putOntoBattlefield,
  regenerate,
  sorcery,
  t,
  tapIt,
  target,
  token,
  transform,
  triggered,
} from '../../src/language/builders.js';

const modes = (min: number, max: number) => ({
  min,
  max,
  choices: [
    { label: 'kill', targets: [target(creature)], effects: [destroy(t(0))] },
    { label: 'break', targets: [target(artifact)], effects: [destroy(t(0))] },
    { label: 'gain', effects: [gainLife(4)] },
  ],
});
const relic = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const does = (name: string, ...effects: Effect[]) => sorcery(name, '{0}', { effects });
const SOLDIER = token('Test Soldier', 'Creature — Soldier', ['W'], '1/1');

ownCards(
  instant('Test Choose Two', '{0}', { modes: modes(2, 2) }),
  relic('Test Idol'),
  creatureCard(
    'Test Chooser',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'cast', player: 'opponent' }, { modes: modes(1, 1) }),
  ),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  card('Test Blade', { cost: '{0}', type: 'Artifact — Equipment', abilities: [] }),
  instant('Test Move', '{0}', {
    targets: [target({ zone: 'battlefield' }), target({ any: [player, [{ zone: 'battlefield' }]] })],
    effects: [attach(t(0), t(1))],
  }),
  card('Test Curse', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(player)] }),
  does('Test Muster', { do: 'create', token: SOLDIER, count: 3, who: 'players' }),
  instant('Test Burn', '{0}', { targets: [target(creature)], effects: [damage(5, t(0))] }),
  does(
    'Test Forget',
    { do: 'discard', who: 'opponents', count: 2, filter: land, save: 'lost' },
    exile({ now: { saved: 'lost' } } as never),
  ),
  does('Test Purge', exile(each({ zone: 'graveyard' }))),
  instant('Test Brawl', '{0}', {
    targets: [target(creature), target({ zone: 'battlefield' }, { notIn: [0] })],
    effects: [fight(t(0), t(1))],
  }),
  does('Test Erode', mill(2, 'players')),
  does('Test Dig', { do: 'search', who: 'you', filter: land, to: 'battlefield', status: { tapped: true } } as Effect),
  does('Test Extract', { do: 'search', of: 'opponents', filter: creature, to: 'exile', count: 1 } as Effect),
  does('Test Shuffle', { do: 'shuffle', who: 'players' }),
  does(
    'Test Show',
    { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], min: 1, save: 'it' },
    { do: 'reveal', what: { saved: 'it' } },
  ),
  does('Test Settle', putOntoBattlefield(each({ zone: 'graveyard' }, { owner: 'you' }, land))),
  instant('Test Tap', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [tapIt(t(0))] }),
  instant('Test Untap', '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
  }),
  relic(
    'Test Tap Watch',
    triggered({ on: 'status', object: creature, match: { status: 'tapped', on: true } }, { effects: [gainLife(1)] }),
  ),
  relic(
    'Test Untap Watch',
    triggered({ on: 'status', object: creature, match: { status: 'tapped', on: false } }, { effects: [gainLife(10)] }),
  ),
  faces(
    'transform',
    creatureCard('Test Novice', '{0}', 'Human', '1/1'),
    card('Test Master', { type: 'Creature — Human', colors: [], power: 4, toughness: 4 }),
  ),
  does('Test Moon', transform(each(creature))),
  instant('Test Convert', '{0}', { targets: [target(creature)], effects: [{ do: 'convert', what: t(0) }] }),
  creatureCard('Test Agent', '{3}{G}', 'Beast', '4/4', keyword('disguise', { cost: [mana('{1}{G}')] })),
  instant('Test Save', '{0}', { effects: [regenerate(each(creature))] }),
  instant('Test Break It', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  faces(
    'transform',
    creatureCard('Test Odd', '{0}', 'Human', '1/1'),
    card('Test Rite', { type: 'Sorcery', colors: [], abilities: [] }),
  ),
  faces(
    'transform',
    creatureCard('Test Turner', '{0}', 'Human', '1/1', activated([], { effects: [{ do: 'convert', what: 'self' }] })),
    card('Test Turned', {
      type: 'Creature — Human',
      colors: [],
      power: 4,
      toughness: 4,
      abilities: [activated([], { effects: [{ do: 'convert', what: 'self' }] })],
    }),
  ),
  does('Test Cloak Two', { do: 'cloak', count: 2 }),
  sorcery('Test Bury', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'manifest', what: t(0) }],
  }),
  creatureCard('Test Mega', '{3}{G}', 'Beast', '4/4', keyword('megamorph', { cost: [mana('{G}')] })),
  creatureCard('Test Costly', '{3}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{4}{G}')] })),
  does('Test Manifest', { do: 'manifest', count: 1 }),
  card('Test Eternal', {
    cost: '{0}',
    type: 'Creature — Wall',
    power: 0,
    toughness: 1,
    abilities: [keyword('indestructible')],
  }),
  instant('Test Shrink', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'toughness', value: -1 }] }],
  }),
  does('Test Mirror', {
    do: 'become',
    what: each(creature, { has: ['subtypes', 'Bear'] }),
    copy: { each: and(creature, { named: 'Hill Giant' }) },
  }),
  relic('Test Font', activated([], { limit: { perTurn: 1 }, effects: [gainLife(3)] })),
  instant('Test Twin', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'copy', what: t(0), count: 2, newTargets: true }],
  }),
  instant('Test Spark', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Human',
    '1/9',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  relic('Test Second', triggered({ on: 'cast', player: 'you', match: { nth: 3 } }, { effects: [gainLife(50)] })),
  creatureCard('Test Greeter', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(1)] })),
);
const offered = (game: Play, kind = 'CAST') =>
  game
    .decision()
    .options.filter((o) => o.kind === kind && !o.mana)
    .map((o) => o.card);
const tapped = (game: Play, name: string) => game.the(name).tapped;

describe('modes (700.2)', () => {
  it('mtg:700.2 mtg:700.2a as many modes as it says, and without so many legal ones it is not cast', () => {
    const may = (...theirs: string[]) => magicPosition([{ hand: ['Test Choose Two'] }, { battlefield: theirs }]);
    expect([offered(may()), offered(may('Hill Giant'))]).toEqual([[], ['Test Choose Two']]);
    const game = may('Hill Giant', 'Test Idol').cast(0, 'Test Choose Two');
    expect(game.decision()).toMatchObject({ kind: 'MODES', min: 2, max: 2 });
    game.refused(0, { choose: [{ index: 2 }] });
  });
  it('mtg:700.2c mtg:700.2d each of the chosen modes has its own target, and is followed', () => {
    const game = magicPosition([
      { hand: ['Test Choose Two'] },
      { battlefield: ['Hill Giant', 'Craw Wurm', 'Test Idol', 'Test Blade'] },
    ]);
    game
      .cast(0, 'Test Choose Two', [{ index: 0 }, { index: 1 }], { card: 'Craw Wurm' }, { card: 'Test Idol' })
      .resolve();
    expect(['Hill Giant', 'Craw Wurm', 'Test Idol', 'Test Blade'].map((n) => game.zones(n)[0])).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
      'battlefield',
    ]);
    expect(game.life(0)).toBe(20);
  });
  it('mtg:700.2b the controller of the ability chooses its mode, in anybody’s turn', () => {
    const game = magicPosition([{ hand: ['Test Sip'] }, { battlefield: ['Test Chooser'] }]).cast(0, 'Test Sip');
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 1, options: [{ index: 0 }, { index: 2 }] });
  });
});

describe('keyword actions (701)', () => {
  it('mtg:701.3a mtg:701.3b what it can’t be attached to it is not attached to, and it stays where it was', () => {
    const position = () =>
      magicPosition([
        {
          hand: ['Test Move', 'Test Move'],
          battlefield: [
            { card: 'Hill Giant', as: 'g' },
            { card: 'Test Blade', attachedTo: 'g' },
            'Test Idol',
            'Craw Wurm',
          ],
        },
        {},
      ]);
    const wrong = position().cast(0, 'Test Move', { card: 'Test Blade' }, { card: 'Test Idol' }).resolve();
    expect(wrong.the('Test Blade').attachedTo).toBe(wrong.the('Hill Giant').id);
    const right = position().cast(0, 'Test Move', { card: 'Test Blade' }, { card: 'Craw Wurm' }).resolve();
    expect(right.the('Test Blade').attachedTo).toBe(right.the('Craw Wurm').id);
  });
  it('mtg:701.3a an Aura that enchants players is attached to another player', () => {
    const game = magicPosition([{ hand: ['Test Curse', 'Test Move'] }, {}])
      .cast(0, 'Test Curse', { player: 1 })
      .resolve();
    expect(game.the('Test Curse').attachedTo).toMatchObject({ player: 1 });
    game.castAt(0, 'Test Move', { player: 0 });
    expect(game.resolve().the('Test Curse').attachedTo).toMatchObject({ player: 0 });
  });
  it('mtg:701.7a each player who creates tokens creates as many as it says', () => {
    const game = magicPosition([{ hand: ['Test Muster'] }, {}])
      .cast(0, 'Test Muster')
      .resolve();
    expect(game.all('Test Soldier').map((s) => s.controller)).toEqual([0, 0, 0, 1, 1, 1]);
  });
  it('mtg:701.8a lethal damage destroys, which what is indestructible survives', () => {
    const game = magicPosition([{ hand: ['Test Burn', 'Test Burn'], battlefield: ['Test Eternal', 'Hill Giant'] }, {}]);
    for (const name of ['Test Eternal', 'Hill Giant']) game.castAt(0, 'Test Burn', { card: name }).resolve();
    expect([game.zones('Test Eternal'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:701.9a mtg:701.9b who discards chooses as many of the kind as the effect says, and the effect finds them', () => {
    const game = magicPosition([{ hand: ['Test Forget'] }, { hand: ['Forest', 'Island', 'Plains', 'Shock'] }])
      .cast(0, 'Test Forget')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 1, min: 2, max: 2 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Forest', 'Island', 'Plains']);
    game.choose(1, [{ card: 'Forest' }, { card: 'Plains' }]);
    expect(['Forest', 'Island', 'Plains', 'Shock'].map((n) => game.zones(n)[0])).toEqual([
      'exile',
      'hand',
      'exile',
      'hand',
    ]);
  });
  it('mtg:701.13a cards are exiled from where they are', () => {
    const game = magicPosition([{ hand: ['Test Purge'], graveyard: ['Forest'] }, { graveyard: ['Island'] }])
      .cast(0, 'Test Purge')
      .resolve();
    expect([game.zones('Forest'), game.zones('Island'), game.zones('Test Purge')]).toEqual([
      ['exile'],
      ['exile'],
      ['graveyard'],
    ]);
  });
  it('mtg:701.14b a creature does not fight what is none, whichever of the two that is', () => {
    const game = magicPosition([{ hand: ['Test Brawl'], battlefield: ['Hill Giant', 'Test Idol', 'Craw Wurm'] }, {}]);
    game.cast(0, 'Test Brawl', { card: 'Hill Giant' }, { card: 'Test Idol' }).resolve();
    expect([game.the('Hill Giant').damage, game.happened('DAMAGE_DEALT')]).toEqual([0, []]);
  });
  it('mtg:701.17a each player mills from the top of their own library', () => {
    const library = ['Forest', 'Island', 'Plains'];
    const game = magicPosition([{ hand: ['Test Erode'], library }, { library: ['Swamp', 'Mountain', 'Shock'] }])
      .cast(0, 'Test Erode')
      .resolve();
    expect(['Forest', 'Island', 'Plains', 'Swamp', 'Mountain', 'Shock'].map((n) => game.zones(n)[0])).toEqual([
      'graveyard',
      'graveyard',
      'library',
      'graveyard',
      'graveyard',
      'library',
    ]);
  });
  it('mtg:701.18a a land is played from the hand once a turn, in a main phase of one’s own, with an empty stack, which it does not use', () => {
    const may = (game: Play) => offered(game, 'PLAY_LAND');
    const position = () => magicPosition([{ hand: ['Forest', 'Island', 'Test Sip'] }, { hand: ['Plains'] }]);
    expect(may(position().cast(0, 'Test Sip'))).toEqual([]);
    const game = position().choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.view().stack, game.zones('Forest'), may(game)]).toEqual([[], ['battlefield'], []]);
    expect(may(position().until({ step: 'postcombatMain' }))).toEqual(['Forest', 'Island']);
    expect([may(position().until({ step: 'end' })), may(position().pass())]).toEqual([[], []]);
  });
  it('mtg:701.18a a land that an effect puts onto the battlefield is not played', () => {
    const game = magicPosition([{ hand: ['Test Settle', 'Island'], graveyard: ['Forest'] }, {}])
      .cast(0, 'Test Settle')
      .resolve();
    expect([game.zones('Forest'), offered(game, 'PLAY_LAND'), game.happened('LAND_PLAYED')]).toEqual([
      ['battlefield'],
      ['Island'],
      [],
    ]);
  });
  it('mtg:701.20a a card of the hand that is revealed is shown to all', () => {
    const game = magicPosition([{ hand: ['Test Show', 'Forest', 'Island'] }, {}])
      .cast(0, 'Test Show')
      .resolve()
      .choose(0, { card: 'Island' });
    expect(game.happened('REVEALED')).toMatchObject([{ cards: [{ card: 'Island' }] }]);
    expect(
      Object.values(game.view(1).objects)
        .filter((o) => o.zone === 'hand')
        .map((o) => o.card),
    ).toEqual(['Island']);
  });
  it('mtg:701.23a who searches finds as many as it says, in the library that it says, and puts them as it says', () => {
    const own = magicPosition([{ hand: ['Test Dig'], library: ['Forest', 'Island', 'Shock'] }, {}])
      .cast(0, 'Test Dig')
      .resolve();
    expect(own.decision()).toMatchObject({ kind: 'SEARCH', seat: 0, max: 1 });
    expect(tapped(own.choose(0, { card: 'Island' }), 'Island')).toBe(true);
    const theirs = magicPosition([
      { hand: ['Test Extract'], library: ['Hill Giant'] },
      { library: ['Craw Wurm', 'Forest'] },
    ])
      .cast(0, 'Test Extract')
      .resolve();
    expect(theirs.decision()).toMatchObject({ kind: 'SEARCH', seat: 0 });
    expect(theirs.decision().options.map((o) => o.card)).toEqual(['Craw Wurm']);
  });
  it('mtg:701.24a each player who is told to shuffles', () => {
    const game = magicPosition([{ hand: ['Test Shuffle'] }, {}])
      .cast(0, 'Test Shuffle')
      .resolve();
    expect(game.events.filter((e) => e.type.includes('SHUFFLE')).map((e) => e.data.seat ?? e.data.owner)).toEqual([
      0, 1,
    ]);
  });
  it('mtg:701.26a mtg:701.26b only what is untapped is tapped, and only what is tapped is untapped', () => {
    const after = (spell: string, was: boolean) => {
      const game = magicPosition([
        {
          hand: [spell],
          battlefield: ['Test Tap Watch', 'Test Untap Watch', { card: 'Hill Giant', tapped: was }] as never,
        },
        {},
      ]);
      game.cast(0, spell, { card: 'Hill Giant' }).resolve();
      return [tapped(game, 'Hill Giant'), game.resolveAll().life(0)];
    };
    expect([after('Test Tap', false), after('Test Tap', true)]).toEqual([
      [true, 21],
      [true, 20],
    ]);
    expect([after('Test Untap', true), after('Test Untap', false)]).toEqual([
      [false, 30],
      [false, 20],
    ]);
  });
  it('mtg:701.27a each of several permanents transforms', () => {
    const game = magicPosition([{ hand: ['Test Moon'], battlefield: ['Test Novice', 'Test Novice'] }, {}])
      .cast(0, 'Test Moon')
      .resolve();
    expect(game.all('Test Novice // Test Master').map((o) => o.name)).toEqual(['Test Master', 'Test Master']);
  });
  it('mtg:701.58e several are cloaked one at a time, each from the top', () => {
    const game = magicPosition([{ hand: ['Test Cloak Two'], library: ['Forest', 'Island', 'Plains'] }, {}])
      .cast(0, 'Test Cloak Two')
      .resolve();
    const down = Object.values(game.view().objects).filter((o) => o.zone === 'battlefield');
    expect(down.map((o) => o.card)).toEqual(['Forest', 'Island']);
    expect(game.zones('Plains')).toEqual(['library']);
  });
  it('mtg:701.40a mtg:701.58a a card of another player is manifested under the control of who does it', () => {
    const game = magicPosition([{ hand: ['Test Bury'] }, { graveyard: ['Hill Giant'] }])
      .castAt(0, 'Test Bury', { card: 'Hill Giant' })
      .resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1, faceDown: true });
    expect(game.figures('Hill Giant')).toBe('2/2');
  });
  it('mtg:702.37b the counter comes with the megamorph cost alone', () => {
    const up = (method: string) => {
      const game = magicPosition([
        { hand: ['Test Manifest'], library: ['Test Mega', 'Forest'], battlefield: lands(4, 'Forest') },
        {},
      ])
        .cast(0, 'Test Manifest')
        .resolve();
      return game.choose(0, { kind: 'TURN_FACE_UP', method }).the('Test Mega').counters ?? {};
    };
    expect([up('manifested'), up('megamorph')]).toEqual([{}, { '+1/+1': 1 }]);
  });
  it('mtg:702.168d who can’t pay the disguise cost does not turn it face up', () => {
    const may = (n: number) => {
      const game = magicPosition([{ hand: ['Test Agent'], battlefield: lands(n + 3, 'Forest') }, {}]);
      return offered(game.choose(0, { kind: 'CAST', method: 'disguise' }).resolve(), 'TURN_FACE_UP');
    };
    expect([may(1), may(2)]).toEqual([[], ['Test Agent']]);
  });
  it('mtg:701.19a all damage is removed from what regenerates', () => {
    const game = magicPosition([
      { hand: ['Test Save', 'Test Break It'], battlefield: [{ card: 'Craw Wurm', damage: 3 }] },
      {},
    ]);
    game.cast(0, 'Test Save').resolve().castAt(0, 'Test Break It', { card: 'Craw Wurm' }).resolve();
    expect(game.the('Craw Wurm')).toMatchObject({ damage: 0, tapped: true });
  });
  it('mtg:701.28c mtg:701.28d what has no other face, or that of a sorcery, is not converted', () => {
    const game = magicPosition([
      { hand: ['Test Convert', 'Test Convert'], battlefield: ['Hill Giant', 'Test Odd'] },
      {},
    ]);
    game
      .cast(0, 'Test Convert', { card: 'Hill Giant' })
      .resolve()
      .cast(0, 'Test Convert', { card: 'Test Odd // Test Rite' })
      .resolve();
    expect(game.figures('Hill Giant')).toBe('3/3');
    expect([game.the('Test Odd // Test Rite').name, game.happened('FACE_CHANGED')]).toEqual(['Test Odd', []]);
  });
  it('mtg:701.28e mtg:701.27f an ability of its own turns it once however often it was activated meanwhile; a spell turns it again', () => {
    const game = magicPosition([{ hand: ['Test Convert'], battlefield: ['Test Turner'] }, {}]);
    const name = () => game.the('Test Turner // Test Turned').name;
    game.activate(0, 'Test Turner').activate(0, 'Test Turner').resolve();
    expect([name(), game.resolve().happened('FACE_CHANGED').length]).toEqual(['Test Turned', 1]);
    game.castAt(0, 'Test Convert', { card: 'Test Turner // Test Turned' }).resolve();
    expect([name(), game.activate(0, 'Test Turner // Test Turned').resolve().happened('FACE_CHANGED').length]).toEqual([
      'Test Turner',
      3,
    ]);
  });
  it('mtg:702.37e who can’t pay the morph cost does not turn it face up', () => {
    const may = (n: number) =>
      offered(
        magicPosition([{ hand: ['Test Costly'], battlefield: lands(n + 3, 'Forest') }, {}])
          .choose(0, { kind: 'CAST', card: 'Test Costly', method: 'morph' })
          .resolve(),
        'TURN_FACE_UP',
      );
    expect([may(4), may(5)]).toEqual([[], ['Test Costly']]);
  });
});

describe('turn-based and state-based actions (703, 704)', () => {
  it('mtg:703.4d the active player draws as the draw step begins, nobody else, without the stack', () => {
    const game = magicPosition([{}, {}]).until({ turn: 4, step: 'draw' });
    expect([game.hand(0), game.hand(1), game.view().stack]).toEqual([0, 1, []]);
    expect(game.happened('CARD_DRAWN').map((e) => e.seat)).toEqual([1]);
  });
  it('mtg:704.1 mtg-2003:420.1 state-based actions happen by themselves and use no stack', () => {
    const game = magicPosition([{ hand: ['Test Burn'], battlefield: ['Hill Giant'] }, {}])
      .castAt(0, 'Test Burn', { card: 'Hill Giant' })
      .resolve();
    expect([game.zones('Hill Giant'), game.view().stack, game.waiting()]).toEqual([['graveyard'], [], true]);
  });
  it('mtg:704.2 mtg:704.3 they are made whoever’s turn it is and whatever waits on the stack', () => {
    const game = magicPosition([
      { hand: ['Test Sip'], battlefield: ['Hill Giant'] },
      { hand: ['Test Burn'], battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Test Sip').pass().cast(1, 'Test Burn', { controller: 0, card: 'Hill Giant' }).resolve();
    expect(game.all('Hill Giant').map((o) => o.controller)).toEqual([1]);
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Sip']);
  });
  it('mtg:704.5f what has toughness 0 is put into the graveyard, indestructible or not', () => {
    const game = magicPosition([{ hand: ['Test Shrink'], battlefield: ['Test Eternal'] }, {}])
      .castAt(0, 'Test Shrink', { card: 'Test Eternal' })
      .resolve();
    expect(game.zones('Test Eternal')).toEqual(['graveyard']);
  });
  it('mtg:704.5c more poison than ten loses as well', () => {
    const game = magicPosition([{ counters: { poison: 9 }, hand: ['Test Venom'] }, { counters: { poison: 9 } }], {
      definitions: [does('Test Venom', { do: 'counters', what: 'opponents', kind: 'poison', amount: 4 })],
    })
      .cast(0, 'Test Venom')
      .resolve();
    expect(game.result()).toMatchObject({ winners: [0] });
  });
});

describe('copies (707)', () => {
  it('mtg:707.4 mtg:707.2b each of several permanents becomes a copy', () => {
    const game = magicPosition([
      { hand: ['Test Mirror'], battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Hill Giant'] },
      {},
    ])
      .cast(0, 'Test Mirror')
      .resolve();
    expect(game.all('Grizzly Bears').map((o) => o.name)).toEqual(['Hill Giant', 'Hill Giant']);
    expect(game.all('Grizzly Bears').map((o) => `${o.power}/${o.toughness}`)).toEqual(['3/3', '3/3']);
  });
  it('mtg:707.10 abilities are copied as well, as often as it says, and the copies are not activated', () => {
    const game = magicPosition([{ hand: ['Test Twin'], battlefield: ['Test Font'] }, {}])
      .activate(0, 'Test Font')
      .castAt(0, 'Test Twin', { card: 'Test Font' })
      .resolve();
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Font', 'Test Font', 'Test Font']);
    expect([game.resolveAll().life(0), game.happened('ABILITY_ACTIVATED').length]).toEqual([29, 1]);
  });
  it('mtg:707.10 a copy of a spell was not cast', () => {
    const game = magicPosition([{ hand: ['Test Twin', 'Test Sip'], battlefield: ['Test Second'] }, {}])
      .cast(0, 'Test Sip')
      .castAt(0, 'Test Twin', { card: 'Test Sip' })
      .resolve();
    expect(game.resolveAll().life(0)).toBe(23);
    expect(game.happened('SPELL_CAST')).toHaveLength(2);
  });
  it('mtg:707.10c what a copy is aimed at anew becomes its target', () => {
    const game = magicPosition([
      { hand: ['Test Twin', 'Test Spark'], battlefield: ['Hill Giant', 'Test Nervous'] },
      {},
    ]);
    game.cast(0, 'Test Spark', { card: 'Hill Giant' }).castAt(0, 'Test Twin', { card: 'Test Spark' }).resolve();
    game.choose(0, { card: 'Test Nervous' });
    game.choose(0, { card: 'Hill Giant' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Nervous', 'Test Spark', 'Test Spark', 'Test Spark']);
    expect([game.resolveAll().the('Test Nervous').damage, game.the('Hill Giant').damage]).toEqual([1, 2]);
  });
});

describe('reversing (733)', () => {
  it('mtg:733.2 mtg-2003:422.2 who had priority keeps it, and may do it in a legal way, or something else', () => {
    const game = magicPosition([
      { hand: ['Test Spark', 'Test Sip'], battlefield: ['Hill Giant', 'Test Idol', 'Memnite'] },
      {},
    ]);
    game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Spark' }] }, { choose: [{ card: 'Test Idol' }] });
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect([game.zones('Test Spark'), offered(game)]).toEqual([['hand'], ['Test Spark', 'Test Sip']]);
    game.cast(0, 'Test Sip').cast(0, 'Test Spark', { card: 'Hill Giant' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Spark', 'Test Sip']);
  });
});
