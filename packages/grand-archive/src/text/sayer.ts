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
  Speaker,
  type TargetSpec,
  type TriggerPattern,
  type Value,
  wordsOf,
} from '@arbiter/engine';
import { AMMUNITION } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { paymentText, playText, staticText, togetherText } from './abilities.js';
import { modsText } from './changes.js';
import { conditionText } from './conditions.js';
import { costText } from './costs.js';
import { triggerText, triggerWord } from './events.js';
import { asOfChampion, isInherited } from './inherited.js';
import { keywordText } from './keywords.js';
import { cheaperText, DURING, limitText, modesText, onlyIf, spellText } from './limits.js';
import { subjectsOf } from './nouns.js';
import { countedText, valueText } from './numbers.js';
import { replacementText } from './replacements.js';
import { bracketed, type Split, splitsOf } from './restrictions.js';
import {
  clausesOf,
  either,
  isBoon,
  listed,
  type Role,
  type Say,
  type Spoken,
  type Subject,
  UNSAID,
  whole,
} from './say.js';
import { isSpoken, nothing } from './spoken.js';
import { thing } from './things.js';
import { chooseText, choosingText } from './verbs/choosing.js';
import { deckVerbs } from './verbs/decks.js';
import { flowVerbs } from './verbs/flow.js';
import { lastingVerbs } from './verbs/lasting.js';
import { moveText } from './verbs/moves.js';
import { plainVerbs, type VerbPhrases } from './verbs/plain.js';
import { seeingVerbs } from './verbs/seeing.js';
import { sequenceText } from './verbs/sequences.js';
import { standingVerbs } from './verbs/standing.js';

const VERBS: VerbPhrases = {
  ...plainVerbs,
  ...flowVerbs,
  ...lastingVerbs,
  ...deckVerbs,
  ...seeingVerbs,
  ...standingVerbs,
  move: moveText,
  choose: chooseText,
};
/** The table by verb knows each phrase's own instruction. */
const phraseOf = (effect: Effect): ((effect: Effect, say: Say) => string) | undefined =>
  VERBS[effect.do] as ((effect: Effect, say: Say) => string) | undefined;

/** Instructions that leave the card alone that was seen on a deck. */
const ABOVE =
  'if may move reveal look damage counters modify status recover create empower choose counterOnStack'.split(' ');
const changesDeck = (effect: Effect): boolean => effect.do === 'move' && effect.to === 'mainDeck';

const GIVEN = ['Ally', 'Champion', 'Weapon', 'Item', 'Domain', 'Phantasia'];
/** Instructions follow one another in a sentence or sentence by sentence; a comma or "then" is not compared. */
const NEXT = either('. ', ' and ', ' ');
const NEXT_IN_SENTENCE = either(' and ', ' ');

/** The instructions with a number in its place where it is used first, and X in all others. */
function asX({ as, value }: Extract<Effect, { do: 'remember' }>, rest: readonly Effect[]): Effect[] | undefined {
  const named = canonical({ number: as });
  const uses = rest.findIndex((one) => canonical(one).includes(named));
  if (uses < 0 || typeof value !== 'object' || !isWorkedOut(value)) return undefined;
  return rest.map(
    (one, i): Effect =>
      i < uses ? one : JSON.parse(canonical(one).replaceAll(named, i === uses ? canonical(value) : '"x"')),
  );
}
/** A number, and no thing that is kept. */
const isWorkedOut = (value: object): value is Exclude<Value, number | string> =>
  ['count', 'countOf', 'sum', 'stat', 'counters', 'times', 'quotient', 'distinct', 'onMastery', 'half'].some(
    (name) => name in value,
  ) ||
  ('event' in value && (value.event === 'amount' || value.event === 'prevented'));

class Sayer extends Speaker<Spoken> implements Say {
  spoken: Spoken = nothing();
  from?: { zone: string; said: boolean };
  total?: Value;
  totalled = false;
  under?: string | undefined;
  own = false;
  sameUntil?: string | undefined;
  constructor(
    readonly face: Face,
    readonly targets: readonly TargetSpec[] = [],
    readonly on?: Say['on'],
  ) {
    super();
  }

