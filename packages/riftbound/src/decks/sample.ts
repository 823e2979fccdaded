/** Decks to try the game with (names and numbers are facts). */
import type { Deck } from '@arbiter/engine';

const list = (text: string): { card: string; count: number }[] =>
  text.split('; ').map((entry) => {
    const [, count = '0', card = entry] = /^(\d+) (.+)$/.exec(entry) ?? [];
    return { card, count: Number(count) };
  });

const kaisa: Deck = {
  legend: list("1 Kai'Sa, Daughter of the Void"),
  champion: list("1 Kai'Sa, Survivor"),
  main: list(
    "1 Pouty Poro; 1 Kai'Sa, Survivor; 3 Darius, Trifarian; 3 Lecturing Yordle; 3 Noxus Hopeful; 3 Ravenbloom Student; 3 Thousand-Tailed Watcher; 3 Watchful Sentry; 2 Icathian Rain; 2 Time Warp; 3 Cleave; 3 Falling Star; 3 Hextech Ray; 3 Retreat; 3 Stupefy",
  ),
  battlefields: list('1 The Dreaming Tree; 1 Startipped Peak; 1 Grove of the God-Willow'),
  runes: list('7 Fury Rune; 5 Mind Rune'),
};

/** The first and the last are those that a demonstration plays with unless it is told otherwise. */
export const sampleDecks: { [name: string]: Deck } = {
  kaisa,
  // The Dreaming Tree has been reworded since October 2025.
  'kaisa-2025-10': {
    ...kaisa,
    battlefields: list("1 The Arena's Greatest; 1 Startipped Peak; 1 Grove of the God-Willow"),
  },
  viktor: {
    legend: list('1 Viktor, Herald of the Arcane'),
    champion: list('1 Viktor, Leader'),
    main: list(
      "3 Stupefy; 3 Cull the Weak; 3 Hidden Blade; 3 Imperial Decree; 3 Bellows Breath; 3 Honest Broker; 3 Deadly Flourish; 2 Thousand-Tailed Watcher; 2 Salvage; 2 Plundering Poro; 2 Sprite Burst; 2 Chakram Dancer; 2 Sprite Fountain; 2 Shadow's Call; 3 Xin Zhao, Vigilant; 1 Ashe, Focused",
    ),
    battlefields: list("1 The Arena's Greatest; 1 Rockfall Path; 1 Forbidding Waste"),
    runes: list('6 Mind Rune; 6 Order Rune'),
  },
};

export const deckTitles: { [name: string]: string } = {
  kaisa: "Kai'Sa, Daughter of the Void",
  'kaisa-2025-10': "Kai'Sa, Daughter of the Void, with cards as they were in October 2025",
  viktor: 'Viktor, Herald of the Arcane',
};
