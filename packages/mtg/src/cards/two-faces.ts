/** Cards with two faces, by how these belong together (709, 710, 712, 715, 720). */
import type { Value } from '@arbiter/engine';
import {
  activated,
  and,
  another,
  anyTarget,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  enters,
  entersTapped,
  exile,
  faces,
  flip,
  gainLife,
  instant,
  inYourGraveyard,
  keyword,
  land,
  loseLife,
  mana,
  manaAbility,
  not,
  permanent,
  player,
  plus,
  putOntoBattlefield,
  returnToHand,
  rule,
  sorcery,
  t,
  tap,
  tapIt,
  target,
  token,
  transform,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../language/builders.js';

const cardsInHand: Value = { count: [{ zone: 'hand' }, { owner: 'you' }] };
const elephant = token('Elephant', 'Creature — Elephant', ['G'], '3/3');
const soldier = token('Soldier', 'Creature — Soldier', ['W'], '2/2');
const tappedLand = (name: string, color: string) =>
  card(name, { type: 'Land', abilities: [entersTapped, manaAbility(color)] });
const pathway = (name: string, color: string) => card(name, { type: 'Land', abilities: [manaAbility(color)] });

const split = [
  faces(
    'split',
    instant('Fire', '{1}{R}', {
      targets: [target(anyTarget, { min: 1, max: 2 })],
      divide: 2,
      effects: [damage({ division: true }, t(0))],
    }),
    instant('Ice', '{1}{U}', { targets: [target(permanent)], effects: [tapIt(t(0)), draw(1)] }),
  ),
  faces(
    'split',
    sorcery('Assault', '{R}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
    sorcery('Battery', '{3}{G}', { effects: [create(elephant)] }),
  ),
];

const aftermaths = [
  faces(
    'split',
    sorcery('Cut', '{1}{R}', { targets: [target(creature)], effects: [damage(4, t(0))] }),
    card('Ribbons', {
      cost: '{X}{B}{B}',
      type: 'Sorcery',
      abilities: [
        keyword('aftermath'),
        { kind: 'spell', effects: [{ do: 'stat', stat: 'life', who: 'opponents', amount: { negative: 'x' } }] },
      ],
    }),
  ),
];

const rooms = [
  faces(
    'room',
    card('Glassworks', {
      cost: '{2}{R}',
      type: 'Enchantment — Room',
      abilities: [
        triggered(
          { on: 'unlock', object: 'self', player: 'you', match: { half: 'left' } },
          { targets: [target(and(creature, [{ controller: 'opponent' }]))], effects: [damage(4, t(0))] },
        ),
      ],
    }),
    card('Shattered Yard', {
      cost: '{4}{R}',
      type: 'Enchantment — Room',
      abilities: [
        triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [damage(1, 'opponents')] }),
      ],
    }),
  ),
];

const adventures = [
  faces(
    'adventure',
    creatureCard('Foulmire Knight', '{B}', 'Zombie Knight', '1/1', keyword('deathtouch')),
    card('Profane Insight', {
      cost: '{2}{B}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', effects: [draw(1), loseLife(1, 'you')] }],
    }),
  ),
  faces(
    'adventure',
    creatureCard('Shepherd of the Flock', '{1}{W}', 'Human Peasant', '3/1'),
    card('Usher to Safety', {
      cost: '{W}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', targets: [target(and(permanent, youControl))], effects: [returnToHand(t(0))] }],
    }),
  ),
  faces(
    'adventure',
    creatureCard('Ardenvale Tactician', '{1}{W}{W}', 'Human Knight', '2/3', keyword('flying')),
    card('Dizzying Swoop', {
      cost: '{1}{W}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', targets: [target(creature, { min: 0, max: 2 })], effects: [tapIt(t(0))] }],
    }),
  ),
];

const omens = [
  faces(
    'omen',
    creatureCard(
      'Dirgur Island Dragon',
      '{5}{U}',
      'Dragon',
      '4/4',
      keyword('flying'),
      keyword('ward', { cost: [mana('{2}')] }),
    ),
    card('Skimming Strike', {
      cost: '{1}{U}',
      type: 'Instant — Omen',
      abilities: [{ kind: 'spell', targets: [target(creature, { min: 0, max: 1 })], effects: [tapIt(t(0)), draw(1)] }],
    }),
  ),
  faces(
    'omen',
    creatureCard(
      'Riling Dawnbreaker',
      '{4}{W}',
      'Dragon',
      '3/4',
      keyword('flying'),
      keyword('vigilance'),
      triggered(
        { on: 'step', player: 'you', match: { step: 'beginningOfCombat' } },
        { targets: [target(and(creature, another, youControl))], effects: [untilEndOfTurn(t(0), plus(1, 0))] },
      ),
    ),
    card('Signaling Roar', {
      cost: '{1}{W}',
      type: 'Sorcery — Omen',
      abilities: [{ kind: 'spell', effects: [create(soldier)] }],
    }),
  ),
  faces(
    'omen',
    creatureCard(
      'Twinmaw Stormbrood',
      '{5}{W}',
      'Dragon',
      '5/4',
      keyword('flying'),
      triggered(enters, { effects: [gainLife(5)] }),
    ),
    card('Charring Bite', {
      cost: '{1}{R}',
      type: 'Sorcery — Omen',
      abilities: [
        { kind: 'spell', targets: [target(and(creature, not(withKeyword('flying'))))], effects: [damage(5, t(0))] },
      ],
    }),
  ),
];

