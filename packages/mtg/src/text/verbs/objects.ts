/** Phrases of instructions about objects: moving, changing and making them. */
import { type CardDefinition, canonical, type Effect, facesOf, type Ref, wordsOf } from '@arbiter/engine';
import { WHERE } from '../changes.js';
import { isPlain, perEach, sizeOf } from '../numbers.js';
import { either, numeral, type Say, UNSAID, verb } from '../say.js';
import { does, type VerbPhrases } from './plain.js';

type Move = Extract<Effect, { do: 'move' }>;

function moveText({ what, to, cause, position, status, controller, final, face }: Move, say: Say): string {
  if (face !== undefined || (status && canonical(status) !== '{"tapped":true}')) return UNSAID;
  const tapped = status ? ' tapped' : '';
  if (to === 'graveyard') {
    if (cause === 'destroy')
      return `destroy ${say.object(what)}${final ? `. ${either('it', 'they')} can't be regenerated` : ''}`;
    return cause === 'sacrifice' ? `sacrifice ${say.object(what)}` : UNSAID;
  }
  if (final) return UNSAID;
  if (to === 'exile') return cause === 'exile' ? `exile ${say.object(what)}` : UNSAID;
  const object = say.object(what);
  if (to === 'hand') return `return ${object} to ${ownHand(what, say)}`;
  if (to === 'library') {
    const whose = either("its owner's library", "their owners' libraries", 'your library');
    return position === 'top'
      ? `put ${object} on top of ${whose}`
      : position === 'bottom'
        ? `put ${object} on the bottom of ${whose}`
        : UNSAID;
  }
  if (to !== 'battlefield') return UNSAID;
  const yours = ' under your control';
  const theirs = either(" under its owner's control", " under their owners' control");
  const under = controller === 'you' ? (isYours(what, say) ? either('', yours) : yours) : theirs;
  return `${either(`return ${object} to the battlefield`, `put ${object} onto the battlefield`)}${tapped}${under}`;
}

/** Whether what is put onto the battlefield is its controller's anyway: a card from their own graveyard. */
function isYours(what: Ref, say: Say): boolean {
  if (what === 'self') return true;
  if (typeof what === 'object' && 'each' in what) return canonical(what.each).includes('{"owner":"you"}');
  if (typeof what !== 'object' || !('target' in what)) return false;
  return canonical(say.targets[what.target]?.what ?? []).includes('{"owner":"you"}');
}
function ownHand(what: Ref, say: Say): string {
  if (isYours(what, say) && what !== 'self') return 'your hand';
  return either(
    "its owner's hand",
    "their owners' hands",
    "their owner's hand",
    ...(what === 'self' ? ['your hand'] : []),
  );
}

function statusText({ what, status, on }: Extract<Effect, { do: 'status' }>, say: Say): string {
  return status === 'tapped' ? `${on === false ? 'untap' : 'tap'} ${say.object(what)}` : UNSAID;
}

function countersText({ what, kind, amount }: Extract<Effect, { do: 'counters' }>, say: Say): string {
  const size = sizeOf(amount);
  const removed = size !== amount;
  const noun = `${kind} counter`;
  if (removed) return `remove ${say.counted(size, noun)} from ${say.object(what)}`;
  if (isPlain(size)) return `put ${say.counted(size, noun)} on ${either('', 'each of ')}${say.object(what)}`;
  const each = perEach(size);
  const object = say.object(what);
  const value = say.value(size);
  return `put ${either(
    `${noun}s on ${object} equal to ${value}`,
    `X ${noun}s on ${object} where X is ${value}`,
    ...(each?.times === 1 ? [`${say.counted(1, noun)} on ${object} for each ${say.thing(each.of)}`] : []),
  )}`;
}

const COLOR: { [letter: string]: string } = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
/** "a 1/1 white Soldier creature token with flying" (111.3). */
function tokenText(token: CardDefinition, count: Extract<Effect, { do: 'create' }>['count'], say: Say): string {
  const [face] = facesOf(token);
  if (!face || face.props.name !== wordsOf(face.props.subtypes).join(' ')) return UNSAID;
  const { power, toughness } = face.props;
  const colors = wordsOf(face.props.colors).map((c) => COLOR[c] ?? c);
  const words = [
    ...wordsOf(face.props.supertypes).map((type) => type.toLowerCase()),
    `${power}/${toughness}`,
    colors.length === 0 ? 'colorless' : colors.join(' and '),
    ...wordsOf(face.props.subtypes),
    ...[...wordsOf(face.props.types)].map((type) => type.toLowerCase()),
    'token',
  ];
  const abilities = face.abilities.length > 0 ? ` with ${face.abilities.map((a) => say.ability(a)).join(' and ')}` : '';
  const one = words.join(' ');
  const each = count === undefined ? undefined : perEach(count);
  if (count === undefined || isPlain(count)) return `${say.counted(count ?? 1, one)}${abilities}`;
  return either(
    ...(each?.times === 1
      ? [`${say.counted(1, one)}${abilities} for each ${say.apart(() => say.thing(each.of))}`]
      : []),
    `a number of ${one}s${abilities} equal to ${say.value(count)}`,
    `X ${one}s${abilities} where X is ${say.value(count)}`,
  );
}

