/**
 * Magic's words of the card language, as types: each of these files adds its own to the kernel's unions. A declaration
 * file keeps imports only that are written for their effect, so that whoever installs the package sees the words too.
 */
import '../1-concepts/103.4-starting-life.js';
import '../1-concepts/106-plan.js';
import '../1-concepts/106-words.js';
import '../1-concepts/117.1-timing.js';
import '../1-concepts/120-damage.js';
import '../1-concepts/122-counter-costs.js';
import '../3-card-types/302-creatures.js';
import '../5-turn/500.7-extra.js';
import '../5-turn/506-combat.js';
import '../5-turn/508.4-entering.js';
import '../5-turn/514-cleanup.js';
import '../5-turn/509.1g-blocking.js';
import '../6-spells/601-casting.js';
import '../6-spells/601.2b-either.js';
import '../6-spells/601.2f-costs.js';
import '../6-spells/601.2h-put-away.js';
import '../6-spells/601.2h-tapping.js';
import '../6-spells/606-loyalty.js';
import '../7-additional/701-keyword-actions/701.14-fight.js';
import '../7-additional/701-keyword-actions/701.17-mill.js';
import '../7-additional/701-keyword-actions/701.19-regenerate.js';
import '../7-additional/701-keyword-actions/701.20-reveal.js';
import '../7-additional/701-keyword-actions/701.27-transform.js';
import '../7-additional/701-keyword-actions/701.40-manifest.js';
import '../7-additional/701-keyword-actions/701.42-meld.js';
import '../7-additional/704-state-based-actions.js';
import '../7-additional/704.5k-world-rule.js';
import '../7-additional/709.5-rooms.js';
import '../9-casual/903-commander/903.3-commander.js';
import '../9-casual/903-commander/903.9-returning.js';
import './events.js';
