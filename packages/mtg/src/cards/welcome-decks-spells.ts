/** Instants, sorceries and Auras of the Core Set 2019 Welcome Decks. */
import {
  anyTarget,
  attacking,
  card,
  continuous,
  controlledBy,
  creature,
  damage,
  destroy,
  dies,
  draw,
  each,
  enchant,
  enters,
  gainLife,
  has,
  instant,
  loseLife,
  opponentControls,
  player,
  plus,
  rule,
  skipsNextUntap,
  sorcery,
  t,
  tapIt,
  tapped,
  target,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
  youDontControl,
} from '../language/builders.js';

const aura = (name: string, cost: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost, type: 'Enchantment — Aura', abilities: [enchant(creature), ...abilities] });

export const welcomeSpells = [
  instant('Befuddle', '{2}{U}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-4, 0)), draw(1)] }),
  sorcery('Divination', '{2}{U}', { effects: [draw(2)] }),
  instant('Electrify', '{3}{R}', { targets: [target(creature)], effects: [damage(4, t(0))] }),
  sorcery('Fiery Finish', '{4}{R}{R}', { targets: [target(creature)], effects: [damage(7, t(0))] }),
  aura(
    'Infernal Scarring',
    '{1}{B}',
    continuous('attached', [...plus(2, 0), has(triggered(dies, { effects: [draw(1)] }))]),
  ),
  instant('Inspired Charge', '{2}{W}{W}', { effects: [untilEndOfTurn(each(creature, youControl), plus(2, 1))] }),
  aura("Knight's Pledge", '{1}{W}', continuous('attached', plus(2, 2))),
  sorcery("Lich's Caress", '{3}{B}{B}', { targets: [target(creature)], effects: [destroy(t(0)), gainLife(3)] }),
  instant('Lightning Strike', '{1}{R}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  aura('Luminous Bonds', '{2}{W}', continuous('attached', [rule('cantAttack'), rule('cantBlock')])),
  instant('Mighty Leap', '{1}{W}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), plus(2, 2), has('flying'))],
  }),
  instant('Murder', '{1}{B}{B}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  aura('Oakenform', '{2}{G}', continuous('attached', plus(3, 3))),
  instant('Plummet', '{1}{G}', { targets: [target([creature, withKeyword('flying')])], effects: [destroy(t(0))] }),
  sorcery('Rabid Bite', '{1}{G}', {
    targets: [target([creature, youControl]), target([creature, youDontControl])],
    effects: [damage({ stat: 'power', of: t(0) }, t(1), t(0))],
  }),
  instant('Radiating Lightning', '{3}{R}', {
    targets: [target(player)],
    effects: [
      {
        do: 'damage',
        parts: [
          { to: t(0), amount: 3 },
          { to: each(creature, controlledBy(t(0))), amount: 1 },
        ],
      },
    ],
  }),
  instant('Revitalize', '{1}{W}', { effects: [gainLife(3), draw(1)] }),
  instant('Shock', '{R}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  sorcery('Sleep', '{2}{U}{U}', {
    targets: [target(player)],
    effects: [tapIt(each(creature, controlledBy(t(0))), 'those'), skipsNextUntap({ saved: 'those' }, t(0))],
  }),
  sorcery("Sovereign's Bite", '{1}{B}', { targets: [target(player)], effects: [loseLife(3, t(0)), gainLife(3)] }),
  instant('Strangling Spores', '{3}{B}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), plus(-3, -3))],
  }),
  sorcery('Take Vengeance', '{1}{W}', { targets: [target([creature, tapped])], effects: [destroy(t(0))] }),
  instant('Titanic Growth', '{1}{G}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(4, 4))] }),
  instant('Trumpet Blast', '{2}{R}', { effects: [untilEndOfTurn(each(creature, attacking), plus(2, 0))] }),
  instant('Uncomfortable Chill', '{2}{U}', {
    effects: [untilEndOfTurn(each(creature, opponentControls), plus(-2, 0)), draw(1)],
  }),
  aura(
    'Waterknot',
    '{1}{U}{U}',
    triggered(enters, { effects: [tapIt('attached')] }),
    continuous('attached', [rule('doesntUntap')]),
  ),
];
