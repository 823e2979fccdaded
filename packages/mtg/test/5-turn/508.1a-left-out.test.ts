/** What is picked to attack or to block though it can't is told by which rule it can't. */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const refusedToAttack = (game: Play, card: string): string[] =>
  game.refused(0, { assign: [{ from: { card }, to: { player: 1 } }] }).rules;
const refusedToBlock = (game: Play, card: string, attacker: string): string[] =>
  game.refused(1, { assign: [{ from: { card }, to: { card: attacker } }] }).rules;

describe('an attacker that is none', () => {
  const game = magicPosition([
    {
      battlefield: [
        'Grizzly Bears',
        'Forest',
        { card: 'Hill Giant', tapped: true },
        { card: 'Craw Wurm', sick: true },
        'Wall of Stone',
      ],
    },
    { battlefield: ['Elite Vanguard'] },
  ]).until({ kind: 'ATTACKERS' });

  it('mtg:508.1a tapped, no creature or another player’s', () => {
    for (const card of ['Hill Giant', 'Forest', 'Elite Vanguard'])
      expect(refusedToAttack(game, card)).toEqual(['mtg:508.1a']);
  });
  it('mtg:302.6 not under control since the turn began', () => {
    expect(refusedToAttack(game, 'Craw Wurm')).toEqual(['mtg:508.1a', 'mtg:302.6']);
  });
  it('mtg:702.3b a defender', () => {
    expect(refusedToAttack(game, 'Wall of Stone')).toEqual(['mtg:702.3b', 'mtg:508.1c']);
  });
  it('mtg:508.1c an effect says that it can’t', () => {
    const pacified = magicPosition([
      { battlefield: ['Grizzly Bears', { card: 'Hill Giant', as: 'giant' }] },
      { battlefield: [{ card: 'Pacifism', attachedTo: 'giant' }] },
    ]).until({ kind: 'ATTACKERS' });
    expect(refusedToAttack(pacified, 'Hill Giant')).toEqual(['mtg:508.1c']);
  });
});

describe('a blocker that is none', () => {
  const game = magicPosition([
    { battlefield: ['Storm Crow', 'Grizzly Bears'] },
    { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Giant Spider', 'Elite Vanguard', 'Plains'] },
  ])
    .until({ kind: 'ATTACKERS' })
    .answer(0, { assign: [{ from: { card: 'Storm Crow' }, to: { player: 1 } }] })
    .until({ kind: 'BLOCKERS' });

  it('mtg:509.1a mtg-2003:309.1 tapped, no creature or the attacking player’s', () => {
    for (const card of ['Hill Giant', 'Plains', 'Grizzly Bears'])
      expect(refusedToBlock(game, card, 'Storm Crow')).toEqual(['mtg:509.1a']);
  });
  it('mtg:702.9b mtg-2003:502.4b one that doesn’t reach what flies', () => {
    expect(refusedToBlock(game, 'Elite Vanguard', 'Storm Crow')).toEqual(['mtg:702.9b', 'mtg:702.17b', 'mtg:509.1b']);
  });
});
