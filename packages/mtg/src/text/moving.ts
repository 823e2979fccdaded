/** Who something happens to, and how what moves is waited for (603.2, 603.6). */
import { canonical, type Filter, type FilterClause, type TriggerPattern } from '@arbiter/engine';
import { playerEnchanted } from './attached.js';
import { hauntedText } from './haunting.js';
import { either, type Say, UNSAID } from './say.js';
import { kindsOf, PLAYER, speak } from './spoken.js';

export const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** Who does what: two events that happen to the same are said of it once. */
export interface Happening {
  subject: string;
  does: string;
  /** It is a time, and nobody does it. */
  at?: true;
  /** The same, said of whom it is done to. */
  passive?: string;
}

export const happens = (subject: string, does: string): Happening => ({ subject, does });

export const at = (time: string): Happening => ({ subject: '', does: time, at: true });

export const unsaid = happens(UNSAID, UNSAID);

/** Who it happens to, as the trigger says it, so that the ability can speak of it. */
export function subjectText({ on, object, match }: TriggerPattern, say: Say): string {
  if (object === 'self') return say.object('self', 'asked');
  if (object === 'attached') return say.object('attached', 'asked');
  if (object === undefined || typeof object === 'string') return UNSAID;
  if (canonical(object) === HAUNTED) return hauntedText(say);
  const said = orAnother(object, say) ?? say.thing(object, { determiner: 'a' });
  // Of what an opponent controls "that player" is that opponent.
  if (list(object).some((clause) => canonical(clause) === '{"controller":"opponent"}')) {
    // Whoever has what enters as it does so, whoever has it later (608.2h).
    const entering = on === 'move' && match?.to === 'battlefield';
    speak(say, canonical(entering ? { event: 'controller' } : { controllerOf: { event: 'object' } }), [
      ...PLAYER,
      'opponent',
    ]);
  }
  speak(say, OBJECT, kindsOf(object));
  return said;
}

const HAUNTED = canonical([{ hauntedBy: 'self' }]);
/** "This creature or another creature you control": what fits either is the source or another. */
function orAnother(object: Filter, say: Say): string | undefined {
  const [clause, ...more] = list(object);
  if (!clause || more.length > 0 || !('any' in clause)) return undefined;
  const [self, another, ...rest] = clause.any;
  if (canonical(self ?? null) !== '{"self":true}' || another === undefined || rest.length > 0) return undefined;
  if (!list(another).some((one) => 'other' in one)) return UNSAID;
  return `${say.object('self', 'asked')} or ${say.thing(another, { determiner: 'a' })}`;
}

export const OBJECT = canonical({ event: 'object' });

