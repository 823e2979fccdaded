/** Rules of several chapters where the owner, the controller and the active player are not one and the same. */
import type { CardDefinition } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacks,
  card,
  control,
  creature,
  creatureCard,
  damage,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  loyalty,
  permanent,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const SIEGE = 'Test Siege // Test Victor';
const CARDS: CardDefinition[] = [
  enchantment('Test Tithe', triggered({ on: 'tapForMana', object: [permanent] as never }, { effects: [gainLife(1)] })),
  instant('Test Wish', '{0}', { effects: [{ do: 'bring', to: 'hand', min: 1, max: 1 } as never] }),
  instant('Test Retell', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'copyCard', what: t(0), save: 'copy' } as never,
      { do: 'play', what: { saved: 'copy' }, cost: [] } as never,
    ],
  }),
  instant('Test Strike', '{0}', { targets: [target(permanent)], effects: [damage(1, t(0))] }),
  card('Test Front', { cost: '{0}', type: 'Battle', defense: 3 }),
  card('Test Rear', { cost: '{0}', type: 'Battle', defense: 3 }),
  faces(
    'transform',
    card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 1 }),
    card('Test Victor', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
  ),
  card('Test Muse', { cost: '{0}', type: 'Enchantment Creature — Background Elf', power: 1, toughness: 1 }),
  instant('Test Frog', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'subtypes', value: ['Frog'] }],
        until: { kind: 'permanent' },
      } as never,
    ],
  }),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 4,
    abilities: [loyalty(1, { effects: [gainLife(1)] }), loyalty(-2, { effects: [gainLife(10)] })],
  }),
  card('Test Barge', {
    cost: '{0}',
    type: 'Artifact — Vehicle',
    power: 4,
    toughness: 4,
    abilities: [keyword('crew', { value: 1 })],
  }),
  instant('Test Stick', '{0}', {
    targets: [target([{ zone: 'graveyard' }]), target(permanent)],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', attached: t(1) } as never],
  }),
  instant('Test Mark', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'counters', what: t(0), kind: 'charge', amount: 3 } as never],
  }),
  card('Test Smith', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ ...activated([], { effects: [gainLife(1)] }), timing: 'sorcery' } as never],
  }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] } as never],
  }),
  creatureCard('Test Flash', '{0}', 'Elf', '1/1', keyword('flash'), triggered(attacks, { effects: [gainLife(1)] })),
  instant('Test Grab', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } } as never],
  }),
  enchantment('Test Abstinence', { kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }),
  instant('Test Draw', '{0}', { effects: [draw(2)] }),
  instant('Test Hide', '{0}', {
    effects: [
      { do: 'move', what: { top: 1 }, to: 'exile', status: { faceDown: true }, save: 'card' } as never,
      { do: 'look', what: { saved: 'card' } } as never,
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'permanent' } } as never,
    ],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
];
ownCards(...CARDS);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const offers = (game: Play, kind: string): string[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => String(o.card));

