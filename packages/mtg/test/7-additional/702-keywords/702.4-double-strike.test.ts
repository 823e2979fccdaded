import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, has, instant, keyword, t, target, untilEndOfTurn } from '../../6-spells/test-cards.js';

const change = (name: string, mod: ReturnType<typeof has>) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), mod)] });
for (const definition of [
  change('Test Single', { mod: 'loseKeyword', keyword: 'double strike' }),
  change('Test Twice', has('double strike')),
  change('Test First', has('first strike')),
  change('Test Late', { mod: 'loseKeyword', keyword: 'first strike' }),
  creatureCard('Test Duelist', '{R}', 'Human', '2/2', keyword('double strike'), keyword('double strike')),
  creatureCard('Test Lancer', '{W}', 'Human', '2/2', keyword('first strike'), keyword('first strike')),
])
  ownCards(definition);

/** Into the step in which first and double strikers have dealt damage, with its priority. */
const struck = (game: Play, attacker: string): Play =>
  game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ step: 'firstStrikeDamage', kind: 'PRIORITY' });
const steps = (game: Play): unknown[] => game.happened('STEP_BEGAN').map((e) => e.step);

describe('double strike (702.4) and first strike (702.7)', () => {
  it('mtg:702.4b a double striker deals damage in both steps', () => {
    const game = struck(magicPosition([{ battlefield: ['Boros Swiftblade'] }, {}]), 'Boros Swiftblade');
    expect(game.life(1)).toBe(19);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(18);
  });
  it('mtg:702.4b a double striker kills its blocker before that strikes back, and then strikes nobody', () => {
    const game = magicPosition([{ battlefield: ['Test Duelist'] }, { battlefield: ['Grizzly Bears'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Duelist')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Test Duelist'])
      .until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.the('Test Duelist').damage, game.life(1)]).toEqual([
      ['graveyard'],
      0,
      20,
    ]);
  });
  it('mtg:702.4c losing it in the first step stops the second blow', () => {
    const game = struck(magicPosition([{ hand: ['Test Single'], battlefield: ['Test Duelist'] }, {}]), 'Test Duelist')
      .cast(0, 'Test Single')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });
  it('mtg:702.4d a first striker that gets it after its blow strikes again', () => {
    const game = struck(
      magicPosition([{ hand: ['Test Twice'], battlefield: ['Youthful Knight'] }, {}]),
      'Youthful Knight',
    )
      .cast(0, 'Test Twice')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(16);
  });
  it('mtg:702.4e having it twice is having it', () => {
    const game = struck(magicPosition([{ battlefield: ['Test Duelist'] }, {}]), 'Test Duelist').until({
      step: 'endOfCombat',
    });
    expect(game.life(1)).toBe(16);
  });
  it('mtg:702.7b first strikers deal damage first; what they kill deals none', () => {
    const game = magicPosition([{ battlefield: ['Youthful Knight'] }, { battlefield: ['Grizzly Bears'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Youthful Knight')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Youthful Knight'])
      .until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.zones('Youthful Knight')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.7b without first or double strikers there is one damage step', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ step: 'endOfCombat' });
    expect(steps(game).filter((s) => s === 'firstStrikeDamage' || s === 'combatDamage')).toEqual(['combatDamage']);
  });
  it('mtg:702.7c who gets it after the first step still deals damage in the second', () => {
    const game = magicPosition([{ hand: ['Test First'], battlefield: ['Youthful Knight', 'Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Youthful Knight', 'Grizzly Bears')
      .until({ step: 'firstStrikeDamage', kind: 'PRIORITY' });
    expect(game.life(1)).toBe(18);
    game.cast(0, 'Test First', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(16);
  });
  it('mtg:702.7c who loses it after its blow does not strike again', () => {
    const game = struck(
      magicPosition([{ hand: ['Test Late'], battlefield: ['Youthful Knight'] }, {}]),
      'Youthful Knight',
    )
      .cast(0, 'Test Late')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });
  it('mtg:702.7d having it twice is having it', () => {
    const game = struck(magicPosition([{ battlefield: ['Test Lancer'] }, {}]), 'Test Lancer').until({
      step: 'endOfCombat',
    });
    expect(game.life(1)).toBe(18);
  });
});
