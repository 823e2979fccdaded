/**
 * Grand Archive's words of the card language, as types: each of these files adds its own to the kernel's unions. A declaration
 * file keeps imports only that are written for their effect, so that whoever installs the package sees the words too.
 */
import '../1-general/1.3-starting.js';
import '../1-general/1.4-ending.js';
import '../1-general/1.7.1-base-level.js';
import '../1-general/1.7.1-champions.js';
import '../1-general/1.7.1-levelling-by-effects.js';
import '../2-mechanics/2.1.9-waiting.js';
import '../2-mechanics/2.2.8-ending.js';
import '../2-mechanics/2.3.1-activating.js';
import '../2-mechanics/2.3.2-materializing.js';
import '../2-mechanics/2.3.3-commanding.js';
import '../2-mechanics/2.3.3-paying.js';
import '../2-mechanics/2.3.3-reserving.js';
import '../2-mechanics/2.4.4-restrictions.js';
import '../2-mechanics/2.6-attacking.js';
import '../2-mechanics/2.6-next-attacks.js';
import '../2-mechanics/2.9-damage.js';
import '../2-mechanics/2.11.6.2-recovering.js';
import '../2-mechanics/2.11.7.15.2-agility.js';
import '../2-mechanics/2.11.7.15.2-crowds-favor.js';
import '../2-mechanics/2.11.7.15.2-empower.js';
import '../2-mechanics/2.11.7.15.2-masteries.js';
import '../2-mechanics/2.11.7.15.2-mastery-counters.js';
import '../2-mechanics/2.11.7.15.2-gather.js';
import '../2-mechanics/2.11.7.15.2-generate.js';
import '../2-mechanics/2.11.7.15.2-glimpsing.js';
import '../2-mechanics/2.11.7.15.2-temporary-damage.js';
import '../2-mechanics/2.11.7.15.2-loaded.js';
import '../2-mechanics/2.4.2-triggering.js';
import '../2-mechanics/keywords/starcalling.js';
import '../2-mechanics/2.3.1-next-card.js';
import '../2-mechanics/2.3.3-given.js';
import '../2-mechanics/2.3.3-other-costs.js';
import '../2-mechanics/choosing-names.js';
import '../2-mechanics/rolling-dice.js';
import '../2-mechanics/2.2.2-distorted-time.js';
import '../2-mechanics/2.3.1-activated-before.js';
import '../2-mechanics/becoming-brewed.js';
import '../2-mechanics/copies-in-intents.js';
import '../2-mechanics/damage-counters.js';
import '../2-mechanics/verbs.js';
import './events.js';
