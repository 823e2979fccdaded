export { randomAnswer, randomBot } from './bots/random.js';
export { CardLibrary, cardLibrary } from './cards/card-library.js';
export { type Compiled, definitionHash, type Intrinsic, tokensOf } from './cards/compiled.js';
export { type CardLedger, cardLedger, type UnplayedCard, type UnplayedLine, whyUnplayed } from './cards/ledger.js';
export { type FolderAccess, listedCards } from './cards/line-files.js';
export { builtCards, type FileAccess, shardsOf, storedCards } from './cards/shards.js';
export { type CardSource, definedCards, type LateCard, lateCards, namelessCards } from './cards/source.js';
export * from './continuous/characteristics.js';
export { wordSet } from './continuous/compile.js';
export * from './continuous/copy.js';
export { derive } from './continuous/derive.js';
export * from './continuous/evaluate.js';
export { perAbilities } from './continuous/per-abilities.js';
export { perObject } from './continuous/per-object.js';
export { dependsOnHidden } from './continuous/secrecy.js';
export * from './contract/api.js';
export * from './contract/contract.js';
export { isTable, type Json, type JsonObject, type Table, tableIn, tablesIn, textsIn } from './contract/json.js';
export { entitiesIn, entityChoice, outsideTargets } from './decisions/choices.js';
export { keptOffers, offered } from './decisions/offers.js';
export { withTwins } from './decisions/twins.js';
export { cardCatalogue } from './decks/catalogue.js';
export * from './decks/find.js';
export { headingOf } from './decks/headings.js';
export * from './decks/read.js';
export { commit } from './events/applying.js';
export { TOKEN_BEING_CREATED } from './events/entering-counters.js';
export { leastAmountFor, tryOut } from './events/foresee.js';
export { holds as holdUntilLeaving } from './events/held.js';
export { remember } from './events/history.js';
export { forEach as forEachEntity, freeEffects, instructions, openContext } from './events/instructions.js';
export { fits } from './events/patterns.js';
export { perform, performAsIs } from './events/perform.js';
export { asEntered, asMade, candidates, replacementOf } from './events/replacement.js';
export { pileThere } from './events/replacing.js';
export {
  enqueue,
  isToResolve,
  takeWaiting,
  triggerOn,
  triggerOnParts,
  triggerOnTogether,
  wait,
  wouldTrigger,
} from './events/triggers.js';
export { countUse, withinLimit } from './events/uses.js';
export { canonical } from './language/canonical.js';
export { type FormIssue, faultsOf, issueWords, jsonPath } from './language/faults.js';
export { faceNames, type Layout, type Layouts } from './language/layouts.js';
export { isPrototypeKey, LIMITS } from './language/limits.js';
export * from './language/params.js';
export { placeOf } from './language/parts.js';
export { Report } from './language/report.js';
export { isOneOfSeveral } from './language/shared-names.js';
export * from './language/suggest.js';
export * from './language/types.js';
export { countWork, workDone } from './language/work.js';
export * from './machine/actions.js';
export { anyDefinition, perDefinition, speaksOfWord } from './machine/any-definition.js';
export { isSameValue } from './machine/audit.js';
export { type Audit, auditCells } from './machine/cells.js';
export * from './machine/choice.js';
export * from './machine/control.js';
export * from './machine/controlling.js';
export * from './machine/create.js';
export * from './machine/deciding.js';
export * from './machine/definition-of.js';
export type * from './machine/derived.js';
export * from './machine/faces.js';
export { defineCell, defineKeyedCell, Game } from './machine/game.js';
export { IllegalPlay } from './machine/illegal.js';
export * from './machine/keyword.js';
export { perRules } from './machine/per-rules.js';
export { isOwnCard, type StartingCards } from './machine/pinned.js';
export type * from './machine/policies.js';
export * from './machine/random.js';
export type * from './machine/rules.js';
export * from './machine/teams.js';
export { beginWithin } from './machine/within.js';
export { kernelCauses } from './machine/word-set.js';
export * from './machine/words.js';
export * from './machine/zones.js';
export * from './ruleset/define.js';
export * from './ruleset/edition.js';
export { type Ending, type EndingSpec, makeEnding } from './ruleset/ending.js';
export * from './ruleset/kernel.js';
export * from './ruleset/published.js';
export { nearestAbove, openRulebook, type RulebookData, ruleIndex } from './ruleset/rulebook.js';
export { defineService, type ServedEdition, type ServiceParts } from './ruleset/service.js';
export { type Aliases, findAlias } from './scenario/aliases.js';
export { ScenarioCards } from './scenario/definitions.js';
export * from './scenario/fields.js';
export * from './scenario/form.js';
export { type CardPlaces, MAX_DEFINITIONS, reportNames, reportTooMany } from './scenario/names.js';
export { reportEmptySeats } from './scenario/seats.js';
export { buildStack, readStack, type StackRules } from './scenario/stack.js';
export type { Parameter } from './schema/describe.js';
export { guard, listOr, plainOr } from './schema/dispatch.js';
export { CardLanguage, defineLanguage, type WordEntry } from './schema/language.js';
export { onStates } from './session/on-states.js';
export { withChance } from './session/sample.js';
export * from './session/session.js';
export { weightOf } from './session/weight.js';
export * from './stack/ability-objects.js';
export { type Anew, beginAnew } from './stack/anew.js';
export { become, endBecoming, hasBecome } from './stack/becoming.js';
export {
  byPicks,
  type Charged,
  changedBase,
  changedCost,
  chosenCosts,
  costChanges,
  firstPicks,
  lessBy,
  optionalCosts,
  type Picks,
  plus,
} from './stack/costs.js';
export { canChoose, legalModes, upTo } from './stack/enough-targets.js';
export { leaveGame } from './stack/leaving.js';
export { howManyModes, modeChoices } from './stack/mode-choices.js';
export { payAll, payCosts } from './stack/pay-costs.js';
export { type PayingWith, paidWith, payingWith, paysItself } from './stack/paying-with.js';
export * from './stack/play.js';
export { dividedTotal, writePlay } from './stack/play-data.js';
export { nextSeat, priority, priorityWhileWaiting } from './stack/priority.js';
export { keepForPaid, putAwayForCost } from './stack/put-away.js';
export * from './stack/putting-triggers.js';
export { resolve } from './stack/resolve.js';
export { anythingToCheck, settle } from './stack/settle.js';
export {
  announceTargets,
  bodyOf,
  clausePerspective,
  legalTargets,
  perspectiveOf,
  sizedSpecs,
  spellTextOf,
  targetSpecs,
} from './stack/targets.js';
export {
  asPlayed,
  cardsToPlay,
  NORMAL,
  playedBy,
  playedFace,
  rulesOfWay,
  wayData,
  wayIn,
  wayOf,
  waysToPlay,
  withChosenX,
} from './stack/ways.js';
export { objectsOf, seatsOf } from './state/entities.js';
export { NOTHING, POOL, STATUS, STEP } from './state/journal.js';
export type * from './state/marks.js';
export { newObject } from './state/object.js';
export * from './state/perspective.js';
export { type RandomState, randomKey, randomWord } from './state/random.js';
export * from './state/state.js';
export { cutInnerPhase, cutStep, cutToEndOf } from './turn/cut.js';
export { loserBefore, noteForMatch, playFirst, wasDrawn } from './turn/match.js';
export {
  announceTurn,
  expire,
  expireControlOf,
  expireLastTurn,
  framesWithin,
  innerPhase,
  passOver,
  turnLoop,
} from './turn/turn.js';
export * from './view/page.js';
export { redactEvents } from './view/redact.js';
export * from './view/tell.js';
export * from './view/view.js';
export { displayed, saidOnce } from './words/displaying.js';
export { damageAction } from './words/events.js';
export type * as wordFiles from './words/files.js';
export { isOrWas, namesOf as namesOfObject } from './words/helpers.js';
export { kernelWords } from './words/index.js';
export { intentOf } from './words/intent.js';
export { cantHaveKeyword, refusesAbility } from './words/modifications/cant-have.js';
export {
  article,
  clausesOf,
  isPlain,
  joined,
  listed,
  numeral,
  orders,
  type Subject,
  UNSAID,
  verb,
  whole,
  wholeEffect,
} from './words/phrasing.js';
export {
  isSpoken,
  isZone,
  keep,
  keyOf,
  moves,
  PLAYER,
  type Pointing,
  passing,
  SELF,
  speak,
  zonesOf,
} from './words/pointing.js';
export { printerOf } from './words/printer.js';
export { isNegative, isSame, sizeOf, sumOf } from './words/quantities.js';
export {
  isMentioned,
  type Mentioned,
  type Mentions,
  mentioned,
  type Role,
  renamed,
  Speaker,
} from './words/speaking.js';
export { timesPaid } from './words/values/paid.js';
export { asks, type Base, ctxOf, doerOf, doersOf, savedAs } from './words/verbs/asking.js';
export { type ChangingRules, changeTargetsBy } from './words/verbs/changing-targets.js';
export { drawCards, drawing } from './words/verbs/draw.js';
export { lookAt, revealObjects, show } from './words/verbs/hidden.js';
export { durationOf } from './words/verbs/lasting.js';
export { decisionKind } from './words/verbs/params.js';
export type { PlayingByEffect } from './words/verbs/playing.js';
export { tokenOf } from './words/verbs/tokens.js';
export { either, isWholeWording, readWording, shown, type WordingPart } from './words/wording.js';
export { type Aside, asideOf, isAside, keepAside } from './zones/aside.js';
export * from './zones/attach.js';
export { cardsOf, isAsJoined, isMerged, isOfHalves, onceFaceUp } from './zones/components.js';
export { countersKind } from './zones/counters.js';
export { coverIndex, FACE_DOWN, hasShown, looksLike } from './zones/faces.js';
export * from './zones/marks.js';
export { type Merging, mergeNow } from './zones/merging.js';
export * from './zones/move.js';
export { bringBack, setAside } from './zones/setting-aside.js';
export * from './zones/status.js';
export * from './zones/tokens.js';
