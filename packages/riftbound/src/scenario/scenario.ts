/** Builds the position that a scenario describes, or says everything that is wrong with it. */
import {
  buildStack,
  type CardDefinition,
  type CardPlaces,
  type Compiled,
  faultsOf,
  issueWords,
  type Keying,
  newState,
  type Obj,
  type Outcome,
  perRules,
  place,
  playedWith,
  Report,
  type Result,
  type RuleRef,
  readStack,
  reportEmptySeats,
  reportNames,
  reportTooMany,
  ScenarioCards,
  type SingleFaced,
  type StartingCards,
  type State,
  start,
  turnLoop,
  wordsOf,
} from '@arbiter/engine';
import { reportTeams, sharePoints } from '../481-modes/489-teams.js';
import { teamsIn } from '../481-modes/modes.js';
import { cite } from '../cite.js';
import { editionOf, type RiftboundRules } from '../edition.js';
import { type PermanentEntry, type Scenario, scenarioSchemaOf, type TokenEntry } from './schema.js';
import { type GivenShowdown, setShowdowns } from './showdown.js';
import { stackRules } from './stack.js';

/** Where a scenario names cards. */
const placesOf = perRules(
  (rules): CardPlaces => ({
    roots: ['players', 'battlefields'],
    single: ['legend'],
    within: ['units', 'facedown'],
    besides: editionOf({ rules }).tokens.map((t) => t.name),
  }),
);

export function createScenario(
  rules: RiftboundRules,
  input: unknown,
  keying: Keying | undefined,
  starting: StartingCards,
): Result<Outcome> {
  const { language } = rules;
  const places = placesOf(rules);
  const report = new Report();
  const cards = new ScenarioCards(rules, report, starting);
  const parsed = scenarioSchemaOf(rules).safeParse(input, { error: (issue) => issueWords(issue) });
  if (!parsed.success) {
    report.errors.push(...faultsOf(parsed.error.issues));
    reportNames(language, input, places, cards);
    return { ok: false, error: report.refusal('the scenario is not of the right form') };
  }
  const scenario = parsed.data;
  if (reportTooMany(scenario, places, report)) return { ok: false, error: report.refusal('the scenario is too large') };
  reportEmptySeats(scenario, report);
  reportTeams(scenario, report);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };
  const definitions: CardDefinition[] = [];
  const state = newState(rules, {
    definitions,
    seed: scenario.seed,
    keying,
    options: playedWith(scenario.options),
    names: scenario.players.map((p, i) => p.name ?? `Player ${i + 1}`),
    stats: { points: 0, cardsPlayed: 0, turns: 0 },
    ...teamsIn(scenario.options),
  });
  cards.read(language, scenario.definitions);
  const builder = new Builder(rules, state, definitions, cards, report, starting);
  builder.fill(scenario);
  const stack = readStack(rules, state, scenario.turn.active, scenario.stack, builder.names, cards, report);
  cards.into(state);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };
  state.rng.forced = scenario.random;
  state.stops = scenario.stops;
  const { number, active, step } = scenario.turn;
  Object.assign(state.turn, {
    number,
    active,
    index: rules.turn.table.findIndex((row) => (row.step ?? row.phase) === step),
  });
  countTurns(state, number, active, step === 'awaken');
  // A showdown lies within a step that has begun.
  state.frames.push(turnLoop.frame({}, builder.showdowns.length > 0 ? 'priority' : 'step'));
  return start(rules, state, starting, (g) => {
    setShowdowns(g, builder.showdowns, report);
    if (report.clean) buildStack(g, stack, stackRules, report);
    g.events = [];
    return report.clean ? null : report.refusal('the rules cannot hold this scenario');
  });
}

/** How many turns each player has begun, so that first turns are known (483.7). */
function countTurns(state: State, number: number, active: number, aboutToBegin: boolean): void {
  const { seats } = state;
  const first = (((active - (number - 1)) % seats) + seats) % seats;
  state.marks.firstPlayer = first;
  for (let turn = 1; turn <= number; turn++) {
    if (turn === number && aboutToBegin) continue;
    const stats = state.players[(first + turn - 1) % seats]?.stats;
    if (stats) stats.turns = (stats.turns ?? 0) + 1;
  }
}

const MAIN_DECK = ['Unit', 'Gear', 'Spell'];
const PERMANENTS = ['Unit', 'Gear'];
/** Zones of a player that are lists of cards, with the types of cards that may lie there. */
const LISTS = {
  championZone: ['Unit'],
  hand: MAIN_DECK,
  mainDeck: MAIN_DECK,
  runeDeck: ['Rune'],
  trash: MAIN_DECK,
  banishment: [...MAIN_DECK, 'Rune'],
} as const;

const nameOf = (e: string | { card: string }): string => (typeof e === 'string' ? e : e.card);
const countOf = (e: string | { count?: number | undefined }): number => (typeof e === 'string' ? 1 : (e.count ?? 1));

