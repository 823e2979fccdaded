/** How each event that abilities wait for is printed (603.2). */

import { canonical, type FilterClause, type TriggerPattern } from '@arbiter/engine';
import { playerEnchanted } from './attached.js';
import { batchText } from './batches.js';
import { CHOSEN_PLAYER, isChosen } from './chosen.js';
import { attackText, blockText } from './combat-events.js';
import { damageText } from './damage-events.js';
import { TURNS, TURNS_TEXT } from './day-and-night.js';
import { playerDeed } from './deed-events.js';
import { BECOMES_MONARCH, becomingMonarch } from './monarch.js';
import {
  at,
  ENCHANTED,
  FIELDS,
  type Happening,
  happens,
  list,
  moveText,
  OBJECT,
  PLAYER_OF_EVENT,
  playerText,
  saysOnly,
  subjectText,
  unsaid,
  verbOf,
} from './moving.js';
import { PHASED } from './phasing.js';
import { planarEvent } from './planes.js';
import { either, type Say, UNSAID } from './say.js';
import { kindsOf, PLAYER, speak } from './spoken.js';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

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
  beginningOfCombat: { you: 'combat on your turn', opponent: "combat on each opponent's turn", any: 'each combat' },
  precombatMain: { you: either('your precombat main phase', 'your first main phase') },
  postcombatMain: { you: either('your postcombat main phase', 'your second main phase') },
};

function stepText({ player, match }: TriggerPattern, say: Say): Happening {
  const step = String(match?.step);
  if (canonical(match ?? {}) !== canonical({ step })) return unsaid;
  if (step === 'endOfCombat' && player === undefined) return at('at end of combat');
  if (canonical(player ?? null) === ENCHANTED) {
    speak(say, PLAYER_OF_EVENT, PLAYER);
    const its = { upkeep: 'upkeep', end: 'end step', draw: 'draw step' }[step];
    return at(`at the beginning of ${playerEnchanted(say)}'s ${its ?? UNSAID}`);
  }
  if (player === 'attachedController') {
    speak(say, PLAYER_OF_EVENT, PLAYER);
    return at(
      `at the beginning of the ${{ upkeep: 'upkeep', draw: 'draw step', end: 'end step' }[step] ?? UNSAID} of ${say.object('attached', 'asked')}'s controller`,
    );
  }
  if (canonical(player ?? null) === CHOSEN_PLAYER && isChosen('player', say.face)) {
    speak(say, PLAYER_OF_EVENT, PLAYER);
    const its = { upkeep: 'upkeep', end: 'end step', draw: 'draw step' }[step];
    return at(`at the beginning of the chosen player's ${its ?? UNSAID}`);
  }
  if (player !== 'you') playerText(player, say);
  return at(`at the beginning of ${STEPS[step]?.[player === undefined ? 'any' : String(player)] ?? UNSAID}`);
}

function castText({ object, player, match }: TriggerPattern, nth: number | undefined, say: Say): Happening {
  const told = canonical(match ?? {});
  const before = told === '{}' ? undefined : Number(match?.nth);
  if (typeof object === 'string' || (before !== undefined && told !== canonical({ nth: before }))) return unsaid;
  // A card is cast from its owner's graveyard (404.1).
  const own =
    player === 'you' && list(object ?? []).some((clause) => canonical(clause) === '{"playedFrom":"graveyard"}');
  const owned = own
    ? list(object ?? []).filter((clause) => canonical(clause) !== '{"owner":"you"}')
    : list(object ?? []);
  const yours = own && owned.length < list(object ?? []).length;
  const what: FilterClause[] = [{ is: 'spell' }, ...owned];
  // What is cast is a spell, and is said to be one once.
  if (what.filter((clause) => 'is' in clause && clause.is === 'spell').length > 1) return unsaid;
  const who = playerText(player, say);
  const place = nth ?? before;
  // The so many-th of those that fit, or of all spells.
  if (before !== undefined && (nth !== undefined || object !== undefined)) return unsaid;
  const whose = who === 'you' ? 'your' : 'their';
  // Of your own spells it may be asked after "a spell": only one of these can be the so many-th.
  const asked =
    place === undefined || who !== 'you' || yours
      ? []
      : [`cast a spell, if it's the ${ORDINALS[place] ?? UNSAID} ${say.thing(what)} you cast this turn`];
  const spell =
    place === undefined
      ? say.thing(what, { determiner: 'a' })
      : `${whose} ${ORDINALS[place] ?? UNSAID} ${say.thing(what)} each turn`;
  speak(say, OBJECT, kindsOf(what));
  // The source that it targets was spoken of last.
  if (
    what.some(
      (clause) =>
        ('targets' in clause && canonical([clause.targets].flat()) === '[{"self":true}]') ||
        ('targetsOnly' in clause && canonical([clause.targetsOnly].flat()) === '[{"self":true}]'),
    )
  )
    speak(say, '"self"', []);
  return happens(
    who,
    either(
      `${verbOf(who, 'cast')} ${yours ? spell.replaceAll('from a graveyard', 'from your graveyard') : spell}`,
      ...asked,
    ),
  );
}

