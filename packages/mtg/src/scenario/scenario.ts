/** Builds the position that a scenario describes, or says everything that is wrong with it. */
import {
  buildStack,
  type CardDefinition,
  type CardPlaces,
  type Compiled,
  expandKeywords,
  FACE_DOWN,
  faultsOf,
  findAlias,
  foldName,
  issueWords,
  type Keying,
  newState,
  type Obj,
  type Outcome,
  place,
  playedWith,
  Report,
  type Result,
  readStack,
  reportEmptySeats,
  reportNames,
  reportTooMany,
  ScenarioCards,
  type Seat,
  type StartingCards,
  type State,
  shownBy,
  start,
  turnLoop,
  wordsOf,
} from '@arbiter/engine';
import { MANA } from '../1-concepts/106-mana.js';
import { isNontraditional } from '../1-concepts/108.5-nontraditional.js';
import { controlledSinceTurnBegan, settleControl } from '../3-card-types/302-creatures.js';
import { placeCompanion } from '../4-zones/400.11-companions.js';
import { placeOutside } from '../4-zones/400.11-outside.js';
import { turnBegins } from '../5-turn/501-beginning.js';
import { chooseDefendingPlayer } from '../5-turn/507.1-defending-player.js';
import { areMeldPair } from '../7-additional/701-keyword-actions/701.42-meld.js';
import { FACE_DOWN_CREATURE } from '../7-additional/708-face-down.js';
import { FACES_ELSEWHERE, UNLOCKED } from '../7-additional/709-faces.js';
import { setMonarch } from '../7-additional/725-monarch.js';
import { setInitiative } from '../7-additional/726-initiative.js';
import { setTime } from '../7-additional/731-day-and-night.js';
import {
  communalPlanes,
  formatInfos,
  hasCommanders,
  hasPlanes,
  hasVanguards,
  isArchenemyIn,
  lifeIn,
  numbersIn,
  teamsIn,
} from '../8-multiplayer/formats.js';
import { modifierIn } from '../9-casual/902-vanguard.js';
import { designate } from '../9-casual/903-commander/903.3-commander.js';
import { cite } from '../cite.js';
import { pileOf } from '../decks/supplementary.js';
import type { MagicRules } from '../edition.js';
import { type Fighter, type Fighting, readFighter, setCombat } from './combat.js';
import { type PermanentEntry, type Scenario, scenarioSchemaOf } from './schema.js';
import { stackRules } from './stack.js';
import { tokenOf } from './token.js';

/** Where a scenario names cards. */
const CARDS: CardPlaces = { roots: ['players'], single: [], within: [] };

export function createScenario(
  rules: MagicRules,
  input: unknown,
  keying: Keying | undefined,
  starting: StartingCards,
): Result<Outcome> {
  const { language } = rules;
  const report = new Report();
  const parsed = scenarioSchemaOf(rules).safeParse(input, { error: (issue) => issueWords(issue) });
  if (!parsed.success) {
    report.errors.push(...faultsOf(parsed.error.issues));
    reportNames(language, input, CARDS, new ScenarioCards(rules, report, starting));
    return { ok: false, error: report.refusal('the scenario is not of the right form') };
  }
  const scenario = parsed.data;
  if (reportTooMany(scenario, CARDS, report)) return { ok: false, error: report.refusal('the scenario is too large') };
  reportEmptySeats(scenario, report);
  reportSeatsOf(scenario.options.format, scenario.players.length, report);
  reportNotYetThere(rules, scenario, report);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };
  const definitions: CardDefinition[] = [];
  const options = playedWith(scenario.options);
  const names = scenario.players.map((p, i) => p.name ?? `Player ${i + 1}`);
  const state = newState(rules, {
    seed: scenario.seed,
    keying,
    options,
    names,
    stats: { life: numbersIn(rules, options).startingLife },
    ...teamsIn(options, names.length),
    definitions,
  });
  for (const { seat, stats } of state.players) stats.life = lifeIn(rules, options, seat);
  const cards = new ScenarioCards(rules, report, starting);
  cards.read(language, scenario.definitions);
  const building: Building = {
    rules,
    named: new Map(),
    attachments: [],
    fighting: [],
    fighters: [],
    definitions,
    report,
    cards,
  };
  fill(state, scenario, building);
  const stack = readStack(rules, state, scenario.turn.active, scenario.stack, building.named, cards, report);
  cards.into(state);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };

  state.rng.forced = scenario.random;
  state.stops = scenario.stops;
  Object.assign(state.turn, {
    number: scenario.turn.number,
    active: scenario.turn.active,
    index: rules.turn.table.findIndex((row) => (row.step ?? row.phase) === scenario.turn.step),
  });
  state.frames.push(turnLoop.frame({}));
  if (state.turn.index === 0) state.frames.push(turnBegins.frame({}));
  if (scenario.turn.step === 'declareAttackers') state.frames.push(chooseDefendingPlayer.frame({}));
  state.frames.push(settleControl.frame({}));
  return start(rules, state, starting, (g) => {
    if (scenario.time) setTime(g, scenario.time);
    if (scenario.monarch !== undefined) setMonarch(g, scenario.monarch, 0);
    if (scenario.initiative !== undefined) setInitiative(g, scenario.initiative, 0);
    setCombat(g, building.fighters, report);
    if (report.clean) buildStack(g, stack, stackRules, report);
    g.events = [];
    return report.clean ? null : report.refusal('the rules cannot hold this scenario');
  });
}

