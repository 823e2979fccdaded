import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/rules.js';
import { artifact, card, creature, creatureCard, destroy, enters, gainLife, instant, t, target, triggered } from './test-cards.js';

rules.definitions.add(card('Test Ring of Modes', { cost: '{1}', type: 'Artifact' }));

const offered = (game: Play, kind = 'CAST'): string[] => game.decision().options.filter((o) => o.kind === kind).map((o) => String(o.card));
const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const mountains = (n: number) => lands(n, 'Mountain');

describe('what may be cast (601.3, 117.1)', () => {
  it('mtg:601.3 a spell without a legal target for its only target is not offered', () => {
    expect(offered(magicPosition([{ hand: ['Electrify', 'Lightning Strike'], battlefield: mountains(4) }, {}]))).toEqual(['Lightning Strike']);
    expect(offered(magicPosition([{ hand: ['Electrify'], battlefield: mountains(4) }, { battlefield: ['Walking Corpse'] }]))).toEqual(['Electrify']);
  });

  it('mtg:601.3 a spell with two target clauses needs a legal target for each', () => {
    const rabid = (mine: string[], theirs: string[]) => offered(magicPosition([{ hand: ['Rabid Bite'], battlefield: [...lands(2, 'Forest'), ...mine] }, { battlefield: theirs }]));
    expect(rabid(['Walking Corpse'], [])).toEqual([]);
    expect(rabid([], ['Walking Corpse'])).toEqual([]);
    expect(rabid(['Walking Corpse'], ['Walking Corpse'])).toEqual(['Rabid Bite']);
  });

  it('mtg:601.2h what cannot be paid is not offered', () => {
    const hand = ['Lightning Strike', 'Shock', 'Fiery Finish'];
    expect(offered(magicPosition([{ hand, battlefield: [...mountains(1), 'Forest'] }, { battlefield: ['Walking Corpse'] }]))).toEqual(['Lightning Strike', 'Shock']);
    expect(offered(magicPosition([{ hand, battlefield: [{ card: 'Mountain', tapped: true }] }, {}]))).toEqual([]);
    expect(offered(magicPosition([{ hand, mana: '{R}' }, {}]))).toEqual(['Shock']);
  });

  it('mtg:202.1b a land is played, never cast', () => {
    const game = magicPosition([{ hand: ['Mountain', 'Ornithopter'] }, {}]);
    expect(offered(game)).toEqual(['Ornithopter']);
    expect(offered(game, 'PLAY_LAND')).toEqual(['Mountain']);
  });

  it('mtg:307.1 sorceries, creatures and Auras are offered only in the own main phase with an empty stack', () => {
    const hand = ['Divination', 'Snapping Drake', 'Waterknot', 'Befuddle', 'Opt'];
    const battlefield = [...lands(8, 'Island'), 'Walking Corpse'];
    const game = magicPosition([{ hand, battlefield }, { hand, battlefield }]);
    expect(offered(game)).toEqual(hand);
    game.cast(0, 'Opt');
    expect(offered(game)).toEqual(['Befuddle']);
    game.pass();
    expect(offered(game)).toEqual(['Befuddle', 'Opt']);
    expect(offered(game.resolveAll().answer(0, game.decision().default).until({ step: 'end' }))).toEqual(['Befuddle']);
  });

  it('mtg:117.1d a player without priority is not asked', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: mountains(1) }]);
    expect(game.refused(1, { choose: [{ kind: 'CAST' }] }).code).toBe('NOT_YOUR_DECISION');
  });
});

