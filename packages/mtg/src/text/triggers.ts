/** How what abilities wait for is printed (603.2): who, and what happens to them. */
import { canonical, type Filter, type FilterClause, type TriggerPattern } from '@arbiter/engine';
import { either, type Say, UNSAID, whole } from './say.js';
import { kindsOf, PLAYER, speak } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** Who does what: two events that happen to the same are said of it once. */
interface Happening {
  subject: string;
  does: string;
  /** It is a time, and nobody does it. */
  at?: true;
}
const happens = (subject: string, does: string): Happening => ({ subject, does });
const at = (time: string): Happening => ({ subject: '', does: time, at: true });
const unsaid = happens(UNSAID, UNSAID);

/** "When this creature enters", "whenever this creature enters or attacks", "at the beginning of your upkeep". */
export function triggerText(patterns: readonly TriggerPattern[], say: Say): string {
  const before = say.spoken.said;
  const all = patterns.map((on) => {
    let said: Happening = unsaid;
    // Each is said as if it were the first, so that what happens to the same is said of it once.
    say.spoken.said = before;
    const complete = whole(on, (watched) => {
      said = happening(watched, say);
      return '';
    });
    return complete === '' ? said : unsaid;
  });
  const [one, ...more] = all;
  if (!one) return UNSAID;
  const plain = ({ subject, does }: Happening): string => `${subject} ${does}`.trim();
  const began = (said: Happening): string => (said.at ? plain(said) : `${WHEN} ${plain(said)}`);
  if (more.length === 0) return began(one);
  const apart = `${began(one)} ${all
    .slice(1)
    .map((said) => {
      const again = said.subject === one.subject && !said.at ? [`and ${WHEN} it ${said.does}`] : [];
      return either(`and ${began(said)}`, `or ${said.at ? began(said) : plain(said)}`, ...again);
    })
    .join(' ')}`;
  const same = !one.at && more.every((said) => said.subject === one.subject);
  return same ? either(`${WHEN} ${one.subject} ${all.map(({ does }) => does).join(' or ')}`, apart) : apart;
}
const WHEN = either('when', 'whenever');

/** Who it happens to, as the trigger says it, so that the ability can speak of it. */
function subjectText({ object }: TriggerPattern, say: Say): string {
  if (object === 'self') return say.object('self', 'asked');
  if (object === 'attached') return say.object('attached', 'asked');
  if (object === undefined || typeof object === 'string') return UNSAID;
  const said = orAnother(object, say) ?? say.thing(object, { determiner: 'a' });
  speak(say, OBJECT, kindsOf(object));
  return said;
}
/** "This creature or another creature you control": what fits either is the source or another. */
function orAnother(object: Filter, say: Say): string | undefined {
  const [clause, ...more] = list(object);
  if (!clause || more.length > 0 || !('any' in clause)) return undefined;
  const [self, another, ...rest] = clause.any;
  if (canonical(self ?? null) !== '{"self":true}' || another === undefined || rest.length > 0) return undefined;
  if (!list(another).some((one) => 'other' in one)) return UNSAID;
  return `${say.object('self', 'asked')} or ${say.thing(another, { determiner: 'a' })}`;
}
const OBJECT = canonical({ event: 'object' });

