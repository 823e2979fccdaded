/** Offering (702.48): cast whenever an instant could be, and for less, where a permanent is sacrificed for it. */
import {
  type Cost,
  cardOf,
  characteristicsOf,
  type Game,
  type KeywordAbility,
  type PlayAbility,
  wordOf,
} from '@arbiter/engine';
import type { ChosenBefore } from '../../6-spells/601.2h-put-away.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const offering = defineKeyword({
  name: 'offering',
  rules: cite('mtg:702.48a', 'mtg:702.48b', 'mtg:702.48c'),
  description:
    'For a sacrificed permanent that fits `from` it costs less, by that one’s mana cost, and is cast whenever an instant could be.',
  params: { from: 'must', label: 'may' },
  text: (a) => `${a.label ?? 'permanent'} offering`,
});

const known = new WeakMap<KeywordAbility, Map<string, PlayAbility>>();
/** A way for each permanent: it is chosen as the spell is announced, and sacrificed as that is paid for (702.48b). */
export function offeringWay(g: Game, ability: KeywordAbility, permanent: number): PlayAbility {
  const { props } = characteristicsOf(g, permanent);
  const manaCost = wordOf(props.manaCost) ?? '';
  const label = cardOf(g, permanent);
  const key = `${permanent} ${manaCost} ${label}`;
  let ways = known.get(ability);
  if (!ways) {
    ways = new Map();
    known.set(ability, ways);
  }
  let way = ways.get(key);
  if (!way) {
    const sacrifice: Cost & ChosenBefore = {
      pay: 'sacrifice',
      what: ability.from ?? [],
      count: 1,
      label,
      $only: permanent,
    };
    // What has no mana cost reduces nothing; an X on the battlefield is 0 (702.48c, 107.3g).
    const less: Cost[] = manaCost === '' ? [] : [{ pay: 'mana', cost: manaCost.replaceAll('{X}', '') }];
    way = { kind: 'play', method: 'offering', timing: 'instant', additional: [sacrifice], less };
    ways.set(key, way);
  }
  return way;
}
