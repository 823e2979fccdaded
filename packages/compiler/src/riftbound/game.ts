/** Riftbound for the compiler: how its cards are laid out, and how what was read is put together, checked and printed. */
import {
  type Body,
  type Condition,
  type Effects,
  type Face,
  facesOf,
  type SpellAbility,
  wordsOf,
} from '@arbiter/engine';
import { abilitiesWording, effectsWording, language, ownDomain } from '@arbiter/riftbound';
import { asWritten } from '../finishing.js';
import type { Assembled, GameGrammar, LineGroup } from '../game.js';
import { withLabels } from '../labels.js';
import type { TextLine } from '../reading/lines.js';
import { stopped } from '../reading/quoted.js';
import type { Token } from '../reading/tokens.js';
import { type Unsettled, unsettled } from '../references/nouns.js';
import { settle } from '../references/settle.js';
import type { Line } from './categories.js';
import { grammar } from './grammar.js';
import { namesOf, printed } from './printed.js';
import { blanked, bracketed, isEffectText, saysItself, signed, unnested } from './reading.js';
import { referenceRules } from './references.js';
import { ADDITIONAL, aims, and, asData, OWN_DOMAIN, OWN_TAG, selfMention } from './rows/shared.js';
import { misplayed, unsure } from './unsure.js';

/** Raised whenever the same text may compile to something else. */
const VERSION = 2;
/** Steps of the parser for one card. */
const BUDGET = 12_000;

const isSpell = (props: Face['props']): boolean => wordsOf(props.types).includes('Spell');

export const riftboundReading: GameGrammar<Line> = {
  version: VERSION,
  grammar,
  budget: BUDGET,
  printed,
  blanked,
  groups,
  assemble,
  impossible,
  references: referenceRules,
  finished,
  oneFaced: ['normal'],
  layoutOf: () => null,
  joined: () => {
    throw new Error('no card of Riftbound has several faces');
  },
  faults: (definition) => {
    const checked = language.check(definition);
    return checked.ok
      ? facesOf(definition).flatMap(unsure)
      : checked.errors.map(({ path, detail }) => `${path}: ${detail}`);
  },
  wordings: abilitiesWording,
};

/** The same, of which only what is played as it is read is exact. */
export const riftboundGrammar: typeof riftboundReading = {
  ...riftboundReading,
  faults: (definition) => {
    const faults = riftboundReading.faults(definition);
    return faults.length > 0 ? faults : facesOf(definition).flatMap(misplayed);
  },
};

/** A text in which a word points back to nothing says something else, where it can be read so. */
function impossible(line: Line, props: Face['props']): boolean {
  const alone = assemble([line], props);
  if (typeof alone === 'string') return true;
  const { doubts } = settle(
    alone.map(({ ability }) => ability),
    referenceRules(props),
  );
  return doubts.some(({ possible }) => possible.length === 0);
}

const DASH = '—';
const offersModes = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.text === DASH && tokens.some(({ text }, i) => text === 'choose' && tokens[i + 1]?.text === 'one');
const bullet = (at: number): Token => ({ text: '•', from: at, to: at });

/** A header with its modes is read together. */
function groups(lines: readonly TextLine[], props: Face['props']): LineGroup[] {
  const category = isSpell(props) ? 'spellLine' : 'objectLine';
  const list: LineGroup[] = [];
  let modes = false;
  for (const { from, to, tokens } of lines) {
    const last = list.at(-1);
    if (isEffectText(tokens)) {
      const effect = tokens.slice(3);
      list.push({
        category: saysItself(effect) ? 'ownEffectLine' : 'effectLine',
        tokens: stopped(unnested(signed(bracketed(effect)))),
        from,
        to,
      });
      continue;
    }
    const read = stopped(unnested(signed(bracketed(tokens))));
    if (modes && last) list[list.length - 1] = { ...last, to, tokens: [...last.tokens, bullet(from), ...read] };
    else list.push({ category, tokens: read, from, to });
    modes ||= offersModes(tokens) || tokens.at(-1)?.text === ':';
  }
  return list;
}

