/** Cards that are written by hand and have other cards, allies or players be bound by something. */
import type { Filter, SingleFaced } from '@arbiter/engine';
import {
  activated,
  ally,
  allyCard,
  and,
  choose,
  classBonus,
  continuous,
  drawIntoMemory,
  element,
  has,
  keyword,
  onEnter,
  or,
  plus,
  putCounters,
  regaliaItem,
  rest,
  saved,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
  when,
  youControl,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, printedCard, unique } from './common.js';

const frenzied = and(ally, { counters: ['frenzy', 1] });
const specter = subtype('Specter');
/** Where cards lie that their owner may be about to activate. */
const BEFORE = ['hand', 'memory', 'graveyard', 'banishment', 'mainDeck'].map((zone): Filter => ({ zone }));
/** Cards that one may be about to activate, and those that one is activating. */
const activating = (what: Filter): Filter =>
  and(or([or(...BEFORE), { owner: 'you' }], [{ zone: 'effectsStack' }, { controller: 'you' }]), what);

export const tailRules: SingleFaced[] = [
  unique(
    allyCard(
      'Da Qiao, Cinderbinder',
      'fire',
      3,
      'Mage Tamer Animal Human Fox',
      '0/4',
      continuous(frenzied, [{ mod: 'rule', rule: 'doesntObey' }]),
      classBonus(
        activated([rest], {
          modes: {
            min: 1,
            max: 1,
            choices: [
              {
                label: 'put a frenzy counter on target ally',
                targets: [target(ally)],
                effects: [putCounters(1, 'frenzy', t(0))],
              },
              {
                label: 'empower as much as there are allies with a frenzy counter',
                effects: [{ do: 'empower', amount: { count: frenzied } }],
              },
            ],
          },
        }),
      ),
    ),
  ),
  regaliaItem(
    'Mandate of Honor',
    'norm',
    0,
    'Cleric Accessory',
    continuous(
      { players: 'all' },
      [{ mod: 'rule', rule: 'cantDraw', of: { owns: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, '>=', 8] } }],
      { exists: [ally, { has: ['supertypes', 'Unique'] }, youControl] },
    ),
  ),
  regaliaItem(
    'Ticket to the Afterlife',
    'umbra',
    0,
    'Cleric Specter Artifact',
    continuous({ players: 'you' }, [
      {
        mod: 'cost',
        abilities: true,
        of: and(GRAVEYARD, specter),
        less: [{ pay: 'reserve', amount: 1 }],
      },
    ]),
    continuous({ players: 'you' }, [
      {
        mod: 'cost',
        of: and(specter, { owner: 'you' }, or({ zone: 'graveyard' }, { playedFrom: 'graveyard' })),
        less: [{ pay: 'reserve', amount: 1 }],
      },
    ]),
    activated(
      [
        { pay: 'reserve', amount: 2 },
        rest,
        { pay: 'banish', what: and(GRAVEYARD, specter), label: 'a Specter card of your graveyard' },
      ],
      { if: bonusOf('Alice'), effects: [{ do: 'recover', who: 'you', amount: 2 }] },
    ),
  ),
  allyCard(
    'Ritai Stablemaster',
    'fire',
    2,
    'Tamer Human',
    '1/2',
    onEnter(
      when(
        { exists: [subtype('Horse'), ally, youControl] },
        choose('given', and(yours('hand'), element('fire')), { min: 0, max: 2 }),
        { do: 'move', what: saved('given'), to: 'graveyard', cause: 'discard', save: 'gone' },
        drawIntoMemory({ countOf: saved('gone') }),
      ),
    ),
    continuous(activating(subtype('Horse')), [has(keyword('kindle', { value: 3 }))]),
  ),
  unique(
    printedCard(
      'Gearstride Academy',
      'wind',
      'Unique Domain',
      3,
      'Guardian Castle',
      continuous(activating(and(element('wind'), ally)), [has(keyword('imbue', { value: 2 }))]),
      continuous(and(element('wind'), ally, youControl), [
        has(onEnter(when({ paid: 'imbue' }, untilEndOfTurn('self', plus('power', 1))))),
      ]),
      triggered(yourRecollection, {
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'reserve', amount: 1 }],
            then: [],
            else: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
          },
        ],
      }),
    ),
  ),
];
