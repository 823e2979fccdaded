/** Rules 301 to 310 with what stands beside their main clause: attached things, planeswalkers, times, battles. */
import type { CardDefinition } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attach,
  card,
  continuous,
  creature,
  damage,
  enchant,
  gainLife,
  instant,
  keyword,
  permanent,
  plus,
  t,
  target,
  triggered,
  yourUpkeep,
} from '../../src/language/builders.js';
import { leave, table } from '../8-multiplayer/table.js';

const anything = target({ any: [[permanent], [{ player: 'any' }]] } as never);
const free = (name: string, type: string, more: object = {}, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type, ...more, abilities: abilities.flat() as never });
const onto = (name: string, effect: object, ...targets: object[]): CardDefinition =>
  instant(name, '{0}', {
    targets: (targets.length > 0 ? targets : [target(permanent)]) as never,
    effects: [effect as never],
  });
const asLong = (mods: object[], until = 'permanent') => ({ do: 'modify', what: t(0), mods, until: { kind: until } });
const EQUIPPED = triggered(yourUpkeep, { effects: [damage(1, 'attached')] });

const CARDS: CardDefinition[] = [
  onto('Test Forge', {
    do: 'create',
    token: free(
      'Blade',
      'Artifact — Equipment',
      {},
      continuous('attached', plus(2, 0)),
      keyword('equip', { cost: [] }),
    ),
    attached: t(0),
  }),
  // What is no Equipment as printed, and is one only by an effect.
  free('Test Bough', 'Artifact', {}, EQUIPPED, continuous('attached', plus(3, 0))),
  free('Test Blade', 'Artifact — Equipment', {}, EQUIPPED, keyword('equip', { cost: [] })),
  instant('Test Carve', '{0}', {
    targets: [target([permanent, { named: 'Test Bough' }]), target(creature)],
    effects: [asLong([{ mod: 'gain', prop: 'subtypes', values: ['Equipment'] }]) as never, attach(t(0), t(1))],
  }),
  free(
    'Test Curse',
    'Enchantment — Aura',
    {},
    enchant({ player: 'any' }),
    triggered(yourUpkeep, { effects: [damage(2, 'attached')] }),
  ),
  free('Test Bond', 'Enchantment — Aura', {}, enchant(creature), continuous('attached', plus(1, 1))),
  instant('Test Shift', '{0}', {
    targets: [target([permanent, { has: ['types', 'Enchantment'] }]), anything],
    effects: [attach(t(0), t(1))],
  }),
  free('Test Walker', 'Planeswalker — Test', { loyalty: 5 }),
  free('Test Siege', 'Battle — Siege', { defense: 4 }),
  free('Test Other Siege', 'Battle — Siege', { defense: 6 }),
  free('Test Front', 'Battle', { defense: 3 }),
  free('Test Wall of War', 'Battle Creature — Siege', { defense: 4, power: 0, toughness: 6 }),
  onto('Test Strike', { do: 'damage', amount: 2, to: t(0) }),
  onto('Test Mark', { do: 'counters', what: t(0), kind: 'charge', amount: 3 }),
  onto('Test Seize', asLong([{ mod: 'control', to: 'you' }])),
  onto('Test Grab', asLong([{ mod: 'control', to: 'you' }]), target([{ zone: 'stack' }])),
  onto('Test Borrow', { do: 'play', what: t(0), cost: [] }, target([{ zone: 'graveyard' }])),
  onto('Test Draft', asLong([{ mod: 'gain', prop: 'types', values: ['Battle'] }])),
  onto('Test Return', { do: 'move', what: t(0), to: 'battlefield', cause: 'return' }, target([{ zone: 'graveyard' }])),
  instant('Test Muster', '{0}', {
    effects: [{ do: 'create', token: free('Token Siege', 'Battle — Siege', { defense: 2 }) } as never],
  }),
  instant('Test Guise', '{0}', {
    targets: [target([permanent, { named: 'Test Siege' }]), target([permanent, { named: 'Test Other Siege' }])],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'permanent' } } as never],
  }),
  free('Test Smith', 'Artifact', {}, { ...activated([], { effects: [gainLife(1)] }), timing: 'sorcery' }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
];
ownCards(...CARDS);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const may = (game: Play, name: string): boolean =>
  game.decision().options.some(({ kind, card: named }) => kind === 'ACTIVATE' && named === name);

