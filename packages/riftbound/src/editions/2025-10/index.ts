/**
 * Riftbound by the rules of October 2025, of which the Chinese rulebook has chapters 357–418 (`rules-zh`). What stands here, by
 * chapter, is all that was otherwise than in July 2026; what is not named is played and cited as it is now.
 */
import type { Game } from '@arbiter/engine';
import { cite } from '../../cite.js';
import type { RiftboundEdition, RiftboundParts } from '../../edition.js';
import { conditionOf } from './1-abilities/376.1.a-conditions.js';
import { decidedLater } from './1-abilities/390-may.js';
import { endingStep, stunEndsFirst } from './2-actions/410-stun.js';
import { killersBy } from './2-actions/415-kills.js';
import { burnOut } from './2-actions/418-burn-out.js';
import { cardsOf } from './cards/index.js';
import { renumbered } from './citations.js';

/** The owner of what several replacement effects would apply to says in which order they do. @citation */
export const ORDER = cite('riftbound-zh:368');
/** Abilities go on the chain as their controllers order them, whatever they triggered on at the same time. @citation */
export const DEATHS = cite('riftbound-zh:376.3.b', 'riftbound-zh:415.2');
/** Cards are drawn from the top of the Main Deck. @citation */
export const DRAWN = cite('riftbound-zh:400.1');
/** No least amount of damage is dealt. @citation */
export const DAMAGE = cite('riftbound-zh:404.1');
/** A card that did not resolve was not played, whatever asks. @citation */
export const PLAYED = cite('riftbound-zh:406.4', 'riftbound-zh:406.4.b', 'riftbound-zh:412.1.b');
/** Facedown cards are shown as they leave for where not everybody sees them. @citation */
export const SHOWN = cite('riftbound-zh:408.4');
/** Spells that add resources do so as they are finalized. @citation */
export const ADDED = cite('riftbound-zh:416.2', 'riftbound-zh:416.2.a');

const ownerOf = (g: Game, object: number) => (g.find(object) ?? g.s.lastKnown[object])?.owner ?? g.active;

const differs = (base: RiftboundParts) => ({
  ...cardsOf(base),
  renumbered,
  procedures: [...base.procedures, endingStep],
  actions: {
    ...base.actions,
    // 406.4, 406.4.b
    playedOnce: 'resolved' as const,
    // 416.2
    addingSpellsWait: false,
    // 400.1
    drawnFromAnywhere: false,
    // 408.4
    shownLeavingFor: (g: Game, zone: string) => g.rules.zones.table[zone]?.hidden !== 'public',
    // 410.1.a.2
    recoveringLast: () => [],
    killersBy,
    burnOut,
  },
  turn: { table: stunEndsFirst(base.turn.table) },
  play: { placedAs: decidedLater },
  events: {
    // 368
    ordering: ownerOf,
    // 404.1
    leastDamage: 0,
    triggers: {
      ...base.events.triggers,
      condition: conditionOf,
      // 376.3.b: what triggers on its own death is ordered with all else that triggers on the same.
      ownLeavingFirst: undefined,
    },
  },
});

export const october2025: RiftboundEdition = {
  id: '2025-10',
  name: 'Core rules of October 2025 (Origins)',
  differs,
};
