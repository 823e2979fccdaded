/** How it is printed what happens to objects and players, after "whenever". */
import { canonical, type Filter, type FilterClause, type TriggerPattern, wordsOf } from '@arbiter/engine';
import { zoneName, zoneText } from './places.js';
import { article, clausesOf, either, type Say, UNSAID } from './say.js';
import { kindsOf, PLAYER, SELF, speak } from './spoken.js';
import { isYourChampion } from './written.js';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** What it happens to; it may be called "it" from then on. */
function subject(what: Filter | 'self' | 'attached' | undefined, field: 'object' | 'source', say: Say): string {
  if (what === undefined) return UNSAID;
  if (what === 'self' || what === 'attached') return say.object(what, 'asked');
  const said = isYourChampion(what) ? 'your champion' : say.thing(what, { determiner: 'a' });
  speak(say, canonical({ event: field }), kindsOf(what));
  return said;
}
/** Who does it; "that player" from then on. */
function doer(player: TriggerPattern['player'], say: Say): { text: string; you: boolean } {
  if (player === 'you') return { text: 'you', you: true };
  if (player !== undefined && player !== 'opponent' && player !== 'any') return { text: UNSAID, you: false };
  speak(say, canonical({ event: 'player' }), player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  return { text: player === 'opponent' ? 'an opponent' : 'a player', you: false };
}
export function plainPlayer(
  { player, object, source, match, nth }: TriggerPattern,
  say: Say,
  plain: string,
  third: string,
): string {
  if (object || source || match || nth !== undefined) return UNSAID;
  const who = doer(player, say);
  return `${who.text} ${who.you ? plain : third}`;
}

const PAID_FROM = canonical({ from: 'graveyard', to: 'banishment' });
const DIES = canonical({ from: 'field', to: 'graveyard' });
export function moveText({ object, match = {}, player, source, nth, batch }: TriggerPattern, say: Say): string {
  if (player !== undefined || source !== undefined || nth !== undefined) return UNSAID;
  const said = canonical(match);
  if (batch && said === '{"from":"mainDeck","to":"graveyard"}')
    return canonical(object ?? null) === canonical([{ owner: 'you' }])
      ? `one or more cards ${either('are put into', 'enter')} your graveyard from your deck`
      : UNSAID;
  if (batch) return said === '{"to":"field"}' ? severalEnter(object, say) : UNSAID;
  if (said === '{"cause":"suppress","from":"field"}')
    return object === undefined
      ? either('a player suppresses an object', 'an object is suppressed')
      : `${subject(object, 'object', say)} is suppressed`;
  if (said === '{"cause":"create","to":"field"}' && typeof object === 'object') return summonText(object, say);
  if (said === '{"from":"mainDeck","to":"graveyard"}' && typeof object === 'object') {
    const owners = clausesOf(object).filter((clause) => 'owner' in clause);
    const rest = clausesOf(object).filter((clause) => !('owner' in clause));
    if (canonical(owners) !== '[{"owner":"you"}]') return UNSAID;
    const card = say.thing(rest, { determiner: 'a', card: true });
    return `${card} ${either('enters', 'is put into')} your graveyard from your deck`;
  }
  if (said === '{"from":"graveyard","to":"banishment"}' && typeof object === 'object') {
    const owners = clausesOf(object).filter((clause) => 'owner' in clause);
    const rest = clausesOf(object).filter((clause) => !('owner' in clause));
    const from = zoneText(['graveyard'], owners, say);
    return `${say.thing(rest, { determiner: 'a', card: true })} is banished from ${from}`;
  }
  if (said === '{"to":"field"}') return `${underControl(object, say)}`;
  if (said === DIES) {
    const units =
      object === 'self' ||
      object === undefined ||
      canonical(object).includes('"Ally"') ||
      canonical(object).includes('"Champion"');
    const who = subject(object, 'object', say);
    // What goes there from the field has died or been destroyed, whatever put it there (2.1.6.2).
    if (!units) return `${who} ${either('is put into a graveyard from the field', 'is destroyed', 'dies')}`;
    return `${who} ${either('dies', 'is put into a graveyard from the field')}`;
  }
  if (said === '{"from":"field"}') return `${subject(object, 'object', say)} leaves the field`;
  if (said === '{"cause":"sacrifice","from":"field"}' || said === '{"cause":"sacrifice"}')
    return givenUp(object, 'controller', 'sacrifice', say);
  if (said === '{"cause":"discard"}' || said === '{"cause":"discard","from":"hand"}')
    return givenUp(object, 'owner', 'discard', say);
  if (said === '{"cause":"materialize","to":"effectsStack"}') return givenUp(object, 'owner', 'materialize', say);
  if (said === '{"cause":"banish"}') return `${subject(object, 'object', say)} is banished`;
  if (object === 'self' && canonical({ ...match, cause: undefined, paying: undefined }) === PAID_FROM) {
    const cost = match.cause === 'memoryCost' && match.paying === undefined ? 'memory' : 'reserve';
    if (cost === 'reserve' && (match.paying !== 'kindle' || match.cause !== undefined)) return UNSAID;
    speak(say, SELF, []);
    return `${either('this card', '~')} is banished from your graveyard to pay for a ${cost} cost`;
  }
  const { from, to, ...more } = match;
  if (typeof from !== 'string' || Object.keys(more).length > 0 || object === undefined || object === 'attached')
    return UNSAID;
  const yours = (zone: string): string => zoneText([zone], [{ owner: 'you' }], say);
  if (object === 'self' && to === 'banishment') return `${either('this card', '~')} is banished from ${yours(from)}`;
  if (object === 'self' && typeof to === 'string' && to !== 'field')
    return `${either('this card', '~')} is put into ${yours(to)} from ${yours(from)}`;
  return UNSAID;
}
/** "An opponent summons a Flowerbud token": whose it is made it. */
function summonText(object: Filter, say: Say): string {
  const clauses = clausesOf(object);
  const named = clauses.flatMap((clause) => ('named' in clause ? [clause.named] : []));
  const token = clauses.filter((clause) => canonical(clause) === '{"is":"token"}');
  const opponent = clauses.some((clause) => canonical(clause) === '{"controller":"opponent"}');
  const [name] = named;
  if (clauses.length !== 3 || typeof name !== 'string' || token.length !== 1 || !opponent) return UNSAID;
  speak(say, canonical({ controllerOf: { event: 'object' } }), [...PLAYER, 'opponent']);
  return `an opponent summons ${article(name)} ${name} token`;
}
/** "One or more regalia enter the field under your control": several at once are one time. */
function severalEnter(object: TriggerPattern['object'], say: Say): string {
  if (object === undefined || typeof object === 'string') return UNSAID;
  const yours = clausesOf(object).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (yours.length === clausesOf(object).length)
    return `one or more ${say.thing(yours, { many: true })} enter the field`;
  return `one or more ${say.thing(yours, { many: true })} enter the field under your control`;
}
/** "An ally enters the field under your control". */
function underControl(object: TriggerPattern['object'], say: Say): string {
  if (object === undefined || typeof object === 'string') return `${subject(object, 'object', say)} enters the field`;
  const clauses = clausesOf(object);
  const [only, ...others] = clauses;
  if (only && 'any' in only && others.length === 0) return itselfOrAnother(only.any, object, say);
  const yours = clauses.filter((clause) => canonical(clause) !== '{"controller":"you"}');
  const plain = `${say.apart(() => subject(object, 'object', say))} enters the field`;
  const said = `${subject(yours, 'object', say)} enters the field under your control`;
  if (yours.length < clauses.length) return either(said, plain);
  // Whose it is then is "that player".
  if (!clauses.some((clause) => 'controller' in clause))
    speak(say, canonical({ controllerOf: { event: 'object' } }), PLAYER);
  return either(plain, `${plain} under a player's control`);
}
/** "~ or another ally enters the field under your control". */
function itselfOrAnother(any: readonly Filter[], object: Filter, say: Say): string {
  const plain = `${say.apart(() => subject(object, 'object', say))} enters the field`;
  const [itself, other, ...more] = any;
  if (!itself || !other || more.length > 0 || canonical(clausesOf(itself)) !== canonical([{ self: true }]))
    return plain;
  const rest = clausesOf(other).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (rest.length === clausesOf(other).length) return plain;
  const both = `${say.thing(itself)} or ${say.thing(rest, { determiner: 'a' })}`;
  speak(say, canonical({ event: 'object' }), kindsOf(other));
  return either(plain, `${both} enters the field under your control`);
}
/** "You sacrifice an ally", "an opponent discards a card": whose it was is who did it. */
function givenUp(object: TriggerPattern['object'], whose: 'controller' | 'owner', does: string, say: Say): string {
  if (object === 'self') return `you ${does} ${either('~', 'this card')}`;
  if (object === undefined || object === 'attached') return UNSAID;
  const clauses = clausesOf(object);
  const [owner, ...more] = clauses.flatMap((clause): unknown[] =>
    whose === 'controller'
      ? 'controller' in clause
        ? [clause.controller]
        : []
      : 'owner' in clause
        ? [clause.owner]
        : [],
  );
  if (more.length > 0 || (owner !== undefined && owner !== 'you' && owner !== 'opponent')) return UNSAID;
  const rest = clauses.filter((clause) => !(whose in clause));
  const who = owner === 'you' ? 'you' : owner === 'opponent' ? 'an opponent' : 'a player';
  const what = say.thing(rest, { determiner: 'a', card: whose === 'owner' });
  speak(say, canonical({ event: 'object' }), kindsOf(rest));
  return `${who} ${does}${owner === 'you' ? '' : 's'} ${what}`;
}

const often = (nth: unknown): string | undefined =>
  nth === undefined
    ? ''
    : typeof nth === 'number' && ORDINALS[nth]
      ? ` for the ${ORDINALS[nth]} time each turn`
      : undefined;

/** "~ attacks", "an opponent declares an attack with a unit for the third time each turn". */
export function attackText({ object, player, match = {}, source, nth }: TriggerPattern, say: Say): string {
  const { unit, nth: counted, ...more } = match;
  const time = often(counted);
  if (source || nth !== undefined || time === undefined || Object.keys(more).length > 0) return UNSAID;
  if (player !== undefined) {
    const who = doer(player, say);
    const what =
      object === undefined
        ? unit === true
          ? 'a unit'
          : unit === undefined
            ? undefined
            : UNSAID
        : unit === undefined
          ? subject(object, 'object', say)
          : UNSAID;
    if (object === undefined) speak(say, canonical({ event: 'object' }), ['unit']);
    return `${who.text} ${who.you ? 'declare' : 'declares'} an attack${what === undefined ? '' : ` with ${what}`}${time}`;
  }
  if (unit !== undefined) return UNSAID;
  const yours =
    typeof object === 'object'
      ? clausesOf(object).filter((clause) => canonical(clause) !== '{"controller":"you"}')
      : [];
  const declared =
    typeof object === 'object' && yours.length + 1 === clausesOf(object).length && !isYourChampion(object)
      ? [say.apart(() => `you declare an attack with ${say.thing(yours, { determiner: 'a' })}${time}`)]
      : [];
  const uses = typeof object === 'object' ? usingText(object, say) : undefined;
  if (uses !== undefined) return `${uses}${time}`;
  const used =
    object === 'self' && wordsOf(say.face.props.types).includes('Weapon')
      ? [`a unit uses ${either('this weapon', '~')} for an attack${time}`]
      : [];
  const plain = `${subject(object, 'object', say)} ${either('attacks', 'declares an attack')}${time}`;
  // What uses it is spoken of as well.
  if (object === 'self' && wordsOf(say.face.props.types).includes('Weapon')) speak(say, ATTACKER, ['unit']);
  return either(plain, ...declared, ...used);
}
const ATTACKER = canonical({ each: [{ is: 'attacking' }] });
/** "Your champion attacks using a weapon." */
function usingText(object: Filter, say: Say): string | undefined {
  const clauses = clausesOf(object);
  const using = clauses.find((clause) => 'is' in clause && clause.is === 'attacksUsing');
  if (!using || !('is' in using) || using.of === undefined) return undefined;
  const { of } = using;
  const rest = clauses.filter((clause) => clause !== using);
  const means = say.apart(() => say.thing(of, { determiner: 'a' }));
  return `${subject(rest, 'object', say)} attacks ${either('using', 'with')} ${means}`;
}
/** "Your champion is attacked". What tells apart attacks on all units of a player is said by no card. */
export function attackedText({ object, source, player, match, nth }: TriggerPattern, say: Say): string {
  if (nth !== undefined || player !== undefined) return UNSAID;
  // What attacks everything is aimed at nothing by itself.
  if (match && source === undefined && canonical(match) === '{"cleave":false}')
    return `${subject(object, 'object', say)} is targeted for an attack`;
  if (match) return UNSAID;
  const who = subject(object, 'object', say);
  const by = source === undefined ? '' : ` by ${subject(source, 'source', say)}`;
  return `${who} ${either('is attacked', 'becomes attacked')}${by}`;
}
/** "~ hits a champion", "an ally you control kills a unit": what an attack of it does. */
export function hitText({ on, object, source, player, match, nth }: TriggerPattern, say: Say): string {
  if (match || nth !== undefined || player !== undefined) return UNSAID;
  const who = subject(source, 'source', say);
  const what = object === undefined ? 'a unit' : subject(object, 'object', say);
  if (object === undefined) speak(say, canonical({ event: 'object' }), ['unit']);
  return `${who} ${on === 'hit' ? 'hits' : 'kills'} ${what}`;
}
/** "~ is dealt combat damage", "~ deals damage to a champion". */
export function damageText({ object, source, player, match, nth }: TriggerPattern, say: Say): string {
  if (player !== undefined || nth !== undefined) return UNSAID;
  const { combat, ...more } = match ?? {};
  if (Object.keys(more).length > 0) return UNSAID;
  const damage = combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
  if (source === undefined) return `${subject(object, 'object', say)} ${either('is dealt', 'takes')} ${damage}`;
  const dealt = say.apart(() =>
    object === undefined || source === 'self' || source === 'attached'
      ? UNSAID
      : `${subject(object, 'object', say)} ${either('is dealt', 'takes')} ${damage} from ${say.thing(source, { determiner: 'a', noun: 'source' })}`,
  );
  const who = subject(source, 'source', say);
  const deals = `${who} deals ${damage}${object === undefined ? '' : ` to ${subject(object, 'object', say)}`}`;
  return dealt === UNSAID ? deals : either(deals, dealt);
}

/** "You activate your first Mage action card each turn", "an opponent activates a card". */
export function activateText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || match) return UNSAID;
  const time = often(nth);
  if (time === undefined) return UNSAID;
  if (object === 'self')
    return player === undefined || player === 'you' ? `you activate ${either('this card', '~')}${time}` : UNSAID;
  if (object === 'attached') return UNSAID;
  const brewed = clausesOf(object ?? []).filter((clause) => !('played' in clause));
  if (object !== undefined && clausesOf(object).some((clause) => 'played' in clause && clause.played === 'brew')) {
    const brewer = doer(player, say);
    const potion = say.thing(brewed, { determiner: 'a', card: brewed.length === 0 });
    speak(say, canonical({ event: 'object' }), ['card']);
    return `${brewer.text} ${brewer.you ? 'brew' : 'brews'} ${either(potion, say.thing(brewed, { determiner: 'a', card: true }))}${time}`;
  }
  if (object !== undefined && canonical(object) === STARCALLED && nth === undefined) {
    const caller = doer(player, say);
    speak(say, canonical({ event: 'object' }), ['card', 'activation']);
    return `${caller.text} ${caller.you ? 'starcall' : 'starcalls'} a card`;
  }
  const who = doer(player, say);
  const does = who.you ? 'activate' : 'activates';
  const first = firstOf(object);
  const zone = playedFrom(object);
  if (zone !== undefined && typeof object === 'object') {
    const rest = clausesOf(object).filter((clause) => !('playedFrom' in clause));
    speak(say, canonical({ event: 'object' }), ['card']);
    const card = say.thing(rest, { determiner: 'a', card: true });
    return `${who.text} ${does} ${card} from ${who.you ? 'your' : 'their'} ${zoneName(zone)}${time}`;
  }
  const what = first ?? object ?? [];
  speak(say, canonical({ event: 'object' }), ['card']);
  if (first) {
    if (!who.you || time !== '') return UNSAID;
    return `you activate your first ${say.thing(first, { card: true })} each turn`;
  }
  const plain = canonical(what).includes('"Spell"') ? [say.apart(() => say.thing(what, { determiner: 'a' }))] : [];
  return `${who.text} ${does} ${either(say.thing(what, { determiner: 'a', card: true }), ...plain)}${time}`;
}
const STARCALLED = canonical([{ played: 'starcalling' }]);
const playedFrom = (object: TriggerPattern['object']): string | undefined =>
  object === undefined || typeof object === 'string'
    ? undefined
    : clausesOf(object).flatMap((clause) => ('playedFrom' in clause ? [clause.playedFrom] : []))[0];