  effects(effects: readonly Effect[] = [], sentence?: 'sentence'): string {
    const said: string[] = [];
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i];
      if (!effect) break;
      // What is worked out before is said where it is used first, and is X from then on.
      if (effect.do === 'remember' && !sequenceText(effects.slice(i), this)) {
        const known = asX(effect, effects.slice(i + 1));
        if (known)
          return [...said.filter((one) => one !== ''), this.effects(known, sentence)].join(
            sentence ? NEXT_IN_SENTENCE : NEXT,
          );
      }
      if (!ABOVE.includes(effect.do) || changesDeck(effect)) {
        this.spoken.onTop = false;
        if (effect.do !== 'dig' && effect.do !== 'recover') this.spoken.topShown = undefined;
      }
      const several = choosingText(effects.slice(i), this) ?? sequenceText(effects.slice(i), this);
      if (several) i += several.count - 1;
      said.push(several?.said ?? whole(effect, (watched) => phraseOf(watched)?.(watched, this) ?? UNSAID));
    }
    const parts = said.filter((one) => one !== '');
    // "When you do" begins a sentence of its own.
    const glue = (one: string): string => (sentence && !one.startsWith('when you do') ? NEXT_IN_SENTENCE : NEXT);
    return parts.slice(1).reduce((text, one) => `${text}${glue(one)}${one}`, parts[0] ?? '');
  }
  protected override subjects(ref: Ref, role?: Role): Subject[] {
    return subjectsOf(ref, this, role);
  }
  override object(ref: Ref, role?: Role): string {
    return either(...new Set(subjectsOf(ref, this, role).map(({ text, object = text }) => object)));
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
  costs(costs: readonly Cost[], how?: 'spoken'): string {
    const all = costs.map((cost) => whole(cost, (watched) => costText(watched, this, how)));
    const joint = how ? ' and ' : ', ';
    // "Sacrifice an ally and an item": what is done alike is said once.
    const [does] = costs.map(({ pay }) => `${pay} `);
    return does !== undefined && all.length > 1 && all.every((one) => one.startsWith(does))
      ? either(all.join(joint), `${does}${listed(all.map((one) => one.slice(does.length)))}`)
      : all.join(joint);
  }
  mods(mods: readonly Mod[], subject: Subject, lasting: boolean): string {
    return modsText(mods, subject, lasting, this);
  }
  thing(filter: Filter, more?: Parameters<Say['thing']>[1]): string {
    return thing(filter, this, more);
  }
  ability(ability: Ability): string {
    return this.abilities([ability]).join('');
  }
  abilities(abilities: readonly Ability[], of?: Face): string[] {
    // What is given an ability calls itself by what it is, never by the name of the card that gives it.
    const props = { name: '', types: GIVEN, subtypes: [] };
    const face = of ?? { ...this.face, name: '', props };
    const quote = this.face.name === '' ? "'" : '"';
    return grouped(abilities).map((group) => {
      if (group[0]?.kind === 'keyword') return wordingOf(group, this.face);
      const said = wordingOf(group, face);
      // What a card gives itself may call it by its name.
      const own = this.own && of === undefined ? [wordingOf(group, this.face)] : [];
      const [only, ...others] = group;
      // What begins with its own word needs no quotes.
      const plain = only?.kind === 'triggered' && only.keyword !== undefined && others.length === 0;
      const quoted = `${quote}${either(said, ...own)}.${quote}`;
      return plain ? either(quoted, said) : quoted;
    });
  }
  body({ modes, targets = [], effects, divide, as }: Body): string {
    if (divide !== undefined) return UNSAID;
    if (as !== undefined)
      return `${asText(as)}${this.body({ ...(modes ? { modes } : {}), targets, ...(effects ? { effects } : {}) })}`;
    if (modes) return targets.length > 0 || effects ? UNSAID : modesText(modes, this);
    const within = new Sayer(this.face, targets, this.on);
    if (this.from) within.from = this.from;
    within.having = this.having;
    within.doing = this.doing;
    within.under = this.under;
    // Each body counts its own targets.
    within.spoken = { ...this.spoken, said: this.spoken.said.filter(({ key }) => !key.startsWith('{"target"')) };
    const said = within.effects(effects);
    // Nothing is a target that the text does not call one.
    return targets.some((_, i) => !isSpoken(within, canonical({ target: i }))) ? UNSAID : said;
  }
}

