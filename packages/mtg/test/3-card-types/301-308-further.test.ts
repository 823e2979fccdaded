/** Clauses of the rules of 301 to 308 that the plain case of each does not show. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  attach,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  land,
  mana,
  permanent,
  putOntoBattlefield,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Loan', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'card' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  card('Test Relic', { cost: '{0}', type: 'Artifact' }),
  creatureCard('Test Imp', '{0}', 'Imp', '1/1'),
  card('Test Charm', { cost: '{0}', type: 'Enchantment' }),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 2 }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', [{ mod: 'add', stat: 'power', value: 2 }])],
  }),
  instant('Test Move', '{0}', { targets: [target(artifact), target(permanent)], effects: [attach(t(0), t(1))] }),
  card('Test Ward', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), activated([mana('{0}')], { effects: [gainLife(1)] })],
  }),
  instant('Test Spark', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'damage', amount: 1, to: t(0) }],
  }),
  card('Test Roads', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])],
  }),
  instant('Test Till', '{0}', {
    targets: [target([{ zone: 'graveyard' }, land])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Flood', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Island'] })],
  }),
  instant('Test Drown', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Island'] })],
  }),
  card('Test Hall', { type: 'Legendary Snow Land' }),
  instant('Test Wither', '{0}', {
    effects: [{ do: 'counters', what: { each: { has: ['types', 'Planeswalker'] } }, kind: 'loyalty', amount: -2 }],
  }),
  card('Test Elf Call', {
    cost: '{0}',
    type: 'Kindred Instant — Elf',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
  }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('permanent spells (301–306)', () => {
  /** Another player's card, cast from exile. */
  const borrowed = (name: string) => {
    const game = magicPosition([{ hand: ['Test Loan'] }, { graveyard: [name] }]).castAt(0, 'Test Loan', { card: name });
    return game.resolve().choose(0, { kind: 'CAST', card: name }).resolve().the(name);
  };
  const kept = { controller: 0, owner: 1 };
  it('mtg:301.2 an artifact enters under the control of who cast it', () => {
    expect(borrowed('Test Relic')).toMatchObject(kept);
  });
  it('mtg:302.2 a creature enters under the control of who cast it', () => {
    expect(borrowed('Test Imp')).toMatchObject(kept);
  });
  it('mtg:303.2 an enchantment enters under the control of who cast it', () => {
    expect(borrowed('Test Charm')).toMatchObject(kept);
  });
  it('mtg:306.2 a planeswalker enters under the control of who cast it', () => {
    expect(borrowed('Test Walker')).toMatchObject(kept);
  });

  it('mtg:301.5 an Equipment stays where it is when an effect would put it onto what is no creature', () => {
    const battlefield: (string | JsonObject)[] = [
      { card: 'Test Imp', as: 'imp' },
      { card: 'Test Blade', attachedTo: 'imp' },
      'Test Charm',
    ];
    const game = magicPosition([{ hand: ['Test Move'], battlefield }, {}]);
    game.castAt(0, 'Test Move', { card: 'Test Charm' }).resolve();
    expect([game.the('Test Blade').attachedTo, game.figures('Test Imp')]).toEqual([game.the('Test Imp').id, '3/1']);
  });

  it('mtg:303.4e only the Aura’s controller activates its abilities', () => {
    const game = magicPosition([{ hand: ['Test Ward'] }, { battlefield: ['Test Imp'] }]).castAt(0, 'Test Ward');
    expect(offered(game.resolve(), 'ACTIVATE')).toEqual(['Test Ward']);
    expect(offered(game.pass(), 'ACTIVATE')).toEqual([]);
  });

  it('mtg:304.1 an instant is cast in response too', () => {
    const game = magicPosition([{ hand: ['Test Spark'] }, { hand: ['Test Spark'] }]).cast(0, 'Test Spark', {
      player: 1,
    });
    game.pass().cast(1, 'Test Spark', { player: 0 });
    expect(game.view().stack.map((s) => s.controller)).toEqual([1, 0]);
  });
});

describe('lands (305)', () => {
  it('mtg:305.2a as many lands are played as may be, and no more', () => {
    const game = magicPosition([{ hand: lands(4, 'Forest'), battlefield: ['Test Roads'] }, {}]);
    for (let i = 0; i < 2; i++) game.choose(0, { kind: 'PLAY_LAND', card: 'Forest', nth: 0 });
    expect([game.all('Forest').length, offered(game, 'PLAY_LAND')]).toEqual([2, []]);
  });

  it('mtg:305.4 an effect puts a land onto the battlefield although one was played', () => {
    const game = magicPosition([{ hand: ['Forest', 'Test Till'], graveyard: ['Island'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND' }).cast(0, 'Test Till').resolve();
    expect(game.zones('Island')).toEqual(['battlefield']);
  });

  it('mtg:305.6 a basic land type that an effect gives brings its mana ability', () => {
    const game = magicPosition([{ hand: ['Test Flood'], battlefield: ['Forest'] }, {}])
      .cast(0, 'Test Flood')
      .resolve();
    expect(
      game
        .decision()
        .options.filter((o) => o.mana)
        .map((o) => o.value),
    ).toEqual(['G', 'U']);
  });

  it('mtg:305.7 a land whose type is set keeps its supertypes and types', () => {
    const game = magicPosition([{ hand: ['Test Drown'], battlefield: ['Test Hall'] }, {}])
      .cast(0, 'Test Drown')
      .resolve();
    expect(game.the('Test Hall')).toMatchObject({
      supertypes: ['Legendary', 'Snow'],
      types: ['Land'],
      subtypes: ['Island'],
    });
  });
});

describe('planeswalkers and kindreds (306, 308)', () => {
  it('mtg:306.6 each of several planeswalkers can be attacked', () => {
    const sage = card('Test Sage', { cost: '{0}', type: 'Planeswalker — Sage', loyalty: 2 });
    const game = magicPosition([{ battlefield: ['Test Imp'] }, { battlefield: ['Test Walker', 'Test Sage'] }], {
      definitions: [sage],
    }).until({ kind: 'ATTACKERS' });
    expect(game.decision().to?.map((o) => o.card)).toEqual([undefined, 'Test Walker', 'Test Sage']);
    game
      .answer(0, { assign: [{ from: { card: 'Test Imp' }, to: { card: 'Test Sage' } }] })
      .until({ step: 'endOfCombat' });
    expect([game.the('Test Walker').loyalty, game.the('Test Sage').loyalty]).toEqual([2, 1]);
  });

  it('mtg:306.9 whoever controls it, a planeswalker without loyalty goes to its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Wither'] }, { battlefield: ['Test Walker'] }]).cast(0, 'Test Wither');
    expect(game.resolve().the('Test Walker', 'graveyard').owner).toBe(1);
  });

  it('mtg:308.1 a kindred instant resolves as an instant does', () => {
    const game = magicPosition([{}, { hand: ['Test Elf Call'] }])
      .pass()
      .cast(1, 'Test Elf Call')
      .resolve();
    expect([game.life(1), game.zones('Test Elf Call')]).toEqual([21, ['graveyard']]);
  });
});
