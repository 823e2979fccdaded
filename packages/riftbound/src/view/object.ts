/** An object as the contract shows it (section 6), in this game's terms. */
import {
  attachedId,
  characteristicsOf,
  definitionOf,
  facesOf,
  type Game,
  type Json,
  type JsonObject,
  type KeywordAbility,
  numberOf,
  type Obj,
  publicId,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { attachmentsOf, battlefieldOf, hostOf, isBattlefield, unitsAt } from '../1-concepts/107-board.js';
import { resourceText } from '../1-concepts/134-domains.js';
import { contesterOf, holderOf } from '../1-concepts/188-control.js';
import { facedownAt } from '../4-actions/421-hide.js';
import { roleOf } from '../4-actions/459-combat.js';
import { NAMELESS } from '../text/index.js';
import { abilityOn } from './text.js';

export function viewObject(g: Game, object: Obj): JsonObject {
  const { props, abilities, controller } = characteristicsOf(g, object.id);
  const printed = definitionOf(g, object);
  const face = facesOf(printed.definition)[0] ?? NAMELESS;
  const zone = g.rules.zones.placeOf?.(g, object)?.zone ?? zoneName(object.zone);
  const at = battlefieldOf(g, object.id);
  const role = roleOf(g, object.id);
  const energy = numberOf(printed.props.energy);
  const power = wordsOf(printed.props.power);
  const facedown = zone === 'facedown';
  return {
    card: printed.definition.name,
    name: props.name ?? '',
    owner: object.owner,
    controller: isBattlefield(g, object) ? holderOf(g, object.id) : controller,
    zone,
    types: props.types ?? [],
    supertypes: props.supertypes ?? [],
    tags: props.tags ?? [],
    domain: props.domains ?? [],
    cost: energy === undefined ? null : resourceText({ energy, power }),
    energy: energy ?? null,
    power: energy === undefined ? null : power.length,
    might: props.might ?? null,
    baseMight: printed.props.might ?? null,
    keywords: [
      ...new Set(
        abilities.filter((a): a is KeywordAbility => a.kind === 'keyword').map((a) => g.rules.view.abilityText(a)),
      ),
    ],
    abilities: abilities
      .filter((a) => a.kind !== 'spell' || a.modes || (a.effects ?? []).length > 0)
      .map((a) => ({
        kind: a.kind,
        ...(a.kind === 'activated' ? { cost: g.rules.view.costText(a.cost) } : {}),
        text: abilityOn(face, a) ?? g.rules.view.abilityText(a),
      })),
    exhausted: object.status?.exhausted ?? false,
    stunned: object.status?.stunned ?? false,
    empowered: object.status?.empowered ?? false,
    buffed: (object.counters?.buff ?? 0) > 0,
    damage: object.damage ?? 0,
    counters: object.counters ?? {},
    battlefield: facedown ? hiddenAt(object) : at === null || at === object.id ? null : publicId(at),
    attacker: role === 'attacker',
    defender: role === 'defender',
    facedown,
    hiddenOnTurn: facedown ? (object.marks?.since ?? null) : null,
    attachedTo: attachedId(object),
    attachments: [],
    token: object.kind === 'token',
    copy: object.kind === 'copy',
    chosen: object.chosen ?? {},
    ...(onBoard(g, object) ? { contested: contesterOf(g, object.id), units: [], facedownCards: [] } : {}),
  };
}

const hiddenAt = (object: Obj): Json => (object.marks?.hiddenAt === undefined ? null : publicId(object.marks.hiddenAt));

const onBoard = (g: Game, object: Obj): boolean => object.zone === 'board' && isBattlefield(g, object);

/** What is at a battlefield, and what is attached to what. */
export function viewAround(g: Game, object: Obj): JsonObject | null {
  const { id } = object;
  const fields = {
    ...(object.zone === 'board' ? attachmentFields(g, object) : {}),
    ...(onBoard(g, object)
      ? { units: unitsAt(g, id).map(publicId), facedownCards: facedownAt(g, id).map(publicId) }
      : {}),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}

/** What is attached to it, and for what is attached where that is (719.3). */
function attachmentFields(g: Game, object: Obj): JsonObject {
  const attachments = attachmentsOf(g, object.id);
  const at = hostOf(g, object) === null ? undefined : battlefieldOf(g, object.id);
  return {
    ...(attachments.length > 0 ? { attachments: attachments.map(publicId) } : {}),
    ...(at === undefined
      ? {}
      : { zone: at === null ? 'base' : 'battlefield', battlefield: at === null ? null : publicId(at) }),
  };
}

/** A card face down at a battlefield: that it is there is public, what it is isn't (107.3.f, 129.4). */
export function viewFaceDown(_g: Game, object: Obj): JsonObject {
  return {
    name: '',
    owner: object.owner,
    controller: object.controller ?? object.owner,
    zone: 'facedown',
    battlefield: hiddenAt(object),
    facedown: true,
    hiddenOnTurn: object.marks?.since ?? null,
  };
}