/** What the first card of its player in this turn fits. */
function firstOf(object: TriggerPattern['object']): FilterClause[] | undefined {
  if (object === undefined || typeof object === 'string') return undefined;
  const [clause, ...more] = clausesOf(object);
  return clause && 'is' in clause && clause.is === 'firstActivatedThisTurn' && more.length === 0
    ? clausesOf(clause.of ?? [])
    : undefined;
}

export function levelUpText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || match || nth !== undefined) return UNSAID;
  const base =
    typeof object === 'object' ? clausesOf(object).flatMap((one) => ('baseLevel' in one ? [one.baseLevel] : [])) : [];
  const [level] = base;
  if (player === 'you' && level !== undefined && typeof object === 'object') {
    speak(say, canonical({ event: 'object' }), ['champion', 'unit']);
    const rest = clausesOf(object).filter((one) => !('baseLevel' in one));
    return rest.every((one) => canonical(one) === '{"has":["types",["Champion"]]}')
      ? `your champion levels up into a champion ${either('', 'card ')}with base level ${level}`
      : UNSAID;
  }
  const [kept, ...others] = typeof object === 'object' ? clausesOf(object) : [];
  if (kept && 'in' in kept && others.length === 0 && player === undefined)
    return `${say.object(kept.in, 'asked')} levels up`;
  if (object !== undefined) return player === undefined ? `${subject(object, 'object', say)} levels up` : UNSAID;
  const who = doer(player, say);
  speak(say, canonical({ event: 'object' }), ['champion', 'unit']);
  return who.you
    ? either('your champion levels up', 'you level up your champion')
    : either(`${who.text}'s champion levels up`, `${who.text} levels up their champion`);
}
export function drawText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (object || source || match) return UNSAID;
  const who = doer(player, say);
  speak(say, canonical({ event: 'object' }), ['card']);
  const draws = who.you ? 'draw' : 'draws';
  const whose = who.you ? 'your' : 'their';
  return nth === undefined
    ? `${who.text} ${draws} a card`
    : `${who.text} ${draws} ${whose} ${ORDINALS[nth] ?? UNSAID} card each turn`;
}
/** "A buff counter is put on ~", for each of them, "one or more level counters are put on your champion". */
export function countersText({ object, player, source, match = {}, nth, ...rest }: TriggerPattern, say: Say): string {
  const { kind, last, removed, ...more } = match;
  if (player !== undefined || source || nth !== undefined || Object.keys(more).length > 0 || typeof kind !== 'string')
    return UNSAID;
  const { on: _on, each, ...others } = rest;
  if (Object.keys(others).length > 0) {
    if (each) return UNSAID;
    const [reached] = 'reached' in others && Object.keys(others).length === 1 ? [others.reached] : [];
    return typeof reached === 'number' && !removed && !last
      ? `there are ${reached} or more ${kind} counters on ${subject(object, 'object', say)}`
      : UNSAID;
  }
  if (each && last) return UNSAID;
  const counter = each ? `${article(kind)} ${kind} counter is` : `one or more ${kind} counters are`;
  if (removed)
    return `${last ? `the last ${kind} counter is` : counter} removed from ${subject(object, 'object', say)}`;
  return last ? UNSAID : `${counter} put on ${subject(object, 'object', say)}`;
}
export function statusText({ object, player, source, match = {}, nth }: TriggerPattern, say: Say): string {
  if (player !== undefined || source || nth !== undefined) return UNSAID;
  const said = {
    '{"on":true,"status":"rested"}': either('rests', 'becomes rested'),
    '{"on":false,"status":"rested"}': 'wakes up',
    '{"on":true,"status":"distant"}': 'becomes distant',
    '{"on":true,"status":"fostered"}': 'becomes fostered',
    '{"on":true,"status":"ephemeral"}': 'becomes ephemeral',
  }[canonical(match)];
  return said === undefined ? UNSAID : `${subject(object, 'object', say)} ${said}`;
}
/** "A card activation you control is negated". */
export function negatedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (
    canonical(object ?? null) === '[{"is":"cardActivation"}]' &&
    canonical(source ?? null) === '[{"controller":"you"}]' &&
    (player === undefined || player === 'opponent') &&
    !match &&
    nth === undefined
  )
    return `you negate a card activation${player === 'opponent' ? ' an opponent controls' : ''}`;
  if (source || match || nth !== undefined) return UNSAID;
  const who = doer(player, say);
  if (object !== undefined) {
    if (typeof object === 'string' || !clausesOf(object).some((one) => canonical(one) === '{"is":"cardActivation"}'))
      return UNSAID;
    const activation = say.thing(object, { determiner: 'a' });
    speak(say, canonical({ event: 'object' }), ['card', 'card activation']);
    return `${activation} ${who.text} ${who.you ? 'control' : 'controls'} is negated`;
  }
  return `${either('a card activation', 'an activation')} ${who.text} ${who.you ? 'control' : 'controls'} is negated`;
}
/** "~ becomes the target of a card an opponent controls" is not said; "you target ~" is. */
export function targetedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  if (source || match || nth !== undefined) return UNSAID;
  const what = subject(object, 'object', say);
  const by =
    player === undefined ? '' : ` by ${player === 'opponent' ? 'an opponent' : player === 'you' ? 'you' : UNSAID}`;
  return `${what} ${either('is targeted', 'becomes targeted', 'becomes the target of an effect')}${by}`;
}
