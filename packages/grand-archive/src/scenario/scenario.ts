/** Builds the position that a scenario describes, or says everything that is wrong with it. */
import {
  buildStack,
  type CardDefinition,
  type CardPlaces,
  type Compiled,
  expandKeywords,
  faultsOf,
  framesWithin,
  issueWords,
  type Keying,
  newState,
  numberOf,
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
  type SingleFaced,
  type StartingCards,
  type State,
  start,
  type TurnStep,
  turnLoop,
  wordsOf,
} from '@arbiter/engine';
import { lineageName } from '../1-general/1.7.1-champions.js';
import { coveredBy } from '../2-mechanics/2.11.7.14.3-face-down.js';
import { BOON, PANTHEON } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';
import type { GrandArchiveRules } from '../edition.js';
import { CLASSES } from '../language/classes.js';
import { attackFrame, type Fighter, type Fighting, fights, type IntentCard, readFighter, setFight } from './combat.js';
import { type ChampionEntry, type FieldEntry, type PlayerEntry, type Scenario, scenarioSchemaOf } from './schema.js';
import { stackRules } from './stack.js';

/** Where a scenario names cards. */
const CARDS: CardPlaces = { roots: ['players'], single: ['champion'], within: ['lineage', 'loaded'] };

export function createScenario(
  rules: GrandArchiveRules,
  input: unknown,
  keying: Keying | undefined,
  starting: StartingCards,
): Result<Outcome> {
  const { language } = rules;
  const report = new Report();
  const cards = new ScenarioCards(rules, report, starting);
  const parsed = scenarioSchemaOf(rules).safeParse(input, { error: (issue) => issueWords(issue) });
  if (!parsed.success) {
    report.errors.push(...faultsOf(parsed.error.issues));
    reportNames(language, input, CARDS, cards);
    return { ok: false, error: report.refusal('the scenario is not of the right form') };
  }
  const scenario = parsed.data;
  if (reportTooMany(scenario, CARDS, report)) return { ok: false, error: report.refusal('the scenario is too large') };
  reportEmptySeats(scenario, report);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };
  const b: Building = { rules, report, cards, definitions: [], names: new Map(), fighting: [], intent: [] };
  const state = newState(rules, {
    seed: scenario.seed,
    keying,
    options: playedWith(scenario.options),
    names: scenario.players.map((p, i) => p.name ?? `Player ${i + 1}`),
    stats: {},
    definitions: b.definitions,
  });
  cards.read(language, scenario.definitions);
  for (const [seat, player] of scenario.players.entries()) fill(state, seat, player, `$.players[${seat}]`, b);
  cards.into(state);
  const stack = readStack(rules, state, scenario.turn.active, scenario.stack, b.names, cards, report);
  const fighters = b.fighting.map((fighting) => readFighter(fighting, b.names, report));
  checkChampions(scenario, report);
  if (!report.clean) return { ok: false, error: report.refusal('the rules cannot hold this scenario') };
  const row = enterTurn(rules, state, scenario, fighters);
  return start(rules, state, starting, (g) => {
    setFight(g, row, fighters, b.intent, report);
    if (report.clean) buildStack(g, stack, stackRules, report, row);
    g.events = [];
    return report.clean ? null : report.refusal('the rules cannot hold this scenario');
  });
}

/** The turn goes on from the step that the scenario names; steps of combat lie within the main phase (2.2.7). */
function enterTurn(rules: GrandArchiveRules, state: State, scenario: Scenario, fights: readonly Fighter[]): TurnStep {
  state.rng.forced = scenario.random;
  state.stops = scenario.stops;
  const { number, active, step } = scenario.turn;
  const { table } = rules.turn;
  const combat = rules.turn.phases?.combat ?? [];
  const within = combat.findIndex((row) => row.step === step);
  const index = table.findIndex(({ phase }) => phase === (within < 0 ? step : 'main'));
  Object.assign(state.turn, { number, active, index });
  const row = table[index] as TurnStep;
  if (within < 0) state.frames.push(turnLoop.frame({}));
  else state.frames.push(...framesWithin('combat', within, active, attackFrame(active, fights), row));
  return combat[within] ?? row;
}

/** Whoever's turn it is needs a champion, unless the turn is to begin with placing one. */
function checkChampions(scenario: Scenario, report: Report): void {
  const { active } = scenario.turn;
  if (!scenario.players[active]?.champion)
    report.add(`$.players[${active}].champion`, 'INVALID_INPUT', 'the turn player needs a champion', {
      rules: cite('ga:1.4.3.2'),
    });
}

