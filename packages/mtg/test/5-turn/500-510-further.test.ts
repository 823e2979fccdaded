/** Clauses of the rules of 500 to 510 that the plain case of each does not show. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
ownCards(
  enchantment(
    'Test Sunrise',
    triggered({ on: 'step', player: 'you', match: { step: 'precombatMain' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Ready', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', status: 'tapped', what: t(0), on: false }],
  } as never),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 4,
    abilities: [triggered({ on: 'attacked', object: 'self' }, { effects: [gainLife(1)] })],
  }),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Sage', loyalty: 4 }),
  enchantment('Test Drums', triggered({ on: 'attackers', player: 'you' }, { effects: [gainLife(1)] })),
  enchantment(
    'Test Banner',
    triggered({ on: 'attack', player: 'you', object: [creature, youControl] }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Beast',
    '{0}',
    'Beast',
    '3/3',
    triggered({ on: 'becomesBlocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Knight', '{0}', 'Knight', '2/2', keyword('first strike')),
  enchantment(
    'Test Tally',
    triggered({ on: 'damage', player: 'any', match: { combat: true } }, { effects: [gainLife(1)] }),
  ),
  card('Test Relic', { cost: '{0}', type: 'Artifact' }),
);
const stack = (game: Play) => game.view().stack.map((s) => s.card);
const toAttackers = (mine: object, theirs: object = {}, turn = {}) =>
  magicPosition([mine, theirs], { turn }).until({ kind: 'ATTACKERS' });

describe('phases (500–505)', () => {
  it('mtg:500.1 the steps of its phases take place in order, also where nothing can happen in them', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, step: 'untap' } }).until({ turn: 4 });
    const steps = game.happened('STEP_BEGAN').flatMap((e) => (e.turn === 3 ? [e.step] : []));
    expect(steps).toEqual([
      ...['untap', 'upkeep', 'draw', 'beginningOfCombat', 'declareAttackers', 'endOfCombat', 'end', 'cleanup'],
    ]);
  });

  it('mtg:500.6 what triggers at the beginning of a main phase triggers then', () => {
    const game = magicPosition([{ battlefield: ['Test Sunrise'] }, {}], { turn: { number: 3, step: 'draw' } });
    expect(stack(game.until({ step: 'precombatMain' }))).toEqual(['Test Sunrise']);
    expect(game.resolve().life(0)).toBe(21);
  });
});

describe('combat (506–510)', () => {
  it('mtg:506.3 no artifact, land or planeswalker may be declared as an attacker', () => {
    const game = toAttackers({ battlefield: ['Test Relic', 'Forest', 'Test Sage', 'Grizzly Bears'] });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:506.4b an attacker that is untapped goes on attacking', () => {
    const game = toAttackers({ hand: ['Test Ready'], battlefield: ['Hill Giant'] }).attack(0, 'Hill Giant');
    game.cast(0, 'Test Ready').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ tapped: false, attacking: { player: 1 } });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(17);
  });

  it('mtg:508.1b any planeswalker of the defending player may be named', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Walker', 'Test Sage'] });
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Sage' } }] });
    expect(game.the('Grizzly Bears').attacking).toEqual({ object: game.the('Test Sage').id });
  });

  it('mtg:508.3b "whenever this planeswalker is attacked" triggers once, whatever attacks it', () => {
    const game = toAttackers({ battlefield: ['Grizzly Bears', 'Hill Giant'] }, { battlefield: ['Test Walker'] });
    const to = { card: 'Test Walker' };
    game.answer(0, { assign: ['Grizzly Bears', 'Hill Giant'].map((name) => ({ from: { card: name }, to })) });
    expect(stack(game)).toEqual(['Test Walker']);
    const player = toAttackers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Walker'] });
    expect(stack(player.attack(0, 'Grizzly Bears'))).toEqual([]);
  });

  it('mtg:508.3c "whenever you attack with a creature" is for its controller’s attacks', () => {
    const game = toAttackers(
      { battlefield: ['Test Banner'] },
      { battlefield: ['Test Banner', 'Hill Giant'] },
      { active: 1 },
    );
    game.attack(1, 'Hill Giant');
    expect(game.view().stack).toMatchObject([{ card: 'Test Banner', controller: 1 }]);
  });

  it('mtg:508.3d "whenever you attack" is for its controller’s attacks', () => {
    const game = toAttackers(
      { battlefield: ['Test Drums'] },
      { battlefield: ['Test Drums', 'Hill Giant'] },
      { active: 1 },
    );
    game.attack(1, 'Hill Giant');
    expect(game.view().stack).toMatchObject([{ card: 'Test Drums', controller: 1 }]);
  });

  it('mtg:509.3c each attacker that becomes blocked triggers', () => {
    const game = toAttackers(
      { battlefield: ['Test Beast', 'Test Beast'] },
      { battlefield: ['Hill Giant', 'Air Elemental'] },
    );
    game.attack(0, 'Test Beast', 'Test Beast').until({ kind: 'BLOCKERS' });
    const [one, other] = game.all('Test Beast').map((o) => o.id);
    game.answer(1, {
      assign: [
        { from: { card: 'Hill Giant' }, to: { object: String(one) } },
        { from: { card: 'Air Elemental' }, to: { object: String(other) } },
      ],
    });
    game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Test Beast', 'Test Beast']);
  });

  it('mtg:510.1b an unblocked creature deals its damage to the planeswalker that it attacks', () => {
    const game = toAttackers({ battlefield: ['Hill Giant'] }, { battlefield: ['Test Sage'] });
    game
      .answer(0, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Test Sage' } }] })
      .until({ step: 'endOfCombat' });
    expect([game.the('Test Sage').loyalty, game.life(1)]).toEqual([1, 20]);
  });

  it('mtg:510.3a so it is in the first of two combat damage steps', () => {
    const game = toAttackers({ battlefield: ['Test Knight', 'Test Tally'] }).attack(0, 'Test Knight');
    game.until({ step: 'firstStrikeDamage' });
    expect([stack(game), game.decision()]).toMatchObject([['Test Tally'], { kind: 'PRIORITY', seat: 0 }]);
  });
});
