/** The two starter decks of Dawn of Ashes (names and numbers are facts): sample decks for demos, tests and first games. */
import type { Deck } from '@arbiter/engine';

const list = (text: string): { card: string; count: number }[] =>
  text.split('; ').map((entry) => {
    const [, count = '0', card = entry] = /^(\d+) (.+)$/.exec(entry) ?? [];
    return { card, count: Number(count) };
  });

export const starterDecks: { [champion: string]: Deck } = {
  lorraine: {
    material: list(
      "1 Spirit of Wind; 1 Lorraine, Wandering Warrior; 1 Lorraine, Crux Knight; 1 Bauble of Abundance; 1 Clarent, Sword of Peace; 1 Fire Resonance Bauble; 1 Life Essence Amulet; 1 Ornamental Greatsword; 1 Sword of Seeking; 1 Warrior's Longsword; 1 Prismatic Edge; 1 Lorraine, Blademaster",
    ),
    main: list(
      "3 Banner Knight; 4 Crusader of Aesa; 3 Deflecting Edge; 4 Esteemed Knight; 2 Honorable Vanguard; 3 Inspiring Call; 3 Opening Cut; 3 Savage Slash; 2 Sudden Steel; 2 Training Session; 3 Veteran Soldier; 3 Weaponsmith; 2 Favorable Winds; 1 Hurricane Sweep; 1 Phalanx Captain; 2 Reclaim; 4 Swift Recruit; 2 Wind Cutter; 2 Crux Sight; 2 Spirit Blade: Ascension; 1 Spirit Blade: Dispersion; 3 Spirit Blade: Ghost Strike; 3 Spirit Blade: Infusion; 2 Spirit's Blessing",
    ),
  },
  rai: {
    material: list(
      "1 Rai, Archmage; 1 Spirit of Fire; 1 Rai, Spellcrafter; 1 Rai, Storm Seer; 1 Crystal of Empowerment; 1 Endura, Scepter of Ignition; 1 Life Essence Amulet; 1 Mana Limiter; 1 Surveillance Stone; 1 Tome of Knowledge; 1 Water Resonance Bauble; 1 Arcanist's Prism",
    ),
    main: list(
      '3 Barrier Servant; 2 Careful Study; 2 Idle Thoughts; 4 Library Witch; 3 Magus Disciple; 3 Peer into Mana; 4 Scry the Skies; 3 Blitz Mage; 2 Creative Shock; 2 Cremation Ritual; 1 Disintegrate; 4 Fireball; 2 Flame-Rune Swordsman; 3 Focused Flames; 4 Ignite the Soul; 2 Impassioned Tutor; 2 Purge in Flames; 2 Anger the Skies; 4 Arcane Blast; 3 Arcane Disposition; 3 Arcane Sight; 1 Power Overwhelming; 1 Spellshield: Arcane',
    ),
  },
};

export const starterTitles: { [champion: string]: string } = {
  lorraine: 'Dawn of Ashes starter deck: Lorraine',
  rai: 'Dawn of Ashes starter deck: Rai',
};
