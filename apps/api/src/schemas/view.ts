/** What a viewer sees: section 6 of the public contract. Every game uses the fields that it has words for. */
import { z } from 'zod';
import { gameResult, json, seatNumber, viewer } from './common.js';

const texts = z.array(z.string());
const figure = z.number().nullable().optional();
const flag = z.boolean().optional();
const seat = z.int().nullable().optional();
const counts = z.record(z.string(), z.int());
/** What something is attached to or attacks: an object by its id, or a player. */
const target = z
  .union([
    z.string(),
    z.looseObject({
      player: z.int().optional().describe('The seat of a player'),
      object: z.string().nullable().optional().describe('The id of an object'),
    }),
  ])
  .meta({ id: 'Target', description: 'An object, by its id, or a player' });
/** Which ability something is. */
const abilityPlace = z
  .object({
    card: z.string().describe('The card whose text it is'),
    path: z.string().describe('Its place there, counted from 0; `*`: what a keyword stands for'),
    text: z.string().optional().describe('What it does, in words'),
  })
  .meta({ id: 'AbilityPlace', description: 'An ability of a card' });

const combat = z
  .looseObject({
    attacker: z.string().nullable().optional().describe('What attacks'),
    weapon: z.string().nullable().optional().describe('With what'),
    intent: texts.optional().describe('The cards that the attack is made with'),
    targets: texts.optional().describe('What is attacked'),
    retaliating: texts.optional().describe('What retaliates'),
    power: figure.describe('How much damage the attack deals'),
    defending: seat.describe('Who is attacked'),
  })
  .nullable()
  .optional()
  .describe('Grand Archive: the present combat');
const showdown = z
  .looseObject({
    battlefield: z.string().nullable().optional().describe('Where it is'),
    combat: z
      .looseObject({ attacker: seat.describe('Who attacks'), defender: seat.describe('Who defends') })
      .nullable()
      .optional()
      .describe('Between whom, where it is a combat'),
    contester: seat.describe('Who contests the battlefield'),
  })
  .nullable()
  .optional()
  .describe('Riftbound: the present showdown');

const turn = z
  .looseObject({
    number: z.int().describe('Which turn, counted from 1'),
    active: z.int().describe('Whose turn'),
    phase: z.string().nullable().describe('Its phase: see `phases` of the ruleset'),
    step: z.string().nullable().describe('The step of that phase; null: it has none'),
    phaseName: z.string().optional().describe('What people call the phase, where that isn’t its id'),
    stepName: z.string().optional().describe('What people call the step, where that isn’t its id'),
    priority: z.int().nullable().describe('Who may act; null: nobody'),
    state: z.string().optional().describe('Riftbound: neutralOpen, neutralClosed, showdownOpen, showdownClosed'),
    focus: seat.describe('Riftbound: who has focus'),
    combat,
    showdown,
    time: z.enum(['day', 'night']).optional().describe('Magic: whether it is day or night, where it is either'),
  })
  .meta({ id: 'Turn', description: 'Where in a turn the game is' });

const player = z
  .looseObject({
    seat: z.int().describe('Counted from 0'),
    name: z.string().nullable().describe('Who plays'),
    lost: z.boolean().describe('Whether out of the game'),
    life: figure.describe('Magic, Grand Archive: life'),
    points: figure.describe('Riftbound: points'),
    xp: figure.describe('Riftbound: XP, once there was any'),
    turns: figure.describe('How many turns were taken'),
    cardsPlayed: figure.describe('How many cards were played this turn'),
    energySpent: figure.describe('How much Energy was spent this turn'),
    powerSpent: figure.describe('How much Power was spent this turn'),
    champion: z.string().nullable().optional().describe('Grand Archive: the champion'),
    damage: figure.describe('Grand Archive: damage on the champion'),
    level: figure.describe('Grand Archive: its level'),
    elements: texts.optional().describe('Grand Archive: the elements that may be used'),
    memory: figure.describe('Grand Archive: cards in memory'),
    influence: figure.describe('Grand Archive: influence'),
    intent: texts.optional().describe('Grand Archive: cards in the intent'),
    counters: counts.optional().describe('Counters by kind'),
    resources: z.record(z.string(), json).optional().describe('Magic: {"mana": {"R": 1}}'),
    team: z.int().optional().describe('The team that the player is on, in a game between teams'),
    designations: z.array(json).optional().describe('What the rules call the player'),
    controlledBy: z.int().optional().describe('Who makes the decisions of the player, where somebody else does'),
    zones: counts.optional().describe('How many cards lie in each zone of this player'),
  })
  .meta({ id: 'Player', description: 'A player, with what everybody may know' });

