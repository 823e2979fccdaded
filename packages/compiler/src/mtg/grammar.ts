/** Magic's grammar: all rows together. A new file of rows is named here. */
import { Grammar } from '../grammar/grammar.js';
import { amounts } from './rows/amounts.js';
import { attachedPermanents } from './rows/attached-permanents.js';
import { attachments } from './rows/attachments.js';
import { blocking } from './rows/blocking.js';
import { castingKeywords } from './rows/casting-keywords.js';
import { castingTimes } from './rows/casting-times.js';
import { changingRules } from './rows/changing-rules.js';
import { chosenRows } from './rows/chosen.js';
import { chosenPlayers } from './rows/chosen-players.js';
import { combatKeywords } from './rows/combat-keywords.js';
import { combatTriggers } from './rows/combat-triggers.js';
import { conditionsOfCards } from './rows/conditions-of-cards.js';
import { controlling } from './rows/controlling.js';
import { costs } from './rows/costs.js';
import { counting } from './rows/counting.js';
import { dayAndNight } from './rows/day-and-night.js';
import { descriptions } from './rows/descriptions.js';
import { dice } from './rows/dice.js';
import { acting } from './rows/effects/acting.js';
import { actions } from './rows/effects/actions.js';
import { branches } from './rows/effects/branches.js';
import { cards } from './rows/effects/cards.js';
import { chance } from './rows/effects/chance.js';
import { changes } from './rows/effects/changes.js';
import { choosing } from './rows/effects/choosing.js';
import { conditionsOfDoing } from './rows/effects/conditions-of-doing.js';
import { damage } from './rows/effects/damage.js';
import { digging } from './rows/effects/digging.js';
import { dividing } from './rows/effects/dividing.js';
import { doing } from './rows/effects/doing.js';
import { eachPlayer } from './rows/effects/each-player.js';
import { emblems } from './rows/effects/emblems.js';
import { exiledWith } from './rows/effects/exiled-with.js';
import { forms } from './rows/effects/forms.js';
import { freeCasting } from './rows/effects/free-casting.js';
import { gaining } from './rows/effects/gaining.js';
import { givingUp } from './rows/effects/giving-up.js';
import { handsAndLibraries } from './rows/effects/hands-and-libraries.js';
import { inCombat } from './rows/effects/in-combat.js';
import { laters } from './rows/effects/later.js';
import { libraries } from './rows/effects/library.js';
import { mass } from './rows/effects/mass.js';
import { moreMoves } from './rows/effects/more-moves.js';
import { moves } from './rows/effects/moves.js';
import { namedSearches } from './rows/effects/named-searches.js';
import { namedTokens, properNames } from './rows/effects/named-tokens.js';
import { oneAnother } from './rows/effects/one-another.js';
import { optional } from './rows/effects/optional.js';
import { prevention } from './rows/effects/prevention.js';
import { prices } from './rows/effects/prices.js';
import { returning } from './rows/effects/returning.js';
import { searching } from './rows/effects/searching.js';
import { showing } from './rows/effects/showing.js';
import { changingText } from './rows/effects/text.js';
import { thisWay } from './rows/effects/this-way.js';
import { tokens } from './rows/effects/tokens.js';
import { topCards } from './rows/effects/top-cards.js';
import { enteringRows } from './rows/entering.js';
import { forbidding } from './rows/forbidding.js';
import { graveyard } from './rows/graveyard.js';
import { holding } from './rows/holding.js';
import { keptMana } from './rows/kept-mana.js';
import { keywordActions } from './rows/keyword-actions.js';
import { keywordMemories } from './rows/keyword-memories.js';
import { keywords } from './rows/keywords.js';
import { levels } from './rows/levels.js';
import { lexicals, lexis } from './rows/lexis.js';
import { lines } from './rows/lines.js';
import { manaAdded } from './rows/mana-added.js';
import { modifications } from './rows/modifications.js';
import { monarchs } from './rows/monarch.js';
import { nouns } from './rows/nouns.js';
import { playersThisTurn } from './rows/players-this-turn.js';
import { playing } from './rows/playing.js';
import { questions } from './rows/questions.js';
import { replacing } from './rows/replacing.js';
import { sagas } from './rows/sagas.js';
import { shields } from './rows/shields.js';
import { statics } from './rows/statics.js';
import { subtypeRows } from './rows/subtypes.js';
import { things } from './rows/things.js';
import { thisTurn } from './rows/this-turn.js';
import { trackedPlayers } from './rows/tracked-players.js';
import { triggers } from './rows/triggers.js';
import { values } from './rows/values.js';
import { waiting } from './rows/waiting.js';
import { wholeAbilities } from './rows/whole-abilities.js';

export const grammar = new Grammar(
  [
    ...lexis,
    ...subtypeRows,
    ...things,
    ...nouns,
    ...values,
    ...costs,
    ...keywords,
    ...castingKeywords,
    ...combatKeywords,
    ...damage,
    ...dividing,
    ...choosing,
    ...doing,
    ...prevention,
    ...branches,
    ...cards,
    ...actions,
    ...acting,
    ...moves,
    ...moreMoves,
    ...changes,
    ...tokens,
    ...emblems,
    ...libraries,
    ...optional,
    ...laters,
    ...digging,
    ...triggers,
    ...waiting,
    ...statics,
    ...forbidding,
    ...attachments,
    ...replacing,
    ...enteringRows,
    ...playing,
    ...chosenRows,
    ...chosenPlayers,
    ...changingRules,
    ...conditionsOfDoing,
    ...forms,
    ...freeCasting,
    ...namedSearches,
    ...namedTokens,
    ...showing,
    ...eachPlayer,
    ...holding,
    ...counting,
    ...thisTurn,
    ...mass,
    ...conditionsOfCards,
    ...prices,
    ...exiledWith,
    ...amounts,
    ...playersThisTurn,
    ...inCombat,
    ...handsAndLibraries,
    ...keptMana,
    ...manaAdded,
    ...wholeAbilities,
    ...blocking,
    ...castingTimes,
    ...attachedPermanents,
    ...questions,
    ...descriptions,
    ...graveyard,
    ...combatTriggers,
    ...shields,
    ...modifications,
    ...thisWay,
    ...gaining,
    ...changingText,
    ...chance,
    ...controlling,
    ...dice,
    ...topCards,
    ...searching,
    ...returning,
    ...givingUp,
    ...oneAnother,
    ...sagas,
    ...monarchs,
    ...trackedPlayers,
    ...keywordActions,
    ...keywordMemories,
    ...dayAndNight,
    ...levels,
    ...lines,
  ],
  [...lexicals, ...properNames],
);
