/** More artifacts, enchantments, lands, planeswalkers and spells that many decks have and no template of card texts says. */
import type { Ability, CardDefinition, Effect, Filter, FilterClause, Value } from '@arbiter/engine';
import {
  activated,
  addMana,
  and,
  anyTarget,
  artifact,
  attach,
  attacking,
  card,
  color,
  continuous,
  counterSpell,
  create,
  creature,
  damage,
  destroy,
  draw,
  each,
  emblem,
  enchant,
  enchantment,
  enters,
  entersTapped,
  entersWith,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  land,
  loseLife,
  loyalty,
  mana,
  manaAbility,
  may,
  mayPay,
  mill,
  not,
  opponent,
  opponentControls,
  or,
  permanent,
  planeswalker,
  player,
  playerOrPlaneswalker,
  plus,
  putCounters,
  returnToHand,
  rule,
  sacrificeIt,
  sorcery,
  spell,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const dragon = token('Dragon', 'Creature — Dragon', ['R'], '5/5', keyword('flying'));
const saproling = token('Saproling', 'Creature — Saproling', ['G'], '1/1');
const squirrel = token('Squirrel', 'Creature — Squirrel', ['G'], '1/1');
const elfWarrior = token('Elf Warrior', 'Creature — Elf Warrior', ['G'], '1/1');
const isToken: Filter = { is: 'token' };
const isPermanentCard: FilterClause = {
  has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']],
};
const BASIC_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const anyColor = addMana('{W}', '{U}', '{B}', '{R}', '{G}');
const shuffle: Effect = { do: 'shuffle', who: 'you' };
const sacrificeThis = { pay: 'sacrifice', what: 'self' } as const;
/** "that player or that planeswalker's controller" */
const whose: Effect = { do: 'remember', as: 'whose', what: { controllerOf: t(0) } };
const withKeyword = (name: string): FilterClause => ({ keyword: name });
const countless: Value = { sum: [{ count: and(creature, youControl) }, { count: and(subtype('Aura'), youControl) }] };
const equip = (cost: string): Ability => keyword('equip', { cost: [mana(cost)] });

export const soughtMoreLands: CardDefinition[] = [
  card('Haven of the Spirit Dragon', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        immediate: true,
        effects: [
          {
            do: 'addMana',
            choices: ['{W}', '{U}', '{B}', '{R}', '{G}'],
            only: { cast: and(creature, subtype('Dragon')) },
          },
        ],
      }),
      activated([mana('{2}'), tap, sacrificeThis], {
        targets: [
          target(
            and(
              { zone: 'graveyard' },
              { owner: 'you' },
              or(and(creature, subtype('Dragon')), and(planeswalker, subtype('Ugin'))),
            ),
          ),
        ],
        effects: [returnToHand(t(0))],
      }),
    ],
  }),
  card('Gemstone Mine', {
    type: 'Land',
    abilities: [
      entersWith({ mining: 3 }),
      activated([tap, { pay: 'takeCounters', kind: 'mining', count: 1 }], {
        immediate: true,
        effects: [
          anyColor,
          {
            do: 'if',
            if: { is: ['self', [permanent, not({ counters: ['mining', 1] })]] },
            then: [sacrificeIt],
          },
        ],
      }),
    ],
  }),
  card('Desert', {
    type: 'Land — Desert',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        if: { during: ['endOfCombat'] },
        targets: [target(and(creature, attacking))],
        effects: [damage(1, t(0))],
      }),
    ],
  }),
  card("Maze's End", {
    type: 'Land',
    abilities: [
      entersTapped,
      manaAbility('{C}'),
      activated([mana('{3}'), tap, { pay: 'return', what: 'self' }], {
        effects: [
          { do: 'search', filter: subtype('Gate'), to: 'battlefield' },
          shuffle,
          {
            do: 'if',
            if: { compare: [{ distinct: 'name', of: each(subtype('Gate'), youControl) }, '>=', 10] },
            then: [{ do: 'win', who: 'you' }],
          },
        ],
      }),
    ],
  }),
];