/** The player that the trigger speaks of. */
function playerText(player: TriggerPattern['player'], say: Say): string {
  if (player === 'you') return 'you';
  if (player !== undefined && player !== 'opponent' && player !== 'any') return UNSAID;
  speak(say, PLAYER_OF_EVENT, player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  return player === 'opponent' ? 'an opponent' : 'a player';
}
const PLAYER_OF_EVENT = canonical({ event: 'player' });
const verbOf = (who: string, plain: string): string => (who === 'you' ? plain : `${plain}s`);

/** Whether a trigger says nothing besides what its phrase looks at. */
const saysOnly = (on: TriggerPattern, ...fields: (keyof TriggerPattern)[]): boolean =>
  Object.keys(on).every((key) => key === 'on' || fields.some((field) => field === key));

const STEPS: { [step: string]: { [who: string]: string } } = {
  upkeep: {
    you: 'your upkeep',
    opponent: "each opponent's upkeep",
    any: either('each upkeep', "each player's upkeep"),
  },
  draw: { you: 'your draw step', any: "each player's draw step" },
  end: {
    you: 'your end step',
    opponent: "each opponent's end step",
    any: either('each end step', "each player's end step", 'the end step'),
  },
  beginningOfCombat: { you: 'combat on your turn', any: 'each combat' },
  precombatMain: { you: either('your precombat main phase', 'your first main phase') },
  postcombatMain: { you: either('your postcombat main phase', 'your second main phase') },
};
function stepText({ player, match }: TriggerPattern, say: Say): Happening {
  const step = String(match?.step);
  if (canonical(match ?? {}) !== canonical({ step })) return unsaid;
  if (step === 'endOfCombat' && player === undefined) return at('at end of combat');
  if (player === 'attachedController') {
    speak(say, PLAYER_OF_EVENT, PLAYER);
    return at(
      `at the beginning of the ${step === 'upkeep' ? step : UNSAID} of ${say.object('attached', 'asked')}'s controller`,
    );
  }
  if (player !== 'you') playerText(player, say);
  return at(`at the beginning of ${STEPS[step]?.[player === undefined ? 'any' : String(player)] ?? UNSAID}`);
}

function moveText(on: TriggerPattern, say: Say): Happening {
  const match = canonical(on.match ?? {});
  if (match === '{"cause":"sacrifice","from":"battlefield"}') return givenUp(on, 'controller', 'sacrifice', say);
  if (match === '{"cause":"discard"}') return givenUp(on, 'owner', 'discard', say);
  if (match === '{"paying":"cycling"}') {
    if (on.object !== 'self') return givenUp(on, 'owner', 'cycle', say);
    speak(say, '"self"', []);
    return happens('you', `cycle ${either('this card', '~')}`);
  }
  const does = MOVES[match];
  return does === undefined ? unsaid : happens(subjectText(on, say), does);
}
const MOVES: { [match: string]: string } = {
  '{"to":"battlefield"}': 'enters',
  '{"from":"battlefield","to":"graveyard"}': either('dies', 'is put into a graveyard from the battlefield'),
  '{"from":"battlefield"}': 'leaves the battlefield',
  '{"from":"battlefield","to":"exile"}': 'is exiled from the battlefield',
};
/** "You sacrifice an artifact", "an opponent discards a card": whose it was is who did it. */
function givenUp(
  { object }: TriggerPattern,
  whose: 'controller' | 'owner',
  does: string,
  say: Say,
  many = false,
): Happening {
  if (object === undefined || typeof object === 'string') return unsaid;
  const clauses = list(object);
  const owners = clauses.filter((clause) => whose in clause);
  const rest = clauses.filter((clause) => !(whose in clause));
  const [owner] = owners.flatMap((clause) =>
    'controller' in clause ? [clause.controller] : 'owner' in clause ? [clause.owner] : [],
  );
  if (owners.length > 1 || (owner !== undefined && owner !== 'you' && owner !== 'opponent')) return unsaid;
  const who = owner === 'you' ? 'you' : owner === 'opponent' ? 'an opponent' : 'a player';
  const noun = does !== 'sacrifice' ? [{ zone: 'library' }, ...rest] : rest;
  const cards = does === 'sacrifice' ? {} : { library: true };
  const said = many
    ? `one or more ${say.thing(noun, { many, ...cards })}`
    : say.thing(noun, { determiner: 'a', ...cards });
  speak(say, OBJECT, [...kindsOf(rest), ...(does === 'sacrifice' ? [] : ['card'])], many);
  const doer = canonical(whose === 'owner' ? { ownerOf: { event: 'object' } } : { controllerOf: { event: 'object' } });
  if (who !== 'you') speak(say, doer, owner === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  // What is cycled is discarded (702.29d).
  const verbs =
    does === 'discard'
      ? either(verbOf(who, does), `${verbOf(who, 'cycle')} or ${verbOf(who, does)}`)
      : verbOf(who, does);
  return happens(who, `${verbs} ${said}`);
}

function damageText(on: TriggerPattern, say: Say): Happening {
  const { source, object, player } = on;
  const match = canonical(on.match ?? {});
  const kind = match === '{"combat":true}' ? 'combat damage' : match === '{}' ? 'damage' : UNSAID;
  if (source === undefined) {
    const dealt = object !== undefined && player === undefined;
    return dealt ? happens(subjectText(on, say), `is dealt ${kind}`) : unsaid;
  }
  const dealer =
    source === 'self' || source === 'attached' ? say.object(source, 'asked') : say.thing(source, { determiner: 'a' });
  if (source !== 'self' && source !== 'attached') speak(say, canonical({ event: 'source' }), kindsOf(source));
  if (object !== undefined)
    return player === undefined
      ? happens(dealer, `deals ${kind} to ${subjectText({ on: on.on, object }, say)}`)
      : unsaid;
  return player === undefined
    ? happens(dealer, `deals ${kind}`)
    : happens(dealer, `deals ${kind} to ${playerText(player, say)}`);
}

function castText({ object, player, match }: TriggerPattern, nth: number | undefined, say: Say): Happening {
  const told = canonical(match ?? {});
  const before = told === '{}' ? undefined : Number(match?.nth);
  if (typeof object === 'string' || (before !== undefined && told !== canonical({ nth: before }))) return unsaid;
  const what: FilterClause[] = [{ is: 'spell' }, ...list(object ?? [])];
  // What is cast is a spell, and is said to be one once.
  if (what.filter((clause) => 'is' in clause && clause.is === 'spell').length > 1) return unsaid;
  const who = playerText(player, say);
  const place = nth ?? before;
  // The so many-th of those that fit, or of all spells.
  if (before !== undefined && (nth !== undefined || object !== undefined)) return unsaid;
  const whose = who === 'you' ? 'your' : 'their';
  const spell =
    place === undefined
      ? say.thing(what, { determiner: 'a' })
      : `${whose} ${ORDINALS[place] ?? UNSAID} ${say.thing(what)} each turn`;
  speak(say, OBJECT, kindsOf(what));
  return happens(who, `${verbOf(who, 'cast')} ${spell}`);
}

/** "Blocks", "blocks a creature with flying", "becomes blocked by a creature": by which of the two it is said (509.3). */
function blockText(on: TriggerPattern, say: Say): Happening {
  const { source, object } = on;
  const match = canonical(on.match ?? {});
  if (match === '{"first":true}') return source === undefined ? happens(subjectText(on, say), 'blocks') : unsaid;
  if (match !== '{}') return unsaid;
  const one = (what: Filter | undefined): string =>
    what === undefined ? 'a creature' : say.thing(what, { determiner: 'a' });
  // Said of the creature that is blocked, if it is the source or what that is attached to.
  if ((source === 'self' || source === 'attached') && (object === undefined || typeof object === 'object')) {
    const blocked = say.object(source, 'asked');
    const by = one(object);
    speak(say, OBJECT, [...kindsOf(object ?? []), 'creature', 'blocking creature']);
    return happens(blocked, `becomes blocked by ${by}`);
  }
  if (object === undefined || source === 'self' || source === 'attached') return unsaid;
  const subject = subjectText({ on: on.on, object }, say);
  const blocked = one(source);
  speak(say, canonical({ event: 'attacker' }), [...kindsOf(source ?? []), 'creature', 'attacking creature']);
  return happens(subject, `blocks ${blocked}`);
}

/** "One or more creatures you control attack": once for all that it happens to at the same time (603.2c). */
function batchText(on: TriggerPattern, say: Say): Happening {
  const { batch: _, ...rest } = on;
  const what = on.on === 'damage' ? on.source : on.object;
  if (what === undefined || typeof what === 'string' || !saysOnly(rest, ...(FIELDS[on.on] ?? []))) return unsaid;
  const match = canonical(on.match ?? {});
  if (on.on === 'move' && match === '{"cause":"discard"}') return givenUp(rest, 'owner', 'discard', say, true);
  const several = `one or more ${say.thing(what, { many: true })}`;
  if (on.on === 'damage') {
    speak(say, canonical({ event: 'source' }), kindsOf(what), true);
    const kind = { '{"combat":true}': 'combat damage', '{}': 'damage' }[match] ?? UNSAID;
    return on.object === undefined && on.player !== undefined
      ? happens(several, `deal ${kind} to ${playerText(on.player, say)}`)
      : unsaid;
  }
  if (on.on === 'status' && match !== '{"on":true,"status":"tapped"}') return unsaid;
  const does = { attack: match === '{}' ? 'attack' : undefined, move: MOVE[match], status: 'become tapped' }[on.on];
  if (does === undefined || on.player !== undefined || on.source !== undefined) return unsaid;
  speak(say, OBJECT, kindsOf(what), true);
  return happens(several, does);
}
const MOVE: { [match: string]: string } = {
  '{"to":"battlefield"}': 'enter',
  '{"from":"battlefield","to":"graveyard"}': either('die', 'are put into a graveyard from the battlefield'),
  '{"from":"battlefield"}': 'leave the battlefield',
};

/** What each event's phrase looks at; all else that a trigger says is not said. */
const FIELDS: { [event: string]: (keyof TriggerPattern)[] } = {
  step: ['player', 'match'],
  move: ['object', 'match'],
  attack: ['object', 'match'],
  block: ['object', 'source', 'match'],
  becomesBlocked: ['object'],
  unblocked: ['object'],
  status: ['object', 'match'],
  target: ['object', 'player', 'source'],
  transform: ['object'],
  unlock: ['object', 'player', 'match'],
  damage: ['source', 'object', 'player', 'match'],
  cast: ['object', 'player', 'match', 'nth'],
  stat: ['player', 'match'],
  draw: ['player', 'nth'],
  attackers: ['player'],
};

function happening(on: TriggerPattern, say: Say): Happening {
  if (on.batch) return batchText(on, say);
  const match = canonical(on.match ?? {});
  const { player, nth } = on;
  if (!saysOnly(on, ...(FIELDS[on.on] ?? []))) return unsaid;
  switch (on.on) {
    case 'step':
      return stepText(on, say);
    case 'move':
      return moveText(on, say);
    case 'damage':
      return damageText(on, say);
    case 'cast':
      return castText(on, nth, say);
    case 'attack':
      return happens(
        subjectText(on, say),
        match === '{}' ? 'attacks' : match === '{"count":1}' ? 'attacks alone' : UNSAID,
      );
    case 'block':
      return blockText(on, say);
    case 'becomesBlocked':
      return happens(subjectText(on, say), 'becomes blocked');
    case 'unblocked':
      return happens(subjectText(on, say), "attacks and isn't blocked");
    case 'status':
      return happens(subjectText(on, say), STATUSES[match] ?? UNSAID);
    case 'target': {
      if (player !== undefined && player !== 'opponent' && player !== 'you') return unsaid;
      const of =
        on.source === undefined
          ? 'a spell or ability'
          : canonical(on.source) === '[{"is":"spell"}]'
            ? 'a spell'
            : UNSAID;
      const whose = player === undefined ? '' : player === 'you' ? ' you control' : ' an opponent controls';
      return happens(subjectText(on, say), `becomes the target of ${of}${whose}`);
    }
    case 'stat': {
      const does = LIFE[match];
      if (does === undefined) return unsaid;
      const who = playerText(player, say);
      return happens(who, `${verbOf(who, does)} life`);
    }
    case 'draw': {
      const who = playerText(player, say);
      const whose = who === 'you' ? 'your' : 'their';
      const card = nth === undefined ? 'a card' : `${whose} ${ORDINALS[nth] ?? UNSAID} card each turn`;
      return happens(who, `${verbOf(who, 'draw')} ${card}`);
    }
    case 'transform': {
      // An ability of a face is there only when that face is up: what it turned into is called by its name (701.27).
      const into = on.object === 'self' && say.face.name !== '' ? '~' : UNSAID;
      return happens(subjectText(on, say), `transforms into ${into}`);
    }
    case 'unlock': {
      // Which half it is follows from the face that has the ability (709.5).
      const half = match === '{"half":"left"}' || match === '{"half":"right"}';
      return half && on.object === 'self' && player === 'you' ? happens('you', 'unlock this door') : unsaid;
    }
    case 'attackers':
      return player === 'you' ? happens('you', 'attack') : unsaid;
    default:
      return unsaid;
  }
}
const STATUSES: { [match: string]: string } = {
  '{"on":true,"status":"tapped"}': 'becomes tapped',
  '{"on":false,"status":"tapped"}': 'becomes untapped',
  '{"on":false,"status":"faceDown"}': 'is turned face up',
};
const LIFE: { [match: string]: string } = {
  '{"gain":true,"stat":"life"}': 'gain',
  '{"gain":false,"stat":"life"}': 'lose',
};