describe('proposing and paying (601.2)', () => {
  it('mtg:601.2a the card goes from the hand to the top of the stack under its caster’s control', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, {}]).cast(0, 'Shock', { player: 1 });
    expect(game.hand(0)).toBe(0);
    expect(game.view().stack[0]).toMatchObject({ kind: 'SPELL', card: 'Shock', controller: 0, targets: [{ player: 1 }] });
    expect(game.zones('Shock')).toEqual(['stack']);
  });

  it('mtg:601.2h casting taps what pays for it', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: mountains(3) }, {}]).cast(0, 'Lightning Strike', { player: 1 });
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(2);
    expect(game.view().players[0]).toMatchObject({ resources: { mana: {} } });
  });

  it('mtg:601.2i its caster has priority again once it is cast, and both must pass before it resolves', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, {}]).cast(0, 'Shock', { player: 1 });
    expect(game.decision().seat).toBe(0);
    game.pass();
    expect([game.decision().seat, game.life(1)]).toEqual([1, 20]);
    game.pass();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:601.2c the same target cannot be chosen twice for one word target', () => {
    const game = magicPosition([{ hand: ['Forked Bolt'], battlefield: mountains(1) }, { battlefield: ['Walking Corpse'] }]).cast(0, 'Forked Bolt');
    const refusal = game.refused(0, { choose: [{ player: 1 }, { player: 1 }] });
    expect(refusal).toMatchObject({ code: 'ILLEGAL_ACTION' });
    expect(refusal.rules).toContain('mtg:601.2c');
  });

  it('mtg:601.2d each target of a division gets at least one', () => {
    const game = magicPosition([{ hand: ['Forked Bolt'], battlefield: mountains(1) }, { battlefield: ['Grizzly Bears'] }]).cast(0, 'Forked Bolt');
    // With two targets there is one way to divide 2: it isn't asked.
    game.choose(0, [{ card: 'Grizzly Bears' }, { player: 1 }]);
    expect(game.decision().kind).toBe('PRIORITY');
    game.resolve();
    expect([game.the('Grizzly Bears').damage, game.life(1)]).toEqual([1, 19]);
  });

  it('mtg:601.2b X is chosen from 0 up to what can be paid', () => {
    const game = () => magicPosition([{ hand: ['Blaze'], battlefield: mountains(4) }, {}]).cast(0, 'Blaze');
    expect(game().decision()).toMatchObject({ kind: 'X', shape: 'NUMBER', min: 0, max: 3 });
    expect(game().refused(0, { number: 4 }).code).toBe('ILLEGAL_ACTION');
    expect(game().refused(0, { number: -1 }).code).toBe('ILLEGAL_ACTION');
    expect(game().refused(0, { number: 1.5 }).code).toBe('ILLEGAL_ACTION');
    const zero = game().answer(0, { number: 0 }, { choose: [{ player: 1 }] });
    expect(zero.all('Mountain').filter((m) => m.tapped)).toHaveLength(1);
    expect(zero.resolve().life(1)).toBe(20);
    expect(game().answer(0, { number: 3 }, { choose: [{ player: 1 }] }).resolve().life(1)).toBe(17);
  });

  it('mtg:107.3a a spell with X is offered where only X of 0 can be paid, and X is not asked then', () => {
    const game = magicPosition([{ hand: ['Blaze'], battlefield: mountains(1) }, {}]).cast(0, 'Blaze');
    expect(game.decision().kind).toBe('TARGETS');
    expect(game.choose(0, { player: 1 }).view().stack[0]).toMatchObject({ x: 0 });
  });

  it('mtg:202.3e the mana value of a spell on the stack counts the chosen X, elsewhere X is 0', () => {
    const game = magicPosition([{ hand: ['Blaze'], battlefield: mountains(4) }, {}]);
    expect(game.the('Blaze', 'hand').manaValue).toBe(1);
    game.cast(0, 'Blaze').answer(0, { number: 2 }, { choose: [{ player: 1 }] });
    expect(game.the('Blaze', 'stack').manaValue).toBe(3);
  });
});

describe('modal spells (700.2)', () => {
  const charm = (theirs: string[]) => magicPosition([{ hand: ['Boros Charm'], battlefield: ['Mountain', 'Plains'] }, { battlefield: theirs }]).cast(0, 'Boros Charm');

  it('mtg:700.2a a mode without a legal target cannot be chosen; options carry the printed index', () => {
    expect(charm([]).decision()).toMatchObject({ kind: 'MODES', options: [{ index: 0 }, { index: 1 }] });
    expect(charm(['Walking Corpse']).decision().options.map((o) => o.index)).toEqual([0, 1, 2]);
  });

  it('mtg:700.2c only the chosen mode has its targets chosen, and does something', () => {
    const game = charm(['Walking Corpse']).choose(0, { index: 1 });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.view().stack[0]).toMatchObject({ modes: [1], targets: [] });
    expect(charm(['Walking Corpse']).choose(0, { index: 0 }, { player: 1 }).resolve().life(1)).toBe(16);
  });
});

