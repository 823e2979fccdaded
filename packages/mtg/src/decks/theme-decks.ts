/** Preconstructed decks from Tempest to Eighth Edition (2003) of which edition 2003 plays every card. Their lists are facts. */
import type { Deck } from '@arbiter/engine';

/** `4 Forest; 2 Shock`: how many of what. */
const listed = (...lists: string[]): Deck => ({
  main: lists
    .flatMap((list) => list.split('; '))
    .map((line) => ({ count: Number.parseInt(line, 10), card: line.replace(/^\d+ /, '') })),
});

interface ThemeDeck {
  title: string;
  deck: Deck;
}

export const themeDecks: { readonly [name: string]: ThemeDeck } = {
  '2003-the-swarm': {
    title: 'Tempest: The Swarm',
    deck: listed(
      '1 Aluren; 1 Anoint; 1 Disenchant; 1 Elven Warhounds; 1 Elvish Fury; 14 Forest; 1 Krakilin',
      '3 Master Decoy; 4 Muscle Sliver; 1 Needle Storm; 2 Overrun; 3 Pacifism; 3 Pincher Beetles',
      '7 Plains; 2 Ranger en-Vec; 1 Recycle; 3 Rootwalla; 3 Skyshroud Elf; 1 Soltari Crusader',
      '2 Soltari Trooper; 3 Trained Armodon; 2 Vec Townships',
    ),
  },
  '2003-deep-freeze': {
    title: 'Tempest: Deep Freeze',
    deck: listed(
      '1 Anoint; 1 Avenging Angel; 1 Cloudchaser Eagle; 3 Counterspell; 1 Disenchant; 2 Dismiss',
      '1 Dream Cache; 1 Emmessi Tome; 2 Gaseous Form; 2 Horned Turtle; 1 Invulnerability; 13 Island',
      "1 Knight of Dawn; 1 Legacy's Allure; 2 Master Decoy; 3 Pacifism; 11 Plains; 2 Power Sink",
      '1 Precognition; 1 Puppet Strings; 2 Repentance; 1 Sky Spirit; 2 Soltari Lancer',
      '1 Spell Blast; 1 Time Ebb; 2 Wind Drake',
    ),
  },
  '2003-migraine': {
    title: 'Stronghold: Migraine',
    deck: listed(
      '2 Bottomless Pit; 3 Coercion; 1 Dark Banishing; 1 Dark Ritual; 4 Dauthi Horror',
      '1 Dauthi Mindripper; 2 Dauthi Slayer; 4 Death Stroke; 2 Diabolic Edict; 1 Ensnaring Bridge',
      '4 Foul Imp; 1 Hornet Cannon; 3 Megrim; 2 Mind Peel; 1 Mindwarper; 2 Pit Imp; 1 Portcullis',
      '1 Rabid Rats; 24 Swamp',
    ),
  },
  '2003-the-spikes': {
    title: 'Stronghold: The Spikes',
    deck: listed(
      '1 Bayou Dragonfly; 1 Canopy Spider; 1 Elven Rite; 1 Fanning the Flames; 12 Forest',
      '2 Heartstone; 1 Hermit Druid; 4 Kindle; 1 Lowland Basilisk; 9 Mountain; 2 Pincher Beetles',
      '2 Rampant Growth; 2 Shock; 4 Skyshroud Elf; 1 Spike Breeder; 2 Spike Colony; 4 Spike Drone',
      '2 Spike Feeder; 2 Spike Soldier; 3 Spike Worker; 1 Tempting Licid; 1 Tranquility',
      '1 Verdant Touch',
    ),
  },
  '2003-tombstone': {
    title: "Urza's Saga: Tombstone",
    deck: listed(
      '1 Abyssal Horror; 2 Catalog; 1 Confiscate; 1 Despondency; 3 Diabolic Servitude; 3 Disenchant',
      '2 Drifting Meadow; 1 Exhume; 1 Expunge; 2 Humble; 9 Island; 3 Pendrell Drake',
      '1 Phyrexian Ghoul; 3 Plains; 2 Polluted Mire; 2 Power Sink; 2 Remote Isle; 1 Rescind',
      '1 Sandbar Merfolk; 3 Sandbar Serpent; 1 Sicken; 1 Somnophore; 1 Stern Proctor; 9 Swamp',
      '1 Turnabout; 2 Victimize; 1 Wizard Mentor',
    ),
  },
  '2003-crusher': {
    title: "Urza's Legacy: Crusher",
    deck: listed(
      '1 Argothian Swine; 2 Cradle Guard; 1 Crosswinds; 1 Defense of the Heart; 1 Disenchant',
      "3 Drifting Meadow; 1 Elvish Herder; 1 Erase; 17 Forest; 1 Gaea's Bounty; 1 Gaea's Embrace",
      '1 Gang of Elk; 2 Humble; 1 Lone Wolf; 2 Mother of Runes; 2 Pacifism; 4 Plains',
      "1 Radiant's Judgment; 1 Rancor; 1 Silk Net; 3 Simian Grunts; 1 Symbiosis; 1 Ticking Gnomes",
      '1 Treetop Village; 1 Weatherseed Treefolk; 1 Wing Snare; 2 Yavimaya Granger',
      '2 Yavimaya Scion; 3 Yavimaya Wurm',
    ),
  },
  '2003-fiendish-nature': {
    title: "Urza's Legacy: Fiendish Nature",
    deck: listed(
      '1 Ancient Silverback; 1 Braidwood Cup; 1 Chime of Night; 1 Cradle Guard',
      '1 Diabolic Servitude; 2 Elvish Lyrist; 2 Expunge; 13 Forest; 2 Gamekeeper; 1 Goliath Beetle',
      '3 Heart Warden; 2 Hunting Moa; 1 Marker Beetles; 1 No Rest for the Wicked',
      '1 Pattern of Rebirth; 1 Phyrexian Monitor; 1 Phyrexian Reclamation; 2 Plague Dogs',
      '3 Plated Spider; 1 Polluted Mire; 1 Rancor; 2 Slippery Karst; 1 Splinter; 6 Swamp',
      '2 Symbiosis; 2 Twisted Experiment; 1 Victimize; 1 Winding Wurm; 3 Yavimaya Elder',
    ),
  },
  '2003-radiants-revenge': {
    title: "Urza's Legacy: Radiant's Revenge",
    deck: listed(
      '1 Catalog; 1 Disenchant; 2 Dragon Blood; 1 Drifting Meadow; 1 Erase; 1 Fog Bank; 12 Island',
      '2 Miscalculation; 1 Mobile Fort; 1 Mother of Runes; 2 Opal Champion; 2 Opportunity',
      "1 Pacifism; 2 Path of Peace; 11 Plains; 1 Power Sink; 1 Radiant's Dragoons",
      "3 Radiant's Judgment; 1 Raven Familiar; 2 Remote Isle; 1 Ring of Gix; 2 Sanctum Custodian",
      "2 Sustainer of the Realm; 1 Thornwind Faeries; 2 Ticking Gnomes; 1 Urza's Blueprints",
      '2 Vigilant Drake',
    ),
  },
  '2003-time-drain': {
    title: "Urza's Legacy: Time Drain",
    deck: listed(
      '1 Thran War Machine; 8 Forest; 11 Island; 2 Acridian; 1 Anthroplasm; 1 Archivist',
      '1 Bloated Toad; 3 Cloud of Faeries; 1 Darkwatch Elves; 2 Peregrine Drake; 3 Simian Grunts',
      '2 Thornwind Faeries; 1 Walking Sponge; 1 Weatherseed Faeries; 1 Confiscate',
      "1 Zephid's Embrace; 2 Frantic Search; 2 Intervene; 2 Miscalculation; 1 Opportunity",
      '1 Rewind; 2 Snap; 1 Faerie Conclave; 2 Remote Isle; 2 Slippery Karst; 1 Treetop Village',
      '2 Exhaustion; 2 Hush',
    ),
  },
  '2003-disrupter': {
    title: 'Mercadian Masques: Disrupter',
    deck: listed(
      '1 Bog Witch; 2 Wall of Distortion; 1 Alley Grifters; 2 Deepwood Ghoul; 1 Vendetta',
      "1 Sever Soul; 2 Dark Ritual; 1 Maggot Therapy; 2 Snuff Out; 3 Specter's Wail",
      '1 Cinder Elemental; 1 Shock Troops; 3 Stone Rain; 2 Thunderclap; 1 Lunge',
      '1 Cateran Enforcer; 1 Silent Assassin; 1 Henge Guardian; 1 Cackling Witch',
      '1 Enslaved Horror; 2 Molting Harpy; 1 Thrashing Wumpus; 1 Primeval Shambler; 1 Larceny',
      "2 Rain of Tears; 1 Gerrard's Irregulars; 1 Ogre Taskmaster; 1 Subterranean Hangar",
      '12 Swamp; 8 Mountain; 1 Undertaker',
    ),
  },
  '2003-replicator': {
    title: 'Nemesis: Replicator',
    deck: listed(
      '4 Blastoderm; 1 Bog Witch; 2 Cackling Witch; 1 Coiling Woodworm; 2 Deepwood Drummer',
      '1 Flowstone Armor; 17 Forest; 4 Howling Wolf; 1 Hunted Wumpus; 2 Invigorate; 4 Nesting Wurm',
      '2 Plague Witch; 1 Saproling Burst; 1 Saproling Cluster; 2 Seal of Doom; 4 Skyshroud Sentinel',
      '1 Squallmonger; 2 Stampede Driver; 1 Subterranean Hangar; 7 Swamp',
    ),
  },
  '2003-pummel': {
    title: 'Prophecy: Pummel',
    deck: listed(
      '2 Animate Land; 1 Avatar of Might; 2 Blastoderm; 2 Darba; 2 Deepwood Wolverine; 20 Forest',
      "2 Hickory Woodlot; 2 Hunted Wumpus; 1 Invigorate; 1 Jolrael's Favor; 2 Living Terrain",
      '1 Lumbering Satyr; 2 Pygmy Razorback; 1 Seal of Strength; 1 Silverglade Elemental',
      '1 Skyshroud Claim; 2 Snag; 1 Spitting Spider; 2 Spore Frog; 1 Stampede Driver',
      '3 Thresher Beast; 1 Tranquility; 1 Treetop Bracers; 2 Vine Trellis; 1 Vintara Elephant',
      '1 Vitalizing Wind; 2 Wild Might',
    ),
  },
  '2003-domain': {
    title: 'Planeshift: Domain',
    deck: listed(
      '2 Allied Strategies; 1 Breath of Darigaaz; 1 Confound; 2 Exotic Curse; 2 Exotic Disease',
      "8 Forest; 1 Gaea's Might; 3 Harrow; 3 Island; 1 Kavu Recluse; 2 Kavu Scout",
      '1 Magnigoth Treefolk; 3 Mountain; 1 Ordered Migration; 3 Plains; 1 Primal Growth',
      "1 Quirion Dryad; 2 Quirion Explorer; 2 Quirion Trailblazer; 1 Rith's Charm; 3 Samite Pilgrim",
      "2 Stratadon; 1 Strength of Unity; 3 Swamp; 2 Terminal Moraine; 1 Treva's Charm",
      '3 Tribal Flames; 1 Wandering Stream; 1 Wayfaring Giant; 2 Worldly Counsel',
    ),
  },
  '2003-grave-danger': {
    title: 'Torment: Grave Danger',
    deck: listed(
      '2 Afflict; 3 Aquamoeba; 1 Balshan Collaborator; 1 Breakthrough; 2 Careful Study',
      '1 Cephalid Aristocrat; 1 Cephalid Broker; 1 Cephalid Illusionist; 2 Cephalid Looter',
      "1 Cephalid Vandal; 2 Chainer's Edict; 2 Churning Eddy; 2 Compulsion; 2 Crypt Creeper",
      '1 False Memories; 11 Island; 1 Morgue Theft; 2 Obsessive Search; 4 Organ Grinder',
      '1 Painbringer; 2 Psychatog; 1 Skywing Aven; 11 Swamp; 2 Tainted Isle; 1 Zombie Assassin',
    ),
  },
  '2003-spectral-slam': {
    title: 'Judgment: Spectral Slam',
    deck: listed(
      '1 Battlewise Aven; 2 Benevolent Bodyguard; 2 Blessed Orator; 2 Elephant Guide',
      '1 Exoskeletal Armor; 1 Forcemage Advocate; 12 Forest; 1 Guided Strike; 2 Hallowed Healer',
      "2 Ironshell Beetle; 1 Krosan Verge; 1 Mirari's Wake; 1 Nantuko Monastery; 1 Patrol Hound",
      '2 Phantom Centaur; 2 Phantom Flock; 1 Phantom Nantuko; 4 Phantom Nomad; 3 Phantom Tiger',
      "12 Plains; 2 Second Thoughts; 2 Seton's Desire; 1 Spirit Flare; 1 Strength of Isolation",
    ),
  },
  '2003-armada': {
    title: 'Seventh Edition: Armada',
    deck: listed(
      '1 Angelic Page; 1 Crossbow Infantry; 1 Disenchant; 2 Eager Cadet; 1 Glorious Anthem',
      '2 Healing Salve; 1 Heavy Ballista; 2 Knight Errant; 2 Longbow Archer; 1 Master Healer',
      '2 Pacifism; 15 Plains; 1 Razorfoot Griffin; 2 Samite Healer; 1 Serra Advocate',
      "2 Serra's Embrace; 1 Spirit Link; 2 Standing Troops",
    ),
  },
  '2003-bomber': {
    title: 'Seventh Edition: Bomber',
    deck: listed(
      '1 Air Elemental; 1 Ancestral Memories; 2 Boomerang; 1 Confiscate; 1 Coral Merfolk',
      '2 Counterspell; 1 Daring Apprentice; 1 Fighting Drake; 1 Force Spike; 1 Glacial Wall',
      '1 Horned Turtle; 1 Inspiration; 17 Island; 1 Merfolk Looter',
      '1 Merfolk of the Pearl Trident; 1 Prodigal Sorcerer; 1 Sage Owl; 1 Thieving Magpie',
      '1 Unsummon; 1 Wall of Air; 2 Wind Drake',
    ),
  },
  '2003-decay': {
    title: 'Seventh Edition: Decay',
    deck: listed(
      '1 Bog Imp; 2 Drudge Skeletons; 1 Fallen Angel; 16 Swamp; 1 Ostracize; 2 Gravedigger',
      '1 Looming Shade; 1 Duress; 2 Dark Banishing; 1 Mind Rot; 1 Charcoal Diamond; 1 Corrupt',
      '2 Blood Pet; 1 Serpent Warrior; 1 Befoul; 1 Abyssal Specter; 1 Crypt Rats; 1 Foul Imp',
      '1 Dakmor Lancer; 1 Greed; 1 Phyrexian Hulk',
    ),
  },
  '2003-infestation': {
    title: 'Seventh Edition: Infestation',
    deck: listed(
      '1 Blaze; 1 Fire Elemental; 2 Goblin Chariot; 2 Goblin Digging Team; 2 Goblin Gardener',
      '1 Goblin Glider; 1 Goblin King; 1 Goblin Matron; 2 Goblin Raider; 1 Lightning Blast',
      '16 Mountain; 1 Patagia Golem; 2 Pillage; 2 Raging Goblin; 2 Shock; 2 Spitting Earth',
      '1 Trained Orgg',
    ),
  },
  '2003-way-wild': {
    title: 'Seventh Edition: Way Wild',
    deck: listed(
      '1 Ancient Silverback; 1 Blanchwood Armor; 2 Creeping Mold; 14 Forest; 1 Fyndhorn Elder',
      '1 Giant Growth; 2 Giant Spider; 1 Gorilla Chieftain; 3 Grizzly Bears; 2 Llanowar Elves',
      '1 Lure; 1 Pride of Lions; 1 Redwood Treefolk; 1 Regeneration; 1 Rod of Ruin; 1 Spined Wurm',
      '1 Stream of Life; 1 Thorn Elemental; 2 Trained Armodon; 1 Wild Growth; 1 Wood Elves',
    ),
  },
  '2003-expulsion': {
    title: 'Eighth Edition: Expulsion',
    deck: listed(
      '2 Abyssal Specter; 1 Coercion; 2 Dark Banishing; 2 Deathgazer; 1 Disrupting Scepter',
      '2 Dusk Imp; 1 Larceny; 3 Maggot Carrier; 2 Megrim; 4 Ravenous Rats; 1 Sever Soul',
      '2 Severed Legion; 17 Swamp',
    ),
  },
  '2003-sky-slam': {
    title: 'Eighth Edition: Sky Slam',
    deck: listed(
      '1 Air Elemental; 1 Aven Fisher; 1 Coastal Hornclaw; 1 Dehydration; 1 Fighting Drake',
      '1 Fleeting Image; 2 Horned Turtle; 17 Island; 1 Mana Leak; 1 Phantom Warrior; 1 Puppeteer',
      '2 Remove Soul; 1 Sage Owl; 1 Spiketail Hatchling; 2 Thieving Magpie; 3 Unsummon',
      "1 Urza's Armor; 2 Wind Drake",
    ),
  },
};

export const themeTitles: { [name: string]: string } = Object.fromEntries(
  Object.entries(themeDecks).map(([name, { title }]) => [name, title]),
);
