/** All cards that the engine plays exactly. A new card goes into the file of its kind, or a new file named here. */
import type { CardDefinition } from '@arbiter/engine';
import { lands } from './basic-lands.js';
import { companions } from './companions.js';
import { controllingPlayers } from './controlling-players.js';
import { deeds } from './deeds.js';
import { evergreenCreatures } from './evergreen-creatures.js';
import { frames } from './frames.js';
import { furtherRules } from './further-rules.js';
import { meldPairs } from './meld-pairs.js';
import { mutatingCreatures } from './mutating.js';
import { oddities } from './oddities.js';
import { paidOtherwise } from './paid-otherwise.js';
import { phenomena, planes } from './planes.js';
import { planeswalkers } from './planeswalkers.js';
import { popularCreatures } from './popular-creatures.js';
import { popularArtifactsAndEnchantments, popularLands, popularPlaneswalkers } from './popular-permanents.js';
import { popularSearches, popularSpells } from './popular-spells.js';
import { preconAuras } from './precon-auras.js';
import { preconCreatures } from './precon-creatures.js';
import { preconFurtherCreatures } from './precon-further-creatures.js';
import { preconOthers } from './precon-others.js';
import { preconSpells } from './precon-spells.js';
import { predefinedTokenMakers } from './predefined-tokens.js';
import { preparation } from './preparation.js';
import { rareMechanics } from './rare-mechanics.js';
import { ruleChangers } from './rule-changers.js';
import { schemes } from './schemes.js';
import { soughtArtifacts } from './sought-artifacts.js';
import { soughtCreatures } from './sought-creatures.js';
import { soughtEnchantments } from './sought-enchantments.js';
import { soughtFurtherCreatures } from './sought-further-creatures.js';
import { soughtInstants } from './sought-instants.js';
import { soughtLands } from './sought-lands.js';
import { soughtLaws } from './sought-laws.js';
import { soughtLegends } from './sought-legends.js';
import { soughtMoreCreatures } from './sought-more-creatures.js';
import { soughtPermanents } from './sought-permanents.js';
import { soughtPlaneswalkers } from './sought-planeswalkers.js';
import { soughtSorceries } from './sought-sorceries.js';
import { soughtSpells } from './sought-spells.js';
import { staples } from './staples.js';
import { themeDecks } from './theme-decks.js';
import { themeDecksOfDomain } from './theme-decks-domain.js';
import { themeDecksOfForests } from './theme-decks-forests.js';
import { themeDecksOfGraves } from './theme-decks-graves.js';
import { tracked } from './tracked.js';
import { twoFaces } from './two-faces.js';
import { vanguards } from './vanguards.js';
import { welcomeCreatures } from './welcome-decks-creatures.js';
import { welcomeSpells } from './welcome-decks-spells.js';
import { wellKnown } from './well-known.js';
import { wishes } from './wishes.js';

export const cards: CardDefinition[] = [
  ...lands,
  ...vanguards,
  ...schemes,
  ...welcomeCreatures,
  ...welcomeSpells,
  ...evergreenCreatures,
  ...planeswalkers,
  ...popularCreatures,
  ...popularSpells,
  ...popularSearches,
  ...popularLands,
  ...popularArtifactsAndEnchantments,
  ...popularPlaneswalkers,
  ...staples,
  ...twoFaces,
  ...preparation,
  ...paidOtherwise,
  ...meldPairs,
  ...mutatingCreatures,
  ...oddities,
  ...themeDecks,
  ...themeDecksOfDomain,
  ...themeDecksOfForests,
  ...themeDecksOfGraves,
  ...tracked,
  ...frames,
  ...wellKnown,
  ...wishes,
  ...ruleChangers,
  ...controllingPlayers,
  ...predefinedTokenMakers,
  ...rareMechanics,
  ...deeds,
  ...preconAuras,
  ...preconCreatures,
  ...preconFurtherCreatures,
  ...preconOthers,
  ...preconSpells,
  ...companions,
  ...planes,
  ...phenomena,
  ...furtherRules,
  ...soughtCreatures,
  ...soughtInstants,
  ...soughtLaws,
  ...soughtMoreCreatures,
  ...soughtFurtherCreatures,
  ...soughtLegends,
  ...soughtLands,
  ...soughtPlaneswalkers,
  ...soughtArtifacts,
  ...soughtEnchantments,
  ...soughtSpells,
  ...soughtPermanents,
  ...soughtSorceries,
];
