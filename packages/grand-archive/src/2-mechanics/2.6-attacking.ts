/** Attacks: who can attack what, with which weapon and cards, and declaring it (2.6). */
import {
  type Ask,
  type Choice,
  characteristicsOf,
  controllerOf,
  defineRule,
  entityChoice,
  type Game,
  gameMark,
  innerPhase,
  lists,
  type Nothing,
  payCosts,
  perform,
  procedure,
  publicId,
  ruleOn,
  type Seat,
  setMark,
  stat,
  triggerOn,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { canDeclare, declaringCost } from './2.6-declaring-costs.js';
import { isUnderRule, mayAim, mayUse, RESTS_NOBODY } from './2.6-limits.js';
import { beginAttack } from './2.6-next-attacks.js';
import { firing, isReady, loadedOf } from './2.11.7.15.2-loaded.js';
import { hasTrait } from './keywords/traits.js';
import { obeys } from './obedience.js';

/** The present fight. */
export type Combat = {
  player: Seat;
  attacker: number;
  weapon?: number;
  /** Attack cards in the intent. */
  cards: number[];
  targets: number[];
  /** The player whose units are attacked (2.6.4). */
  defending?: Seat;
  retaliating: number[];
  /** The newest object as the retaliation step began: what came later does not retaliate (2.2.7.1.2.3). */
  newest?: number;
  /** Attacks everything of one opponent and can't be intercepted. */
  cleave?: boolean;
  declared?: boolean;
  /** Those that retaliate where the position says so in which the game begins: nobody is asked. */
  given?: number[];
};

declare module '@arbiter/engine' {
  interface GameMarks {
    combat?: Combat;
  }
  interface PlayerMarks {
    /** How many attacks they declared this turn. */
    attacks?: number;
  }
  interface ObjectMarks {
    /** The turn in which it last attacked. */
    attacked?: number;
  }
}

const AS_ALLY = 'attacksAsAlly';
/** It attacks by its own power; it is attacked, aimed at and dealt damage as what it is (2.11.7.10.2.2). */
export const attacksAsAlly = defineRule(AS_ALLY, {
  description: 'Attacks as though it were an ally.',
  example: { mod: 'rule', rule: AS_ALLY },
});

const USED_BARE = 'usedBare';
export const usedBare = defineRule(USED_BARE, {
  description: 'Of an attack card: no weapon can be used for the attack that it is part of.',
  example: { mod: 'rule', rule: USED_BARE },
});

const present = gameMark('combat');
export const combatOf = (g: Game): Combat | undefined => present.of(g);
export const setCombat = (g: Game, combat: Combat | undefined): void => present.set(g, combat);

export const isOnField = (g: Game, id: number): boolean => g.find(id)?.zone === 'field';
const field = (g: Game): number[] => g.zone('field');
export const isUnit = (g: Game, id: number): boolean =>
  lists(g, id, 'types').some((t) => t === 'Ally' || t === 'Champion');
/** Domains that can be attacked, though they are no units (2.11.7.15.2). */
export const isSiegeable = (g: Game, id: number): boolean =>
  lists(g, id, 'types').includes('Domain') && lists(g, id, 'subtypes').includes('Siegeable');
const isTarget = (g: Game, id: number): boolean => isUnit(g, id) || isSiegeable(g, id);
export const isAttacking = (g: Game, id: number): boolean => {
  const combat = combatOf(g);
  return combat?.declared === true && combat.attacker === id;
};

/** What an attack with these amounts to: the unit's own power, weapon, cards, and what changes its attacks (2.6.5.3). */
export function totalPower(
  g: Game,
  { attacker, weapon, cards }: Pick<Combat, 'attacker' | 'weapon' | 'cards'>,
): number {
  const used = [...cards, ...(weapon === undefined ? [] : [weapon])].filter((id) => g.find(id));
  const own = stat(g, attacker, 'power') + stat(g, attacker, 'attackPower');
  // What is loaded will go into the intent.
  if (weapon !== undefined) used.push(...loadedOf(g, weapon));
  return Math.max(
    0,
    used.reduce((sum, id) => sum + stat(g, id, 'power'), own),
  );
}

const awake = (g: Game, id: number): boolean => !g.is(g.object(id), 'rested');

/** Weapons with which a champion, or a unit that something lets use them, could attack so that its attack has power (1.7.6.3, 2.9.0.7). */
export function weaponsFor(g: Game, attacker: number, cards: number[]): number[] {
  const seat = controllerOf(g, attacker);
  const champion = isChampion(g, attacker);
  if (!champion && ruleOn(g, attacker, 'usesWeapons') === undefined) return [];
  if (cards.some((id) => g.find(id) && ruleOn(g, id, USED_BARE) !== undefined)) return [];
  return field(g).filter(
    (id) =>
      lists(g, id, 'types').includes('Weapon') &&
      controllerOf(g, id) === seat &&
      (champion || mayUse(g, attacker, id)) &&
      ruleOn(g, id, 'cantBeUsed') === undefined &&
      (cards.length === 0 || ruleOn(g, id, 'usedAlone') === undefined) &&
      isReady(g, id, cards) &&
      canDeclare(g, { player: seat, attacker, weapon: id }) &&
      totalPower(g, { attacker, weapon: id, cards }) > 0,
  );
}

/** Whether something has a power stat at all; a champion has none of its own (1.7.1.8.1, 2.6.1.3). */
export const hasPower = (g: Game, id: number): boolean => Number(characteristicsOf(g, id).props.power ?? 0) > 0;

/** Units, and what an effect lets attack as though it were one; it is none for that (2.11.7.10.2). */
const mayAttack = (g: Game, id: number): boolean => isUnit(g, id) || ruleOn(g, id, AS_ALLY) !== undefined;

/** Units that their controller could declare as attackers now (2.6.1, 2.6.5). */
export function attackersOf(g: Game, seat: Seat): number[] {
  let others: number[] | undefined;
  return field(g).filter((id) => {
    if (!mayAttack(g, id) || controllerOf(g, id) !== seat || !awake(g, id)) return false;
    if (!hasPower(g, id) && weaponsFor(g, id, []).length === 0) return false;
    if (!obeys(g, id) || ruleOn(g, id, 'cantAttack')) return false;
    others ??= opposing(g, seat);
    return others.some(targetOf(g, { attacker: id, cards: [] }, true));
  });
}

/** What attacks, and what is used for it. */
export const usedBy = ({ attacker, weapon, cards }: Pick<Combat, 'attacker' | 'weapon' | 'cards'>): number[] => [
  attacker,
  ...cards,
  ...(weapon === undefined ? [] : [weapon]),
];

/** Stealth hides from attacks, except from those that true sight permits. */
const seen = (g: Game, id: number, by: Pick<Combat, 'attacker' | 'weapon' | 'cards'>): boolean =>
  !hasTrait(g, id, 'hides') || usedBy(by).some((used) => g.find(used) && hasTrait(g, used, 'sees'));

/** What attacks may be directed at, apart from who can see it. */
const opposing = (g: Game, seat: Seat): number[] =>
  field(g).filter((id) => isTarget(g, id) && controllerOf(g, id) !== seat);

/** Units of work of asking whether one unit sees another. */
const COST_OF_LOOK = 0.25;

/** Whether an attack could target a unit of an opponent; `anyWeapon`: with whatever weapon there is. */
function targetOf(g: Game, by: Pick<Combat, 'attacker' | 'weapon' | 'cards'>, anyWeapon: boolean) {
  const bare = by.cards.length > 0 || hasPower(g, by.attacker) ? [undefined] : [];
  const ways = anyWeapon ? [...bare, ...weaponsFor(g, by.attacker, by.cards)] : [by.weapon];
  const player = controllerOf(g, by.attacker);
  return (id: number): boolean =>
    ways.some((weapon) => {
      g.spend(COST_OF_LOOK);
      // Once it is declared it has been paid for, and goes wherever it is sent.
      if (combatOf(g)?.declared !== true && !mayAim(g, by.attacker, id)) return false;
      if (combatOf(g)?.declared !== true && !canDeclare(g, { player, attacker: by.attacker, weapon, targets: [id] }))
        return false;
      if (weapon === undefined) return seen(g, id, by);
      return seen(g, id, { ...by, weapon, cards: [...by.cards, ...loadedOf(g, weapon)] });
    });
}

/** Units of opponents that an attack could target (2.6.11); `anyWeapon`: with whatever weapon there is. */
export function attackable(
  g: Game,
  seat: Seat,
  by: Pick<Combat, 'attacker' | 'weapon' | 'cards'>,
  anyWeapon = false,
): number[] {
  return opposing(g, seat).filter(targetOf(g, by, anyWeapon));
}

/** What a declaration may target of what could be attacked: of a player with awake units that taunt, one of these. */
function demanded(g: Game, ids: number[], by: Pick<Combat, 'attacker' | 'weapon' | 'cards'>): number[] {
  if (usedBy(by).some((id) => g.find(id) && hasTrait(g, id, 'passesBy'))) return ids;
  const taunting = ids.filter((id) => awake(g, id) && hasTrait(g, id, 'attackedFirst'));
  if (taunting.length === 0) return ids;
  const seats = taunting.map((id) => controllerOf(g, id));
  return ids.filter((id) => taunting.includes(id) || !seats.includes(controllerOf(g, id)));
}

/** Whether an attack could target this very unit. */
export const isAttackable = (
  g: Game,
  seat: Seat,
  by: Pick<Combat, 'attacker' | 'weapon' | 'cards'>,
  id: number,
): boolean => isOnField(g, id) && isTarget(g, id) && controllerOf(g, id) !== seat && targetOf(g, by, false)(id);

/** A unit that somebody else controls by now attacks no more: no player attacks units of their own, by whatever attack (2.6.11). */
const hasChangedSides = (g: Game, { attacker, player }: Combat): boolean =>
  isOnField(g, attacker) && controllerOf(g, attacker) !== player;

/** The units that are attacked and still can be (2.2.7.2.2.2, 2.6.10). */
export function defenders(g: Game): number[] {
  const combat = combatOf(g);
  if (!combat?.declared || hasChangedSides(g, combat)) return [];
  return combat.targets.filter(
    (id) => isOnField(g, id) && isTarget(g, id) && controllerOf(g, id) !== combat.player && seen(g, id, combat),
  );
}

export const cleaves = (g: Game, combat: Combat): boolean => usedBy(combat).some((id) => hasTrait(g, id, 'attacksAll'));

/** An attack begins a combat phase: one at a time (2.6.1.5, 2.6.1.6). Locals say who attacks, and with which cards. */
export const attack = procedure<{ seat: Seat; attacker: number; cards: number[] }>('attack', {
  begin: (g, l) => {
    setCombat(g, { player: l.seat, attacker: l.attacker, cards: l.cards, targets: [], retaliating: [] });
    return innerPhase.call({ table: 'combat' });
  },
});

/** The combat that is going on: its steps run only while there is one. */
const ongoing = (g: Game): Combat => combatOf(g) as Combat;

/** The question which opponent is attacked, of those who control one of these. */
function defendingPlayer(g: Game, { player, attacker }: Combat, units: readonly number[]): Ask {
  const seats = [...new Set(units.map((id) => controllerOf(g, id)))];
  return {
    seat: player,
    kind: 'DEFENDING_PLAYER',
    shape: 'CHOOSE',
    prompt: 'Choose the opponent whose units you attack',
    rules: cite('ga:2.6.4'),
    source: attacker,
    options: seats.map((seat) => entityChoice(g, { player: seat }, seat)),
    min: Math.min(1, seats.length),
    max: 1,
  };
}
/** The question which of these is attacked. */
function attackTarget(g: Game, { attacker }: Combat, seat: Seat, ids: readonly number[], prompt: string): Ask {
  const options = ids.map((id): Choice => entityChoice(g, { object: id }, id));
  return {
    seat,
    kind: 'ATTACK_TARGET',
    shape: 'CHOOSE',
    prompt,
    rules: cite('ga:1.7.1.7', 'ga:2.6.1', 'ga:2.6.3', 'ga:2.6.3.1', 'ga:2.6.11', 'ga:2.11.7.15.2'),
    source: attacker,
    options,
    min: Math.min(1, options.length),
    max: 1,
  };
}

/** Declaring the attack: weapon, target, resting the unit as the cost (2.6.1.4, 2.6.3, 2.6.5.2). */
export const declareAttack = procedure<Nothing, { weapon: number[]; target: number[]; player: Seat[] }>(
  'declareAttack',
  {
    weapon: (g, l) => {
      const { attacker, cards, player, targets } = ongoing(g);
      // What a position says to be attacked as it begins is declared, and nobody is asked.
      if (targets.length > 0) {
        g.j.note(l, 'target', targets);
        return { go: 'declare' };
      }
      const weapons = weaponsFor(g, attacker, cards);
      const without = cards.length > 0 || hasPower(g, attacker);
      return {
        ask: {
          seat: player,
          kind: 'WEAPON',
          shape: 'CHOOSE',
          prompt: 'Choose a weapon for this attack',
          rules: cite('ga:1.7.4.3', 'ga:1.7.6.3', 'ga:2.6.5', 'ga:2.6.5.2', 'ga:1.7.6.3.1', 'ga:2.6.5.1'),
          source: attacker,
          options: weapons.map((id) => entityChoice(g, { object: id }, id)),
          min: without ? 0 : Math.min(1, weapons.length),
          max: 1,
        },
        into: 'weapon',
      };
    },
    armed: (g, l) => {
      const combat = ongoing(g);
      const [weapon] = l.weapon;
      const fired = firing(g, [combat.attacker, ...l.weapon], combat.player);
      const cards = [...combat.cards, ...fired.map(({ object }) => object)];
      setCombat(g, { ...combat, cards, ...(weapon === undefined ? {} : { weapon }) });
      return fired.length === 0 ? { go: 'directed' } : perform(g, fired);
    },
    directed: (g) => {
      const combat = ongoing(g);
      const cards = combat.cards.map((id) => (g.find(id) ? id : (g.s.lastKnown[id]?.became ?? id)));
      const armed = { ...combat, cards: cards.filter((id) => inIntent(g, id)) };
      // What waited for this attack holds as it is directed: whether it passes by what taunts, or attacks everything.
      beginAttack(g, armed.attacker, armed.weapon, armed.cards);
      const cleave = cleaves(g, armed);
      setCombat(g, { ...armed, cleave });
      const given = ruleOn(g, armed.attacker, 'defenderChosen') !== undefined;
      return { go: cleave ? 'player' : given ? 'opponent' : 'target' };
    },
    // Cleave: every unit of one opponent is attacked.
    player: (g) => {
      const combat = ongoing(g);
      return { ask: defendingPlayer(g, combat, attackable(g, combat.player, combat)), into: 'player' };
    },
    everyUnit: (g, l) => {
      const combat = ongoing(g);
      const all = attackable(g, combat.player, combat);
      g.j.note(
        l,
        'target',
        all.filter((id) => l.player.includes(controllerOf(g, id))),
      );
      return { go: 'price' };
    },
    // Whose units are attacked is its player's choice, which of them that of the opponent.
    opponent: (g) => {
      const combat = ongoing(g);
      const units = demanded(g, attackable(g, combat.player, combat), combat).filter((id) => isUnit(g, id));
      return { ask: defendingPlayer(g, combat, units), into: 'player' };
    },
    theirs: (g, l) => {
      const combat = ongoing(g);
      const [seat = combat.player] = l.player;
      const units = demanded(g, attackable(g, combat.player, combat), combat).filter((id) => isUnit(g, id));
      const theirs = units.filter((id) => controllerOf(g, id) === seat);
      return {
        ask: attackTarget(g, combat, seat, theirs, 'Choose which of your units is attacked'),
        into: 'target',
        go: 'price',
      };
    },
    target: (g) => {
      const combat = ongoing(g);
      const options = demanded(g, attackable(g, combat.player, combat), combat);
      return { ask: attackTarget(g, combat, combat.player, options, 'Choose what you attack'), into: 'target' };
    },
    // Once for each declaration, however many units are attacked.
    price: (g, l) => {
      const { player: seat, attacker, weapon } = ongoing(g);
      const costs = declaringCost(g, { player: seat, attacker, weapon, targets: l.target });
      return costs.length === 0 ? { go: 'declare' } : payCosts.call({ seat, source: attacker, costs, x: 0, at: 0 });
    },
    declare: (g, l) => {
      const combat = ongoing(g);
      const [first] = l.target;
      const defending = first === undefined ? undefined : controllerOf(g, first);
      const declared = {
        ...combat,
        targets: l.target,
        declared: true,
        ...(defending === undefined ? {} : { defending }),
      };
      setCombat(g, declared);
      const nth = (g.playerMarks(combat.player).attacks ?? 0) + 1;
      g.markPlayer(combat.player, 'attacks', nth);
      setMark(g, g.object(combat.attacker), 'attacked', g.turnNumber);
      beginAttack(g, combat.attacker, combat.weapon, combat.cards, l.target);
      announce(g, declared, nth);
      if (isUnderRule(g, combat.cards, RESTS_NOBODY)) return undefined;
      return perform(g, [{ type: 'status', object: combat.attacker, status: 'rested', on: true }]);
    },
  },
);

const inIntent = (g: Game, id: number): boolean => g.find(id)?.zone.startsWith('intent') === true;

function announce(g: Game, combat: Combat, nth: number): void {
  const name = (id: number) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) });
  g.emit(
    'ATTACK_DECLARED',
    cite(
      'ga:2.6.1.2',
      'ga:2.6.1.4',
      'ga:2.6.1.6.1',
      'ga:2.6.7',
      'ga:2.6.7.1',
      'ga:2.6.7.2',
      'ga:2.1.9.5',
      'ga:2.6.2.1',
    ),
    {
      seat: combat.player,
      attacker: name(combat.attacker),
      weapon: combat.weapon === undefined ? null : name(combat.weapon),
      intent: combat.cards.map(name),
      targets: combat.targets.map(name),
    },
  );
  const used = [...combat.cards, ...(combat.weapon === undefined ? [] : [combat.weapon])];
  const { player } = combat;
  triggerOn(g, { type: 'attack', object: combat.attacker, player, nth, unit: true });
  for (const object of used) triggerOn(g, { type: 'attack', object, player, nth, unit: false });
  for (const object of combat.targets)
    triggerOn(g, { type: 'attacked', object, player, source: combat.attacker, cleave: combat.cleave ?? false });
}