export const soughtMorePlaneswalkers: CardDefinition[] = [
  card('Ugin, the Spirit Dragon', {
    cost: '{8}',
    type: 'Legendary Planeswalker — Ugin',
    loyalty: 7,
    abilities: [
      loyalty(2, { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
      loyalty('-x', {
        effects: [
          exile(each(permanent, { stat: ['manaValue', '<=', 'x'] }, { has: ['colors', ['W', 'U', 'B', 'R', 'G']] })),
        ],
      }),
      loyalty(-10, {
        effects: [
          gainLife(7),
          draw(7),
          { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }, isPermanentCard], min: 0, max: 7, save: 'cards' },
          { do: 'move', what: { saved: 'cards' }, to: 'battlefield', cause: 'return', controller: 'you' },
        ],
      }),
    ],
  }),
  card('Sarkhan the Mad', {
    cost: '{3}{B}{R}',
    type: 'Legendary Planeswalker — Sarkhan',
    loyalty: 7,
    abilities: [
      loyalty(0, {
        effects: [
          { do: 'remember', as: 'top', what: { top: 1 } },
          { do: 'reveal', what: { saved: 'top' } },
          { do: 'move', what: { saved: 'top' }, to: 'hand', cause: 'return', save: 'taken' },
          damage({ stat: 'manaValue', of: { saved: 'taken' } }, 'self'),
        ],
      }),
      loyalty(-2, {
        targets: [target(creature)],
        effects: [
          whose,
          { do: 'move', what: t(0), to: 'graveyard', cause: 'sacrifice' },
          { do: 'create', who: { saved: 'whose' }, token: dragon },
        ],
      }),
      loyalty(-4, {
        targets: [target(playerOrPlaneswalker)],
        effects: [
          {
            do: 'damage',
            from: each(creature, subtype('Dragon'), youControl),
            as: 'one',
            amount: { stat: 'power', of: { saved: 'one' } },
            to: t(0),
          },
        ],
      }),
    ],
  }),
  card('Tezzeret the Seeker', {
    cost: '{3}{U}{U}',
    type: 'Legendary Planeswalker — Tezzeret',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        targets: [target(artifact, { min: 0, max: 2 })],
        effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
      }),
      loyalty('-x', {
        effects: [
          { do: 'search', filter: and(artifact, { stat: ['manaValue', '<=', 'x'] }), to: 'battlefield' },
          shuffle,
        ],
      }),
      loyalty(-5, {
        effects: [
          untilEndOfTurn(
            each(artifact, youControl),
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
          ),
        ],
      }),
    ],
  }),
  card('Nicol Bolas, Planeswalker', {
    cost: '{4}{U}{B}{B}{R}',
    type: 'Legendary Planeswalker — Bolas',
    loyalty: 5,
    abilities: [
      loyalty(3, { targets: [target(and(permanent, not(creature)))], effects: [destroy(t(0))] }),
      loyalty(-2, {
        targets: [target(creature)],
        effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
      }),
      loyalty(-9, {
        targets: [target(playerOrPlaneswalker)],
        effects: [
          whose,
          damage(7, t(0)),
          { do: 'discard', who: { saved: 'whose' }, count: 7 },
          { do: 'sacrifice', who: { saved: 'whose' }, filter: permanent, count: 7 },
        ],
      }),
    ],
  }),
  card('Ajani Steadfast', {
    cost: '{3}{W}',
    type: 'Legendary Planeswalker — Ajani',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        targets: [target(creature, { min: 0, max: 1 })],
        effects: [untilEndOfTurn(t(0), plus(1, 1), has('first strike'), has('vigilance'), has('lifelink'))],
      }),
      loyalty(-2, {
        effects: [
          putCounters(1, each(creature, youControl)),
          putCounters(1, each(planeswalker, youControl, { other: true }), 'loyalty'),
        ],
      }),
      loyalty(-7, {
        effects: [
          emblem({
            kind: 'replacement',
            on: 'damage',
            target: or({ player: 'you' }, and(permanent, planeswalker, youControl)),
            prevent: { sum: [{ event: 'amount' }, -1] },
          }),
        ],
      }),
    ],
  }),
  card('Sarkhan, Dragonsoul', {
    cost: '{4}{R}{R}',
    type: 'Legendary Planeswalker — Sarkhan',
    loyalty: 5,
    abilities: [
      loyalty(2, { effects: [damage(1, each(or(opponent, and(permanent, creature, opponentControls))))] }),
      loyalty(-3, { targets: [target(playerOrPlaneswalker)], effects: [damage(4, t(0))] }),
      loyalty(-9, {
        effects: [{ do: 'search', filter: and(creature, subtype('Dragon')), count: 'any', to: 'battlefield' }, shuffle],
      }),
    ],
  }),
];

