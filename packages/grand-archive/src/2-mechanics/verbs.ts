/** Grand Archive's own instructions beside the common ones. */
import { defineVerb, publicId } from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { combatOf, setCombat } from './2.6-attacking.js';

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    redirect: {};
  }
}

/** The attack on one's champion goes to the source of the effect instead. */
export const redirect = defineVerb('redirect', {
  description: 'The present attack on a champion goes to the source of the ability instead.',
  example: { do: 'redirect' },
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
  text: () => 'redirect the attack',
});