describe('modal spells and abilities with few legal modes', () => {
  const modes = (min: number, max: number) => ({ min, max, choices: [{ label: 'kill', targets: [target(creature)], effects: [destroy(t(0))] }, { label: 'burn artifact', targets: [target(artifact)], effects: [destroy(t(0))] }, { label: 'gain', effects: [gainLife(4)] }] });
  rules.definitions.add(instant('Test Choice', '{0}', { modes: { min: 1, max: 1, choices: modes(1, 1).choices.slice(0, 2) } }));
  rules.definitions.add(instant('Test Escalation', '{0}', { modes: modes(1, 2) }));
  rules.definitions.add(creatureCard('Test Modalist', '{0}', 'Human', '1/1', triggered(enters, { modes: { min: 1, max: 1, choices: modes(1, 1).choices.slice(1, 2) } })));

  it('mtg:700.2a with only one legal mode that one is chosen unasked, under its printed index', () => {
    const game = magicPosition([{ hand: ['Test Choice'] }, { battlefield: ['Ornithopter'] }]);
    expect(game.cast(0, 'Test Choice').decision().kind).toBe('MODES');
    const one = magicPosition([{ hand: ['Test Choice'] }, { battlefield: ['Test Ring of Modes'] }]);
    expect(one.cast(0, 'Test Choice').view().stack[0]).toMatchObject({ modes: [1], targets: [{ card: 'Test Ring of Modes' }] });
    expect(one.resolve().zones('Test Ring of Modes')).toEqual(['graveyard']);
  });

  it('mtg:700.2a without any legal mode the spell is not offered', () => {
    expect(offered(magicPosition([{ hand: ['Test Choice', 'Test Escalation'] }, {}]))).toEqual(['Test Escalation']);
  });

  it('mtg:700.2d several modes are chosen once each and followed in printed order', () => {
    const game = magicPosition([{ hand: ['Test Escalation'] }, { battlefield: ['Ornithopter', 'Grizzly Bears'] }]).cast(0, 'Test Escalation');
    expect(game.refused(0, { choose: [{ index: 0 }, { index: 0 }] }).code).toBe('ILLEGAL_ACTION');
    game.choose(0, [{ index: 2 }, { index: 0 }], { card: 'Grizzly Bears' });
    expect(game.view().stack[0]).toMatchObject({ modes: [0, 2], targets: [{ card: 'Grizzly Bears' }] });
    expect([game.resolve().zones('Grizzly Bears'), game.life(0)]).toEqual([['graveyard'], 24]);
  });

  it('mtg:608.2b a modal spell whose only target is gone does none of its modes', () => {
    const game = magicPosition([{ hand: ['Test Escalation'] }, { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears'] }]).cast(0, 'Test Escalation').choose(0, [{ index: 0 }, { index: 2 }]);
    expect(game.pass().cast(1, 'Unsummon').resolveAll().life(0)).toBe(20);
  });

  it('mtg:700.2b a modal trigger without a legal mode is removed', () => {
    const game = magicPosition([{ hand: ['Test Modalist'] }, {}]).cast(0, 'Test Modalist').resolve();
    expect(stack(game)).toEqual([]);
  });
});

describe('additional costs (601.2b, 601.2f–h, 118.8)', () => {
  const spellWith = (name: string, cost: string, body: object) => rules.definitions.add(card(name, { cost, type: 'Instant', abilities: [{ kind: 'spell', ...body }] }));
  spellWith('Test Altar', '{B}', { additional: [{ pay: 'sacrifice', what: creature, count: 1 }], effects: [gainLife(4)] });
  spellWith('Test Voice', '{R}', { additional: [{ pay: 'discard', what: [], count: 1 }], effects: [gainLife(2)] });
  spellWith('Test Pyre', '{R}', { additional: [{ pay: 'discard', what: creature, count: 1 }], effects: [gainLife(2)] });
  spellWith('Test Kicked', '{R}', { optional: [{ name: 'kicker', cost: [{ pay: 'mana', cost: '{1}{R}' }] }], effects: [gainLife(1), { do: 'if', if: { paid: 'kicker' }, then: [gainLife(10)] }] });
  spellWith('Test Kicked X', '{X}{R}', { optional: [{ name: 'kicker', cost: [{ pay: 'mana', cost: '{2}' }] }], effects: [gainLife('x')] });

  it('mtg:118.8 a spell whose additional cost cannot be paid is not offered', () => {
    expect(offered(magicPosition([{ hand: ['Test Altar', 'Test Voice'], battlefield: ['Swamp'] }, { battlefield: ['Grizzly Bears'] }]))).toEqual([]);
    expect(offered(magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite'] }, {}]))).toEqual(['Test Altar']);
    // The card being cast can't be discarded for itself.
    expect(offered(magicPosition([{ hand: ['Test Voice'], battlefield: mountains(1) }, {}]))).toEqual([]);
  });

  it('mtg:601.2h what is to be sacrificed is chosen as the spell is cast', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite', 'Grizzly Bears'] }, {}]).cast(0, 'Test Altar');
    expect(game.decision()).toMatchObject({ kind: 'COST', options: [{ card: 'Memnite' }, { card: 'Grizzly Bears' }] });
    game.choose(0, { card: 'Memnite' });
    expect([game.zones('Memnite'), stack(game)]).toEqual([['graveyard'], ['Test Altar']]);
  });

  it('mtg:601.2g a creature can make mana for the spell and then be sacrificed for it', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Birds of Paradise'] }, {}]).cast(0, 'Test Altar');
    expect([game.zones('Birds of Paradise'), stack(game)]).toEqual([['graveyard'], ['Test Altar']]);
  });

  it('mtg:601.2h a discard of cards of a kind is asked even where there is only one: it would tell the rest of the hand', () => {
    const any = magicPosition([{ hand: ['Test Voice', 'Memnite'], battlefield: mountains(1) }, {}]).cast(0, 'Test Voice');
    expect(any.decision().kind).toBe('PRIORITY');
    const kind = magicPosition([{ hand: ['Test Pyre', 'Memnite', 'Forest'], battlefield: mountains(1) }, {}]).cast(0, 'Test Pyre');
    expect(kind.decision()).toMatchObject({ kind: 'COST', options: [{ card: 'Memnite' }] });
  });

  it('mtg:601.2b an optional cost is asked where it can be paid, and the effect knows', () => {
    const kicked = (n: number) => magicPosition([{ hand: ['Test Kicked'], battlefield: mountains(n) }, {}]).cast(0, 'Test Kicked');
    expect(kicked(2).decision().kind).toBe('PRIORITY');
    expect(kicked(3).decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'CONFIRM' });
    const yes = kicked(3).answer(0, { confirm: true });
    expect(yes.all('Mountain').every((m) => m.tapped)).toBe(true);
    expect(yes.resolve().life(0)).toBe(31);
    const no = kicked(3).answer(0, { confirm: false });
    expect(no.all('Mountain').filter((m) => m.tapped)).toHaveLength(1);
    expect(no.resolve().life(0)).toBe(21);
  });

  it('mtg:601.2b the largest X leaves room for the optional cost that was chosen', () => {
    const game = () => magicPosition([{ hand: ['Test Kicked X'], battlefield: mountains(5) }, {}]).cast(0, 'Test Kicked X');
    expect(game().answer(0, { confirm: true }).decision()).toMatchObject({ kind: 'X', max: 2 });
    expect(game().answer(0, { confirm: false }).decision()).toMatchObject({ kind: 'X', max: 4 });
  });

  it('mtg:601.2g additional costs are asked although mana is paid by itself, also when mana is paid by hand', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite', 'Grizzly Bears'] }, {}], { options: { payment: 'manual' } }).cast(0, 'Test Altar');
    game.choose(0, { card: 'Swamp' }, { kind: 'PAY' });
    expect(game.decision().kind).toBe('COST');
  });
});

describe('the stack (405) and priority (117)', () => {
  it('mtg:405.5 the spell put on the stack last resolves first', () => {
    const game = magicPosition([{ hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] }, { hand: ['Shock'], battlefield: mountains(1) }]);
    game.cast(0, 'Giant Growth').pass().cast(1, 'Shock', { card: 'Grizzly Bears' });
    expect(stack(game)).toEqual(['Shock', 'Giant Growth']);
    game.resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(stack(game)).toEqual(['Giant Growth']);
  });

  it('mtg:117.3c a player may hold priority and add another spell before anybody passes', () => {
    const game = magicPosition([{ hand: ['Shock', 'Lightning Bolt'], battlefield: mountains(2) }, {}]).cast(0, 'Shock', { player: 1 }).cast(0, 'Lightning Bolt', { player: 1 });
    expect(stack(game)).toEqual(['Lightning Bolt', 'Shock']);
    expect(game.resolve().life(1)).toBe(17);
    expect(game.resolve().life(1)).toBe(15);
  });

  it('mtg:117.3b the active player has priority after something resolves, whoever cast it', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: mountains(1) }]).pass().cast(1, 'Shock', { player: 0 }).resolve();
    expect([game.decision().seat, game.life(0)]).toEqual([0, 18]);
  });

  it('mtg:117.4 with an empty stack the step ends only when all pass in a row', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, { hand: ['Shock'], battlefield: mountains(1) }]);
    game.pass().cast(1, 'Shock', { player: 0 }).resolve();
    expect(game.view().turn.phase).toBe('precombatMain');
    game.pass().pass();
    expect(game.view().turn.phase).toBe('combat');
  });
});

