/** Vanilla creatures and creatures with evergreen keywords. */
import { attacks, blocks, card, color, continuous, creature, creatureCard as c, keyword as k, mana, protectionFrom, rule, skipsNextUntap, t, target, triggered, untilEndOfTurn } from '../language/builders.js';

const artifactCreature = (name: string, cost: string, subtypes: string, power: number, toughness: number, ...abilities: ReturnType<typeof k>[]) =>
  card(name, { cost, type: `Artifact Creature — ${subtypes}`, power, toughness, abilities });

export const evergreenCreatures = [
  c('Grizzly Bears', '{1}{G}', 'Bear', '2/2'),
  c('Balduvian Bears', '{1}{G}', 'Bear', '2/2'),
  c('Silvercoat Lion', '{1}{W}', 'Cat', '2/2'),
  c('Elite Vanguard', '{W}', 'Human Soldier', '2/1'),
  c('Hill Giant', '{3}{R}', 'Giant', '3/3'),
  c('Craw Wurm', '{4}{G}{G}', 'Wurm', '6/4'),
  c('Goblin Piker', '{1}{R}', 'Goblin Warrior', '2/1'),
  c('Pillarfield Ox', '{3}{W}', 'Ox', '2/4'),
  artifactCreature('Memnite', '{0}', 'Construct', 1, 1),
  artifactCreature('Ornithopter', '{0}', 'Thopter', 0, 2, k('flying')),
  c('Raging Goblin', '{R}', 'Goblin Berserker', '1/1', k('haste')),
  c('Serra Angel', '{3}{W}{W}', 'Angel', '4/4', k('flying'), k('vigilance')),
  c('Vampire Nighthawk', '{1}{B}{B}', 'Vampire Shaman', '2/3', k('flying'), k('deathtouch'), k('lifelink')),
  c('Typhoid Rats', '{B}', 'Rat', '1/1', k('deathtouch')),
  c('Boros Swiftblade', '{R}{W}', 'Human Soldier', '1/2', k('double strike')),
  c('Youthful Knight', '{1}{W}', 'Human Knight', '2/1', k('first strike')),
  artifactCreature('Darksteel Myr', '{3}', 'Myr', 0, 1, k('indestructible')),
  c('Gladecover Scout', '{G}', 'Elf Scout', '1/1', k('hexproof')),
  c('Invisible Stalker', '{1}{U}', 'Human Rogue', '1/1', k('hexproof'), continuous('self', [rule('cantBeBlocked')])),
  c('White Knight', '{W}{W}', 'Human Knight', '2/2', k('first strike'), protectionFrom(color('B'), 'black')),
  c('Black Knight', '{B}{B}', 'Human Knight', '2/2', k('first strike'), protectionFrom(color('W'), 'white')),
  c('Goblin Heelcutter', '{3}{R}', 'Goblin Berserker', '3/2', triggered(attacks, { targets: [target(creature)], effects: [untilEndOfTurn(t(0), rule('cantBlock'))] }), k('dash', { cost: [mana('{2}{R}')] })),
  c('Boggart Brute', '{2}{R}', 'Goblin Warrior', '3/2', k('menace')),
  c('Monastery Swiftspear', '{R}', 'Human Monk', '1/2', k('haste'), k('prowess')),
  c('Waterfall Aerialist', '{3}{U}', 'Djinn Wizard', '3/1', k('flying'), k('ward', { cost: [mana('{2}')] })),
  c('Argothian Swine', '{3}{G}', 'Boar', '3/3', k('trample')),
  c('Wall of Frost', '{1}{U}{U}', 'Wall', '0/7', k('defender'), triggered(blocks, { effects: [skipsNextUntap({ event: 'attacker' })] })),
  c('Alpine Grizzly', '{2}{G}', 'Bear', '4/2'),
  c('Palace Guard', '{2}{W}', 'Human Soldier', '1/4', continuous('self', [rule('blocksMore', { count: 99 })])),
];