describe('mana, cards and spells of others', () => {
  it('mtg:106.12 who taps a land of another player’s for mana taps it for mana', () => {
    const game = magicPosition([{ battlefield: ['Test Tithe'] }, { battlefield: [{ card: 'Island', controller: 0 }] }]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Island' });
    expect(life(game.resolveAll())).toEqual([21, 20]);
  });

  it('mtg:108.3b in anybody’s turn what a player brings from their sideboard is theirs', () => {
    for (const seat of [0, 1]) {
      const sides = [{ sideboard: ['Shock'] }, { sideboard: ['Forest'] }].map((one, at) => ({
        ...one,
        hand: at === seat ? ['Test Wish'] : [],
      }));
      const game = magicPosition([sides[0] ?? {}, sides[1] ?? {}]);
      if (seat === 1) game.pass();
      game.cast(seat, 'Test Wish').resolve();
      const name = seat === 0 ? 'Shock' : 'Forest';
      if (!game.waiting()) game.answer(seat, game.decision().default);
      expect(game.all(name, 'hand').map(({ owner }) => owner)).toEqual([seat]);
    }
  });

  it('mtg:112.2a the copy is owned by whoever made it, in another player’s turn as well', () => {
    for (const seat of [0, 1]) {
      const hand = ['Test Retell'];
      const game = magicPosition([
        { hand: seat === 0 ? hand : [], graveyard: ['Memnite'] },
        { hand: seat === 1 ? hand : [], graveyard: ['Hill Giant'] },
      ]);
      if (seat === 1) game.pass();
      const name = seat === 1 ? 'Memnite' : 'Hill Giant';
      game.castAt(seat, 'Test Retell', { card: name }).resolve().choose(seat, { card: name });
      game.resolve();
      expect(game.the(name)).toMatchObject({ owner: seat, controller: seat, token: true });
    }
  });

  it('mtg:110.2b who gained control of the spell has the permanent, whoever’s turn it is', () => {
    for (const active of [0, 1]) {
      const game = magicPosition([{ hand: ['Test Flash'] }, { hand: ['Test Grab'] }], { turn: { active } });
      if (active === 1) game.pass();
      game.cast(0, 'Test Flash').pass().castAt(1, 'Test Grab', { card: 'Test Flash' }).resolve().resolve();
      expect(game.the('Test Flash')).toMatchObject({ owner: 0, controller: 1 });
      expect(game.until({ turn: 5, step: 'end' }).the('Test Flash').controller).toBe(1);
    }
  });

  it('mtg:121.6 each draw of that player is replaced, in either player’s turn, and none of the other’s', () => {
    const game = magicPosition([{ hand: ['Test Draw'] }, { hand: ['Test Draw'], battlefield: ['Test Abstinence'] }]);
    game.cast(0, 'Test Draw').resolve();
    expect([life(game), game.hand(0)]).toEqual([[20, 20], 2]);
    game.pass().cast(1, 'Test Draw').resolve();
    expect([life(game), game.hand(1)]).toEqual([[20, 26], 0]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect([life(game), game.hand(1)]).toEqual([[20, 29], 0]);
  });

  it('mtg:405.6a a delayed ability goes on the stack once, as it triggers, and never again', () => {
    const game = magicPosition([{ hand: ['Test Later'] }, {}])
      .cast(0, 'Test Later')
      .resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
    game.until({ step: 'end' });
    expect(game.view().stack).toHaveLength(1);
    expect([game.resolve().life(0), game.until({ turn: 6 }).life(0)]).toEqual([21, 21]);
  });

  it('mtg:601.3f who may look at it casts it in another player’s turn as well, and nobody else does', () => {
    const game = magicPosition([{ hand: ['Test Hide'], library: ['Test Sip', 'Forest', 'Forest'] }, {}]);
    game.cast(0, 'Test Hide').resolve();
    expect(offers(game, 'CAST')).toEqual(['Test Sip']);
    expect(offers(game.pass(), 'CAST')).toEqual([]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.decision().seat, offers(game, 'CAST'), offers(game.pass(), 'CAST')]).toEqual([1, [], ['Test Sip']]);
    expect(game.choose(0, { kind: 'CAST', card: 'Test Sip' }).resolve().life(0)).toBe(21);
  });
});

describe('permanents of others', () => {
  it('mtg:120.3h a battle that another player controls loses defense as well', () => {
    const game = magicPosition([
      { hand: ['Test Strike', 'Test Strike'], battlefield: ['Test Rear'] },
      { battlefield: [{ card: 'Test Front', controller: 0 }] },
    ]);
    game
      .castAt(0, 'Test Strike', { card: 'Test Front' })
      .resolve()
      .castAt(0, 'Test Strike', { card: 'Test Rear' })
      .resolve();
    expect([game.the('Test Front').counters, game.the('Test Rear').counters]).toEqual([{ defense: 2 }, { defense: 2 }]);
  });

  it('mtg:205.3h enchantment types stay where creature types are set, and creature types go', () => {
    const game = magicPosition([{ hand: ['Test Frog'], battlefield: ['Test Muse'] }, {}]);
    game.castAt(0, 'Test Frog', { card: 'Test Muse' }).resolve();
    expect((game.the('Test Muse').subtypes as string[]).slice().sort()).toEqual(['Background', 'Frog']);
  });

  it('mtg:209.2 one loyalty ability a turn of a planeswalker that another player owns, as of any', () => {
    const game = magicPosition([{}, { battlefield: [{ card: 'Test Walker', controller: 0 }] }]);
    expect(offers(game, 'ACTIVATE')).toHaveLength(2);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Walker', nth: 0 });
    expect(offers(game.resolve(), 'ACTIVATE')).toEqual([]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect(offers(game.pass(), 'ACTIVATE')).toEqual([]);
    expect(offers(game.until({ turn: 5, step: 'precombatMain' }), 'ACTIVATE')).toHaveLength(2);
  });

  it('mtg:301.7 crewing taps others and not the Vehicle, tapped or not, also one that another player owns', () => {
    const crewed = (barge: object) => {
      const game = magicPosition([
        { battlefield: ['Memnite'] },
        { battlefield: [{ card: 'Test Barge', controller: 0, ...barge }] },
      ]);
      game.activate(0, 'Test Barge');
      if (!game.waiting()) game.choose(0, { card: 'Memnite' });
      const { types, tapped, power } = game.resolve().the('Test Barge');
      const later = game.until({ turn: 4 }).the('Test Barge').types;
      return [types, tapped, power, game.happened('ABILITY_ACTIVATED').length, later];
    };
    expect(crewed({})).toEqual([['Artifact', 'Creature'], false, 4, 1, ['Artifact']]);
    expect(crewed({ tapped: true })).toEqual([['Artifact', 'Creature'], true, 4, 1, ['Artifact']]);
  });

  it('mtg:303.4h a creature or a land that would enter attached enters unattached', () => {
    for (const name of ['Memnite', 'Forest', 'Test Smith']) {
      const game = magicPosition([{ hand: ['Test Stick'], graveyard: [name] }, { battlefield: ['Hill Giant'] }]);
      game.castAt(0, 'Test Stick', { card: name }, { card: 'Hill Giant' }).resolve();
      expect(game.the(name)).toMatchObject({ attachedTo: null, controller: 0 });
    }
  });

  it('mtg:306.5 counters of other kinds are no loyalty', () => {
    const game = magicPosition([{ hand: ['Test Mark'], battlefield: ['Test Walker'] }, {}]);
    game.castAt(0, 'Test Mark', { card: 'Test Walker' }).resolve();
    expect(game.the('Test Walker')).toMatchObject({ loyalty: 4, counters: { loyalty: 4, charge: 3 } });
  });

  it('mtg:307.5 neither in the upkeep nor in the draw step, however empty the stack', () => {
    const game = magicPosition([{ battlefield: ['Test Smith'] }, {}], { turn: { step: 'upkeep' } });
    expect(offers(game, 'ACTIVATE')).toEqual([]);
    expect(offers(game.until({ step: 'draw' }), 'ACTIVATE')).toEqual([]);
    expect(offers(game.until({ step: 'precombatMain' }), 'ACTIVATE')).toEqual(['Test Smith']);
    expect(offers(game.until({ step: 'endOfCombat' }), 'ACTIVATE')).toEqual([]);
  });

  it('mtg:310.5 each battle that a defending player protects can be attacked, the second as well', () => {
    const game = magicPosition([{ battlefield: ['Memnite'] }, { battlefield: ['Test Front', 'Test Rear'] }]).until({
      kind: 'ATTACKERS',
    });
    expect(game.decision().to?.map((one) => one.player ?? one.card)).toEqual([1, 'Test Front', 'Test Rear']);
  });

  it('mtg:310.8 its protector is who was chosen, the second opponent as well as the first', () => {
    for (const player of [1, 2]) {
      const game = table([{ hand: [SIEGE] }, {}, {}], { definitions: CARDS as never })
        .cast(0, SIEGE)
        .resolve();
      expect(game.choose(0, { player }).the(SIEGE).protector).toBe(player);
    }
  });

  it('mtg:310.11 a Siege that is defeated is exiled, and its controller at that time may cast its other face', () => {
    const game = magicPosition([{ hand: ['Test Strike'] }, { battlefield: [{ card: SIEGE, controller: 0 }] }]);
    game.castAt(0, 'Test Strike', { card: SIEGE }).resolve().resolve();
    expect([game.all(SIEGE, 'exile').length, game.decision().kind, game.decision().seat]).toEqual([1, 'PLAY_CARD', 0]);
    game.choose(0, { card: SIEGE }).resolve();
    expect(game.the(SIEGE)).toMatchObject({ name: 'Test Victor', owner: 1, controller: 0, types: ['Creature'] });
  });
});
