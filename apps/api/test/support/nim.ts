/**
 * A real, tiny ruleset for tests of the service: two players take 1 to 3 of the stones, whoever takes the last one wins.
 * Each player holds a secret number; peeking draws a number at random, which cannot be taken back; a bid is a NUMBER.
 */
import { createHash } from 'node:crypto';
import type {
  Answer,
  BotPolicy,
  CardInfo,
  Decision,
  Deck,
  DeckReport,
  GameEvent,
  GameState,
  GameView,
  HiddenDecision,
  Matcher,
  Option,
  Outcome,
  Refusal,
  RefusalDetail,
  Result,
  RulesetService,
  SeatAnswer,
  Setup,
  Viewer,
} from '@arbiter/engine';

interface Nim extends GameState {
  stones: number;
  active: number;
  asks: 'TURN' | 'BID' | 'STOP';
  step: number;
  rng: number;
  secrets: number[];
  names: string[];
  peeked: number[];
}

const CARDS: Record<string, CardInfo['support']> = { Stone: 'exact', Pebble: 'exact', Boulder: 'unsupported' };
const refuse = (code: Refusal['code'], detail: string, extra: Partial<Refusal> = {}): { ok: false; error: Refusal } => {
  return { ok: false, error: { code, detail, rules: ['nim:1.1'], ...extra } };
};

function draw(state: Nim, random: number[], n: number): number {
  state.rng = (Math.imul(state.rng, 1664525) + 1013904223) >>> 0;
  const value = (state.rng >>> 8) % n;
  random.push(value);
  return value;
}

const seedNumber = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32LE(0);

function begin(edition: string, seed: string, stones: number, names: string[], asks: Nim['asks'] = 'TURN'): Outcome {
  const state: Nim = {
    ruleset: 'nim',
    edition,
    epoch: 1,
    seats: 2,
    result: null,
    stones,
    active: 0,
    asks,
    step: 1,
    rng: seedNumber(seed),
    secrets: [],
    names,
    peeked: [],
  };
  const random: number[] = [];
  state.secrets = [draw(state, random, 1_000_000), draw(state, random, 1_000_000)];
  const events: GameEvent[] = state.secrets.map((number, seat) => {
    return { type: 'SECRET_DEALT', rules: ['nim:1.2'], data: { seat }, secret: { to: [seat], data: { number } } };
  });
  return { state, events, applied: [], unapplied: [], random };
}

function decisionOf(state: Nim): Decision | null {
  if (state.result) return null;
  const seat = state.asks === 'STOP' ? -1 : state.active;
  const common = {
    id: `d${state.step}`,
    seat,
    source: null,
    ordered: false,
    rules: ['nim:1.1' as const],
    deadline: null,
  };
  if (state.asks === 'STOP') {
    return {
      ...common,
      kind: 'STOP',
      shape: 'CONFIRM',
      prompt: 'Go on?',
      min: 1,
      max: 1,
      options: [],
      default: { decision: common.id, confirm: true },
    };
  }
  if (state.asks === 'BID') {
    const max = Math.min(3, state.stones);
    return {
      ...common,
      kind: 'BID',
      shape: 'NUMBER',
      prompt: 'How many?',
      min: 1,
      max,
      options: [],
      default: { decision: common.id, number: 1 },
    };
  }
  const takes = [1, 2, 3].filter((n) => n <= state.stones);
  const options: Option[] = takes.map((n, i) => ({
    id: `o${i}`,
    kind: 'TAKE',
    label: `Take ${n}`,
    card: 'Stone',
    value: n,
  }));
  options.push(
    { id: `o${options.length}`, kind: 'PEEK', label: 'Peek' },
    { id: `o${options.length + 1}`, kind: 'BID', label: 'Bid' },
  );
  return {
    ...common,
    kind: 'TURN',
    shape: 'CHOOSE',
    prompt: 'Your turn',
    min: 1,
    max: 1,
    options,
    default: { decision: common.id, choose: ['o0'] },
  };
}

