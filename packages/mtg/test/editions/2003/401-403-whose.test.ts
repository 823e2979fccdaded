/** Spells and abilities (401–403): whoever owns what they are of, in either turn, the second of several, and what has left. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  control,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  manaAbility,
  player,
  plus,
  returnToHand,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, offers, onStack, pool, position, relic } from './table.js';

const lootable = {
  kind: 'static',
  affects: [{ zone: 'graveyard' }, { owner: 'opponent' }],
  mods: [{ mod: 'play' }],
} as never;
const upkeepStep = { on: 'step', match: { step: 'upkeep' } } as const;
const inGrave = [{ zone: 'graveyard' }] as never;
const onTheStack = [{ zone: 'stack' }] as never;
const anAbility = [{ zone: 'stack' }, { not: { is: 'spell' } }] as never;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Lesson', '{0}', { effects: [gainLife(1)] }),
  card('Test Memory', {
    cost: '{9}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('flashback', { cost: [mana('{0}')] })],
  }),
  card('Test Loot', { cost: '{0}', type: 'Enchantment', abilities: [lootable] }),
  instant('Test Hush', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Stifle', '{0}', { targets: [target(anAbility)], effects: [counterSpell(t(0))] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Dye', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Blank', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  sorcery('Test Duo', '{0}', {
    targets: [target(creature), target(player)],
    effects: [damage(1, t(0)), loseLife(1, t(1))],
  }),
  sorcery('Test Two', '{0}', {
    targets: [target(creature), target({ has: ['types', 'Artifact'] })],
    effects: [damage(1, t(0)), destroy(t(1))],
  }),
  instant('Test Unearth', '{0}', { targets: [target(inGrave)], effects: [returnToHand(t(0))] }),
  creatureCard(
    'Test Pinger',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { targets: [target(creature)], effects: [damage(1, t(0)), gainLife(10)] }),
  ),
  creatureCard('Test Bell', '{0}', 'Elf', '1/1', triggered(upkeepStep, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Hunter',
    '{0}',
    'Elf',
    '1/1',
    triggered(upkeepStep, { targets: [target(creature)], effects: [damage(1, t(0)), gainLife(10)] }),
  ),
  creatureCard(
    'Test Font',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { effects: [gainLife({ stat: 'power', of: 'self' })] }),
  ),
  creatureCard('Test Ember', '{0}', 'Elemental', '1/1', {
    kind: 'static',
    defining: true,
    mods: [{ mod: 'set', prop: 'colors', value: ['R'] }],
  }),
  card('Test Buried', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      { ...activated(free, { effects: [gainLife(1)] }), zone: 'graveyard' } as never,
      { ...activated(free, { effects: [gainLife(10)] }), zone: 'hand' } as never,
    ],
  }),
  relic('Test Plain Font', activated(free, { effects: [gainLife(1)] })),
  relic('Test Open Font', { ...activated(free, { effects: [gainLife(1)] }), anyone: true } as never),
  relic(
    'Test Any Aim',
    activated(free, { targets: [target(player)], effects: [loseLife(1, t(0))] }),
    activated(free, { targets: [target(inGrave)], effects: [returnToHand(t(0))] }),
    activated(free, { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
    activated(free, { targets: [target(onTheStack)], effects: [counterSpell(t(0))] }),
  ),
  relic('Test Bell of Players', triggered(upkeepStep, { targets: [target(player)], effects: [loseLife(1, t(0))] })),
  relic('Test Bell of Graves', triggered(upkeepStep, { targets: [target(inGrave)], effects: [returnToHand(t(0))] })),
  relic(
    'Test Bell of Spells',
    triggered({ on: 'cast', player: 'any' }, { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  ),
  relic(
    'Test Bell of Abilities',
    triggered({ on: 'cast', player: 'any' }, { targets: [target(anAbility)], effects: [counterSpell(t(0))] }),
  ),
  creatureCard('Test Quick', '{0}', 'Elf', '1/1', keyword('flash')),
  creatureCard(
    'Test Listener',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] }),
  ),
  relic(
    'Test Two Bells',
    triggered(upkeepStep, {
      targets: [target(creature), target(player)],
      effects: [damage(1, t(0)), loseLife(1, t(1))],
    }),
  ),
  relic('Test Well', { ...manaAbility('{G}'), cost: free, limit: { perTurn: 1 } } as never),
  creatureCard('Test Banner', '{0}', 'Elf', '1/1', continuous(creature, [has('flying')])),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
/** Whether the second player may counter what is on the stack as a spell. */
const isSpell = (game: Play, seat = 1): boolean =>
  offers(game.pass(), 'CAST', 'Test Hush') && asked(game)[0] === String(seat);

