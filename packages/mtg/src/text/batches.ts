/** What happens to several at the same time, for which an ability triggers once (603.2c). */

import { canonical, type Filter, type TriggerPattern } from '@arbiter/engine';
import { FIELDS, givenUp, type Happening, happens, list, OBJECT, playerText, saysOnly, unsaid } from './moving.js';
import { either, type Say, UNSAID } from './say.js';
import { kindsOf, speak } from './spoken.js';

/** "One or more creatures you control attack": once for all that it happens to at the same time (603.2c). */
export function batchText(on: TriggerPattern, say: Say): Happening {
  const { batch: _, ...rest } = on;
  if (on.on === 'damage' && on.source === 'self') return dealtToSeveral(on, say);
  const what = on.on === 'damage' ? on.source : on.object;
  if (what === undefined || typeof what === 'string' || !saysOnly(rest, ...(FIELDS[on.on] ?? []))) return unsaid;
  const match = canonical(on.match ?? {});
  if (on.on === 'move' && match === '{"cause":"discard"}') return givenUp(rest, 'owner', 'discard', say, true);
  if (on.on === 'move' && match === '{"from":"graveyard","to":"exile"}')
    return ownCards(on, what, 'are put into exile from your graveyard', say);
  if (on.on === 'move' && match === '{"from":"library","to":"graveyard"}')
    return ownCards(on, what, 'are put into your graveyard from your library', say);
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

/** "This creature deals damage to one or more creatures." */
function dealtToSeveral({ on, source, object, match, batch, ...rest }: TriggerPattern, say: Say): Happening {
  const kind = { '{"combat":true}': 'combat damage', '{}': 'damage' }[canonical(match ?? {})];
  if (!on || !source || !batch || kind === undefined || canonical(rest) !== '{}') return unsaid;
  if (object === undefined || typeof object === 'string') return unsaid;
  const dealer = say.object('self', 'asked');
  speak(say, OBJECT, kindsOf(object), true);
  return happens(dealer, `deals ${kind} to one or more ${say.thing(object, { many: true })}`);
}
/** "One or more cards are put into exile from your graveyard": of those that you own. */
function ownCards({ player, source }: TriggerPattern, what: Filter, does: string, say: Say): Happening {
  const kind = list(what).filter((clause) => canonical(clause) !== '{"owner":"you"}');
  if (player !== undefined || source !== undefined || kind.length + 1 !== list(what).length) return unsaid;
  const cards = say.thing([{ zone: 'library' }, ...kind], { many: true, library: true });
  speak(say, OBJECT, [...kindsOf(kind).filter((one) => one !== 'permanent'), 'card'], true);
  return happens(`one or more ${cards}`, does);
}

const MOVE: { [match: string]: string } = {
  '{"to":"battlefield"}': 'enter',
  '{"from":"battlefield","to":"graveyard"}': either('die', 'are put into a graveyard from the battlefield'),
  '{"from":"battlefield"}': 'leave the battlefield',
};
