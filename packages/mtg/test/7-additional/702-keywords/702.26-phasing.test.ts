/** Phasing (702.26): permanents that are treated as though they did not exist. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  continuous,
  create,
  creatureCard,
  dies,
  enchant,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  t,
  target,
  token,
  triggered,
} from '../../6-spells/test-cards.js';

const creatures = and({ zone: 'battlefield' }, { has: ['types', 'Creature'] });
const permanents = and({ zone: 'battlefield' });
ownCards(
  creatureCard('Test Phaser', '{1}{U}', 'Illusion', '2/2', keyword('phasing')),
  creatureCard('Test Twice', '{1}{U}', 'Illusion', '2/2', keyword('phasing'), keyword('phasing')),
  creatureCard(
    'Test Lord',
    '{1}{U}',
    'Illusion',
    '2/2',
    continuous([{ has: ['types', 'Creature'] }, { other: true }], plus(1, 1)),
    triggered(enters, { effects: [gainLife(5)] }),
    triggered({ on: 'move', object: 'self', match: { from: 'battlefield' } }, { effects: [gainLife(7)] }),
  ),
  creatureCard(
    'Test Watcher',
    '{1}{U}',
    'Illusion',
    '1/1',
    triggered({ on: 'phased', object: 'self', match: { out: true } }, { effects: [gainLife(1)] }),
    triggered({ on: 'phased', object: 'self', match: { out: false } }, { effects: [gainLife(2)] }),
    triggered({ on: 'attach', object: [{ has: ['types', ['Artifact', 'Enchantment']] }] }, { effects: [gainLife(30)] }),
    triggered(dies, { effects: [gainLife(50)] }),
  ),
  instant('Test Shift', '{0}', { targets: [target(permanents)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Exodus', '{0}', {
    effects: [{ do: 'phaseOut', what: { each: [{ not: { has: ['types', 'Land'] } }] } }],
  }),
  instant('Test Kill', '{0}', {
    targets: [target(creatures)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  instant('Test Blessing', '{0}', {
    effects: [{ do: 'modify', what: { each: creatures }, mods: plus(3, 3), until: { kind: 'permanent' } }],
  }),
  instant('Test Growth', '{0}', {
    targets: [target(creatures)],
    effects: [{ do: 'modify', what: t(0), mods: plus(3, 3), until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Long Growth', '{0}', {
    targets: [target(creatures)],
    effects: [{ do: 'modify', what: t(0), mods: plus(3, 3), until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Holder', '{1}{U}', 'Wizard', '1/1', {
    kind: 'activated',
    cost: [mana('{0}')],
    targets: [target(creatures)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: plus(3, 3),
        until: { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } },
      },
    ],
  }),
  instant('Test Make', '{0}', { effects: [create(token('Cub', 'Creature — Bear', ['G'], '2/2'))] }),
  instant('Test Skip', '{0}', { effects: [{ do: 'skipNext', what: 'untap', who: 'you' }] }),
  card('Test Aura', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creatures), continuous('attached', plus(1, 1))],
  }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [mana('{0}')] }), continuous('attached', plus(2, 0))],
  }),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);
const shift = (game: Play, name: string): Play => game.castAt(0, 'Test Shift', { card: name }).resolve();
const isOut = (game: Play, name: string): unknown => game.the(name).phasedOut;
/** With an Aura and an Equipment on it. */
const dressed = { card: 'Grizzly Bears', as: 'bear' };
const aura = { card: 'Test Aura', attachedTo: 'bear' };
const blade = { card: 'Test Blade', attachedTo: 'bear' };

