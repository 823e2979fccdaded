/** All keyword abilities, one file each, named by their rule. */
import './702.2-deathtouch.js';
import './702.3-defender.js';
import './702.4-double-strike.js';
import './702.5-enchant.js';
import './702.6-equip.js';
import './702.8-flash.js';
import './702.9-flying.js';
import './702.10-haste.js';
import './702.11-hexproof.js';
import './702.12-indestructible.js';
import './702.13-intimidate.js';
import './702.14-landwalk.js';
import './702.15-lifelink.js';
import './702.16-protection.js';
import './702.19-trample.js';
import './702.20-vigilance.js';
import './702.21-ward.js';
import './702.108-prowess.js';
import './702.109-dash.js';
import './702.111-menace.js';

export * from './hooks.js';
