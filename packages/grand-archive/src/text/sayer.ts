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
  type Limit,
  type Mod,
  type Modes,
  type Ref,
  Speaker,
  type TargetSpec,
  type TriggerPattern,
  type Value,
  wordsOf,
} from '@arbiter/engine';
import { AMMUNITION } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { paymentText, playText, staticText } from './abilities.js';
import { modsText } from './changes.js';
import { conditionText, phaseName } from './conditions.js';
import { costText } from './costs.js';
import { triggerText, triggerWord } from './events.js';
import { keywordText } from './keywords.js';
import { subjectsOf } from './nouns.js';
import { countedText, perEach, valueText } from './numbers.js';
import { replacementText } from './replacements.js';
import { bracketed, type Split, splitsOf } from './restrictions.js';
import { either, numeral, type Role, type Say, type Spoken, type Subject, UNSAID, whole } from './say.js';
import { isSpoken, nothing } from './spoken.js';
import { thing } from './things.js';
import { chooseText, choosingText } from './verbs/choosing.js';
import { deckVerbs } from './verbs/decks.js';
import { flowVerbs } from './verbs/flow.js';
import { moveText } from './verbs/moves.js';
import { plainVerbs, type VerbPhrases } from './verbs/plain.js';

const VERBS: VerbPhrases = { ...plainVerbs, ...flowVerbs, ...deckVerbs, move: moveText, choose: chooseText };
/** The table by verb knows each phrase's own instruction. */
const phraseOf = (effect: Effect): ((effect: Effect, say: Say) => string) | undefined =>
  VERBS[effect.do] as ((effect: Effect, say: Say) => string) | undefined;

const GIVEN = ['Ally', 'Champion', 'Weapon', 'Item', 'Domain', 'Phantasia'];
/** Instructions follow one another in a sentence or sentence by sentence; a comma or "then" is not compared. */
const NEXT = either('. ', ' and ', ' ');
const NEXT_IN_SENTENCE = either(' and ', ' ');

class Sayer extends Speaker<Spoken> implements Say {
  spoken: Spoken = nothing();
  from?: { zone: string; said: boolean };
  total?: Value;
  totalled = false;
  under?: string | undefined;
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
      const several = choosingText(effects.slice(i), this);
      if (several) i += several.count - 1;
      said.push(several?.said ?? whole(effect, (watched) => phraseOf(watched)?.(watched, this) ?? UNSAID));
    }
    return said.filter((one) => one !== '').join(sentence ? NEXT_IN_SENTENCE : NEXT);
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
    return costs.map((cost) => whole(cost, (watched) => costText(watched, this, how))).join(how ? ' and ' : ', ');
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
      const said = wordingOf(group, group[0]?.kind === 'keyword' ? this.face : face);
      return group[0]?.kind === 'keyword' ? said : `${quote}${said}.${quote}`;
    });
  }
  body({ modes, targets = [], effects, divide }: Body): string {
    if (divide !== undefined) return UNSAID;
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

function modesText(modes: Modes, say: Sayer): string {
  return whole(modes, ({ min, max, choices, chooser, worth, repeat }) => {
    if (chooser || worth !== undefined || repeat) return UNSAID;
    const many =
      min === max
        ? numeral(min)
        : min === 1 && max === choices.length
          ? either(...(max === 2 ? ['one or both'] : ['one or more']))
          : min === 0
            ? `up to ${numeral(max)}`
            : UNSAID;
    const all = choices.map((mode) =>
      whole(mode, ({ cost, worth: value, ...rest }) =>
        cost || value !== undefined ? UNSAID : say.apart(() => say.body(rest)),
      ),
    );
    return `choose ${many}${either('—', '. ', ':')}${all.map((one) => ` • ${one}`).join('.')}`;
  });
}

const INHERITED = 'lineage';
/** An ability that the champion has while the card is anywhere in its lineage is written twice, and said once. */
function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
    const [last, ...more] = groups.at(-1) ?? [];
    const same =
      last &&
      more.length === 0 &&
      'zone' in ability &&
      ability.zone === INHERITED &&
      canonical({ ...last, zone: INHERITED }) === canonical(ability);
    if (same) groups.at(-1)?.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

/** Abilities of one line of a card, each in its words. */
export const abilitiesWording = (abilities: readonly Ability[], face: Face): string[] =>
  grouped(abilities).map((group) => wordingOf(group, face));

function wordingOf([first, second]: readonly Ability[], face: Face): string {
  if (first === undefined) return UNSAID;
  const said = whole(first, (watched) => abilityText(watched, face));
  return second === undefined ? said : `inherited effect${either(':', ' —')} ${said}`;
}

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
      return restricted(ability.if, face, (rest) =>
        replacementText(ability, rest, new Sayer(face, [], ability.on === 'recover' ? { on: 'recover' } : undefined)),
      );
    case 'spell':
      return spellText(ability, new Sayer(face));
    case 'play':
      return playText(ability, new Sayer(face));
    case 'payment':
      return paymentText(ability);
  }
}

const OFTEN: { [times: number]: string } = { 1: 'once', 2: 'twice', 3: 'three times' };
function limitText(limit: Limit | undefined, does: string): string {
  if (limit === undefined) return '';
  return whole(limit, ({ perTurn, inAll, taken }) => {
    const times = OFTEN[perTurn ?? inAll ?? 0];
    if (taken || times === undefined || (perTurn !== undefined && inAll !== undefined)) return UNSAID;
    return `. ${does} this ability only ${times}${perTurn === undefined ? '' : either(' per turn', ' each turn')}`;
  });
}