interface Building {
  rules: GrandArchiveRules;
  report: Report;
  /** The cards of the game and those of this scenario, by name. */
  cards: ScenarioCards;
  definitions: CardDefinition[];
  names: Map<string, Obj>;
  fighting: Fighting[];
  /** The attack cards of the present combat. */
  intent: IntentCard[];
}

const PILES = ['hand', 'memory', 'materialDeck', 'mainDeck', 'graveyard', 'banishment', PANTHEON] as const;
const isMaterial = ({ props }: Compiled): boolean =>
  wordsOf(props.types).includes('Champion') || wordsOf(props.supertypes).includes('Regalia');

function fill(state: State, seat: number, player: PlayerEntry, at: string, b: Building): void {
  if (player.champion !== undefined) putChampion(state, seat, player.champion, `${at}.champion`, b);
  for (const zone of PILES) {
    for (const [i, given] of (player[zone] ?? []).entries()) {
      const entry: { card: string; count?: number; faceDown?: boolean; as?: string } =
        typeof given === 'string' ? { card: given } : given;
      const path = `${at}.${zone}[${i}]`;
      const card = b.cards.find(entry.card, path);
      if (!card) continue;
      checkPile(card, zone, path, b.report);
      if (!state.zones[`${zone}:${seat}`]) {
        b.report.add(path, 'INVALID_INPUT', 'only games of the format "pantheon" have such a zone');
        continue;
      }
      for (let n = entry.count ?? 1; n > 0; n--) {
        const down = entry.faceDown
          ? { status: { faceDown: true as const }, covered: coveredBy(state, b.rules, b.definitions) }
          : {};
        const object = place(state, card, seat, `${zone}:${seat}`, down);
        if (n === 1) named(entry.as, object, path, b);
      }
    }
  }
  for (const [i, name] of (player.intent ?? []).entries()) {
    const path = `${at}.intent[${i}]`;
    const card = b.cards.find(name, path);
    if (!card) continue;
    const { id } = place(state, card, seat, `intent:${seat}`, { ts: ++state.counters.ts });
    b.intent.push({ id, seat, path });
  }
  for (const [i, entry] of (player.field ?? []).entries()) putObject(state, seat, entry, `${at}.field[${i}]`, b);
}

/** Champions and regalia are never in the main deck, other cards never in the material deck (2.1.2.4, 2.1.3.1). */
function checkPile(card: Compiled, zone: string, path: string, report: Report): void {
  if (zone === 'mainDeck' && isMaterial(card))
    report.add(path, 'INVALID_INPUT', `${card.definition.name} can't be in a main deck`, { rules: cite('ga:2.1.2.4') });
  if ((zone === PANTHEON) !== wordsOf(card.props.types).includes(BOON))
    report.add(path, 'INVALID_INPUT', `${card.definition.name} can't be there: boons lie in the pantheon`);
  if (zone === 'materialDeck' && !isMaterial(card))
    report.add(path, 'INVALID_INPUT', `${card.definition.name} can't be in a material deck`, {
      rules: cite('ga:1.3.1.1'),
    });
}

function putChampion(state: State, seat: number, given: ChampionEntry, path: string, b: Building): void {
  const entry = typeof given === 'string' ? { card: given } : given;
  const card = b.cards.find(entry.card, `${path}.card`);
  if (!card) return;
  if (!wordsOf(card.props.types).includes('Champion')) {
    b.report.add(`${path}.card`, 'INVALID_INPUT', `${entry.card} is no champion`, { rules: cite('ga:1.7.1') });
    return;
  }
  const champion = place(state, card, seat, 'field', { ts: ++state.counters.ts });
  named(entry.as, champion, path, b);
  if (fights(entry)) b.fighting.push({ object: champion, entry, path });
  if (entry.rested) champion.status = { rested: true };
  if (entry.distant) champion.status = { ...champion.status, distant: true };
  if (entry.damage) champion.damage = entry.damage;
  load(state, seat, champion, entry.loaded, path, b);
  if (entry.counters) champion.counters = { ...entry.counters };
  if (entry.chosen) champion.chosen = entry.chosen;
  // Their player has begun already.
  (state.players[seat] as State['players'][number]).marks.firstTurn = 0;
  let above = card;
  for (const [i, name] of (entry.lineage ?? []).entries()) {
    const at = `${path}.lineage[${i}]`;
    const under = b.cards.find(name, at);
    if (!under) continue;
    checkLineage(above, under, at, b.report);
    place(state, under, seat, `lineage:${seat}`, {
      ts: ++state.counters.ts,
      attachedTo: { object: champion.id },
    });
    above = under;
  }
}

/** Cards that are loaded into an object. */
function load(state: State, seat: number, { id }: Obj, cards: string[] = [], path: string, b: Building): void {
  for (const [i, name] of cards.entries()) {
    const card = b.cards.find(name, `${path}.loaded[${i}]`);
    if (!card) continue;
    place(state, card, seat, `loaded:${seat}`, { ts: ++state.counters.ts, attachedTo: { object: id } });
  }
}