/** An ability that the champion has while the card is anywhere in its lineage is written twice, and said once. */
function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
    const [last, ...more] = groups.at(-1) ?? [];
    const same = last && more.length === 0 && isInherited(last, ability);
    if (same || (last && isTogether(last, ability))) groups.at(-1)?.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

/** "As long as you control an item, ~ gets +1 POWER and your champion gets +1 level": one condition of both. */
const isTogether = (first: Ability, second: Ability): boolean =>
  first.kind === 'static' &&
  second.kind === 'static' &&
  first.if !== undefined &&
  second.if !== undefined &&
  canonical(first.if) === canonical(second.if) &&
  first.zone === second.zone;

/** Abilities of one line of a card, each in its words. */
export const abilitiesWording = (abilities: readonly Ability[], face: Face): string[] =>
  grouped(abilities).map((group) => wordingOf(group, face));

function wordingOf(group: readonly Ability[], face: Face): string {
  const [first, second] = group;
  if (first === undefined) return UNSAID;
  if (first.kind === 'static' && second?.kind === 'static' && isTogether(first, second))
    return either(group.map((one) => wordingOf([one], face)).join(either('. ', ' and ', ' ')), together(group, face));
  // A champion that is on top of its lineage would not have what it says only there.
  const laid = second === undefined && !wordsOf(face.props.types).includes('Champion');
  const given = laid ? asOfChampion(first) : undefined;
  if (given) return inheritedText(given, face);
  const said = whole(first, (watched) => abilityText(watched, face));
  return second === undefined ? said : `inherited effect${either(':', ' —')} ${said}`;
}

/** "Inherited Effect — This object gets -2 LIFE", of a card that is no champion: what it gives the champion above it. */
function inheritedText(ability: Ability, face: Face): string {
  const props = { name: '', types: ['Champion'], subtypes: [] };
  const heir: Face = { name: '', props, abilities: [] };
  const condition = 'if' in ability ? ability.if : undefined;
  // What the card demands stands before all of it.
  return restricted(condition, face, (rest) => {
    const { if: _if, ...own } = { if: undefined, ...ability };
    const asked: Ability = rest === undefined ? { ...own } : Object.assign({ ...own }, { if: rest });
    return `inherited effect${either(':', ' —')} ${whole(asked, (watched) => abilityText(watched, heir))}`;
  });
}

/** Several that ask the same, which is said once. */
const together = (group: readonly Ability[], face: Face): string => {
  const all = group.flatMap((one) => (one.kind === 'static' ? [one] : []));
  return restricted(all[0]?.if, face, (rest) => togetherText(all, rest, new Sayer(face)));
};

/** What stands in brackets is said first, what else is asked for as the ability says it. */
function restricted(
  condition: Condition | undefined,
  face: Face,
  said: (rest: Condition | undefined, split: Split) => string,
): string {
  const ways = splitsOf(condition, face).map((split) => {
    const text = said(split.rest, split);
    return split.names.length === 0 ? text : `${either(...bracketed(split.names))}${text}`;
  });
  return either(...ways);
}

