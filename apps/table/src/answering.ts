/**
 * From what a person presses to an answer, for each of the seven shapes. A draft is what has been pressed so far; it begins as the
 * decision's default, so that whoever changes nothing sends that.
 */
import type { Answer, Decision, Option } from '@arbiter/client';

export interface Draft {
  /** CHOOSE and ORDER: options, in order. */
  picks: readonly string[];
  /** ASSIGN: what goes where. */
  pairs: readonly { from: string; to: string }[];
  /** ASSIGN: what waits to be told where it goes. */
  from: string | null;
  /** DISTRIBUTE: how much each option gets. */
  amounts: Readonly<Record<string, number>>;
  /** NUMBER and NAME: what was typed. */
  text: string;
  /** Whether anything was pressed. */
  touched: boolean;
}

type Shaped<S extends Decision['shape']> = Extract<Decision, { shape: S }>;

const EMPTY: Draft = { picks: [], pairs: [], from: null, amounts: {}, text: '', touched: false };

export function draftOf(decision: Decision): Draft {
  switch (decision.shape) {
    case 'ORDER':
      return { ...EMPTY, picks: decision.default.order };
    case 'ASSIGN':
      return { ...EMPTY, pairs: decision.default.assign };
    case 'DISTRIBUTE': {
      const shares = decision.default.distribute.map(({ option, amount }) => [option, amount]);
      return { ...EMPTY, amounts: Object.fromEntries(shares) as Record<string, number> };
    }
    case 'NUMBER':
      return { ...EMPTY, text: String(decision.default.number) };
    case 'NAME':
      return { ...EMPTY, text: decision.default.name };
    default:
      return EMPTY;
  }
}

/** Whether one press is the whole answer. */
export const isOnePress = ({ shape, min, max }: Decision): boolean => shape === 'CHOOSE' && min === 1 && max === 1;

/** All options of a decision. */
const optionsOf = (decision: Decision): Option[] =>
  decision.shape === 'ASSIGN' ? [...decision.from, ...decision.to] : decision.options;

export const optionOf = (decision: Decision, id: string): Option | undefined =>
  optionsOf(decision).find((option) => option.id === id);

/** What may be pressed now: of an ASSIGN what may go somewhere, and where the one that waits may go. */
export function pressable(decision: Decision, { from }: Draft): Option[] {
  if (decision.shape !== 'ASSIGN') return decision.options;
  const to = decision.from.find(({ id }) => id === from)?.to ?? [];
  return [...decision.to.filter(({ id }) => to.includes(id)), ...decision.from];
}

/** What a press on an option makes of a draft. */
export function press(decision: Decision, draft: Draft, id: string): Draft {
  const touched = { ...draft, touched: true };
  switch (decision.shape) {
    case 'CHOOSE':
      return { ...touched, picks: picksAfter(decision, draft.picks, id) };
    case 'ASSIGN':
      return { ...touched, ...pairsAfter(decision, draft, id) };
    case 'ORDER':
      return moved(touched, id, -1);
    case 'DISTRIBUTE':
      return distributed(touched, id, Math.min((draft.amounts[id] ?? 0) + 1, mostOf(decision, id)));
    default:
      return draft;
  }
}

function picksAfter({ max }: Shaped<'CHOOSE'>, picks: readonly string[], id: string): string[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (max === 1) return [id];
  return max === null || picks.length < max ? [...picks, id] : [...picks];
}

function pairsAfter(decision: Shaped<'ASSIGN'>, { from, pairs }: Draft, id: string): Pick<Draft, 'from' | 'pairs'> {
  const waiting = decision.from.find((option) => option.id === from);
  if (waiting?.to?.includes(id)) return { from: null, pairs: toggled(waiting, pairs, id) };
  const pressed = decision.from.find((option) => option.id === id);
  if (!pressed || from === id) return { from: null, pairs };
  const [only, ...others] = pressed.to ?? [];
  // Where there is one way to go, nobody needs to show it.
  if (only !== undefined && others.length === 0) return { from: null, pairs: toggled(pressed, pairs, only) };
  return { from: id, pairs };
}

