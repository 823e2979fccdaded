/** Phrases of what lasts, or happens later. */
import { canonical, type Effect, type Mod, type Ref } from '@arbiter/engine';
import { attackTaxText, cardOf, playersText } from '../abilities.js';
import { costChangeText, isOfAttacks } from '../changes.js';
import { phaseName } from '../conditions.js';
import { endsText, untilText } from '../durations.js';
import { triggerText } from '../events.js';
import { activateText } from '../happenings.js';
import { changedBy, isNegative, isSame, perEach, sizeOf, xText } from '../numbers.js';
import { clausesOf, either, type Say, UNSAID, verb, whole } from '../say.js';
import { shieldText } from '../shields.js';
import { zonesOf } from '../spoken.js';
import { FIGURES, writtenValue } from '../written.js';
import type { VerbPhrases } from './plain.js';

type Modify = Extract<Effect, { do: 'modify' }>;
function modifyText({ what, mods: given, until = { kind: 'endOfTurn' }, entering, endable }: Modify, say: Say): string {
  if (entering || endable) return UNSAID;
  const mods = isIntent(what) ? given.map(inIntent) : given;
  const [only] = mods;
  if (until.kind === 'nextStep')
    return whole(until, ({ kind, step, of }) =>
      kind &&
      step === 'wakeUp' &&
      of === undefined &&
      only?.mod === 'rule' &&
      only.rule === 'doesntWakeUp' &&
      mods.length === 1
        ? say.about(
            what,
            (s) =>
              `${s.text} ${verb(s, "don't", "doesn't")} wake up during ${either('its', 'their')} controller's next wake up phase`,
          )
        : UNSAID,
    );
  if (until.kind === 'untilEvent')
    return whole(until, ({ kind, ...more }) => nextCardText(what, mods, { kind, ...more }, say));
  // What it lasts as long as is said after what it is about.
  const lasts = say.apart(() => whole(until, (one) => untilText(one, say)));
  const ends = say.sameUntil === canonical(until) ? either(lasts, '') : lasts;
  if (canonical(mods) === '[{"later":true,"mod":"play"}]') {
    const card = playedText(what, say);
    return either(
      `${ends}, you may activate ${card} on a later turn`,
      `you may activate ${card} on a later turn ${ends}`,
    );
  }
  if (canonical(mods) === '[{"mod":"play"}]') {
    const banished = until.kind === 'permanent' ? banishedCards(what, say) : undefined;
    const cards = playedText(what, say);
    // As long as a card is in a zone it is the same card.
    if (banished) return either(`${banished}, you may activate ${cards}`, `you may activate ${cards} ${banished}`);
    return either(`${ends}, you may activate ${cards}`, `you may activate ${cards} ${ends}`);
  }
  if (only?.mod === 'control' && mods.length === 1)
    return (
      whole(only, ({ mod, to }) =>
        mod && to === 'you'
          ? either(`gain control of ${say.object(what)}`, `you gain control of ${say.object(what)}`)
          : mod && to !== 'you'
            ? say.about(to, (s) => `${s.text} ${verb(s, 'gain')} control of ${say.object(what)}`)
            : UNSAID,
      ) + (ends === '' ? '' : ` ${ends}`)
    );
  if (
    (what === 'opponents' || what === 'you') &&
    only?.mod === 'cost' &&
    mods.length === 1 &&
    until.kind === 'endOfTurn'
  ) {
    const costs = playersText(what, mods, say);
    return either(`${ends}, ${costs}`, costs.replace(/(you activate|your opponents activate)/, '$1 this turn'));
  }
  // "Cards that opponent materializes cost 1 more to materialize until the beginning of your next turn."
  if (typeof what === 'object' && 'controllerOf' in what && only?.mod === 'cost' && mods.length === 1) {
    const memory = (only.more ?? []).every(({ pay }) => pay === 'memory');
    const costs = say.about(
      what,
      (s) => costChangeText(only, false, `cards ${s.text} ${verb(s, memory ? 'materialize' : 'activate')}`, say),
      'asked',
    );
    return only.of === undefined && !only.abilities ? either(`${ends}, ${costs}`, `${costs} ${ends}`) : UNSAID;
  }
  if (what === 'you' && only?.mod === 'rule' && mods.length === 1 && only.rule === 'ignoresElements')
    return until.kind === 'permanent' ? `for the rest of the game, ${playersText('you', mods, say)}` : UNSAID;
  if (what === 'you' && mods.every((mod) => mod.mod === 'rule' && mod.rule === 'elementEnabled')) {
    const enabled = playersText('you', mods, say);
    return either(`${ends}, ${enabled}`, `${enabled} ${ends}`);
  }
  if (
    (what === 'you' || what === 'opponents' || what === 'players') &&
    only?.mod === 'rule' &&
    ['cantActivate', 'cantMaterialize', 'cantDraw', 'cantGlimpse'].includes(only.rule) &&
    mods.every((mod) => mod.mod === 'rule' && mod.rule.startsWith('cant'))
  ) {
    const barred = playersText(what, mods, say);
    return either(`${ends}, ${barred}`, `${barred} ${ends}`);
  }
  if (what === 'players' && only?.mod === 'rule' && only.rule === 'attackTax' && mods.length === 1) {
    const taxed = attackTaxText(only, say);
    return either(`${ends}, ${taxed}`, `${taxed} ${ends}`);
  }
  if (until.kind === 'endOfFight' && canonical(mods) === UNPREVENTABLE && isOfPresentAttack(what, say)) {
    const gained = say.abilities(mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []))).join('');
    return `this attack gains ${gained}`;
  }
  if (until.kind === 'endOfFight' && isOfAttacks(mods) && isOfPresentAttack(what, say)) {
    // What the present attack gets, which is its source's.
    const attack = { text: either('this attack', ...(what === 'self' ? [] : ['that attack'])), many: false };
    const [gets, ...besides] = mods;
    const each = gets?.mod === 'add' && besides.length === 0 ? perEach(gets.value) : undefined;
    return say.ways(
      ...(each && gets?.mod === 'add'
        ? [() => `for ${each.one(say)}, ${attack.text} ${say.mods([{ ...gets, value: each.times }], attack, true)}`]
        : []),
      () => `${attack.text} ${say.mods(mods, attack, true)}`,
    );
  }
  const attacks = isOfAttacks(mods);
  if (only?.mod === 'switch' && mods.length === 1) {
    const [a, b] = only.stats.map((stat) => FIGURES[stat] ?? UNSAID);
    const switched = (how: string): string => `switch the ${how} of ${say.object(what)} ${ends}`;
    const last = '(apply this effect after all other stat modifying effects.)';
    return say.ways(
      () => `${switched(`${a} and ${b}`)}`,
      () => `${switched(`${a} and ${b} ${either('stat', 'stats')}`)}${either('', `. ${last}`, ` ${last}`)}`,
      () => say.about(what, (s) => `${s.text} ${say.mods(mods, s, true)} ${ends}`),
    );
  }
  const said = (ending: 'before' | 'after'): string =>
    say.about(what, (s) => {
      const subject = attacks ? { text: `${s.text}${s.many ? "'" : "'s"} attacks`, many: true } : s;
      const before = say.own;
      say.own = what === 'self';
      const done = `${either('', 'also ')}${say.mods(mods, subject, true)}`;
      say.own = before;
      // Of several, each gets it, whether that is said or not.
      const each = subject.many && only?.mod === 'add' ? either('', 'each ') : '';
      return ending === 'before'
        ? `${ends}, ${subject.text} ${each}${done}`
        : `${subject.text} ${each}${done}${ends === '' ? '' : ` ${ends}`}`;
    });
  const each = only?.mod === 'add' && mods.length === 1 && !attacks ? perEach(only.value) : undefined;
  // "For each ally you control, ~ gets +1 POWER".
  const eachFirst =
    each && only?.mod === 'add'
      ? [
          () =>
            `for ${each.one(say)}, ${say.about(what, (s) => `${s.text} ${say.mods([{ ...only, value: each.times }], s, true)}${ends === '' ? '' : ` ${ends}`}`)}`,
        ]
      : [];
  return ends === ''
    ? say.ways(...eachFirst, () => said('after'))
    : say.ways(
        () => said('after'),
        () => said('before'),
        ...eachFirst,
        ...(only?.mod === 'add' &&
        mods.length === 1 &&
        !attacks &&
        typeof only.value === 'object' &&
        !isNegative(only.value)
          ? [
              () =>
                say.about(
                  what,
                  (s) =>
                    `${s.text} ${verb(s, 'get')} +${xText(only.value, say, `${FIGURES[only.stat] ?? UNSAID} ${ends}`)}`,
                ),
            ]
          : []),
        // "Gets +1 POWER until end of turn for each …".
        ...(each && only?.mod === 'add'
          ? [
              () =>
                say.about(
                  what,
                  (s) =>
                    `${s.text} ${say.mods([{ ...only, value: each.times }], s, true)} ${ends} for ${each.one(say)}`,
                ),
            ]
          : []),
      );
}
/** The unit that attacks, as it is there to do: what its attacks get until the combat ends is what the attack gets. */
const isOfPresentAttack = (what: Modify['what'], say: Say): boolean =>
  what === 'self' ||
  (say.on?.on === 'attack' && (canonical(what) === canonical({ event: 'object' }) || canonical(what) === ATTACKER));
