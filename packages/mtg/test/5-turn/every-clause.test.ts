/** Each clause of a rule by itself: what the one situation that comes to mind first would leave unsaid. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, gainLife, instant, rule } from '../../src/language/builders.js';
import { own } from '../language/play.js';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

/** Where it stands, and who may act. */
const now = (game: Play) => {
  const { step, phase, priority } = game.view().turn;
  return [step ?? phase, game.decision().kind, priority];
};
/** From the upkeep step of turn 3 on, each step in which somebody gets priority. */
const windows = (): unknown[] => {
  const game = magicPosition([{}, {}], { turn: { step: 'upkeep' } });
  const found: unknown[] = [];
  while (game.view().turn.number === 3) {
    if (game.view().turn.priority === game.view().turn.active)
      found.push(game.view().turn.step ?? game.view().turn.phase);
    const { seat, default: usual } = game.decision();
    game.answer(seat, usual);
  }
  return found;
};

describe('every clause: who gets priority in each step (504–513)', () => {
  it('mtg:504.2 the active player has priority after the draw, coming from the upkeep step', () => {
    expect(windows()).toContain('draw');
    const game = magicPosition([{}, {}], { turn: { step: 'upkeep' } })
      .pass()
      .pass();
    expect([now(game), game.hand(0)]).toEqual([['draw', 'PRIORITY', 0], 1]);
  });
  it('mtg:505.6 the active player has priority in both main phases, coming from the step before', () => {
    expect(windows()).toEqual(expect.arrayContaining(['precombatMain', 'postcombatMain']));
  });
  it('mtg:513.1 the active player has priority in the end step, coming from the main phase', () => {
    expect(windows()).toContain('end');
    expect(now(magicPosition([{}, {}]).until({ step: 'end' }))).toEqual(['end', 'PRIORITY', 0]);
  });
  it('mtg:505.2 a main phase goes on while something is on the stack, though all pass', () => {
    const rest = instant('Test Rest', '{0}', { effects: [gainLife(1)] });
    const game = own([rest], [{ hand: ['Test Rest'] }, {}])
      .cast(0, 'Test Rest')
      .pass()
      .pass();
    expect([now(game), game.life(0)]).toEqual([['precombatMain', 'PRIORITY', 0], 21]);
  });
});

describe('every clause: combat (508–510)', () => {
  it('mtg:508.1 the active player declares attackers, and the stack is not used', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
    expect(game.until({ kind: 'ATTACKERS' }).decision()).toMatchObject({ seat: 0, from: [{ card: 'Grizzly Bears' }] });
    expect(game.attack(0, 'Grizzly Bears').view().stack).toEqual([]);
  });

  it('mtg:506.4a what would have kept a creature from blocking does not remove it once it blocks', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Shame'], battlefield: ['Hill Giant'] },
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Grizzly Bears']);
    game.pass().castAt(1, 'Test Shame', { card: 'Hill Giant' }).resolve().until({ step: 'postcombatMain' });
    expect([game.the('Hill Giant').damage, game.zones('Grizzly Bears')]).toEqual([2, ['graveyard']]);
  });

  it('mtg:508.3a "whenever it attacks" does not trigger for what enters attacking', () => {
    const game = magicPosition([{ hand: ['Test Ambush'], battlefield: ['Grizzly Bears'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').cast(0, 'Test Ambush').resolve();
    expect([game.the('Test Wolf').attacking, game.view().stack]).toEqual([{ player: 1 }, []]);
  });

  it('mtg:509.1b a creature that can’t block is not among those that may', () => {
    const may = (theirs: string) => {
      const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: [theirs, 'Craw Wurm'] }]);
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
      return game.decision().from?.map((o) => o.card);
    };
    expect([may('Test Coward'), may('Memnite')]).toEqual([['Craw Wurm'], ['Memnite', 'Craw Wurm']]);
  });

  it('mtg:101.2 what must block doesn’t when it can’t', () => {
    const torn = card('Test Torn', {
      cost: '{0}',
      type: 'Creature — Human',
      power: 1,
      toughness: 1,
      abilities: [continuous('self', [rule('mustBlock'), rule('cantBlock')])],
    });
    const game = own([torn], [{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Torn'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect([game.life(1), game.happened('BLOCKERS_DECLARED')]).toEqual([18, []]);
  });

  it('mtg:511.3 a later combat phase without attackers has no blocks and no damage', () => {
    const more = instant('Test Assault', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat'] }] });
    const game = own([more], [{ hand: ['Test Assault'], battlefield: ['Grizzly Bears'] }, {}]);
    game
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .cast(0, 'Test Assault')
      .resolve()
      .until({ step: 'end' });
    const steps = game.happened('STEP_BEGAN').map((e) => e.step);
    const times = ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage'].map(
      (step) => steps.filter((s) => s === step).length,
    );
    expect(times).toEqual([2, 2, 1, 1]);
  });

  it('mtg:514.1 who has no maximum hand size discards nothing, and others down to theirs', () => {
    const spell = card('Test Tome', {
      cost: '{0}',
      type: 'Artifact',
      abilities: [continuous({ players: 'you' }, [rule('noMaximumHandSize')])],
    });
    const hand = Array.from({ length: 9 }, () => 'Forest');
    const after = (...battlefield: string[]) => {
      const game = own([spell], [{ hand, battlefield }, {}], { turn: { number: 3, active: 0, step: 'end' } });
      return game.until({ turn: 4 }).hand(0);
    };
    expect([after(), after('Test Tome')]).toEqual([7, 9]);
  });

  it('mtg:509.1g what blocks does so to the end of combat, and no longer', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Wall of Mist'] }]);
    const bears = game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').the('Grizzly Bears').id;
    game.until({ kind: 'BLOCKERS' }).block(1, ['Wall of Mist', 'Grizzly Bears']);
    expect(game.until({ step: 'endOfCombat' }).the('Wall of Mist').blocking).toEqual([bears]);
    expect(game.until({ step: 'postcombatMain' }).the('Wall of Mist').blocking).toEqual([]);
  });

  it('mtg:510.1c a blocked creature that nothing blocks any more assigns no damage', () => {
    const game = magicPosition([
      { battlefield: ['Craw Wurm'] },
      { hand: ['Unsummon'], battlefield: ['Grizzly Bears', 'Island'] },
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' }).block(1, ['Grizzly Bears', 'Craw Wurm']);
    game.pass().castAt(1, 'Unsummon', { card: 'Grizzly Bears' }).resolve().until({ step: 'postcombatMain' });
    expect([game.life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });
});
