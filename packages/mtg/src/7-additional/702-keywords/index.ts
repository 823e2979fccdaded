/** All keyword abilities that cards of the base have, a file each, named by its rule. */
import { deathtouch } from './702.2-deathtouch.js';
import { defender } from './702.3-defender.js';
import { doubleStrike, firstStrike } from './702.4-double-strike.js';
import { enchant } from './702.5-enchant.js';
import { equip } from './702.6-equip.js';
import { flash } from './702.8-flash.js';
import { flying, reach } from './702.9-flying.js';
import { haste } from './702.10-haste.js';
import { hexproof, shroud } from './702.11-hexproof.js';
import { indestructible } from './702.12-indestructible.js';
import { intimidate } from './702.13-intimidate.js';
import { landwalk } from './702.14-landwalk.js';
import { lifelink } from './702.15-lifelink.js';
import { protection } from './702.16-protection.js';
import { trample } from './702.19-trample.js';
import { vigilance } from './702.20-vigilance.js';
import { ward } from './702.21-ward.js';
import { flashback } from './702.34-flashback.js';
import { madness } from './702.35-madness.js';
import { megamorph, morph } from './702.37-morph.js';
import { affinity } from './702.41-affinity.js';
import { convoke } from './702.51-convoke.js';
import { delve } from './702.66-delve.js';
import { retrace } from './702.81-retrace.js';
import { rebound } from './702.88-rebound.js';
import { fuse } from './702.102-fuse.js';
import { prowess } from './702.108-prowess.js';
import { dash } from './702.109-dash.js';
import { menace } from './702.111-menace.js';
import { improvise } from './702.126-improvise.js';
import { aftermath } from './702.127-aftermath.js';
import { jumpStart } from './702.133-jump-start.js';
import { prototype } from './702.160-prototype.js';
import { disguise } from './702.168-disguise.js';
import type { Keyword } from './hooks.js';

export const keywords: readonly Keyword[] = [
  deathtouch,
  defender,
  firstStrike,
  doubleStrike,
  enchant,
  equip,
  flash,
  flying,
  reach,
  haste,
  hexproof,
  shroud,
  indestructible,
  intimidate,
  landwalk,
  lifelink,
  protection,
  trample,
  vigilance,
  ward,
  prowess,
  dash,
  menace,
  flashback,
  madness,
  affinity,
  convoke,
  fuse,
  aftermath,
  delve,
  improvise,
  retrace,
  rebound,
  jumpStart,
  prototype,
  morph,
  megamorph,
  disguise,
];
