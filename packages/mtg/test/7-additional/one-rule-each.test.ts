/** Situations in which one rule, and no other, says what happens. */
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  and,
  artifact,
  attach,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  discard,
  draw,
  enchant,
  enters,
  fight,
  gainLife,
  instant,
  keyword,
  plus,
  spell,
  subtype,
  t,
  target,
  token,
  triggered,
  youControl,
} from '../../src/language/builders.js';

ownCards(
  card('Test Charm', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      spell({
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'draw', effects: [draw(1)] },
            { label: 'life', effects: [gainLife(3)] },
          ],
        },
      }),
    ],
  }),
  card('Test Band', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(and(creature, youControl)), continuous('attached', plus(1, 1))],
  }),
  instant('Test Shift', '{0}', {
    targets: [target(subtype('Aura')), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
  instant('Test Muster', '{0}', { effects: [create(token('Test Recruit', 'Creature — Human', ['W'], '1/2'), 3)] }),
  instant('Test Duel', '{0}', { targets: [target(creature), target(creature)], effects: [fight(t(0), t(1))] }),
  instant('Test Forget', '{0}', { effects: [discard(1, 'opponents')] }),
  creatureCard(
    'Test Brawler',
    '{0}',
    'Human',
    '4/4',
    triggered(enters, { targets: [target(creature)], effects: [fight(t(0), 'self')] }),
  ),
  card('Test Altar', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'sacrifice', what: creature, count: 1 }], { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Bulwark', '{0}', 'Wall', '0/4', keyword('defender'), keyword('defender')),
  creatureCard('Test Frogmite', '{4}', 'Frog', '2/2', keyword('affinity', { from: artifact, label: 'artifacts' })),
  creatureCard('Test Bully', '{0}', 'Human', '2/2', keyword('intimidate'), keyword('intimidate')),
  creatureCard(
    'Test Swimmer',
    '{0}',
    'Merfolk',
    '2/2',
    keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' }),
  ),
  instant('Test Fork', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('one rule each: modes and keyword actions (700, 701)', () => {
  it('mtg:700.2 no more modes are chosen than the spell says', () => {
    const game = magicPosition([{ hand: ['Test Charm'] }, {}]).cast(0, 'Test Charm');
    expect(game.decision()).toMatchObject({ kind: 'MODES', min: 1, max: 1 });
    game.refused(0, { choose: [{ index: 0 }, { index: 1 }] });
    expect(game.choose(0, { index: 1 }).resolve().life(0)).toBe(23);
  });

  it('mtg:701.3b an Aura that cannot enchant what it is to be attached to stays where it is', () => {
    const game = magicPosition([
      {
        hand: ['Test Shift'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'bear' },
          { card: 'Test Band', attachedTo: 'bear' },
        ],
      },
      { battlefield: ['Hill Giant'] },
    ]);
    game.cast(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Test Band'), game.figures('Grizzly Bears'), game.happened('ATTACHED')]).toEqual([
      ['battlefield'],
      '3/3',
      [],
    ]);
  });

  it('mtg:701.7a as many tokens are created as the effect says', () => {
    const game = magicPosition([{ hand: ['Test Muster'] }, {}])
      .cast(0, 'Test Muster')
      .resolve();
    expect(game.all('Test Recruit').map((o) => [o.token, o.power, o.toughness])).toEqual([
      [true, 1, 2],
      [true, 1, 2],
      [true, 1, 2],
    ]);
  });

  it('mtg:701.14a creatures that fight deal damage equal to their power', () => {
    const game = magicPosition([
      { hand: ['Test Duel'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Wall of Mist'] },
    ]);
    game.cast(0, 'Test Duel', { card: 'Craw Wurm' }, { card: 'Wall of Mist' }).resolve();
    expect(game.happened('DAMAGE_DEALT').map((d) => [d.card, d.amount])).toEqual([['Craw Wurm', 6]]);
  });

  it('mtg:701.9a what is discarded goes from the hand to the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Forget'] }, { hand: ['Murder'] }])
      .cast(0, 'Test Forget')
      .resolve();
    expect(game.zones('Murder')).toEqual(['graveyard']);
  });

  it('mtg:701.14b a creature does not fight with what has left the battlefield', () => {
    const game = magicPosition([
      { hand: ['Test Brawler'] },
      { hand: ['Unsummon'], battlefield: ['Island', 'Hill Giant'] },
    ]);
    game.cast(0, 'Test Brawler').resolve().choose(0, { card: 'Hill Giant' }).pass();
    game.cast(1, 'Unsummon', { card: 'Test Brawler' }).resolveAll();
    expect([game.zones('Test Brawler'), game.the('Hill Giant').damage]).toEqual([['hand'], 0]);
  });

  it('mtg:701.21a nobody sacrifices what somebody else controls', () => {
    const options = (mine: string[], theirs: string[]) =>
      offered(magicPosition([{ battlefield: ['Test Altar', ...mine] }, { battlefield: theirs }]), 'ACTIVATE');
    expect([options([], ['Grizzly Bears']), options(['Grizzly Bears'], [])]).toEqual([[], ['Test Altar']]);
  });
});