/** What an edition did not know yet can't be there. */
function reportNotYetThere({ shared, edition }: MagicRules, scenario: Scenario, report: Report): void {
  for (const key of ['time', 'monarch', 'initiative'] as const)
    if (scenario[key] !== undefined && !shared.includes(key))
      report.add(`$.${key}`, 'INVALID_INPUT', `${SHARED[key]} not in edition ${edition.id}`, { rules: [] });
}
const SHARED = { time: 'day and night are', monarch: 'the monarch is', initiative: 'the initiative is' };

/** A format says how many play: of teams all must be there. */
function reportSeatsOf(format: string | undefined, players: number, report: Report): void {
  const { seats, name, rules } = formatInfos.find(({ id }) => id === format) ?? {};
  if (seats && (players < seats.min || players > seats.max))
    report.add('$.players', 'INVALID_INPUT', `${name} is not played by ${players}`, { rules: rules ?? [] });
}

/** What teammates have in common is said of one of them, or the same of each (810.9, 810.10). */
function shareGiven(state: State, given: Scenario['players'], seat: Seat, report: Report): void {
  const { teams } = state;
  const mates = teams?.shared ? state.players.filter((one) => teams.of[one.seat] === teams.of[seat]) : [];
  for (const what of ['life', 'poison'] as const) {
    const saidOf = (one: Seat): number | undefined =>
      what === 'life' ? given[one]?.life : given[one]?.counters?.poison;
    const said = saidOf(seat);
    for (const mate of said === undefined ? [] : mates) {
      if ((saidOf(mate.seat) ?? said) !== said)
        report.add(`$.players[${seat}]`, 'INVALID_INPUT', `teammates have their ${what} in common`, {
          rules: IN_COMMON,
        });
      if (what === 'life') mate.stats.life = said ?? 0;
      else mate.counters = { ...mate.counters, poison: said ?? 0 };
    }
  }
}
/** What is of a team and not of its players. @citation */
const IN_COMMON = cite('mtg:810.4', 'mtg:810.10');

interface Attachment {
  object: Obj;
  to: string | { player: number };
  path: string;
}

