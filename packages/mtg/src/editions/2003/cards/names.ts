/**
 * The cards of this edition: printed up to Legions, and known to behave under its rules as their texts say today. A creature's
 * types follow its name where they were others then; a stroke alone says that it had none.
 */
const LANDS = 'Plains | Island | Swamp | Mountain | Forest';

const CREATURES = `
  Grizzly Bears | Balduvian Bears | Craw Wurm | Spined Wurm | Hill Giant | Air Elemental | Earth Elemental | Fire Elemental |
  Water Elemental | Lightning Elemental | Gray Ogre | Mons's Goblin Raiders | Goblin Raider: Goblin | Raging Goblin: Goblin |
  Goblin Chariot: Goblin | Scathe Zombies | Merfolk of the Pearl Trident | Coral Merfolk | Pearled Unicorn | Serra Angel |
  Mahamoti Djinn | War Mammoth: Mammoth | Trained Armodon | Giant Spider | Llanowar Elves: Elf | Fyndhorn Elves: Elf |
  Birds of Paradise | Phantom Monster | Phantom Warrior: Illusion | Wind Drake | Redwood Treefolk | Elvish Archers: Elf |
  Savannah Lions: Lion | White Knight: Knight | Black Knight: Knight | Sengir Vampire | Vampire Bats | Bog Imp | Bog Wraith |
  Shanodin Dryads: Dryad | Frozen Shade | Drudge Skeletons | River Boa | Anaba Shaman: Minotaur | Anaba Bodyguard |
  Hurloon Minotaur | Prodigal Sorcerer: Wizard | Samite Healer: Cleric | Royal Assassin: Assassin | Giant Octopus | Storm Crow |
  Sea Eagle | Gorilla Chieftain | Shivan Dragon | Glory Seeker: Soldier | Elvish Warrior | Goblin Sky Raider | Barkhide Mauler |
  Screeching Buzzard | Severed Legion | Ridgetop Raptor: Beast | Youthful Knight: Knight | Longbow Archer: Archer |
  Wall of Stone | Wall of Air | Wall of Swords | Wall of Ice | Wall of Wood | Wall of Fire | Wall of Spears | Obsianus Golem |
  Ornithopter: - | Dancing Scimitar: - | Akroma, Angel of Wrath | Rorix Bladewing | Silvos, Rogue Elemental |
  Visara the Dreadful | Reya Dawnbringer | Arcanis the Omnipotent
`;

const OTHERS = `
  Rod of Ruin | Icy Manipulator | Jayemdae Tome | Sol Ring | Basalt Monolith | Millstone | Howling Mine | Shock | Giant Growth |
  Counterspell | Dark Ritual | Terror | Swords to Plowshares | Disenchant | Unsummon | Stone Rain | Wrath of God | Armageddon |
  Fog | Holy Day | Naturalize | Volcanic Hammer | Lava Axe | Blaze | Opportunity | Inspiration | Concentrate | Boomerang |
  Mana Leak | Force Spike | Dark Banishing | Raise Dead | Mind Rot | Coercion | Duress | Diabolic Tutor | Rampant Growth |
  Regrowth | Holy Strength | Unholy Strength | Flight | Giant Strength | Regeneration | Pacifism | Glorious Anthem | Crusade |
  Bad Moon | Control Magic | Persuasion | Shatter | Lightning Bolt | Lightning Blast | Healing Salve | Tranquility |
  Earthquake | Hurricane | Pyroclasm | Inferno | Fear | Ancestral Recall | Time Walk | Tolarian Academy | Gaea's Cradle
`;

/** A card's name, and the creature types that it had where those were others than today's. */
export interface Listed {
  name: string;
  types?: readonly string[];
}

const read = (text: string): Listed[] =>
  text.split('|').map((entry) => {
    const [name = '', types] = entry.trim().split(/:\s+/);
    return types === undefined ? { name } : { name, types: types === '-' ? [] : types.split(' ') };
  });

export const LISTED: readonly Listed[] = [LANDS, CREATURES, OTHERS].flatMap(read);
