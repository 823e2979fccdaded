/** Tokens with names of their own (111.4): "Voja, a legendary 2/2 green and white Wolf creature token". */
import { type CardDefinition, facesOf, wordsOf } from '@arbiter/engine';
import { article, either, type Say } from './say.js';
import { isPredefined, tokenWords } from './tokens.js';

/** One token whose name is not what it is; how several are called is said by no phrase. */
export function namedToken(token: CardDefinition, say: Say): string | undefined {
  const [face, ...more] = facesOf(token);
  if (!face || more.length > 0 || face.name !== face.props.name || face.name === '' || isPredefined(face.name))
    return undefined;
  if (face.name === wordsOf(face.props.subtypes).join(' ')) return undefined;
  const { one, has } = tokenWords(face, say);
  const plain = `${article(one)} ${one}`;
  // An ability in a sentence of its own stands after the name.
  const last = has === '' || has.includes('. ') ? [] : [`${plain}${has} named ${face.name}`];
  return either(`${plain} named ${face.name}${has}`, `${face.name}, ${plain}${has}`, ...last);
}