describe('what is attached', () => {
  it('mtg:301.5e an Equipment token that could not equip what it is put onto is made, unattached', () => {
    const made = (on: string) => {
      const game = magicPosition([
        { hand: ['Test Forge'], battlefield: ['Memnite', 'Forest'] },
        { battlefield: ['Hill Giant'] },
      ]);
      game.castAt(0, 'Test Forge', { card: on }).resolve();
      return [game.the('Blade').attachedTo === game.the(on).id, game.figures('Memnite'), game.figures('Hill Giant')];
    };
    expect([made('Forest'), made('Memnite'), made('Hill Giant')]).toEqual([
      [false, '1/1', '3/3'],
      [true, '3/1', '3/3'],
      [true, '1/1', '5/3'],
    ]);
  });

  it('mtg:301.5f the equipped creature is what it is attached to, though it is printed as no Equipment', () => {
    const game = magicPosition([
      { hand: ['Test Carve'], battlefield: ['Test Bough', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
    ]);
    game.castAt(0, 'Test Carve', { card: 'Craw Wurm' }).resolve();
    expect([game.figures('Craw Wurm'), game.figures('Hill Giant')]).toEqual(['9/4', '3/3']);
    game.until({ turn: 5, step: 'draw' });
    expect([game.happened('DAMAGE_DEALT').length, life(game)]).toEqual([1, [20, 20]]);
  });

  it('mtg:303.4m an ability speaks of what its permanent is attached to, be that an Aura or not', () => {
    const game = magicPosition(
      [
        { battlefield: [{ card: 'Test Blade', attachedTo: 'giant' }] },
        { battlefield: [{ card: 'Hill Giant', as: 'giant' }] },
      ],
      { turn: { step: 'untap' } },
    );
    game.until({ step: 'draw' });
    expect(game.the('Hill Giant').damage).toBe(1);
  });

  it('mtg:303.4b what is enchanted is what the Aura is attached to, a player as well, and only what it can enchant', () => {
    const game = magicPosition([
      { hand: ['Test Curse', 'Test Shift', 'Test Shift'], battlefield: ['Memnite'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.castAt(0, 'Test Curse', { player: 1 }).resolve();
    expect(game.the('Test Curse').attachedTo).toBeTruthy();
    game.castAt(0, 'Test Shift', { card: 'Memnite' }).resolve();
    game.until({ turn: 5, step: 'draw' });
    expect([life(game), game.all('Memnite').length]).toEqual([[20, 18], 1]);
    game.until({ step: 'precombatMain' });
    game.castAt(0, 'Test Shift', { player: 0 }).resolve();
    game.until({ turn: 7, step: 'draw' });
    expect(life(game)).toEqual([18, 18]);
    const bond = magicPosition([
      { hand: ['Test Bond', 'Test Shift'], battlefield: ['Memnite', 'Forest'] },
      { battlefield: ['Hill Giant'] },
    ]);
    bond.castAt(0, 'Test Bond', { card: 'Memnite' }).resolve();
    const shift = (to: object) => bond.castAt(0, 'Test Shift', to as never).resolve();
    expect([shift({ card: 'Forest' }).figures('Memnite'), bond.figures('Hill Giant')]).toEqual(['2/2', '3/3']);
  });
});

describe('planeswalkers, and what is done as a sorcery', () => {
  it('mtg:306.5 on the battlefield its loyalty is how many counters it has, whatever is printed', () => {
    const game = magicPosition([
      { hand: ['Test Walker', 'Test Strike'], battlefield: [{ card: 'Test Walker', counters: { loyalty: 2 } }] },
      {},
    ]);
    expect([game.the('Test Walker').loyalty, game.the('Test Walker', 'hand').loyalty]).toEqual([2, 5]);
    const hurt = magicPosition([{ hand: ['Test Strike'], battlefield: ['Test Walker'] }, {}]);
    expect(hurt.castAt(0, 'Test Strike', { card: 'Test Walker' }).resolve().the('Test Walker').loyalty).toBe(3);
  });

  it('mtg:307.5 in either main phase of one’s own turn with an empty stack, and at no other time', () => {
    const side = { battlefield: ['Test Smith'], hand: ['Test Sip'] };
    const game = magicPosition([side, side]);
    const mine = () => [game.decision().seat, may(game, 'Test Smith')];
    expect(mine()).toEqual([0, true]);
    game.cast(0, 'Test Sip');
    expect(mine()).toEqual([0, false]);
    game.pass();
    expect(mine()).toEqual([1, false]);
    game.resolve().pass();
    expect(mine()).toEqual([1, false]);
    game.until({ step: 'beginningOfCombat' });
    expect(mine()[1]).toBe(false);
    game.until({ step: 'postcombatMain' });
    expect(mine()).toEqual([0, true]);
    game.until({ step: 'end' });
    expect(mine()).toEqual([0, false]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect(mine()).toEqual([1, true]);
  });
});

describe('battles', () => {
  it('mtg:310.2 it is put onto the battlefield by whoever controls the spell', () => {
    const game = magicPosition([{ hand: ['Test Front'] }, { hand: ['Test Grab'] }]);
    game.cast(0, 'Test Front').pass().castAt(1, 'Test Grab', { card: 'Test Front' }).resolve().resolve();
    expect(game.the('Test Front')).toMatchObject({ owner: 0, controller: 1, protector: 1 });
    const lent = magicPosition([{ hand: ['Test Borrow'] }, { graveyard: ['Test Front'] }]);
    lent.castAt(0, 'Test Borrow', { card: 'Test Front' }).resolve();
    lent.choose(0, { card: 'Test Front' }).resolve();
    expect(lent.the('Test Front')).toMatchObject({ owner: 1, controller: 0 });
    const own = magicPosition([{ hand: ['Test Front'] }, {}])
      .cast(0, 'Test Front')
      .resolve();
    expect(own.the('Test Front')).toMatchObject({ owner: 0, controller: 0 });
  });

  it('mtg:310.4c counters of other kinds are no defense', () => {
    const game = magicPosition([{ hand: ['Test Mark', 'Test Strike'], battlefield: ['Test Front'] }, {}]);
    game.castAt(0, 'Test Mark', { card: 'Test Front' }).resolve();
    expect(game.the('Test Front')).toMatchObject({ defense: 3, counters: { charge: 3, defense: 3 } });
    expect(game.castAt(0, 'Test Strike', { card: 'Test Front' }).resolve().the('Test Front').defense).toBe(1);
  });

  it('mtg:310.6 any damage to it removes counters, and what is a creature as well is marked besides', () => {
    const game = magicPosition([
      { hand: ['Test Strike', 'Test Strike'], battlefield: ['Test Wall of War'] },
      { battlefield: ['Test Front'] },
    ]);
    game.castAt(0, 'Test Strike', { card: 'Test Wall of War' }).resolve();
    expect(game.the('Test Wall of War')).toMatchObject({ defense: 2, damage: 2 });
    game.castAt(0, 'Test Strike', { card: 'Test Front' }).resolve();
    expect(game.the('Test Front')).toMatchObject({ defense: 1, damage: 0 });
  });

  it('mtg:310.8a tokens and what effects put there have a protector whom their controller chooses as they enter', () => {
    const played = (spell: string, more: object) =>
      table([{}, { hand: [spell], ...more }, {}], { definitions: CARDS as never, turn: { active: 1 } })
        .castAt(1, spell)
        .resolve();
    for (const [spell, name, more] of [
      ['Test Muster', 'Token Siege', {}],
      ['Test Return', 'Test Siege', { graveyard: ['Test Siege'] }],
    ] as const) {
      const game = played(spell, more);
      expect(game.decision()).toMatchObject({ kind: 'PROTECTOR', seat: 1 });
      expect(game.all(name)).toEqual([]);
      expect(game.decision().options.map(({ player }) => player)).toEqual([2, 0]);
      expect(game.choose(1, { player: 0 }).the(name)).toMatchObject({ protector: 0, controller: 1 });
    }
    const front = played('Test Return', { graveyard: ['Test Front'] });
    expect(front.the('Test Front').protector).toBe(1);
  });

  it('mtg:310.8g its protector stays as it becomes a copy of another battle', () => {
    const game = table(
      [
        {
          hand: ['Test Guise'],
          battlefield: [
            { card: 'Test Siege', protector: 2 },
            { card: 'Test Other Siege', protector: 1 },
          ],
        },
        {},
        {},
      ],
      { definitions: CARDS as never },
    );
    game.castAt(0, 'Test Guise', { card: 'Test Siege' }, { card: 'Test Other Siege' }).resolve();
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.the('Test Siege')).toMatchObject({ name: 'Test Other Siege', protector: 2 });
  });

  it('mtg:310.9 an Equipment that becomes a battle comes off what it is attached to', () => {
    const game = magicPosition([
      { hand: ['Test Draft'], battlefield: [{ card: 'Test Blade', attachedTo: 'giant', counters: { defense: 2 } }] },
      { battlefield: [{ card: 'Hill Giant', as: 'giant' }] },
    ]);
    expect(game.the('Test Blade').attachedTo).toBe(game.the('Hill Giant').id);
    game.castAt(0, 'Test Draft', { card: 'Test Blade' }).resolve();
    expect(game.the('Test Blade')).toMatchObject({ attachedTo: null, types: ['Artifact', 'Battle'], defense: 2 });
  });

  it('mtg:310.10 its controller chooses the next protector, and one who can’t protect it any more does no longer', () => {
    const game = table(
      [
        { hand: ['Test Seize', 'Test Seize'] },
        { battlefield: [{ card: 'Test Siege', protector: 2 }, 'Test Front'] },
        {},
        {},
      ],
      { definitions: CARDS as never },
    );
    game.castAt(0, 'Test Seize', { card: 'Test Siege' }).resolve();
    expect(game.the('Test Siege')).toMatchObject({ controller: 0, protector: 2 });
    leave(game, 2);
    expect(game.decision()).toMatchObject({ kind: 'PROTECTOR', seat: 0 });
    expect(game.decision().options.map(({ player }) => player)).toEqual([1, 3]);
    game.choose(0, { player: 3 });
    expect(game.the('Test Siege').protector).toBe(3);
    // One without battle types is protected by whoever controls it.
    expect(game.the('Test Front').protector).toBe(1);
    game.castAt(0, 'Test Seize', { card: 'Test Front' }).resolve();
    expect(game.the('Test Front')).toMatchObject({ controller: 0, protector: 0 });
  });
});
