/** What cards say of instructions that several players follow, or that wait for what the ones before them did. */
import { canonical, type Effect, type FilterClause } from '@arbiter/engine';
import { either, type Say, UNSAID } from '../say.js';
import { buffsSpent, chosenByEach } from '../singular.js';
import { keep } from '../spoken.js';
import type { Several } from './choosing.js';

export function sequenceText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    wholly(chosenByEach(effects), effects) ??
    buffsSpent(effects) ??
    killedByThis(effects, say) ??
    shownByEach(effects, say) ??
    forEachWhoDid(effects, say) ??
    decreed(effects, say) ??
    burnedThisWay(effects, say)
  );
}

const wholly = (said: string | undefined, { length }: readonly Effect[]): Several | undefined =>
  said === undefined ? undefined : { said, count: length };

/** "Deal 3 to a unit. If this kills it, do this: draw 1": whatever dies of it does so a moment later (428.5.c). */
function killedByThis([damage, delayed]: readonly Effect[], say: Say): Several | undefined {
  if (damage?.do !== 'damage' || delayed?.do !== 'delayed' || canonical(damage.to ?? null) !== '{"target":0}')
    return undefined;
  const { effects } = delayed;
  const waits = {
    do: 'delayed',
    on: { on: 'did', match: { act: 'kill' }, source: 'self', object: [{ in: { saved: 'target' } }] },
    effects,
    until: { kind: 'endOfTurn' },
  };
  if (canonical(delayed) !== canonical(waits)) return undefined;
  const dealt = say.effects([damage]);
  return {
    said: `${dealt}. if this kills ${say.object({ target: 0 }, 'asked')}, do this: ${say.effects(effects)}`,
    count: 2,
  };
}

/** "Each opponent reveals the top card of their Main Deck. Choose one and banish it, then play it. Then recycle the rest". */
function shownByEach(effects: readonly Effect[], say: Say): Several | undefined {
  const [remember, , choose, banish, play] = effects;
  if (remember?.do !== 'remember' || choose?.do !== 'choose' || banish?.do !== 'move' || play?.do !== 'play')
    return undefined;
  const [shown, chosen, banished] = [remember.as, choose.save, banish.save ?? ''];
  const rest: FilterClause[] = [{ zone: 'mainDeck' }, { in: { saved: shown } }];
  const expected: Effect[] = [
    { do: 'remember', as: shown, what: { top: 1, of: 'opponents' } },
    { do: 'reveal', what: { saved: shown } },
    { do: 'choose', among: { saved: shown }, min: 1, max: 1, save: chosen, kind: 'CHOOSE_CARD' },
    { do: 'move', what: { saved: chosen }, to: 'banishment', cause: 'banish', save: banished },
    { ...play, what: { saved: banished }, must: true },
    { do: 'move', what: { each: rest }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
  ];
  if (canonical(effects.slice(0, expected.length)) !== canonical(expected)) return undefined;
  keep(say, banished, undefined, ['card']);
  const played = say.effects([play], 'sentence');
  const first = 'each opponent reveals the top card of their Main Deck. choose one and banish it';
  return { said: `${first}${either(' and ', ' ')}${played}. recycle the rest`, count: expected.length };
}

/** "[Burn 1]. When you burn a unit this way, do this: give a friendly unit +[M] equal to the burned card's Might". */
function burnedThisWay([burn, asked]: readonly Effect[], say: Say): Several | undefined {
  if (burn?.do !== 'burn' || asked?.do !== 'if' || burn.save === undefined) return undefined;
  const [then, ...more] = asked.then;
  if (then?.do !== 'reflexive' || more.length > 0 || then.ability.may || then.ability.cost) return undefined;
  const key = canonical({ saved: burn.save });
  const unit = { is: [{ saved: burn.save }, [{ has: ['types', 'Unit'] }]] };
  if (canonical(asked) !== canonical({ do: 'if', if: unit, then: [then] })) return undefined;
  if (canonical(burn) !== canonical({ do: 'burn', count: 1, save: burn.save })) return undefined;
  keep(say, burn.save, undefined, ['card']);
  say.spoken.chosen = { ...say.spoken.chosen, [say.spoken.saved[burn.save] ?? key]: ['the burned card'] };
  return { said: `[burn 1]. when you burn a unit this way, do this: ${say.body(then.ability)}`, count: 2 };
}

/** "Starting with the next player, each other player chooses a unit you don't control … Kill those units": no two the same. */
function decreed([choose, kill]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || kill?.do !== 'kill' || choose.each === undefined) return undefined;
  const { each, save, from = [] } = choose;
  const others: FilterClause[] = [{ player: 'any' }, { not: { player: 'you' } }];
  const chosen = { do: 'choose', who: { each: others }, each, apart: true, from, min: 1, max: 1, save };
  const units: FilterClause[] = [{ has: ['types', 'Unit'] }, { not: { controller: 'you' } }];
  if (canonical(choose) !== canonical(chosen) || canonical(from) !== canonical(units)) return undefined;
  if (canonical(kill) !== canonical({ do: 'kill', what: { saved: save } })) return undefined;
  void say;
  const first = "starting with the next player, each other player chooses a unit you don't control";
  return { said: `${first} that hasn't been chosen for this spell. kill those units`, count: 2 };
}

/** "You and each opponent may play a token. For each opponent who did, you play a token". */
function forEachWhoDid([own, others]: readonly Effect[], say: Say): Several | undefined {
  if (own?.do !== 'may' || others?.do !== 'forEach') return undefined;
  const [mine, ...more] = own.then;
  const { as } = others;
  const who = { saved: as };
  if (mine?.do !== 'playToken' || more.length > 0) return undefined;
  const [answer] = others.effects;
  const reward = answer?.do === 'may' ? answer.then[1] : undefined;
  if (reward?.do !== 'playToken') return undefined;
  const expected = [
    { do: 'may', then: [mine] },
    {
      do: 'forEach',
      of: 'opponents',
      as,
      effects: [{ do: 'may', who, then: [{ ...mine, who }, reward] }],
    },
  ];
  if (canonical([own, others]) !== canonical(expected) || mine.who !== undefined || reward.who !== undefined)
    return undefined;
  const offered = say.apart(() => say.effects([mine], 'sentence'));
  const gained = say.apart(() => say.effects([reward], 'sentence'));
  if (offered.includes(UNSAID) || gained.includes(UNSAID)) return undefined;
  return { said: `you and each opponent may ${offered}. for each opponent who did, you ${gained}`, count: 2 };
}
