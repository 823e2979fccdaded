/** What cards that are written by hand are printed as, beside what is printed on them, where the list of cards is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { shown } from '@arbiter/engine';
import { unheard } from '@arbiter/test-kit/printing';
import { describe, expect, it } from 'vitest';
import { cards as all, starterCards as cards } from '../../src/cards/index.js';
import { language } from '../../src/index.js';
import { abilitiesWording } from '../../src/text/index.js';
import { saysOf, UNSAID } from './printing.js';

const list = new URL('../../../../../shared/cards/ga-cards.jsonl', import.meta.url);
const texts = new Map<string, string>();
if (existsSync(list))
  for (const line of readFileSync(list, 'utf8').split('\n'))
    if (line !== '') {
      const { name, effect } = JSON.parse(line) as { name: string; effect: string | null };
      texts.set(name, effect ?? '');
    }

/** Cards that say the same in another way than their definitions are put together. */
const OTHERWISE: { [name: string]: string } = {
  'Crux Sight': 'what its additional cost brings is a quoted ability that it gains',
};

describe.skipIf(texts.size === 0)('beside the printed texts', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s says what is printed on it', (name, card) => {
    const text = texts.get(name);
    const wordings = abilitiesWording(card.abilities, card).map(shown);
    expect(saysOf(text ?? UNSAID, card), `${text}\n${wordings.join('\n')}`).toBe(!(name in OTHERWISE));
  });
});

describe.skipIf(texts.size === 0)('cards that are written by hand because the grammar does not read them', () => {
  it('say what is printed on them, but for those of which the printer has no words yet', () => {
    const others = all.filter((card) => !cards.includes(card));
    const otherwise = others.filter((card) => !saysOf(texts.get(card.name) ?? UNSAID, card));
    expect(otherwise.map(({ name }) => name).sort()).toEqual(WITHOUT_WORDS);
  });
});

describe('cards written by hand', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s has words for all that it does', (_, card) => {
    expect(abilitiesWording(card.abilities, card).filter((one) => shown(one).includes(UNSAID))).toEqual([]);
  });

  it('each parameter of each of their words shows in what is printed', () => {
    expect(unheard(cards, abilitiesWording, (is) => language.check(is).ok, OTHER)).toEqual(UNHEARD);
  });
});

/** Parameters that cards don't print, and why. */
const UNHEARD: string[] = [];

const OTHER: { [word: string]: string } = {
  you: 'opponent',
  opponent: 'you',
  opponents: 'you',
  players: 'opponents',
  self: 'attached',
  memory: 'hand',
  field: 'graveyard',
  graveyard: 'field',
  top: 'bottom',
  bottom: 'top',
  '>=': '<=',
};

/** Cards that are played exactly, and whose texts the printer does not say as they are printed. */
const WITHOUT_WORDS: string[] = [
  'Advent of the Shenju',
  'Advent of the Stormcaller',
  'Aegis of Dawn',
  'Aetherial Projection',
  'Alacritous Huntress',
  'Alice, Phantom Monarch',
  'Angelic Channeling',
  'Animal Encounter',
  'Annihilation',
  'Astral Seal',
  'Auravolt Current',
  'Awaken Ombre',
  'Azrael, Archangel of Materia',
  'Bairui, Resplendent Barrier',
  'Bertha, Spry Howitzer',
  'Bleu, Ace of Diamonds',
  'Bolstering Tempest',
  'Cardinal of Divine Rite',
  'Carter, Synthetic Reaper',
  'Coronal of Rejuvenation',
  'Cosmic Bolt',
  'Cosmic Focus',
  'Covert Manipulator',
  'Da Qiao, Cinderbinder',
  'Dahlia, Idyllic Dreamer',
  'Delusional Vapors',
  "Demon's Aim",
  'Diana, Haunt Reminiscence',
  'Diana, Moonpiercer',
  'Diao Chan, Idyll Corsage',
  'Dichroic Scorch',
  'Divining Streams',
  'Dong Zhou, False Liege',
  "Duality's Convergence",
  'Effluve Guard',
  "Equanimity's Ashes",
  'Equivalent Exchange',
  'Everflame Staff',
  'Excalibur, Cleansing Light',
  'Exorcism',
  'Fatal Timepiece',
  'Fireworks Display',
  'Flagrant Guide',
  'Flamebreak Chorus',
  'Flourishing Qi',
  'Four of Diamonds',
  'Fractured Crown',
  'Fracturing Slash',
  'Fracturize',
  'Gearstride Academy',
  'Golden Checkmate',
  'Guandu, Theater of War',
  'Guided Starlight',
  'Hexbound Blade',
  'Innervate Fury',
  'Innocuous Disposer',
  'Insignia of the Corhazi',
  'Jubjub Bird, Mimsy Ghast',
  'Keep of the Golden Sashes',
  'Kindling Flare',
  'Kongming, Erudite Strategist',
  'Labyrinth, Jeweled Opus',
  'Leporine Masque',
  "Lightweaver's Assault",
  'Limitless Defiance',
  'Lingering Banshee',
  'Lost Providence',
  'Maledictum Vitae',
  'Mandate of Honor',
  'Mary Ann, Maladroit Maid',
  'Mendcall Mercy',
  'Merlin, Brilliant Vestige',
  'Meteor Strike',
  'Mordred, Burnished Avenger',
  "Nature's Appeal",
  'Orb of Sealing',
  'Overlapping Visages',
  'Palvor Sword',
  'Polaris, Twinkling Cauldron',
  'Provoke Obstinance',
  'Purging Tempest',
  'Radiant Origin of Assassin',
  'Raziel, Archangel of Libra',
  'Return to the Depths',
  'Ritai Stablemaster',
  'Searing Rebuke',
  'Seaside Ringleader',
  "Seraphic Legion's Descent",
  "Shadow's Claw",
  'Shattering Discharge',
  'Shock Therapy',
  "Silvergale Monstrosity's Call",
  'Sink the Mind',
  'Slime Calling',
  'Solomon, Master of Elements',
  'Soutirer Vortex',
  'Spalling Cleanse',
  'Steady Sharpshooter',
  'Stocked Outpost',
  'Strategem of Myriad Ice',
  'Supernova Divination',
  "Suzaku's Command",
  'Sworn Windhand',
  'Ticket to the Afterlife',
  'Topsy Decree',
  'Tor, Realmwalker Colossus',
  'Trickster of the Fae Realm',
  'Twingale Parry',
  'Twinstar Tonic',
  'Twisted Verdict',
  'Volcanic Crescendo',
  'Vorpal Sword',
  'Zinn, Volnia Abbess',
];
