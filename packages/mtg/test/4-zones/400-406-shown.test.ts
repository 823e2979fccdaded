/** Zones, one rule each (400–406): where things are, in which order, and what they become as they move. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  each,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  mana,
  plus,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';
import { leave, table } from '../8-multiplayer/table.js';
import { CARDS as COMMANDERS, commanders } from '../9-casual/cards.js';

const exiled = { zone: 'exile' };
ownCards(
  card('Test Vault', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        targets: [target([{ zone: 'graveyard' }])],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
        limit: { perTurn: 1 },
      }),
      activated([mana('{0}')], { effects: [gainLife({ count: [exiled, { linked: true }] })] }),
    ],
  }),
  instant('Test Banish', '{0}', {
    targets: [target(exiled)],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  card('Test Void', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'move', object: [], match: { to: 'exile' } }, { effects: [gainLife(5)] })],
  }),
  instant('Test Refill', '{0}', {
    effects: [
      { do: 'move', what: each({ zone: 'hand' }, { owner: 'you' }), to: 'library' },
      { do: 'shuffle', who: 'you' } as never,
      draw(1),
    ],
  }),
  creatureCard('Test Torn', '{0}', 'Spirit', '2/2', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  }),
  card('Test Riptide', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: creature,
        match: { from: 'battlefield', to: 'graveyard' },
        change: { to: 'hand' },
      },
    ],
  }),
  instant('Test Slay', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  instant('Test Plague', '{0}', { effects: [{ do: 'move', what: each(creature), to: 'graveyard', cause: 'destroy' }] }),
  card('Test Captain', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, plus(1, 1))] }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] }],
  }),
  instant('Test Invitation', '{0}', {
    effects: [
      { do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Creature'] }] }, cost: [] },
    ],
  }),
  instant('Test Encore', '{0}', {
    targets: [target(inYourGraveyard)],
    effects: [{ do: 'play', what: t(0), cost: [], exit: { to: 'exile' } }],
  }),
  instant('Test Loss', '{0}', {
    effects: [
      { do: 'discard', who: 'you', count: 1, save: 'lost' },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [{ do: 'move', what: { now: { saved: 'lost' } }, to: 'hand', cause: 'return' }],
      },
    ],
  }),
  card('Test Fury', {
    cost: '{9}',
    type: 'Instant',
    abilities: [keyword('madness', { cost: [mana('{0}')] }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  card('Test Omen', {
    cost: '{0}',
    type: 'Instant',
    abilities: [keyword('foretell', { cost: [mana('{1}')] }), { kind: 'spell', effects: [gainLife(3)] }],
  }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const at = (mine: Side, theirs: Side = {}): Play => magicPosition([mine, theirs]);
const order = (game: Play, zone: string, owner: number): unknown[] =>
  game
    .view()
    .zones.flatMap((z) =>
      z.id === zone && z.owner === owner && 'objects' in z ? z.objects.map((id) => game.view().objects[id]?.card) : [],
    );

describe('zones (400)', () => {
  it('mtg:400.1 mtg-2003:217.1 each player has a library, a hand and a graveyard; battlefield, stack, exile and command are shared', () => {
    const zones = at({})
      .view()
      .zones.map(({ id, owner }) => `${id} ${owner ?? 'shared'}`);
    expect(zones.sort()).toEqual(
      [
        ...['library', 'hand', 'graveyard'].flatMap((zone) => [`${zone} 0`, `${zone} 1`]),
        ...['battlefield', 'stack', 'exile', 'command'].map((zone) => `${zone} shared`),
      ].sort(),
    );
  });

  it('mtg:400.1 the graveyard of a card is that of its owner, whoever controlled it', () => {
    const game = at({ hand: ['Shock'], battlefield: ['Mountain', { card: 'Memnite', controller: 1 }] });
    game.cast(0, 'Shock', { card: 'Memnite' }).resolve();
    expect([order(game, 'graveyard', 0), order(game, 'graveyard', 1)]).toEqual([['Memnite', 'Shock'], []]);
  });

  it('mtg:400.5 mtg-2003:217.1b cards in a graveyard keep the order in which they came, whatever is taken from among them', () => {
    const game = at({
      hand: ['Shock', 'Test Later', 'Test Encore'],
      graveyard: ['Divination', 'Giant Growth', 'Fog'],
      battlefield: ['Mountain'],
    });
    game.cast(0, 'Shock', { player: 1 }).resolve().cast(0, 'Test Later').resolve();
    expect(order(game, 'graveyard', 0)).toEqual(['Test Later', 'Shock', 'Divination', 'Giant Growth', 'Fog']);
    game.castAt(0, 'Test Encore', { card: 'Divination' }).resolve();
    game.choose(0, { card: 'Divination' }).resolveAll();
    expect(order(game, 'graveyard', 0)).toEqual(['Test Encore', 'Test Later', 'Shock', 'Giant Growth', 'Fog']);
  });

  it('mtg:400.6 mtg-2003:217.1d where two effects would send it to different places its controller chooses which applies', () => {
    const game = at({ battlefield: ['Test Riptide'], hand: ['Test Slay'] }, { battlefield: ['Test Torn'] });
    game.castAt(0, 'Test Slay', { card: 'Test Torn' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    game.choose(1, { card: 'Test Torn' });
    expect(game.zones('Test Torn')).toEqual(['exile']);
  });

  it('mtg:400.7f an Aura that is put into the graveyard together with what it enchanted is found there', () => {
    const game = at({
      hand: ['Test Slay'],
      battlefield: [
        { card: 'Hill Giant', as: 'giant' },
        { card: 'Angelic Destiny', attachedTo: 'giant' },
      ],
    });
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolveAll();
    expect([game.zones('Hill Giant'), game.zones('Angelic Destiny')]).toEqual([['graveyard'], ['hand']]);
  });

  it('mtg:400.7g what lets a card be cast goes on for the spell: with flashback it is exiled as it leaves', () => {
    const game = at({
      hand: ['Snapcaster Mage'],
      graveyard: ['Shock'],
      battlefield: [...lands(2, 'Island'), 'Mountain'],
    });
    game.cast(0, 'Snapcaster Mage').resolve().resolveAll();
    game.choose(0, { kind: 'CAST', card: 'Shock' }, { player: 1 }).resolve();
    expect([game.life(1), game.zones('Shock')]).toEqual([18, ['exile']]);
  });

  it('mtg:400.7h what lets a card be cast says more of the spell that it becomes', () => {
    const game = at({ hand: ['Test Encore'], graveyard: ['Divination', 'Fog'] })
      .castAt(0, 'Test Encore', { card: 'Divination' })
      .resolve();
    game.choose(0, { card: 'Divination' });
    expect(game.the('Divination', 'stack').zone).toBe('stack');
    game.resolve();
    expect([game.zones('Divination'), game.hand(0)]).toEqual([['exile'], 2]);
  });

  it('mtg:400.7k a card with madness that was not cast is still the card that was discarded', () => {
    const game = at({ hand: ['Test Loss', 'Test Fury'] })
      .cast(0, 'Test Loss')
      .resolve();
    while (game.decision().kind !== 'PRIORITY') game.takeDefault(game.decision().kind);
    game.resolveAll();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, { choose: [] });
    expect(game.zones('Test Fury')).toEqual(['graveyard']);
    game.until({ step: 'end' }).resolveAll();
    expect(game.zones('Test Fury')).toEqual(['hand']);
  });

  it('mtg:400.11a cards of a sideboard are outside the game, in none of its zones', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }], sideboard: [{ card: 'Hill Giant', count: 4 }] };
    const created = magic.create({
      edition: 'current',
      seed: 'sideboards',
      options: { autoPass: 'none', payment: 'auto' },
      seats: ['A', 'B'].map((name) => ({ name, deck })),
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const seen = Object.values(magic.view(created.value.state, 'judge').objects).map((object) => object.card);
    expect([new Set(seen), seen.length]).toEqual([new Set(['Forest']), 120]);
  });

  it('mtg:400.10 what is put into the command zone from there changes no zones, and is a new object', () => {
    const recall = instant('Test Recall', '{0}', {
      effects: [{ do: 'move', what: each({ zone: 'command' }, { is: 'commander' }), to: 'command' }],
    });
    const game = commanders([{ command: ['Test Captain'], hand: ['Test Recall'] }, {}], {
      definitions: [...COMMANDERS, recall] as never,
    });
    const before = game.the('Test Captain', 'command').id;
    game.cast(0, 'Test Recall').resolve();
    expect(game.zones('Test Captain')).toEqual(['command']);
    expect(game.the('Test Captain', 'command').id).not.toBe(before);
  });

  it('mtg:400.12 what is done to a zone is done to all cards in it', () => {
    const game = at({ hand: ['Test Refill', 'Shock', 'Fog'], library: ['Hill Giant'] })
      .cast(0, 'Test Refill')
      .resolve()
      .takeDefault('ORDER');
    const library = game.view().zones.find((z) => z.id === 'library' && z.owner === 0) as { count?: number };
    expect([game.hand(0), library.count ?? order(game, 'library', 0).length]).toEqual([1, 2]);
  });
});

describe('libraries, the battlefield and graveyards (401–404)', () => {
  it('mtg:401.1 mtg-2003:217.2a as a game begins each player’s deck is their library, but for the hand that they have drawn', () => {
    const deck = {
      main: [
        { card: 'Forest', count: 40 },
        { card: 'Grizzly Bears', count: 20 },
      ],
    };
    const created = magic.create({
      edition: 'current',
      seed: 'decks',
      options: { autoPass: 'none', payment: 'auto' },
      seats: ['A', 'B'].map((name) => ({ name, deck })),
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const { zones } = magic.view(created.value.state, 'judge');
    const sizes = (zone: string): unknown[] =>
      zones.filter((z) => z.id === zone).map((z) => ('objects' in z ? z.objects.length : z.count));
    expect([sizes('library'), sizes('hand')]).toEqual([
      [53, 53],
      [7, 7],
    ]);
  });

  it('mtg:403.2 what says no zone affects and counts only what is on the battlefield', () => {
    const game = at({
      hand: ['Test Plague', 'Grizzly Bears'],
      graveyard: ['Hill Giant'],
      battlefield: ['Test Captain', 'Craw Wurm'],
    });
    expect([game.figures('Craw Wurm'), game.the('Hill Giant', 'graveyard').power]).toEqual(['7/5', 3]);
    game.cast(0, 'Test Plague').resolve();
    expect([game.zones('Craw Wurm'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['hand']]);
  });

  it('mtg:403.3 whatever is on the battlefield is a permanent, and a permanent card elsewhere is none', () => {
    const count = instant('Test Tally', '{0}', { effects: [gainLife({ count: [{ controller: 'you' }] })] });
    const game = magicPosition(
      [{ hand: ['Test Tally', 'Hill Giant'], graveyard: ['Craw Wurm'], battlefield: ['Forest', 'Grizzly Bears'] }, {}],
      { definitions: [count] },
    );
    expect(game.cast(0, 'Test Tally').resolve().life(0)).toBe(22);
  });
});

describe('the stack (405)', () => {
  it('mtg:405.1 mtg-2003:217.6a a spell is its card, which goes there; an ability goes there without one', () => {
    const game = at({ hand: ['Test Later'], battlefield: ['Test Vault'], graveyard: ['Fog'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Vault', ability: 0 });
    expect([game.view().stack.length, game.all('Test Vault').length]).toEqual([1, 1]);
    game.cast(0, 'Test Later');
    expect([game.view().stack.map((s) => s.kind), game.zones('Test Later')]).toEqual([['SPELL', 'ABILITY'], ['stack']]);
  });

  it('mtg:405.6a mtg-2003:408.2a effects are not on the stack, but a delayed ability that they made goes there as it triggers', () => {
    const game = at({ hand: ['Test Later'] })
      .cast(0, 'Test Later')
      .resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
    game.until({ step: 'end' });
    expect([game.view().stack.length, game.life(0)]).toEqual([1, 20]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:405.6b mtg-2003:408.2b what a static ability does is so at once, without the stack', () => {
    const game = at({ hand: ['Test Captain'], battlefield: ['Grizzly Bears'] }).cast(0, 'Test Captain');
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    game.resolve();
    expect([game.figures('Grizzly Bears'), game.view().stack]).toEqual(['3/3', []]);
  });

  it('mtg:405.6d mtg-2003:408.2d special actions happen immediately: a land is there as it is played', () => {
    const game = at({ hand: ['Forest'] }).choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.view().stack, game.zones('Forest'), game.decision().seat]).toEqual([[], ['battlefield'], 0]);
  });

  it('mtg:405.6e turn-based actions use no stack, and are done before anybody has priority', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Forest', tapped: true }], library: ['Fog'] }, {}], {
      turn: { step: 'untap' },
    });
    expect([game.the('Forest').tapped, game.view().turn.step, game.view().stack]).toEqual([false, 'upkeep', []]);
    expect([game.hand(0), game.until({ step: 'draw' }).hand(0), game.view().stack]).toEqual([0, 1, []]);
  });

  it('mtg:405.6f mtg-2003:408.2c state-based actions use no stack, and nobody has priority before them', () => {
    const game = at({ hand: ['Shock'], battlefield: ['Mountain', 'Grizzly Bears'] }).castAt(0, 'Shock', {
      card: 'Grizzly Bears',
    });
    game.resolve();
    expect([game.zones('Grizzly Bears'), game.view().stack, game.decision().kind]).toEqual([
      ['graveyard'],
      [],
      'PRIORITY',
    ]);
  });

  it('mtg:405.6g who concedes leaves at once, also while something is on the stack and another player decides', () => {
    const game = leave(
      table([{ hand: ['Test Later'] }, {}, {}], { definitions: [LATER] as never }).cast(0, 'Test Later'),
      2,
    );
    expect([game.view().players[2]?.lost, game.view().stack.length, game.result()]).toEqual([true, 1, null]);
  });

  it('mtg:405.6h what a player who leaves owns leaves with them at once', () => {
    const game = table([{}, { hand: ['Test Later'], battlefield: ['Hill Giant'] }, {}], {
      definitions: [LATER] as never,
    });
    game.pass().cast(1, 'Test Later');
    leave(game, 1);
    expect([game.zones('Hill Giant'), game.view().stack]).toEqual([[], []]);
  });
});
const LATER = instant('Test Later', '{0}', {
  effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] }],
});

describe('exile (406)', () => {
  const kept = (): Play =>
    at({ hand: ['Test Banish', 'Test Slay'], battlefield: ['Test Vault', 'Test Void'], graveyard: ['Fog'] })
      .choose(0, { kind: 'ACTIVATE', card: 'Test Vault', ability: 0 })
      .resolveAll();
  it('mtg:406.2 mtg-2003:217.7a to exile an object is to put it into exile from wherever it is', () => {
    const game = kept();
    expect([game.zones('Fog'), game.life(0)]).toEqual([['exile'], 25]);
  });

  it('mtg:406.6 what speaks of the exiled cards means those that its own first ability exiled', () => {
    const game = kept();
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Vault', ability: 1 }).resolve();
    expect(game.life(0)).toBe(26);
    const two = at({ battlefield: ['Test Vault'], exile: ['Fog', 'Shock'] });
    two.choose(0, { kind: 'ACTIVATE', card: 'Test Vault' }).resolve();
    expect(two.life(0)).toBe(20);
    // What another object of the same name exiled is not meant.
    const both = at({ battlefield: ['Test Vault', 'Test Vault'], graveyard: ['Fog'] });
    const [one, other] = both.all('Test Vault').map(({ id }) => String(id));
    both.choose(0, { kind: 'ACTIVATE', object: String(one), ability: 0 }).resolve();
    both.choose(0, { kind: 'ACTIVATE', object: String(other), ability: 1 }).resolve();
    expect([both.zones('Fog'), both.life(0)]).toEqual([['exile'], 20]);
  });

  it('mtg:406.7 what is exiled and becomes exiled changes no zones, and is a new object: nothing that exiled it knows it', () => {
    const game = kept();
    const before = game.the('Fog', 'exile').id;
    game.castAt(0, 'Test Banish', { card: 'Fog' }).resolveAll();
    expect([game.the('Fog', 'exile').id === before, game.life(0)]).toEqual([false, 25]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Vault', ability: 1 }).resolve();
    expect(game.life(0)).toBe(25);
  });

  it('mtg:400.8 what is exiled and becomes exiled is a new object that has just been exiled', () => {
    const game = kept();
    const before = game.the('Fog', 'exile').id;
    game.castAt(0, 'Test Banish', { card: 'Fog' }).resolveAll();
    const moved = game.happened('OBJECT_MOVED').at(-1) as JsonObject;
    expect([game.the('Fog', 'exile').id !== before, moved.to]).toEqual([true, 'graveyard']);
  });

  it('mtg:406.3a a card that is exiled face down has no characteristics, and is face up as it is cast', () => {
    const game = at({ hand: ['Test Omen'], battlefield: lands(3, 'Island') });
    game.choose(0, { kind: 'SPECIAL', card: 'Test Omen' });
    expect(game.the('Test Omen', 'exile')).toMatchObject({ name: '', types: [], colors: [], faceDown: true });
    game.until({ turn: 5, step: 'precombatMain' }).choose(0, { card: 'Test Omen', method: 'foretell' });
    expect(game.the('Test Omen', 'stack')).toMatchObject({ name: 'Test Omen', types: ['Instant'], faceDown: false });
  });

  it('mtg:402.3 whether a hand has what could be played from it is told to nobody: its player is asked all the same', () => {
    for (const [hand, options] of [
      [['Forest', 'Fog'], []],
      [['Forest', 'Grizzly Bears'], ['Grizzly Bears']],
    ] as const) {
      const game = at({ hand: ['Test Invitation', ...hand] })
        .cast(0, 'Test Invitation')
        .resolve();
      expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 0 });
      expect(game.decision().options.map(({ card }) => card)).toEqual(options);
      expect(JSON.stringify(game.view(1).turn)).toBe(
        JSON.stringify(at({}).view(1).turn).replace('"priority":0', '"priority":null'),
      );
    }
    // Of an empty hand everybody knows that there is nothing.
    expect(
      at({ hand: ['Test Invitation'] })
        .cast(0, 'Test Invitation')
        .resolve()
        .decision().kind,
    ).toBe('PRIORITY');
  });

  it('mtg:402.3 nor whether it has a card to reveal for an optional cost: they are asked, and refused if they say yes', () => {
    const roar = (hand: string[]) =>
      at({ hand: ['Draconic Roar', ...hand], battlefield: [...lands(2, 'Mountain'), 'Grizzly Bears'] }).choose(0, {
        kind: 'CAST',
        card: 'Draconic Roar',
      });
    const without = roar(['Plains']);
    expect(without.decision()).toMatchObject({ kind: 'OPTIONAL_COST', seat: 0 });
    expect(without.view(1).turn).toEqual(roar(['Shivan Dragon']).view(1).turn);
    expect(without.refused(0, { confirm: true })).toMatchObject({ rules: expect.arrayContaining(['mtg:701.20a']) });
    expect(without.answer(0, { confirm: false }).decision().kind).not.toBe('OPTIONAL_COST');
    // Of an empty hand everybody knows that it has none, and what can't be paid for besides is not asked about.
    expect(roar([]).decision().kind).not.toBe('OPTIONAL_COST');
  });

  it('mtg:402.3 nor whether it has what could be spliced onto an Arcane spell', () => {
    const glow = (hand: string[]) =>
      at({ hand: ["Candles' Glow", ...hand], battlefield: lands(2, 'Plains'), library: ['Plains'] }).choose(0, {
        kind: 'CAST',
        card: "Candles' Glow",
      });
    expect(glow(['Forest']).decision()).toMatchObject({ kind: 'SPLICE', options: [] });
    expect(glow([]).decision().kind).toBe('TARGETS');
  });

  it('mtg:708.5 what lies face down is not told by an ability of it on the stack either', () => {
    const game = at(
      {
        hand: ['Aquamorph Entity'],
        battlefield: [...lands(3, 'Island'), 'The Tabernacle at Pendrell Vale'],
        library: ['Island', 'Island'],
      },
      { library: ['Swamp', 'Swamp'] },
    );
    game.choose(0, { kind: 'CAST', card: 'Aquamorph Entity', method: 'morph' }).resolve();
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.view(0).stack).toMatchObject([{ kind: 'ABILITY', card: 'Face-down creature' }]);
    expect(JSON.stringify(game.view(1))).not.toContain('Aquamorph');
    const ability = String(game.view(1).stack[0]?.id);
    expect(game.view(1).objects[ability]).toMatchObject({ name: '', faceDown: true });
  });
});
