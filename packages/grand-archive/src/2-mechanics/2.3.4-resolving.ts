/** Where a card goes as it resolves, or as it can't (2.3.4). */
import {
  type Action,
  type ActionOf,
  controllerOf,
  definitionOf,
  type Finishing,
  type Game,
  moveAction,
  type Obj,
  perform,
  procedure,
  publicId,
  removeFromStack,
  ruleOn,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { championOf, championsOf, levelable, namedChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { abilityResolved } from './2.4.1-uses.js';
import { attack, attackable, isOnField } from './2.6-attacking.js';
import { intoPantheon } from './bestowing.js';
import { commanded } from './keywords/command.js';
import { isPreservedAsItResolves, PRESERVE_RULES, PRESERVED } from './keywords/preserve.js';
import { BOON } from './pantheon.js';

const typesOf = (g: Game, item: Obj): readonly string[] => wordsOf(definitionOf(g, item).props.types);

/** What leaves no object goes to the graveyard (1.7.3.5, 2.3.4.4.2.1), unless its own text banishes it as it leaves. */
function putAway(g: Game, item: Obj, why: string): ActionOf<'move'> {
  const banish = ruleOn(g, item.id, 'banishedAsItLeaves') !== undefined;
  const cause = why === 'resolved' ? 'resolve' : why;
  const $rules = cite('ga:1.7.3.5');
  return { ...moveAction({ object: item.id, to: banish ? 'banishment' : 'graveyard', cause }), $rules };
}

export const finish = procedure<Finishing, { seat: Seat; attacker: number }>('finish', {
  leave: (g, l) => {
    const item = g.object(l.item);
    if (item.kind === 'ability') {
      if (l.why === 'resolved') abilityResolved(g, item);
      removeFromStack(g, l.item);
      return { done: null };
    }
    const seat = controllerOf(g, item.id);
    const types = typesOf(g, item);
    g.j.note(l, 'seat', seat);
    if (types.includes(BOON)) {
      g.j.note(l, 'attacker', -1);
      return intoPantheon(g, item);
    }
    if (l.why !== 'resolved' || types.includes('Action')) {
      g.j.note(l, 'attacker', -1);
      const usual = putAway(g, item, l.why);
      // What would be put into the graveyard as it resolves is preserved instead (2.11.7.15.2).
      if (l.why === 'resolved' && usual.to === 'graveyard' && isPreservedAsItResolves(g, item.id, seat))
        return perform(g, [{ ...usual, to: 'materialDeck', status: { [PRESERVED]: true }, $rules: PRESERVE_RULES }]);
      if (l.to !== undefined && usual.to === 'graveyard')
        return perform(g, [{ ...usual, to: l.to, ...(l.position === undefined ? {} : { position: l.position }) }]);
      return perform(g, [putAway(g, item, l.why)]);
    }
    g.j.note(l, 'attacker', types.includes('Attack') ? (attackerFor(g, item, seat) ?? -1) : -1);
    if (types.includes('Champion')) return perform(g, [levelOrFail(g, item, seat)]);
    if (types.includes('Attack')) return perform(g, [intoIntent(g, item, seat)]);
    // What its card targeted is what an object is linked to (2.11.7.15.2).
    const [[linked] = []] = item.play?.targets ?? [];
    const enters = moveAction({ object: l.item, to: 'field', cause: 'resolve', controller: seat });
    return perform(g, [{ ...enters, ...(linked ? { attachedTo: linked } : {}) }]);
  },
  // 2.6.3.1: between resolving and declaring the attack nobody can do anything.
  attack: (g, l) => {
    const card = g.s.lastKnown[l.item]?.became;
    if (l.attacker < 0 || card === undefined || g.find(card)?.zone.startsWith('intent') !== true) return { done: null };
    if (attackable(g, l.seat, { attacker: l.attacker, cards: [card] }, true).length > 0)
      return attack.call({ seat: l.seat, attacker: l.attacker, cards: [card] });
    // Without anything to attack the attack fails at once (2.6.2.2).
    g.emit('ATTACK_FAILED', cite('ga:2.6.2.2'), {
      object: publicId(card),
      card: g.rules.view.label(g, { object: card }),
      seat: l.seat,
    });
    return perform(g, [moveAction({ object: card, to: 'graveyard', cause: 'attackFailed' })]);
  },
});

/** The level and the lineage are checked once more (2.3.4.2.1). */
function levelOrFail(g: Game, item: Obj, seat: Seat): Action {
  const able = levelable(g, seat, item.id);
  const named = namedChampion(item);
  const champion = named === undefined ? able[0] : able.find((id) => id === named);
  if (champion !== undefined) return { type: 'levelUp', object: item.id, champion };
  g.emit('MATERIALIZATION_FAILED', cite('ga:2.3.4.2.1', 'ga:2.3.4.4.2.1'), {
    object: publicId(item.id),
    card: g.rules.view.label(g, { object: item.id }),
  });
  return moveAction({ object: item.id, to: 'graveyard', cause: 'illegal' });
}

/** The champion that an attack card is for: the one that rested for it, as long as its player controls that (2.1.10.1.1). */
function attackerFor(g: Game, item: Obj, seat: Seat): number | undefined {
  const named = namedChampion(item);
  // A command is performed by the ally that rested for it, as long as its player controls that.
  if (commanded(g, item.id) !== undefined)
    return named !== undefined && isOnField(g, named) && controllerOf(g, named) === seat ? named : undefined;
  return named === undefined ? championOf(g, seat) : championsOf(g, seat).find((id) => id === named);
}

/** A resolved attack card becomes part of the champion's intent (1.7.4.5, 2.3.4.8). */
const intoIntent = (g: Game, item: Obj, seat: Seat): Action =>
  attackerFor(g, item, seat) === undefined
    ? moveAction({ object: item.id, to: 'graveyard', cause: 'attackFailed' })
    : moveAction({ object: item.id, to: 'intent', cause: 'resolve', controller: seat });
