/** Prevention, state-based effects and evasion (419–501), each rule in the positions that show its clauses one by one. */
import type { Effects, Mod } from '@arbiter/engine';
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  dies,
  exile,
  gainLife,
  has,
  instant,
  plus,
  preventCombatDamage,
  returnToHand,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, onStack, position } from './table.js';

const unblockableBy = (types: string): Mod => ({ mod: 'rule', rule: 'cantBeBlockedBy', by: { has: ['types', types] } });
const onSpell = (name: string, ...effects: Effects) =>
  instant(name, '{0}', { targets: [target({ is: 'spell' })], effects });

ownCards(
  instant('Test Wings', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Fog', '{0}', { effects: [preventCombatDamage] }),
  sorcery('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Quick Sip', '{0}', { effects: [gainLife(1)] }),
  // Without it an Imp has no toughness.
  creatureCard('Test Keeper', '{0}', 'Elf', '2/2', continuous([{ has: ['subtypes', 'Imp'] }], plus(0, 1))),
  creatureCard('Test Imp', '{0}', 'Imp', '1/0'),
  instant('Test Patch', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(0, 2))] }),
  creatureCard(
    'Test Martyr',
    '{0}',
    'Cleric',
    '1/1',
    triggered({ on: 'damage', object: 'self' }, { effects: [gainLife(1)] }),
    triggered(dies, { effects: [gainLife(5)] }),
  ),
  creatureCard(
    'Test Mourner',
    '{0}',
    'Spirit',
    '1/1',
    triggered(
      { on: 'move', object: [creature, { other: true }], match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Cull', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [untilEndOfTurn(t(0), plus(0, -1)), damage(3, t(1))],
  }),
  sorcery('Test Soldier', '{0}', {
    effects: [{ do: 'create', token: token('Soldier', 'Creature — Soldier', ['W'], '1/1') }],
  }),
  onSpell('Test No', counterSpell(t(0))),
  onSpell('Test Return', returnToHand(t(0))),
  onSpell('Test Banish', exile(t(0))),
  onSpell('Test Echo', { do: 'copy', what: t(0) }),
  onSpell('Test Remand', { do: 'counterOnStack', what: t(0), to: 'hand' }),
  card('Test Rest', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'move', object: [], match: { to: 'graveyard' }, change: { to: 'exile' } }],
  }),
  card('Test Endless', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'state', when: { turnOf: 'you' } }, { effects: [] })],
  }),
  card('Test Ear', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'cast', object: [], player: 'you' }, { effects: [gainLife(1)] })],
  }),
  creatureCard(
    'Test Slip',
    '{0}',
    'Rogue',
    '2/2',
    continuous('self', [unblockableBy('Enchantment')]),
    continuous('self', [unblockableBy('Artifact')]),
  ),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature', power: 1, toughness: 1 }),
);

