/** Activated abilities and spells in their words, with what they cost besides or less. */
import { type Ability, canonical, type Effect, type Face } from '@arbiter/engine';
import { homeOf } from './abilities.js';
import { abilityCostText, dependedOn, LEGION_OF_PLAYED } from './changes.js';
import { subjectsOf, whoseNames } from './nouns.js';
import { either, type Say, UNSAID, whole } from './say.js';
import { keywordName } from './things.js';

type Static = Extract<Ability, { kind: 'static' }>;
/** Instructions that add resources, whatever that hangs on. */
const addsResources = (effects: readonly Effect[] = []): boolean =>
  effects.some((one) => one.do === 'add' || (one.do === 'if' && addsResources(one.then)));
type Activated = Extract<Ability, { kind: 'activated' }>;
export function activatedText(ability: Activated, say: Say): string {
  const { kind, cost, keyword, zone, limit, immediate, timing, less, special, if: condition } = ability;
  const { face } = say;
  if (!kind || keyword !== undefined || special || less || zone !== homeOf(say)) return UNSAID;
  // Adding resources is what resolves at once (429.2), and needs no word for that.
  const adds = (ability.effects ?? []).length === 1 && addsResources(ability.effects);
  // With Reaction it is used as costs are paid as well, and its source alone pays for it (429.3).
  if (adds ? immediate !== true && timing === 'reaction' : immediate) return UNSAID;
  const costs = say.costs(cost);
  const sign = timing === undefined ? undefined : `[${keywordName(timing)}]`;
  const legion = [canonical(dependedOn('legion', undefined)?.condition ?? ''), LEGION_OF_PLAYED].includes(
    canonical(condition ?? null),
  );
  const only = [
    ...(condition === undefined || legion
      ? []
      : [`${either('if', 'while')} ${say.apart(() => say.condition(condition))}`]),
    ...(limit === undefined
      ? []
      : [canonical(limit) === '{"perTurn":1}' ? either('once each turn', 'once per turn') : UNSAID]),
  ];
  const all = face.abilities.filter((one) => one.kind === 'activated');
  const mine = all.length > 1 && all.every((one) => canonical(one.if ?? null) === canonical(condition ?? null));
  const limited =
    only.length === 0
      ? ''
      : `. use ${either('', 'this ability ', ...(mine && limit === undefined ? ['my abilities '] : []))}only ${only.join(' and only ')}`;
  const said = `${legion ? either('[Legion] — ', '[Legion][>] ') : ''}${say.body(ability)}${limited}`;
  return sign === undefined
    ? `${costs}: ${said}`
    : either(
        `${sign}[>] ${costs}: ${said}`,
        `${costs}: ${sign} — ${said}`,
        ...(legion ? [`${costs}: ${sign} ${said}`] : []),
      );
}

/** What an activated ability costs less; with a face: where that has no other than this. */
export function isCheaper(ability: Ability, face: Face | undefined): boolean {
  if (ability.kind !== 'static' || (ability.affects ?? 'self') !== 'self') return false;
  const [mod, ...more] = ability.mods;
  if (mod?.mod !== 'cost' || !mod.abilities || mod.using !== undefined || more.length > 0) return false;
  if (!face) return true;
  // Equip and Empower stand for activated abilities as well (818.1.c.2, 827.1).
  const all = face.abilities.filter((one) => one.kind === 'activated' || (one.kind === 'keyword' && one.cost));
  return all.length === 1;
}
export function ownCostText({ kind, affects, mods, zone, ...more }: Static, say: Say): string {
  const [mod] = mods;
  if (!kind || (affects ?? 'self') !== 'self' || zone !== homeOf(say) || Object.keys(more).length > 0) return UNSAID;
  return mod?.mod === 'cost' ? whole(mod, (watched) => abilityCostText(watched, say)) : UNSAID;
}

type Spell = Extract<Ability, { kind: 'spell' }>;
/** A line ends where it ends, with or without a full stop. */
const END = either('. ', ' ');
/** Whether what a card costs changes where something was paid besides. */
export function isFreeIfPaid({ if: paid, mods }: Static, { optional = [] }: Spell): boolean {
  const [mod, ...more] = mods;
  const [offer, ...others] = optional;
  return (
    mod?.mod === 'cost' &&
    more.length + others.length === 0 &&
    offer !== undefined &&
    canonical(paid ?? null) === canonical({ paid: offer.name })
  );
}
/** Whether the cost of the card is not paid at all (356.1.b.1). */
export const isIgnored = (ability: Static): boolean =>
  canonical({ ...ability, if: null }) ===
  canonical({ kind: 'static', if: null, mods: [{ mod: 'cost', part: 'base', set: [] }] });
export function spellText({ kind, additional, optional = [], ...body }: Spell, say: Say, free?: 'free'): string {
  if (!kind) return UNSAID;
  const this_ = either(...new Set(subjectsOf('self', say, 'asked').map(({ text, object = text }) => object)));
  const must =
    additional === undefined ? '' : `as an additional cost to play ${this_}, ${say.costs(additional, 'spoken')}${END}`;
  const may = optional.map((one) =>
    whole(one, ({ name, cost, times, repeat, as, allModes }) => {
      if (repeat || as !== undefined || allModes) return UNSAID;
      // The keyword says it (820.1.d).
      if (name === 'repeat') return times === 1 ? '' : UNSAID;
      // Only Repeat carries the instructions out again.
      if (times !== undefined) return UNSAID;
      const paid = say.costs(cost, 'spoken');
      return either(
        `you may ${paid} as an additional cost to play ${this_}`,
        `as you play ${this_}, you may ${paid} as an additional cost`,
        `as an additional cost to play ${this_}, you may ${paid}`,
      ).concat(END);
    }),
  );
  const does = body.modes !== undefined || (body.effects ?? []).length > 0;
  if (!does && (body.targets ?? []).length > 0) return UNSAID;
  const ignored = free ? `if you do, ignore ${either(...whoseNames('self', say))} cost${END}` : '';
  const said = `${must}${may.join('')}${ignored}${does ? say.body(body) : ''}`;
  return does || !said.endsWith(END) ? said : said.slice(0, -END.length);
}
