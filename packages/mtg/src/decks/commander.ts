/** Four Commander decks of our own, of cards that are written by hand here: for demos, tests and first games. */
import type { Deck } from '@arbiter/engine';

const list = (commander: string, basics: [card: string, count: number][], others: string): Deck => ({
  commander: [{ card: commander, count: 1 }],
  main: [
    ...basics.map(([card, count]) => ({ card, count })),
    ...others.split('; ').map((card) => ({ card, count: 1 })),
  ],
});

/** By what their commanders are called in short. */
export const commanderDecks = {
  trostani: list(
    'Trostani, Three Whispers',
    [
      ['Plains', 20],
      ['Forest', 19],
    ],
    "Aggressive Mammoth; Ajani's Presence; Alpine Grizzly; Ardenvale Tactician // Dizzying Swoop; Argothian Swine; Bala Ged Recovery // Bala Ged Sanctuary; Balduvian Bears; Birds of Paradise; Bristling Boar; Centaur Courser; Cloudshift; Colossal Dreadmaw; Craw Wurm; Disenchant; Dwarven Priest; Elite Vanguard; Fog; Ghastbark Twins; Giant Growth; Giant Spider; Gladecover Scout; Glorious Anthem; Grizzly Bears; Herald of Faith; Highland Game; Inspired Charge; Kazandu Mammoth // Kazandu Valley; Knight's Pledge; Llanowar Elves; Loxodon Line Breaker; Luminous Bonds; Mighty Leap; Mutagenic Growth; Oakenform; Oreskos Swiftclaw; Palace Guard; Pegasus Courser; Pillarfield Ox; Plummet; Rabid Bite; Raise the Alarm; Revitalize; Riling Dawnbreaker // Signaling Roar; Rustwing Falcon; Serra Angel; Serra's Guardian; Shepherd of the Flock // Usher to Safety; Siege Wurm; Silverbeak Griffin; Silvercoat Lion; Star-Crowned Stag; Sun Sentinel; Take Vengeance; Thornhide Wolves; Titanic Growth; Ursine Champion; Wall of Vines; White Knight; Wrath of God; Youthful Knight",
  ),
  wort: list(
    'Wort, Boggart Auntie',
    [
      ['Swamp', 25],
      ['Mountain', 25],
    ],
    "Black Knight; Blaze; Boggart Brute; Bogstomper; Cut // Ribbons; Diregraf Ghoul; Duress; Electrify; Fiery Finish; Fire Elemental; Forked Bolt; Foulmire Knight // Profane Insight; Glassworks // Shattered Yard; Goblin Heelcutter; Goblin Motivator; Goblin Piker; Grasping Scoundrel; Gravedigger; Gravewaker; Gurmag Angler; Hill Giant; Hostile Minotaur; Infernal Scarring; Kargan Dragonrider; Lich's Caress; Lightning Bolt; Lightning Strike; Mind Rot; Monastery Swiftspear; Murder; Nezumi Graverobber // Nighteyes the Desecrator; Onakke Ogre; Radiating Lightning; Raging Goblin; Shivan Dragon; Shock; Skeleton Archer; Skymarch Bloodletter; Sovereign's Bite; Sparktongue Dragon; Stoke the Flames; Strangling Spores; Tattered Mummy; Trumpet Blast; Typhoid Rats; Vampire Nighthawk; Vampire Sovereign; Volcanic Dragon; Walking Corpse",
  ),
  wydwen: list(
    'Wydwen, the Biting Gale',
    [
      ['Island', 25],
      ['Swamp', 25],
    ],
    "Air Elemental; Aven Wind Mage; Befuddle; Black Knight; Bogstomper; Control Magic; Counterspell; Diregraf Ghoul; Dirgur Island Dragon // Skimming Strike; Divination; Duress; Foulmire Knight // Profane Insight; Frilled Sea Serpent; Grasping Scoundrel; Gravedigger; Gravewaker; Gurmag Angler; Infernal Scarring; Invisible Stalker; Jushi Apprentice // Tomoya the Revealer; Lich's Caress; Ludevic's Test Subject // Ludevic's Abomination; Mana Leak; Mind Rot; Mist-Cloaked Herald; Murder; Nezumi Graverobber // Nighteyes the Desecrator; Opt; Riddlemaster Sphinx; Skeleton Archer; Skymarch Bloodletter; Sleep; Snapping Drake; Sovereign's Bite; Strangling Spores; Tattered Mummy; Tolarian Scholar; Treasure Cruise; Typhoid Rats; Uncomfortable Chill; Unsummon; Vampire Nighthawk; Vampire Sovereign; Walking Corpse; Wall of Frost; Wall of Mist; Waterfall Aerialist; Waterknot; Wind-Kin Raiders",
  ),
  tuknir: list(
    'Tuknir Deathlock',
    [
      ['Mountain', 23],
      ['Forest', 22],
    ],
    'Aggressive Mammoth; Alpine Grizzly; Argothian Swine; Assault // Battery; Bala Ged Recovery // Bala Ged Sanctuary; Balduvian Bears; Birds of Paradise; Blaze; Boggart Brute; Bristling Boar; Centaur Courser; Colossal Dreadmaw; Craw Wurm; Electrify; Fiery Finish; Fire Elemental; Fog; Forked Bolt; Ghastbark Twins; Giant Growth; Giant Spider; Gladecover Scout; Glassworks // Shattered Yard; Goblin Heelcutter; Goblin Motivator; Goblin Piker; Grizzly Bears; Highland Game; Hill Giant; Hostile Minotaur; Kargan Dragonrider; Kazandu Mammoth // Kazandu Valley; Lightning Bolt; Lightning Strike; Llanowar Elves; Monastery Swiftspear; Mutagenic Growth; Oakenform; Onakke Ogre; Plummet; Rabid Bite; Radiating Lightning; Raging Goblin; Shivan Dragon; Shock; Siege Wurm; Sparktongue Dragon; Stoke the Flames; Thornhide Wolves; Titanic Growth; Trumpet Blast; Ursine Champion; Volcanic Dragon; Wall of Vines',
  ),
} satisfies { [name: string]: Deck };