/** Each card of a lineage lies on one of the level below, of the lineage that it names (1.7.1.4.1). */
function checkLineage(above: Compiled, under: Compiled, path: string, report: Report): void {
  const wanted = above.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'lineage');
  const level = Number(above.props.level) - 1;
  if (level < 0)
    report.add(path, 'INVALID_INPUT', `nothing lies under ${above.definition.name}`, { rules: cite('ga:1.7.1.3') });
  else if (under.props.level !== level)
    report.add(path, 'INVALID_INPUT', `${above.definition.name} lies on a champion of level ${level}`, {
      rules: cite('ga:1.7.1.4.1'),
    });
  if (wanted?.kind === 'keyword' && lineageName(under.definition.name) !== wanted.label)
    report.add(path, 'INVALID_INPUT', `${above.definition.name} must be levelled from a ${wanted.label} champion`, {
      rules: cite('ga:1.6.3.2.1'),
    });
}

/** Names that a scenario gives are its own references; none may stand for two things. */
function named(name: string | undefined, object: Obj, path: string, b: Building): void {
  if (name === undefined) return;
  if (b.names.has(name)) b.report.add(`${path}.as`, 'INVALID_INPUT', `"${name}" is used twice`);
  b.names.set(name, object);
}

function putObject(state: State, seat: number, given: FieldEntry, path: string, b: Building): void {
  const entry = typeof given === 'string' ? { card: given } : given;
  if ((entry.card === undefined) === (entry.token === undefined)) {
    b.report.add(path, 'INVALID_INPUT', 'an object is either a "card" or a "token"');
    return;
  }
  const card = entry.token === undefined ? b.cards.find(entry.card as string, path) : tokenOf(entry.token, path, b);
  if (!card) return;
  const types = wordsOf(card.props.types);
  const durability = numberOf(card.props.durability);
  const fault = (detail: string, ...numbers: Parameters<typeof cite>): undefined => {
    b.report.add(path, 'INVALID_INPUT', detail, { rules: cite(...numbers) });
  };
  if (types.includes('Action') || types.includes('Attack')) fault('only objects are on the field', 'ga:2.7.1');
  if (types.includes('Champion')) fault('the champion goes into "champion"', 'ga:1.7.1');
  if (entry.damage && !types.includes('Ally')) fault('only allies have damage marked', 'ga:2.9.0.4');
  if (entry.durability !== undefined && durability === undefined) fault('it has no durability', 'ga:2.11.6.3.4');
  const entersRested = expandKeywords(b, card.abilities).some(
    (a) => a.kind === 'replacement' && a.entering && (a.change?.status as { rested?: boolean } | undefined)?.rested,
  );
  for (let n = entry.count ?? 1; n > 0; n--) {
    const object = place(state, card, seat, 'field', { ts: ++state.counters.ts });
    if (n === 1) named(entry.as, object, path, b);
    if (fights(entry)) b.fighting.push({ object, entry, path });
    if (entry.token) object.kind = 'token';
    if (entry.rested ?? entersRested) object.status = { rested: true };
    for (const status of ['distant', 'fostered', 'ephemeral'] as const)
      if (entry[status]) object.status = { ...object.status, [status]: true };
    load(state, seat, object, entry.loaded, path, b);
    if (entry.damage) object.damage = entry.damage;
    if (entry.controller !== undefined && entry.controller !== seat) object.controller = entry.controller;
    if (entry.chosen) object.chosen = entry.chosen;
    const worn = entry.durability ?? entry.counters?.durability ?? durability;
    const counters = { ...entry.counters, ...(worn ? { durability: worn } : {}) };
    if (Object.keys(counters).length > 0) object.counters = counters;
  }
}

function tokenOf(token: NonNullable<Exclude<FieldEntry, string>['token']>, path: string, b: Building): Compiled | null {
  const { name, supertypes = [], types, subtypes = [], elements = ['norm'], ...figures } = token;
  if (types.includes('Ally') && (figures.power === undefined || figures.life === undefined)) {
    b.report.add(`${path}.token`, 'INVALID_INPUT', 'an ally needs power and life', { rules: cite('ga:1.6.5.2.2') });
    return null;
  }
  const classes = subtypes.filter((s) => CLASSES.includes(s));
  const definition: SingleFaced = {
    name,
    props: { name, supertypes, types, subtypes, classes, elements, ...figures } as SingleFaced['props'],
    abilities: [],
  };
  b.definitions.push(definition);
  return b.rules.definitions.compile(definition);
}
