/** What happened this turn, or did not last turn, as conditions ask of it (608.2i). */
import { canonical, type Filter, type FilterClause, type TriggerPattern, type Value } from '@arbiter/engine';
import { either, numeral, type Say, UNSAID } from './say.js';

type Happened = Extract<Value, { happened: unknown }>;
const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** "You attacked this turn", "a creature died under your control this turn", "no spells were cast last turn". */
export function happenedText(
  { happened, sum, objects, last, most }: Happened,
  op: string,
  bound: number,
  say: Say,
): string {
  // Creatures that attacked are counted, each of them once.
  if (objects)
    return !sum && !last && !most && op === '>=' && bound > 1 && canonical(happened) === YOUR_ATTACKS
      ? `you attacked with ${numeral(bound)} or more creatures this turn`
      : UNSAID;
  if (sum)
    return !last && !most && op === '>=' && bound > 1 && canonical(happened) === LIFE('you', true)
      ? `you gained ${bound} or more life this turn`
      : UNSAID;
  if (most) return op === '>=' ? `${onePlayerText(happened, bound, say)} ${last ? 'last' : 'this'} turn` : UNSAID;
  const before = last && op === '>=' && bound === 1 ? PLAIN[canonical(happened)] : undefined;
  if (before !== undefined) return `${before} last turn`;
  if (last)
    return canonical(happened) === '{"on":"cast"}' && op === '=' && bound === 0
      ? 'no spells were cast last turn'
      : UNSAID;
  if (op !== '>=' || bound < 1) return UNSAID;
  const said = bound === 1 ? onceText(happened, say) : oftenText(happened, bound, say);
  return said === UNSAID ? UNSAID : `${said} this turn`;
}

const YOUR_ATTACKS = canonical({ on: 'attack', player: 'you' });
/** What happened once or more often. */
function onceText(on: TriggerPattern, say: Say): string {
  const plain = PLAIN[canonical(on)];
  if (plain !== undefined) return plain;
  if (
    on.on === 'cast' &&
    on.player === 'you' &&
    typeof on.object === 'object' &&
    canonical(Object.keys(on).sort()) === '["object","on","player"]'
  )
    return `you've cast ${say.thing([{ is: 'spell' }, ...list(on.object)], { determiner: 'a' })}`;
  if (!Object.keys(on).every((key) => ['on', 'object', 'match'].includes(key)) || on.object === undefined)
    return UNSAID;
  const match = canonical(on.match ?? {});
  if (on.object === 'self') {
    const does = match === '{}' ? { attack: 'attacked', damage: 'was dealt damage' }[on.on] : undefined;
    return does === undefined ? UNSAID : `${say.object('self', 'asked')} ${does}`;
  }
  if (typeof on.object === 'string' || on.on !== 'move') return UNSAID;
  return movedText(list(on.object), match, say);
}
function movedText(clauses: readonly FilterClause[], match: string, say: Say): string {
  const whose = clauses.filter((clause) => 'controller' in clause);
  const rest = clauses.filter((clause) => !('controller' in clause));
  const mine = canonical(whose) === '[{"controller":"you"}]';
  if (!mine && whose.length > 0) return UNSAID;
  const what = say.thing(rest.length > 0 ? rest : [{ zone: 'battlefield' }], { determiner: 'a' });
  switch (match) {
    case DIED:
      return mine ? either(`${what} died under your control`, `${what} you controlled died`) : `${what} died`;
    case LEFT:
      return mine
        ? either(`${what} you controlled left the battlefield`, `${what} left the battlefield under your control`)
        : UNSAID;
    case ENTERED:
      return mine
        ? either(
            `${what} entered the battlefield under your control`,
            `you had ${what} enter the battlefield under your control`,
          )
        : UNSAID;
    default:
      return UNSAID;
  }
}
const DIED = '{"from":"battlefield","to":"graveyard"}';
const LEFT = '{"from":"battlefield"}';
const ENTERED = '{"to":"battlefield"}';

const LIFE = (player: string, gain: boolean): string =>
  canonical({ on: 'stat', player, match: { stat: 'life', gain } });
const PLAIN: { [pattern: string]: string } = {
  [canonical({ on: 'attackers', player: 'you' })]: 'you attacked',
  [LIFE('you', true)]: 'you gained life',
  [LIFE('you', false)]: 'you lost life',
  [LIFE('opponent', false)]: 'an opponent lost life',
  [LIFE('opponent', true)]: 'an opponent gained life',
  [canonical({ on: 'damage', player: 'opponent' })]: 'an opponent was dealt damage',
  [canonical({ on: 'move', object: [{ owner: 'you' }], match: { cause: 'discard' } })]: 'you discarded a card',
};

/** "A player cast two or more spells": one of the players did it so often. */
function onePlayerText(on: TriggerPattern, times: number, say: Say): string {
  const fields = Object.keys(on).filter((key) => !['on', 'player', 'object'].includes(key));
  if (on.on !== 'cast' || on.player !== 'you' || fields.length > 0 || typeof on.object === 'string' || times < 2)
    return UNSAID;
  const spells = say.thing([{ is: 'spell' }, ...list(on.object ?? [])], { many: true });
  return `a player cast ${numeral(times)} or more ${spells}`;
}

/** What happened so many times. */
function oftenText(on: TriggerPattern, times: number, say: Say): string {
  if (on.on === 'move') return sacrificedText(on, times, say);
  if (on.on === 'activating') return activatedText(on, times, say);
  const fields = Object.keys(on).filter((key) => key !== 'on');
  if (on.player !== 'you' || !fields.every((key) => ['player', 'object'].includes(key))) return UNSAID;
  const number = `${numeral(times)} or more`;
  if (on.on === 'draw' && on.object === undefined) return `you've drawn ${number} cards`;
  if (on.on !== 'cast' || typeof on.object === 'string') return UNSAID;
  return `you've cast ${number} ${say.thing([{ is: 'spell' }, ...list(on.object ?? [])], { many: true })}`;
}
/** "You sacrificed three or more Clues": of those that you controlled. */
function sacrificedText({ object, match, ...rest }: TriggerPattern, times: number, say: Say): string {
  if (canonical(rest) !== '{"on":"move"}' || object === undefined || typeof object === 'string') return UNSAID;
  if (canonical(match ?? {}) !== canonical({ from: 'battlefield', cause: 'sacrifice' })) return UNSAID;
  const what = list(object).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (what.length + 1 !== list(object).length || what.some((clause) => 'controller' in clause)) return UNSAID;
  const many = say.thing(what.length > 0 ? what : [{ zone: 'battlefield' }], { many: true });
  return `${either('you sacrificed', "you've sacrificed")} ${numeral(times)} or more ${many}`;
}
/** "This ability has been activated four or more times": this very one, of those that its card has, a mana ability as well. */
function activatedText(on: TriggerPattern, times: number, { place }: Say): string {
  const own =
    place !== undefined && canonical(on) === canonical({ on: 'activating', object: 'self', match: { place } });
  return own ? `this ability has been activated ${numeral(times)} or more times` : UNSAID;
}
