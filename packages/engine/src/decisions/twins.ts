/** Options that nobody could tell apart: three Mountains in a hand are three options, of which a bot need try only one. */
import type { Decision, GameView, HiddenDecision, Option } from '../contract/contract.js';
import { isTable, type Json } from '../contract/json.js';

/** Objects mostly are in the next view again: the very same then, and so is the text of what they look like. */
const texts = new WeakMap<object, string>();

function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  if (Object.isFrozen(part)) texts.set(part, text);
  return text;
}

/** What viewers see of objects, beside what the objects say of themselves. */
class Looks {
  private readonly stack = new Map<string, string>();
  /** Objects that something on the stack was aimed at, or comes from. */
  private readonly pointedAt = new Set<string>();

  constructor(
    private readonly objects: GameView['objects'],
    stack: GameView['stack'],
  ) {
    for (const { id, source, targets, ...entry } of stack) {
      this.stack.set(String(id), JSON.stringify({ ...entry, targets }));
      if (source !== id) this.pointedAt.add(String(source));
      for (const target of Array.isArray(targets) ? targets : []) this.pointedAt.add(objectOf(target));
    }
  }

  /** What an object looks like; undefined: like nothing else. */
  of(id: string): string | undefined {
    const object = this.objects[id];
    if (object === undefined || this.pointedAt.has(id)) return undefined;
    return `${textOf(object)}${this.stack.get(id) ?? ''}`;
  }
}

const objectOf = (target: Json): string => (isTable(target) && typeof target.object === 'string' ? target.object : '');

/** All that is said of an option but which one it is. */
const saidOf = ({ id: _id, object: _object, ...said }: Option): string => JSON.stringify(said);

/** The places of the first options of which others are twins, by the places of these. */
function twinsAmong(options: readonly Option[], looks: Looks): Map<number, number> {
  const alike = new Map<string, number[]>();
  for (const [at, option] of options.entries()) {
    const said = saidOf(option);
    const others = alike.get(said);
    if (others) others.push(at);
    else alike.set(said, [at]);
  }
  const twins = new Map<number, number>();
  for (const places of alike.values()) {
    // What options look like is compared only where they say the same.
    if (places.length < 2) continue;
    const first = new Map<string, number>();
    for (const at of places) {
      const object = options[at]?.object;
      const look = object === undefined ? '' : looks.of(object);
      const twin = look === undefined ? undefined : first.get(look);
      if (twin !== undefined) twins.set(at, twin);
      else if (look !== undefined) first.set(look, at);
    }
  }
  return twins;
}

function marked(options: Option[], looks: Looks): Option[] {
  const twins = twinsAmong(options, looks);
  if (twins.size === 0) return options;
  const list = options.map((option, at) => {
    const twin = options[twins.get(at) ?? -1];
    return twin ? Object.freeze({ ...option, sameAs: twin.id }) : option;
  });
  Object.freeze(list);
  return list;
}

interface Kept {
  view: GameView['objects'];
  options: Option[];
}
/** Who looks at a decision again gets the very same. */
const known = new WeakMap<readonly Option[], Kept>();

function keptMarked(options: Option[], view: GameView, looks: () => Looks): Option[] {
  if (options.length < 2) return options;
  const found = known.get(options);
  if (found && found.view === view.objects) return found.options;
  const made = marked(options, looks());
  known.set(options, { view: view.objects, options: made });
  return made;
}

const isWhole = (decision: Decision | HiddenDecision): decision is Decision => 'shape' in decision;

/**
 * Decisions whose options say of which other option they are an identical twin (`sameAs`): all that is said of both is the
 * same, and so is all that the view shows of their objects.
 * @param view that of whoever gets the decisions: from nothing else follows which options are twins
 */
export function withTwins(
  decisions: (Decision | HiddenDecision)[],
  view: () => GameView,
): (Decision | HiddenDecision)[] {
  if (!decisions.some((d) => isWhole(d) && Math.max(d.options.length, d.from?.length ?? 0, d.to?.length ?? 0) > 1))
    return decisions;
  const seen = view();
  let made: Looks | undefined;
  const looks = (): Looks => {
    made ??= new Looks(seen.objects, seen.stack);
    return made;
  };
  const of = (options: Option[]): Option[] => keptMarked(options, seen, looks);
  return decisions.map((decision) => {
    if (!isWhole(decision)) return decision;
    const { options, from, to } = decision;
    return { ...decision, options: of(options), ...(from ? { from: of(from) } : {}), ...(to ? { to: of(to) } : {}) };
  });
}
