/** The tokens that the rules know (187): what a text says of one must be what it is. */
import { type CardDefinition, facesOf, type SingleFaced } from '@arbiter/engine';
import { rules } from '@arbiter/riftbound';

const isSingle = (token: CardDefinition): token is SingleFaced => 'props' in token;
/** A token by its name, if it has that Might; gear has none. */
export function tokenNamed(name: string, might: number): CardDefinition | undefined {
  return rules.tokens.find((token) => {
    const [face] = facesOf(token);
    return isSingle(token) && face?.name === name && (face.props.might ?? 0) === might;
  });
}
