/** Wordings as people read them: the first way to say each, with capital letters where sentences begin. */
import { type Ability, displayed, type Face, shown } from '@arbiter/engine';
import { UNSAID } from './say.js';
import { abilitiesWording } from './sayer.js';

/** Behind these a sentence begins. */
const BEGINS = '.:>"—\\[';

/** One ability as its card prints it; undefined where cards have no words for it. */
export function displayedAbility(ability: Ability, face: Face): string | undefined {
  const [wording = UNSAID] = abilitiesWording([ability], face);
  if (ability.kind !== 'keyword') return displayed(wording, BEGINS, face.name);
  const said = shown(wording);
  return said.includes(UNSAID) ? undefined : said;
}
/** What an ability says of itself where nobody asks whose it is. */
export const NAMELESS: Face = { name: '', props: { name: '', types: [], subtypes: [] }, abilities: [] };
