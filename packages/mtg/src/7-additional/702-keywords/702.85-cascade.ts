/** Cascade (702.85): a cheaper card from the library is cast for nothing. */
import {
  defineRule,
  defineVerb,
  type Filter,
  instructions,
  openContext,
  playerRules,
  procedure,
  thenGo,
} from '@arbiter/engine';
import { effectsOf } from '../../1-concepts/101.2-cant.js';
import { cite } from '../../cite.js';
import { exile, triggered } from '../../language/builders.js';
import { land, not } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

const cheaper = [not(land), { stat: ['manaValue', '<', { stat: 'manaValue', of: 'self' }] }] satisfies Filter;

const RULE = 'asYouCascade';
/** What may be done with the cards that were exiled, before one of them may be cast (702.85b). @citation */
const AS_YOU_CASCADE = cite('mtg:702.85b');

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    cascading: {};
  }
}

/** One after another, each with the exiled cards. */
const cascading = procedure<{ ctx: string }, { at: number | undefined; own: string }>('cascading', {
  next: (g, l) => {
    const ctx = g.s.contexts[l.ctx];
    const rule = ctx && playerRules(g, ctx.controller, RULE)[l.at ?? 0];
    if (!ctx || !rule) return { done: null };
    g.j.note(l, 'at', (l.at ?? 0) + 1);
    const own = openContext(g, { ...ctx, source: rule.source, numbers: {} });
    g.j.note(l, 'own', own);
    return thenGo(instructions(g, own, effectsOf(rule.mod.effects)), 'end');
  },
  end: (g, l) => {
    g.j.drop(g.s.contexts, l.own);
    return { go: 'next' };
  },
});

/** Made by cascade: cards can't say it. */
export const cascadingVerb = defineVerb('cascading', {
  description: 'What players do as they cascade.',
  internal: true,
  example: { do: 'cascading' },
  run: (g, _effect, ctx, id) =>
    playerRules(g, ctx.controller, RULE).length === 0 ? undefined : cascading.call({ ctx: id }),
  procedures: [cascading],
  text: () => '',
});

export const asYouCascade = defineRule(RULE, {
  description: 'Of players: as they cascade, these `effects`, for which `exiled` names the cards that were exiled.',
  example: { mod: 'rule', rule: RULE, effects: [{ do: 'draw', who: 'you', count: 1 }] },
  params: (p) => ({ effects: p.effects }),
  known: { saved: ['exiled'] },
  intent: 1,
});

export const cascade = defineKeyword({
  name: 'cascade',
  rules: [...cite('mtg:702.85a', 'mtg:702.85c'), ...AS_YOU_CASCADE],
  description:
    'When you cast it, exile cards from your library down to a cheaper nonland card, which you may cast for nothing.',
  expand: () => [
    triggered(
      { on: 'cast', object: 'self' },
      {
        zone: 'stack',
        effects: [
          exile({ top: { topUntil: cheaper } }, 'exiled'),
          { do: 'cascading' },
          // The spell is looked at again as what it would be: half of a card may cost more than the card did.
          {
            do: 'play',
            what: { each: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, ...cheaper] },
            cost: [],
            fits: cheaper,
          },
          {
            do: 'move',
            what: { each: [{ zone: 'exile' }, { in: { saved: 'exiled' } }] },
            to: 'library',
            position: 'bottom',
            order: 'random',
          },
        ],
      },
    ),
  ],
});