const ATTACKER = canonical({ each: [{ is: 'attacking' }] });
const isIntent = (what: Modify['what']): boolean =>
  typeof what === 'object' && 'each' in what && zonesOf(clausesOf(what.each)).join() === 'intent';
/** What cards in an intent are given works there, which no text says. */
function inIntent(mod: Mod): Mod {
  if (mod.mod !== 'ability' || mod.ability.kind !== 'triggered') return mod;
  const { zone, ...ability } = mod.ability;
  // It would do nothing there otherwise.
  return { ...mod, ability: zone === 'intent' ? ability : { ...ability, zone: 'graveyard' } };
}
const UNPREVENTABLE = canonical([
  { mod: 'ability', ability: { kind: 'static', mods: [{ mod: 'rule', rule: 'combatUnpreventable' }] } },
]);
/** "For as long as those cards remain banished." */
function banishedCards(what: Modify['what'], say: Say): string | undefined {
  const done = typeof what === 'object' && 'saved' in what ? say.spoken.done[what.saved] : undefined;
  if (done?.past !== 'banished' || done.kind !== 'card') return undefined;
  const remain = done.many ? `${either('those cards', 'they')} remain` : `${either('that card', 'it')} remains`;
  return either(`for as long as ${remain} banished`, `as long as ${remain} banished`);
}
/** "The banished cards", of what an instruction before has done something to. */
function playedText(what: Modify['what'], say: Say): string {
  const done = typeof what === 'object' && 'saved' in what ? say.spoken.done[what.saved] : undefined;
  const said = say.object(what);
  return done
    ? either(said, `the ${done.past} ${done.kind}${done.many ? 's' : ''}`, ...(done.many ? [] : ['it']))
    : said;
}
/** "The next card you activate this turn costs 2 less to activate": until such a card is activated, or the turn ends. */
function nextCardText(
  what: Modify['what'],
  [mod, ...others]: Modify['mods'],
  { on, lasting }: Extract<NonNullable<Modify['until']>, { kind: 'untilEvent' }>,
  say: Say,
): string {
  if (what === 'you' && mod?.mod === 'rule' && mod.rule === 'asThoughFast' && others.length === 0 && !lasting) {
    const event = { on: 'activate', player: 'you', ...(mod.of === undefined ? {} : { object: mod.of }) };
    return canonical(on) === canonical(event)
      ? `the next ${cardOf(mod, say)} you activate this turn can be activated as though it had fast activation`
      : UNSAID;
  }
  if (what === 'you' && mod?.mod === 'rule' && mod.rule === 'ignoresElements' && others.length === 0 && !lasting) {
    if (mod.materializing !== undefined) return UNSAID;
    const event = { on: 'activate', player: 'you', ...(mod.of === undefined ? {} : { object: mod.of }) };
    return canonical(on) === canonical(event)
      ? `ignore the elemental requirements of the next ${cardOf(mod, say)} you activate this turn`
      : UNSAID;
  }
  if (mod?.mod !== 'cost' || others.length > 0 || lasting) return UNSAID;
  const { of, ...change } = mod;
  const player = what === 'opponents' ? 'opponent' : what;
  const event = { on: 'activate', player, ...(of === undefined ? {} : { object: of }) };
  if (canonical(on) !== canonical(event)) return UNSAID;
  const card = of === undefined ? 'card' : say.thing(of, { card: true });
  if (what === 'opponents')
    return costChangeText(
      change,
      false,
      `the next ${card} ${either('your opponent', 'an opponent')} activates this turn`,
      say,
    );
  if (what !== 'you')
    return costChangeText(
      change,
      false,
      say.about(what, (s) => `the next ${card} ${s.text} ${verb(s, 'activate')} this turn`, 'asked'),
      say,
    );
  return costChangeText(change, false, `the next ${card} you activate this turn`, say);
}
/** "At the beginning of the next end phase, …": once, later. */
function delayedText({ on, effects, repeat, until }: Extract<Effect, { do: 'delayed' }>, say: Say): string {
  if (repeat) return repeatedText(on, effects, until, say);
  if (on.on === 'activate') return nextTimeText(on, effects, until, say);
  if (until !== undefined || on.on !== 'step') return UNSAID;
  const { match, player, ...more } = on;
  const step = String(match?.step);
  if (canonical(match ?? {}) !== canonical({ step }) || canonical(more) !== '{"on":"step"}') return UNSAID;
  const whose = player === undefined || player === 'any' ? 'the next' : player === 'you' ? 'your next' : UNSAID;
  const when = `at the beginning of ${whose} ${phaseName([step])}`;
  return say.ways(
    () => `${when}, ${say.effects(effects, 'sentence')}`,
    () => `${say.effects(effects, 'sentence')} ${when}`,
  );
}
type Delayed = Extract<Effect, { do: 'delayed' }>;
/** "The next time you activate a Spell card this turn, recover 1." */
function nextTimeText(on: Delayed['on'], effects: Delayed['effects'], until: Delayed['until'], say: Say): string {
  if (canonical(until ?? null) !== '{"kind":"endOfTurn"}') return UNSAID;
  const before = say.on;
  say.on = on;
  const said = `the next time ${activateText(on, say)} this turn, ${say.effects(effects, 'sentence')}`;
  say.on = before;
  return on.when === undefined && !on.batch ? said : UNSAID;
}
/** "Until end of turn, whenever an Animal enters the field under your control, put a buff counter on it." */
function repeatedText(on: Delayed['on'], effects: Delayed['effects'], until: Delayed['until'], say: Say): string {
  if (until === undefined) return UNSAID;
  const ends = whole(until, (one) => untilText(one, say));
  const before = say.on;
  say.on = on;
  const said = `${triggerText(on, say)}, ${say.effects(effects, 'sentence')}`;
  say.on = before;
  return `${ends}, ${said}`;
}