const zone = z
  .looseObject({
    id: z.string().describe('Which zone: see `zones` of the ruleset'),
    owner: seatNumber.nullable().describe('Whose; null: everybody’s'),
    objects: texts.optional().describe('Ids, top first; absent where the viewer does not see what is inside'),
    count: z.int().optional().describe('How many are inside, where that is all that is seen'),
    known: texts.optional().describe('Cards of a hidden zone that the viewer knows, in no order'),
  })
  .meta({ id: 'Zone', description: 'Where cards lie' });

const ability = z
  .looseObject({
    kind: z.string().describe('`activated`, `triggered`, `static` …'),
    cost: z.string().optional().describe('What it costs'),
    text: z.string().describe('What it does, in words'),
  })
  .meta({ id: 'Ability', description: 'An ability that an object has now' });

/** What is printed on one of several faces. */
const face = z
  .looseObject({
    name: z.string().describe('Its name'),
    manaCost: z.string().nullable().optional().describe('Its cost'),
    manaValue: z.number().optional().describe('What that comes to'),
    supertypes: texts.optional().describe('Legendary, basic …'),
    types: texts.optional().describe('Creature, instant …'),
    subtypes: texts.optional().describe('Elf, aura …'),
    colors: texts.optional().describe('W, U, B, R, G'),
    power: figure.describe('Its power'),
    toughness: figure.describe('Its toughness'),
    loyalty: figure.describe('Its loyalty'),
    abilities: texts.optional().describe('Its abilities, in words'),
  })
  .meta({ id: 'Face', description: 'One face of a card with several, as it is printed' });