function abilityText(ability: Ability, face: Face): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordText(ability, new Sayer(face));
    case 'static':
      return restricted(ability.if, face, (rest) => staticText(ability, rest, new Sayer(face)));
    case 'triggered':
      return restricted(ability.if, face, (rest) => triggeredText(ability, rest, face));
    case 'activated':
      return restricted(ability.if, face, (rest) => activatedText(ability, rest, face));
    case 'replacement':
      if (isBoon(face)) return UNSAID;
      return restricted(ability.if, face, (rest) =>
        replacementText(ability, rest, new Sayer(face, [], ability.on === 'recover' ? { on: 'recover' } : undefined)),
      );
    case 'spell':
      return spellText(ability, new Sayer(face));
    case 'play':
      return restricted(ability.if, face, (rest) => playText(ability, rest, new Sayer(face)));
    case 'payment':
      return paymentText(ability);
  }
}

/** Attack cards do all they do in the intent; what is loaded does there what it does as it is used (2.4.0.5). */
const inIntent = ({ props }: Face, { on }: TriggerPattern): boolean =>
  wordsOf(props.types).includes('Attack') ||
  (['attack', 'hit', 'kill'].includes(on) && wordsOf(props.subtypes).some((subtype) => AMMUNITION.includes(subtype)));

type Triggered = Extract<Ability, { kind: 'triggered' }>;
function triggeredText(ability: Triggered, condition: Condition | undefined, face: Face): string {
  const { on, may } = ability;
  const boon = isBoon(face);
  if (boon && ability.zone !== 'pantheon') return UNSAID;
  const zone = boon ? undefined : ability.zone;
  const attack = inIntent(face, on);
  // What works in the graveyard says so where it moves the card from there.
  const buried = !attack && zone === 'graveyard' && on.object !== 'self';
  // What a card does as it is banished from there it can do nowhere else.
  const leaves = !attack && zone === 'graveyard' && on.object === 'self' && on.match?.from === 'graveyard';
  // What a card does as it is revealed it does where it lies. In hidden zones nothing else shows itself.
  const revealed = attack && zone === undefined && on.on === 'revealed' && on.object === 'self';
  if (may || (attack ? zone !== 'intent' && !revealed : zone !== undefined && !buried && !leaves)) return UNSAID;
  // What does nothing is said by no card.
  if (!ability.modes && (ability.effects ?? []).length === 0) return UNSAID;
  const say = new Sayer(face, [], on);
  const from = buried ? { zone: 'graveyard', said: false } : undefined;
  if (from) say.from = from;
  const said = triggeredSaid(ability, condition, say);
  return from && !from.said ? UNSAID : said;
}
function triggeredSaid({ as, ...ability }: Triggered, condition: Condition | undefined, say: Sayer): string {
  const spell = asText(as);
  const { keyword } = ability;
  // "As a Spell, whenever …": it may be said before the event.
  const [only, ...others] = ability.effects ?? [];
  // "If it was starcalled, as a Spell, …": what is asked may stand before it.
  if (spell !== '' && condition === undefined && only?.do === 'if' && !only.else && others.length === 0)
    return either(
      say.apart(() => waitingText(ability, undefined, say, { first: '', then: spell })),
      waitingText({ ...ability, effects: only.then }, only.if, say, { first: '', then: spell, last: true }),
    );
  return keyword === undefined && spell !== ''
    ? either(
        say.apart(() => waitingText(ability, condition, say, { first: spell, then: '' })),
        waitingText(ability, condition, say, { first: '', then: spell }),
      )
    : waitingText(ability, condition, say, { first: '', then: spell });
}
function waitingText(
  ability: Triggered,
  condition: Condition | undefined,
  say: Sayer,
  { first, then, last }: { first: string; then: string; last?: true },
): string {
  const { on, keyword, limit } = ability;
  // The keyword says that it triggers once.
  const often =
    keyword === 'on charge' ? (canonical(limit ?? null) === ONCE ? '' : UNSAID) : limitText(limit, 'trigger');
  const before = keyword === undefined ? undefined : `${triggerWord(keyword, on, say)}: `;
  const trigger = before ?? `${first}${triggerText(on, say)}`;
  if (condition === undefined)
    return `${trigger}${before === undefined ? ', ' : ''}${then}${say.body(ability)}${often}`;
  // What stands between the event and its consequence is asked as it happens.
  const asks = `if ${say.apart(() => say.condition(condition))}, `;
  const asked = `${trigger}${before === undefined ? ', ' : ''}${last ? `${asks}${then}` : `${then}${asks}`}`;
  const during =
    before === undefined && 'turnOf' in condition
      ? [`${trigger} while ${say.condition(condition)}, ${then}`, `${trigger} ${DURING[condition.turnOf]}, ${then}`]
      : before === undefined && 'is' in condition && condition.is[0] === 'self'
        ? [`${trigger} while ${say.apart(() => say.condition(condition))}, ${then}`]
        : [];
  const using = before === undefined && on.on === 'attack' ? usedText(condition, say) : undefined;
  if (using !== undefined)
    return `${either(`${trigger} ${either('using', 'with')} ${using}, ${then}`, asked)}${say.body(ability)}${often}`;
  if (during.length === 0 || !('turnOf' in condition)) say.condition(condition);
  return `${either(...during, asked)}${say.body(ability)}${often}`;
}