/** "Gets your choice of +1 POWER or +1 LIFE until end of turn": the same gets one thing or another. */
export function choiceOf(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): (() => string) | undefined {
  const all = choices.map(({ effects: [only, ...more] }) =>
    more.length === 0 && only?.do === 'modify' ? only : undefined,
  );
  const [first] = all;
  if (!first) return undefined;
  const rest = canonical({ ...first, mods: [] });
  const mods = all.flatMap((one): Mod[] => (one && canonical({ ...one, mods: [] }) === rest ? one.mods : []));
  if (mods.length !== choices.length || all.some((one) => one?.mods.length !== 1)) return undefined;
  const { what, until = { kind: 'endOfTurn' }, entering, endable } = first;
  if (entering || endable) return undefined;
  const gets = mods.every((mod) => mod.mod === 'add');
  if (!gets && !mods.every((mod) => mod.mod === 'ability')) return undefined;
  return () => {
    const said = mods.map((mod) => whole(mod, (one) => choiceText(one, say)));
    const ends = whole(until, (one) => untilText(one, say));
    return say.about(
      what,
      (s) =>
        `${s.text} ${verb(s, gets ? 'get' : 'gain')} your choice of ${said.join(' or ')}${ends === '' ? '' : ` ${ends}`}`,
    );
  };
}
const choiceText = (mod: Mod, say: Say): string =>
  mod.mod === 'add'
    ? changedBy(mod.value, FIGURES[mod.stat] ?? UNSAID, say)
    : mod.mod === 'ability' && !('from' in mod)
      ? say.abilities([mod.ability]).join('')
      : UNSAID;

