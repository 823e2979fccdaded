/** Games to attack: one that the attackers play in, one whose tokens they do not have, one that waits for players. */
import type { FastifyInstance } from 'fastify';
import type { Known } from './request.js';
import { spelled } from './spelling.js';

const RED = '24 Mountain\n4 Lightning Strike\n4 Shock\n28 Grizzly Bears';

export interface Made {
  game: string;
  seats: { token?: string; invite?: string }[];
  judgeToken?: string;
}

export async function post(app: FastifyInstance, url: string, body: unknown, token?: string): Promise<unknown> {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { payload: body as object }),
  });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json();
}

export const MAGIC = { ruleset: 'mtg', edition: 'current' };
export const DECKS = ['Ann', 'Bob'].map((name) => ({
  name,
  deckText: RED.replace('28 Grizzly Bears', '4 Grizzly Bears\n24 Forest'),
}));

/** A game between two people, at its first decision. */
export const makeGame = (app: FastifyInstance, more: object = {}, token?: string): Promise<Made> =>
  post(
    app,
    '/v1/games',
    {
      ...MAGIC,
      seats: DECKS,
      options: { test: true, seed: 'hostile' },
      ...more,
    },
    token,
  ) as Promise<Made>;

const many = (card: string, times: number, count: number): object[] =>
  Array.from({ length: times }, () => ({ card, count }));

/** A position with nearly as many cards as are allowed, most of them on the field: a small request, a large game. */
export function hugePosition(n: number): object {
  const side = { library: many('Forest', 1, 250), battlefield: many('Grizzly Bears', 17, 100) };
  const turn = { number: 3, active: 0, step: 'precombatMain' };
  return { ...MAGIC, seed: `huge ${n}`, turn, players: [side, side] };
}

/** Lands and creatures on both sides, in the middle of a turn. */
export const SCENARIO = {
  ...MAGIC,
  seed: 'hostile',
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: [
    {
      life: 20,
      counters: { poison: 1 },
      hand: ['Shock', 'Lightning Strike', 'Forest'],
      library: [{ card: 'Mountain', count: 30 }],
      battlefield: [
        { card: 'Mountain', tapped: false },
        'Mountain',
        { card: 'Grizzly Bears', as: 'bears', sick: false, damage: 0, counters: { '+1/+1': 1 }, controller: 0 },
        {
          token: { name: 'Soldier', types: ['Creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
        },
      ],
    },
    {
      life: 20,
      battlefield: ['Forest', 'Llanowar Elves'],
      library: ['Forest', 'Forest'],
      graveyard: ['Shock'],
      exile: [],
    },
  ],
  stops: [{ turn: 9, step: 'end', at: 'end' }],
  definitions: [],
  random: [],
};

/** A card in the card language. */
export const card = (name: string, types: string[], abilities: unknown[], more: object = {}): object => ({
  name,
  props: { name, supertypes: [], types, subtypes: [], colors: ['R'], manaCost: '{R}', ...more },
  abilities,
});

export const FLAME = card(
  'Kindled Reply',
  ['Instant'],
  [
    {
      kind: 'spell',
      targets: [{ what: { player: 'any' } }],
      effects: [
        { do: 'damage', to: { target: 0 }, amount: 4 },
        { do: 'draw', who: 'you', count: 1 },
      ],
    },
  ],
);

/** The games, and a count of what was accepted in the one that may be moved. */
export class World {
  known: Known = {};
  /** Every token of this run: none of them may be in a log, and those of `still` in no reply. */
  tokens: string[] = [];
  accepted = 0;
  versions = new Map<string, number>();

  constructor(readonly app: FastifyInstance) {}

  /** New games, so that attacks meet games at their beginning as well. */
  async renew(): Promise<void> {
    const { app } = this;
    const game = await makeGame(app, { options: { test: true, seed: `hostile ${this.accepted}` } });
    const still = await makeGame(app);
    const other = await makeGame(app);
    const open = (await post(app, '/v1/games', { ...MAGIC, seats: [DECKS[0], { open: true }] })) as Made;
    const { ticket } = (await post(app, `/v1/games/${game.game}/stream-tickets`, undefined, game.seats[0]?.token)) as {
      ticket: string;
    };
    const { position } = (await post(app, '/v1/positions/decisions', { scenario: SCENARIO })) as { position: string };
    this.tokens = [still, other].flatMap((g) => [...g.seats.map((s) => s.token ?? ''), g.judgeToken ?? '']);
    this.known = {
      game: game.game,
      still: still.game,
      open: open.game,
      seat0: game.seats[0]?.token ?? '',
      seat1: game.seats[1]?.token ?? '',
      judge: game.judgeToken ?? '',
      other: other.seats[0]?.token ?? '',
      invite: open.seats[1]?.invite ?? '',
      ticket,
      position,
      version: 0,
    };
    const { seat0, judge, invite } = this.known;
    Object.assign(this.known, spelled({ seat0, judge, invite, ticket } as Record<string, string>));
    this.stillTokens = this.tokens.slice(0, 3);
    this.accepted = 0;
  }

  /** What no reply may contain. */
  stillTokens: string[] = [];

  /** What may be in no log. */
  secrets(): string[] {
    const { seat0, seat1, judge, invite, ticket } = this.known;
    return [...this.tokens, ...[seat0, seat1, judge, invite, ticket].map(String)].filter((text) => text.length > 20);
  }

  async versionOf(game: string): Promise<number> {
    const reply = await this.app.inject({ url: `/v1/games/${game}` });
    return reply.json<{ version: number }>().version;
  }
}