/** The player that the trigger speaks of. */
export function playerText(player: TriggerPattern['player'], say: Say): string {
  if (player === 'you') return 'you';
  if (canonical(player ?? null) === ENCHANTED) {
    speak(say, PLAYER_OF_EVENT, PLAYER);
    return playerEnchanted(say);
  }
  if (player !== undefined && player !== 'opponent' && player !== 'any') return UNSAID;
  speak(say, PLAYER_OF_EVENT, player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  return player === 'opponent' ? 'an opponent' : 'a player';
}

/** The player whom the source enchants. */
export const ENCHANTED = canonical({ controllerOf: 'attached' });
export const PLAYER_OF_EVENT = canonical({ event: 'player' });

export const verbOf = (who: string, plain: string): string => (who === 'you' ? plain : `${plain}s`);

export function moveText(on: TriggerPattern, say: Say): Happening {
  const match = canonical(on.match ?? {});
  // Nobody but its controller sacrifices it (701.21a).
  if (match === '{"cause":"sacrifice","from":"battlefield"}' && on.object === 'self')
    return happens('you', `sacrifice ${say.object('self', 'asked')}`);
  if (match === '{"cause":"sacrifice","from":"battlefield"}') return givenUp(on, 'controller', 'sacrifice', say);
  if (on.player !== undefined)
    return match === '{"cause":"discard","from":"hand"}' && on.player === 'opponent' && on.object === 'self'
      ? discardedText(say)
      : unsaid;
  if (match === '{"cause":"discard"}') return givenUp(on, 'owner', 'discard', say);
  if (match === '{"paying":"cycling"}') {
    if (on.object !== 'self') return givenUp(on, 'owner', 'cycle', say);
    speak(say, '"self"', []);
    return happens('you', `cycle ${either('this card', '~')}`);
  }
  if (match === '{"to":"graveyard"}') return buriedText(on, say);
  const yard = match === DIES ? intoYard(on, say) : undefined;
  if (yard) return yard;
  // What an Aura is on goes there from the battlefield.
  if (match === DIES && on.object === 'attached')
    return happens(subjectText(on, say), either(MOVES[match] ?? UNSAID, 'is put into a graveyard'));
  const does = MOVES[match];
  return does === undefined ? unsaid : happens(subjectText(on, say), does);
}

/** "A spell or ability an opponent controls causes you to discard this card" (701.9). */
function discardedText(say: Say): Happening {
  speak(say, '"self"', []);
  return happens('a spell or ability an opponent controls', 'causes you to discard this card');
}
/** "A creature card is put into your graveyard from anywhere": tokens are no cards (108.2). */
function buriedText(on: TriggerPattern, say: Say): Happening {
  const { object } = on;
  if (object === 'self') return happens(subjectText(on, say), 'is put into a graveyard from anywhere');
  if (object === undefined || typeof object === 'string') return unsaid;
  const whose = list(object).filter((clause) => 'owner' in clause);
  const kind = list(object).filter((clause) => !('owner' in clause) && canonical(clause) !== NONTOKEN);
  const yard = { '[]': 'a graveyard', [MINE]: 'your graveyard', [THEIRS]: "an opponent's graveyard" }[canonical(whose)];
  if (yard === undefined || kind.length + whose.length === list(object).length) return unsaid;
  const card = say.thing([{ zone: 'library' }, ...kind], { determiner: 'a', library: true });
  speak(say, OBJECT, [...kindsOf(kind).filter((one) => one !== 'permanent'), 'card']);
  return happens(card, `is put into ${yard} from anywhere`);
}
/** "An artifact is put into an opponent's graveyard from the battlefield": each goes into its owner's (404.2). */
function intoYard({ object }: TriggerPattern, say: Say): Happening | undefined {
  if (object === undefined || typeof object === 'string') return undefined;
  const whose = list(object).filter((clause) => 'owner' in clause);
  const yard = { [MINE]: 'your graveyard', [THEIRS]: "an opponent's graveyard" }[canonical(whose)];
  if (yard === undefined) return undefined;
  const kind = list(object).filter((clause) => !('owner' in clause));
  const what = say.thing(kind, { determiner: 'a' });
  if (canonical(whose) === THEIRS) speak(say, canonical({ ownerOf: { event: 'object' } }), [...PLAYER, 'opponent']);
  speak(say, OBJECT, kindsOf(object));
  // Whatever it is, a permanent was on the battlefield (110.1).
  if (kind.length === 0) return happens('a permanent', `is put into ${yard}${either('', ' from the battlefield')}`);
  return happens(what, `is put into ${yard} from the battlefield`);
}
const DIES = '{"from":"battlefield","to":"graveyard"}';
const NONTOKEN = '{"not":{"is":"token"}}';
const MINE = '[{"owner":"you"}]';
const THEIRS = '[{"owner":"opponent"}]';

const MOVES: { [match: string]: string } = {
  '{"to":"battlefield"}': 'enters',
  '{"from":"battlefield","to":"graveyard"}': either('dies', 'is put into a graveyard from the battlefield'),
  '{"from":"battlefield"}': 'leaves the battlefield',
  '{"from":"battlefield","to":"exile"}': 'is exiled from the battlefield',
};

/** "You sacrifice an artifact", "an opponent discards a card": whose it was is who did it. */
export function givenUp(
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

/** Whether a trigger says nothing besides what its phrase looks at. */
export const saysOnly = (on: TriggerPattern, ...fields: (keyof TriggerPattern)[]): boolean =>
  Object.keys(on).every((key) => key === 'on' || fields.some((field) => field === key));

/** What each event's phrase looks at; all else that a trigger says is not said. */
export const FIELDS: { [event: string]: (keyof TriggerPattern)[] } = {
  step: ['player', 'match'],
  move: ['object', 'player', 'match'],
  attack: ['object', 'match', 'beside', 'at'],
  block: ['object', 'source', 'match'],
  becomesBlocked: ['object'],
  unblocked: ['object'],
  status: ['object', 'match'],
  target: ['object', 'player', 'source'],
  transform: ['object'],
  phased: ['object', 'match'],
  unlock: ['object', 'player', 'match'],
  did: ['object', 'player', 'match'],
  damage: ['source', 'object', 'player', 'match'],
  cast: ['object', 'player', 'match', 'nth'],
  stat: ['player', 'match'],
  draw: ['player', 'nth'],
  tapForMana: ['object', 'player'],
  state: ['when'],
  attackers: ['player'],
  time: ['match'],
  rollDice: ['player', 'match'],
  lose: ['player'],
  shuffle: ['player'],
  chaos: ['object'],
  rollPlanarDie: ['player', 'match'],
  planeswalkTo: ['object', 'player'],
  planeswalkFrom: ['object', 'player'],
  encounter: ['object', 'player'],
};
