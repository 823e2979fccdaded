/** How tokens are printed (111.3, 111.10). */

import { type CardDefinition, type Face, facesOf, shown, wordsOf } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { either, listed, type Say, UNSAID } from './say.js';

const PROPS = ['name', 'supertypes', 'types', 'subtypes', 'colors', 'power', 'toughness'];

/** Tokens that are known by their names: what each of them does, in the words of this printer (111.10a–v). */
const PREDEFINED: { [name: string]: string } = {
  Treasure: '"{T}, sacrifice this creature: add one mana of any color."',
  Food: '"{2}, {T}, sacrifice this creature: gain 3 life."',
  Gold: '"sacrifice this creature: add one mana of any color."',
  Clue: '"{2}, sacrifice this creature: draw a card."',
  Blood: '"{1}, {T}, discard a card, sacrifice this creature: draw a card."',
  Lander:
    '"{2}, {T}, sacrifice this creature: search your library for a basic land card, put it onto the battlefield tapped. shuffle."',
  Powerstone: `"{T}: add {C}. this mana can't be spent to cast a nonartifact spell."`,
  Mutagen: '"{1}, {T}, sacrifice this creature: put a +1/+1 counter on target creature. activate only as a sorcery."',
  Map: '"{1}, {T}, sacrifice this creature: target creature you control explores. activate only as a sorcery."',
  Junk: '"{T}, sacrifice this creature: exile the top card of your library. until end of turn, you may play it. activate only as a sorcery."',
};

/** A token's description, as one and as several, with what it has. */
export function tokenText(token: CardDefinition, say: Say): { one: string; has: string } {
  const [face, ...more] = facesOf(token);
  if (!face || more.length > 0 || face.name !== face.props.name) return { one: UNSAID, has: '' };
  const { props } = face;
  if (!Object.keys(props).every((prop) => PROPS.includes(prop))) return { one: UNSAID, has: '' };
  const subtypes = wordsOf(props.subtypes);
  const known = predefined(face.name);
  const bare =
    wordsOf(props.types).join() === 'Artifact' &&
    wordsOf(props.colors).length === 0 &&
    wordsOf(props.supertypes).length === 0;
  if (known !== undefined) {
    const abilities = face.abilities.map((ability) => say.ability(ability));
    const same = bare && subtypes.join() === face.name && props.power === undefined && props.toughness === undefined;
    return {
      one:
        same && abilities.map(shown).join().replaceAll("'", '"') === known.replaceAll("'", '"')
          ? `${face.name} token`
          : UNSAID,
      has: '',
    };
  }
  return face.name === subtypes.join(' ') ? tokenWords(face, say) : { one: UNSAID, has: '' };
}
/** What a token is, and has, whatever its name is. */
export function tokenWords(face: Face, say: Say): { one: string; has: string } {
  const { props } = face;
  if (!Object.keys(props).every((prop) => PROPS.includes(prop))) return { one: UNSAID, has: '' };
  const subtypes = wordsOf(props.subtypes);
  const abilities = face.abilities.map((ability) => say.ability(ability));
  const colors = wordsOf(props.colors).map((c) => COLOR_NAMES[c] ?? c);
  const words = [
    ...wordsOf(props.supertypes).map((type) => type.toLowerCase()),
    ...((props.power === undefined && props.toughness === undefined) || isDefined(face)
      ? []
      : [`${props.power}/${props.toughness}`]),
    colors.length === 0 ? 'colorless' : listed(colors),
    ...subtypes,
    ...wordsOf(props.types).map((type) => type.toLowerCase()),
    'token',
  ];
  return { one: words.join(' '), has: hasText(abilities) };
}
/** Whether its own ability says what its power and toughness are, wherever it is (604.3). */
const isDefined = ({ abilities }: Face): boolean =>
  abilities.some(
    (one) =>
      one.kind === 'static' &&
      one.defining === true &&
      ['power', 'toughness'].every((prop) => one.mods.some((mod) => mod.mod === 'set' && mod.prop === prop)),
  );
/** What it has: an ability in quotation marks may be said in a sentence of its own. */
function hasText(abilities: readonly string[]): string {
  if (abilities.length === 0) return '';
  const quoted = abilities.filter((one) => /^["']/.test(one));
  const [only, ...more] = quoted;
  const all = ` with ${listed(abilities)}`;
  if (only === undefined || more.length > 0) return all;
  const names = abilities.filter((one) => one !== only);
  const first = names.length > 0 ? ` with ${listed(names)}` : '';
  return either(all, `${first}. ${either('it has', 'they have')} ${only}`);
}
const predefined = (name: string): string | undefined =>
  Object.hasOwn(PREDEFINED, name) ? PREDEFINED[name] : undefined;

export const isPredefined = (name: string): boolean => predefined(name) !== undefined;

/** Whether it is the token that investigating makes (701.16a). */
export const isClue = (token: CardDefinition): boolean => facesOf(token)[0]?.name === 'Clue';

/** What a token that was made may be called. */
export const kindsOfToken = (token: CardDefinition): string[] =>
  facesOf(token).flatMap(({ props }) => [
    'token',
    'permanent',
    ...wordsOf(props.types).map((type) => type.toLowerCase()),
    ...wordsOf(props.subtypes),
  ]);
