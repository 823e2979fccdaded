/** The steps of showdowns and combats, from the first focus to control of the battlefield (341–348, 459–466). */
import {
  type Action,
  areOpponents,
  type Control,
  controllerOf,
  expire,
  type Game,
  type Nothing,
  perform,
  playerRules,
  priority,
  procedure,
  publicId,
  STEP,
  triggerOn,
} from '@arbiter/engine';
import { presentAt, unitsAt } from '../1-concepts/107-board.js';
import { holderOf } from '../1-concepts/188-control.js';
import { type Staged, setShowdown, showdown } from '../3-playing/307-states.js';
import { disqualified } from '../481-modes/489-teams.js';
import { cite } from '../cite.js';
import { healAll } from './417-damage.js';
import { lostHidden } from './421-hide.js';
import { dying } from './428-kill.js';
import { clearRoles, roleOf } from './459-combat.js';
import { combatDamage } from './465-combat-damage.js';
import { isClosed, score, scoredBy } from './467-scoring.js';

/** A showdown begins; who contested the battlefield gains focus (345, 464.2.c.1.a). */
export function openShowdown(g: Game, { battlefield, contester, combat }: Staged): Control {
  const phase = g.turn.phase ?? 'main';
  setShowdown(g, { battlefield, contester, focus: contester, stage: 'open', designated: [], phase });
  g.emit('SHOWDOWN_BEGAN', cite('riftbound:344', 'riftbound:345'), {
    battlefield: publicId(battlefield),
    card: g.rules.view.label(g, { object: battlefield }),
    focus: contester,
    combat,
  });
  triggerOn(g, { type: 'showdown', object: battlefield, player: contester });
  return combat ? perform(g, [{ type: 'combat' }]) : undefined;
}

/** Whether both sides of the combat still have units here (465.1). */
function bothRemain(g: Game): boolean {
  const fight = showdown(g);
  if (!fight?.combat) return false;
  const { attacker, defender } = fight.combat;
  return [attacker, defender].every((s) => unitsAt(g, fight.battlefield, s).length > 0);
}

/** All have passed focus: the showdown closes, and a combat goes through its other steps (348, 465, 466). */
export const closeShowdown = procedure<Nothing, { recalled: boolean }>('closeShowdown', {
  close: (g, l) => {
    const fight = showdown(g);
    if (!fight) return { done: null };
    setShowdown(g, { ...fight, stage: 'closing' });
    g.j.note(l, 'recalled', false);
    return fight.combat ? undefined : { go: 'control' };
  },
  // 465
  damage: (g) => (bothRemain(g) ? combatDamage.call({}) : undefined),
  // 466.1: a combat cleanup: units die, all others are healed, surviving attackers go home.
  kill: (g) => perform(g, dying(g)),
  heal: (g) => perform(g, healAll(g)),
  recall: (g, l) => {
    const at = showdown(g)?.battlefield ?? -1;
    const attackers = unitsAt(g, at).filter((id) => roleOf(g, id) === 'attacker');
    const defended = unitsAt(g, at).some((id) => roleOf(g, id) === 'defender');
    if (!defended || attackers.length === 0) return undefined;
    g.j.note(l, 'recalled', true);
    const attacker = showdown(g)?.combat?.attacker;
    const both = attacker !== undefined && playerRules(g, attacker, 'tiesRecallAll').length > 0;
    return perform(
      g,
      (both ? unitsAt(g, at) : attackers).map((object) => ({ type: 'relocate', object, to: null, recall: true })),
    );
  },
  afterCleanup: () => priority.call({}),
  // 466.3
  result: (g, l) => {
    const fight = showdown(g);
    if (!fight?.combat) return;
    const { attacker, defender } = fight.combat;
    const left = presentAt(g, fight.battlefield);
    const winner = l.recalled || left.length !== 1 ? null : (left[0] as number);
    g.emit('COMBAT_RESULT', cite('riftbound:466.3', 'riftbound:466.3.a', 'riftbound:466.3.d'), {
      battlefield: publicId(fight.battlefield),
      card: g.rules.view.label(g, { object: fight.battlefield }),
      winner,
    });
    if (winner === null || (winner !== attacker && winner !== defender)) return;
    triggerOn(g, { type: 'combatWon', object: fight.battlefield, player: winner });
    triggerOn(g, { type: 'combatLost', object: fight.battlefield, player: winner === attacker ? defender : attacker });
  },
  afterResult: () => priority.call({}),
  control: (g) => {
    const fight = showdown(g);
    return fight ? establishControl.call({ battlefield: fight.battlefield }) : undefined;
  },
  afterControl: () => priority.call({}),
  // 466.7
  end: (g) => {
    const fight = showdown(g);
    if (!fight) return;
    clearRoles(g);
    // 466.7.b: of all that were in it and are still there, wherever.
    for (const object of fight.combat ? fight.designated : [])
      if (g.find(object)?.zone === 'board')
        triggerOn(g, {
          type: 'unit:combatEnded',
          object,
          player: controllerOf(g, object),
          battlefield: fight.battlefield,
        });
    setShowdown(g, null);
    g.j.set(g.s.turn, 'phase', fight.phase, STEP);
    expire(g, 'endOfFight');
    const data = {
      battlefield: publicId(fight.battlefield),
      card: g.rules.view.label(g, { object: fight.battlefield }),
    };
    if (fight.combat)
      g.emit(
        'COMBAT_ENDED',
        cite('riftbound:348.1', 'riftbound:466.7', 'riftbound:466.7.a', 'riftbound:466.7.c'),
        data,
      );
    else g.emit('SHOWDOWN_ENDED', cite('riftbound:348'), data);
  },
});

