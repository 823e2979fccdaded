/** What a cost says of where an ability is activated, which abilities add mana, and what its keyword limits (113.6, 605.1a). */
import { type Ability, type Cost, canonical } from '@arbiter/engine';

/** Where an ability is activated follows from what its cost does with the card itself (113.6). */
export const zoneOf = (costs: readonly Cost[]): string | undefined => {
  const self = costs.find((cost) => 'what' in cost && cost.what === 'self');
  if (self?.pay === 'discard' || self?.pay === 'reveal') return 'hand';
  if (self?.pay !== 'exile') return undefined;
  return self.from === 'battlefield' ? undefined : (self.from ?? 'graveyard');
};
/** Whether some instruction adds mana. */
const addsMana = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'addMana') ||
    Object.entries(part).some(([key, inner]) => key !== 'token' && key !== 'ability' && addsMana(inner)));
/** A mana ability could add mana, has no target, and is no loyalty ability (605.1a). */
export const isManaAbility = ({
  cost,
  targets = [],
  effects,
  modes,
}: Extract<Ability, { kind: 'activated' }>): boolean =>
  targets.length === 0 && cost.every(({ pay }) => pay !== 'loyalty') && addsMana([effects, modes]);

export const LIMITS: { [keyword: string]: string } = {
  exhaust: canonical({ limit: { inAll: 1 } }),
  // In its owner's upkeep alone, from the hand, where it is revealed (702.57b).
  forecast: canonical({ limit: { perTurn: 1 } }),
  boast: canonical({
    limit: { perTurn: 1 },
    condition: { is: ['self', { happened: { on: 'attack', object: 'self' } }] },
  }),
};
