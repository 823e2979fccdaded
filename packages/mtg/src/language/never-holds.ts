/** Words of the right form that could never hold where they stand: each is refused with the reason. */
import { type Face, type Fault, type Json, jsonOf, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Zones in which no ability shows itself to all players (400.2, 603.2f). */
const HIDDEN = ['hand', 'library'];

type Path = (string | number)[];

export function checkWhatNeverHolds({ props, abilities }: Face, fault: Fault): void {
  walk(abilities.map(jsonOf), ['abilities'], fault);
  const isAura = wordsOf(props.subtypes).includes('Aura');
  const aims = abilities.some((a) => a.kind === 'spell' && (a.targets ?? []).length > 0);
  if (isAura && abilities.some((a) => a.kind === 'keyword' && a.keyword === 'enchant') && !aims)
    fault(
      ['abilities'],
      'an Aura spell has a target: a spell ability with a target clause says which',
      cite('mtg:303.4a'),
    );
}

function walk(value: Json, path: Path, fault: Fault): void {
  if (Array.isArray(value)) for (const [i, v] of value.entries()) walk(v, [...path, i], fault);
  else if (value && typeof value === 'object') {
    const { kind, zone, defining } = value;
    const lasting = kind === 'triggered' || kind === 'replacement' || (kind === 'static' && !defining);
    if (lasting && HIDDEN.includes(String(zone)))
      fault(
        [...path, 'zone'],
        `no ability shows itself in a hidden zone such as the ${String(zone)}`,
        cite('mtg:603.2f'),
      );
    for (const [field, v] of Object.entries(value)) walk(v, [...path, field], fault);
  }
}
