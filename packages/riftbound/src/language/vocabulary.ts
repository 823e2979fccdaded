/**
 * Riftbound's words of the card language, as types: each of these files adds its own to the kernel's unions. A declaration
 * file keeps imports only that are written for their effect, so that whoever installs the package sees the words too.
 */
import '../1-concepts/107-board.js';
import '../1-concepts/110-setup.js';
import '../1-concepts/188-control.js';
import '../1-concepts/193-winning.js';
import '../3-playing/307-states.js';
import '../3-playing/317.3-extra-turns.js';
import '../3-playing/318-cleanups.js';
import '../3-playing/353-process-of-play.js';
import '../3-playing/356-costs.js';
import '../3-playing/357.2-paid-with.js';
import '../3-playing/383-targeting-effects.js';
import '../3-playing/419.3-by-effect.js';
import '../3-playing/355.5-chosen-by.js';
import '../4-actions/142-marked-by.js';
import '../4-actions/184-tokens.js';
import '../4-actions/191-losing-control.js';
import '../4-actions/383.4-activate.js';
import '../4-actions/410-acts.js';
import '../4-actions/417-damage.js';
import '../4-actions/420-moves.js';
import '../4-actions/420-standard-move.js';
import '../4-actions/421-hide.js';
import '../4-actions/712-bonus-damage.js';
import '../4-actions/428-kill.js';
import '../4-actions/429-add.js';
import '../4-actions/430-channel.js';
import '../4-actions/433-swap.js';
import '../4-actions/438-replace.js';
import '../4-actions/439-create.js';
import '../4-actions/440-burn.js';
import '../4-actions/459-combat.js';
import '../4-actions/467-scoring.js';
import '../4-actions/478-raise.js';
import '../4-actions/709-becoming.js';
import '../4-actions/728-xp.js';
import '../4-actions/760-naming.js';
import '../481-modes/489-teams.js';
import '../8-keywords/800-if-missing.js';
import '../8-keywords/800-given-keywords.js';
import '../8-keywords/821-weaponmaster.js';
import '../8-keywords/predicates.js';
import './events.js';
