/** What is exiled to pay, phased out, lent, transformed, skipped, replaced, prevented: the cases beside the usual one (607–616). */
import type { Ability, Effect, Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { choices } from '../cards/support.js';
import { cards } from './resolving-cards.js';
import {
  activated,
  asItEnters,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  entering,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  player,
  rule,
  sorcery,
  subtype,
  t,
  target,
  token,
  triggered,
  yourUpkeep,
} from './test-cards.js';

const ofGraveyard: Filter = [{ zone: 'graveyard' }, { owner: 'you' }, creature];
const outOfIt: Effect = { do: 'phaseOut', what: each(creature, { controller: 'opponent' }), keep: 'untilLeaves' };
const insteadOfLife = (...instead: Effect[]): Ability => ({
  kind: 'replacement',
  on: 'stat',
  player: 'you',
  match: { stat: 'life', gain: true },
  instead,
});

ownCards(
  ...cards,
  creatureCard(
    'Test Delver',
    '{6}',
    'Serpent',
    '3/3',
    keyword('delve'),
    activated([], { effects: [gainLife({ countOf: 'exiledToPay' })] }),
  ),
  card('Test Gate', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [outOfIt] })] }),
  instant('Test Crush', '{0}', { targets: [target({ has: ['types', 'Artifact'] })], effects: [destroy(t(0))] }),
  // "You may play lands from your graveyard. A land played so has …"
  card('Test Deep Roots', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      continuous(
        [{ zone: 'graveyard' }, { owner: 'you' }, land],
        [
          {
            mod: 'play',
            entered: [
              {
                do: 'modify',
                what: 'self',
                mods: [has(triggered(yourUpkeep, { effects: [gainLife(4)] }))],
                until: { kind: 'permanent' },
              },
            ],
          },
        ],
      ),
    ],
  }),
  instant('Test Slumber', '{0}', { effects: [{ do: 'skipNext', what: 'turn', who: 'opponents' }] }),
  instant('Test Truce', '{0}', { effects: [{ do: 'skipNext', what: 'combat', who: 'you' }] }),
  creatureCard('Test Hooded', '{5}', 'Snake', '1/1', keyword('morph', { cost: [mana('{0}')] }), {
    kind: 'replacement',
    on: 'status',
    object: 'self',
    match: { status: 'faceDown', on: false },
    also: [gainLife(5)],
  }),
  card('Test First Spring', { cost: '{0}', type: 'Artifact', abilities: [insteadOfLife(draw(1))] }),
  card('Test Second Spring', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [insteadOfLife(create(token('Fish', 'Creature — Fish', ['U'], '1/1')))],
  }),
  creatureCard(
    'Test Gourmet',
    '{0}',
    'Ghoul',
    '1/1',
    asItEnters(
      { do: 'choose', from: ofGraveyard, min: 0, max: 9, save: 'eaten' },
      { do: 'move', what: { saved: 'eaten' }, to: 'exile', cause: 'exile' },
      entering({ '+1/+1': { countOf: { saved: 'eaten' } } }),
    ),
  ),
  sorcery('Test Rise Kin', '{0}', {
    effects: [
      {
        do: 'move',
        what: each(ofGraveyard, subtype('Ghoul', 'Bear')),
        to: 'battlefield',
        cause: 'return',
        controller: 'you',
      },
    ],
  }),
  sorcery('Test Open Graves', '{0}', {
    effects: [
      create(token('Dead', 'Creature — Zombie', ['B'], '2/2')),
      create(token('Soldier', 'Creature — Soldier', ['W'], '1/1')),
    ],
  }),
  creatureCard(
    'Test Ward',
    '{0}',
    'Cleric',
    '1/1',
    continuous([{ zone: 'battlefield' }, { has: ['subtypes', 'Zombie'] }, { other: true }], [rule('cantEnter')]),
  ),
  // "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
  instant('Test Red Circle', '{0}', {
    effects: [
      { do: 'chooseSource', filter: color('R'), save: 'source' },
      {
        do: 'createReplacement',
        replaces: { on: 'damage', source: [color('R')], prevent: true },
        entities: 'you',
        from: { saved: 'source' },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  creatureCard(
    'Test Pinger',
    '{R}',
    'Goblin',
    '1/1',
    activated([], { targets: [target(player)], effects: [damage(2, t(0))] }),
  ),
  instant('Test Remand', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0), to: 'hand' }],
  }),
  card('Test Rest', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: { zone: 'stack' } as Filter,
        match: { to: 'graveyard' },
        change: { to: 'exile' },
      },
    ],
  }),
);

