/** Resolving the newest thing on the chain, and where it goes (340, 359.3, 406.5). */
import {
  bodyOf,
  type Cost,
  controllerOf,
  dividedTotal,
  type Entity,
  entitiesIn,
  entityChoice,
  type Finishing,
  matches,
  moveAction,
  perform,
  perspectiveOf,
  procedure,
  removeFromStack,
  resolve,
  type Seat,
  targetSpecs,
  writePlay,
} from '@arbiter/engine';
import { noteResolution } from '../4-actions/142-marked-by.js';
import { noteUsed } from '../4-actions/377-used.js';
import { cite } from '../cite.js';
import { cardPlayed } from './353-process-of-play.js';
import { brokenTogether } from './355-targets.js';

interface Resolving {
  at: number;
  picked: Entity[];
  seat: Seat;
  card: boolean;
  /** The Energy that was paid for it. */
  spent: number | undefined;
  how: string;
  /** Of an activated ability: what it belongs to, and its cost. */
  used: { source: number; cost: Cost[] } | null;
  /** How much each of the first targets gets, by its place among them. */
  division: [number, number][];
}

export const resolveItem = procedure<{ item: number }, Resolving>('resolveItem', {
  begin: (g, l) => {
    const item = g.object(l.item);
    noteResolution(g);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'seat', controllerOf(g, l.item));
    g.j.note(l, 'card', item.kind === undefined);
    g.j.note(l, 'spent', g.markOf(item, 'spent'));
    const { ability, source } = item;
    const isUse = ability?.kind === 'activated' && source !== undefined;
    g.j.note(l, 'used', isUse ? { source, cost: ability.cost } : null);
  },
  // 355.11.b: of a group that no longer fits together, its controller keeps a part that does.
  regroup: (g, l) => {
    const item = g.object(l.item);
    const specs = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
    const spec = specs[l.at];
    if (!spec) return { go: 'divide' };
    const by = perspectiveOf(g, item);
    const legal = (item.play?.targets[l.at] ?? []).filter(
      (e) => 'player' in e || (g.find(e.object) && matches(g, e, spec.what, by)),
    );
    if (!(spec.together || spec.total) || !brokenTogether(g, spec, legal, by)) {
      g.j.note(l, 'at', l.at + 1);
      return { go: 'regroup' };
    }
    return {
      ask: {
        seat: l.seat,
        kind: 'KEEP_TARGETS',
        shape: 'CHOOSE',
        prompt: 'These targets no longer fit together: choose those that are affected',
        rules: cite('riftbound:355.11.b'),
        source: item.id,
        options: legal.map((e) => entityChoice(g, e)),
        min: 1,
        max: legal.length,
        check: (picked) => brokenTogether(g, spec, entitiesIn(picked), by),
        fallback: legal.slice(0, 1),
      },
      into: 'picked',
    };
  },
  regrouped: (g, l) => {
    const item = g.object(l.item);
    const targets = (item.play?.targets ?? []).map((list, i) => (i === l.at ? l.picked : list));
    writePlay(g, item, { targets });
    g.j.note(l, 'at', l.at + 1);
    return { go: 'regroup' };
  },
  // 355.14.e, 355.14.h: among the targets that are legal now; where they are more than there is, each gets 1 or nothing.
  divide: (g, l) => {
    const item = g.object(l.item);
    const total = dividedTotal(g, item);
    const [spec] = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
    if (total === undefined || !spec) return { go: 'resolve' };
    const by = perspectiveOf(g, item);
    const chosen = item.play?.targets[0] ?? [];
    const legal = chosen.filter((e) => 'player' in e || (g.find(e.object) && matches(g, e, spec.what, by)));
    if (legal.length === 0) return { go: 'resolve' };
    const min = total < legal.length ? 0 : 1;
    const max = total < legal.length ? 1 : total - legal.length + 1;
    return {
      ask: {
        seat: l.seat,
        kind: 'DIVIDE',
        shape: 'DISTRIBUTE',
        prompt: `Split ${total}`,
        rules: g.rules.play.rules.divide,
        source: item.id,
        options: legal.map((e) => entityChoice(g, e, chosen.indexOf(e), { min, max })),
        total,
      },
      into: 'division',
    };
  },
  divided: (g, l) => {
    const item = g.object(l.item);
    const among = item.play?.targets[0] ?? [];
    writePlay(g, item, { division: among.map((_, k) => l.division.find(([at]) => at === k)?.[1] ?? 0) });
  },
  resolve: (_g, l) => resolve.call({ item: l.item }),
  // 419.4.a: with its resolution a spell has been played.
  played: (g, l) => {
    if (l.card) cardPlayed(g, l.seat, l.item, { spent: l.spent });
    if (l.used) noteUsed(g, l.used.source, l.seat, l.used.cost);
    return { done: null };
  },
});

/** Off the chain: spells to their owner's trash, abilities out of existence (157, 406.5, 425.1.a). */
export const finish = procedure<Finishing>('finish', {
  leave: (g, l) => {
    const item = g.object(l.item);
    if (item.kind === 'ability') {
      removeFromStack(g, l.item);
      return { done: null };
    }
    const cause = l.why === 'resolved' ? 'resolve' : l.why;
    const usual = moveAction({ object: l.item, to: 'trash', cause });
    return perform(g, [l.to === undefined ? usual : { ...usual, to: l.to, position: l.position }]);
  },
});
