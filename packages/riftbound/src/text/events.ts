/** How each event that abilities wait for is printed. */
import { canonical, type TriggerPattern } from '@arbiter/engine';
import { clausesOf, either, isFirstPerson, joined, type Say, typesOf, UNSAID, whole } from './say.js';
import { isSpoken, keyOf, kindsOf, PLAYER, SELF, speak } from './spoken.js';

/** "When I conquer", "at the start of your Beginning Phase". */
export function triggerText(on: TriggerPattern, say: Say): string {
  const { nth, ...every } = on;
  // Events that count by themselves say it in their own words.
  if (nth === undefined || on.on === 'draw') return whole(on, (watched) => happening(watched, say));
  const said = whole(every, (watched) => happening(watched, say));
  return said.startsWith('when ')
    ? `the ${ORDINALS[nth] ?? UNSAID} time ${said.slice('when '.length)} ${EACH_TURN}`
    : UNSAID;
}
export const EACH_TURN = either('each turn', 'in a turn');
const when = (said: string): string => `when ${said}`;
const isHere = (object: TriggerPattern['object'], say: Say): boolean =>
  object === 'self' && typesOf(say.face).includes('Battlefield');

/** Where a unit is. */
function isWhereItIs(object: TriggerPattern['object'], say: Say): boolean {
  const here = isFirstPerson(say.face) && canonical(object ?? null) === '{"is":"here"}';
  if (here) speak(say, SELF, []);
  return here;
}
function happening(on: TriggerPattern, say: Say): string {
  if ((on.batch && on.on !== 'did' && on.on !== 'move') || on.when !== undefined) return UNSAID;
  switch (on.on) {
    case 'step':
      return stepText(on, say);
    case 'play':
      return playText(on, say);
    case 'move':
      return moveText(on, say);
    case 'moved':
      return movedText(on, say);
    case 'unit:attack':
      return byUnit(on, 'attack', 'attacks', say);
    case 'unit:defend':
      return byUnit(on, 'defend', 'defends', say);
    case 'unit:conquer':
      return byUnit(on, 'conquer', 'conquers', say);
    case 'unit:hold':
      return byUnit(on, 'hold', 'holds', say);
    case 'conquer':
    case 'hold':
    case 'attack':
    case 'defend':
      return atBattlefield(on, on.on, say);
    case 'revealed':
      return revealedText(on, say);
    case 'showdown':
      return (isHere(on.object, say) || isWhereItIs(on.object, say)) &&
        on.player === undefined &&
        !on.match &&
        on.nth === undefined &&
        !on.source
        ? when('a showdown begins here')
        : UNSAID;
    case 'combatWon':
      return combatText(on, 'win', say);
    case 'combatLost':
      return combatText(on, 'lose', say);
    case 'chooseFriendly':
      return chooseText(on, say);
    case 'damage':
      return damageText(on, say);
    case 'did':
      return didText(on, say);
    case 'unit:combatEnded':
      return endedText(on, say);
    case 'reaches':
      return reachesText(on, say);
    case 'target':
      return targetedText(on, say);
    case 'draw':
      return drawText(on, say);
    case 'status':
      return statusText(on, say);
    case 'used':
      return usedText(on, say);
    default:
      return UNSAID;
  }
}

