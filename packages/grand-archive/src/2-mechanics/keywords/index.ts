/** All keyword abilities that cards of the base have, a file each, with the meaning that the rules or their glossary give. */
import { brew } from './brew.js';
import { bulwark } from './bulwark.js';
import { cleave } from './cleave.js';
import { command, commandedWill } from './command.js';
import { critical } from './critical.js';
import { divineRelic } from './divine-relic.js';
import { efficiency } from './efficiency.js';
import { ephemerate } from './ephemerate.js';
import { fastActivation } from './fast-activation.js';
import { firstBoon } from './first-boon.js';
import { floatingMemory } from './floating-memory.js';
import { foster } from './foster.js';
import { hindered } from './hindered.js';
import type { Keyword } from './hooks.js';
import { imbue } from './imbue.js';
import { immortality } from './immortality.js';
import { intercept } from './intercept.js';
import { interdiction } from './interdiction.js';
import { lineage } from './lineage.js';
import { lineageRelease } from './lineage-release.js';
import { link } from './link.js';
import { classLocked, levelLocked } from './locked.js';
import { kindle, reservable } from './paying.js';
import { prepare } from './prepare.js';
import { preserve } from './preserve.js';
import { pride } from './pride.js';
import { ranged } from './ranged.js';
import { renewable } from './renewable.js';
import { ambush, retort, steadfast } from './retaliating.js';
import { omnishroud, spellshroud } from './spellshroud.js';
import { aethercalling, starcalling } from './starcalled.js';
import { stealth, trueSight } from './stealth.js';
import { taunt } from './taunt.js';
import { triggerWords } from './trigger-words.js';
import { unblockable } from './unblockable.js';
import { vigor } from './vigor.js';

export const keywords: readonly Keyword[] = [
  ...triggerWords,
  aethercalling,
  ambush,
  brew,
  bulwark,
  classLocked,
  cleave,
  command,
  commandedWill,
  critical,
  divineRelic,
  efficiency,
  ephemerate,
  fastActivation,
  firstBoon,
  floatingMemory,
  foster,
  hindered,
  imbue,
  immortality,
  intercept,
  interdiction,
  kindle,
  levelLocked,
  lineage,
  lineageRelease,
  link,
  prepare,
  preserve,
  pride,
  ranged,
  renewable,
  reservable,
  retort,
  steadfast,
  spellshroud,
  omnishroud,
  starcalling,
  stealth,
  taunt,
  trueSight,
  unblockable,
  vigor,
];
