/** How each event that abilities wait for is printed. */
import { canonical, type TriggerPattern } from '@arbiter/engine';
import { phaseName } from './conditions.js';
import {
  activateText,
  attackedText,
  attackText,
  countersText,
  damageText,
  drawText,
  hitText,
  levelUpText,
  moveText,
  negatedText,
  plainPlayer,
  statusText,
  targetedText,
} from './happenings.js';
import { either, type Say, UNSAID, whole } from './say.js';
import { PLAYER, SELF, speak } from './spoken.js';
import { CURRENTS, turnText } from './verbs/standing.js';

/** What happens, in front of which "whenever" or "at the beginning of" stands. */
export interface Happening {
  when: 'whenever' | 'at';
  said: string;
}
const happens = (said: string): Happening => ({ when: 'whenever', said });
const unsaid = happens(UNSAID);

/** The words before a triggered ability, and what they wait for (2.4.2.2.2). */
const TRIGGER_WORDS: { [keyword: string]: TriggerPattern } = {
  'on enter': { on: 'move', object: 'self', match: { to: 'field' } },
  'on death': { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
  'on attack': { on: 'attack', object: 'self' },
  'on hit': { on: 'hit', source: 'self' },
  'on champion hit': { on: 'hit', source: 'self', object: { has: ['types', ['Champion']] } },
  'on foster': { on: 'status', object: 'self', match: { status: 'fostered', on: true } },
  'on kill': { on: 'kill', source: 'self' },
  'on ally hit': { on: 'hit', source: 'self', object: { has: ['types', ['Ally']] } },
  'on ally kill': { on: 'kill', source: 'self', object: { has: ['types', ['Ally']] } },
  'on sacrifice': { on: 'move', object: 'self', match: { from: 'field', cause: 'sacrifice' } },
  'on leave': { on: 'move', object: 'self', match: { from: 'field' } },
  'on banish': { on: 'move', object: 'self', match: { from: 'field', to: 'banishment' } },
  'on destroy': { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
};
const CHARGED = canonical({ on: 'counters', object: 'self', match: { kind: 'charge' } });
/** What was hit or killed, and what it may be called besides "it". */
const STRUCK: { [keyword: string]: string[] } = {
  'on hit': ['unit', 'hit unit', 'hit object'],
  'on kill': ['unit', 'killed unit', 'hit unit', 'hit object'],
  'on ally kill': ['ally', 'unit', 'killed ally', 'killed unit'],
  'on champion hit': ['champion', 'unit', 'hit champion'],
  'on ally hit': ['ally', 'unit', 'hit ally', 'hit unit'],
};
/** "On Enter", of an ability that waits for what these words say. */
export function triggerWord(keyword: string, on: TriggerPattern, say: Say): string {
  if (keyword === 'on charge') {
    const { reached, ...more } = on;
    speak(say, SELF, []);
    return canonical(more) === CHARGED && reached !== undefined ? `on charge ${reached}` : UNSAID;
  }
  const pattern = TRIGGER_WORDS[keyword];
  if (!pattern || sameShape(pattern) !== sameShape(on)) return UNSAID;
  speak(say, SELF, []);
  const struck = STRUCK[keyword];
  if (struck) speak(say, canonical({ event: 'object' }), struck);
  return keyword.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
/** A word or a list with that word alone ask the same. */
const sameShape = (on: TriggerPattern): string =>
  canonical(on)
    .replace(/\["(types|subtypes|elements)","([^"]*)"\]/g, '["$1",["$2"]]')
    .replace(/\[(\{"has":[^{}]*\})\]/g, '$1');

/** "Whenever an ally you control dies", "at the beginning of your recollection phase". */
export function triggerText(on: TriggerPattern, say: Say): string {
  const { when, said } = whole(on, (watched) => encode(happening(watched, say))) === UNSAID ? unsaid : decode(on, say);
  return when === 'at' ? `at the beginning of ${said}` : `${either('whenever', 'when')} ${said}`;
}
const encode = ({ said }: Happening): string => said;
const decode = (on: TriggerPattern, say: Say): Happening => say.apart(() => happening(on, say));

function happening(on: TriggerPattern, say: Say): Happening {
  if (on.when !== undefined || (on.batch && on.on !== 'move')) return unsaid;
  switch (on.on) {
    case 'step':
      return stepText(on, say);
    case 'move':
      return happens(moveText(on, say));
    case 'attack':
      return happens(attackText(on, say));
    case 'attacked':
      return happens(attackedText(on, say));
    case 'hit':
    case 'kill':
      return happens(hitText(on, say));
    case 'damage':
      return happens(damageText(on, say));
    case 'activate':
      return happens(activateText(on, say));
    case 'glimpse':
      return happens(plainPlayer(on, say, 'glimpse', 'glimpses'));
    case 'levelUp':
      return happens(levelUpText(on, say));
    case 'draw':
      return happens(drawText(on, say));
    case 'counters':
      return happens(countersText(on, say));
    case 'status':
      return happens(statusText(on, say));
    case 'countered':
      return happens(negatedText(on, say));
    case 'target':
      return happens(targetedText(on, say));
    case 'recover': {
      const said = plainPlayer(on, say, 'recover', 'recovers');
      return happens(either(said, `${said} an amount`));
    }
    case 'revealed':
      return happens(revealedText(on, say));
    case 'agility':
      return happens(plainPlayer(on, say, 'gain agility', 'gains agility'));
    case 'shift':
      return happens(shiftedText(on));
    case 'gather':
      return happens(plainPlayer(on, say, 'gather', 'gathers'));
    case 'lose':
      return happens(plainPlayer(on, say, 'lose the game', 'loses the game'));
    default:
      return unsaid;
  }
}

/** "You reveal this card from your memory": it speaks of itself where it lies. */
function revealedText({ object, player, source, match, nth }: TriggerPattern, say: Say): string {
  // "You reveal a luxem element card from your memory."
  if (typeof object === 'object' && player === 'you' && !source && nth === undefined) {
    speak(say, canonical({ event: 'object' }), ['card']);
    return canonical(match ?? {}) === '{"from":"memory"}'
      ? `you reveal ${say.thing(object, { determiner: 'a', card: true })} from your memory`
      : UNSAID;
  }
  if (object !== 'self' || source || nth !== undefined || (player !== undefined && player !== 'you')) return UNSAID;
  return canonical(match ?? {}) === '{"from":"memory"}'
    ? `you reveal ${either('this card', '~')} from your memory`
    : UNSAID;
}

/** "Your Shifting Currents change from facing North to West." */
function shiftedText({ object, player, source, match = {}, nth }: TriggerPattern): string {
  if (object || source || nth !== undefined || player !== 'you') return UNSAID;
  return `${CURRENTS} change ${turnText(match)}`;
}

function stepText({ player, match, nth, object, source }: TriggerPattern, say: Say): Happening {
  const step = String(match?.step);
  if (canonical(match ?? {}) !== canonical({ step }) || nth !== undefined || object || source) return unsaid;
  const phase = phaseName([step]);
  if (player === 'you') return { when: 'at', said: `your ${phase}` };
  if (player !== undefined && player !== 'opponent' && player !== 'any') return unsaid;
  speak(say, canonical({ event: 'player' }), player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  if (player === 'opponent') return { when: 'at', said: either(`each opponent's ${phase}`, `an opponent's ${phase}`) };
  return { when: 'at', said: either(`each ${phase}`, `each player's ${phase}`, `the ${phase}`) };
}
