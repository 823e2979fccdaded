/** How keywords are printed: in brackets, with what they say besides. */
import { type Ability, canonical } from '@arbiter/engine';
import { either, type Say, typesOf, UNSAID } from './say.js';
import { keywordName } from './things.js';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
/** Behind a keyword that stands for a condition: "[Deathknell][>]", or a dash as it was printed at first (727.1). */
export const BEHIND = either('[>] ', ' — ');

export function keywordText({ kind, keyword, value, cost, effects, ...rest }: Keyword, say: Say): string {
  if (!kind || Object.keys(rest).length > 0) return UNSAID;
  const name = keywordName(keyword);
  switch (keyword) {
    // Its Power is of the unit's own domains (805.1.a.1), and stands in the reminder.
    case 'accelerate':
      return value === undefined && !effects && isOwnAccelerate(cost, say) ? '[Accelerate]' : UNSAID;
    case 'deathknell':
      if (value !== undefined || !effects) return UNSAID;
      return `[Deathknell]${BEHIND}${cost ? `${say.costs(cost, 'spoken')} to ` : ''}${deathText(effects, say)}`;
    case 'repeat':
      return value === undefined && !cost && !effects ? repeatText(say) : UNSAID;
    case 'legion':
    case 'level':
    case 'empowered':
      return UNSAID;
    case 'empower':
      return value === undefined && !effects && cost ? `[Empower]${costBehind(say.costs(cost))}` : UNSAID;
    case 'equip':
      return value === undefined && !effects && cost ? `[Equip]${costBehind(say.costs(cost))}` : UNSAID;
    case 'flow':
      if (value !== undefined || effects) return UNSAID;
      return cost ? `[Flow]${costBehind(say.costs(cost))}` : '[Flow] equal to its cost';
    default:
      if (cost || effects) return UNSAID;
      return value === undefined || value === 1 ? `[${name}]` : `[${name} ${value}]`;
  }
}
/** Resources stand behind the keyword as they are, other costs behind a dash. */
const costBehind = (said: string): string =>
  /^\[(?!E\])/.test(said) && !said.includes(',') ? ` ${said}` : ` — ${said}`;

/** What is done, or that it is what was done as the card was played. */
function deathText(effects: NonNullable<Keyword['effects']>, say: Say): string {
  const said = say.body({ effects });
  const [type] = typesOf(say.face);
  const played = say.face.abilities.some(
    (one) =>
      one.kind === 'triggered' &&
      canonical(one.on) === '{"object":"self","on":"play"}' &&
      one.if === undefined &&
      !one.targets &&
      !one.may &&
      canonical(one.effects ?? []) === canonical(effects),
  );
  return played && type ? either(said, `repeat this ${type.toLowerCase()}'s play effect`) : said;
}

function isOwnAccelerate(cost: Keyword['cost'], { face }: Say): boolean {
  const own = [face.props.domains ?? []].flat();
  const domain = own.length === 0 ? 'any' : own.join('|');
  return canonical(cost ?? null) === canonical([{ pay: 'resources', energy: 1, power: [domain] }]);
}
/** The cost stands in the spell's own ability, as an optional one (820.1.d). */
function repeatText(say: Say): string {
  const costs = say.face.abilities.flatMap((one) => (one.kind === 'spell' ? (one.optional ?? []) : []));
  const [only, ...more] = costs.filter(({ name }) => name === 'repeat');
  if (!only) return UNSAID;
  if (more.length === 0) return `[Repeat]${costBehind(say.costs(only.cost))}`;
  return `[Repeat] — ${[only, ...more].map(({ cost }) => say.costs(cost)).join(' / ')}`;
}
