/** All keyword abilities that cards of the base have, a file each, with the meaning that the rules or their glossary give. */
import { cleave } from './cleave.js';
import { efficiency } from './efficiency.js';
import { floatingMemory } from './floating-memory.js';
import type { Keyword } from './hooks.js';
import { intercept } from './intercept.js';
import { lineage } from './lineage.js';
import { pride } from './pride.js';
import { ranged } from './ranged.js';
import { retort, steadfast } from './retaliating.js';
import { spellshroud } from './spellshroud.js';
import { stealth, trueSight } from './stealth.js';
import { taunt } from './taunt.js';
import { triggerWords } from './trigger-words.js';

export const keywords: readonly Keyword[] = [
  ...triggerWords,
  cleave,
  efficiency,
  floatingMemory,
  intercept,
  lineage,
  pride,
  ranged,
  retort,
  steadfast,
  spellshroud,
  stealth,
  taunt,
  trueSight,
];