describe('countering (701.6)', () => {
  it('mtg:701.6a a countered spell goes to its owner’s graveyard and does nothing', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(1) }, { hand: ['Counterspell'], battlefield: lands(2, 'Island') }]);
    game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Counterspell').resolveAll();
    expect([game.life(1), game.zones('Shock'), game.zones('Counterspell')]).toEqual([20, ['graveyard'], ['graveyard']]);
    expect(game.happened('COUNTERED')).toHaveLength(1);
  });

  it('mtg:701.6b what was paid for a countered spell is not paid back', () => {
    const game = magicPosition([{ hand: ['Walking Corpse'], battlefield: lands(2, 'Swamp') }, { hand: ['Counterspell'], battlefield: lands(2, 'Island') }]);
    game.cast(0, 'Walking Corpse').pass().cast(1, 'Counterspell').resolveAll();
    expect(game.zones('Walking Corpse')).toEqual(['graveyard']);
    expect(game.all('Swamp').every((s) => s.tapped)).toBe(true);
  });

  it('mtg:115.5 a spell cannot target itself', () => {
    const game = magicPosition([{ hand: ['Counterspell', 'Counterspell', 'Opt'], battlefield: lands(5, 'Island') }, {}]);
    expect(offered(game)).toEqual(['Opt']);
    game.cast(0, 'Opt').choose(0, { kind: 'CAST', card: 'Counterspell' });
    // Opt is the only spell that it can target: the choice is forced.
    expect(game.view().stack[0]).toMatchObject({ card: 'Counterspell', targets: [{ card: 'Opt' }] as unknown as JsonObject });
  });

  it('mtg:118.12 who doesn’t pay what is asked on resolution has the spell countered', () => {
    const leak = (mine: number) => {
      const game = magicPosition([{ hand: ['Shock'], battlefield: mountains(mine) }, { hand: ['Mana Leak'], battlefield: lands(2, 'Island') }]);
      return game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Mana Leak').resolve();
    };
    expect(leak(3).resolveAll().life(1)).toBe(20);
    const paying = leak(4);
    expect(paying.decision()).toMatchObject({ kind: 'PAY', seat: 0, shape: 'CONFIRM' });
    paying.answer(0, { confirm: true });
    expect(paying.all('Mountain').every((m) => m.tapped)).toBe(true);
    expect(paying.resolveAll().life(1)).toBe(18);
    expect(leak(4).answer(0, { confirm: false }).resolveAll().life(1)).toBe(20);
  });
});
