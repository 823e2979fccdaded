/** Card types and supertypes (205.2a, 205.4a). */
export const SUPERTYPES = ['Basic', 'Legendary', 'Snow', 'World', 'Ongoing'] as const;
export const TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
] as const;

export const isSupertype = (word: string): boolean => SUPERTYPES.some((one) => one === word);
export const isType = (word: string): boolean => TYPES.some((one) => one === word);