describe('prevention', () => {
  it('mtg-2003:419.7a combat damage is prevented as well, while it waits to be dealt', () => {
    const game = fight({ battlefield: ['Hill Giant'] }, { hand: ['Test Fog'] }, ['Hill Giant']);
    game.until({ step: 'combatDamage' }).pass().cast(1, 'Test Fog').resolve().resolve();
    expect([game.life(1), game.happened('DAMAGE_PREVENTED').map(({ amount }) => amount)]).toEqual([20, [3]]);
  });

  it('mtg-2003:419.7a what prevents all combat damage prevents no other', () => {
    const game = position({ hand: ['Test Fog', 'Shock'], battlefield: ['Mountain'] })
      .cast(0, 'Test Fog')
      .resolve();
    expect(game.castAt(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });
});

describe('state-based effects', () => {
  /** The giant dies of as much damage as it has toughness, in either player’s turn, under something that waits. */
  const giant = (active: number) =>
    position(
      { hand: ['Test Quick Sip', 'Lightning Bolt'], battlefield: ['Mountain', 'Hill Giant'] },
      {},
      { turn: { number: 3 + active, active } },
    );
  const bolted = (active: number): unknown => {
    const game = giant(active);
    if (active === 1) game.pass();
    game.cast(0, 'Test Quick Sip').castAt(0, 'Lightning Bolt', { card: 'Hill Giant' }).resolve();
    return [game.zones('Hill Giant'), onStack(game)];
  };

  it('mtg-2003:420.1 as much damage as toughness destroys by itself: nothing goes on the stack for it', () => {
    expect(bolted(0)).toEqual([['graveyard'], ['Test Quick Sip']]);
  });

  it('mtg-2003:420.2 they are looked for in anybody’s turn, whatever is on the stack', () => {
    expect([bolted(0), bolted(1)]).toEqual([
      [['graveyard'], ['Test Quick Sip']],
      [['graveyard'], ['Test Quick Sip']],
    ]);
  });

  it('mtg-2003:420.2 nobody controls them: whoever is at no life loses in either player’s turn', () => {
    for (const active of [0, 1]) {
      const game = position(
        { hand: ['Shock'], battlefield: ['Mountain'] },
        { life: 2 },
        { turn: { number: 3 + active, active } },
      );
      if (active === 1) game.pass();
      expect(game.castAt(0, 'Shock', { player: 1 }).resolve().result()).toMatchObject({ kind: 'WIN', winners: [0] });
    }
  });

  it('mtg-2003:420.3 they are looked for again after they have done something, before anybody may act', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Mountain', 'Test Keeper', 'Test Imp'] });
    game.castAt(0, 'Shock', { card: 'Test Keeper' }).resolve();
    expect([game.zones('Test Keeper'), game.zones('Test Imp')]).toEqual([['graveyard'], ['graveyard']]);
    expect(asked(game)).toBe('0:PRIORITY');
  });

  it('mtg-2003:420.3 what triggers meanwhile waits for them: both abilities go on the stack together', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Mountain', 'Test Martyr'] });
    game.castAt(0, 'Shock', { card: 'Test Martyr' }).resolve();
    expect([asked(game), game.zones('Test Martyr')]).toEqual(['0:ORDER_TRIGGERS', ['graveyard']]);
  });

  it('mtg-2003:420.3 all that apply are one event: who has no toughness sees the other die of damage', () => {
    const game = position({ hand: ['Test Cull'], battlefield: ['Test Mourner', 'Hill Giant'] });
    game.cast(0, 'Test Cull').choose(0, { card: 'Test Mourner' });
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Hill Giant' });
    game.resolve();
    // Its ability waits on the stack.
    expect([game.zones('Test Mourner'), game.zones('Hill Giant')]).toEqual([['graveyard', 'stack'], ['graveyard']]);
  });

  it('mtg-2003:420.3 in the cleanup step as well, after which the active player may act', () => {
    const game = position({
      hand: ['Test Patch', 'Shock'],
      battlefield: ['Mountain', 'Test Keeper', 'Test Imp'],
    });
    game.castAt(0, 'Test Patch', { card: 'Test Imp' }).resolve();
    game.castAt(0, 'Shock', { card: 'Test Keeper' }).resolve();
    expect(game.figures('Test Imp')).toBe('1/2');
    game.until({ step: 'cleanup' });
    expect([asked(game), game.zones('Test Imp')]).toEqual(['0:PRIORITY', ['graveyard']]);
  });

  it('mtg-2003:420.5f a token that is returned, removed, destroyed or phased out is nowhere', () => {
    for (const [spell, ...land] of [
      ['Unsummon', 'Island'],
      ['Swords to Plowshares', 'Plains'],
      ['Shock', 'Mountain'],
      ['Reality Ripple', 'Island', 'Island'],
    ]) {
      const game = position({ hand: ['Test Soldier', spell], battlefield: land })
        .cast(0, 'Test Soldier')
        .resolve();
      expect(game.zones('Soldier')).toEqual(['battlefield']);
      game.castAt(0, String(spell), { card: 'Soldier' }).resolve();
      expect([spell, game.zones('Soldier'), game.hand(0)]).toEqual([spell, [], 0]);
      const everywhere = game
        .view()
        .zones.flatMap((zone) => (zone.id === 'phasedOut' && 'objects' in zone ? zone.objects : []));
      expect([spell, everywhere]).toEqual([spell, []]);
    }
  });

  it('mtg-2003:420.5i a copy of a spell that is countered, returned, removed or resolves is nowhere', () => {
    for (const leaves of ['Test No', 'Test Return', 'Test Banish', null]) {
      const hand = ['Test Quick Sip', 'Test Echo', ...(leaves === null ? [] : [leaves])];
      const game = position({ hand }).cast(0, 'Test Quick Sip');
      game.castAt(0, 'Test Echo', { card: 'Test Quick Sip' }).resolve();
      const copy = String(game.view().stack[0]?.id);
      if (leaves !== null) game.castAt(0, leaves, { object: copy });
      game.resolve();
      expect([leaves, game.zones('Test Quick Sip')]).toEqual([leaves, ['stack']]);
    }
  });
});

