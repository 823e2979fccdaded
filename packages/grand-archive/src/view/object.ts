/** An object or card as the contract shows it, in Grand Archive's own terms (section 6). */
import {
  attachedId,
  type Characteristics,
  characteristicsOf,
  controllerOf,
  definitionOf,
  facesOf,
  type Game,
  type Json,
  type JsonObject,
  type KeywordAbility,
  type Obj,
  publicId,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { isVariable, modifiedCost } from '../1-general/1.6.4-costs.js';
import { enabledElements } from '../1-general/1.6.6-elements.js';
import { championOf, isChampion, levelOf, lineageOf } from '../1-general/1.7.1-champions.js';
import { type Combat, combatOf, defenders, totalPower } from '../2-mechanics/2.6-attacking.js';
import { empowered } from '../2-mechanics/2.11.7.15.2-empower.js';
import { loadedOf } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { NAMELESS } from '../text/index.js';
import { abilityOn } from './text.js';

const figure = (props: Characteristics, name: string): Json => props[name] ?? null;

export function viewObject(g: Game, object: Obj): JsonObject {
  const { props, abilities, controller } = characteristicsOf(g, object.id);
  const printed = definitionOf(g, object);
  const zone = zoneName(object.zone);
  const onField = zone === 'field';
  const face = facesOf(printed.definition)[0] ?? NAMELESS;
  return {
    card: printed.definition.name,
    name: props.name ?? '',
    owner: object.owner,
    controller,
    zone,
    costKind: figure(printed.props, 'costKind'),
    cost: !isVariable(printed.props)
      ? figure(printed.props, 'cost')
      : zone === 'effectsStack'
        ? figure(props, 'cost')
        : 'X',
    costNow: null,
    supertypes: figure(props, 'supertypes') ?? [],
    types: figure(props, 'types') ?? [],
    subtypes: figure(props, 'subtypes') ?? [],
    classes: figure(props, 'classes') ?? [],
    elements: figure(props, 'elements') ?? [],
    speed: figure(props, 'speed'),
    level: figure(props, 'level'),
    power: figure(props, 'power'),
    life: figure(props, 'life'),
    attackPower: figure(props, 'attackPower'),
    // Counters give none to what has none (2.11.6.3.4).
    durability: onField && 'durability' in props ? (object.counters?.durability ?? 0) : figure(props, 'durability'),
    keywords: [
      ...new Set(
        abilities.filter((a): a is KeywordAbility => a.kind === 'keyword').map((a) => g.rules.view.abilityText(a)),
      ),
    ],
    abilities: abilities.map((a) => ({
      kind: a.kind,
      ...(a.kind === 'activated' ? { cost: g.rules.view.costText(a.cost) } : {}),
      text: abilityOn(face, a) ?? g.rules.view.abilityText(a),
    })),
    rested: object.status?.rested ?? false,
    distant: object.status?.distant ?? false,
    fostered: object.status?.fostered ?? false,
    ephemeral: object.status?.ephemeral ?? false,
    damage: object.damage ?? 0,
    counters: object.counters ?? {},
    lineage: [],
    loaded: [],
    attachedTo: attachedId(object),
    attacking: [],
    defending: false,
    retaliating: false,
    token: object.kind === 'token',
    copy: object.kind === 'copy',
    faceDown: object.status?.faceDown ?? false,
    chosen: object.chosen ?? {},
  };
}

/** What it would cost now, the lineage of a champion, and its part in the present combat. */
export function viewAround(g: Game, { id, owner, zone: key }: Obj): JsonObject | null {
  const zone = zoneName(key);
  const combat = combatOf(g);
  const loaded = zone === 'field' ? loadedOf(g, id) : [];
  const fields = {
    ...(zone === 'hand' || zone === 'materialDeck' ? { costNow: modifiedCost(g, id, owner) } : {}),
    ...(zone === 'field' && isChampion(g, id) ? { lineage: lineageOf(g, id).map(publicId) } : {}),
    ...(loaded.length > 0 ? { loaded: loaded.map(publicId) } : {}),
    ...(combat ? fight(g, id, combat) : {}),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}

function fight(g: Game, id: number, combat: Combat): JsonObject {
  const targets = defenders(g);
  return {
    attacking: combat.declared && combat.attacker === id ? targets.map(publicId) : [],
    defending: targets.includes(id),
    retaliating: combat.retaliating.includes(id),
  };
}

/** A player: champion, level, elements, and how many cards lie where (2.1.1.6). */
export function viewPlayer(g: Game, seat: Seat): JsonObject {
  const champion = championOf(g, seat);
  const count = (zone: string): number => g.zone(`${zone}:${seat}`).length;
  const life = champion === undefined ? null : Number(characteristicsOf(g, champion).props.life ?? 0);
  return {
    champion: champion === undefined ? null : publicId(champion),
    life,
    damage: champion === undefined ? null : (g.object(champion).damage ?? 0),
    level: champion === undefined ? null : levelOf(g, seat),
    elements: enabledElements(g, seat),
    memory: count('memory'),
    influence: count('hand') + count('memory'),
    intent: g.zone(`intent:${seat}`).map(publicId),
    ...standing(g, seat),
    resources: {
      reserve: count('hand'),
      memory: count('memory'),
      ...(empowered(g, seat) > 0 ? { empower: empowered(g, seat) } : {}),
    },
  };
}

/** The mastery of a player, with its direction, and whether they have agility. */
function standing(g: Game, seat: Seat): JsonObject {
  const { mastery, direction, agility, masteryCounters, crowdsFavor } = g.playerMarks(seat);
  return {
    ...(mastery === undefined ? {} : { mastery }),
    ...(direction === undefined ? {} : { direction }),
    ...(masteryCounters === undefined ? {} : { masteryCounters }),
    ...(agility ? { agility } : {}),
    ...(crowdsFavor ? { crowdsFavor } : {}),
  };
}

/** Where a player stands as a turn begins. */
export function standingOf(g: Game, seat: Seat): JsonObject {
  const { level = null, damage = null, life = null, memory = null } = viewPlayer(g, seat);
  return { level, damage, life, memory };
}

export function viewTurn(g: Game): JsonObject {
  const combat = combatOf(g);
  if (!combat) return {};
  return {
    combat: {
      attacker: publicId(combat.attacker),
      weapon: combat.weapon === undefined ? null : publicId(combat.weapon),
      intent: combat.cards.map(publicId),
      targets: defenders(g).map(publicId),
      retaliating: combat.retaliating.map(publicId),
      power: g.find(combat.attacker) ? totalPower(g, combat) : 0,
      defending: combat.defending ?? null,
    },
  };
}

export function viewStack(g: Game, object: Obj): JsonObject {
  const kind = object.ability ? 'ABILITY' : object.play?.method === 'materialize' ? 'MATERIALIZATION' : 'ACTIVATION';
  return {
    kind,
    controller: controllerOf(g, object.id),
    text: object.ability ? g.rules.view.abilityText(object.ability) : '',
  };
}