function pickOption(options: Option[], pick: string | Matcher): Result<Option> {
  if (typeof pick === 'string') {
    const found = options.find((o) => o.id === pick);
    return found ? { ok: true, value: found } : refuse('ILLEGAL_ACTION', `there is no option ${pick}`);
  }
  const { nth, ...fields } = pick;
  const fitting = options.filter((o) =>
    Object.entries(fields).every(([k, v]) => (o as unknown as Record<string, unknown>)[k] === v),
  );
  const only = nth === undefined ? fitting[0] : fitting[nth];
  if (!only) return refuse('NO_MATCH', 'the matcher fits no option');
  if (nth === undefined && fitting.length > 1) return refuse('AMBIGUOUS_MATCHER', 'the matcher fits several options');
  return { ok: true, value: only };
}

function take(state: Nim, seat: number, n: number, events: GameEvent[]): void {
  state.stones -= n;
  state.asks = 'TURN';
  events.push({ type: 'STONES_TAKEN', rules: ['nim:1.1'], data: { seat, taken: n, left: state.stones } });
  if (state.stones === 0) end(state, [seat], 'took the last stone', events);
  else state.active = 1 - state.active;
}

function end(state: Nim, winners: number[], reason: string, events: GameEvent[]): void {
  state.result = { kind: 'WIN', winners, reason, rules: ['nim:2.1'] };
  events.push({ type: 'GAME_ENDED', rules: ['nim:2.1'], data: { winners } });
}

/** Applies one answer to `state` in place. */
function apply(state: Nim, answer: SeatAnswer, events: GameEvent[], random: number[]): Result<Answer> {
  const decision = decisionOf(state);
  if (!decision) return refuse('GAME_OVER', 'the game is over');
  if (answer.decision !== undefined && answer.decision !== decision.id)
    return refuse('ILLEGAL_ACTION', `${answer.decision} is not pending`);
  if (answer.seat !== decision.seat)
    return refuse('NOT_YOUR_DECISION', `seat ${decision.seat} is asked`, { decision: decision.id });
  state.step++;
  if (decision.shape === 'CONFIRM') {
    if (answer.confirm === undefined)
      return refuse('INVALID_INPUT', 'this decision wants confirm', { decision: decision.id });
    state.asks = 'TURN';
    return { ok: true, value: { confirm: answer.confirm } };
  }
  if (decision.shape === 'NUMBER') {
    const n = answer.number;
    if (n === undefined) return refuse('INVALID_INPUT', 'this decision wants a number', { decision: decision.id });
    if (n < decision.min || n > (decision.max ?? 0))
      return refuse('ILLEGAL_ACTION', `${n} is out of range`, { decision: decision.id });
    take(state, answer.seat, n, events);
    return { ok: true, value: { number: n } };
  }
  if (answer.choose?.length !== 1)
    return refuse('INVALID_INPUT', 'this decision wants one choice', { decision: decision.id });
  const picked = pickOption(decision.options, answer.choose[0] ?? '');
  if (!picked.ok) return picked;
  const { kind, value } = picked.value;
  if (kind === 'TAKE') take(state, answer.seat, Number(value), events);
  if (kind === 'BID') state.asks = 'BID';
  if (kind === 'PEEK') {
    const number = draw(state, random, 1000);
    state.peeked.push(answer.seat);
    events.push({
      type: 'PEEKED',
      rules: ['nim:1.3'],
      data: { seat: answer.seat },
      secret: { to: [answer.seat], data: { number } },
    });
  }
  return { ok: true, value: { choose: [{ kind, ...(value === undefined ? {} : { value }) }] } };
}

