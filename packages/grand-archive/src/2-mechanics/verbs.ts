/** Grand Archive's own instructions beside the common ones. */
import { publicId, type Verb } from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { combatOf, setCombat } from './2.6-attacking.js';

/** The attack on one's champion goes to the source of the effect instead. */
const redirect: Verb = {
  run: (g, _effect, ctx) => {
    const combat = combatOf(g);
    if (!combat) return undefined;
    const was = combat.targets.find((id) => g.find(id) && isChampion(g, id)) ?? combat.targets[0];
    setCombat(g, { ...combat, targets: combat.targets.map((id) => (id === was ? ctx.source : id)) });
    const name = (id: number) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) });
    g.emit('ATTACK_REDIRECTED', cite('ga:2.11.7.14.6.8'), {
      attacker: name(combat.attacker),
      was: was === undefined ? null : name(was),
      target: name(ctx.source),
    });
    return undefined;
  },
};

export const ownVerbs: { [word: string]: Verb } = {
  redirect,
  materialize: {
    run: (_g, effect, _ctx, ctx) => ({ call: 'verb:materialize', locals: { ctx, effect: effect as never } }),
  },
};