const object = z
  .looseObject({
    card: z.string().optional().describe('The printed identity; absent where it may not be known'),
    name: z.string().describe('The present name; empty where it may not be known'),
    owner: z.int().describe('The seat that owns it'),
    controller: z.int().nullable().describe('The seat that controls it'),
    zone: z.string().describe('Where it is'),
    supertypes: texts.optional().describe('Legendary, basic …'),
    types: texts.optional().describe('Creature, instant, unit …'),
    subtypes: texts.optional().describe('Elf, aura …'),
    colors: texts.optional().describe('Magic: W, U, B, R, G'),
    manaCost: z.string().nullable().optional().describe('Magic: its cost'),
    manaValue: z.number().optional().describe('Magic: what that comes to'),
    power: figure.describe('Its power now'),
    toughness: figure.describe('Magic: its toughness now'),
    basePower: figure.describe('Magic: its power before counters and effects that add'),
    baseToughness: figure.describe('Magic: the same of its toughness'),
    loyalty: figure.describe('Magic: its loyalty'),
    keywords: texts.optional().describe('The keywords that it has now'),
    abilities: z.array(ability).optional().describe('The abilities that it has now'),
    tapped: flag.describe('Magic: whether it is tapped'),
    sick: flag.describe('Magic: whether it came too recently to attack'),
    damage: figure.describe('The damage on it'),
    counters: counts.optional().describe('Counters by kind'),
    attachedTo: target.nullable().optional().describe('What it is attached to'),
    attachments: texts.optional().describe('What is attached to it'),
    attacking: z.union([target, texts]).nullable().optional().describe('What it attacks'),
    blocking: texts.optional().describe('What it blocks'),
    token: flag.describe('Whether it is a token'),
    copy: flag.describe('Whether it is a copy'),
    faceDown: flag.describe('Whether it lies face down'),
    phasedOut: flag.describe('Magic: whether it is treated as if it were not there'),
    chosen: z.record(z.string(), json).optional().describe('What was chosen for it as it came'),
    layout: z.string().optional().describe('Of a card with several faces: how they belong together'),
    face: z.int().nullable().optional().describe('Which of them counts now; null: all together'),
    transformed: flag.describe('Whether its back face is up'),
    flipped: flag.describe('Whether it is flipped'),
    meldedWith: z.string().optional().describe('Magic: the other card of a melded permanent'),
    mergedWith: texts.optional().describe('Magic: what lies beneath the topmost card of a merged permanent'),
    haunts: z.string().optional().describe('Magic: the creature that a card in exile haunts'),
    pairedWith: z.string().optional().describe('Magic: the creature that it is paired with'),
    faces: z.array(face).optional().describe('What is printed on each of them'),
    costKind: z.string().nullable().optional().describe('Grand Archive: what is paid with, memory or reserve'),
    cost: json.optional().describe('Grand Archive, Riftbound: what it costs'),
    costNow: figure.describe('Grand Archive: what it would cost now'),
    classes: texts.optional().describe('Grand Archive: its classes'),
    elements: texts.optional().describe('Grand Archive: its elements'),
    speed: z.string().nullable().optional().describe('Grand Archive: when it may be activated'),
    level: figure.describe('Grand Archive: the level of a champion'),
    life: figure.describe('Grand Archive: its life'),
    attackPower: figure.describe('Grand Archive: the power that it attacks with'),
    durability: figure.describe('Grand Archive: what is left of a weapon'),
    rested: flag.describe('Grand Archive: whether it rests'),
    distant: flag.describe('Grand Archive: whether it is distant'),
    fostered: flag.describe('Grand Archive: whether it is fostered'),
    ephemeral: flag.describe('Grand Archive: whether it is ephemeral'),
    lineage: texts.optional().describe('Grand Archive: the champions below it'),
    loaded: texts.optional().describe('Grand Archive: the cards loaded into it'),
    defending: flag.describe('Grand Archive: whether it is attacked'),
    retaliating: flag.describe('Grand Archive: whether it retaliates'),
    tags: texts.optional().describe('Riftbound: its tags'),
    domain: texts.optional().describe('Riftbound: its domains'),
    energy: figure.describe('Riftbound: the energy that it costs'),
    might: figure.describe('Riftbound: its might now'),
    baseMight: figure.describe('Riftbound: its might before effects that add'),
    exhausted: flag.describe('Riftbound: whether it is exhausted'),
    stunned: flag.describe('Riftbound: whether it is stunned'),
    empowered: flag.describe('Riftbound: whether it is Empowered'),
    buffed: flag.describe('Riftbound: whether it has a buff'),
    battlefield: z.string().nullable().optional().describe('Riftbound: the battlefield that it is at'),
    attacker: flag.describe('Riftbound: whether it attacks'),
    defender: flag.describe('Riftbound: whether it defends'),
    facedown: flag.describe('Riftbound: whether it is hidden at a battlefield'),
    hiddenOnTurn: figure.describe('Riftbound: the turn in which it was hidden'),
    contested: seat.describe('Riftbound: who contests the battlefield'),
    units: texts.optional().describe('Riftbound: the units at the battlefield'),
    facedownCards: texts.optional().describe('Riftbound: what is hidden at the battlefield'),
  })
  .meta({ id: 'GameObject', description: 'Fields of other games than this one are absent' });

const stackItem = z
  .looseObject({
    id: z.string().describe('Its id'),
    kind: z.string().describe('`SPELL` or `ABILITY`'),
    card: z.string().nullable().describe('The printed identity, with all faces'),
    name: z.string().describe('The present name: of a spell that is one face of its card the name of that face'),
    controller: z.int().describe('The seat that controls it'),
    targets: z
      .array(
        z.looseObject({
          object: z.string().optional().describe('An object'),
          player: z.int().optional().describe('A player'),
        }),
      )
      .describe('Its targets, in the order of its text'),
    modes: z.array(z.int()).describe('The modes that were chosen, counted from 0'),
    x: z.number().nullable().describe('What X is; null: it has none'),
    source: z.string().describe('The object that it comes from'),
    ability: abilityPlace.optional().describe('Which ability it is'),
    text: z.string().optional().describe('What it does, in words'),
    method: z.string().optional().describe('How it was played'),
    pending: flag.describe('Riftbound: it is being played and cannot be reacted to yet'),
  })
  .meta({ id: 'StackItem', description: 'A spell or an ability that waits' });

export const view = z
  .looseObject({
    viewer: viewer.describe('Who looks: a seat, `spectator` or `judge`'),
    turn: turn.describe('Where in the turn the game is'),
    players: z.array(player).describe('By seats'),
    zones: z.array(zone).describe('All zones'),
    objects: z.record(z.string(), object).describe('All that the viewer sees, by id'),
    stack: z.array(stackItem).describe('Top first'),
    emblems: z.array(z.looseObject({})).describe('Emblems'),
    result: gameResult.nullable().describe('How it ended; null: it has not'),
  })
  .meta({ id: 'View', description: 'What a viewer sees of a game' });
