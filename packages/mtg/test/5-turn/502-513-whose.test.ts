/** Untap and end steps where controllers are not owners, where several may stay tapped, and with what lasts (502, 513). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  control,
  creature,
  creatureCard,
  instant,
  keyword,
  plus,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  creatureCard('Test Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Keep', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  card('Test Anchor', { cost: '{0}', type: 'Artifact', abilities: [continuous('self', [rule('mayStayTapped')])] }),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
);

const out = (game: Play, name: string): unknown => game.the(name).phasedOut;
const keeping = (name: string): Play => {
  const game = magicPosition([{ hand: ['Test Keep', 'Test Shift'] }, { battlefield: [name] }]);
  return game.castAt(0, 'Test Keep', { card: name }).resolve();
};

describe('what another player owns, in untap steps', () => {
  it('mtg:502.1 what has phasing phases out as its controller untaps, and not as its owner does', () => {
    const game = keeping('Test Phaser').until({ turn: 4, step: 'upkeep' });
    expect(out(game, 'Test Phaser')).toBe(false);
    expect(out(game.until({ turn: 5, step: 'upkeep' }), 'Test Phaser')).toBe(true);
  });

  it('mtg:502.1 what was phased out phases in as whoever controlled it then untaps, and not as its owner does', () => {
    const game = keeping('Hill Giant').castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    expect(out(game, 'Hill Giant')).toBe(true);
    expect(out(game.until({ turn: 4, step: 'upkeep' }), 'Hill Giant')).toBe(true);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Hill Giant')).toMatchObject({ phasedOut: false, controller: 0, owner: 1 });
  });

  it('mtg:502.3 a permanent untaps in the untap step of its controller, and not in that of its owner', () => {
    const at = { card: 'Hill Giant', tapped: true, controller: 0 };
    const game = magicPosition([{}, { battlefield: [at, { card: 'Grizzly Bears', tapped: true }] }]);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.the('Hill Giant').tapped, game.the('Grizzly Bears').tapped]).toEqual([true, false]);
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Hill Giant').tapped).toBe(false);
  });

  it('mtg:502.3 the active player determines which of several stay tapped: none, one or all', () => {
    for (const kept of [0, 1, 2]) {
      const anchor = { card: 'Test Anchor', tapped: true };
      const game = magicPosition([{}, { battlefield: [anchor, anchor, { card: 'Hill Giant', tapped: true }] }]);
      game.until({ turn: 4, kind: 'CHOOSE_OBJECTS' });
      expect(game.decision()).toMatchObject({ seat: 1, min: 0, max: 2 });
      game.answer(1, { choose: [0, 1].slice(0, kept).map((nth) => ({ card: 'Test Anchor', nth })) });
      game.until({ turn: 4, step: 'upkeep' });
      expect(game.all('Test Anchor').filter((o) => o.tapped)).toHaveLength(kept);
      expect(game.the('Hill Giant').tapped).toBe(false);
    }
  });
});

describe('what begins in the end step', () => {
  it('mtg:513.2 an effect until end of turn that begins in an end step ends with that turn', () => {
    for (const active of [0, 1]) {
      const game = magicPosition([{ hand: ['Test Swell'] }, { battlefield: ['Grizzly Bears'] }], {
        turn: { number: 3, active, step: 'end' },
      });
      if (active === 1) game.pass();
      expect(game.castAt(0, 'Test Swell').resolve().figures('Grizzly Bears')).toBe('5/5');
      expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
    }
  });
});
