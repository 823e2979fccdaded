/** What keywords that come back from the graveyard have in common (702.79, 702.93, 702.128, 702.129). */
import type { Ability, CopyExcept, Cost } from '@arbiter/engine';
import { activated, dies, triggered } from '../../language/builders.js';

/** It comes back with a counter, unless it had one of them as it died. */
export const comesBackWith = (kind: string): Ability =>
  triggered(dies, {
    if: { compare: [{ counters: kind, of: 'self' }, '=', 0] },
    effects: [{ do: 'move', what: { event: 'became' }, to: 'battlefield', cause: 'return', counters: { [kind]: 1 } }],
  });

/** Exiled from the graveyard, it is copied as a Zombie without mana cost that is like this besides. */
export const comesAsZombie = (cost: Cost[], props: CopyExcept['props'], status?: { [name: string]: true }): Ability =>
  activated([...cost, { pay: 'exile', what: 'self' }], {
    zone: 'graveyard',
    timing: 'sorcery',
    effects: [
      {
        do: 'create',
        copy: 'self',
        except: { props: { manaCost: '', ...props }, gain: { subtypes: ['Zombie'] } },
        ...(status ? { status } : {}),
      },
    ],
  });