function submit(before: GameState, answers: SeatAnswer[]): Result<Outcome> {
  let state = structuredClone(before) as Nim;
  if (state.result) return refuse('GAME_OVER', 'the game is over');
  const events: GameEvent[] = [];
  const random: number[] = [];
  const applied: SeatAnswer[] = [];
  for (const [index, answer] of answers.entries()) {
    const trial = structuredClone(state);
    const done = apply(trial, answer, events, random);
    if (!done.ok) {
      const error = { ...done.error, answer: index };
      if (random.length === 0) return { ok: false, error };
      return {
        ok: true,
        value: { state, events, applied, random, error, unapplied: answers.map((_, i) => i).slice(index) },
      };
    }
    state = trial;
    applied.push({ ...done.value, seat: answer.seat });
  }
  return { ok: true, value: { state, events, applied, unapplied: [], random } };
}

function validateDeck(deck: unknown): DeckReport {
  const errors: RefusalDetail[] = [];
  const main = (deck as Deck | null)?.main;
  if (!Array.isArray(main))
    return {
      legal: false,
      deck: null,
      errors: [{ path: '$.main', code: 'INVALID_INPUT', detail: 'a deck has a main pile' }],
    };
  main.forEach(({ card }, i) => {
    const path = `$.main[${i}].card`;
    if (!Object.hasOwn(CARDS, card))
      errors.push({
        path,
        code: 'UNKNOWN_CARD',
        detail: `there is no card ${card}`,
        suggestions: nim.cards.suggest(card),
      });
    else if (CARDS[card] === 'unsupported')
      errors.push({ path, code: 'UNSUPPORTED_CARD', detail: `${card} is too heavy` });
  });
  const size = main.reduce((n, { count }) => n + count, 0);
  if (size < 5)
    errors.push({ path: '$.main', code: 'DECK_ILLEGAL', detail: `${size} cards are too few: 5`, rules: ['nim:3.1'] });
  const { sideboard } = deck as Deck;
  return { legal: errors.length === 0, deck: { main, ...(sideboard ? { sideboard } : {}) }, errors };
}

const bot: BotPolicy = ({ decision, random }) => {
  if (decision.shape !== 'CHOOSE') return { ...decision.default, seat: decision.seat };
  const option = decision.options[random(decision.options.length - 2)];
  return { seat: decision.seat, decision: decision.id, choose: [option?.id ?? 'o0'] };
};

