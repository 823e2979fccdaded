/** Clauses of keyword abilities that stand beside their main rule: from where, of which color, at the same time, for whom. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  creature,
  creatureCard,
  destroy,
  each,
  enchant,
  gainLife,
  instant,
  keyword,
  mana,
  rule,
  sorcery,
  subtype,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';

ownCards(
  creatureCard('Test Revenant Cat', '{3}', 'Cat', '2/2', keyword('flash'), keyword('escape', { cost: [mana('{0}')] })),
  creatureCard('Test Late Cat', '{3}', 'Cat', '2/2', keyword('escape', { cost: [mana('{0}')] })),
  creatureCard('Test Dreadful', '{2}', 'Horror', '2/2', keyword('fear')),
  creatureCard('Test Twilight', '{B}{R}', 'Shade', '2/2'),
  creatureCard('Test Goblin Chief', '{1}', 'Goblin', '1/1', keyword('amplify', { value: 2 })),
  creatureCard('Test Goblin Scout', '{1}', 'Goblin', '1/1'),
  sorcery('Test Horde', '{0}', {
    effects: [
      {
        do: 'move',
        what: each(and({ zone: 'hand' }, { owner: 'you' }, subtype('Goblin'))),
        to: 'battlefield',
        cause: 'effect',
        controller: 'you',
      },
    ],
  }),
  card('Test Eternal Umbra', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), keyword('umbra armor'), keyword('indestructible')],
  }),
  instant('Test Slaying', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Heavy Wagon', {
    cost: '{2}',
    type: 'Artifact — Vehicle',
    power: 4,
    toughness: 4,
    abilities: [keyword('crew', { value: 2 })],
  }),
  creatureCard(
    'Test Crewman',
    '{1}',
    'Human Pilot',
    '1/1',
    triggered({ on: 'did', object: 'self', match: { what: 'crew' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Merging', '{4}', 'Beast', '4/4', keyword('mutate', { cost: [mana('{1}')] })),
  sorcery('Test Long Loan', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'card' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  card('Test Shut Gate', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: [{ zone: 'battlefield' }, creature], mods: [rule('cantEnter')] }],
  }),
  sorcery('Test Hiding', '{0}', { effects: [{ do: 'cloak' }] }),
  sorcery('Test Masquerade', '{0}', { effects: [{ do: 'cloak', count: 2 }] }),
  creatureCard(
    'Test Doorman',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [creature, { other: true }], match: { to: 'battlefield' }, batch: true },
      { effects: [gainLife(1)] },
    ),
  ),
);

describe('clauses beside the main one', () => {
  it('mtg:702.8a flash functions wherever its card may be cast from', () => {
    const game = magicPosition([{}, { graveyard: ['Test Revenant Cat', 'Test Late Cat'] }]).pass();
    const casts = game.decision().options.filter((o) => o.kind === 'CAST');
    expect(casts.map((o) => [o.card, o.method])).toEqual([['Test Revenant Cat', 'escape']]);
    expect(game.choose(1, { kind: 'CAST' }).resolve().zones('Test Revenant Cat')).toEqual(['battlefield']);
  });

  it('mtg:702.138a what escapes is cast at its own time: a creature in a main phase of its owner’s turn', () => {
    const escapes = (turn: { active?: number; step?: string }) =>
      magicPosition([{ graveyard: ['Test Late Cat'] }, {}], { turn })
        .until({ kind: 'PRIORITY' })
        .decision()
        .options.some((o) => o.card === 'Test Late Cat');
    expect([escapes({}), escapes({ step: 'upkeep' })]).toEqual([true, false]);
  });

  it('mtg:702.36b a creature that is black and something else blocks what has fear', () => {
    const game = magicPosition([{ battlefield: ['Test Dreadful'] }, { battlefield: ['Test Twilight', 'Hill Giant'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Dreadful').until({ kind: 'BLOCKERS' });
    expect((game.decision().from ?? []).map((o) => o.card)).toEqual(['Test Twilight']);
  });

  it('mtg:702.38a nothing is revealed for amplify that enters at the same time', () => {
    const game = magicPosition([{ hand: ['Test Horde', 'Test Goblin Chief', 'Test Goblin Scout'] }, {}]);
    game.cast(0, 'Test Horde').resolve();
    // Whether there is anything to reveal is nobody else’s business: it is asked.
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', options: [] });
    expect(game.takeDefault('CHOOSE_OBJECTS').figures('Test Goblin Chief')).toBe('1/1');
    expect(game.zones('Test Goblin Scout')).toEqual(['battlefield']);
  });

  it('mtg:702.89a the Aura is destroyed: one that can’t be stays', () => {
    const game = magicPosition([
      { hand: ['Test Eternal Umbra', 'Test Slaying', 'Test Slaying'], battlefield: ['Grizzly Bears'] },
      {},
    ]);
    game.castAt(0, 'Test Eternal Umbra').resolve();
    for (let i = 0; i < 2; i++) {
      game.castAt(0, 'Test Slaying').resolve();
      expect([game.zones('Grizzly Bears'), game.zones('Test Eternal Umbra')]).toEqual([
        ['battlefield'],
        ['battlefield'],
      ]);
    }
  });

  it('mtg:702.122b each of several creatures that are tapped for it crews', () => {
    const game = magicPosition([{ battlefield: ['Test Heavy Wagon', 'Test Crewman', 'Test Crewman'] }, {}]);
    game.activate(0, 'Test Heavy Wagon');
    if (game.decision().kind === 'COST')
      game.choose(0, [
        { card: 'Test Crewman', nth: 0 },
        { card: 'Test Crewman', nth: 1 },
      ]);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:702.140c who controls the mutating spell chooses, whoever owns it', () => {
    const game = magicPosition([
      { hand: ['Test Long Loan'], battlefield: lands(1, 'Forest') },
      { graveyard: ['Test Merging'], battlefield: ['Grizzly Bears'] },
    ]);
    game.castAt(0, 'Test Long Loan', { card: 'Test Merging' }).resolve();
    game.choose(0, { card: 'Test Merging', method: 'mutate' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'MUTATE', seat: 0 });
    // What merges with a creature of the opponent is theirs as that was.
    expect(game.answer(0, { confirm: true }).the('Test Merging')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('mtg:701.58f what an effect keeps from the battlefield face down is not cloaked', () => {
    const game = magicPosition([
      { hand: ['Test Hiding'], library: ['Forest', 'Swamp'] },
      { battlefield: ['Test Shut Gate'] },
    ]);
    game.cast(0, 'Test Hiding').resolve();
    expect([game.zones('Forest'), game.the('Forest', 'library').faceDown ?? false]).toEqual([['library'], false]);
  });

  it('mtg:701.58e cards that are cloaked one at a time enter one after another', () => {
    const game = magicPosition([{ hand: ['Test Masquerade'], battlefield: ['Test Doorman'] }, {}]);
    game.cast(0, 'Test Masquerade').resolve();
    // “Whenever one or more creatures enter” has triggered for each of them.
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
  });
});
