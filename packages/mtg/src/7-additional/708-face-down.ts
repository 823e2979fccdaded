/** Face-down permanents (708). */
import type { SingleFaced } from '@arbiter/engine';

/** What a permanent is that is turned or put face down by what lists no other characteristics (708.2a). */
export const FACE_DOWN_CREATURE: SingleFaced = {
  name: 'Face-down creature',
  props: { name: '', supertypes: [], types: ['Creature'], subtypes: [], colors: [], power: 2, toughness: 2 },
  abilities: [],
};
