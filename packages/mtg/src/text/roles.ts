/** Role tokens, which are known by their names and are attached to a creature (111.10j–r). */
import { type CardDefinition, canonical, facesOf, type Ref, shown } from '@arbiter/engine';
import { article, type Say, UNSAID } from './say.js';

/** What each of them does, in the words of this printer. */
const ROLES: { [name: string]: string } = {
  Cursed: '"enchanted creature has base power and toughness 1/1."',
  Monster: '"enchanted creature gets +1/+1 and has trample."',
  Royal: '"enchanted creature gets +1/+1 and has ward {1}."',
  Sorcerer: '"enchanted creature gets +1/+1 and has "when this creature attacks, scry 1."."',
  Virtuous: '"enchanted creature gets +1/+1 for each enchantment you control."',
  Wicked: '"enchanted creature gets +1/+1." "when this creature dies, each opponent loses 1 life."',
  'Young Hero':
    '"enchanted creature has "when this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."."',
};

/** "Create a Wicked Role token attached to target creature." */
export function roleText(token: CardDefinition, attached: Ref, say: Say): string {
  const [face, ...more] = facesOf(token);
  if (!face || more.length > 0) return UNSAID;
  const { name } = face;
  const props = { name, supertypes: [], types: ['Enchantment'], subtypes: ['Aura', 'Role'], colors: [] };
  const [enchant, ...rest] = face.abilities;
  const onCreature =
    canonical(enchant ?? null) ===
    canonical({ kind: 'keyword', keyword: 'enchant', from: { has: ['types', 'Creature'] } });
  const said = say.apart(() => rest.map((one) => shown(say.ability(one))).join(' ')).replaceAll("'", '"');
  if (canonical(face.props) !== canonical(props) || !onCreature || said !== ROLES[name]) return UNSAID;
  return `create ${article(name)} ${name} Role token attached to ${say.object(attached)}`;
}
