/** Rules of sections 603 to 702 that are shown by a situation of their own. */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attach,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  protectionFrom,
  regenerate,
  subtype,
  t,
  target,
} from './test-cards.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const atEnd = { on: 'step', match: { step: 'end' } } as const;
const powerIs = (value: number) => ({ mod: 'set', prop: 'power', value }) as const;

ownCards(
  card('Test Clock', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([], { effects: [{ do: 'delayed', on: atEnd, effects: [damage(1, 'opponents')] }] })],
  }),
  instant('Test Promise', '{0}', { effects: [{ do: 'delayed', on: atEnd, effects: [gainLife(2)] }] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', [has('flying')])],
  }),
  instant('Test Move', '{0}', {
    targets: [target(subtype('Aura')), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([], { effects: [regenerate('self')] })),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  enchantment('Test Small', continuous(creature, [powerIs(0)])),
  enchantment('Test Large', continuous(creature, [powerIs(7)])),
  enchantment('Test Elves', continuous(creature, [{ mod: 'gain', prop: 'subtypes', values: ['Elf'] }])),
  enchantment('Test Bards', continuous(subtype('Elf'), [{ mod: 'gain', prop: 'subtypes', values: ['Bard'] }])),
  enchantment('Test Poets', continuous(subtype('Bard'), [{ mod: 'gain', prop: 'subtypes', values: ['Poet'] }])),
  card('Test Taiga', { type: 'Snow Land — Forest' }),
  creatureCard(
    'Test Stroller',
    '{0}',
    'Scout',
    '2/2',
    keyword('landwalk', {
      from: [{ has: ['supertypes', 'Snow'] }, { has: ['subtypes', ['Forest']] }],
      label: 'snow forestwalk',
    }),
  ),
  creatureCard(
    'Test Guarded',
    '{0}',
    'Human',
    '2/2',
    protectionFrom(color('R'), 'red'),
    protectionFrom(color('R'), 'red'),
  ),
  creatureCard('Test Veiled', '{0}', 'Human', '2/2', keyword('shroud'), keyword('shroud')),
  instant('Test Spark', '{R}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
);

const keywordsOf = (game: Play, name: string) => (game.the(name).abilities as { text: string }[]).map((a) => a.text);

describe('delayed abilities, Auras, timestamps, protection: once more', () => {
  it('mtg:603.7e the delayed ability of an ability has its source and its controller', () => {
    const game = magicPosition([{}, { battlefield: ['Test Clock'] }])
      .pass()
      .activate(1, 'Test Clock')
      .resolve();
    expect(game.until({ step: 'end' }).view().stack).toMatchObject([{ card: 'Test Clock', controller: 1 }]);
    game.resolve();
    expect([game.life(0), game.happened('DAMAGE_DEALT').map((e) => e.card)]).toEqual([19, ['Test Clock']]);
  });
  it('mtg:610.2 mtg-2003:417.2 what a one-shot effect says for later is done later', () => {
    const game = magicPosition([{ hand: ['Test Promise'] }, {}])
      .cast(0, 'Test Promise')
      .resolve();
    expect([game.life(0), game.until({ step: 'end' }).resolve().life(0)]).toEqual([20, 22]);
  });
  it('mtg:604.4 mtg-2003:412.2 an Aura that moves stops modifying one creature and modifies the other, which it does not target', () => {
    const battlefield: JsonObject[] = [
      { card: 'Memnite', as: 'm' },
      { card: 'Test Halo', attachedTo: 'm' },
      { card: 'Test Veiled' },
    ];
    const game = magicPosition([{ hand: ['Test Move'], battlefield: [...battlefield, 'Hill Giant'] }, {}]);
    expect([keywordsOf(game, 'Memnite'), keywordsOf(game, 'Hill Giant')]).toEqual([['flying'], []]);
    game.castAt(0, 'Test Move', { card: 'Hill Giant' }).resolve();
    expect([keywordsOf(game, 'Memnite'), keywordsOf(game, 'Hill Giant')]).toEqual([[], ['flying']]);
  });
  it('mtg:614.4 a creature is regenerated in response, not afterwards', () => {
    const position = () =>
      magicPosition([{ hand: ['Test Doom'] }, { battlefield: ['Test Troll'] }]).cast(0, 'Test Doom');
    const before = position().pass().activate(1, 'Test Troll').resolveAll();
    expect([before.zones('Test Troll'), position().resolve().zones('Test Troll')]).toEqual([
      ['battlefield'],
      ['graveyard'],
    ]);
  });
  it('mtg:613.7d what enters later has the later timestamp', () => {
    const power = (...hand: string[]) => {
      const game = magicPosition([{ hand, battlefield: ['Memnite'] }, {}]);
      for (const name of hand) game.cast(0, name).resolve();
      return game.the('Memnite').power;
    };
    expect([power('Test Small', 'Test Large'), power('Test Large', 'Test Small')]).toEqual([7, 0]);
  });
  it('mtg:613.8c after each effect it is looked at anew which depends on which', () => {
    const hand = ['Test Elves', 'Test Poets', 'Test Bards'];
    const game = magicPosition([{ hand, battlefield: ['Grizzly Bears'] }, {}]);
    for (const name of hand) game.cast(0, name).resolve();
    expect(game.the('Grizzly Bears').subtypes).toEqual(['Bear', 'Elf', 'Bard', 'Poet']);
  });

  it('mtg:702.14a landwalk may ask for a supertype and a type of land together', () => {
    const asked = (land: string) => {
      const theirs = { battlefield: ['Grizzly Bears', land] };
      const game = magicPosition([{ battlefield: ['Test Stroller'] }, theirs])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Stroller')
        .until({ step: 'declareBlockers' });
      return game.decision().kind;
    };
    expect([asked('Forest'), asked('Test Taiga')]).toEqual(['BLOCKERS', 'PRIORITY']);
  });
  const aimed = (name: string) => {
    const game = magicPosition([{ hand: ['Test Spark'], battlefield: ['Mountain'] }, { battlefield: [name] }]);
    return game.decision().options.some((o) => o.card === 'Test Spark');
  };
  it('mtg:702.16m mtg-2003:502.7c protection from the same quality twice is protection from it', () => {
    expect([aimed('Test Guarded'), aimed('Memnite')]).toEqual([false, true]);
  });
  it('mtg:702.18b shroud twice is shroud', () => {
    expect([aimed('Test Veiled'), aimed('Memnite')]).toEqual([false, true]);
  });
});