/** The instructions of a spell are one ability, with what repeats it; every other line is its own (359.3.d, 820.1.d). */
function assemble(lines: readonly (Line | undefined)[], props: Face['props']): Assembled[] | string {
  const list: Assembled[] = [];
  const spell: { body: Partial<SpellAbility>; groups: number[]; at?: number; repeats?: true } = {
    body: {},
    groups: [],
  };
  for (const [i, line] of lines.entries()) {
    if (!line) continue;
    if (line.line === 'abilities') for (const ability of line.abilities) list.push({ ability, groups: [i] });
    else if (line.line === 'instead' && line.abilities) {
      const before = list.at(-1);
      if (!before || !unless(before.ability, line.when)) return 'nothing before it is replaced';
      for (const ability of line.abilities) list.push({ ability, groups: [i] });
    } else if (line.line === 'use') {
      for (const [at, { ability: one, groups }] of list.entries())
        if (one.ability.kind === 'activated') {
          one.ability = { ...one.ability, ...and(one.ability.if, line.when) };
          list[at] = { ability: one, groups: [...groups, i] };
        }
    } else if (line.line === 'playEffect') {
      const [effects, more] = list.flatMap(({ ability }) => playEffectOf(ability));
      if (!effects || more) return 'there is not one play effect to repeat';
      list.push({ ability: unsettled({ kind: 'keyword', keyword: 'deathknell', effects }), groups: [i] });
    } else if (line.line === 'modes' && (line.triggers || line.costs)) {
      for (const ability of modal(line)) list.push({ ability, groups: [i] });
    } else {
      spell.at ??= list.length;
      spell.groups.push(i);
      if (line.line === 'repeat') {
        spell.repeats = true;
        const costs = [line.cost, ...(line.others ?? [])];
        const repeats = costs.map((cost) => ({ name: 'repeat', cost, times: 1 }));
        spell.body.optional = [...(spell.body.optional ?? []), ...repeats];
      } else if (line.line === 'additional') spell.body.additional = [...(spell.body.additional ?? []), ...line.cost];
      else if (line.line === 'optional') {
        spell.body.optional = [...(spell.body.optional ?? []), { name: ADDITIONAL, cost: line.cost }];
        if (line.effects) spell.body.effects = [...(spell.body.effects ?? []), ...line.effects];
        if (line.free) list.push({ ability: withoutCost(), groups: [i] });
      } else if (line.line === 'instead') {
        if (!spell.body.effects || !line.effects) return 'nothing before it is replaced';
        spell.body.effects = [{ do: 'if', if: line.when, then: line.effects, else: spell.body.effects }];
      } else if (line.line === 'bonus') {
        spell.body.effects = [...(spell.body.effects ?? []), ...line.effects];
        list.push({ ability: bonusOf(line), groups: [i] });
      } else if (line.line === 'effects') spell.body.effects = [...(spell.body.effects ?? []), ...line.effects];
      else spell.body.modes = modesOf(line);
    }
  }
  if (spell.body.modes && spell.body.effects) return 'instructions beside modes';
  if (spell.groups.length > 0 && !isSpell(props)) return 'only spells do something by themselves';
  if (isSpell(props)) {
    if (!spell.body.modes) spell.body.effects ??= [];
    const { groups } = spell;
    const all = spell.repeats ? [unsettled({ kind: 'keyword', keyword: 'repeat' })] : [];
    all.push(unsettled({ kind: 'spell', ...spell.body }));
    list.splice(spell.at ?? list.length, 0, ...all.map((ability) => ({ ability, groups })));
  }
  const own = (speaksOfLinked(list) ? list.map(linking) : list).map((one) => withOwnDomain(one, props));
  return wordsOf(props.types).includes('Legend') ? own.map(asLegend) : own;
}

/** A static ability says what it does only where something isn't so. */
function unless(before: Unsettled, when: Condition): boolean {
  const { ability } = before;
  if (ability.kind !== 'static') return false;
  before.ability = { ...ability, ...and(ability.if, { not: when }) };
  return true;
}

const bonusOf = ({ amount, each }: Extract<Line, { line: 'bonus' }>): Unsettled =>
  unsettled({
    kind: 'static',
    zone: 'chain',
    mods: [{ mod: 'rule', rule: 'bonusDamage', amount, each: asData(each) }],
  });
/** A cost that is ignored is nothing; what is added to it is paid all the same (356.1.b.1, 356.1.b.3). */
const withoutCost = (): Unsettled =>
  unsettled({ kind: 'static', if: { paid: ADDITIONAL }, mods: [{ mod: 'cost', part: 'base', set: [] }] });

/** Abilities that speak of what was banished with their source are linked to those that banish (395–397). */
const speaksOfLinked = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('linked' in part || Object.values(part).some(speaksOfLinked));
function linking({ ability, groups }: Assembled): Assembled {
  const within = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    const inner = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]));
    return 'do' in part && part.do === 'move' && 'cause' in part && part.cause === 'banish'
      ? { ...inner, keep: 'linked' }
      : inner;
  };
  return { ability: within(ability) as Unsettled, groups };
}

/** What an ability does as its source is played (383.4.a), where it aims at nothing. */
const playEffectOf = ({ ability }: Unsettled): Effects[] =>
  ability.kind === 'triggered' &&
  ability.on.on === 'play' &&
  ability.on.object === 'self' &&
  ability.effects &&
  !aims(ability.effects)
    ? [ability.effects]
    : [];

/** The abilities of a legend function in the legend zone. */
function asLegend({ ability: { ability, ...more }, groups }: Assembled): Assembled {
  const functions =
    ability.kind === 'static' ||
    ability.kind === 'triggered' ||
    ability.kind === 'activated' ||
    ability.kind === 'replacement';
  return {
    ability: { ...more, ability: functions ? { ...ability, zone: 'legendZone' } : ability },
    groups,
  };
}

/** Power of the card's own domains (135.2.e.6, 805.1.a.1), and its own tag. */
function withOwnDomain({ ability, groups }: Assembled, { name, domains }: Face['props']): Assembled {
  const own = ownDomain(wordsOf(domains));
  const within = (part: unknown): unknown => {
    if (part === OWN_DOMAIN) return own;
    if (part === OWN_TAG) return namesOf(String(name)).at(-1);
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]));
  };
  return { ability: within(ability) as Unsettled, groups };
}

type Modes = Extract<Line, { line: 'modes' }>;
const modesOf = ({ min, max, choices, unchosen }: Modes): NonNullable<Body['modes']> => ({
  min,
  max: Math.min(max, choices.length),
  choices: choices.map((effects) => ({ effects })),
  ...(unchosen ? { unchosen } : {}),
});
const modal = (line: Modes): Unsettled[] => [
  ...(line.costs ? [unsettled({ kind: 'activated', cost: line.costs, modes: modesOf(line) }, [selfMention(0)])] : []),
  ...(line.triggers ?? []).map(({ on, mentions, if: when }) =>
    unsettled({ kind: 'triggered', on, modes: modesOf(line), ...(when ? { if: when } : {}) }, mentions),
  ),
];

function finished(face: Face): Face {
  return {
    ...face,
    abilities: asWritten(withLabels(face, effectsWording), face.name),
  };
}
