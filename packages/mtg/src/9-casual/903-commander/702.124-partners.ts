/** Which two cards may lead a Commander deck together (702.124). */
import { type CardInfo, type Table, tablesIn, textsIn } from '@arbiter/engine';

/** A card with several faces goes by its front outside of the game (712.8a). */
const frontOf = (data: Table): Table => tablesIn(data.faces)[0] ?? data;

const keywordsOf = (data: Table, name: string): Table[] =>
  tablesIn(frontOf(data).abilities).filter(({ kind, keyword }) => kind === 'keyword' && keyword === name);

const isLegendary = (data: Table): boolean => textsIn(frontOf(data).supertypes).includes('Legendary');

/** A legendary Background enchantment, which is a commander only beside one that lets it be (702.124k). */
export const isBackground = (data: Table): boolean =>
  isLegendary(data) &&
  textsIn(frontOf(data).types).includes('Enchantment') &&
  textsIn(frontOf(data).subtypes).includes('Background');

/** A legendary Time Lord Doctor that is of no other creature type (702.124m). */
function isDoctor(data: Table): boolean {
  const { types, subtypes } = frontOf(data);
  const kinds = textsIn(subtypes).flatMap((subtype) => subtype.split(' '));
  return (
    isLegendary(data) &&
    textsIn(types).includes('Creature') &&
    kinds.includes('Doctor') &&
    kinds.every((kind) => ['Time', 'Lord', 'Doctor'].includes(kind))
  );
}

/** Both have partner, or both the same "partner—[text]" (702.124h, 702.124i); the one is not the other (702.124f). */
const arePartners = (one: Table, other: Table): boolean =>
  keywordsOf(one, 'partner').some((own) => keywordsOf(other, 'partner').some(({ label }) => label === own.label));

/** One names the other (702.124j). */
const names = (one: Table, other: CardInfo): boolean =>
  keywordsOf(one, 'partner with').some(({ from }) =>
    tablesIn([from].flat()).some(({ named }) => named === (frontOf(other.data).name ?? other.name)),
  );

/** Whether a card has a keyword, by its front. */
export const hasWord = (data: Table, keyword: string): boolean => keywordsOf(data, keyword).length > 0;

/** Whether one of them takes the other along that is none by itself (702.124k, 702.124m). */
const takesAlong = (one: Table, other: Table): boolean =>
  (hasWord(one, 'choose a background') && isBackground(other)) ||
  (hasWord(one, "doctor's companion") && isDoctor(other));

/** Whether two cards may be designated as commanders together by one ability of theirs (702.124a). */
export const mayLeadTogether = (one: CardInfo, other: CardInfo): boolean =>
  arePartners(one.data, other.data) ||
  (names(one.data, other) && names(other.data, one)) ||
  takesAlong(one.data, other.data) ||
  takesAlong(other.data, one.data);