const aliasOf = (e: string | { card: string; as?: string | undefined }): string | undefined =>
  typeof e === 'string' ? undefined : e.as;

class Builder {
  readonly names = new Map<string, Obj>();
  readonly showdowns: GivenShowdown[] = [];

  constructor(
    private readonly rules: RiftboundRules,
    readonly state: State,
    readonly definitions: CardDefinition[],
    readonly cards: ScenarioCards,
    readonly report: Report,
    readonly starting: StartingCards,
  ) {}

  fill(scenario: Scenario): void {
    for (const [seat, player] of scenario.players.entries()) {
      const at = `$.players[${seat}]`;
      const stats = this.state.players[seat]?.stats;
      if (player.points !== undefined) sharePoints(this.state, seat, player.points);
      if (stats && player.xp !== undefined) stats.xp = player.xp;
      const [champion] = player.championZone ?? [];
      const marks = this.state.players[seat]?.marks;
      if (marks && champion !== undefined) marks.chosenChampion = nameOf(champion);
      if (player.legend !== undefined) {
        const card = this.look(nameOf(player.legend), `${at}.legend`, ['Legend'], cite('riftbound:103.1'));
        if (card) this.put(card, seat, `legendZone:${seat}`, typeof player.legend === 'string' ? {} : player.legend);
      }
      for (const zone of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
        for (const [i, entry] of (player[zone] ?? []).entries()) {
          const card = this.look(nameOf(entry), `${at}.${zone}[${i}]`, LISTS[zone], cite('riftbound:128.1'));
          if (zone === 'championZone' && card && !wordsOf(card.props.supertypes).includes('Champion'))
            this.report.add(`${at}.${zone}[${i}]`, 'INVALID_INPUT', `${card.definition.name} is no champion`, {
              rules: cite('riftbound:103.2.a.2'),
            });
          for (let n = countOf(entry); card && n > 0; n--) {
            const object = place(this.state, card, seat, `${zone}:${seat}`);
            if (n === 1) this.named(aliasOf(entry), object, `${at}.${zone}[${i}]`);
          }
        }
      }
      for (const [i, entry] of (player.runes ?? []).entries()) {
        const card = this.look(nameOf(entry), `${at}.runes[${i}]`, ['Rune'], cite('riftbound:161'));
        for (let n = countOf(entry); card && n > 0; n--)
          this.put(card, seat, 'board', typeof entry === 'string' ? {} : entry);
      }
      for (const [i, entry] of (player.base ?? []).entries()) this.permanent(entry, seat, null, `${at}.base[${i}]`);
    }
    for (const [i, entry] of scenario.battlefields.entries()) this.battlefield(entry, scenario, `$.battlefields[${i}]`);
  }

  private battlefield(entry: Scenario['battlefields'][number], scenario: Scenario, at: string): void {
    const card = this.look(entry.card, `${at}.card`, ['Battlefield'], cite('riftbound:169'));
    if (!card) return;
    const owner = entry.owner ?? 0;
    const object = this.put(card, owner, 'board', {});
    const units = (entry.units ?? []).flatMap((unit, i) =>
      this.permanent(unit, entry.controller ?? owner, object.id, `${at}.units[${i}]`),
    );
    const there = [...new Set(units.map((u) => u.controller ?? u.owner))];
    const control = entry.controller === undefined ? (there.length === 1 ? there[0] : null) : entry.controller;
    if (control !== null && control !== undefined) object.marks = { ...object.marks, control };
    if (entry.showdown) this.showdowns.push({ ...entry.showdown, battlefield: object.id, path: `${at}.showdown` });
    for (const [i, hidden] of (entry.facedown ?? []).entries())
      this.facedown(hidden, object.id, control ?? null, scenario.turn.number, `${at}.facedown[${i}]`);
  }

