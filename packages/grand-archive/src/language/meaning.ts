/** What a card of the right form must be like besides, so that the rules can hold it. */
import { type Face, type Fault, isOneOfSeveral, wordOf, wordsOf } from '@arbiter/engine';
import { isTriggerWord } from '../2-mechanics/keywords/trigger-words.js';
import { BOON, PANTHEON } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';

/** The figures that the cards of a type have (1.6.5.2.1–1.6.5.2.5). */
const FIGURES: { [type: string]: { figures: string[]; rules: ReturnType<typeof cite> } } = {
  Champion: { figures: ['level', 'life'], rules: cite('ga:1.6.5.2.1', 'ga:1.6.8.1') },
  Ally: { figures: ['power', 'life'], rules: cite('ga:1.6.5.2.2', 'ga:1.6.8.1', 'ga:1.6.8.2') },
  Action: { figures: ['speed'], rules: cite('ga:1.6.5.2.3', 'ga:1.6.7.1') },
  Weapon: { figures: ['power', 'durability'], rules: cite('ga:1.6.5.2.4', 'ga:1.6.8.2', 'ga:1.7.6.4') },
  Attack: { figures: ['power'], rules: cite('ga:1.6.5.2.5', 'ga:1.6.8.2') },
};

/** Types whose cards have a reserve cost, unless they are regalia. */
const RESERVED: { [type: string]: ReturnType<typeof cite> } = {
  Item: cite('ga:1.7.5.1'),
  Weapon: cite('ga:1.7.6.1'),
};

/** What is turned over keeps the durability counters that it has: a flip side may print none (2.11.7.15.2). */
const isKept = (figure: string, at: number): boolean => figure === 'durability' && at > 0;

export function checkMeaning({ name, props, abilities }: Face, fault: Fault, at: number): void {
  const types = wordsOf(props.types);
  if (props.name !== name && !isOneOfSeveral(name, wordOf(props.name) ?? name))
    fault(['props', 'name'], `must be "${name}", the name of the card`);
  for (const type of types)
    for (const figure of FIGURES[type]?.figures ?? [])
      if (props[figure] === undefined && !isKept(figure, at))
        fault(['props', figure], `${type.toLowerCase()} cards have ${figure}`, FIGURES[type]?.rules);
  if ((props.cost === undefined) !== (props.costKind === undefined))
    fault(['props', 'cost'], 'a cost is a number of one kind: "cost" and "costKind"', cite('ga:1.6.4.2'));
  if (props.variable !== undefined && props.cost === undefined)
    fault(['props', 'variable'], 'X stands in a cost', cite('ga:1.6.4.2.9'));
  const regalia = wordsOf(props.supertypes).includes('Regalia');
  if (regalia && props.costKind !== undefined && props.costKind !== 'memory')
    fault(['props', 'costKind'], 'regalia have a memory cost', cite('ga:1.7.8.3.2', 'ga:1.7.5.1.1', 'ga:1.7.6.1.1'));
  const [kept] = types.flatMap((type) => RESERVED[type] ?? []);
  if (!regalia && kept && props.costKind === 'memory')
    fault(['props', 'costKind'], 'items and weapons of the main deck have a reserve cost', [kept]);
  const subtypes = wordsOf(props.subtypes);
  for (const [i, of] of wordsOf(props.classes).entries())
    if (!subtypes.includes(of)) fault(['props', 'classes', i], 'a class is one of the subtypes', cite('ga:1.6.5.3.1'));
  for (const [i, ability] of abilities.entries()) {
    // Other cards say with one what they cost besides.
    // What a boon does as it is gained it does as its bestowment resolves.
    if (ability.kind === 'spell' && !types.includes('Action') && !types.includes(BOON))
      for (const part of ['effects', 'targets', 'modes', 'divide'] as const)
        if (ability[part] !== undefined)
          fault(['abilities', i, part], 'only actions do something by themselves', cite('ga:2.4.0.4'));
    if (types.includes(BOON) && (ability.kind === 'triggered' || ability.kind === 'activated'))
      if (ability.zone !== PANTHEON) fault(['abilities', i, 'zone'], 'boons do what they do in the pantheon');
    if (ability.kind === 'keyword' && isTriggerWord(ability.keyword))
      fault(['abilities', i, 'keyword'], 'stands before a triggered ability only', cite('ga:2.4.2.2.2'));
  }
}
