/** Puts the phrases of words together to what a card says. */
import type {
  Ability,
  Body,
  Condition,
  Cost,
  Effect,
  Face,
  Filter,
  Mod,
  Ref,
  TargetSpec,
  Value,
} from '@arbiter/engine';
import { costText, keywordText, limitsText, replacementText, staticText, triggerText } from './abilities.js';
import { modsText } from './changes.js';
import { subjectsOf } from './nouns.js';
import { conditionText, countedText, valueText } from './numbers.js';
import { either, numeral, type Say, type Spoken, type Subject, UNSAID } from './say.js';
import { thing } from './things.js';
import { flowVerbs } from './verbs/flow.js';
import { objectVerbs } from './verbs/objects.js';
import { DIVIDE, plainVerbs, type VerbPhrases } from './verbs/plain.js';

const VERBS: VerbPhrases = { ...plainVerbs, ...objectVerbs, ...flowVerbs };
/** The table by verb knows each phrase's own instruction. */
const phraseOf = (effect: Effect): ((effect: Effect, say: Say) => string) | undefined =>
  VERBS[effect.do] as ((effect: Effect, say: Say) => string) | undefined;

const GIVEN = ['Creature', 'Artifact', 'Enchantment', 'Land', 'Permanent', 'Planeswalker'];

const nothing = (): Spoken => ({ targets: new Set(), groups: new Set(), self: false, attached: false, event: false });

class Sayer implements Say {
  spoken: Spoken = nothing();
  constructor(
    readonly face: Face,
    readonly targets: readonly TargetSpec[] = [],
    readonly on?: Say['on'],
  ) {}

  effects(effects: readonly Effect[] = []): string {
    return effects.map((effect) => phraseOf(effect)?.(effect, this) ?? UNSAID).join('. ');
  }
  object(ref: Ref): string {
    return either(...subjectsOf(ref, this).map(({ text }) => text));
  }
  about(ref: Ref, said: (subject: Subject) => string): string {
    const key = JSON.stringify(ref);
    const same = this.spoken.subject === key;
    const subjects = subjectsOf(ref, this);
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
    return costs.map((cost) => costText(cost, this)).join(', ');
  }
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string {
    return modsText(mods, subject, lasting, this);
  }
  thing(filter: Filter, more?: { many?: boolean; determiner?: string }): string {
    return thing(filter, this, more);
  }
  ability(ability: Ability): string {
    // What is given an ability calls itself by what it is, never by the name of the card that gives it.
    const said = abilityWording(ability, { ...this.face, name: '', props: { types: GIVEN, subtypes: [] } });
    return ability.kind === 'keyword' ? said : `"${said}."`;
  }
  body(body: Body): string {
    if (body.modes) return modesText(body.modes, this.face, this.on);
    const within = new Sayer(this.face, body.targets ?? [], this.on);
    within.spoken = this.copy();
    within.spoken.targets = new Set();
    const said = within.effects(body.effects);
    return body.divide === undefined ? said : said.replaceAll(DIVIDE, this.value(body.divide));
  }
  apart<T>(say: () => T): T {
    const before = this.copy();
    const said = say();
    this.spoken = before;
    return said;
  }
  private copy(): Spoken {
    return { ...this.spoken, targets: new Set(this.spoken.targets), groups: new Set(this.spoken.groups) };
  }
}

function modesText({ min, max, choices }: NonNullable<Body['modes']>, face: Face, on: Say['on']): string {
  const all = choices.length;
  const count =
    min === 1 && max === all && all === 2
      ? either('one or both', 'one or more')
      : min === 1 && max === all && all > 1
        ? 'one or more'
        : min === max
          ? numeral(min)
          : UNSAID;
  const bullets = choices.map((choice) => ` • ${new Sayer(face, [], on).body(choice)}`);
  return `choose ${count} —${bullets.join('.')}`;
}

/** Where an ability is activated follows from what its cost does with the card itself (113.6). */
const zoneOf = (costs: readonly Cost[]): string | undefined => {
  const self = costs.find((cost) => 'what' in cost && cost.what === 'self');
  return self?.pay === 'discard' ? 'hand' : self?.pay === 'exile' ? 'graveyard' : undefined;
};

/** An ability in the words of Magic's cards, with all the ways in which these could be put. */
export function abilityWording(ability: Ability, face: Face): string {
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
      return `${say.costs(ability.cost)}: ${say.body(ability)}${limitsText(ability, say)}`;
    }
    case 'triggered': {
      if (ability.zone !== undefined || ability.keyword !== undefined || ability.may) return UNSAID;
      const trigger = triggerText(ability.on, say);
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
      if (ability.optional !== undefined) return UNSAID;
      const additional = ability.additional
        ? `as an additional cost to cast this spell, ${say.costs(ability.additional)}. `
        : '';
      // What an Aura is cast on is said by its keyword (702.5a).
      return `${additional}${say.body(ability)}`;
    }
    default:
      return UNSAID;
  }
}

/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);
