/** Whether ids tell more than they may: what every viewer got to see of a game, step by step, is compared with the truth. */
import type { Decision, GameEvent, GameView, HiddenDecision, RulesetService, Viewer } from '@arbiter/engine';
import { InvariantBroken } from './broken.js';

/** A game as it can be looked at. */
export interface Sight {
  view(viewer: Viewer): GameView;
  decisions(viewer: Viewer): (Decision | HiddenDecision)[];
}

/** What one viewer has learnt of ids. */
interface Seen {
  viewer: Viewer;
  /** The card that an id was shown with. */
  cards: Map<string, string>;
  /** Ids of hidden cards that the viewer could not see the last time. */
  hidden: Set<string>;
}

/**
 * Throws `Broken` when an id stands for two cards, goes with a card into or out of another zone where one of them is
 * hidden, comes back, or is told to somebody who can't see the card.
 */
export class IdWatch {
  private readonly seen: Seen[];
  /** Where each id lies in truth, and all ids that have ceased. */
  private places = new Map<string, string>();
  private readonly gone = new Set<string>();
  /** Ids that lie in the open. */
  private readonly open = new Set<string>();
  /** How many ids were compared. */
  compared = 0;

  constructor(
    private readonly service: RulesetService,
    seats: number,
  ) {
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    this.seen = viewers.map((viewer) => ({ viewer, cards: new Map(), hidden: new Set() }));
  }

  /** Compares one more position; to be called at every one, with what happened on the way to it. */
  step(sight: Sight, events: GameEvent[]): void {
    const truth = sight.view('judge');
    this.follow(truth);
    const hidden = this.hiddenIds(truth);
    for (const seen of this.seen) {
      const view = sight.view(seen.viewer);
      const told = this.service.redactEvents(events, seen.viewer);
      const all = [view, sight.decisions(seen.viewer), told];
      const revealed = idsIn(told.filter((e) => SHOWING.has(e.type)));
      const unseen = new Set(hidden.filter((id) => !(id in view.objects)));
      for (const id of idsIn(all)) {
        this.compared++;
        if ((unseen.has(id) || seen.hidden.has(id)) && !revealed.has(id) && !(id in view.objects))
          throw new InvariantBroken(`${seen.viewer} was told ${id} of a hidden card: ${JSON.stringify(told)}`);
      }
      this.remember(seen, all, view);
      seen.hidden = unseen;
    }
  }

  private hiddenIds(truth: GameView): string[] {
    return truth.zones.flatMap((z) => ('objects' in z && this.isHidden(z.id) ? z.objects : []));
  }
  private isHidden = (zone: string): boolean =>
    (this.service.info.zones.find((z) => z.id === zone)?.hidden ?? 'public') !== 'public';

  /** An id stays in its zone where that or the next is hidden, and what has ceased never comes back. */
  private follow(truth: GameView): void {
    const now = new Map<string, string>();
    for (const zone of truth.zones)
      for (const id of 'objects' in zone ? zone.objects : []) now.set(id, `${zone.id}:${zone.owner}`);
    this.open.clear();
    for (const [id, place] of now) {
      if (!this.isHidden(place.split(':')[0] as string)) this.open.add(id);
      const before = this.places.get(id);
      if (this.gone.has(id)) throw new InvariantBroken(`${id} had ceased and is back in ${place}`);
      if (before === undefined || before === place) continue;
      if ([before, place].some((p) => this.isHidden(p.split(':')[0] as string)))
        throw new InvariantBroken(`${id} went from ${before} to ${place} and is still ${id}`);
    }
    for (const id of this.places.keys()) if (!now.has(id)) this.gone.add(id);
    this.places = now;
  }

  private remember(seen: Seen, told: unknown[], view: GameView): void {
    const learn = (id: string, card: unknown): void => {
      if (typeof card !== 'string' || card === '') return;
      const before = seen.cards.get(id) ?? card;
      // What stays in the open may become another card there, as a champion that levels up does.
      if (before !== card && !this.open.has(id))
        throw new InvariantBroken(`${seen.viewer} saw ${id} as ${before}, and now as ${card}`);
      seen.cards.set(id, card);
    };
    for (const [id, object] of Object.entries(view.objects)) learn(id, object.card);
    walk(told, (node) => {
      if (typeof node.object === 'string' && ID.test(node.object)) learn(node.object, node.card);
    });
  }
}

/** Events that show hidden cards. */
const SHOWING = new Set(['REVEALED', 'LOOKED_AT', 'SEARCHED']);
const ID = /^ob\d+$/;

function walk(value: unknown, visit: (node: { [field: string]: unknown }) => void): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value as { [field: string]: unknown });
  for (const inner of Object.values(value)) walk(inner, visit);
}

function idsIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/\bob\d+\b/g) ?? []);
}
