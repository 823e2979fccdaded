/** The showdown of a position (341–348, 459): it has begun before, and nothing triggers on that any more. */
import { controllerOf, type Game, type Report, type Seat, setMark } from '@arbiter/engine';
import { presentAt, unitsAt } from '../1-concepts/107-board.js';
import { holderOf } from '../1-concepts/188-control.js';
import { setShowdown } from '../3-playing/307-states.js';
import { cite } from '../cite.js';

export interface GivenShowdown {
  battlefield: number;
  contester: Seat;
  focus?: Seat | undefined;
  path: string;
}

export function setShowdowns(g: Game, [given, another]: readonly GivenShowdown[], report: Report): void {
  const { s } = g;
  if (!given) return;
  const { battlefield, contester, focus = contester, path } = given;
  const row = g.rules.turn.table[s.turn.index];
  if (another)
    report.add(another.path, 'INVALID_INPUT', 'one showdown goes on at a time', { rules: cite('riftbound:344') });
  if (unitsAt(g, battlefield, contester).length === 0)
    report.add(`${path}.contester`, 'INVALID_INPUT', 'whoever contests a battlefield has units there', {
      rules: cite('riftbound:323.11'),
    });
  if (holderOf(g, battlefield) === contester)
    report.add(`${path}.contester`, 'INVALID_INPUT', 'nobody contests a battlefield that they control', {
      rules: cite('riftbound:190.3.a.1'),
    });
  if (!report.clean || !row) return;
  const defender = presentAt(g, battlefield).find((seat) => seat !== contester);
  const fighting = defender === undefined ? [] : unitsAt(g, battlefield);
  const sides = defender === undefined ? {} : { combat: { attacker: contester, defender } };
  s.turn.phase = defender === undefined ? row.phase : 'combat';
  s.turn.step = row.step;
  setMark(g, g.object(battlefield), 'contested', contester);
  setShowdown(g, { battlefield, contester, focus, stage: 'open', designated: fighting, phase: row.phase, ...sides });
  // 464.2.c.3: units of both sides attack and defend.
  for (const id of fighting)
    setMark(g, g.object(id), 'role', controllerOf(g, id) === contester ? 'attacker' : 'defender');
}
