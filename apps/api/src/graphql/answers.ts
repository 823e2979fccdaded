/** Answers as GraphQL types them (`AnswerInput @oneOf`), in REST's form. */
import { faultAt } from '../schemas/parse.js';
import { type Args, given } from './payloads.js';

const PICKS = ['choose', 'order'] as const;

/** The one that is given of some fields; the library does not always check that there is one. */
function oneOf(input: object, path: string): [field: string, value: unknown] {
  const [first, ...more] = Object.entries(given(input));
  if (first && more.length === 0) return first;
  throw faultAt(path, 'has exactly one field', 'WRONG_TYPE');
}

/** An option by its id, or a matcher. */
const pick = (input: unknown, path: string): unknown => oneOf(input as object, path)[1];
const picks = (list: unknown, path: string): unknown[] =>
  (list as unknown[]).map((one, i) => pick(one, `${path}[${i}]`));

function shaped(input: object, path: string): Args {
  const [shape, value] = oneOf(input, path);
  const at = `${path}.${shape}`;
  if (PICKS.some((name) => name === shape)) return { [shape]: picks(value, at) };
  const each = (read: (entry: Args, place: string) => object): Args => ({
    [shape]: (value as Args[]).map((entry, i) => read(entry, `${at}[${i}]`)),
  });
  if (shape === 'assign')
    return each(({ from, to }, place) => ({ from: pick(from, `${place}.from`), to: pick(to, `${place}.to`) }));
  if (shape === 'distribute')
    return each(({ option, amount }, place) => ({ option: pick(option, `${place}.option`), amount }));
  return { [shape]: value };
}

/** The typed answers of an input in the place of its plain ones; one of the two is given. */
export function answersIn({ typedAnswers, ...input }: Args): Args {
  if (typedAnswers === undefined) return input;
  const path = '$.typedAnswers';
  if (input.answers !== undefined) throw faultAt(path, 'stands in the place of answers, not beside them');
  const answers = (typedAnswers as Args[]).map((one, i) => {
    const { answer, mana, ...rest } = given(one);
    const at = `${path}[${i}]`;
    const paid = mana === undefined ? {} : { mana: picks(mana, `${at}.mana`) };
    return { ...rest, ...paid, ...shaped(answer as object, `${at}.answer`) };
  });
  return { ...input, answers };
}