describe('one rule each: keywords and copies (702, 707)', () => {
  const mayBlock = (attacker: string, blocker: string, mine: string[] = [], theirs: string[] = []): boolean => {
    const game = magicPosition([{ battlefield: [attacker, ...mine] }, { battlefield: [blocker, ...theirs] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ step: 'declareBlockers' });
    return game.decision().kind === 'BLOCKERS';
  };

  it('mtg:702.3c having defender twice is having it', () => {
    const game = magicPosition([{ battlefield: ['Test Bulwark', 'Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:702.41a affinity counts what its caster controls, not what opponents do', () => {
    const costs = (mine: string[], theirs: string[]) =>
      magicPosition([{ hand: ['Test Frogmite'], mana: '{C}{C}{C}{C}', battlefield: mine }, { battlefield: theirs }])
        .decision()
        .options.flatMap((o) => (o.kind === 'CAST' ? [o.cost] : []));
    expect([costs([], ['Test Altar']), costs(['Test Altar', 'Test Altar'], [])]).toEqual([['{4}'], ['{2}']]);
  });

  it('mtg:702.13c having intimidate twice is having it', () => {
    expect([mayBlock('Test Bully', 'Grizzly Bears'), mayBlock('Test Bully', 'Ornithopter')]).toEqual([false, true]);
  });

  it('mtg:702.14c only the defending player’s lands matter for landwalk', () => {
    expect([
      mayBlock('Test Swimmer', 'Hill Giant', ['Island']),
      mayBlock('Test Swimmer', 'Hill Giant', [], ['Island']),
    ]).toEqual([true, false]);
  });

  it('mtg:707.10 a copy has the X and the target that were chosen for the spell', () => {
    const game = magicPosition([{ hand: ['Blaze', 'Test Fork'], battlefield: lands(4, 'Mountain') }, {}]);
    game.cast(0, 'Blaze').answer(0, { number: 3 }).choose(0, { player: 1 });
    game.castAt(0, 'Test Fork', { card: 'Blaze' }).resolve();
    expect(game.resolve().life(1)).toBe(17);
    expect([game.resolve().life(1), game.happened('SPELL_CAST').length]).toEqual([14, 2]);
  });
});

describe('one rule each: leaving the game (800)', () => {
  it('mtg:800.4a what a player had control of by an effect goes back to its owner as they leave', () => {
    const library = [{ card: 'Wall of Mist', count: 20 }];
    const steal = instant('Test Steal', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
    });
    const created = magic.createScenario({
      ruleset: 'mtg',
      edition: 'current',
      turn: { number: 5, active: 0, step: 'precombatMain' },
      definitions: [steal],
      players: [{ library, battlefield: ['Grizzly Bears'] }, { library, hand: ['Test Steal'] }, { library }],
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new Play(magic, created.value.state).pass().cast(1, 'Test Steal').resolve();
    expect(game.the('Grizzly Bears').controller).toBe(1);
    const left = magic.concede(game.state, 1);
    if (!left.ok) throw new Error(JSON.stringify(left.error));
    game.state = left.value.state;
    expect(game.the('Grizzly Bears').controller).toBe(0);
  });
});
