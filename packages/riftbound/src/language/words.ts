/** Riftbound's words of the card language: the kernel's and its own, and the names that they use. */
import { kernelWords, type NameWords, overrideVerb, type Parts, type WordLists } from '@arbiter/engine';
import { z } from 'zod';
import { DOMAINS } from '../1-concepts/134-domains.js';
import { figure, power, powerFigure } from '../1-concepts/163-resources.js';
import { raisesVictoryScore, victoryScoreValue } from '../1-concepts/193-winning.js';
import { cantBePlayedRule, cantPlayRule, playableOnlyAtRule } from '../3-playing/054-cant-play.js';
import { takeTurn } from '../3-playing/317.3-extra-turns.js';
import { chosenFor, targetOf } from '../3-playing/355.5-chosen-by.js';
import { bringsBattlefieldRule } from '../3-playing/355-brought-battlefields.js';
import { placeIfPaidRule } from '../3-playing/355-paid-places.js';
import { playMod } from '../3-playing/356.1-lent-once.js';
import { costWords } from '../3-playing/356-costs.js';
import { playVerb } from '../3-playing/419.3-by-effect.js';
import { anyDamageKills } from '../4-actions/142-marked-by.js';
import { playsTokenTwice, playToken } from '../4-actions/184-tokens.js';
import { loseControl } from '../4-actions/191-losing-control.js';
import { abilitiesUnusable } from '../4-actions/377-used.js';
import { activateTriggers } from '../4-actions/383.4-activate.js';
import { holdsAreConquers } from '../4-actions/383.4-also-as.js';
import { triggersAgainRule } from '../4-actions/385-additional-times.js';
import { didEvent } from '../4-actions/410-acts.js';
import { healVerb } from '../4-actions/417-damage.js';
import { at, battlefieldOfRef, destination, moveTo, recall, swapPlaces, unitsThere } from '../4-actions/420-moves.js';
import { lookAtFacedown } from '../4-actions/421-hide.js';
import { killVerb } from '../4-actions/428-kill.js';
import { add } from '../4-actions/429-add.js';
import { channelVerb } from '../4-actions/430-channel.js';
import { swapFigures } from '../4-actions/433-swap.js';
import { replaceWithToken, swapBack } from '../4-actions/438-replace.js';
import { createToken } from '../4-actions/439-create.js';
import { burnCost, burnVerb } from '../4-actions/440-burn.js';
import { disempowerCost } from '../4-actions/441-empower.js';
import { empoweredUpTo, timesEmpoweredValue } from '../4-actions/441-times-empowered.js';
import { exhaustAbilitiesOf, textOf } from '../4-actions/477-text-of.js';
import { lower, raise } from '../4-actions/478-raise.js';
import { anyNumberOfBuffs, eachBuff } from '../4-actions/702-buffs.js';
import { reachesEvent } from '../4-actions/709-becoming.js';
import { bonusRule, nextSpellRule } from '../4-actions/712-bonus-damage.js';
import { spendXp } from '../4-actions/728-xp.js';
import { newChoices } from '../4-actions/750-new-choices.js';
import { isNamed, nameWord } from '../4-actions/760-naming.js';
import { keywordsOf } from '../8-keywords/800-given-keywords.js';
import { ifMissing } from '../8-keywords/800-if-missing.js';
import { equipVerb } from '../8-keywords/821-weaponmaster.js';
import { predicates } from '../8-keywords/predicates.js';
import { cite } from '../cite.js';
import { actions, events } from './events.js';
import { checkMeaning } from './meaning.js';
import { objectRules } from './object-rules.js';
import { phrases } from './phrases.js';

const TYPES = ['Unit', 'Spell', 'Gear', 'Legend', 'Battlefield', 'Rune'] as const;
const SUPERTYPES = ['Champion', 'Signature', 'Token'] as const;
/** Printed characteristics (130–139). `name` is the card's name again, `code` its printed number. */
const props = (p: Parts) => ({
  name: p.term,
  code: p.term.optional(),
  types: z.array(z.enum(TYPES)).min(1).max(2),
  supertypes: z.array(z.enum(SUPERTYPES)).max(2),
  domains: z.array(z.enum(DOMAINS)).max(6),
  tags: z.array(p.term).max(12),
  energy: figure.optional(),
  power: power.optional(),
  might: figure.optional(),
  /** Of Equipment: what is attached to has so much more Might (137). */
  mightBonus: figure.optional(),
});

