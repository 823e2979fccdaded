/** Activating an ability, in the order of rule 602.2. */
import {
  type ActivatedAbility,
  abilityOf,
  announceTargets,
  cardAndName,
  characteristicsOf,
  choices,
  countUse,
  expandKeywords,
  type Game,
  IllegalPlay,
  outsideTargets,
  procedure,
  publicId,
  pushAbility,
  revealObjects,
  type Seat,
  triggerOn,
  zoneName,
} from '@arbiter/engine';
import { commitCrime } from '../7-additional/700.13-crimes.js';
import { cite } from '../cite.js';
import { activationCost } from './601.2f-total-cost.js';
import { payTogether } from './601.2h-paying.js';
import { placeAmong } from './602-which-ability.js';

/** A card in a hidden zone whose ability is activated is revealed (602.2a). */
function revealHidden(g: Game, id: number): void {
  const { zone } = g.object(id);
  if (g.rules.zones.table[zoneName(zone)]?.hidden !== 'public') revealObjects(g, [id], cite('mtg:602.2a'));
}

/** Why an ability can't be activated that could be begun. @citation */
const UNCHOOSABLE = cite('mtg:602.2b', 'mtg:733.1');

const ofKeyword = ({ keyword }: ActivatedAbility) => (keyword === undefined ? {} : { keyword });

export const activate = procedure<
  { seat: Seat; object: number; ability: number },
  { item: number; legal?: boolean; place: { place?: string } }
>('activate', {
  // 602.2a: the ability is created on the stack.
  announce: (g, l) => {
    const ability = expandKeywords(g, characteristicsOf(g, l.object).abilities)[l.ability] as ActivatedAbility;
    countUse(g, l.object, ability, l.ability);
    const item = pushAbility(g, ability, l.object, l.seat);
    g.j.note(l, 'item', item.id);
    g.j.note(l, 'place', placeAmong(ability));
    revealHidden(g, l.object);
    // 702.177b: whether a player has begun to activate an ability may be asked while it is paid for.
    triggerOn(g, { type: 'activating', object: l.object, player: l.seat, ...l.place, ...ofKeyword(ability) });
  },
  choose: (_g, l) => choices.call({ item: l.item }, { into: 'legal' }),
  check: (_g, l) => {
    if (l.legal === false) throw new IllegalPlay('what it asks for can’t be chosen', UNCHOOSABLE);
  },
  // 602.2b: costs as in 601.2f–h.
  pay: (g, l) => {
    const item = g.object(l.item);
    const { paid, targets } = item.play ?? {};
    const costs = activationCost(g, l.seat, l.object, item.ability as ActivatedAbility, paid, targets);
    return payTogether(g, { seat: l.seat, source: l.object, costs, x: item.play?.x ?? 0, playing: 'ability' });
  },
  activated: (g, l) => {
    const item = g.object(l.item);
    g.emit('ABILITY_ACTIVATED', cite('mtg:602.2'), {
      object: publicId(item.id),
      source: publicId(l.object),
      ...cardAndName(g, item.id),
      controller: l.seat,
      targets: outsideTargets(g, item.play?.targets ?? []),
      ...abilityOf(g, item.ability),
    });
    const keyword = item.ability?.kind === 'activated' ? ofKeyword(item.ability) : {};
    triggerOn(g, { type: 'activate', object: l.object, item: item.id, player: l.seat, ...l.place, ...keyword });
    announceTargets(g, item);
    commitCrime(g, item);
    return { done: true };
  },
});