/** Attack cards do all they do in the intent; what is loaded does there what it does as it is used (2.4.0.5). */
const inIntent = ({ props }: Face, { on }: TriggerPattern): boolean =>
  wordsOf(props.types).includes('Attack') ||
  (['attack', 'hit', 'kill'].includes(on) && wordsOf(props.subtypes).some((subtype) => AMMUNITION.includes(subtype)));

type Triggered = Extract<Ability, { kind: 'triggered' }>;
function triggeredText(ability: Triggered, condition: Condition | undefined, face: Face): string {
  const { on, zone, keyword, may, limit } = ability;
  const attack = inIntent(face, on);
  if (may || (attack ? zone !== 'intent' : zone !== undefined)) return UNSAID;
  // What does nothing is said by no card.
  if (!ability.modes && (ability.effects ?? []).length === 0) return UNSAID;
  const say = new Sayer(face, [], on);
  const often = limitText(limit, 'trigger');
  const before = keyword === undefined ? undefined : `${triggerWord(keyword, on, say)}: `;
  const trigger = before ?? triggerText(on, say);
  if (condition === undefined) return `${trigger}${before === undefined ? ', ' : ''}${say.body(ability)}${often}`;
  // What stands between the event and its consequence is asked as it happens.
  const asked = `${trigger}${before === undefined ? ', ' : ''}if ${say.apart(() => say.condition(condition))}, `;
  const during =
    before === undefined && 'turnOf' in condition
      ? [`${trigger} while ${say.condition(condition)}, `, `${trigger} ${DURING[condition.turnOf]}, `]
      : [];
  if (during.length === 0) say.condition(condition);
  return `${either(...during, asked)}${say.body(ability)}${often}`;
}
const DURING: { [whose: string]: string } = { you: 'during your turn', opponent: "during an opponent's turn" };

const RELEASE = canonical([{ pay: 'banish', what: 'self' }]);
type Activated = Extract<Ability, { kind: 'activated' }>;
function activatedText(ability: Activated, condition: Condition | undefined, face: Face): string {
  const { cost, keyword, zone, limit, immediate, timing, less, special } = ability;
  if (immediate || special) return UNSAID;
  const say = new Sayer(face);
  const release = keyword === 'lineage release';
  // The keyword says the zone and the cost: the card is banished from there.
  if (release ? zone !== 'lineage' || canonical(cost) !== RELEASE : keyword !== undefined) return UNSAID;
  if (zone !== undefined && !release) say.from = { zone, said: false };
  const said = release
    ? `${keyword}${either(' — ', ': ')}${say.body(ability)}`
    : `${say.costs(cost)}: ${say.body(ability)}`;
  if (say.from && !say.from.said) return UNSAID;
  const cheaper =
    less === undefined
      ? ''
      : whole(less, ({ cost: by, times }) => {
          const [one, ...more] = by;
          if (one?.pay !== 'reserve' || more.length > 0) return UNSAID;
          if (times === undefined) return `. this ability costs (${one.amount}) less to activate`;
          const each = perEach(times);
          return each === undefined
            ? UNSAID
            : `. this ability costs (${one.amount * each.times}) less to activate for ${each.one(say)}`;
        });
  const only = [
    ...(timing === undefined ? [] : [timing === 'slow' ? 'at slow speed' : UNSAID]),
    ...(condition === undefined ? [] : [onlyIf(condition, say)]),
  ];
  const limited = only.length === 0 ? '' : `. activate this ability only ${only.join(' and only ')}`;
  return `${said}${cheaper}${limited}${limitText(limit, 'activate')}`;
}
/** "only if …", "only during an opponent's recollection phase". */
function onlyIf(condition: Condition, say: Say): string {
  const asked = `if ${say.condition(condition)}`;
  if ('turnOf' in condition) return either(DURING[condition.turnOf] ?? UNSAID, asked);
  if ('all' in condition && condition.all.length === 2) {
    const turn = condition.all.find((one) => 'turnOf' in one);
    const phase = condition.all.find((one) => 'during' in one);
    if (turn && phase && 'turnOf' in turn && 'during' in phase)
      return `during ${turn.turnOf === 'you' ? 'your' : "an opponent's"} ${phaseName(phase.during)}`;
  }
  return asked;
}

/** A line ends where it ends, with or without a full stop. */
const END = either('. ', ' ');
type Spell = Extract<Ability, { kind: 'spell' }>;
function spellText(ability: Spell, say: Sayer): string {
  const { additional, optional = [] } = ability;
  const besides = 'as an additional cost to activate this card, ';
  const must = additional === undefined ? '' : `${besides}${say.costs(additional, 'spoken')}${END}`;
  const may = optional.map((one) =>
    whole(one, ({ name, cost, times, repeat, as, allModes }) =>
      !name || times !== undefined || repeat || as !== undefined || allModes
        ? UNSAID
        : `${besides}you may ${say.costs(cost, 'spoken')}${END}`,
    ),
  );
  const does = ability.modes || (ability.effects ?? []).length > 0;
  if (!does && (ability.targets ?? []).length > 0) return UNSAID;
  const said = `${must}${may.join('')}${does ? say.body(ability) : ''}`;
  return does || !said.endsWith(END) ? said : said.slice(0, -END.length);
}
/** What a body does, without what it waits for or costs: the text of a mode. */
export const effectsWording = (body: Body, face: Face): string => new Sayer(face).body(body);
