/** What lies face down is nothing but a card, and an object has only what effects give it (2.1.1.5.3, 2.11.7.14.3.1). */
import type { CardDefinition, Rules, SingleFaced, State } from '@arbiter/engine';
import { cite } from '../cite.js';

const NONE: string[] = [];

/** What there is to see of it. Who controls it looks at it, until somebody else does (2.1.1.5.1, 2.1.1.5.2). */
export const LOOKS: { usual: SingleFaced } = {
  usual: {
    name: 'Face-down card',
    props: { name: '', elements: NONE, supertypes: NONE, types: NONE, subtypes: NONE, classes: NONE },
    abilities: [],
  },
};

/** Why something is shown otherwise as it is turned face down or up. @citation */
export const TURNED = cite('ga:2.1.1.5.2', 'ga:2.11.7.14.3.1', 'ga:2.11.7.14.3.1.1', 'ga:2.11.7.14.3.1.2');

/** What a card looks like that lies face down as a game begins; the game has that written down, as it has tokens. */
export function coveredBy(
  state: State,
  rules: { readonly definitions: Pick<Rules['definitions'], 'compile'> },
  definitions: CardDefinition[] = state.definitions,
): number {
  if (!definitions.includes(LOOKS.usual)) definitions.push(LOOKS.usual);
  const { hash } = rules.definitions.compile(LOOKS.usual);
  const known = state.defs.indexOf(hash);
  return known >= 0 ? known : state.defs.push(hash) - 1;
}
