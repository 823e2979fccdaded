/** Rules that were drawn by lot and broken: what their tests did not say yet (204–712). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  dies,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  plus,
  protectionFrom,
  putOntoBattlefield,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

ownCards(
  card('Test Kobold', { cost: '{0}', type: 'Creature — Kobold', colors: ['R'], power: 0, toughness: 1 }),
  card('Test Changer', { cost: '{1}{U}', type: 'Creature — Bird', colors: ['G'], power: 1, toughness: 1 }),
  creatureCard('Test Ambusher', '{0}', 'Elf', '1/1', keyword('flash')),
  instant('Test Sprout', '{0}', {
    effects: [putOntoBattlefield({ each: [{ zone: 'hand' }, { owner: 'you' }, land] })],
  }),
  creatureCard(
    'Test Sneak',
    '{0}',
    'Rogue',
    '1/1',
    triggered({ on: 'unblocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Martyr',
    '{0}',
    'Elf',
    '1/1',
    triggered(dies, { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  ),
  card('Test Anthem', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature, youControl], plus(1, 1))],
  }),
  instant('Test Shield', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        shield: 3,
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Sting', '{0}', { effects: [damage(2, 'you')] }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0)), keyword('equip', { cost: [mana('{0}')] })],
  }),
  instant('Test Rust', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(protectionFrom(artifact, 'artifacts')))],
  }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Mask', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown' }],
  }),
);

describe('drawn rules: parts of a card and types (204–305)', () => {
  it('mtg:204.2 a color indicator tells the color, whatever the mana cost is', () => {
    const game = magicPosition([{ battlefield: ['Test Kobold', 'Test Changer'] }, {}]);
    expect([game.the('Test Kobold').colors, game.the('Test Changer').colors]).toEqual([['R'], ['G']]);
  });

  it('mtg:302.2 in another player’s turn, too, a creature enters under the control of who cast it', () => {
    const game = magicPosition([{}, { hand: ['Test Ambusher'] }])
      .pass()
      .cast(1, 'Test Ambusher')
      .resolve();
    expect(game.the('Test Ambusher')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('mtg:305.4 an effect puts a land onto the battlefield in another player’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Sprout', 'Forest'] }])
      .pass()
      .cast(1, 'Test Sprout')
      .resolve();
    expect(game.the('Forest')).toMatchObject({ controller: 1 });
  });
});

describe('drawn rules: combat, triggers and effects (509–615)', () => {
  it('mtg:509.3g an attacker isn’t blocked though another one is', () => {
    const game = magicPosition([{ battlefield: ['Test Sneak', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Sneak', 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    game.block(1, ['Hill Giant', 'Grizzly Bears']);
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Sneak']);
  });

  it('mtg:603.3d who controls the ability chooses its targets, whoever’s turn it is', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Test Martyr'] }]);
    game.cast(0, 'Shock', { card: 'Test Martyr' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    expect(game.choose(1, { player: 0 }).resolve().life(0)).toBe(19);
  });

  it('mtg:611.3b a static effect applies in every phase of the turn', () => {
    const game = magicPosition([{ battlefield: ['Test Anthem', 'Hill Giant'] }, {}]);
    expect(game.figures('Hill Giant')).toBe('4/4');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'combatDamage' });
    expect([game.figures('Hill Giant'), game.life(1)]).toEqual(['4/4', 16]);
    expect(game.until({ step: 'end' }).figures('Hill Giant')).toBe('4/4');
  });

  it('mtg:615.3 a shield that is used up in part prevents the rest later', () => {
    const game = magicPosition([{ hand: ['Test Shield', 'Test Sting', 'Test Sting', 'Test Sting'] }, {}]);
    game.cast(0, 'Test Shield').resolve();
    const sting = (): number => game.cast(0, 'Test Sting').resolve().life(0);
    expect([sting(), sting(), sting()]).toEqual([20, 19, 17]);
  });
});

describe('drawn rules: state-based actions and faces (704–712)', () => {
  it('mtg:704.5a the player whose turn it is loses at 0 life as well', () => {
    const game = magicPosition([{ life: 2 }, { hand: ['Shock'], battlefield: ['Mountain'] }]).pass();
    game.cast(1, 'Shock', { player: 0 }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('mtg:704.5n Equipment becomes unattached from what has come to have protection from it', () => {
    const battlefield: JsonObject[] = [
      { card: 'Hill Giant', as: 'giant' },
      { card: 'Test Blade', attachedTo: 'giant' },
    ];
    const game = magicPosition([{ hand: ['Test Rust'], battlefield }, {}]);
    expect(game.figures('Hill Giant')).toBe('5/3');
    game.castAt(0, 'Test Rust').resolve();
    expect(game.the('Test Blade')).toMatchObject({ zone: 'battlefield', attachedTo: null });
    expect(game.figures('Hill Giant')).toBe('3/3');
  });

  it('mtg:709.5e a half is unlocked in no other step, and not while something is on the stack', () => {
    const start = () =>
      magicPosition([{ hand: ['Test Note'], battlefield: ['Glassworks', ...lands(5, 'Mountain')] }, {}]);
    const offered = (game: ReturnType<typeof start>): boolean =>
      game.decision().options.some((o) => o.kind === 'UNLOCK');
    expect(offered(start())).toBe(true);
    expect(offered(start().cast(0, 'Test Note'))).toBe(false);
    expect(offered(start().until({ step: 'end' }))).toBe(false);
  });

  it('mtg:712.16 a modal double-faced permanent isn’t turned face down either', () => {
    const game = magicPosition([{ hand: ['Test Mask'], battlefield: ['Kazandu Mammoth'] }, {}]);
    game.castAt(0, 'Test Mask').resolve();
    expect(game.all('Kazandu Mammoth // Kazandu Valley')).toMatchObject([{ name: 'Kazandu Mammoth', faceDown: false }]);
  });
});