/** Predicting (436): what goes to the bottom is recycled. */
const arrange = overrideVerb(kernelWords, 'arrange', {
  example: { do: 'arrange', kind: 'PREDICT', count: 2, piles: ['top', 'bottom'] },
  params: { kind: () => z.enum(['PREDICT']) },
});

const causes: NameWords = {
  kill: { description: 'Killed by an instruction or as a cost.', text: 'kill', intent: -1 },
  lethal: { description: 'Killed by damage.' },
  banish: { description: 'Banished.', text: 'banish', intent: -1 },
  return: { description: 'Returned.', text: 'return', intent: 1 },
  play: { description: 'Played.' },
  recycle: { description: 'Recycled.', text: 'recycle' },
  channel: { description: 'Channeled.' },
  hide: { description: 'Hidden.' },
  burn: { description: 'Burned.', text: 'burn', intent: -1 },
  conquer: { description: 'Of points: scored by conquering.' },
  hold: { description: 'Of points: scored by holding.' },
};
/** No cost has an X (131). */
const ABSENT = ['value x'];
const common = kernelWords.filter((word) => !ABSENT.includes(`${word.part} ${word.name}`));

export const words: Omit<WordLists, 'keywords'> = {
  props,
  lists: ['types', 'supertypes', 'domains', 'tags'],
  stats: ['might'],
  fixed: ['energy', 'mightBonus', 'cardsPlayed', 'turns', 'energySpent', 'powerSpent'],
  scores: ['points', 'xp'],
  values: {
    types: { known: TYPES, rules: cite('riftbound:133') },
    supertypes: { known: SUPERTYPES, rules: cite('riftbound:133') },
    domains: { known: DOMAINS, rules: cite('riftbound:134') },
  },
  words: [
    ...common,
    powerFigure,
    victoryScoreValue,
    raisesVictoryScore,
    arrange,
    playVerb,
    add,
    killVerb,
    lookAtFacedown,
    moveTo,
    swapPlaces,
    recall,
    destination,
    unitsThere,
    battlefieldOfRef,
    at,
    channelVerb,
    playToken,
    playsTokenTwice,
    takeTurn,
    equipVerb,
    ...costWords,
    spendXp,
    disempowerCost,
    ...events,
    didEvent,
    reachesEvent,
    triggersAgainRule,
    cantBePlayedRule,
    cantPlayRule,
    playableOnlyAtRule,
    healVerb,
    anyDamageKills,
    swapFigures,
    replaceWithToken,
    swapBack,
    createToken,
    burnVerb,
    burnCost,
    bonusRule,
    nextSpellRule,
    bringsBattlefieldRule,
    raise,
    lower,
    ifMissing,
    keywordsOf,
    playMod,
    placeIfPaidRule,
    textOf,
    exhaustAbilitiesOf,
    holdsAreConquers,
    anyNumberOfBuffs,
    eachBuff,
    empoweredUpTo,
    timesEmpoweredValue,
    abilitiesUnusable,
    loseControl,
    targetOf,
    chosenFor,
    newChoices,
    nameWord,
    isNamed,
    activateTriggers,
    ...actions,
    ...objectRules,
    ...predicates,
  ],
  timings: {
    action: { description: 'Also in showdowns.' },
    reaction: { description: 'Also in showdowns and closed states.' },
  },
  statuses: {
    exhausted: { description: 'Exhausted.', text: { on: 'exhaust', off: 'ready' }, intent: -1 },
    stunned: { description: 'Stunned.', text: { on: 'stun', off: 'no longer stun' }, intent: -1 },
    empowered: { description: 'Empowered.', text: { on: 'empower', off: 'disempower' }, intent: 1 },
  },
  causes,
  together: {
    samePlace: { description: 'All are at one location.' },
    apart: { description: 'No two are at one location.' },
    sameController: { description: 'All are controlled by one player.' },
  },
  phrases,
  check: checkMeaning,
};