/** "When you use an activated ability of a gear" (377.2). */
function usedText({ on, object, player, ...rest }: TriggerPattern, say: Say): string {
  if (!on || player !== 'you' || typeof object !== 'object' || Object.keys(rest).length > 0) return UNSAID;
  const source = say.thing(object, { determiner: 'a' });
  speak(say, canonical({ event: 'object' }), kindsOf(object));
  return when(`you use an activated ability of ${source}`);
}
const ACTS: { [act: string]: string } = {
  stun: either('stun', '[stun]'),
  ready: 'ready',
  buff: either('buff', '[buff]'),
  empower: 'empower',
  move: 'move',
  attach: 'attach',
  recycle: 'recycle',
};
/** "When you stun an enemy unit", "when you spend a buff", "when you hide a card". */
function didText({ object, player, source, match, nth, batch }: TriggerPattern, say: Say): string {
  const act = String(match?.act);
  if (act === 'recycle' || act === 'recycleRune')
    return recycledText({ object, player, source, match, nth }, act, batch, say);
  if (act === 'kill' || act === 'banish') return killedText({ object, player, source, match, nth }, act, batch, say);
  if (act === 'attach') return attachedText({ object, player, source, match, nth }, batch, say);
  if (source || nth !== undefined || player !== 'you' || canonical(match ?? {}) !== canonical({ act })) return UNSAID;
  if (act === 'hide' || act === 'spendBuff') {
    if (object !== undefined || batch) return UNSAID;
    return when(act === 'hide' ? 'you hide a card' : 'you spend a buff');
  }
  const does = ACTS[act];
  if (does === undefined || object === undefined) return UNSAID;
  if (!batch) {
    const who = subject(object, 'object', say);
    // Where it was then: "that battlefield".
    const there = typeof object === 'object' && clausesOf(object).some((one) => canonical(one) === AT_BATTLEFIELD);
    if (there) speak(say, canonical({ event: 'battlefield' }), ['battlefield']);
    return when(`you ${does} ${who.me ? 'me' : who.text}`);
  }
  if (typeof object !== 'object') return UNSAID;
  return when(`you ${does} one or more ${say.thing(object, { many: true, determiner: 'some' })}`);
}
/** "When you recycle one or more cards", "when you recycle a rune": runes are no cards (052). */
function recycledText(
  { object, player, source, match, nth }: Omit<TriggerPattern, 'on'>,
  act: string,
  batch: true | undefined,
  say: Say,
): string {
  // Cards are recycled to the decks of their owners (416.1.c): what goes to yours is your own.
  const own = canonical(match ?? {}) === canonical({ act: 'recycle', owned: true });
  if (object !== undefined || source || nth !== undefined || player !== 'you') return UNSAID;
  if (!own && canonical(match ?? {}) !== canonical({ act })) return UNSAID;
  const where = own ? ' to your Main Deck' : '';
  const kind = act === 'recycle' ? 'card' : 'rune';
  speak(say, canonical({ event: 'object' }), [kind], batch === true);
  return when(batch ? `you recycle one or more ${kind}s${where}` : `you recycle a ${kind}${where}`);
}
const SPELL = canonical([{ has: ['types', 'Spell'] }]);
/** "When you kill a unit with a spell", "when you banish a card you own" (427, 428.5). */
function killedText(
  { object, player, source, match, nth }: Omit<TriggerPattern, 'on'>,
  act: string,
  batch: true | undefined,
  say: Say,
): string {
  const own = act === 'banish' && canonical(match ?? {}) === canonical({ act, owned: true });
  if (batch || nth !== undefined || player !== 'you' || typeof source === 'string') return UNSAID;
  if (own) {
    if (object !== undefined || source !== undefined) return UNSAID;
    speak(say, canonical({ event: 'object' }), ['card']);
    return when('you banish a card you own');
  }
  if (typeof object !== 'object' || canonical(match ?? {}) !== canonical({ act })) return UNSAID;
  const by = source === undefined ? '' : canonical(clausesOf(source)) === SPELL ? ' with a spell' : UNSAID;
  const what = say.thing(object, { determiner: 'a' });
  speak(say, canonical({ event: 'object' }), kindsOf(object));
  return when(`you ${act} ${what}${by}`);
}
/** "When you attach an Equipment to me". */
function attachedText(
  { object, player, source, match, nth }: Omit<TriggerPattern, 'on'>,
  batch: true | undefined,
  say: Say,
): string {
  if (batch || nth !== undefined || player !== 'you' || typeof object !== 'object') return UNSAID;
  if (canonical(match ?? {}) !== '{"act":"attach"}' || source === 'attached') return UNSAID;
  const what = say.thing(object, { determiner: 'a' });
  speak(say, canonical({ event: 'object' }), kindsOf(object));
  if (source === undefined) return when(`you attach ${what}`);
  const to = subject(source, 'source', say);
  return when(`you attach ${what} to ${to.me ? 'me' : to.text}`);
}
/** "When a combat that I was in ends" (466.7.b). */
function endedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (player !== undefined || source || match || nth !== undefined) return UNSAID;
  const who = subject(object, 'object', say);
  return when(`a combat that ${who.text} was in ends`);
}
/** "When a unit you control becomes [Mighty]", "when my Might becomes 10 or more" (709). */
function reachesText({ object, player, source, match, nth, atLeast }: TriggerPattern, say: Say): string {
  if (player !== undefined || source || match || nth !== undefined || atLeast === undefined) return UNSAID;
  const who = subject(object, 'object', say);
  const figure = when(`${who.me ? 'my' : `${who.text}'s`} Might becomes ${atLeast} or more`);
  return atLeast === 5 ? either(when(`${who.text} ${who.me ? 'become' : 'becomes'} [Mighty]`), figure) : figure;
}
/** "As I'm revealed from your deck": whoever has it shown. */
function revealedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || nth !== undefined || object !== 'self' || !isFirstPerson(say.face)) return UNSAID;
  if (player !== 'you' || canonical(match ?? null) !== '{"from":"mainDeck"}') return UNSAID;
  speak(say, SELF, []);
  return "as I'm revealed from your deck";
}
/** "When you choose a friendly unit": with a spell or an ability, as a target (383.4.b). */
function targetedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || match || nth !== undefined || player !== 'you') return UNSAID;
  const who = subject(object, 'object', say);
  return when(`you choose ${who.me ? 'me' : who.text}`);
}
interface Doer {
  text: string;
  you: boolean;
}
/** Who does it: a player of one kind, or one that was spoken of. */
function doer(player: TriggerPattern['player'], say: Say): Doer {
  if (player === 'you') return { text: 'you', you: true };
  if (typeof player === 'object') {
    const known = isSpoken(say, keyOf(player, say));
    return { text: known ? say.object(player, 'asked').replaceAll('them', 'they') : UNSAID, you: known };
  }
  speak(say, canonical({ event: 'player' }), player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  if (player === 'opponent') return { text: 'an opponent', you: false };
  if (player === 'team') return { text: 'you or an ally', you: true };
  if (player === undefined || player === 'any') return { text: 'a player', you: false };
  return { text: UNSAID, you: false };
}
/** What it happens to, or who does it: "I", "a friendly unit", and what may be called that later. */
export function subject(
  object: TriggerPattern['object'],
  field: 'object' | 'source',
  say: Say,
): { text: string; me: boolean } {
  if (object === 'self') {
    speak(say, SELF, []);
    return isFirstPerson(say.face)
      ? { text: 'I', me: true }
      : { text: either('this', ...typesOf(say.face).map((type) => `this ${type.toLowerCase()}`)), me: false };
  }
  if (object === undefined || object === 'attached') return { text: UNSAID, me: false };
  const among = clausesOf(object);
  const [only, ...more] = among;
  if (only && 'in' in only && more.length === 0) {
    const known = isSpoken(say, keyOf(only.in, say)) ? say.object(only.in, 'asked') : UNSAID;
    return { text: known, me: false };
  }
  const said = say.thing(object, { determiner: 'a' });
  speak(say, canonical({ event: field }), kindsOf(object));
  return { text: said, me: false };
}

const STEPS: { [step: string]: string } = {
  awaken: 'Awaken Phase',
  beginning: 'Beginning Phase',
  channel: 'Channel Phase',
  draw: 'Draw Phase',
  main: 'Main Phase',
};
export const stepName = (step: string): string => STEPS[step] ?? UNSAID;
function stepText({ player, object, source, match, nth }: TriggerPattern, say: Say): string {
  const step = String(match?.step);
  if (object || source || nth !== undefined || canonical(match ?? {}) !== canonical({ step })) return UNSAID;
  if (step === 'end') return player === 'you' ? 'at the end of your turn' : UNSAID;
  if (player === 'you') return `at ${either('the start', 'start')} of your ${stepName(step)}`;
  if (player !== undefined && player !== 'any') return UNSAID;
  speak(say, canonical({ event: 'player' }), PLAYER);
  return `at the start of each player's ${stepName(step)}`;
}
/** The first such phase of each player: what asks for that stands as a condition behind the event. */
export const FIRST_TURN = canonical({ compare: [{ stat: 'turns', of: { event: 'player' } }, '=', 1] });

const ORDINALS = ['', 'first', 'second', 'third', 'fourth'];
/** "When you play me", "when you play your second card in a turn", "when an opponent plays a unit". */
function playText({ object, player, source, match = {}, nth, spent }: TriggerPattern, say: Say): string {
  // What was spent for it is asked behind the event.
  if (spent !== undefined) return UNSAID;
  const { card, nth: counted, ...more } = match;
  if (source || nth !== undefined || Object.keys(more).length > 0) return UNSAID;
  if (object === 'self') {
    if ((player !== undefined && player !== 'you') || card !== undefined || counted !== undefined) return UNSAID;
    const self = subject('self', 'object', say);
    return when(self.me ? either('you play me', "I'm played") : either(`you play ${self.text}`, 'this is played'));
  }
  const own = ownPlay(object);
  if (own) {
    if (player !== undefined || card !== undefined || counted !== undefined) return UNSAID;
    const self = subject('self', 'object', say);
    return when(`you play ${self.me ? 'me' : self.text} ${own}`);
  }
  const who = doer(player, say);
  const does = who.you ? 'play' : 'plays';
  if (typeof counted === 'number') {
    if (object !== undefined || card !== true || !who.you) return UNSAID;
    speak(say, canonical({ event: 'object' }), ['card']);
    return when(`you play your ${ORDINALS[counted] ?? UNSAID} card ${either('in a turn', 'each turn')}`);
  }
  if (counted !== undefined) return UNSAID;
  if (object === undefined) {
    if (card !== true) return UNSAID;
    speak(say, canonical({ event: 'object' }), ['card']);
    return when(`${who.text} ${does} a card`);
  }
  if (object === 'attached') return UNSAID;
  // Tokens are played too; only a spell is a card in any case (350.2).
  const spell = clausesOf(object).some((clause) => 'has' in clause && [clause.has[1]].flat().join() === 'Spell');
  if (card !== undefined && !spell) {
    // Cards alone: "a non-token unit".
    if (card !== true) return UNSAID;
    // What was played from somewhere else than the board is a card in any case.
    const isCard = clausesOf(object).every((clause) => canonical(clause).includes('"playedFrom"'));
    const what = say.thing(isCard ? object : [...clausesOf(object), { not: { is: 'token' } }], {
      determiner: 'a',
      card: true,
    });
    speak(say, canonical({ event: 'object' }), kindsOf(object));
    return when(`${who.text} ${does} ${what}`);
  }
  const what = say.thing(object, { determiner: 'a', card: true });
  speak(say, canonical({ event: 'object' }), kindsOf(object));
  const passive = player === undefined || player === 'any' ? [when(`${what} is played`)] : [];
  return either(when(`${who.text} ${does} ${what}`), ...passive);
}

/** "When you play me to a battlefield", "from face down". */
function ownPlay(object: TriggerPattern['object']): string | undefined {
  if (typeof object !== 'object') return undefined;
  const [self, how, ...more] = clausesOf(object);
  if (!self || !how || more.length > 0 || !('self' in self)) return undefined;
  if (canonical(how) === AT_BATTLEFIELD) return 'to a battlefield';
  return 'playedFrom' in how && how.playedFrom === 'facedown' ? either('from face down', 'from [hidden]') : undefined;
}
const DIED = canonical({ from: 'board', to: 'trash', cause: ['kill', 'lethal'] });
/** "When I die", "when you discard me", "when this leaves the board". */
function moveText({ object, player, source, match = {}, nth, batch }: TriggerPattern, say: Say): string {
  if (batch) return severalText({ object, player, source, match, nth }, say);
  if (source || nth !== undefined || player !== undefined) return UNSAID;
  const said = canonical(match);
  if (said === DIED) {
    const who = subject(object, 'object', say);
    const killed = object === 'self' && !who.me ? [when(`${who.text} is killed`)] : [];
    return either(when(`${who.text} ${who.me ? 'die' : 'dies'}`), ...killed);
  }
  if (said === canonical({ from: 'board' })) {
    const who = subject(object, 'object', say);
    return when(`${who.text} ${who.me ? 'leave' : 'leaves'} the board`);
  }
  if (
    said === canonical({ to: 'trash', cause: 'discard' }) ||
    said === canonical({ from: 'hand', cause: 'discard' }) ||
    said === canonical({ from: 'hand', to: 'trash', cause: 'discard' })
  ) {
    if (object === 'self') {
      const who = subject('self', 'object', say);
      return when(who.me ? 'you discard me' : either(`you discard ${who.text}`, `${who.text} is discarded`));
    }
    if (typeof object !== 'object') return UNSAID;
    const rest = clausesOf(object).filter((clause) => canonical(clause) !== '{"owner":"you"}');
    speak(say, canonical({ event: 'object' }), ['card']);
    return rest.length < clausesOf(object).length
      ? when(`you discard ${say.thing(rest, { determiner: 'a', card: true })}`)
      : UNSAID;
  }
  return UNSAID;
}

/** "When one or more enemy units die", "when you discard one or more cards": once for all at the same time. */
function severalText({ object, player, source, match, nth }: Omit<TriggerPattern, 'on'>, say: Say): string {
  if (source || nth !== undefined || player !== undefined || typeof object !== 'object') return UNSAID;
  const said = canonical(match ?? {});
  if (said === DIED) return when(`one or more ${say.thing(object, { many: true, determiner: 'some' })} die`);
  const discards =
    said === canonical({ to: 'trash', cause: 'discard' }) ||
    said === canonical({ from: 'hand', to: 'trash', cause: 'discard' }) ||
    // 411: whatever is discarded goes from the hand to the trash.
    said === canonical({ from: 'hand', cause: 'discard' });
  return discards && canonical(clausesOf(object)) === '[{"owner":"you"}]'
    ? when('you discard one or more cards')
    : UNSAID;
}
/** What a unit does, once for each: "when I attack", "when an enemy unit attacks". */
function byUnit(
  { object, player, source, match, nth }: TriggerPattern,
  plain: string,
  third: string,
  say: Say,
): string {
  const free = plain === 'conquer' && canonical(match ?? null) === '{"uncontrolled":true}';
  if (player !== undefined || source || (match && !free) || nth !== undefined) return UNSAID;
  const clauses = typeof object === 'object' ? clausesOf(object) : [];
  const rest = clauses.filter((clause) => canonical(clause) !== ALONE);
  const alone = rest.length < clauses.length;
  const who = subject(alone ? rest : object, 'object', say);
  const what = free ? ' a battlefield that was uncontrolled' : '';
  return when(`${who.text} ${who.me ? plain : third}${what}${alone ? ' alone' : ''}`);
}
const ALONE = canonical({ is: 'alone' });
const AT_BATTLEFIELD = canonical({ is: 'atBattlefield' });
/** "When I move", "when a friendly unit moves to a battlefield": where it is then. */
function movedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (player !== undefined || nth !== undefined) return UNSAID;
  if (source !== undefined || match !== undefined) return movedBetween({ object, source, match }, say);
  const clauses = typeof object === 'object' ? clausesOf(object) : [];
  const rest = clauses.filter((clause) => canonical(clause) !== AT_BATTLEFIELD);
  if (rest.length < clauses.length) speak(say, canonical({ event: 'destination' }), ['battlefield']);
  const to = rest.length < clauses.length ? ' to a battlefield' : '';
  const own = canonical(rest) === '[{"self":true}]';
  const who = subject(own ? 'self' : to === '' ? object : rest, 'object', say);
  return when(`${who.text} ${who.me ? 'move' : 'moves'}${to}`);
}
/** "When I move from a battlefield", "when a unit moves from here". */
function movedBetween({ object, source, match = {} }: Omit<TriggerPattern, 'on'>, say: Say): string {
  const who = subject(object, 'object', say);
  const moves = `${who.text} ${who.me ? 'move' : 'moves'}`;
  const said = canonical(match);
  if (source !== undefined)
    return source === 'self' && said === '{}' && typesOf(say.face).includes('Battlefield')
      ? when(`${moves} from here`)
      : UNSAID;
  if (said === canonical({ from: 'battlefield' })) {
    speak(say, canonical({ event: 'source' }), ['battlefield']);
    return when(`${moves} from a battlefield`);
  }
  if (said !== canonical({ to: 'battlefield' })) return UNSAID;
  speak(say, canonical({ event: 'destination' }), ['battlefield']);
  return when(`${moves} to a battlefield`);
}
/** What a player does at a battlefield: "when you conquer here", or anywhere. */
function atBattlefield({ object, player, source, match, nth }: TriggerPattern, does: string, say: Say): string {
  if (source || match || nth !== undefined) return UNSAID;
  const who = doer(player, say);
  const doing = `${who.text} ${who.you ? does : `${does}s`}`;
  if (object === undefined) {
    speak(say, canonical({ event: 'object' }), ['battlefield']);
    // 459: there is no fight elsewhere.
    return when(doing + (does === 'attack' || does === 'defend' ? either('', ' at a battlefield') : ''));
  }
  return isHere(object, say) ? when(`${doing} here`) : UNSAID;
}
function combatText({ object, player, source, match, nth }: TriggerPattern, does: string, say: Say): string {
  if (source || match || nth !== undefined) return UNSAID;
  // Where a unit is, a combat of its player is its own (466).
  if (player === 'you' && isFirstPerson(say.face) && canonical(object ?? null) === '{"is":"here"}') {
    speak(say, SELF, []);
    return when(`I ${does} a combat`);
  }
  // A unit that was spoken of, where it is then.
  const [unit, ...more] = typeof object === 'object' ? clausesOf(object) : [];
  if (unit && 'at' in unit && more.length === 0)
    return canonical(player ?? null) === canonical({ controllerOf: unit.at }) && isSpoken(say, keyOf(unit.at, say))
      ? when(`${say.object(unit.at, 'asked')} ${does}s a combat`)
      : UNSAID;
  if (object !== undefined && !isHere(object, say)) return UNSAID;
  const who = doer(player, say);
  return when(`${who.text} ${who.you ? does : `${does}s`} a combat${object === undefined ? '' : ' here'}`);
}

