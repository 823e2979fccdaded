/** The ten Core Set 2019 Welcome Decks (names and numbers are facts): sample decks for demos, tests and first games. */
import type { Deck } from '@arbiter/engine';

const list = (text: string): Deck => ({
  main: text.split('; ').map((entry) => {
    const [, count = '0', card = entry] = /^(\d+) (.+)$/.exec(entry) ?? [];
    return { card, count: Number(count) };
  }),
});

/** By colours: `WU` is white and blue. */
export const welcomeDecks: { [colors: string]: Deck } = {
  BG: list(
    "1 Aggressive Mammoth; 1 Bogstomper; 1 Bristling Boar; 1 Centaur Courser; 1 Colossal Dreadmaw; 1 Diregraf Ghoul; 13 Forest; 1 Ghastbark Twins; 1 Giant Spider; 1 Grasping Scoundrel; 1 Gravedigger; 1 Gravewaker; 1 Highland Game; 1 Infernal Scarring; 1 Lich's Caress; 2 Llanowar Elves; 1 Murder; 1 Oakenform; 1 Plummet; 1 Rabid Bite; 1 Skeleton Archer; 1 Skymarch Bloodletter; 1 Sovereign's Bite; 2 Strangling Spores; 13 Swamp; 1 Tattered Mummy; 1 Thornhide Wolves; 2 Titanic Growth; 1 Ursine Champion; 1 Vampire Sovereign; 2 Walking Corpse; 1 Wall of Vines",
  ),
  BR: list(
    "1 Bogstomper; 1 Diregraf Ghoul; 1 Electrify; 1 Fiery Finish; 1 Fire Elemental; 1 Goblin Motivator; 1 Grasping Scoundrel; 1 Gravedigger; 1 Gravewaker; 2 Hostile Minotaur; 1 Infernal Scarring; 2 Kargan Dragonrider; 1 Lich's Caress; 1 Lightning Strike; 13 Mountain; 1 Murder; 2 Onakke Ogre; 1 Radiating Lightning; 1 Shivan Dragon; 1 Shock; 1 Skeleton Archer; 1 Skymarch Bloodletter; 1 Sovereign's Bite; 1 Sparktongue Dragon; 2 Strangling Spores; 13 Swamp; 1 Tattered Mummy; 1 Trumpet Blast; 1 Vampire Sovereign; 1 Volcanic Dragon; 2 Walking Corpse",
  ),
  GU: list(
    '1 Aggressive Mammoth; 1 Air Elemental; 1 Aven Wind Mage; 1 Befuddle; 1 Bristling Boar; 1 Centaur Courser; 1 Colossal Dreadmaw; 2 Divination; 13 Forest; 1 Frilled Sea Serpent; 1 Ghastbark Twins; 1 Giant Spider; 1 Highland Game; 13 Island; 2 Llanowar Elves; 1 Mist-Cloaked Herald; 1 Oakenform; 1 Plummet; 1 Rabid Bite; 1 Riddlemaster Sphinx; 1 Sleep; 2 Snapping Drake; 1 Thornhide Wolves; 2 Titanic Growth; 2 Tolarian Scholar; 1 Uncomfortable Chill; 1 Ursine Champion; 1 Wall of Mist; 1 Wall of Vines; 2 Waterknot',
  ),
  GW: list(
    "1 Aggressive Mammoth; 1 Bristling Boar; 1 Centaur Courser; 1 Colossal Dreadmaw; 1 Dwarven Priest; 13 Forest; 1 Ghastbark Twins; 1 Giant Spider; 1 Herald of Faith; 1 Highland Game; 1 Inspired Charge; 1 Knight's Pledge; 2 Llanowar Elves; 2 Loxodon Line Breaker; 1 Luminous Bonds; 1 Mighty Leap; 1 Oakenform; 1 Oreskos Swiftclaw; 1 Pegasus Courser; 13 Plains; 1 Plummet; 1 Rabid Bite; 1 Revitalize; 1 Rustwing Falcon; 1 Serra's Guardian; 1 Silverbeak Griffin; 1 Star-Crowned Stag; 1 Sun Sentinel; 1 Take Vengeance; 1 Thornhide Wolves; 2 Titanic Growth; 1 Ursine Champion; 1 Wall of Vines",
  ),
  RG: list(
    '1 Aggressive Mammoth; 1 Bristling Boar; 1 Centaur Courser; 1 Colossal Dreadmaw; 1 Electrify; 1 Fiery Finish; 1 Fire Elemental; 13 Forest; 1 Ghastbark Twins; 1 Giant Spider; 1 Goblin Motivator; 1 Highland Game; 2 Hostile Minotaur; 2 Kargan Dragonrider; 1 Lightning Strike; 2 Llanowar Elves; 13 Mountain; 1 Oakenform; 2 Onakke Ogre; 1 Plummet; 1 Rabid Bite; 1 Radiating Lightning; 1 Shivan Dragon; 1 Shock; 1 Sparktongue Dragon; 1 Thornhide Wolves; 2 Titanic Growth; 1 Trumpet Blast; 1 Ursine Champion; 1 Volcanic Dragon; 1 Wall of Vines',
  ),
  RW: list(
    "1 Dwarven Priest; 1 Electrify; 1 Fiery Finish; 1 Fire Elemental; 1 Goblin Motivator; 1 Herald of Faith; 2 Hostile Minotaur; 1 Inspired Charge; 2 Kargan Dragonrider; 1 Knight's Pledge; 1 Lightning Strike; 2 Loxodon Line Breaker; 1 Luminous Bonds; 1 Mighty Leap; 13 Mountain; 2 Onakke Ogre; 1 Oreskos Swiftclaw; 1 Pegasus Courser; 13 Plains; 1 Radiating Lightning; 1 Revitalize; 1 Rustwing Falcon; 1 Serra's Guardian; 1 Shivan Dragon; 1 Shock; 1 Silverbeak Griffin; 1 Sparktongue Dragon; 1 Star-Crowned Stag; 1 Sun Sentinel; 1 Take Vengeance; 1 Trumpet Blast; 1 Volcanic Dragon",
  ),
  UB: list(
    "1 Air Elemental; 1 Aven Wind Mage; 1 Befuddle; 1 Bogstomper; 1 Diregraf Ghoul; 2 Divination; 1 Frilled Sea Serpent; 1 Grasping Scoundrel; 1 Gravedigger; 1 Gravewaker; 1 Infernal Scarring; 13 Island; 1 Lich's Caress; 1 Mist-Cloaked Herald; 1 Murder; 1 Riddlemaster Sphinx; 1 Skeleton Archer; 1 Skymarch Bloodletter; 1 Sleep; 2 Snapping Drake; 1 Sovereign's Bite; 2 Strangling Spores; 13 Swamp; 1 Tattered Mummy; 2 Tolarian Scholar; 1 Uncomfortable Chill; 1 Vampire Sovereign; 2 Walking Corpse; 1 Wall of Mist; 2 Waterknot",
  ),
  UR: list(
    '1 Air Elemental; 1 Aven Wind Mage; 1 Befuddle; 2 Divination; 1 Electrify; 1 Fiery Finish; 1 Fire Elemental; 1 Frilled Sea Serpent; 1 Goblin Motivator; 2 Hostile Minotaur; 13 Island; 2 Kargan Dragonrider; 1 Lightning Strike; 1 Mist-Cloaked Herald; 13 Mountain; 2 Onakke Ogre; 1 Radiating Lightning; 1 Riddlemaster Sphinx; 1 Shivan Dragon; 1 Shock; 1 Sleep; 2 Snapping Drake; 1 Sparktongue Dragon; 2 Tolarian Scholar; 1 Trumpet Blast; 1 Uncomfortable Chill; 1 Volcanic Dragon; 1 Wall of Mist; 2 Waterknot',
  ),
  WB: list(
    "1 Bogstomper; 1 Diregraf Ghoul; 1 Dwarven Priest; 1 Grasping Scoundrel; 1 Gravedigger; 1 Gravewaker; 1 Herald of Faith; 1 Infernal Scarring; 1 Inspired Charge; 1 Knight's Pledge; 1 Lich's Caress; 2 Loxodon Line Breaker; 1 Luminous Bonds; 1 Mighty Leap; 1 Murder; 1 Oreskos Swiftclaw; 1 Pegasus Courser; 13 Plains; 1 Revitalize; 1 Rustwing Falcon; 1 Serra's Guardian; 1 Silverbeak Griffin; 1 Skeleton Archer; 1 Skymarch Bloodletter; 1 Sovereign's Bite; 1 Star-Crowned Stag; 2 Strangling Spores; 1 Sun Sentinel; 13 Swamp; 1 Take Vengeance; 1 Tattered Mummy; 1 Vampire Sovereign; 2 Walking Corpse",
  ),
  WU: list(
    "1 Air Elemental; 1 Aven Wind Mage; 1 Befuddle; 2 Divination; 1 Dwarven Priest; 1 Frilled Sea Serpent; 1 Herald of Faith; 1 Inspired Charge; 13 Island; 1 Knight's Pledge; 2 Loxodon Line Breaker; 1 Luminous Bonds; 1 Mighty Leap; 1 Mist-Cloaked Herald; 1 Oreskos Swiftclaw; 1 Pegasus Courser; 13 Plains; 1 Revitalize; 1 Riddlemaster Sphinx; 1 Rustwing Falcon; 1 Serra's Guardian; 1 Silverbeak Griffin; 1 Sleep; 2 Snapping Drake; 1 Star-Crowned Stag; 1 Sun Sentinel; 1 Take Vengeance; 2 Tolarian Scholar; 1 Uncomfortable Chill; 1 Wall of Mist; 2 Waterknot",
  ),
};

export const welcomeTitles: { [colors: string]: string } = {
  BG: 'Core Set 2019 Welcome Deck: black and green',
  BR: 'Core Set 2019 Welcome Deck: black and red',
  GU: 'Core Set 2019 Welcome Deck: green and blue',
  GW: 'Core Set 2019 Welcome Deck: green and white',
  RG: 'Core Set 2019 Welcome Deck: red and green',
  RW: 'Core Set 2019 Welcome Deck: red and white',
  UB: 'Core Set 2019 Welcome Deck: blue and black',
  UR: 'Core Set 2019 Welcome Deck: blue and red',
  WB: 'Core Set 2019 Welcome Deck: white and black',
  WU: 'Core Set 2019 Welcome Deck: white and blue',
};
