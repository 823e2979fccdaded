/** Wordings as people read them: the first way to say each, with capital letters where sentences begin. */
import { type Ability, displayed, type Face, type StaticAbility, shown, type TriggeredAbility } from '@arbiter/engine';
import { UNSAID } from './say.js';
import { abilitiesWording } from './sayer.js';

/** Behind these a sentence begins. */
const BEGINS = '.:\\]•"—';
/** Keywords are written as names are. */
const asName = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** One ability as its card prints it, which may be none that a card has by itself. */
export function displayedAbility(ability: Ability, face: Face): string | undefined {
  if (ability.kind === 'keyword') {
    const [said = UNSAID] = abilitiesWording([ability], face).map(shown);
    return said.includes(UNSAID) ? undefined : asName(said).replaceAll('~', face.name);
  }
  // What a champion has of the cards in its lineage is one ability as it is printed.
  const own: Ability[] =
    (ability.kind === 'static' || ability.kind === 'triggered') && ability.zone === 'lineage'
      ? [outOf(ability), ability]
      : [ability];
  return displayed(abilitiesWording(own, face).join(' '), BEGINS, face.name);
}
function outOf(ability: StaticAbility | TriggeredAbility): Ability {
  if (ability.kind === 'static') {
    const { zone: _zone, ...rest } = ability;
    return rest;
  }
  const { zone: _zone, ...rest } = ability;
  return rest;
}
/** What an ability says of itself where nobody asks whose it is. */
export const NAMELESS: Face = { name: '', props: { name: '', types: [], subtypes: [] }, abilities: [] };