const CLOSED = cite('riftbound:054.1');
/** Whoever alone has units left takes control, and conquers unless they scored it this turn (348.2.a, 466.5). */
type Established = { gains: number | null; uncontrolled: boolean };
export const establishControl = procedure<{ battlefield: number }, Established>('establishControl', {
  settle: (g, l) => {
    // Of teammates whoever controls it already keeps it.
    const left = presentAt(g, l.battlefield).toSorted((one) => (one === holderOf(g, l.battlefield) ? -1 : 0));
    g.j.note(l, 'gains', null);
    g.j.note(l, 'uncontrolled', (holderOf(g, l.battlefield) ?? null) === null);
    // 466.3.d.1: with units of both there, it is fought over again.
    if (left.some((one) => areOpponents(g, one, left[0] ?? one))) return { done: null };
    const seat = left[0] ?? null;
    if (seat !== null && holderOf(g, l.battlefield) !== seat) g.j.note(l, 'gains', seat);
    const control: Action[] =
      l.gains !== null
        ? [{ type: 'control', object: l.battlefield, player: l.gains }]
        : seat === null && showdown(g)?.combat
          ? [{ type: 'control', object: l.battlefield, player: null }]
          : [];
    return perform(g, [{ type: 'contest', object: l.battlefield, player: null }, ...control]);
  },
  // 466.5.c
  hidden: (g, l) => perform(g, lostHidden(g, l.battlefield)),
  // 348.2.a.1, 466.5.d
  conquer: (g, l) => {
    if (l.gains === null || scoredBy(g, l.gains).includes(l.battlefield)) return { done: null };
    const closed = isClosed(g, l.battlefield, l.gains);
    if (closed || disqualified(g, l.battlefield, l.gains)) {
      const rules = closed ? CLOSED : cite('riftbound:469.1.a', 'riftbound:489.8.b', 'riftbound:315.2.b.3');
      g.emit('NOT_SCORED', rules, {
        seat: l.gains,
        object: publicId(l.battlefield),
        card: g.rules.view.label(g, { object: l.battlefield }),
      });
      return { done: null };
    }
    const { uncontrolled } = l;
    return score.call({ seat: l.gains, at: [l.battlefield], uncontrolled, how: 'conquer', next: 0 });
  },
});