describe('spells (401)', () => {
  it('mtg-2003:401.1 a spell is one, whoever owns its card, from wherever and in whoever’s turn it is played, and face down', () => {
    const hush = { hand: ['Test Hush'] };
    const memory = position({ graveyard: ['Test Memory'] }, hush).choose(0, { kind: 'CAST', card: 'Test Memory' });
    expect(isSpell(memory)).toBe(true);
    const looted = position({ battlefield: ['Test Loot'] }, { ...hush, graveyard: ['Test Lesson'] });
    expect(isSpell(looted.choose(0, { kind: 'CAST', card: 'Test Lesson' }))).toBe(true);
    const answered = position(hush, { hand: ['Test Sip'] })
      .pass()
      .cast(1, 'Test Sip');
    expect(isSpell(answered, 0)).toBe(true);
    const angel = position({ hand: ['Exalted Angel'], battlefield: many('Plains', 3) }, hush);
    expect(isSpell(angel.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' }))).toBe(true);
    angel.castAt(1, 'Test Hush', {}).resolve();
    expect(angel.zones('Exalted Angel')).toEqual(['graveyard']);
    // What lies below another spell is one as well.
    const below = position({ hand: ['Test Lesson', 'Test Sip'] }, hush)
      .cast(0, 'Test Lesson')
      .cast(0, 'Test Sip')
      .pass();
    below.cast(1, 'Test Hush', { card: 'Test Lesson' }).resolveAll();
    expect(below.life(0)).toBe(21);
  });

  it('mtg-2003:401.2 each target that is asked for is needed, be it a permanent, a card, an ability, a spell or a player', () => {
    const may = (name: string, mine: object, theirs: object = {}): boolean =>
      offers(position({ hand: [name], ...mine }, theirs), 'CAST', name);
    expect([may('Test Duo', {}), may('Test Duo', {}, { battlefield: ['Gray Ogre'] })]).toEqual([false, true]);
    expect([
      may('Test Two', { battlefield: ['Gray Ogre'] }),
      may('Test Two', { battlefield: ['Gray Ogre', 'Test Well'] }),
    ]).toEqual([false, true]);
    expect([may('Test Unearth', {}), may('Test Unearth', {}, { graveyard: ['Forest'] })]).toEqual([false, true]);
    expect([may('Test Slay', {}), may('Test Hush', {}), may('Test Stifle', {})]).toEqual([false, false, false]);
    const game = position({ hand: ['Test Sip', 'Test Hush'], battlefield: ['Test Font'], graveyard: ['Forest'] });
    game.activate(0, 'Test Font').cast(0, 'Test Sip');
    expect(offers(game, 'CAST', 'Test Hush')).toBe(true);
    const ability = position({ hand: ['Test Stifle'], battlefield: ['Test Font'] }).activate(0, 'Test Font');
    expect(ability.castAt(0, 'Test Stifle', {}).resolve().resolveAll().life(0)).toBe(20);
    const duo = position({ hand: ['Test Duo'] }, { battlefield: ['Hill Giant'] }).cast(0, 'Test Duo');
    if (asked(duo) === '0:TARGETS' && duo.decision().options.some(({ card: name }) => name === 'Hill Giant'))
      duo.choose(0, { card: 'Hill Giant' });
    expect(duo.decision().options).toHaveLength(2);
    expect([duo.choose(0, { player: 1 }).resolve().the('Hill Giant').damage, lives(duo)]).toEqual([1, [20, 19]]);
  });
});

describe('what a spell becomes (401)', () => {
  it('mtg-2003:401.3 a permanent that is played in another’s turn comes under the control of who played it', () => {
    const game = position({}, { hand: ['Test Quick'] })
      .pass()
      .cast(1, 'Test Quick')
      .resolve();
    expect(game.the('Test Quick')).toMatchObject({ controller: 1, owner: 1 });
  });
});

describe('abilities (402)', () => {
  it('mtg-2003:402.3 the color that a card says it is counts in each zone, and goes with no ability', () => {
    const one = ['Test Ember'];
    const where = { hand: ['Test Ember', 'Test Blank'], library: one, graveyard: one, exile: one, battlefield: one };
    const game = position(where);
    for (const zone of ['hand', 'library', 'graveyard', 'exile', 'battlefield'])
      expect([zone, game.the('Test Ember', zone).colors]).toEqual([zone, ['R']]);
    game.castAt(0, 'Test Blank', { card: 'Test Ember' }).resolve();
    expect(game.the('Test Ember').colors).toEqual(['R']);
    expect(game.cast(0, 'Test Ember').the('Test Ember', 'stack').colors).toEqual(['R']);
  });

  it('mtg-2003:402.5 what triggered and what was activated is no spell, and what counters abilities counters either, of either player', () => {
    const both = { hand: ['Test Hush', 'Test Stifle'] };
    const mine = { ...both, battlefield: ['Test Font', 'Test Bell'] };
    const triggering = position(mine, both, UPKEEP);
    expect([onStack(triggering), offers(triggering, 'CAST', 'Test Hush')]).toEqual([['Test Bell'], false]);
    triggering.castAt(0, 'Test Stifle', {}).resolve();
    expect([onStack(triggering), triggering.life(0)]).toEqual([[], 20]);
    for (const seat of [0, 1]) {
      const game = position(mine, both).activate(0, 'Test Font');
      if (seat === 1) game.pass();
      expect(offers(game, 'CAST', 'Test Hush')).toBe(false);
      game.castAt(seat, 'Test Stifle', {}).resolve();
      expect([onStack(game), game.life(0)]).toEqual([[], 20]);
    }
    // It is countered where what it is of has left.
    const gone = position({ hand: ['Test Recall', 'Test Stifle'], battlefield: ['Test Font'] }).activate(
      0,
      'Test Font',
    );
    gone.castAt(0, 'Test Recall', { card: 'Test Font' }).resolve().castAt(0, 'Test Stifle', {}).resolve();
    expect([onStack(gone), gone.life(0)]).toEqual([[], 20]);
  });

  it('mtg-2003:402.5 one whose target has left is countered, and nothing of it is done, be it activated or triggered', () => {
    const shot = position({ hand: ['Test Recall'], battlefield: ['Test Pinger', 'Hill Giant'] });
    shot.activate(0, 'Test Pinger', { card: 'Hill Giant' }).castAt(0, 'Test Recall', { card: 'Hill Giant' });
    expect([shot.resolve().resolve().life(0), shot.happened('COUNTERED').length]).toEqual([20, 1]);
    const hunted = position({ hand: ['Test Recall'], battlefield: ['Test Hunter', 'Hill Giant'] }, {}, UPKEEP);
    hunted.choose(0, { card: 'Hill Giant' }).castAt(0, 'Test Recall', { card: 'Hill Giant' });
    expect([hunted.resolve().resolve().life(0), hunted.happened('COUNTERED').length]).toEqual([20, 1]);
  });

  it('mtg-2003:402.6 an ability goes on without its source, for who put it on the stack, by what the source was at last', () => {
    const left = position({ hand: ['Test Growth', 'Test Recall'], battlefield: ['Test Font'] }).activate(
      0,
      'Test Font',
    );
    left.castAt(0, 'Test Growth', { card: 'Test Font' }).resolve().castAt(0, 'Test Recall', { card: 'Test Font' });
    expect(left.resolve().resolve().life(0)).toBe(24);
    const rung = position({ hand: ['Test Slay'], battlefield: ['Test Bell'] }, {}, UPKEEP);
    expect(rung.castAt(0, 'Test Slay', { card: 'Test Bell' }).resolve().resolve().life(0)).toBe(21);
    const stolen = position({ battlefield: ['Test Font', 'Test Bell'] }, { hand: many('Test Theft', 2) }, UPKEEP);
    stolen.activate(0, 'Test Font').pass();
    for (const name of ['Test Font', 'Test Bell']) {
      stolen
        .choose(1, { kind: 'CAST', card: 'Test Theft', nth: 0 } as never)
        .choose(1, { card: name })
        .resolve();
      if (name === 'Test Font') stolen.pass();
    }
    expect(lives(stolen.resolveAll())).toEqual([22, 20]);
  });

  it('mtg-2003:402.8 no ability of a card that is removed from the game, nor of a creature that is a spell, works', () => {
    const cards = ['Test Font', 'Test Bell', 'Test Banner'];
    const game = position({ exile: cards, battlefield: ['Gray Ogre'] }, {}, UPKEEP);
    expect([onStack(game), offers(game, 'ACTIVATE', 'Test Font'), game.the('Gray Ogre').keywords]).toEqual([
      [],
      false,
      [],
    ]);
    const cast = position({ hand: ['Test Banner'], battlefield: ['Gray Ogre'] }).cast(0, 'Test Banner');
    expect(cast.the('Gray Ogre').keywords).toEqual([]);
    expect(cast.resolve().the('Gray Ogre').keywords).toEqual(['flying']);
    // In play it hears a spell that is cast; on the stack it hears neither itself nor another.
    const heard = position({ hand: ['Test Listener', 'Test Sip', 'Test Sip'] }).cast(0, 'Test Listener');
    const sip = (): Play => heard.choose(0, { kind: 'CAST', card: 'Test Sip', nth: 0 } as never);
    expect(onStack(sip())).toEqual(['Test Sip', 'Test Listener']);
    expect(onStack(heard.resolve().resolve())).toEqual([]);
    expect(onStack(sip())).toEqual(['Test Listener', 'Test Sip']);
  });

  it('mtg-2003:402.9 what works in a graveyard or a hand does so in either turn and in response', () => {
    const both = { graveyard: ['Test Buried'], hand: ['Test Buried', 'Test Sip'] };
    const uses = (game: Play): unknown[] =>
      game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' ? [o.zone] : []));
    const here = (game: Play): unknown[] => uses(game).toSorted();
    expect(here(position(both))).toEqual(['graveyard', 'hand']);
    expect(here(position({}, both).pass())).toEqual(['graveyard', 'hand']);
    expect(here(position(both).cast(0, 'Test Sip'))).toEqual(['graveyard', 'hand']);
    expect(here(position(both, {}, { turn: { number: 4, active: 1 } }).pass())).toEqual(['graveyard', 'hand']);
  });

  it('mtg-2003:402.10 an ability targets what it says: a player, a card, a spell, an ability, and a second one', () => {
    const game = position({ hand: ['Test Sip'], battlefield: ['Test Any Aim', 'Test Font'], graveyard: ['Forest'] });
    const uses = (): unknown[] =>
      game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' && o.card === 'Test Any Aim' ? [o.ability] : []));
    expect(uses()).toEqual([0, 1]);
    const use = (ability: number): Play => game.choose(0, { kind: 'ACTIVATE', card: 'Test Any Aim', ability });
    expect(game.activate(0, 'Test Font') && uses()).toEqual([0, 1, 3]);
    if (!use(3).waiting()) game.choose(0, { card: 'Test Font' });
    expect([onStack(game.resolve()), game.life(0)]).toEqual([[], 20]);
    expect(game.cast(0, 'Test Sip') && uses()).toEqual([0, 1, 2, 3]);
    if (!use(2).waiting()) game.choose(0, {});
    expect([onStack(game.resolve()), game.life(0)]).toEqual([[], 20]);
    use(0).choose(0, { player: 1 }).resolve();
    if (!use(1).waiting()) game.choose(0, { card: 'Forest' });
    expect([game.resolve().zones('Forest'), game.life(1)]).toEqual([['hand'], 19]);
  });

  it('mtg-2003:402.10 what triggers targets what it says: a player, a card, a spell, and a second one', () => {
    const rung = (name: string, more: object = {}): Play => position({ battlefield: [name], ...more }, {}, UPKEEP);
    const players = rung('Test Bell of Players');
    expect(players.choose(0, { player: 1 }).resolve().life(1)).toBe(19);
    const graves = rung('Test Bell of Graves', { graveyard: ['Forest', 'Island'] });
    expect(graves.choose(0, { card: 'Island' }).resolve().zones('Island')).toEqual(['hand']);
    const spells = position({ battlefield: ['Test Bell of Spells'], hand: ['Test Sip'] }).cast(0, 'Test Sip');
    if (!spells.waiting()) spells.choose(0, { card: 'Test Sip' });
    expect([spells.resolve().zones('Test Sip'), spells.life(0)]).toEqual([['graveyard'], 20]);
    const abilities = position({ battlefield: ['Test Bell of Abilities', 'Test Font'], hand: ['Test Sip'] });
    abilities.activate(0, 'Test Font').cast(0, 'Test Sip');
    if (!abilities.waiting()) abilities.choose(0, { card: 'Test Font' });
    expect([onStack(abilities.resolve()), abilities.resolve().life(0)]).toEqual([['Test Sip'], 21]);
    const two = rung('Test Two Bells', { battlefield: ['Test Two Bells', 'Hill Giant', 'Gray Ogre'] });
    two.choose(0, { card: 'Hill Giant' }).choose(0, { player: 1 }).resolve();
    expect([two.the('Hill Giant').damage, two.life(1)]).toEqual([1, 19]);
  });
});

describe('activated abilities (403)', () => {
  it('mtg-2003:403.2 whoever controls the permanent uses it, the owner of another card, and anybody where it says so', () => {
    const game = position(
      { hand: ['Test Theft'] },
      { battlefield: ['Test Font', 'Test Open Font', 'Test Plain Font'] },
    );
    const may = (name: string): boolean => offers(game, 'ACTIVATE', name);
    expect(['Test Font', 'Test Open Font', 'Test Plain Font'].map(may)).toEqual([false, true, false]);
    game.castAt(0, 'Test Theft', { card: 'Test Font' }).resolve();
    expect(may('Test Font')).toBe(true);
    game.pass();
    expect(['Test Font', 'Test Open Font'].map(may)).toEqual([false, true]);
    const theirs = position({ battlefield: ['Test Open Font'] }).pass();
    expect(lives(theirs.activate(1, 'Test Open Font').resolve())).toEqual([20, 21]);
    const buried = position({}, { graveyard: ['Test Buried'] });
    expect([offers(buried, 'ACTIVATE', 'Test Buried'), offers(buried.pass(), 'ACTIVATE', 'Test Buried')]).toEqual([
      false,
      true,
    ]);
  });

  it('mtg-2003:403.3 a mana ability that is used once a turn was used, and may be used in the next turn', () => {
    const game = position({ battlefield: ['Test Well'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Well', mana: true });
    expect([pool(game, 0), offers(game, 'ACTIVATE', 'Test Well')]).toEqual([{ G: 1 }, false]);
    expect(offers(game.until({ turn: 4, step: 'upkeep' }).pass(), 'ACTIVATE', 'Test Well')).toBe(true);
  });
});
