/** What changes the text of spells and permanents: which kinds of words, and for how long (612). */
import type { Effect, Filter, Ref, Until } from '@arbiter/engine';
import { row } from '../../categories.js';
import { targetOf } from '../../nouns.js';

type Kind = 'color' | 'landType' | 'creatureType';
const FOR_GOOD: Until = { kind: 'permanent' };
const THIS_TURN: Until = { kind: 'endOfTurn' };
const changes = (what: Ref, of: Kind[], until: Until, more: { to?: string; not?: string } = {}): Effect[] => [
  { do: 'changeText', what, of, ...more, until },
];
const COLOR = 'one color word with another';
const LAND = 'one basic land type with another';

/** What is on the stack or on the battlefield. */
const ANYWHERE: Filter = { any: [{ is: 'spell' }, [{ zone: 'battlefield' }]] };

export const changingText = [
  row(
    'object',
    'target spell or permanent',
    (_, { from }) => targetOf(from, ANYWHERE, ['spell', 'permanent']),
    'Magical Hack',
  ),
  row(
    'effect',
    `change the text of <object> by replacing all instances of ${COLOR}`,
    ({ object }) => changes(object, ['color'], FOR_GOOD),
    'Sleight of Mind',
  ),
  row(
    'effect',
    `change the text of <object> by replacing all instances of ${LAND}`,
    ({ object }) => changes(object, ['landType'], FOR_GOOD),
    'Magical Hack',
  ),
  row(
    'effect',
    `change the text of <object> by replacing all instances of ${COLOR} or ${LAND}`,
    ({ object }) => changes(object, ['color', 'landType'], FOR_GOOD),
    'Mind Bend',
  ),
  row(
    'effect',
    `change the text of <object> by replacing all instances of ${COLOR} or ${LAND} until end of turn`,
    ({ object }) => changes(object, ['color', 'landType'], THIS_TURN),
    'Whim of Volrath',
  ),
  row(
    'effect',
    "change the text of <object> by replacing all instances of one creature type with another . the new creature type can't be <subtype>",
    ({ object, subtype }) => changes(object, ['creatureType'], FOR_GOOD, { not: subtype }),
    'Artificial Evolution',
  ),
  row(
    'effect',
    'change the text of <object> by replacing all instances of one creature type with <subtype>',
    ({ object, subtype }) => changes(object, ['creatureType'], FOR_GOOD, { to: subtype }),
    'New Blood',
  ),
];