function fill(state: State, scenario: Scenario, b: Building): void {
  const { named, attachments, report, cards } = b;
  for (const [seat, player] of scenario.players.entries()) {
    const at = `$.players[${seat}]`;
    const own = state.players[seat];
    if (!own) continue;
    if (player.life !== undefined) own.stats.life = player.life;
    if (player.counters) own.counters = { ...player.counters };
    shareGiven(state, scenario.players, seat, report);
    readMana(own.pool, player.mana ?? '', `${at}.mana`, report);
    for (const zone of ['hand', 'library', 'graveyard', 'exile'] as const) {
      for (const [i, entry] of (player[zone] ?? []).entries()) {
        const given: { card: string; count?: number; as?: string } =
          typeof entry === 'string' ? { card: entry } : entry;
        const path = `${at}.${zone}[${i}]`;
        const card = cards.find(given.card, path);
        const key = zone === 'exile' ? zone : `${zone}:${seat}`;
        for (let n = given.count ?? 1; card && n > 0; n--) {
          const object = place(state, card, seat, key);
          if (n === 1) nameObject(b, given.as, object, path);
        }
      }
    }
    const outside = (player.sideboard ?? []).flatMap((entry, i) => {
      const given: { card: string; count?: number } = typeof entry === 'string' ? { card: entry } : entry;
      const card = cards.find(given.card, `${at}.sideboard[${i}]`);
      return card ? Array.from({ length: given.count ?? 1 }, () => card) : [];
    });
    placeOutside(state, seat, outside, true);
    const companion = player.companion && cards.find(player.companion, `${at}.companion`);
    if (companion) placeCompanion(state, seat, companion);
    for (const [i, entry] of (player.command ?? []).entries()) {
      const given: { card: string; casts?: number; as?: string; counters?: { [kind: string]: number } } =
        typeof entry === 'string' ? { card: entry } : entry;
      const path = `${at}.command[${i}]`;
      const card = cards.find(given.card, path);
      if (card && isNontraditional(card.props.types)) {
        const object = layOpen(state, seat, card, player.life !== undefined, path, report);
        if (object && given.counters) object.counters = { ...given.counters };
        nameObject(b, given.as, object, path);
        continue;
      }
      const designation = card && designated(state, seat, card, path, report);
      if (!card || !designation) continue;
      place(state, card, seat, 'command', { designation });
      const { commanders } = own.marks;
      if (given.casts)
        own.marks.commanders = { ...commanders, times: { ...commanders?.times, [designation]: given.casts } };
    }
    for (const deck of ['schemes', 'planes'] as const) {
      // All may have one planar deck together (901.15).
      const key = deck === 'planes' && communalPlanes(state.options) ? 'communalPlanes' : `${deck}:${seat}`;
      for (const [i, entry] of (player[deck] ?? []).entries()) {
        const given: { card: string; count?: number } = typeof entry === 'string' ? { card: entry } : entry;
        const path = `${at}.${deck}[${i}]`;
        const card = cards.find(given.card, path);
        if (card && isPlayedWith(state, seat, card, deck, path, report))
          for (let n = given.count ?? 1; n > 0; n--) place(state, card, seat, key);
      }
    }
    for (const [i, entry] of (player.battlefield ?? []).entries())
      putPermanent(state, seat, entry, `${at}.battlefield[${i}]`, b);
  }
  for (const a of attachments) {
    if (typeof a.to !== 'string') a.object.attachedTo = a.to;
    else {
      const object = findAlias(named, a.to, `${a.path}.attachedTo`, report);
      if (object !== undefined) a.object.attachedTo = { object };
    }
  }
  for (const fighting of b.fighting) b.fighters.push(readFighter(fighting, b.named, report));
}

/** Whether a game in which a card is of the supplementary decks, or a vanguard, is the scenario's; else it is reported. */
function isPlayedWith(state: State, seat: Seat, card: Compiled, where: string, path: string, report: Report): boolean {
  const pile = pileOf(card.props);
  const { options } = state;
  const fits = pile === where;
  const played =
    pile === 'vanguard'
      ? hasVanguards(options)
      : pile === 'schemes'
        ? isArchenemyIn(options, seat)
        : pile === 'planes' && hasPlanes(options);
  if (!fits) report.add(path, 'INVALID_INPUT', `${card.name} is no card of such a deck`, { rules: cite('mtg:108.5') });
  else if (!played)
    report.add(path, 'INVALID_INPUT', `${card.name} is not in a game of this format`, { rules: cite('mtg:100.2d') });
  return fits && played;
}

/** Lays a nontraditional card face up into the command zone; a vanguard changes its owner's life, unless that is given. */
function layOpen(
  state: State,
  seat: Seat,
  card: Compiled,
  livesGiven: boolean,
  path: string,
  report: Report,
): Obj | undefined {
  if (!isPlayedWith(state, seat, card, pileOf(card.props) ?? '', path, report)) return undefined;
  const object = place(state, card, seat, 'command', { ts: ++state.counters.ts });
  const stats = state.players[seat]?.stats;
  if (stats && !livesGiven) stats.life = (stats.life ?? 0) + modifierIn(card.props, 'lifeModifier');
  return object;
}

function readMana(pool: { [color: string]: number }, text: string, path: string, report: Report): void {
  if (!/^(\{[WUBRGC]\}|[WUBRGC])*$/.test(text))
    report.add(path, 'INVALID_INPUT', `"${text}" is not mana: write {R}{R} or RR, of ${MANA.join(', ')}`);
  else for (const color of text.replace(/[{}]/g, '')) pool[color] = (pool[color] ?? 0) + 1;
}

