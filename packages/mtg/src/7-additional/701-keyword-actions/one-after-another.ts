/** Permanents that are instructed to do something do it one after another, as explore and connive have it (701.44d, 701.50d). */
import {
  type Base,
  controllerOf,
  ctxOf,
  type Effects,
  entitiesOf,
  entityChoice,
  fromContext,
  type Game,
  instructions,
  objectsOf,
  procedure,
  type Ref,
  type RuleRef,
  thenGo,
} from '@arbiter/engine';
import { type Deed, did } from './did.js';

/** Which of them does it now. */
export const DOER: Ref = { saved: '$doer' };
/** Whoever controls it, or controlled it last (701.44c, 701.50c). */
export const ITS_CONTROLLER: Ref = { controllerOf: DOER };

/** @param deeds what each of them does; what triggers on that does so although it may have been impossible */
export const oneAfterAnother = <P extends { what: Ref }>(name: Deed, rules: RuleRef[], deeds: (effect: P) => Effects) =>
  procedure<Base<P>, { left: number[]; picked: number[] }>(`${name}:each`, {
    begin: (g, l) => {
      g.j.note(l, 'left', objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l)))));
    },
    choose: (g: Game, l) => {
      g.spend();
      const seat = g.seatsFrom(g.active).find((s) => l.left.some((id) => controllerOf(g, id) === s));
      if (seat === undefined) return { done: null };
      return {
        ask: {
          seat,
          kind: 'CHOOSE_OBJECTS',
          shape: 'CHOOSE',
          prompt: `Choose which is the next to ${name}`,
          rules,
          source: ctxOf(g, l).source,
          options: l.left.filter((id) => controllerOf(g, id) === seat).map((id) => entityChoice(g, { object: id }, id)),
          min: 1,
          max: 1,
        },
        into: 'picked',
      };
    },
    act: (g: Game, l) => {
      const [object] = l.picked;
      if (object === undefined) return { done: null };
      g.j.note(
        l,
        'left',
        l.left.filter((id) => id !== object),
      );
      g.j.note(ctxOf(g, l).saved, '$doer', [{ object }]);
      return thenGo(instructions(g, l.ctx, deeds(l.effect)), 'told');
    },
    told: (g: Game, l) => {
      const [object] = l.picked;
      if (object !== undefined) did(g, name, controllerOf(g, object), object);
      return { go: 'choose' };
    },
  });