describe('phasing (702.26)', () => {
  it('mtg:702.26a mtg-2003:502.15a in each of its controller’s untap steps it phases out, or in, before anything untaps', () => {
    const game = at({ battlefield: [{ card: 'Test Phaser', tapped: true }] }).until({ turn: 4, step: 'upkeep' });
    expect(isOut(game, 'Test Phaser')).toBe(false);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Test Phaser')).toMatchObject({ phasedOut: true, tapped: true });
    game.until({ turn: 6, step: 'upkeep' });
    expect(isOut(game, 'Test Phaser')).toBe(true);
    game.until({ turn: 7, step: 'upkeep' });
    expect(game.the('Test Phaser')).toMatchObject({ phasedOut: false, tapped: false });
  });

  it('mtg:502.1 mtg-2003:302.3 what phases out and what phases in does so at the same time', () => {
    const game = at({ hand: ['Test Shift'], battlefield: ['Test Phaser', 'Hill Giant'] });
    shift(game, 'Hill Giant').until({ turn: 5, step: 'upkeep' });
    expect([isOut(game, 'Test Phaser'), isOut(game, 'Hill Giant')]).toEqual([true, false]);
  });

  it('mtg:703.4a as an untap step begins only what the active player controls phases', () => {
    const game = at({ battlefield: ['Test Phaser'] }).until({ turn: 4, step: 'upkeep' });
    expect(isOut(game, 'Test Phaser')).toBe(false);
    expect(isOut(game.until({ turn: 5, step: 'upkeep' }), 'Test Phaser')).toBe(true);
  });

  it('mtg:702.26b what is phased out is treated as though it did not exist', () => {
    const game = at({ hand: ['Test Shift', 'Test Kill'], battlefield: ['Test Lord', 'Grizzly Bears'] });
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    shift(game, 'Test Lord');
    expect([game.figures('Grizzly Bears'), isOut(game, 'Test Lord')]).toEqual(['2/2', true]);
    game.cast(0, 'Test Kill');
    if (!game.waiting()) throw new Error('only one creature should be there to be targeted');
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(game.zones('Test Lord')).toEqual(['battlefield']);
  });

  it('mtg:702.26b it is removed from combat', () => {
    const game = at({ hand: ['Test Shift'], battlefield: ['Hill Giant', 'Grizzly Bears'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant', 'Grizzly Bears');
    shift(game, 'Hill Giant');
    expect(game.happened('REMOVED_FROM_COMBAT')).toHaveLength(1);
    expect(game.until({ step: 'end' }).life(1)).toBe(18);
  });

  it('mtg:702.26c phased in it is treated as though it existed again, the same object', () => {
    const game = at({ hand: ['Test Shift'], battlefield: ['Test Lord', 'Grizzly Bears'] });
    const { id } = game.the('Test Lord');
    shift(game, 'Test Lord').until({ turn: 5, step: 'upkeep' });
    expect([game.the('Test Lord').id, game.figures('Grizzly Bears')]).toEqual([id, '3/3']);
  });

  it('mtg:702.26d it neither leaves nor enters: nothing triggers on that, counters and tokens stay', () => {
    const game = at({
      hand: ['Test Shift', 'Test Shift', 'Test Make'],
      battlefield: [{ card: 'Test Lord', counters: { '+1/+1': 1 } }],
    });
    game.cast(0, 'Test Make').resolve();
    shift(game, 'Test Lord');
    shift(game, 'Cub').until({ turn: 5, step: 'upkeep' });
    expect([game.life(0), game.figures('Test Lord'), game.figures('Cub')]).toEqual([20, '3/3', '3/3']);
  });

  it('mtg:702.26d it was its controller’s all the time, and may attack as it phases in', () => {
    const game = at({ hand: ['Test Shift'], battlefield: [{ card: 'Hill Giant', sick: true }] });
    shift(game, 'Hill Giant').until({ turn: 5, kind: 'ATTACKERS' });
    expect(game.attack(0, 'Hill Giant').until({ step: 'end' }).life(1)).toBe(17);
  });

  it('mtg:702.26e an effect that begins meanwhile does not include it, one that began before does', () => {
    const game = at({
      hand: ['Test Shift', 'Test Blessing', 'Test Long Growth'],
      battlefield: ['Hill Giant', 'Grizzly Bears'],
    });
    game.cast(0, 'Test Long Growth', { card: 'Hill Giant' }).resolve();
    shift(game, 'Hill Giant').cast(0, 'Test Blessing').resolve().until({ turn: 5, step: 'upkeep' });
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['6/6', '5/5']);
  });

  it('mtg:702.26f effects may end meanwhile, and one that lasts as long as the game sees something does', () => {
    const game = at({ hand: ['Test Shift', 'Test Growth'], battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Growth', { card: 'Hill Giant' }).resolve();
    shift(game, 'Hill Giant').until({ turn: 5, step: 'upkeep' });
    expect(game.figures('Hill Giant')).toBe('3/3');
    const held = at({ hand: ['Test Shift'], battlefield: ['Test Holder', 'Hill Giant'] });
    held.activate(0, 'Test Holder', { card: 'Hill Giant' }).resolve();
    expect(held.figures('Hill Giant')).toBe('6/6');
    shift(held, 'Test Holder');
    expect(held.figures('Hill Giant')).toBe('3/3');
    expect(held.until({ turn: 5, step: 'upkeep' }).figures('Hill Giant')).toBe('3/3');
  });

  it('mtg:702.26g mtg-2003:502.15i what is attached to it goes along, and comes back with it alone', () => {
    const game = at({ hand: ['Test Shift'], battlefield: [dressed, blade] }, { battlefield: [aura] });
    expect(game.figures('Grizzly Bears')).toBe('5/3');
    shift(game, 'Grizzly Bears');
    expect([isOut(game, 'Test Aura'), isOut(game, 'Test Blade')]).toEqual([true, true]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(isOut(game, 'Test Aura')).toBe(true);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.figures('Grizzly Bears'), isOut(game, 'Test Aura')]).toEqual(['5/3', false]);
    expect(game.the('Test Aura').attachedTo).toBe(game.the('Grizzly Bears').id);
  });

  it('mtg:702.26h what would go directly and with another thing goes with that', () => {
    const game = at({ hand: ['Test Exodus'], battlefield: [dressed] }, { battlefield: [aura] });
    game.cast(0, 'Test Exodus').resolve().until({ turn: 4, step: 'upkeep' });
    expect([isOut(game, 'Grizzly Bears'), isOut(game, 'Test Aura')]).toEqual([true, true]);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.figures('Grizzly Bears'), isOut(game, 'Test Aura')]).toEqual(['3/3', false]);
  });

  it('mtg:702.26i mtg-2003:502.15j what went by itself comes back attached, or to nothing where its host is gone', () => {
    const game = at({ hand: ['Test Shift'], battlefield: [dressed, blade] });
    shift(game, 'Test Blade');
    expect([game.figures('Grizzly Bears'), isOut(game, 'Grizzly Bears')]).toEqual(['2/2', false]);
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Grizzly Bears')).toBe('4/2');
    const gone = at({ hand: ['Test Shift', 'Test Kill'], battlefield: [dressed, blade] });
    shift(gone, 'Test Blade').castAt(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    gone.until({ turn: 5, step: 'upkeep' });
    expect(gone.the('Test Blade')).toMatchObject({ attachedTo: null, phasedOut: false });
  });

  it('mtg:702.26i an Aura that comes back to nothing is put into the graveyard', () => {
    const game = at({ hand: ['Test Shift', 'Test Kill'], battlefield: [dressed, aura] });
    shift(game, 'Test Aura').castAt(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    expect(game.until({ turn: 5, step: 'upkeep' }).zones('Test Aura')).toEqual(['graveyard']);
  });

  it('mtg:702.26j nothing becomes attached or unattached', () => {
    const game = at({ hand: ['Test Shift'], battlefield: [dressed, blade, 'Test Watcher'] });
    shift(game, 'Grizzly Bears').until({ turn: 5, step: 'upkeep' });
    expect([game.life(0), game.view().stack.length]).toEqual([20, 0]);
    // Nor does what comes back by itself, to a host that is gone.
    const alone = at({ hand: ['Test Shift', 'Test Kill'], battlefield: [dressed, blade, 'Test Watcher'] });
    shift(alone, 'Test Blade').cast(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    alone.until({ turn: 5, step: 'draw' });
    expect([alone.life(0), alone.the('Test Blade').attachedTo]).toEqual([20, null]);
  });

  it('mtg:603.10b abilities that wait for a permanent to phase out look back', () => {
    const game = at({ hand: ['Test Shift'], battlefield: ['Test Watcher'] });
    shift(game, 'Test Watcher').resolveAll();
    expect(game.life(0)).toBe(21);
    game.until({ turn: 5, step: 'draw' });
    expect(game.life(0)).toBe(23);
  });

  it('mtg:702.26m mtg-2003:502.15c in an untap step that is skipped nothing phases', () => {
    const game = at({ hand: ['Test Skip', 'Test Shift'], battlefield: ['Test Phaser', 'Hill Giant'] });
    shift(game, 'Hill Giant').cast(0, 'Test Skip').resolve().until({ turn: 5, step: 'upkeep' });
    expect([isOut(game, 'Test Phaser'), isOut(game, 'Hill Giant')]).toEqual([false, true]);
    game.until({ turn: 7, step: 'upkeep' });
    expect([isOut(game, 'Test Phaser'), isOut(game, 'Hill Giant')]).toEqual([true, false]);
  });

  it('mtg:702.26p mtg-2003:502.15p having it twice is the same as having it once', () => {
    const game = at({ battlefield: ['Test Twice'] }).until({ turn: 5, step: 'upkeep' });
    expect([isOut(game, 'Test Twice'), game.happened('PHASED_OUT').length]).toEqual([true, 1]);
  });

  it('Breezekeeper (mtg:702.26a) attacks every other turn', () => {
    const game = at({ battlefield: ['Breezekeeper'] }).until({ turn: 5, step: 'upkeep' });
    expect(isOut(game, 'Breezekeeper')).toBe(true);
    game.until({ turn: 7, kind: 'ATTACKERS' }).attack(0, 'Breezekeeper');
    expect(game.until({ step: 'end' }).life(1)).toBe(16);
  });

  it('Sandbar Crocodile (mtg:702.26a) and Tolarian Drake take turns, where one was phased out', () => {
    const game = at({ hand: ['Test Shift'], battlefield: ['Sandbar Crocodile', 'Tolarian Drake'] });
    shift(game, 'Tolarian Drake').until({ turn: 5, step: 'upkeep' });
    expect([isOut(game, 'Sandbar Crocodile'), isOut(game, 'Tolarian Drake')]).toEqual([true, false]);
    game.until({ turn: 7, step: 'upkeep' });
    expect([isOut(game, 'Sandbar Crocodile'), isOut(game, 'Tolarian Drake')]).toEqual([false, true]);
  });
});