export const nim: RulesetService = {
  epoch: 1,
  info: {
    id: 'nim',
    name: 'Nim',
    editions: [{ id: '1', name: 'First', current: true }],
    zones: [{ id: 'heap', owner: 'shared', hidden: 'public', ordered: false }],
    phases: [{ id: 'turn', steps: [] }],
    decisionKinds: [{ kind: 'TURN', shape: 'CHOOSE', meaning: 'take, peek or bid', rules: ['nim:1.1'] }],
    optionKinds: [{ kind: 'TAKE', meaning: 'take stones' }],
    eventTypes: [
      { type: 'SECRET_DEALT', meaning: 'a number was dealt', fields: ['seat', 'number'] },
      { type: 'STONES_TAKEN', meaning: 'stones were taken', fields: ['seat', 'taken', 'left'] },
      { type: 'PEEKED', meaning: 'a number was drawn', fields: ['seat', 'number'] },
      { type: 'GAME_ENDED', meaning: 'the game is over', fields: ['kind', 'winners', 'reason'] },
    ],
    deckFormats: [{ id: 'lines', name: 'one card a line' }],
  },
  create(setup: Setup) {
    if (setup.seats.length !== 2)
      return refuse('INVALID_INPUT', 'nim is for two players', {
        errors: [{ path: '$.seats', code: 'OUT_OF_RANGE', detail: 'two seats' }],
      });
    const stones = setup.seats.reduce((n, { deck }) => n + (deck.main ?? []).reduce((m, { count }) => m + count, 0), 0);
    return {
      ok: true,
      value: begin(
        setup.edition,
        setup.seed,
        stones,
        setup.seats.map((s) => s.name),
      ),
    };
  },
  createScenario(scenario) {
    const { edition, seed, stones, stops } = scenario as {
      edition: string;
      seed: string;
      stones?: unknown;
      stops?: unknown[];
    };
    if (!Number.isInteger(stones) || (stones as number) < 1) {
      return refuse('INVALID_INPUT', 'the scenario cannot be held', {
        errors: [{ path: '$.stones', code: 'OUT_OF_RANGE', detail: 'must be a positive whole number' }],
      });
    }
    return {
      ok: true,
      value: begin(edition, seed, stones as number, ['Player 1', 'Player 2'], stops ? 'STOP' : 'TURN'),
    };
  },
  submit,
  concede(before, seat) {
    if (before.result) return refuse('GAME_OVER', 'the game is over');
    const state = structuredClone(before) as Nim;
    const events: GameEvent[] = [];
    end(state, [1 - seat], 'the other player conceded', events);
    return { ok: true, value: { state, events, applied: [], unapplied: [], random: [] } };
  },
  view(before, viewer: Viewer): GameView {
    const state = before as Nim;
    const players = state.names.map((name, seat) => {
      const sees = viewer === seat || viewer === 'judge';
      return {
        seat,
        name,
        lost: state.result !== null && !state.result.winners.includes(seat),
        ...(sees ? { secret: state.secrets[seat] ?? 0 } : {}),
      };
    });
    return {
      viewer,
      turn: { number: state.step, active: state.active, phase: 'turn', step: null, priority: state.active },
      players,
      zones: [{ id: 'heap', owner: null, count: state.stones }],
      objects: {},
      stack: [],
      emblems: [],
      result: state.result,
    };
  },
  decisions(state, viewer): (Decision | HiddenDecision)[] {
    const decision = decisionOf(state as Nim);
    if (!decision) return [];
    if (viewer === decision.seat || viewer === 'judge') return [decision];
    const { id, seat, kind, deadline } = decision;
    return [{ id, seat, kind, deadline }];
  },
  redactEvents(events, viewer) {
    return events.map(({ type, rules, data, secret }) => {
      const may = secret && (viewer === 'judge' || secret.to.includes(viewer as number));
      return { type, rules, ...data, ...(may ? secret.data : {}) };
    });
  },
  hash: (state) =>
    createHash('sha256')
      .update(JSON.stringify(Object.entries(state).sort()))
      .digest('hex'),
  validateDeck: (_edition, deck) => validateDeck(deck),
  // After a drawn game nothing is exchanged.
  exchange: ({ before, after, drawn }) =>
    drawn && JSON.stringify(before) !== JSON.stringify(after)
      ? [{ path: '$.main', code: 'DECK_ILLEGAL', detail: 'nothing is exchanged after a draw' }]
      : [],
  parseDeckText(text) {
    const main = text.split('\n').map((line) => /^(\d+) (.+)$/.exec(line.trim()));
    const wrong = main.indexOf(null);
    if (wrong >= 0) return refuse('INVALID_INPUT', `line ${wrong + 1} is not "number name"`);
    return { ok: true, value: { main: main.map((m) => ({ count: Number(m?.[1]), card: m?.[2] ?? '' })) } };
  },
  cards: {
    names: () => Object.keys(CARDS).sort(),
    list: () => nim.cards.names().map((name) => nim.cards.get(name) as CardInfo),
    get: (name) =>
      Object.hasOwn(CARDS, name)
        ? {
            ruleset: 'nim',
            name,
            support: CARDS[name] ?? 'exact',
            reason: CARDS[name] === 'exact' ? null : 'too heavy',
            data: {},
          }
        : null,
    suggest: (name) => Object.keys(CARDS).filter((card) => card[0]?.toLowerCase() === name[0]?.toLowerCase()),
  },
  rule: (number) =>
    number === '1.1'
      ? {
          number,
          title: 'Taking',
          summary: 'Take one to three.',
          status: 'enforced',
          reason: null,
          enforcedIn: [],
          children: [],
        }
      : null,
  bots: { random: bot, greedy: ({ decision }) => ({ ...decision.default, seat: decision.seat }) },
};

export const stones = (count: number): Deck => ({ main: [{ card: 'Stone', count }] });
