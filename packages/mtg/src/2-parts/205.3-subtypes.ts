/** The subtypes that there are, by what has them (205.3g–q). Names of types are facts of the rules; the lists grow with new sets. */

/** Words apart by spaces, two-word types by a tilde. */
const typesOf = (text: string): string[] => text.split(/\s+/).map((word) => word.replace('~', ' '));

/** Of artifacts (205.3g). */
export const ARTIFACT_TYPES =
  typesOf(`Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen
Powerstone Spacecraft Stone Treasure Vehicle`);
/** Of enchantments (205.3h). */
export const ENCHANTMENT_TYPES = typesOf(`Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine`);
/** Of lands (205.3i). */
export const LAND_TYPES = typesOf(
  `Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza’s Urza's`,
);
/** Of planeswalkers (205.3j). */
export const PLANESWALKER_TYPES =
  typesOf(`Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin
Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth
Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri
Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu
Yanling Zariel`);
/** Of instants and sorceries (205.3k). */
export const SPELL_TYPES = typesOf(`Adventure Arcane Lesson Omen Trap`);
/** Of creatures and kindreds (205.3m). */
export const CREATURE_TYPES =
  typesOf(`Time~Lord Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes Atog
Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar
Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward
Coyote Crab Crocodile C’tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog
Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie
Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon
Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human
Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor
Kraken Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion
Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare
Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu
Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist
Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth
Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish
Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle
Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf
Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera`);
/** Of battles (205.3q). */
export const BATTLE_TYPES = ['Siege'];
/** Of dungeons (205.3p). */
export const DUNGEON_TYPES = ['Undercity'];

export const SUBTYPES: readonly string[] = [
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...LAND_TYPES,
  ...PLANESWALKER_TYPES,
  ...SPELL_TYPES,
  ...CREATURE_TYPES,
  ...BATTLE_TYPES,
  ...DUNGEON_TYPES,
];