/** Designates a card as commander, or says why it can't be one. */
function designated(state: State, seat: number, card: Compiled, path: string, report: Report): string | null {
  const rules = cite('mtg:903.3', 'mtg:702.124g');
  const fault = (detail: string): null => {
    report.add(path, 'INVALID_INPUT', detail, { rules });
    return null;
  };
  if (!hasCommanders(state.options)) return fault('commanders are in games of the format "commander"');
  return designate(state, seat, card) ?? fault('nobody has more than two commanders');
}

interface Building {
  rules: MagicRules;
  named: Map<string, Obj>;
  attachments: Attachment[];
  fighting: Fighting[];
  fighters: Fighter[];
  definitions: CardDefinition[];
  report: Report;
  cards: ScenarioCards;
}

/** Names that a scenario gives are its own references; none may stand for two things. */
function nameObject(
  { named, report }: Building,
  name: string | undefined,
  object: Obj | undefined,
  path: string,
): void {
  if (name === undefined || object === undefined) return;
  if (named.has(name)) report.add(`${path}.as`, 'INVALID_INPUT', `"${name}" is used twice`);
  named.set(name, object);
}

function putPermanent(state: State, seat: number, given: PermanentEntry, path: string, b: Building): void {
  const entry = typeof given === 'string' ? { card: given } : given;
  if ((entry.card === undefined) === (entry.token === undefined)) {
    b.report.add(path, 'INVALID_INPUT', 'a permanent is either a "card" or a "token"');
    return;
  }
  const card = entry.token === undefined ? b.cards.find(entry.card ?? '', path) : tokenOf(entry.token, path, b);
  if (!card) return;
  const doors = unlockedDoors(card, entry);
  if (entry.unlocked && (entry.faceDown || card.layout?.showEach !== UNLOCKED))
    b.report.add(`${path}.unlocked`, 'INVALID_INPUT', 'only a Room has halves to unlock', { rules: ['mtg:709.5c'] });
  const partner = entry.meldedWith === undefined ? undefined : meldedWith(card, entry, path, b);
  if (partner === null) return;
  const there = entry.faceDown
    ? faceDownLook(b)
    : partner
      ? (card.faces?.[1] ?? null)
      : doors
        ? shownBy({ rules: b.rules }, card, { status: doors, zone: 'battlefield' })
        : faceUpOf(card, entry.card, path, b);
  if (!there) return;
  const types = wordsOf(there.props.types);
  if (types.some((t) => t === 'Instant' || t === 'Sorcery')) {
    b.report.add(path, 'INVALID_INPUT', `${there.name} can't be on the battlefield`, {
      rules: ['mtg:304.4', 'mtg:307.4'],
    });
    return;
  }
  const isAura = wordsOf(there.props.subtypes).includes('Aura');
  if (isAura && entry.attachedTo === undefined)
    b.report.add(path, 'INVALID_INPUT', `${there.name} is an Aura and needs "attachedTo"`, {
      rules: ['mtg:303.4'],
    });
  if (entry.damage !== undefined && !types.includes('Creature'))
    b.report.add(`${path}.damage`, 'INVALID_INPUT', 'only creatures have damage marked', { rules: ['mtg:120.3e'] });
  const entering = entersWith(b.rules, there);
  for (let n = entry.count ?? 1; n > 0; n--) {
    const object = place(state, card, seat, 'battlefield', { ts: ++state.counters.ts });
    const designation =
      entry.commander && !entry.token ? designated(state, seat, card, `${path}.commander`, b.report) : null;
    if (designation) object.designation = designation;
    if (entry.token) object.kind = 'token';
    if (entry.tapped ?? entering.tapped) object.status = { tapped: true };
    if (doors && !entry.faceDown) object.status = { ...object.status, ...doors };
    else show(state, object, card, there);
    if (partner) object.under = [{ def: indexOf(state, partner), half: true }];
    if (!entry.sick) object.marks = { ...controlledSinceTurnBegan };
    if (entry.controller !== undefined && entry.controller !== seat) object.controller = entry.controller;
    const counters = { ...entering.counters, ...entry.counters };
    if (Object.keys(counters).length > 0) object.counters = counters;
    if (entry.damage) object.damage = entry.damage;
    for (const designation of entry.designations ?? []) object.status = { ...object.status, [designation]: true };
    if (entry.chosen) object.chosen = entry.chosen;
    if (types.includes('Battle')) {
      const { controller = seat } = entry;
      const usual = wordsOf(there.props.subtypes).includes('Siege') ? (controller + 1) % state.seats : controller;
      object.chosen = { ...object.chosen, protector: entry.protector ?? usual };
    }
    if (entry.attacking || entry.blocking) b.fighting.push({ object, entry, path });
    if (entry.attachedTo !== undefined) b.attachments.push({ object, to: entry.attachedTo, path });
    if (n === 1) nameObject(b, entry.as, object, path);
  }
}

