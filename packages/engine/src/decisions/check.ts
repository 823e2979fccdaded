/** The one place where an answer is checked against exactly what was offered. */
import type { Answer, Pick, Refusal } from '../border/contract.js';
import type { Json } from '../border/json.js';
import type { Ask, Choice, Resolved } from '../machine/control.js';
import { type Alike, findOption } from './match.js';
import { findSources } from './sources.js';

export type Checked = { ok: true; resolved: Resolved; sources?: Json[] } | { ok: false; refusal: Refusal };

const FIELD = {
  CHOOSE: 'choose',
  ASSIGN: 'assign',
  ORDER: 'order',
  DISTRIBUTE: 'distribute',
  NUMBER: 'number',
  NAME: 'name',
  CONFIRM: 'confirm',
} as const;
const FIELDS = Object.values(FIELD);

export function checkAnswer(ask: Ask, answer: Answer, alike: Alike): Checked {
  const no = (code: Refusal['code'], detail: string, rules = ask.rules, path?: string): Checked => ({
    ok: false,
    refusal: { code, detail, rules, ...(path ? { errors: [{ path, code, detail, rules }] } : {}) },
  });
  const field = FIELD[ask.shape];
  const given = FIELDS.filter((f) => answer[f] !== undefined);
  if (given.length !== 1 || given[0] !== field) {
    const got = given.length === 0 ? 'nothing' : given.join(', ');
    return no(
      'INVALID_INPUT',
      `a ${ask.kind} decision of shape ${ask.shape} is answered with "${field}"; got ${got}`,
      [],
      `$.${given.find((f) => f !== field) ?? field}`,
    );
  }

  const pickAll = (choices: Choice[], picks: Pick[], prefix: string, path: string): { at: number[] } | Checked => {
    const taken = new Set<number>();
    for (const [i, pick] of picks.entries()) {
      const found = findOption(choices, pick, prefix, taken, alike);
      if ('code' in found) return no(found.code, found.detail, [], `${path}[${i}]`);
      if (taken.has(found.at))
        return no('ILLEGAL_ACTION', 'the same option is named twice', ask.rules, `${path}[${i}]`);
      taken.add(found.at);
    }
    return { at: [...taken] };
  };
  const options = ask.options ?? [];
  let resolved: Resolved;

  switch (ask.shape) {
    case 'CHOOSE': {
      const picks = answer.choose as Pick[];
      const max = Math.min(ask.max ?? options.length, options.length);
      const min = ask.min ?? 0;
      if (picks.length < min || picks.length > max) {
        return no(
          'ILLEGAL_ACTION',
          `choose ${min === max ? min : `${min} to ${max}`} of the options, not ${picks.length}`,
          ask.rules,
          '$.choose',
        );
      }
      const found = pickAll(options, picks, 'o', '$.choose');
      if (!('at' in found)) return found;
      resolved = found.at.map((i) => options[i]?.data ?? null);
      break;
    }
    case 'ORDER': {
      const picks = answer.order as Pick[];
      if (picks.length !== options.length)
        return no('ILLEGAL_ACTION', `order all ${options.length} options, each once`, ask.rules, '$.order');
      const found = pickAll(options, picks, 'o', '$.order');
      if (!('at' in found)) return found;
      resolved = found.at.map((i) => options[i]?.data ?? null);
      break;
    }
    case 'ASSIGN': {
      const pairs = answer.assign as { from: Pick; to: Pick }[];
      const from = ask.from ?? [];
      const to = ask.to ?? [];
      const counts = from.map(() => 0);
      const made = new Set<string>();
      const full = (): Set<number> => new Set(counts.flatMap((n, i) => (n >= (from[i]?.max ?? 1) ? [i] : [])));
      const out: Json[] = [];
      for (const [i, pair] of pairs.entries()) {
        const f = findOption(from, pair.from, 'f', full(), alike);
        if ('code' in f) return no(f.code, f.detail, [], `$.assign[${i}].from`);
        const t = findOption(to, pair.to, 't', new Set(), alike);
        if ('code' in t) return no(t.code, t.detail, [], `$.assign[${i}].to`);
        const choice = from[f.at] as Choice;
        if (!choice.into?.includes(t.at))
          return no(
            'ILLEGAL_ACTION',
            `${choice.label} can't be assigned to ${to[t.at]?.label}`,
            ask.rules,
            `$.assign[${i}]`,
          );
        if (made.has(`${f.at}>${t.at}`))
          return no('ILLEGAL_ACTION', 'the same pair is named twice', ask.rules, `$.assign[${i}]`);
        made.add(`${f.at}>${t.at}`);
        counts[f.at] = (counts[f.at] as number) + 1;
        out.push([choice.data, to[t.at]?.data ?? null]);
      }
      for (const [i, choice] of from.entries()) {
        const n = counts[i] as number;
        if (n < (choice.min ?? 0))
          return no('ILLEGAL_ACTION', `${choice.label} must be assigned`, ask.rules, '$.assign');
        if (n > (choice.max ?? 1))
          return no(
            'ILLEGAL_ACTION',
            `${choice.label} may be assigned at most ${choice.max ?? 1} time(s)`,
            ask.rules,
            '$.assign',
          );
      }
      resolved = out;
      break;
    }
    case 'DISTRIBUTE': {
      const parts = answer.distribute as { option: Pick; amount: number }[];
      const amounts = options.map(() => 0);
      const taken = new Set<number>();
      for (const [i, part] of parts.entries()) {
        const found = findOption(options, part.option, 'o', taken, alike);
        if ('code' in found) return no(found.code, found.detail, [], `$.distribute[${i}].option`);
        if (taken.has(found.at))
          return no('ILLEGAL_ACTION', 'the same option is named twice', ask.rules, `$.distribute[${i}]`);
        taken.add(found.at);
        amounts[found.at] = part.amount;
      }
      const sum = amounts.reduce((n, a) => n + a, 0);
      if (sum !== (ask.total ?? 0))
        return no('ILLEGAL_ACTION', `the amounts add up to ${sum}, not ${ask.total}`, ask.rules, '$.distribute');
      for (const [i, o] of options.entries()) {
        const amount = amounts[i] as number;
        if (!Number.isInteger(amount) || amount < (o.min ?? 0) || (o.max != null && amount > o.max))
          return no(
            'ILLEGAL_ACTION',
            `${o.label} takes ${o.min ?? 0} to ${o.max ?? 'any number'}, not ${amount}`,
            ask.rules,
            '$.distribute',
          );
      }
      resolved = options.map((o, i): Json => [o.data, amounts[i] as number]);
      break;
    }
    case 'NUMBER': {
      const n = answer.number as number;
      if (!Number.isSafeInteger(n) || n < (ask.min ?? 0) || (ask.max != null && n > ask.max)) {
        return no(
          'ILLEGAL_ACTION',
          `a whole number from ${ask.min ?? 0}${ask.max == null ? '' : ` to ${ask.max}`}, not ${n}`,
          ask.rules,
          '$.number',
        );
      }
      resolved = n;
      break;
    }
    case 'NAME': {
      const name = answer.name as string;
      const known = ask.names ? ask.names.find((n) => n.toLowerCase() === name.toLowerCase()) : name;
      if (known === undefined)
        return no('ILLEGAL_ACTION', `there is no ${ask.vocabulary ?? 'name'} "${name}"`, ask.rules, '$.name');
      resolved = known;
      break;
    }
    case 'CONFIRM':
      resolved = answer.confirm as boolean;
  }

  const broken = ask.check?.(resolved);
  if (broken) return no(broken.code ?? 'ILLEGAL_ACTION', broken.detail, broken.rules);
  if (!answer.mana) return { ok: true, resolved };
  if (!ask.sources) return no('INVALID_INPUT', 'this decision takes no payment sources', [], '$.mana');
  const found = findSources(ask.sources, options, answer.mana, alike);
  if ('code' in found) return no(found.code, found.detail, [], `$.mana[${found.pick}]`);
  return { ok: true, resolved, sources: found.at.map((i) => ask.sources?.[i]?.data ?? null) };
}
