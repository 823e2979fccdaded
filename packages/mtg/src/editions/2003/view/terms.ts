/**
 * The words of 2003 for what today is said otherwise: in labels, prompts and what cards say. They stand in small letters, as names
 * of cards never do; only what begins a text may begin with a capital.
 */
const IN_WORDS_OF_THEN: readonly (readonly [RegExp, string])[] = [
  [/^Choose what to exile$/, 'Choose what to remove from the game'],
  // Where things are: there is no battlefield and no exile, but play, and what is removed from the game.
  [/\benters( tapped)? with\b/g, 'comes into play$1 with'],
  [/\bentering the battlefield\b/g, 'coming into play'],
  [/\benters the battlefield\b/g, 'comes into play'],
  [/\benter the battlefield\b/g, 'come into play'],
  [/\benters\b/g, 'comes into play'],
  [/\benter\b/g, 'come into play'],
  [/\b(?:onto|to) the battlefield\b/g, 'into play'],
  [/\bon the battlefield\b/g, 'in play'],
  [/\b(?:the )?battlefield\b/g, 'play'],
  [/\bdies\b/g, 'is put into a graveyard from play'],
  [/\b(would|will|can|may) die\b/g, '$1 be put into a graveyard from play'],
  [/\bdie\b/g, 'are put into a graveyard from play'],
  [/\b(?:into|to) exile\b/g, 'out of the game'],
  [/\b(?:from|in) exile\b/g, 'removed from the game'],
  [/\bexiled\b/g, 'removed from the game'],
  [/\bexiles ([^,.;:?]+)/g, 'removes $1 from the game'],
  [/\bexile ([^,.;:?]+)/g, 'remove $1 from the game'],
  [/(^|, )Exile ([^,.;:?]+)/g, '$1Remove $2 from the game'],
  [/\bpay Exile ([^,.;:?]+)/g, 'pay by removing $1 from the game'],
  [/\bexile\b/g, 'removed from the game'],
  // Spells and abilities are both played.
  [/^Cast (?=\S)/, 'Play '],
  [/\bcasts\b/g, 'plays'],
  [/\bcasting\b/g, 'playing'],
  [/\b(be|been|was|were|has|have|had|you.ve|is|are) cast\b/g, '$1 played'],
  [/\bcast\b/g, 'play'],
  [/\bactivates (?!mana)/g, 'plays '],
  [/\bactivate (?!mana)/g, 'play '],
  [/\bactivate mana abilit/g, 'play mana abilit'],
  [/\bcan[’']t be activated\b/g, 'can’t have its abilities played'],
  [/\bactivating\b/g, 'playing abilities of'],
  // What had other names, or none.
  [/\bmana value\b/g, 'converted mana cost'],
  [/\bcreate ([^,.;:]*tokens?)/g, 'put $1 into play'],
  [/(^|\b)[Mm]ill (\d+|a card|X)\b/g, 'put $2 from the top of the library into the graveyard'],
  [/\bmill (the [^,.;:]+)/g, 'put as many cards from the top of the library into the graveyard as $1'],
  [/\bscry (\d+)\b/g, 'look at the top cards of the library ($1) and put any of them on the bottom'],
  [/\b(\S+) fights (target(?: \d+)?)\b/g, '$1 and $2 deal damage equal to their power to each other'],
  // Abilities that had no name yet, and local enchantments.
  [/\bignores defender\b/g, 'may attack as though it weren’t a Wall'],
  [/\bvigilance\b/g, 'attacking doesn’t cause it to tap'],
  [/\breach\b/g, 'may block as though it had flying'],
  [/\bshroud\b/g, 'can’t be the target of spells or abilities'],
  [/\bnot Aura\b/g, 'not local'],
  [/\bsubtypes Aura\b/g, 'local'],
  [/\bnumber of Aura attached\b/g, 'number of local enchantments attached'],
  [/\bend step\b/g, 'end of turn step'],
  [/^End step\b/, 'End of turn step'],
  [/^Precombat main phase\b/, 'First main phase'],
  [/^Postcombat main phase\b/, 'Second main phase'],
  [/\bany target\b/g, 'target creature or player'],
];

/** The zones that were called otherwise. */
export const zoneNames = {
  battlefield: 'In play',
  exile: 'Removed from the game',
  phasedOut: 'Phased out',
};

/** What phases and steps are called that people call otherwise today (305, 312, 313). */
const PHASES: { readonly [phase: string]: string } = {
  precombatMain: 'First main phase',
  postcombatMain: 'Second main phase',
  ending: 'End phase',
};
const STEPS: { readonly [step: string]: string } = { end: 'End of turn step' };

/** The present phase and step as they were called. */
export function turnNames({ phase, step }: { phase: string | null; step: string | null }): { [name: string]: string } {
  const [phaseName, stepName] = [PHASES[phase ?? ''], STEPS[step ?? '']];
  return { ...(phaseName === undefined ? {} : { phaseName }), ...(stepName === undefined ? {} : { stepName }) };
}

export const inWordsOfThen = (text: string): string =>
  IN_WORDS_OF_THEN.reduce((said, [now, then]) => said.replace(now, then), text);