/** The pair goes if it was there, unless it must go somewhere; else it comes, in place of others where no more are allowed. */
function toggled(from: Option, pairs: Draft['pairs'], to: string): Draft['pairs'] {
  const own = pairs.filter((pair) => pair.from === from.id);
  const others = pairs.filter((pair) => pair.from !== from.id);
  if (own.some((pair) => pair.to === to))
    return own.length > (from.min ?? 0) ? [...others, ...own.filter((pair) => pair.to !== to)] : pairs;
  const most = from.max ?? Number.POSITIVE_INFINITY;
  return [...others, ...(own.length < most ? own : own.slice(1)), { from: from.id, to }];
}

/** An option of an ORDER goes so many places down; a negative number is up. */
export function moved(draft: Draft, id: string, by: number): Draft {
  const rest = draft.picks.filter((pick) => pick !== id);
  const at = Math.min(Math.max(draft.picks.indexOf(id) + by, 0), rest.length);
  return { ...draft, touched: true, picks: [...rest.slice(0, at), id, ...rest.slice(at)] };
}

export const distributed = (draft: Draft, id: string, amount: number): Draft => ({
  ...draft,
  touched: true,
  amounts: { ...draft.amounts, [id]: amount },
});

export const typed = (draft: Draft, text: string): Draft => ({ ...draft, touched: true, text });

const mostOf = (decision: Shaped<'DISTRIBUTE'>, id: string): number => optionOf(decision, id)?.max ?? decision.total;

const given = ({ amounts }: Draft): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** What is still missing for an answer; null: it may be sent. Whether it is legal as a whole the service says. */
export function lacking(decision: Decision, draft: Draft): string | null {
  switch (decision.shape) {
    case 'CHOOSE':
      return !draft.touched || draft.picks.length >= decision.min
        ? null
        : `Choose ${decision.min - draft.picks.length} more`;
    case 'ASSIGN': {
      const few = decision.from.find(({ id, min = 0 }) => draft.pairs.filter((pair) => pair.from === id).length < min);
      return few ? `Say where ${few.label} goes` : null;
    }
    case 'DISTRIBUTE': {
      const left = decision.total - given(draft);
      if (left === 0) return null;
      return left > 0 ? `${left} more to distribute` : `${-left} too many`;
    }
    case 'NUMBER': {
      const { min, max } = decision;
      const n = Number(draft.text);
      const fits = /^\d+$/.test(draft.text.trim()) && n >= min && (max === null || n <= max);
      return fits ? null : `A whole number from ${min}${max === null ? ' on' : ` to ${max}`}`;
    }
    case 'NAME':
      return draft.text.trim() === '' ? `A name: ${decision.vocabulary}` : null;
    default:
      return null;
  }
}

/** The answer that a draft stands for; the default where nothing was pressed. */
export function answerOf(decision: Decision, draft: Draft): Answer {
  if (!draft.touched) return decision.default;
  const to = { decision: decision.id };
  switch (decision.shape) {
    case 'CHOOSE':
      return { ...to, choose: [...draft.picks] };
    case 'ASSIGN':
      return { ...to, assign: [...draft.pairs] };
    case 'ORDER':
      return { ...to, order: [...draft.picks] };
    case 'DISTRIBUTE': {
      const shares = decision.options.map(({ id }) => ({ option: id, amount: draft.amounts[id] ?? 0 }));
      return { ...to, distribute: shares.filter(({ option, amount }) => amount > 0 || mustStand(decision, option)) };
    }
    case 'NUMBER':
      return { ...to, number: Number(draft.text) };
    case 'NAME':
      return { ...to, name: draft.text.trim() };
    case 'CONFIRM':
      return decision.default;
  }
}

const mustStand = (decision: Shaped<'DISTRIBUTE'>, id: string): boolean =>
  decision.default.distribute.some(({ option }) => option === id);

/** What sending the default would do, in a few words. */
export function defaultLabel(decision: Decision): string {
  const labels = (ids: readonly string[]): string => ids.map((id) => optionOf(decision, id)?.label ?? id).join(', ');
  switch (decision.shape) {
    case 'CHOOSE':
      return labels(decision.default.choose) || 'None';
    case 'CONFIRM':
      return decision.default.confirm ? 'Yes' : 'No';
    case 'ASSIGN':
      return decision.default.assign.length > 0 ? 'Done' : 'None';
    default:
      return 'Done';
  }
}
