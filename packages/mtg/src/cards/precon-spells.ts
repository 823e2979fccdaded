/** Instants and sorceries of preconstructed decks. */
import {
  and,
  anyTarget,
  card,
  control,
  creature,
  damage,
  draw,
  faces,
  fight,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  opponentControls,
  plus,
  putCounters,
  sorcery,
  spell,
  subtype,
  t,
  tapIt,
  target,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const untappedVampires = and(subtype('Vampire'), creature, youControl, { not: { status: 'tapped' } });
const fused = (name: string, cost: string, body: Parameters<typeof spell>[0]) =>
  card(name, { cost, type: 'Sorcery', abilities: [keyword('fuse'), spell(body)] });

export const preconSpells = [
  instant('Urge to Feed', '{B}{B}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), plus(-3, -3)),
      {
        do: 'choose',
        from: untappedVampires,
        min: 0,
        max: { count: untappedVampires },
        prompt: 'Choose Vampires to tap',
        save: 'vampires',
      },
      tapIt({ saved: 'vampires' }, 'tapped'),
      putCounters(1, { saved: 'tapped' }),
    ],
  }),
  faces(
    'split',
    fused('Give', '{2}{G}', { targets: [target(creature)], effects: [putCounters(3, t(0))] }),
    fused('Take', '{2}{U}', {
      targets: [target(and(creature, youControl))],
      effects: [
        { do: 'remember', as: 'before', value: { counters: '+1/+1', of: t(0) } },
        { do: 'clearCounters', what: t(0), kind: '+1/+1' },
        draw({ sum: [{ number: 'before' }, { negative: { counters: '+1/+1', of: t(0) } }] }),
      ],
    }),
  ),
  card('Grab the Reins', {
    cost: '{3}{R}',
    type: 'Instant',
    abilities: [
      spell({
        modes: {
          min: 1,
          max: 1,
          choices: [
            {
              label: 'you gain control of a creature, and it has haste',
              targets: [target(creature)],
              effects: [untilEndOfTurn(t(0), control, has('haste'))],
            },
            {
              label: 'sacrifice a creature for damage equal to its power',
              targets: [target(anyTarget)],
              effects: [
                { do: 'sacrifice', who: 'you', filter: and(creature, youControl), save: 'given' },
                damage({ stat: 'power', of: { was: { saved: 'given' } } }, t(0)),
              ],
            },
          ],
        },
      }),
      keyword('entwine', { cost: [mana('{2}{R}')] }),
    ],
  }),
  sorcery('Time to Feed', '{2}{G}', {
    targets: [target(and(creature, opponentControls)), target(and(creature, youControl))],
    effects: [
      {
        do: 'delayed',
        on: { on: 'move', object: { in: { saved: 'target' } }, match: { from: 'battlefield', to: 'graveyard' } },
        until: { kind: 'endOfTurn' },
        effects: [gainLife(3)],
      },
      fight(t(1), t(0)),
    ],
  }),
];