export const objectVerbs: VerbPhrases = {
  move: moveText,
  status: statusText,
  counters: countersText,
  counterOnStack: ({ what }, say) => `counter ${say.object(what)}`,
  create: ({ token, copy, except, count, who }, say) => {
    if (!token || copy !== undefined || except !== undefined) return UNSAID;
    const made = tokenText(token, count, say);
    return does(who, say, (s) => `${s.text} ${verb(s, 'create')} ${made}`);
  },
  sacrifice: ({ who, filter, count = 1, cause, save }, say) => {
    if (cause !== undefined || save !== undefined || !isPlain(count)) return UNSAID;
    const what =
      count === 1
        ? say.thing(filter, { determiner: 'a' })
        : `${typeof count === 'number' ? numeral(count) : 'X'} ${say.thing(filter, { many: true })}`;
    return does(who, say, (s) => `${s.text} ${verb(s, 'sacrifice')} ${what}${either('', ' of their choice')}`);
  },
  modify: ({ what, mods, until = { kind: 'endOfTurn' } }, say) => {
    if (mods.length === 1 && mods[0]?.mod === 'control')
      return `gain control of ${say.object(what)}${until.kind === 'endOfTurn' ? ' until end of turn' : until.kind === 'permanent' ? '' : UNSAID}`;
    if (mods.length === 1 && mods[0]?.mod === 'switch' && mods[0].stats.join() === 'power,toughness')
      return `switch ${say.object(what)}'s power and toughness until end of turn`;
    const rules = mods.every(({ mod }) => mod === 'rule');
    if (until.kind === 'nextStep')
      return say.about(what, (s) => {
        const whose =
          until.of === undefined
            ? either('its controller', 'their controllers', 'their controller')
            : say.object(until.of);
        const [mod] = mods;
        if (until.step !== 'untap' || mods.length !== 1 || mod?.mod !== 'rule' || mod.rule !== 'doesntUntap')
          return UNSAID;
        return `${s.text} ${verb(s, "don't", "doesn't")} untap during ${whose}'s next untap step`;
      });
    if (until.kind === 'untilStep')
      return say.about(what, (s) => `${s.text} ${say.mods(mods, s, true)} until your next turn`);
    if (until.kind !== 'endOfTurn') return UNSAID;
    return say.about(what, (s) => {
      const said = say.mods(mods, s, true);
      return rules ? `${s.text} ${said}` : lastingText(s.text, said);
    });
  },
  regenerate: () => UNSAID,
  createReplacement: (effect, say) => shieldText(effect, say),
  attach: ({ what, to }, say) => `attach ${say.object(what)} to ${say.object(to)}`,
  transform: ({ what }, say) => `transform ${say.object(what)}`,
};

/** "until end of turn" stands at the end, before what X is, before what is counted, or at the beginning. */
function lastingText(subject: string, said: string): string {
  const eot = 'until end of turn';
  const plain = said.replaceAll(WHERE, ' ');
  const inside = [WHERE, ' for each '].some((sign) => said.includes(sign))
    ? [`${subject} ${said.replaceAll(WHERE, ` ${eot} `).replaceAll(' for each ', ` ${eot} for each `)}`]
    : [];
  return either(`${subject} ${plain} ${eot}`, `${eot}, ${subject} ${plain}`, ...inside);
}

type Shield = Extract<Effect, { do: 'createReplacement' }>;
/** Regeneration and prevention, by what the shield is. */
function shieldText(effect: Shield, say: Say): string {
  const { entities, replaces, apart, once, shield, until } = effect;
  if (until?.kind !== 'endOfTurn' || shield !== undefined) return UNSAID;
  if (entities !== undefined && apart && once && canonical(replaces) === REGENERATION)
    return `regenerate ${say.object(entities)}`;
  if (entities === undefined && canonical(replaces) === ALL_COMBAT_DAMAGE)
    return 'prevent all combat damage that would be dealt this turn';
  return UNSAID;
}
const REGENERATION = canonical({
  on: 'move',
  match: { from: 'battlefield', cause: 'destroy', final: null },
  instead: [
    { do: 'regenerate', what: { event: 'object' } },
    { do: 'status', status: 'tapped', what: { event: 'object' } },
  ],
});
const ALL_COMBAT_DAMAGE = canonical({ on: 'damage', match: { combat: true }, prevent: true });
