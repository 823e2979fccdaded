import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  anyTarget,
  artifact,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  each,
  enters,
  gainLife,
  instant,
  keyword,
  loseLife,
  opponentControls,
  permanent,
  planeswalker,
  t,
  tap,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

for (const definition of [
  creatureCard(
    'Test Breath',
    '{0}',
    'Dragon',
    '4/4',
    keyword('lifelink'),
    activated([tap], { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  ),
  instant('Test All Damage', '{0}', { effects: [damage(2, each(permanent))] }),
  instant('Test Any Spell', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Gain Three', '{0}', { effects: [gainLife(3)] }),
  creatureCard(
    'Test Mimeo',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { targets: [target(and(creature, opponentControls))], effects: [loseLife(1, 'opponents')] }),
  ),
])
  ownCards(definition);

void [artifact, continuous, planeswalker, token];

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const offered = (game: Play, name: string): boolean => game.decision().options.some((o) => o.card === name);

describe('targets (115)', () => {
  it('mtg:115.1a mtg:115.1c mtg:115.1d spells, activated and triggered abilities choose what they call target', () => {
    const shot = one(['Shock'], ['Mountain']).choose(0, { kind: 'CAST', card: 'Shock' });
    expect(shot.decision().kind).toBe('TARGETS');
    const breath = one([], ['Test Breath']).choose(0, { kind: 'ACTIVATE', card: 'Test Breath', mana: false });
    expect(breath.decision().kind).toBe('TARGETS');
    const game = magicPosition([{ hand: ['Test Mimeo'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    expect(game.cast(0, 'Test Mimeo').resolve().decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
  });

  it('mtg:115.10b mtg:115.10a "you" and "each" choose nothing', () => {
    const game = one(['Test All Damage', 'Test Gain Three'], ['Hill Giant']).cast(0, 'Test All Damage');
    expect([game.decision().kind, game.view().stack[0]?.targets]).toEqual(['PRIORITY', []]);
  });

  it('mtg:109.2b "spell" means a spell on the stack, not a card in hand', () => {
    const game = one(['Test Any Spell', 'Shock'], ['Mountain']);
    expect(offered(game, 'Test Any Spell')).toBe(false);
    expect(offered(game.cast(0, 'Shock', { player: 1 }), 'Test Any Spell')).toBe(true);
  });
});