/** "Target champion gets -X level and your champion gets +X level until end of turn, where X is …": X is the same. */
export function exchanged([a, b]: readonly Effect[], say: Say): { said: string; count: number } | undefined {
  if (a?.do !== 'modify' || b?.do !== 'modify') return undefined;
  const [one, other] = [a, b].map(({ mods: [mod, ...more] }) =>
    more.length === 0 && mod?.mod === 'add' ? mod : undefined,
  );
  if (!one || !other || canonical(a.until ?? null) !== canonical(b.until ?? null)) return undefined;
  const size = sizeOf(one.value);
  if (!isSame(size, sizeOf(other.value)) || writtenValue(size) !== undefined) return undefined;
  if ([a, b].some(({ entering, endable }) => entering || endable)) return undefined;
  const changes = (what: Ref, mod: typeof one): string =>
    say.about(
      what,
      (s) => `${s.text} ${verb(s, 'get')} ${isNegative(mod.value) ? '-' : '+'}X ${FIGURES[mod.stat] ?? UNSAID}`,
    );
  const ends = endsText(a.until, say);
  const said = `${changes(a.what, one)} and ${changes(b.what, other)} ${ends}, where X is ${say.value(size)}`;
  return { said, count: 2 };
}

export const lastingVerbs: VerbPhrases = {
  modify: modifyText,
  delayed: delayedText,
  createReplacement: shieldText,
};