describe('what was exiled to pay, and what is phased out', () => {
  it('mtg:607.2q each permanent speaks of all that was exiled for its own spell, and of nothing else', () => {
    const game = magicPosition([
      {
        hand: ['Test Delver', 'Test Delver'],
        battlefield: lands(9, 'Island'),
        graveyard: ['Shock', 'Forest', 'Memnite', 'Opt'],
        exile: ['Divination'],
      },
      {},
    ]);
    const cast = (...names: string[]) =>
      game
        .choose(0, { kind: 'CAST', card: 'Test Delver', nth: 0 })
        .choose(
          0,
          names.map((name) => ({ card: name })),
        )
        .resolve();
    cast('Shock', 'Forest', 'Memnite');
    const first = game.the('Test Delver').id;
    expect(game.activate(0, 'Test Delver').resolve().life(0)).toBe(23);
    cast('Opt');
    const second = game.all('Test Delver').find(({ id }) => id !== first)?.id;
    expect(
      game
        .choose(0, { kind: 'ACTIVATE', object: String(second) })
        .resolve()
        .life(0),
    ).toBe(24);
    expect(game.choose(0, { kind: 'ACTIVATE', object: first }).resolve().life(0)).toBe(27);
  });

  it('mtg:610.4 all that was phased out so phases in, whoever controls it', () => {
    const game = magicPosition([
      { hand: ['Test Crush'], battlefield: ['Test Gate'] },
      { battlefield: ['Test Cub', 'Test Green'] },
    ]);
    const out = () => ['Test Cub', 'Test Green'].map((name) => game.the(name).phasedOut === true);
    game.activate(0, 'Test Gate').resolve();
    expect(out()).toEqual([true, true]);
    game.castAt(0, 'Test Crush', { card: 'Test Gate' }).resolve();
    expect([out(), game.view().stack.length]).toEqual([[false, false], 0]);
  });

  it('mtg:611.3d a land that was played by a permission has what that says, also when the permission is gone', () => {
    const game = magicPosition([
      { hand: ['Test Crush'], graveyard: ['Forest', 'Island'], battlefield: ['Test Deep Roots'] },
      {},
    ]);
    game
      .choose(0, { kind: 'PLAY_LAND', card: 'Forest' })
      .castAt(0, 'Test Crush', { card: 'Test Deep Roots' })
      .resolve();
    expect(game.zones('Test Deep Roots')).toEqual(['graveyard']);
    expect(game.until({ turn: 5, step: 'draw' }).life(0)).toBe(24);
    expect(game.until({ turn: 7, step: 'draw' }).life(0)).toBe(28);
  });

  it('mtg:613.7g each time that it transforms it has a new timestamp', () => {
    const game = magicPosition([
      { hand: ['Test Threes', 'Test Turn', 'Test Threes', 'Test Turn'], battlefield: ['Test Cub', 'Test Calm'] },
      {},
    ]);
    const seen = ['Test Threes', 'Test Turn', 'Test Threes', 'Test Turn'].map((name) => {
      game.choose(0, { kind: 'CAST', card: name, nth: 0 });
      if (!game.waiting()) game.choose(0, { card: 'Test Calm // Test Storm' });
      return game.resolve().figures('Test Cub');
    });
    expect(seen).toEqual(['3/3', '5/5', '3/3', '4/4']);
  });
});

