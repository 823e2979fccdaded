/** Decks of cards printed up to Legions, one of each color: for games by the rules of 2003, and by today's as well. */
import type { Deck } from '@arbiter/engine';

const LANDS = 24;
const of = (land: string, spells: string): Deck => ({
  main: [{ card: land, count: LANDS }, ...spells.split('; ').map((card) => ({ card, count: 4 }))],
});

export const legionsDecks: { [name: string]: Deck } = {
  '2003-white': of(
    'Plains',
    'Savannah Lions; White Knight; Youthful Knight; Glory Seeker; Pearled Unicorn; Serra Angel; Swords to Plowshares; Pacifism; Glorious Anthem',
  ),
  '2003-blue': of(
    'Island',
    'Merfolk of the Pearl Trident; Storm Crow; Wind Drake; Phantom Monster; Air Elemental; Mahamoti Djinn; Counterspell; Unsummon; Inspiration',
  ),
  '2003-black': of(
    'Swamp',
    'Black Knight; Drudge Skeletons; Bog Imp; Frozen Shade; Severed Legion; Sengir Vampire; Dark Ritual; Terror; Mind Rot',
  ),
  '2003-red': of(
    'Mountain',
    "Mons's Goblin Raiders; Raging Goblin; Goblin Chariot; Ridgetop Raptor; Hill Giant; Shivan Dragon; Shock; Lightning Bolt; Volcanic Hammer",
  ),
  '2003-green': of(
    'Forest',
    'Llanowar Elves; Grizzly Bears; River Boa; Trained Armodon; War Mammoth; Craw Wurm; Giant Growth; Rampant Growth; Naturalize',
  ),
};

export const legionsTitles: { [name: string]: string } = {
  '2003-white': 'Cards up to Legions: white',
  '2003-blue': 'Cards up to Legions: blue',
  '2003-black': 'Cards up to Legions: black',
  '2003-red': 'Cards up to Legions: red',
  '2003-green': 'Cards up to Legions: green',
};