/** The face of a card that is up on the battlefield: the one that the entry names, or else what the card normally is. */
function faceUpOf(card: Compiled, name: string | undefined, path: string, b: Building): Compiled | null {
  const { faces, layout } = card;
  const named = faces?.find((face, at) => at > 0 && foldName(face.name) === foldName(name ?? ''));
  // Where all faces have one name, that of the card is no other face's (718.5).
  if (!named || layout?.alike) return card;
  if (layout?.shownBy !== undefined || layout?.zones.includes('battlefield')) return named;
  b.report.add(path, 'INVALID_INPUT', `${named.name} is never on the battlefield`, { rules: FACES_ELSEWHERE });
  return null;
}

/** The other card of a melded permanent (701.42b): null, with a fault, where the two are no pair. */
function meldedWith(
  card: Compiled,
  entry: Exclude<PermanentEntry, string>,
  path: string,
  b: Building,
): Compiled | null {
  const at = `${path}.meldedWith`;
  const other = b.cards.find(entry.meldedWith ?? '', at);
  if (!other) return null;
  if (!entry.token && !entry.faceDown && areMeldPair(card, other)) return other;
  b.report.add(at, 'INVALID_INPUT', 'only the two cards of a meld pair are one permanent, face up', {
    rules: ['mtg:701.42b', 'mtg:712.16'],
  });
  return null;
}

/** The unlocked designations of a Room: those that the entry says, or that of the half that it names (709.5c). */
function unlockedDoors({ faces, layout }: Compiled, entry: Exclude<PermanentEntry, string>): Obj['status'] {
  if (layout?.showEach !== UNLOCKED) return undefined;
  const named = (half: number): boolean => foldName(faces?.[half]?.name ?? '') === foldName(entry.card ?? '');
  const unlocked = (side: 'left' | 'right', half: number): boolean => entry.unlocked?.includes(side) ?? named(half);
  return {
    ...(unlocked('left', 0) ? { [UNLOCKED[0]]: true as const } : {}),
    ...(unlocked('right', 1) ? { [UNLOCKED[1]]: true as const } : {}),
  };
}

/** What a permanent looks like that lies face down (708.2a); the game has it written down, as it has tokens. */
function faceDownLook({ definitions, rules }: Building): Compiled {
  if (!definitions.includes(FACE_DOWN_CREATURE)) definitions.push(FACE_DOWN_CREATURE);
  return rules.definitions.compile(FACE_DOWN_CREATURE);
}

/** The place of a definition in the state's table, where it is entered. */
function indexOf(state: State, { hash }: Compiled): number {
  const known = state.defs.indexOf(hash);
  return known >= 0 ? known : state.defs.push(hash) - 1;
}

/** Writes down which face of a card is up, or that it lies face down. */
function show(state: State, object: Obj, { faces, layout }: Compiled, there: Compiled): void {
  if (faces?.includes(there)) {
    if (layout?.shownBy !== undefined) object.status = { ...object.status, [layout.shownBy]: true };
    else object.face = indexOf(state, there);
  } else if (there.definition === FACE_DOWN_CREATURE) {
    object.status = { ...object.status, [FACE_DOWN]: true };
    object.covered = indexOf(state, there);
  }
}

/** What a permanent has by what is printed on it (306.5b, 614.1c, 714.3a), where the scenario says nothing else. */
function entersWith(rules: MagicRules, card: Compiled): { tapped: boolean; counters: { [kind: string]: number } } {
  const counters: { [kind: string]: number } = { ...rules.zones.entersWith?.(card.props) };
  let tapped = false;
  for (const ability of expandKeywords({ rules }, card.abilities)) {
    if (ability.kind !== 'replacement' || !ability.entering) continue;
    const { status, counters: more = {} } = (ability.change ?? {}) as {
      status?: { tapped?: boolean };
      counters?: { [kind: string]: unknown };
    };
    tapped ||= status?.tapped === true;
    for (const [kind, n] of Object.entries(more)) if (typeof n === 'number') counters[kind] = n;
  }
  return { tapped, counters };
}