export const soughtMoreArtifacts: CardDefinition[] = [
  card('Bubbling Cauldron', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      activated([mana('{1}'), tap, { pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }], {
        effects: [gainLife(4)],
      }),
      activated(
        [
          mana('{1}'),
          tap,
          {
            pay: 'sacrifice',
            what: and(creature, { named: 'Festering Newt' }),
            count: 1,
            label: 'a creature named Festering Newt',
          },
        ],
        {
          effects: [
            { do: 'stat', stat: 'life', who: 'opponents', amount: -4, total: 'lost' },
            gainLife({ number: 'lost' }),
          ],
        },
      ),
    ],
  }),
  card("Illusionist's Bracers", {
    cost: '{2}',
    type: 'Artifact — Equipment',
    abilities: [
      triggered(
        { on: 'activate', object: 'attached' },
        { effects: [{ do: 'copy', what: { event: 'item' }, newTargets: true }] },
      ),
      equip('{3}'),
    ],
  }),
  card('Sword of the Meek', {
    cost: '{2}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', plus(1, 2)),
      equip('{2}'),
      triggered(
        {
          on: 'move',
          object: and(creature, youControl, { stat: ['power', '=', 1] }, { stat: ['toughness', '=', 1] }),
          match: { to: 'battlefield' },
        },
        {
          zone: 'graveyard',
          effects: [
            may(
              'Return it to the battlefield?',
              { do: 'move', what: 'self', to: 'battlefield', cause: 'return', controller: 'you', save: 'sword' },
              attach({ saved: 'sword' }, { event: 'became' }),
            ),
          ],
        },
      ),
    ],
  }),
  card('Defense Grid', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'all', that: and(player, not({ player: 'active' })) }, [
        { mod: 'cost', of: [], more: [mana('{3}')] },
      ]),
    ],
  }),
  card('Oblivion Stone', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      activated([mana('{4}'), tap], { targets: [target(permanent)], effects: [putCounters(1, t(0), 'fate')] }),
      activated([mana('{5}'), tap, sacrificeThis], {
        effects: [
          destroy(each(permanent, not(land), not({ counters: ['fate', 1] }))),
          { do: 'clearCounters', what: each(permanent), kind: 'fate' },
        ],
      }),
    ],
  }),
  card('Druidic Satchel', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      activated([mana('{2}'), tap], {
        effects: [
          { do: 'remember', as: 'top', what: { top: 1 } },
          { do: 'reveal', what: { saved: 'top' } },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, creature]] },
            then: [create(saproling)],
          },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, not(creature), not(land)]] },
            then: [gainLife(2)],
          },
          {
            do: 'if',
            if: { is: [{ saved: 'top' }, [{ zone: 'library' }, land]] },
            then: [{ do: 'move', what: { saved: 'top' }, to: 'battlefield', cause: 'return', controller: 'you' }],
          },
        ],
      }),
    ],
  }),
  card('Vedalken Shackles', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous('self', [rule('mayStayTapped')]),
      activated([mana('{2}'), tap], {
        targets: [target(and(creature, { stat: ['power', '<=', { count: and(subtype('Island'), youControl) }] }))],
        effects: [
          {
            do: 'modify',
            what: t(0),
            mods: [{ mod: 'control', to: 'you' }],
            until: { kind: 'asLongAs', if: { is: ['self', [permanent, { status: 'tapped' }]] } },
          },
        ],
      }),
    ],
  }),
  card('Dimir Keyrune', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      manaAbility('{U}', '{B}'),
      activated([mana('{U}{B}')], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
            { mod: 'set', prop: 'colors', value: ['U', 'B'] },
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Horror'] },
            rule('cantBeBlocked'),
          ),
        ],
      }),
    ],
  }),
  card('Phyrexian Totem', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      manaAbility('{B}'),
      activated([mana('{2}{B}')], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
            { mod: 'set', prop: 'colors', value: ['B'] },
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Phyrexian', 'Horror'] },
            has('trample'),
          ),
        ],
      }),
      triggered(
        { on: 'damage', object: 'self' },
        {
          if: { is: ['self', creature] },
          effects: [{ do: 'sacrifice', who: 'you', filter: permanent, count: { event: 'amount' } }],
        },
      ),
    ],
  }),
  card('Fleetwheel Cruiser', {
    cost: '{4}',
    type: 'Artifact — Vehicle',
    power: 5,
    toughness: 3,
    abilities: [
      keyword('trample'),
      keyword('haste'),
      triggered(enters, {
        effects: [untilEndOfTurn('self', { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] })],
      }),
      keyword('crew', { value: 2 }),
    ],
  }),
  card('Grafted Wargear', {
    cost: '{3}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', plus(3, 2)),
      triggered(
        { on: 'unattach', object: 'self' },
        {
          effects: [
            {
              do: 'move',
              what: each(permanent, youControl, { in: { event: 'source' } }),
              to: 'graveyard',
              cause: 'sacrifice',
            },
          ],
        },
      ),
      equip('{0}'),
    ],
  }),
  card('Sword of Kaldra', {
    cost: '{4}',
    type: 'Legendary Artifact — Equipment',
    abilities: [
      continuous('attached', plus(5, 5)),
      triggered({ on: 'damage', source: 'attached', object: creature }, { effects: [exile({ event: 'object' })] }),
      equip('{4}'),
    ],
  }),
];