const transforming = [
  faces(
    'transform',
    card('Thraben Gargoyle', {
      cost: '{1}',
      type: 'Artifact Creature — Gargoyle',
      power: 2,
      toughness: 2,
      abilities: [keyword('defender'), activated([mana('{6}')], { effects: [transform('self')] })],
    }),
    card('Stonewing Antagonizer', {
      type: 'Artifact Creature — Gargoyle Horror',
      power: 4,
      toughness: 2,
      abilities: [keyword('flying')],
    }),
  ),
  faces(
    'transform',
    card("Ludevic's Test Subject", {
      cost: '{1}{U}',
      type: 'Creature — Lizard Egg',
      power: 0,
      toughness: 3,
      abilities: [
        keyword('defender'),
        activated([mana('{1}{U}')], {
          effects: [
            { do: 'counters', what: 'self', kind: 'hatchling', amount: 1 },
            {
              do: 'if',
              if: { is: ['self', { counters: ['hatchling', 5] }] },
              then: [
                {
                  do: 'counters',
                  what: 'self',
                  kind: 'hatchling',
                  amount: { negative: { counters: 'hatchling', of: 'self' } },
                },
                transform('self'),
              ],
            },
          ],
        }),
      ],
    }),
    card("Ludevic's Abomination", {
      type: 'Creature — Lizard Horror',
      colors: ['U'],
      power: 13,
      toughness: 13,
      abilities: [keyword('trample')],
    }),
  ),
  faces(
    'transform',
    card('Loyal Cathar', {
      cost: '{W}{W}',
      type: 'Creature — Human Soldier',
      power: 2,
      toughness: 2,
      abilities: [
        keyword('vigilance'),
        triggered(dies, {
          effects: [
            { do: 'remember', as: 'died', what: { event: 'became' } },
            {
              do: 'delayed',
              on: { on: 'step', match: { step: 'end' } },
              effects: [putOntoBattlefield({ saved: 'died' }, { face: 1 })],
            },
          ],
        }),
      ],
    }),
    card('Unhallowed Cathar', {
      type: 'Creature — Zombie Soldier',
      colors: ['B'],
      power: 2,
      toughness: 1,
      abilities: [continuous('self', [rule('cantBlock')])],
    }),
  ),
  faces(
    'transform',
    card('Chalice of Life', {
      cost: '{3}',
      type: 'Artifact',
      abilities: [
        activated([tap], {
          effects: [
            gainLife(1),
            {
              do: 'if',
              if: { compare: [{ stat: 'life', of: 'you' }, '>=', { sum: ['startingLife', 10] }] },
              then: [transform('self')],
            },
          ],
        }),
      ],
    }),
    card('Chalice of Death', {
      type: 'Artifact',
      abilities: [activated([tap], { targets: [target(player)], effects: [loseLife(5, t(0))] })],
    }),
  ),
];

const modal = [
  faces('modal', pathway('Branchloft Pathway', '{G}'), pathway('Boulderloft Pathway', '{W}')),
  faces(
    'modal',
    sorcery('Bala Ged Recovery', '{2}{G}', { targets: [target(inYourGraveyard)], effects: [returnToHand(t(0))] }),
    tappedLand('Bala Ged Sanctuary', '{G}'),
  ),
  faces(
    'modal',
    creatureCard(
      'Kazandu Mammoth',
      '{1}{G}{G}',
      'Elephant',
      '3/3',
      triggered(
        { on: 'move', object: and(land, youControl), match: { to: 'battlefield' } },
        { effects: [untilEndOfTurn('self', plus(2, 2))] },
      ),
    ),
    tappedLand('Kazandu Valley', '{G}'),
  ),
];

const flipping = [
  faces(
    'flip',
    creatureCard(
      'Nezumi Graverobber',
      '{1}{B}',
      'Rat Rogue',
      '2/1',
      activated([mana('{1}{B}')], {
        targets: [target([{ zone: 'graveyard' }, { owner: 'opponent' }])],
        effects: [
          exile(t(0)),
          {
            do: 'if',
            if: { not: { exists: [{ zone: 'graveyard' }, { owner: { ownerOf: t(0) } }] } },
            then: [flip('self')],
          },
        ],
      }),
    ),
    card('Nighteyes the Desecrator', {
      type: 'Legendary Creature — Rat Wizard',
      colors: ['B'],
      power: 4,
      toughness: 2,
      abilities: [
        activated([mana('{4}{B}')], {
          targets: [target(and([{ zone: 'graveyard' }], creature))],
          effects: [putOntoBattlefield(t(0))],
        }),
      ],
    }),
  ),
  faces(
    'flip',
    creatureCard(
      'Jushi Apprentice',
      '{1}{U}',
      'Human Wizard',
      '1/2',
      activated([mana('{2}{U}'), tap], {
        effects: [draw(1), { do: 'if', if: { compare: [cardsInHand, '>=', 9] }, then: [flip('self')] }],
      }),
    ),
    card('Tomoya the Revealer', {
      type: 'Legendary Creature — Human Wizard',
      colors: ['U'],
      power: 2,
      toughness: 3,
      abilities: [
        activated([mana('{3}{U}{U}'), tap], { targets: [target(player)], effects: [draw(cardsInHand, t(0))] }),
      ],
    }),
  ),
];

export const twoFaces = [
  ...split,
  ...aftermaths,
  ...rooms,
  ...adventures,
  ...omens,
  ...transforming,
  ...modal,
  ...flipping,
];