/** "When a player chooses a friendly unit here with a spell for the first time each turn". */
function chooseText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || nth !== undefined) return UNSAID;
  const first = canonical(match ?? {}) === '{"first":true}';
  if (match && !first) return UNSAID;
  if (canonical(object ?? null) === '{"is":"here"}') {
    const who = doer(player, say);
    speak(say, canonical({ event: 'object' }), ['unit']);
    return first && !who.you
      ? when(`${who.text} chooses a friendly unit here with a spell for the first time each turn`)
      : UNSAID;
  }
  return object === 'self' && player === 'you' && !match ? when('you choose me with a spell') : UNSAID;
}
/** "When any unit takes damage". */
function damageText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || match || nth !== undefined || player !== undefined) return UNSAID;
  const who = subject(object, 'object', say);
  const plain = typeof object === 'object' && clausesOf(object).length === 1;
  const text = plain ? either(who.text, who.text.replace(/^an? /, 'any ')) : who.text;
  return when(`${text} ${who.me ? 'take' : 'takes'} damage`);
}
function drawText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (object || source || match) return UNSAID;
  const who = doer(player, say);
  speak(say, canonical({ event: 'object' }), ['card']);
  const card = nth === undefined ? 'a card' : `${who.you ? 'your' : 'their'} ${ORDINALS[nth] ?? UNSAID} card each turn`;
  return when(`${who.text} ${who.you ? 'draw' : 'draws'} ${card}`);
}
const CHANGES: { [change: string]: [string, string] } = {
  '{"on":false,"status":"exhausted"}': ['become ready', 'becomes ready'],
  '{"on":true,"status":"exhausted"}': ['become exhausted', 'becomes exhausted'],
  '{"on":true,"status":"stunned"}': ['become stunned', 'becomes stunned'],
  '{"on":true,"status":"empowered"}': ['become [Empowered]', 'becomes [Empowered]'],
};
function statusText({ object, player, source, match = {}, nth }: TriggerPattern, say: Say): string {
  if (player !== undefined || source || nth !== undefined) return UNSAID;
  const change = CHANGES[canonical(match)];
  const who = subject(object, 'object', say);
  return change ? when(`${who.text} ${change[who.me ? 0 : 1]}`) : UNSAID;
}

/** "When this is played, discarded, or killed": what is done with a card that is no unit, said of it once. */
export function passiveText(all: readonly TriggerPattern[], say: Say): string | undefined {
  const done = all.map(({ on, object, match, ...more }) => {
    if (object !== 'self' || Object.keys(more).length > 0) return undefined;
    if (on === 'play') return match === undefined ? 'played' : undefined;
    if (on !== 'move') return undefined;
    if (canonical(match ?? {}) === DIED) return 'killed';
    return canonical(match ?? {}) === canonical({ from: 'hand', cause: 'discard' }) ? 'discarded' : undefined;
  });
  if (done.length < 2 || isFirstPerson(say.face) || done.some((one) => one === undefined)) return undefined;
  return when(
    `this is ${joined(
      done.flatMap((one) => one ?? []),
      'or',
    )}`,
  );
}
