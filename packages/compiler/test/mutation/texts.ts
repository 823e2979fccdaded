/** Invented cards whose definitions use the words of the card language that have phrases. */
import type { CardText } from '../../src/index.js';
import { aura, creature, instant } from '../cards.js';

const artifact = (text: string, type = 'Artifact'): CardText => ({ name: 'Lantern of Reeds', cost: '{2}', type, text });

export const texts: readonly CardText[] = [
  instant('Kindled Reply deals 2 damage to any target. Draw two cards.'),
  instant('Kindled Reply deals 3 damage divided as you choose among one, two, or three targets.'),
  instant('Kindled Reply deals 2 damage to target creature and 1 damage to that creature’s controller.'),
  instant('Kindled Reply deals damage equal to the number of Forests you control to target creature or player.'),
  instant('Up to two target creatures each get +1/+1 until end of turn.'),
  instant(
    'Target creature you control gets +2/+0 and gains trample until end of turn. It fights another target creature.',
  ),
  instant('Destroy target nonblack creature. It can’t be regenerated.'),
  instant('Exile target attacking creature. Its controller gains life equal to its power.'),
  instant('Return up to one target creature card from your graveyard to your hand. You lose 2 life.'),
  instant('Counter target noncreature spell unless its controller pays {3}.'),
  instant('Target player reveals their hand. You choose a nonland card from it. That player discards that card.'),
  instant('Target opponent sacrifices a creature of their choice. You gain 3 life.'),
  instant('Choose one —\n• Destroy target artifact.\n• Each opponent loses 2 life.\n• Tap target creature.'),
  instant('Choose one or both —\n• Target player mills three cards.\n• Untap all lands you control.'),
  instant('Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'),
  instant('As an additional cost to cast this spell, sacrifice an artifact.\nScry 2, then draw a card.'),
  instant('Creatures you control with flying get +1/+1 until end of turn.'),
  instant('Prevent all combat damage that would be dealt this turn.'),
  creature('Flying, vigilance\nProtection from red\nWard {2}'),
  creature(
    'When this creature enters, if you control two or more Forests, create a 1/1 white Bird creature token with flying.',
  ),
  creature('Whenever another creature you control dies, you may pay {1}. If you do, draw a card.'),
  creature('Whenever this creature deals combat damage to a player, that player discards a card.'),
  creature('Whenever an opponent casts a creature spell, put a +1/+1 counter on this creature.'),
  creature('At the beginning of your upkeep, sacrifice this creature unless you pay {G}{G}.'),
  creature('{1}{G}, {T}: Target creature can’t block this turn. Activate only as a sorcery.'),
  creature('{T}, Sacrifice an untapped Goblin: Add {R}, {G}, or {W}.'),
  creature('{2}, Discard a creature card: This creature gains your choice of nothing.'),
  creature('Other Druids you control get +1/+1 and have reach.\nThis creature can’t be blocked.'),
  creature('This creature gets +1/+0 for each artifact your opponents control.'),
  creature('This creature gets +2/+2 as long as it’s your turn.'),
  creature('This creature enters with three charge counters on it.\nSpells you cast cost {1} less to cast.'),
  creature('{G}: Regenerate this creature. Activate only once each turn.'),
  creature('When this creature dies, return target artifact card from your graveyard to the battlefield.'),
  creature('Whenever this creature attacks, tap target creature defending player controls.'),
  aura('Enchant creature you control\nEnchanted creature gets +1/+1 and has "{T}: Draw a card."'),
  aura('Enchant land\nEnchanted land doesn’t untap during its controller’s untap step.'),
  artifact('Equipped creature gets +1/+0 and can’t block.\nEquip {2}', 'Artifact — Equipment'),
  instant('Investigate.'),
  instant('Create two Treasure tokens.'),
  creature('Whenever this creature enters or attacks, you may have target player lose 1 life.'),
  artifact('This artifact enters tapped.\n{T}: Add one mana of any color.'),
  artifact(
    'This artifact enters tapped with two charge counters on it.\n{T}, Remove a charge counter from this artifact: Draw a card.',
  ),
  instant(
    'Look at the top four cards of your library. Put one of them into your hand and the rest into your graveyard.',
  ),
  instant(
    'Look at the top three cards of your library. You may reveal an artifact card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
  ),
  creature('Tap two untapped Druids you control: Untap this creature.'),
  creature('Return a Forest you control to its owner’s hand: Target creature gets +1/+1 until end of turn.'),
  creature('{1}, Discard a card at random: This creature gains haste until end of turn.'),
  creature('Whenever this creature becomes blocked by a creature, this creature gets +1/+1 until end of turn.'),
  creature('{T}: Gain control of target creature with power less than or equal to the number of Druids you control.'),
  creature('Bushido 1\nReinforce 2—{1}{G}'),
];