export const soughtMoreEnchantments: CardDefinition[] = [
  card('Eidolon of Countless Battles', {
    cost: '{1}{W}{W}',
    type: 'Enchantment Creature — Spirit',
    power: 0,
    toughness: 0,
    abilities: [
      keyword('bestow', { cost: [mana('{2}{W}{W}')] }),
      ...(['self', 'attached'] as const).map((affects) =>
        continuous(affects, [
          { mod: 'add', stat: 'power', value: countless },
          { mod: 'add', stat: 'toughness', value: countless },
        ]),
      ),
    ],
  }),
  card('Call to the Kindred', {
    cost: '{3}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(yourUpkeep, {
        effects: [
          may('Look at the top five cards of your library?', {
            do: 'dig',
            count: 5,
            take: { to: 'battlefield', filter: and(creature, { sharesCreatureType: 'attached' }), may: true },
            rest: { to: 'bottom', order: 'any' },
          }),
        ],
      }),
    ],
  }),
  card('Soul Snare', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      activated([mana('{W}'), sacrificeThis], {
        targets: [
          target(
            and(creature, or({ attacks: 'you' }, { attacks: { each: and(permanent, planeswalker, youControl) } })),
          ),
        ],
        effects: [exile(t(0))],
      }),
    ],
  }),
  card('Raking Canopy', {
    cost: '{1}{G}{G}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'attack', object: and(creature, withKeyword('flying')), at: { player: 'you' } },
        { effects: [damage(4, { event: 'object' })] },
      ),
    ],
  }),
  card('Quest for the Holy Relic', {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      triggered(youCast(creature), {
        effects: [may('Put a quest counter on it?', putCounters(1, 'self', 'quest'))],
      }),
      activated([{ pay: 'takeCounters', kind: 'quest', count: 5 }, sacrificeThis], {
        effects: [
          { do: 'search', filter: subtype('Equipment'), to: 'battlefield', save: 'relic' },
          {
            do: 'if',
            if: { is: [{ saved: 'relic' }, permanent] },
            then: [
              { do: 'choose', from: and(creature, youControl, { couldBear: { saved: 'relic' } }), save: 'bearer' },
              attach({ saved: 'relic' }, { saved: 'bearer' }),
            ],
          },
          shuffle,
        ],
      }),
    ],
  }),
  card('Greater Auramancy', {
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(enchantment, youControl, { other: true }), [has('shroud')]),
      continuous(and(creature, youControl, { bears: subtype('Aura') }), [has('shroud')]),
    ],
  }),
  card('Gift of the Deity', {
    cost: '{4}{B/G}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [...plus(1, 1), has('deathtouch')], { is: ['attached', color('B')] }),
      continuous('attached', [...plus(1, 1), rule('blockedByAll')], { is: ['attached', color('G')] }),
    ],
  }),
  card('Glory of Warfare', {
    cost: '{2}{R}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, youControl), plus(2, 0), { turnOf: 'you' }),
      continuous(and(creature, youControl), plus(0, 2), { not: { turnOf: 'you' } }),
    ],
  }),
  card('Lashknife Barrier', {
    cost: '{2}{W}',
    type: 'Enchantment',
    abilities: [
      triggered(enters, { effects: [draw(1)] }),
      {
        kind: 'replacement',
        on: 'damage',
        target: and(permanent, creature, youControl),
        change: { amount: { sum: [{ event: 'amount' }, -1] } },
      },
    ],
  }),
  card("Legion's Initiative", {
    cost: '{R}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, color('R'), youControl), plus(1, 0)),
      continuous(and(creature, color('W'), youControl), plus(0, 1)),
      activated([mana('{R}{W}'), { pay: 'exile', what: 'self', from: 'battlefield' }], {
        effects: [
          exile(each(creature, youControl), 'away'),
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'beginningOfCombat' } },
            effects: [
              { do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return', save: 'back' },
              untilEndOfTurn({ saved: 'back' }, has('haste')),
            ],
          },
        ],
      }),
    ],
  }),
  card('Cradle of Vitality', {
    cost: '{3}{W}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        {
          targets: [target(creature)],
          effects: [mayPay([mana('{1}{W}')], [putCounters({ event: 'amount' }, t(0))])],
        },
      ),
    ],
  }),
  card('Realmwright', {
    cost: '{U}',
    type: 'Creature — Vedalken Wizard',
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [{ do: 'chooseWord', of: 'option', options: BASIC_TYPES, entering: true }],
      },
      ...BASIC_TYPES.map((type) =>
        continuous(and(land, youControl), [{ mod: 'gain', prop: 'subtypes', values: [type] }], {
          is: ['self', { chosenOption: type }],
        }),
      ),
    ],
  }),
  card('Prismatic Omen', {
    cost: '{1}{G}',
    type: 'Enchantment',
    abilities: [continuous(and(land, youControl), [{ mod: 'gain', prop: 'subtypes', values: BASIC_TYPES }])],
  }),
  card('Prowess of the Fair', {
    cost: '{1}{B}',
    type: 'Kindred Enchantment — Elf',
    abilities: [
      triggered(
        {
          on: 'move',
          object: and(permanent, subtype('Elf'), { owner: 'you' }, not(isToken), { other: true }),
          match: { from: 'battlefield', to: 'graveyard' },
        },
        { effects: [may('Create an Elf Warrior?', create(elfWarrior))] },
      ),
    ],
  }),
  card('Training Grounds', {
    cost: '{U}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, youControl), [
        { mod: 'cost', abilities: true, less: [mana('{2}')], downTo: [mana('{1}')] },
      ]),
    ],
  }),
  card("Druid's Call", {
    cost: '{1}{G}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(
        { on: 'damage', object: 'attached' },
        {
          effects: [
            {
              do: 'create',
              who: { controllerOf: { event: 'object' } },
              token: squirrel,
              count: { event: 'amount' },
            },
          ],
        },
      ),
    ],
  }),
  card('Warped Devotion', {
    cost: '{2}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: permanent, match: { from: 'battlefield', to: 'hand' } },
        { effects: [{ do: 'discard', who: { ownerOf: { event: 'object' } }, count: 1 }] },
      ),
    ],
  }),
  card('Hissing Miasma', {
    cost: '{1}{B}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'attack', object: creature, at: { player: 'you' } },
        { effects: [loseLife(1, { controllerOf: { event: 'object' } })] },
      ),
    ],
  }),
];