  private facedown(
    hidden: NonNullable<Scenario['battlefields'][number]['facedown']>[number],
    battlefield: number,
    control: number | null,
    now: number,
    at: string,
  ): void {
    const face = this.look(hidden.card, `${at}.card`, MAIN_DECK, cite('riftbound:421'));
    if (!face) return;
    const seat = hidden.controller ?? control ?? 0;
    const refuse = (detail: string, rules: RuleRef[]): void => this.report.add(at, 'INVALID_INPUT', detail, { rules });
    if (control !== seat)
      refuse('only the controller of a battlefield has cards face down there', cite('riftbound:107.3.c'));
    if (!face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'hidden'))
      refuse(`${hidden.card} can't be hidden`, cite('riftbound:421.2.a', 'riftbound:811.1', 'riftbound-zh:408.2.a'));
    const since = hidden.turn ?? now - 1;
    if (since > now) refuse(`it can't have been hidden in turn ${since}, which is still to come`, []);
    place(this.state, face, seat, `facedown:${seat}`, { marks: { hiddenAt: battlefield, since } });
  }

  private permanent(given: PermanentEntry, seat: number, battlefield: number | null, at: string): Obj[] {
    const entry = typeof given === 'string' ? { card: given } : given;
    if ((entry.card === undefined) === (entry.token === undefined)) {
      this.report.add(at, 'INVALID_INPUT', 'a permanent is either a "card" or a "token"');
      return [];
    }
    const token =
      entry.token === undefined
        ? (this.starting.token(entry.card as string, this.rules.tokens) ?? null)
        : this.token(entry.token, `${at}.token`);
    const card = token ?? (entry.card === undefined ? null : this.look(entry.card, at, ...allowed(battlefield)));
    if (!card) return [];
    const isUnit = wordsOf(card.props.types).includes('Unit');
    if (!isUnit && (entry.damage || entry.buffed || entry.stunned))
      this.report.add(at, 'INVALID_INPUT', 'only units are damaged, buffed or stunned', {
        rules: cite('riftbound:142', 'riftbound:423.1', 'riftbound:702', 'riftbound-zh:410.1'),
      });
    const controller = entry.controller ?? seat;
    // Whoever's base it is described in owns it; at a battlefield its controller does.
    const owner = entry.owner ?? (battlefield === null ? seat : controller);
    return Array.from({ length: entry.count ?? 1 }, (_, i) => {
      const object = this.put(card, owner, 'board', entry);
      if (i === 0) this.named(entry.as, object, at);
      if (controller !== owner) object.controller = controller;
      if (token) object.kind = 'token';
      if (entry.stunned) object.status = { ...object.status, stunned: true };
      if (entry.damage) object.damage = entry.damage;
      if (entry.buffed) object.counters = { buff: 1 };
      if (battlefield !== null) object.marks = { at: battlefield };
      return object;
    });
  }

  /** Names that a scenario gives are its own references; none may stand for two things. */
  private named(name: string | undefined, object: Obj, at: string): void {
    if (name === undefined) return;
    if (this.names.has(name)) this.report.add(`${at}.as`, 'INVALID_INPUT', `"${name}" is used twice`);
    this.names.set(name, object);
  }

  /** A token that the cards make, by its name, or one that the scenario describes. */
  private token(given: TokenEntry | string, at: string): Compiled | null {
    const name = typeof given === 'string' ? given : given.name;
    const known = this.starting.token(name, this.rules.tokens);
    if (known && (typeof given === 'string' || Object.keys(given).length === 1)) return known;
    if (typeof given === 'string') {
      this.unknown(
        name,
        at,
        this.rules.tokens.map((d) => d.name),
      );
      return null;
    }
    const definition = tokenDefinition(given);
    for (const k of given.keywords ?? [])
      if (!this.rules.continuous.keywords.has(k))
        this.report.add(`${at}.keywords`, 'INVALID_INPUT', `the engine has no keyword "${k}"`, {
          suggestions: this.report.suggestions.near(k, () => this.rules.continuous.keywords.keys()),
        });
    if (definition.props.might === undefined && wordsOf(definition.props.types).includes('Unit'))
      this.report.add(at, 'INVALID_INPUT', 'a unit needs Might', { rules: cite('riftbound:185.2.b') });
    this.definitions.push(definition);
    return this.rules.definitions.compile(definition);
  }

  private put(card: Compiled, seat: number, zone: string, entry: { exhausted?: boolean | undefined }): Obj {
    const object = place(this.state, card, seat, zone, { ts: ++this.state.counters.ts });
    if (entry.exhausted) object.status = { exhausted: true };
    return object;
  }

  private unknown(name: string, path: string, names: string[]): void {
    this.report.add(path, 'UNKNOWN_CARD', `there is no token named "${name}" that the engine plays`, {
      suggestions: this.report.suggestions.near(name, () => names),
    });
  }

  private look(name: string, path: string, types: readonly string[], why: RuleRef[]): Compiled | null {
    const found = this.cards.find(name, path);
    if (!found) return null;
    const is = wordsOf(found.props.types);
    if (is.some((t) => types.includes(t))) return found;
    const here = types.join(', ');
    this.report.add(path, 'INVALID_INPUT', `${name} is of type ${is.join(' ')}; here lies ${here}`, { rules: why });
    return null;
  }
}

/** What lies in a base and at a battlefield. */
const allowed = (battlefield: number | null): [readonly string[], RuleRef[]] =>
  battlefield === null ? [PERMANENTS, cite('riftbound:107.1.c')] : [['Unit'], cite('riftbound:149.3')];

function tokenDefinition({ name, types = ['Unit'], tags = [], might, keywords = [] }: TokenEntry): SingleFaced {
  return {
    name,
    props: { name, types, supertypes: [], domains: [], tags, ...(might === undefined ? {} : { might }) },
    abilities: keywords.map((keyword) => ({ kind: 'keyword', keyword })),
  };
}
