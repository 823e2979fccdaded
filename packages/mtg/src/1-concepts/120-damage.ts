/** Damage and what it does (120.3), and how much is lethal (120.6, 510.1c, 702.2c). */
import {
  type ActionKind,
  controllerOf,
  type Entity,
  type Game,
  isPlayer,
  type JsonObject,
  keyword,
  lists,
  outside,
  publicId,
  setMark,
  stat,
} from '@arbiter/engine';
import { lethalFrom } from '../7-additional/702-keywords/702.2-deathtouch.js';
import { LIFELINK_RULES } from '../7-additional/702-keywords/702.15-lifelink.js';
import { PROTECTION_FROM_DAMAGE, protectedFrom } from '../7-additional/702-keywords/702.16-protection.js';
import { cite } from '../cite.js';

/** Damage that would be lethal to an object if this source dealt it. */
export function lethalDamage(g: Game, id: number, source: number): number {
  const object = g.object(id);
  if (lists(g, id, 'types').includes('Creature'))
    return lethalFrom(g, source, Math.max(0, stat(g, id, 'toughness') - (object.damage ?? 0)));
  return object.counters?.loyalty ?? 0;
}

function changeLife(g: Game, player: number, amount: number): JsonObject[] {
  return g.rules.actions.get('stat')?.apply(g, { type: 'stat', player, stat: 'life', amount }) ?? [];
}

export const damageKind: ActionKind = {
  affected: (_g, action) => action.target as unknown as Entity,
  apply: (g, action) => {
    const target = action.target as unknown as Entity;
    const source = action.source as number;
    const amount = Number(action.amount);
    if (amount <= 0) return [];
    const data: JsonObject = {
      source: publicId(source),
      card: g.rules.label(g, { object: source }),
      target: outside(g, target as unknown as JsonObject),
      amount,
      combat: action.combat ?? false,
    };
    const happened: JsonObject[] = [
      {
        type: 'damage',
        source,
        amount,
        combat: action.combat ?? false,
        ...(isPlayer(target) ? { player: target.player } : { object: target.object }),
      },
    ];
    if (isPlayer(target)) {
      if (g.player(target.player).lost) return [];
      g.emit('DAMAGE_DEALT', cite('mtg:120.3a'), data);
      happened.push(...changeLife(g, target.player, -amount));
    } else {
      const object = g.find(target.object);
      if (object?.zone !== 'battlefield') return [];
      if (protectedFrom(g, object.id, source)) {
        g.emit('DAMAGE_PREVENTED', PROTECTION_FROM_DAMAGE, data);
        return [];
      }
      g.emit('DAMAGE_DEALT', cite('mtg:120.3e'), data);
      const types = lists(g, object.id, 'types');
      if (types.includes('Creature')) {
        g.j.set(object, 'damage', (object.damage ?? 0) + amount);
        if (keyword(g, source, 'deathtouch')) setMark(g, object, 'deathtouched', true);
      }
      if (types.includes('Planeswalker')) {
        happened.push(
          ...(g.rules.actions
            .get('counters')
            ?.apply(g, { type: 'counters', object: object.id, kind: 'loyalty', amount: -amount }) ?? []),
        );
      }
    }
    if (keyword(g, source, 'lifelink')) {
      g.emit('LIFELINK', LIFELINK_RULES, { source: publicId(source), amount });
      happened.push(...changeLife(g, controllerOf(g, source), amount));
    }
    return happened;
  },
};
