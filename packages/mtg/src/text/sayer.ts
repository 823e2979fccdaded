/** Puts the phrases of words together to what a card says. */
import {
  type Ability,
  type Body,
  type Condition,
  type Cost,
  canonical,
  type Effect,
  type Face,
  type Filter,
  type Mod,
  type Ref,
  type TargetSpec,
  type Value,
} from '@arbiter/engine';
import { costText, keywordText, limitsText, replacementText, staticText, triggerText } from './abilities.js';
import { modsText } from './changes.js';
import { subjectsOf } from './nouns.js';
import { conditionText, countedText, valueText } from './numbers.js';
import { either, numeral, type Role, type Say, type Spoken, type Subject, UNSAID, whole } from './say.js';
import { isSpoken, nothing } from './spoken.js';
import { thing } from './things.js';
import { flowVerbs } from './verbs/flow.js';
import { objectVerbs } from './verbs/objects.js';
import { DIVIDE, plainVerbs, type VerbPhrases } from './verbs/plain.js';

const VERBS: VerbPhrases = { ...plainVerbs, ...objectVerbs, ...flowVerbs };
/** The table by verb knows each phrase's own instruction. */
const phraseOf = (effect: Effect): ((effect: Effect, say: Say) => string) | undefined =>
  VERBS[effect.do] as ((effect: Effect, say: Say) => string) | undefined;

const GIVEN = ['Creature', 'Artifact', 'Enchantment', 'Land', 'Permanent', 'Planeswalker'];

/** Instructions follow one another in a sentence or sentence by sentence (608.2c); a comma or "then" is not compared. */
const NEXT = either('. ', ' and ', ' ');
const NEXT_IN_SENTENCE = either(' and ', ' ');

class Sayer implements Say {
  spoken: Spoken = nothing();
  constructor(
    readonly face: Face,
    readonly targets: readonly TargetSpec[] = [],
    readonly on?: Say['on'],
  ) {}

  effects(effects: readonly Effect[] = [], sentence?: 'sentence'): string {
    return effects
      .map((effect) => whole(effect, (watched) => phraseOf(watched)?.(watched, this) ?? UNSAID))
      .join(sentence ? NEXT_IN_SENTENCE : NEXT);
  }
  object(ref: Ref, role?: Role): string {
    return either(...subjectsOf(ref, this, role).map(({ text }) => text));
  }
  about(ref: Ref, said: (subject: Subject) => string, role?: Role): string {
    const key = JSON.stringify(ref);
    const same = this.spoken.subject === key;
    const subjects = subjectsOf(ref, this, role);
    const ways = subjects.flatMap((subject): Subject[] => {
      if (subject.you) return [{ ...subject, text: '' }, subject];
      return same ? [subject, { ...subject, text: '' }] : [subject];
    });
    const last = ways.pop();
    const all = ways.map((subject) => this.apart(() => said(subject)));
    if (last) all.push(said(last));
    this.spoken.subject = key;
    return either(...all);
  }
  value(value: Value): string {
    return valueText(value, this);
  }
  counted(value: Value, one: string, many = `${one}s`): string {
    return countedText(value, one, many, this);
  }
  condition(condition: Condition): string {
    return conditionText(condition, this);
  }
  costs(costs: readonly Cost[]): string {
    return costs.map((cost) => whole(cost, (watched) => costText(watched, this))).join(', ');
  }
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string {
    return modsText(mods, subject, lasting, this);
  }
  thing(filter: Filter, more?: Parameters<Say['thing']>[1]): string {
    return thing(filter, this, more);
  }
  ability(ability: Ability): string {
    // What is given an ability calls itself by what it is, never by the name of the card that gives it.
    const said = abilityWording(ability, { ...this.face, name: '', props: { types: GIVEN, subtypes: [] } });
    return ability.kind === 'keyword' ? said : `"${said}."`;
  }
  body({ modes, targets = [], effects, divide }: Body): string {
    if (modes) return targets.length > 0 || effects || divide !== undefined ? UNSAID : modesText(modes, this);
    const within = new Sayer(this.face, targets, this.on);
    // Each body counts its own targets.
    within.spoken = { ...this.spoken, said: this.spoken.said.filter(({ key }) => !key.startsWith('{"target"')) };
    const said = within.effects(effects);
    // Nothing is a target that the text does not call one.
    if (targets.some((_, i) => !isSpoken(within, canonical({ target: i })))) return UNSAID;
    if (divide === undefined) return said;
    return said.includes(DIVIDE) ? said.replaceAll(DIVIDE, this.value(divide)) : UNSAID;
  }
  apart<T>(say: () => T): T {
    const before = { ...this.spoken };
    const said = say();
    this.spoken = before;
    return said;
  }
  ways(...ways: (() => string)[]): string {
    return either(...ways.map((way, i) => (i < ways.length - 1 ? this.apart(way) : way())));
  }
}