describe('what is skipped, turned up or replaced', () => {
  it('mtg:614.1b a turn that is skipped is replaced with nothing', () => {
    const game = magicPosition([{ hand: ['Test Slumber'] }, {}])
      .cast(0, 'Test Slumber')
      .resolve();
    expect(game.until({ turn: 4, step: 'upkeep' }).view().turn.active).toBe(0);
    expect(game.until({ turn: 5, step: 'upkeep' }).view().turn.active).toBe(1);
    expect(game.happened('SKIPPED')).toHaveLength(1);
  });

  it('mtg:614.1b so is a phase with all its steps, once', () => {
    const game = magicPosition([{ hand: ['Test Truce'], battlefield: ['Test Cub'] }, {}])
      .cast(0, 'Test Truce')
      .resolve();
    game.until({ turn: 3, step: 'end' });
    expect(game.happened('STEP_BEGAN').filter(({ phase }) => phase === 'combat')).toEqual([]);
    expect(game.until({ kind: 'ATTACKERS' }).view().turn.number).toBe(5);
  });

  it('mtg:614.1e who controls it does what is said of turning it face up, whoever owns it', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Hooded', faceDown: true, controller: 1 }] }, {}]).pass();
    game.choose(1, { kind: 'TURN_FACE_UP', card: 'Test Hooded' });
    expect([game.life(0), game.life(1), game.the('Test Hooded').name]).toEqual([20, 25, 'Test Hooded']);
  });

  it('mtg:614.7 what another effect has replaced with something else is replaced no more', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test First Spring', 'Test Second Spring'] }, {}]);
    game.cast(0, 'Test Sip').resolve().choose(0, { card: 'Test First Spring' });
    expect([game.life(0), game.hand(0), game.all('Fish').length]).toEqual([20, 1, 0]);
  });

  it('mtg:614.13a it can be neither what enters itself nor what enters at the same time that goes elsewhere', () => {
    const game = magicPosition([
      { hand: ['Test Rise Kin'], graveyard: ['Test Gourmet', 'Test Green', 'Test Red', 'Test Unseen'] },
      { graveyard: ['Test Guard'] },
    ]);
    game.cast(0, 'Test Rise Kin').resolve();
    expect(choices(game).sort()).toEqual(['Test Red', 'Test Unseen']);
    game.choose(0, [{ card: 'Test Red' }, { card: 'Test Unseen' }]);
    expect([game.figures('Test Gourmet'), game.zones('Test Green'), game.zones('Test Red')]).toEqual([
      '3/3',
      ['battlefield'],
      ['exile'],
    ]);
  });

  it('mtg:614.17d what a token would be on the battlefield decides whether it comes there', () => {
    const game = magicPosition([{ hand: ['Test Open Graves'] }, { battlefield: ['Test Ward'] }])
      .cast(0, 'Test Open Graves')
      .resolve();
    expect([game.zones('Dead'), game.zones('Soldier')]).toEqual([[], ['battlefield']]);
  });

  it('mtg:615.9 the source that was chosen is looked at again, and a shield that doesn’t fit any more isn’t used up', () => {
    const game = magicPosition([
      { hand: ['Test Red Circle'] },
      { hand: ['Test Dye'], battlefield: ['Test Pinger', 'Test Red'] },
    ]);
    game.cast(0, 'Test Red Circle').resolve().choose(0, { card: 'Test Pinger' }).pass();
    const ping = () => {
      if (game.decision().seat === 0) game.pass();
      return game.activate(1, 'Test Pinger', { player: 0 }).resolve().life(0);
    };
    game.castAt(1, 'Test Dye', { card: 'Test Pinger' }).resolve();
    expect([ping(), ping()]).toEqual([18, 16]);
  });

  it('mtg:616.1a what a spell replaces of its own effect comes first, and another effect has nothing to replace', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Remand'], battlefield: ['Test Rest'] }, {}])
      .cast(0, 'Test Sip')
      .castAt(0, 'Test Remand', { card: 'Test Sip' })
      .resolve();
    expect([game.zones('Test Sip'), game.waiting(), game.life(0)]).toEqual([['hand'], true, 20]);
  });
});
