/** What is printed around what an ability does: modes, costs of spells, and how often it may be used. */
import type { Ability, Condition, Limit, Modes, Value } from '@arbiter/engine';
import { phaseName } from './conditions.js';
import { perEach } from './numbers.js';
import { bracketed, splitsOf } from './restrictions.js';
import { clausesOf, either, isBoon, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { writtenValue } from './written.js';

export function modesText(modes: Modes, say: Say): string {
  return whole(modes, ({ min, max, choices, chooser, worth, repeat, more }) => {
    if (chooser || worth !== undefined || repeat) return UNSAID;
    const many =
      min === max
        ? numeral(min)
        : min === 1 && max === choices.length
          ? either(...(max === 2 ? ['one or both'] : ['one or more']))
          : min === 0
            ? `up to ${numeral(max)}`
            : UNSAID;
    const all = choices.map((mode) =>
      whole(mode, ({ cost, worth: value, ...rest }) =>
        cost || value !== undefined ? UNSAID : say.apart(() => say.body(rest)),
      ),
    );
    if (more !== undefined) {
      const instead = whole(more, (watched) => moreText(watched, min, say));
      return `choose ${many}. ${instead} instead${either('—', '. ', ':')}${all.map((one) => ` • ${one}`).join('.')}`;
    }
    return `choose ${many}${either('—', '. ', ':')}${all.map((one) => ` • ${one}`).join('.')}`;
  });
}

/** "Class Bonus: choose up to two", "if ~ was prepared, choose two": how many where something is so. */
function moreText(
  { if: condition, min: least, max: most }: NonNullable<Modes['more']>,
  usual: number,
  say: Say,
): string {
  const min = least ?? usual;
  if (most === undefined) return UNSAID;
  const many = min === most ? numeral(most) : min === 0 ? `up to ${numeral(most)}` : UNSAID;
  return either(
    ...splitsOf(condition, say.face).map(({ names, rest }) => {
      const asked = rest === undefined ? '' : `if ${say.apart(() => say.condition(rest))}, `;
      const [only] = names;
      const before = names.length === 1 ? [...bracketed(names), `${only}: `, `[${only}:] `] : bracketed(names);
      return `${names.length === 0 ? '' : either(...before)}${asked}choose ${many}`;
    }),
  );
}

const OFTEN: { [times: number]: string } = { 1: 'once', 2: 'twice', 3: either('three times', 'thrice') };
export function limitText(limit: Limit | undefined, does: string): string {
  if (limit === undefined) return '';
  return whole(limit, ({ perTurn, inAll, taken }) => {
    const times = OFTEN[perTurn ?? inAll ?? 0];
    if (taken || times === undefined || (perTurn !== undefined && inAll !== undefined)) return UNSAID;
    return `. ${does} this ability only ${times}${perTurn === undefined ? '' : either(' per turn', ' each turn')}`;
  });
}
export const DURING: { [whose: string]: string } = { you: 'during your turn', opponent: "during an opponent's turn" };
/** "only if …", "only during an opponent's recollection phase". */
export function onlyIf(condition: Condition, say: Say): string {
  const asked = `if ${say.condition(condition)}`;
  if ('turnOf' in condition) return either(DURING[condition.turnOf] ?? UNSAID, asked);
  if ('all' in condition && condition.all.length === 2) {
    const turn = condition.all.find((one) => 'turnOf' in one);
    const phase = condition.all.find((one) => 'during' in one);
    if (turn && phase && 'turnOf' in turn && 'during' in phase)
      return `during ${turn.turnOf === 'you' ? 'your' : "an opponent's"} ${phaseName(phase.during)}`;
  }
  return asked;
}

/** A line ends where it ends, with or without a full stop. */
const END = either('. ', ' ');
type Spell = Extract<Ability, { kind: 'spell' }>;
export function spellText(ability: Spell, say: Say): string {
  const { additional, optional = [] } = ability;
  const regalia = say.face.props.costKind === 'memory';
  const kinds = either(...ownNames(say.face).filter((name) => name !== '~'));
  const besides = regalia
    ? `as an additional cost to materialize ${kinds}, `
    : 'as an additional cost to activate this card, ';
  const must = additional === undefined ? '' : `${besides}${say.costs(additional, 'spoken')}${END}`;
  const may = optional.map((one) =>
    whole(one, ({ name, cost, times, repeat, as, allModes }) =>
      !name || times !== undefined || repeat || as !== undefined || allModes
        ? UNSAID
        : `${besides}you may ${say.costs(cost, 'spoken')}${END}`,
    ),
  );
  const does = ability.modes || (ability.effects ?? []).length > 0;
  if (!does && (ability.targets ?? []).length > 0) return UNSAID;
  // What a boon does as its bestowment resolves it does as it is gained.
  const gained = isBoon(say.face) ? 'as you gain this boon, ' : '';
  if (gained !== '' && (must !== '' || may.length > 0)) return UNSAID;
  const said = `${must}${may.join('')}${does ? `${gained}${say.body(ability)}` : ''}`;
  return does || !said.endsWith(END) ? said : said.slice(0, -END.length);
}

type Less = NonNullable<Extract<Ability, { kind: 'activated' }>['less']>;
/** "This ability costs (1) less to activate for each ally you control." */
export function cheaperText(less: Less | undefined, say: Say): string {
  if (less === undefined) return '';
  return whole(less, ({ cost: by, times }) => {
    const [one, ...more] = by;
    if (one?.pay !== 'reserve' || more.length > 0) return UNSAID;
    if (times === undefined) return `. this ability costs (${one.amount}) less to activate`;
    const costs = `this ability costs (${one.amount}) less to activate`;
    const asked = askedOnce(times);
    if (asked !== undefined) {
      const held = say.apart(() => say.condition(asked));
      return either(`. ${costs} as long as ${held}`, `. as long as ${held}, ${costs}`);
    }
    const each = perEach(times);
    const written = writtenValue(times);
    if (one.amount === 1 && written !== undefined) return `. this ability costs (${written}) less to activate`;
    const x =
      one.amount === 1 ? [() => `. this ability costs (X) less to activate, where X is ${say.value(times)}`] : [];
    return each === undefined
      ? x.length > 0
        ? say.ways(...x)
        : UNSAID
      : say.ways(...x, () => `. this ability costs (${one.amount * each.times}) less to activate for ${each.one(say)}`);
  });
}
/** What makes it cheaper once, or not: that the source is so, or that something is there. */
function askedOnce(times: Value): Condition | undefined {
  if (typeof times !== 'object') return undefined;
  if ('count' in times) {
    const clauses = clausesOf(times.count);
    const rest = clauses.filter((clause) => !('self' in clause));
    return rest.length < clauses.length && rest.length > 0 ? { is: ['self', rest] } : undefined;
  }
  if (!('least' in times) || !Array.isArray(times.least)) return undefined;
  const [cap, of] = times.least;
  return cap === 1 && times.least.length === 2 && typeof of === 'object' && 'count' in of
    ? { exists: of.count }
    : undefined;
}