export function happening(on: TriggerPattern, say: Say): Happening {
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
      if (canonical(on.object ?? null) === SADDLED)
        return match === '{}' ? happens(say.object('self', 'asked'), 'attacks while saddled') : unsaid;
      return attackText(on, match, say);
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
          : canonical(on.source) === YOURS_ON_STACK
            ? 'a spell or ability you control'
            : typeof on.source === 'object' && list(on.source).some((one) => 'is' in one && one.is === 'spell')
              ? say.thing(on.source, { determiner: 'a' })
              : UNSAID;
      const whose = player === undefined ? '' : player === 'you' ? ' you control' : ' an opponent controls';
      if (on.source === undefined) speak(say, canonical({ event: 'source' }), ['spell or ability']);
      const subject = subjectText(on, say);
      return happens(subject, `becomes the target of ${of}${whose}`);
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
    case 'phased':
      return happens(subjectText(on, say), PHASED[match] ?? UNSAID);
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
    case 'state':
      return stateText(on, say);
    case 'tapForMana':
      return tapText(on, say);
    case 'did':
      return didText(on, match, say);
    case 'rollDice':
      return player === 'you' && match === '{}' ? happens('you', 'roll one or more dice') : unsaid;
    case 'shuffle': {
      const who = playerText(player, say);
      return happens(who, `${verbOf(who, 'shuffle')} ${who === 'you' ? 'your' : 'their'} library`);
    }
    case 'lose':
      return loseText(on, say);
    case 'time':
      return match === TURNS ? happens('', TURNS_TEXT) : unsaid;
    case 'attackers':
      return player === 'you' ? happens('you', 'attack') : unsaid;
    default:
      return planarEvent(on, match) ?? unsaid;
  }
}

/** "A player loses the game", "an opponent loses the game" (104.3). */
function loseText({ object, player }: TriggerPattern, say: Say): Happening {
  if (object !== undefined || player === 'you') return unsaid;
  const who = playerText(player, say);
  return happens(who, `${verbOf(who, 'lose')} the game`);
}
/** "You control no other creatures": a state, and no event (603.8). */
function stateText({ when }: TriggerPattern, say: Say): Happening {
  if (when === undefined || !('not' in when) || !('exists' in when.not)) return unsaid;
  const clauses = list(when.not.exists);
  const mine = clauses.filter((clause) => canonical(clause) === '{"controller":"you"}');
  return mine.length === 1 ? happens('', say.condition(when)) : unsaid;
}

/** "A player taps a land for mana", "a land is tapped for mana" (106.12a). */
function tapText({ object, player }: TriggerPattern, say: Say): Happening {
  if (object === undefined) return unsaid;
  const what = typeof object === 'string' ? say.object(object, 'asked') : say.thing(object, { determiner: 'a' });
  const who = playerText(player, say);
  if (typeof object !== 'string') speak(say, OBJECT, kindsOf(object));
  const said = happens(who, `${verbOf(who, 'tap')} ${what} for mana`);
  return player === undefined ? { ...said, passive: `${what} is tapped for mana` } : said;
}

/** What keywords call by a name: "this creature exploits a creature", "you proliferate". */
function didText(on: TriggerPattern, match: string, say: Say): Happening {
  if (match === BECOMES_MONARCH) return becomingMonarch(on, say);
  const deedOf = playerDeed(on, match, say);
  if (deedOf !== undefined) return deedOf;
  const deed = DEEDS[match];
  if (deed === undefined) return unsaid;
  const [verb, what] = deed;
  if (on.object === undefined) return on.player === 'you' && what === undefined ? happens('you', verb) : unsaid;
  if (on.player !== undefined) return unsaid;
  const subject = subjectText(on, say);
  if (what !== undefined)
    speak(say, canonical({ event: 'other' }), [
      what,
      'permanent',
      ...(verb === 'exploit' ? ['exploited creature'] : []),
      ...(what === 'creature' ? [] : ['creature']),
    ]);
  return happens(subject, `${verb}s${what === undefined ? '' : ` a ${what}`}`);
}

const did = (what: string): string => canonical({ what });

const DEEDS: { [match: string]: [string, string?] } = {
  [did('exploit')]: ['exploit', 'creature'],
  [did('crew')]: ['crew', 'Vehicle'],
  [did('saddle')]: ['saddle', 'Mount'],
  [did('explore')]: ['explore'],
  [did('train')]: ['train'],
  [did('connive')]: ['connive'],
  [did('proliferate')]: ['proliferate'],
};

const STATUSES: { [match: string]: string } = {
  '{"on":true,"status":"tapped"}': 'becomes tapped',
  '{"on":false,"status":"tapped"}': 'becomes untapped',
  '{"on":false,"status":"faceDown"}': 'is turned face up',
  '{"on":true,"status":"monstrous"}': 'becomes monstrous',
  '{"on":true,"status":"renowned"}': 'becomes renowned',
  '{"on":true,"status":"level2"}': 'becomes level 2',
  '{"on":true,"status":"level3"}': 'becomes level 3',
};

const YOURS_ON_STACK = canonical([{ zone: 'stack' }, { controller: 'you' }]);
const SADDLED = canonical([{ self: true }, { status: 'saddled' }]);

const LIFE: { [match: string]: string } = {
  '{"gain":true,"stat":"life"}': 'gain',
  '{"gain":false,"stat":"life"}': 'lose',
};