function modesText({ min, max, choices }: NonNullable<Body['modes']>, say: Say): string {
  const all = choices.length;
  const count =
    min === 1 && max === all && all === 2
      ? either('one or both', 'one or more')
      : min === 1 && max === all && all > 1
        ? 'one or more'
        : min === max && max < all
          ? numeral(min)
          : UNSAID;
  const bullets = choices.map((choice) => ` • ${say.apart(() => whole(choice, (watched) => say.body(watched)))}`);
  return `choose ${count} —${bullets.join('.')}`;
}

/** Where an ability is activated follows from what its cost does with the card itself (113.6). */
const zoneOf = (costs: readonly Cost[]): string | undefined => {
  const self = costs.find((cost) => 'what' in cost && cost.what === 'self');
  return self?.pay === 'discard' ? 'hand' : self?.pay === 'exile' ? 'graveyard' : undefined;
};
/** Whether some instruction adds mana. */
const addsMana = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'addMana') || Object.values(part).some((inner) => addsMana(inner)));
/** A mana ability could add mana, has no target, and is no loyalty ability (605.1a). */
const isManaAbility = ({ cost, targets = [], effects, modes }: Extract<Ability, { kind: 'activated' }>): boolean =>
  targets.length === 0 && cost.every(({ pay }) => pay !== 'loyalty') && addsMana([effects, modes]);

/** An ability in the words of Magic's cards, with all the ways in which these could be put. */
export const abilityWording = (ability: Ability, face: Face): string =>
  whole(ability, (watched) => wordingOf(watched, face));

function wordingOf(ability: Ability, face: Face): string {
  const say = new Sayer(face, [], ability.kind === 'triggered' ? ability.on : undefined);
  switch (ability.kind) {
    case 'keyword':
      return keywordText(ability, say);
    case 'static':
      return staticText(ability, say);
    case 'replacement':
      return replacementText(ability, say);
    case 'activated': {
      if (ability.keyword !== undefined || ability.zone !== zoneOf(ability.cost)) return UNSAID;
      if ((ability.immediate === true) !== isManaAbility(ability)) return UNSAID;
      return `${say.costs(ability.cost)}: ${say.body(ability)}${limitsText(ability, say)}`;
    }
    case 'triggered': {
      if (ability.zone !== undefined || ability.keyword !== undefined || ability.may) return UNSAID;
      const trigger = whole(ability.on, (watched) => triggerText(watched, say));
      const condition = ability.if === undefined ? '' : `if ${say.condition(ability.if)}, `;
      const limit =
        ability.limit === undefined
          ? ''
          : ability.limit.perTurn === 1
            ? '. this ability triggers only once each turn'
            : UNSAID;
      return `${trigger}, ${condition}${say.body(ability)}${limit}`;
    }
    case 'spell': {
      const { optional, additional, targets = [], effects = [], modes } = ability;
      if (optional !== undefined) return UNSAID;
      // What an Aura is cast on is said by its keyword (702.5a).
      if (!modes && effects.length === 0 && !additional) return isCastOn(targets, face) ? '' : UNSAID;
      const paid = additional ? `as an additional cost to cast this spell, ${say.costs(additional)}. ` : '';
      return `${paid}${say.body(ability)}`;
    }
    default:
      return UNSAID;
  }
}

/** Whether an Aura's spell has the target that its keyword "enchant" asks for, and says nothing else. */
function isCastOn(targets: readonly TargetSpec[], face: Face): boolean {
  const [target, ...more] = targets;
  const enchant = face.abilities.flatMap((one) =>
    one.kind === 'keyword' && one.keyword === 'enchant' ? [one.from] : [],
  );
  const [from] = enchant;
  if (!target || more.length > 0 || from === undefined || enchant.length > 1) return false;
  const clauses = [from].flat();
  const placed = clauses.some((clause) => 'zone' in clause || 'player' in clause);
  const what = canonical([target.what].flat());
  const same = [clauses, [{ zone: 'battlefield' }, ...clauses]].some((one) => canonical(one) === what);
  return (
    same &&
    (placed || what.includes('{"zone":"battlefield"}')) &&
    Object.keys(target).every((key) => ['what', 'prompt'].includes(key))
  );
}

/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);