export const soughtMoreSpells: CardDefinition[] = [
  instant('Arcane Denial', '{1}{U}', {
    targets: [target({ is: 'spell' })],
    effects: [
      whose,
      counterSpell(t(0)),
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'upkeep' } },
        effects: [
          {
            do: 'either',
            who: { saved: 'whose' },
            choices: [
              { label: 'draw two cards', effects: [draw(2, { saved: 'whose' })] },
              { label: 'draw a card', effects: [draw(1, { saved: 'whose' })] },
              { label: 'draw no card', effects: [] },
            ],
          },
        ],
      },
      { do: 'delayed', on: { on: 'step', match: { step: 'upkeep' } }, effects: [draw(1)] },
    ],
  }),
  sorcery("Life's Finale", '{4}{B}{B}', {
    targets: [target(opponent)],
    effects: [
      destroy(each(creature)),
      { do: 'search', of: t(0), filter: creature, count: 3, to: 'graveyard' },
      { do: 'shuffle', who: t(0) },
    ],
  }),
  instant('Terrifying Presence', '{1}{G}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'damage',
          match: { combat: true },
          source: and(creature, not({ in: t(0) })),
          prevent: true,
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  card('Solidarity of Heroes', {
    cost: '{1}{G}',
    type: 'Instant',
    abilities: [
      continuous('self', [{ mod: 'cost', more: [mana('{1}{G}')], times: { sum: ['targets', -1] } }]),
      spell({
        targets: [target(creature, { min: 0, max: null })],
        effects: [{ do: 'doubleCounters', what: t(0), kind: '+1/+1' }],
      }),
    ],
  }),
  instant('Inspiring Call', '{2}{G}', {
    effects: [
      { do: 'remember', as: 'those', what: each(creature, youControl, { counters: ['+1/+1', 1] }) },
      draw({ countOf: { saved: 'those' } }),
      untilEndOfTurn({ saved: 'those' }, has('indestructible')),
    ],
  }),
  instant('Drag Down', '{2}{B}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'remember',
        as: 'types',
        value: {
          sum: BASIC_TYPES.map((type) => ({ least: [1, { count: and(land, subtype(type), youControl) }] })),
        },
      },
      untilEndOfTurn(
        t(0),
        { mod: 'add', stat: 'power', value: { negative: { number: 'types' } } },
        { mod: 'add', stat: 'toughness', value: { negative: { number: 'types' } } },
      ),
    ],
  }),
  sorcery('Attune with Aether', '{G}', {
    effects: [
      { do: 'search', filter: and(land, { has: ['supertypes', 'Basic'] }), to: 'hand', reveal: true },
      shuffle,
      putCounters(2, 'you', 'energy'),
    ],
  }),
  sorcery('Debt to the Deathless', '{X}{W}{W}{B}{B}', {
    effects: [
      { do: 'stat', stat: 'life', who: 'opponents', amount: { negative: { times: [2, 'x'] } }, total: 'lost' },
      gainLife({ number: 'lost' }),
    ],
  }),
  card('Necrologia', {
    cost: '{3}{B}{B}',
    type: 'Instant',
    abilities: [
      {
        kind: 'static',
        affects: 'self',
        mods: [{ mod: 'rule', rule: 'castOnly', if: { all: [{ turnOf: 'you' }, { during: ['end'] }] } }],
      },
      { kind: 'spell', additional: [{ pay: 'life', amount: 'x' }], effects: [draw('x')] },
    ],
  }),
  instant('Magmaquake', '{X}{R}{R}', {
    effects: [damage('x', each(permanent, or(and(creature, not(withKeyword('flying'))), planeswalker)))],
  }),
  sorcery('Syphon Mind', '{3}{B}', {
    effects: [
      {
        do: 'discard',
        who: { each: and(player, not({ player: 'you' })) },
        count: 1,
        save: 'gone',
      },
      draw({ countOf: { saved: 'gone' } }),
    ],
  }),
  sorcery('Time Reversal', '{3}{U}{U}', {
    effects: [
      {
        do: 'move',
        what: each({ any: [{ zone: 'hand' }, { zone: 'graveyard' }] }),
        to: 'library',
        cause: 'return',
        order: 'random',
      },
      { do: 'shuffle', who: 'players' },
      draw(7, 'players'),
      exile('self'),
    ],
  }),
  sorcery('Traumatize', '{3}{U}{U}', {
    targets: [target(player)],
    effects: [mill({ half: { count: [{ zone: 'library' }, { owner: t(0) }] }, round: 'down' }, t(0))],
  }),
  instant('Urgent Exorcism', '{1}{W}', {
    targets: [target(or(and(permanent, subtype('Spirit')), and(permanent, enchantment)))],
    effects: [destroy(t(0))],
  }),
  instant('Ignite Disorder', '{1}{R}', {
    targets: [target(and(creature, color('W', 'U')), { min: 1, max: 3 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  sorcery('Beacon of Tomorrows', '{6}{U}{U}', {
    targets: [target(player)],
    effects: [
      { do: 'extraTurn', who: t(0) },
      { do: 'move', what: 'self', to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ],
  }),
  instant('Silence', '{W}', { effects: [untilEndOfTurn('opponents', rule('cantCast'))] }),
  instant('Fateful Showdown', '{2}{R}{R}', {
    targets: [target(anyTarget)],
    effects: [
      damage({ count: [{ zone: 'hand' }, { owner: 'you' }] }, t(0)),
      { do: 'discard', who: 'you', count: 'all', save: 'gone' },
      draw({ countOf: { saved: 'gone' } }),
    ],
  }),
  instant('Viridescent Wisps', '{G}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['G'] }, plus(1, 0)), draw(1)],
  }),
];
