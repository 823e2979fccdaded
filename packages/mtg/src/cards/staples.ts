/** Well-known spells that between them use the main mechanisms of casting and resolving. */
import {
  and, anyTarget, artifact, card, continuous, control, counterSpell, create, creature, creatureCard, damage, destroy, discard, draw, each, enchant, enchantment, exile, has, instant, keyword, land,
  mana, manaAbility, mayPay, not, opponent, or, permanent, player, playerOrPlaneswalker, plus, preventCombatDamage, returnToHand, revealHand, scry, sorcery, t, target, token, untilEndOfTurn, youControl,
} from '../language/builders.js';

const soldier = token('Soldier', 'Creature — Soldier', ['W'], '1/1');

export const staples = [
  instant('Lightning Bolt', '{R}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  sorcery('Blaze', '{X}{R}', { targets: [target(anyTarget)], effects: [damage('x', t(0))] }),
  sorcery('Forked Bolt', '{R}', { targets: [target(anyTarget, { min: 1, max: 2 })], divide: 2, effects: [damage({ division: true }, t(0))] }),
  instant('Counterspell', '{U}{U}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Mana Leak', '{1}{U}', { targets: [target({ is: 'spell' })], effects: [mayPay([mana('{3}')], [], [counterSpell(t(0))], { controllerOf: t(0) })] }),
  instant('Opt', '{U}', { effects: [scry(1), draw(1)] }),
  sorcery('Duress', '{B}', { targets: [target(opponent)], effects: [revealHand(t(0)), discard(1, t(0), { filter: and(not(creature), not(land)), chooser: 'you' })] }),
  sorcery('Mind Rot', '{2}{B}', { targets: [target(player)], effects: [discard(2, t(0))] }),
  instant('Giant Growth', '{G}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Fog', '{G}', { effects: [preventCombatDamage] }),
  instant('Raise the Alarm', '{1}{W}', { effects: [create(soldier, 2)] }),
  sorcery('Wrath of God', '{2}{W}{W}', { effects: [destroy(each(creature), { noRegeneration: true })] }),
  instant('Disenchant', '{1}{W}', { targets: [target(or(artifact, enchantment))], effects: [destroy(t(0))] }),
  instant('Unsummon', '{U}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Cloudshift', '{W}', { targets: [target([creature, youControl])], effects: [exile(t(0), 'card'), { do: 'move', what: { saved: 'card' }, to: 'battlefield', cause: 'return', controller: 'you' }] }),
  instant('Boros Charm', '{R}{W}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { label: '4 damage to target player or planeswalker', targets: [target(playerOrPlaneswalker)], effects: [damage(4, t(0))] },
        { label: 'Permanents you control gain indestructible', effects: [untilEndOfTurn(each(permanent, youControl), has('indestructible'))] },
        { label: 'Target creature gains double strike', targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('double strike'))] },
      ],
    },
  }),
  card('Glorious Anthem', { cost: '{1}{W}{W}', type: 'Enchantment', abilities: [continuous(and(creature, youControl), plus(1, 1))] }),
  card('Control Magic', { cost: '{2}{U}{U}', type: 'Enchantment — Aura', abilities: [enchant(creature), continuous('attached', [control])] }),
  creatureCard('Birds of Paradise', '{G}', 'Bird', '0/1', keyword('flying'), manaAbility('{W}', '{U}', '{B}', '{R}', '{G}')),
];