const ONCE = canonical({ inAll: 1 });
/** What the attack that is waited for uses: "a Command card". */
function usedText(condition: Condition, say: Sayer): string | undefined {
  if (!('is' in condition)) return undefined;
  const [ref, filter] = condition.is;
  const [clause, ...more] = clausesOf(filter);
  if ((ref !== 'self' && ref !== 'attached') || more.length > 0) return undefined;
  if (!clause || !('is' in clause) || clause.is !== 'attacksUsing' || clause.of === undefined) return undefined;
  const { of } = clause;
  return either(
    say.apart(() => say.thing(of, { determiner: 'a' })),
    say.apart(() => say.thing(of, { determiner: 'a', card: true })),
  );
}
/** "As a Spell", before what it does. */
const asText = (as: Body['as']): string =>
  as === undefined ? '' : canonical(as) === SPELL ? 'as a Spell, ' : `${UNSAID} `;
const SPELL = canonical(['subtypes', 'Spell']);

const RELEASE = canonical([{ pay: 'banish', what: 'self' }]);
type Activated = Extract<Ability, { kind: 'activated' }>;
function activatedText(ability: Activated, condition: Condition | undefined, face: Face): string {
  const { cost, keyword, limit, immediate, timing, less, special } = ability;
  const boon = isBoon(face);
  if (immediate || special || (boon && ability.zone !== 'pantheon')) return UNSAID;
  const zone = boon ? undefined : ability.zone;
  const say = new Sayer(face);
  const release = keyword === 'lineage release';
  // The keyword says the zone and the cost: the card is banished from there.
  if (release ? zone !== 'lineage' || canonical(cost) !== RELEASE : keyword !== undefined) return UNSAID;
  // An attack card has its abilities in the intent, which is not said.
  const attack = wordsOf(face.props.types).includes('Attack');
  if (attack && zone === undefined) return UNSAID;
  if (zone !== undefined && !release && !(attack && zone === 'intent')) say.from = { zone, said: false };
  const said = release
    ? `${keyword}${either(' — ', ': ')}${say.body(ability)}`
    : `${say.costs(cost)}: ${say.body(ability)}`;
  if (say.from && !say.from.said) return UNSAID;
  const cheaper = cheaperText(less, say);
  const only = [
    ...(timing === undefined ? [] : [timing === 'slow' ? 'at slow speed' : UNSAID]),
    ...(condition === undefined ? [] : [onlyIf(condition, say)]),
  ];
  const limited = only.length === 0 ? '' : `. activate this ability only ${only.join(' and only ')}`;
  const often = limitText(limit, 'activate');
  const both =
    often !== '' && only.length > 0
      ? [`${said}${cheaper}${often} and ${either('', 'only ')}${only.join(' and only ')}`]
      : [];
  if (both.length > 0) return either(`${said}${cheaper}${limited}${often}`, ...both);
  return cheaper !== '' && often !== ''
    ? `${said}${either(`${cheaper}${limited}${often}`, `${limited}${often}${cheaper}`)}`
    : `${said}${cheaper}${limited}${often}`;
}
/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);
