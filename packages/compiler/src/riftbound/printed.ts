/** The printed facts of a card (130–139): its types, tags, domains, cost and Might. */
import type { Face } from '@arbiter/engine';
import { ownDomain } from '@arbiter/riftbound';
import type { CardText } from '../contract.js';
import type { Printed } from '../game.js';

const TYPES = ['Unit', 'Spell', 'Gear', 'Legend', 'Battlefield', 'Rune'];
const SUPERTYPES = ['Champion', 'Signature', 'Token'];
const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const listed = (text: string | number | undefined): string[] =>
  String(text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
/** "[4][C]", "[2][Fury]": Energy and Power, `C` of the card's own domains (135.2.e.6). */
function costOf(cost: string, domains: readonly string[]): { energy: number; power: string[] } | undefined {
  const signs = [...cost.matchAll(/\[([^[\]]+)\]|(\S)/g)].map(([, sign]) => sign);
  const [energy = '', ...power] = signs;
  if (!/^\d{1,3}$/.test(energy ?? '')) return undefined;
  const named = power.map((sign) => (sign === 'C' ? ownDomain(domains) : sign === 'A' ? 'any' : sign));
  return named.every(
    (sign) => sign !== undefined && (sign === 'any' || sign.split('|').every((one) => DOMAINS.includes(one))),
  )
    ? { energy: Number(energy), power: named.map(String) }
    : undefined;
}

export function printed({ name, cost, type, figures = {} }: CardText): Printed {
  const [left = '', right = ''] = type.split(/\s+[—–]\s+/);
  const kinds = words(left);
  const supertypes = kinds.filter((kind) => SUPERTYPES.includes(kind));
  const types = kinds.filter((kind) => !supertypes.includes(kind));
  if (types.length === 0 || types.some((kind) => !TYPES.includes(kind)))
    return { fault: 'layout', expected: ['a type line'] };
  const domains = words(String(figures.domains ?? '').replaceAll(',', ' ')).filter((word) => word !== 'Colorless');
  if (domains.some((domain) => !DOMAINS.includes(domain))) return { fault: 'figures', expected: ['domains'] };
  const price = cost === undefined ? undefined : costOf(cost, domains);
  if (cost !== undefined && !price) return { fault: 'figures', expected: ['a cost like [2][Fury]'] };
  const props: Face['props'] = {
    name,
    ...(figures.code === undefined ? {} : { code: String(figures.code) }),
    types,
    supertypes,
    domains,
    tags: listed(right),
    ...price,
  };
  if (types.includes('Unit')) {
    const might = Number(figures.might);
    if (figures.might === undefined || !Number.isInteger(might)) return { fault: 'figures', expected: ['might'] };
    props.might = might;
  }
  const bonus = Number(figures.mightBonus ?? 0);
  if (!Number.isInteger(bonus)) return { fault: 'figures', expected: ['a Might bonus'] };
  if (bonus !== 0) props.mightBonus = bonus;
  return { props, names: namesOf(name) };
}

/** A text calls its card by its whole name, or by what stands before a title. */
export function namesOf(name: string): string[] {
  const [short = ''] = name.split(',');
  return short !== name && short !== '' ? [name, short] : [name];
}