describe('replacement, loops and illegal plays', () => {
  it('mtg-2003:419.6d what an effect replaces of itself comes before all that others replace, and nobody is asked', () => {
    const game = position({ hand: ['Test Quick Sip', 'Test Remand'], battlefield: ['Test Rest'] });
    game.cast(0, 'Test Quick Sip').castAt(0, 'Test Remand', { card: 'Test Quick Sip' }).resolve();
    expect([asked(game), game.zones('Test Quick Sip'), game.zones('Test Remand')]).toEqual([
      '0:PRIORITY',
      ['hand'],
      ['exile'],
    ]);
  });

  it('mtg-2003:421.4 a loop in which nobody chooses anything is a draw', () => {
    const game = position({ battlefield: ['Test Endless'] });
    for (let n = 0; n < 400 && !game.result(); n++) game.answer(game.decision().seat, game.decision().default);
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  const refused = () => {
    const game = position(
      { hand: ['Terror', 'Test Quick Sip'], battlefield: ['Swamp', 'Swamp', 'Test Ear'] },
      { battlefield: ['Hill Giant', 'Forest'] },
    );
    game.refused(0, { choose: [{ kind: 'CAST', card: 'Terror' }] }, { choose: [{ card: 'Forest' }] });
    return game;
  };

  it('mtg-2003:422.1 a play that turns out to be illegal is taken back whole: the card, the mana, and what triggered on it', () => {
    const game = refused();
    expect([game.zones('Terror'), game.all('Swamp').map(({ tapped }) => tapped), onStack(game)]).toEqual([
      ['hand'],
      [false, false],
      [],
    ]);
    // What triggers on a play triggers on one that is legal.
    game.castAt(0, 'Terror', { card: 'Hill Giant' });
    expect(onStack(game)).toEqual(['Test Ear', 'Terror']);
  });

  it('mtg-2003:422.2 who had priority has it again, and does it in a legal way or does something else', () => {
    const game = refused();
    expect(asked(game)).toBe('0:PRIORITY');
    game.cast(0, 'Test Quick Sip').resolveAll();
    expect(asked(game)).toBe('0:PRIORITY');
    expect(game.castAt(0, 'Terror', { card: 'Hill Giant' }).resolveAll().zones('Hill Giant')).toEqual(['graveyard']);
  });
});

describe('what may fight', () => {
  it('mtg-2003:500.1 what can neither attack nor block is offered for neither', () => {
    const calmed = [{ card: 'Gray Ogre', as: 'ogre' }, { card: 'Pacifism', attachedTo: 'ogre' }, 'Hill Giant'];
    const attacking = position({ battlefield: calmed }).until({ kind: 'ATTACKERS' });
    expect(attacking.decision().from?.map((one) => one.card)).toEqual(['Hill Giant']);
    const blocking = position({ battlefield: ['Craw Wurm'] }, { battlefield: calmed }).until({ kind: 'ATTACKERS' });
    blocking.attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
    expect(blocking.decision().from?.map((one) => one.card)).toEqual(['Hill Giant']);
  });

  const blockersOf = (attacker: string, ...theirs: string[]): unknown => {
    const game = position({ battlefield: [attacker] }, { battlefield: theirs }).until({ kind: 'ATTACKERS' });
    game.attack(0, attacker).until({ step: 'declareBlockers' });
    return game.decision().kind === 'BLOCKERS' ? game.decision().from?.map((one) => one.card) : [];
  };

  it('mtg-2003:501.1 evasion limits what may block as blockers are declared, and no blocks that were declared before', () => {
    expect(blockersOf('Storm Crow', 'Hill Giant', 'Wind Drake')).toEqual(['Wind Drake']);
    expect(blockersOf('Severed Legion', 'Hill Giant', 'Drudge Skeletons', 'Ornithopter')).toEqual([
      'Drudge Skeletons',
      'Ornithopter',
    ]);
    const game = fight(
      { hand: ['Test Wings'], battlefield: ['Gray Ogre'] },
      { battlefield: ['Hill Giant'] },
      ['Gray Ogre'],
      ['Hill Giant', 'Gray Ogre'],
    );
    game.castAt(0, 'Test Wings', { card: 'Gray Ogre' }).resolve().until({ step: 'endOfCombat' });
    expect([game.zones('Gray Ogre'), game.life(1)]).toEqual([['graveyard'], 20]);
  });

  it('mtg-2003:501.2 of two abilities that say what does not block it either keeps a creature away', () => {
    expect(blockersOf('Test Slip', 'Test Golem', 'Hill Giant')).toEqual(['Hill Giant']);
  });

  it('mtg-2003:501.3 a Cloud Sprite blocks fliers alone', () => {
    expect(blockersOf('Hill Giant', 'Cloud Sprite')).toEqual([]);
    expect(blockersOf('Storm Crow', 'Cloud Sprite')).toEqual(['Cloud Sprite']);
  });
});
