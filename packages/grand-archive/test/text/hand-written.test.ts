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
  'Alice, Golden Queen',
  'Alice, Phantom Monarch',
  'Angelic Channeling',
  'Animal Encounter',
  'Annihilation',
  'Argus, All-Seeing Giant',
  'Art of War',
  "Assassin's Mantle",
  'Astral Seal',
  'Auravolt Current',
  'Avatar of Suzaku',
  'Awaken Ombre',
  'Azrael, Archangel of Materia',
  'Bairui, Resplendent Barrier',
  'Bertha, Spry Howitzer',
  'Bleu, Ace of Diamonds',
  'Bolstering Tempest',
  'Cardinal of Divine Rite',
  'Carter, Synthetic Reaper',
  'Chronowarp',
  'Constellary Predomination',
  'Corhazi Lightblade',
  'Coronal of Rejuvenation',
  'Cosmic Bolt',
  'Cosmic Focus',
  'Covert Manipulator',
  'Crimson Prescience',
  'Curse Amplification',
  'Curtain of Shadows',
  'Da Qiao, Cinderbinder',
  'Dahlia, Idyllic Dreamer',
  'Decaying Reproach',
  'Deflecting Advantage',
  'Delusional Vapors',
  "Demon's Aim",
  'Devious Welcome',
  'Devouring Malice',
  'Diana, Haunt Reminiscence',
  'Diana, Moonpiercer',
  'Diao Chan, Idyll Corsage',
  'Dichroic Scorch',
  'Divining Streams',
  'Dominating Strike',
  'Dong Zhou, False Liege',
  "Duality's Convergence",
  'Duplicitous Replication',
  'Dusklight Communion',
  'Edelstein, Queen of Diamonds',
  'Effluve Guard',
  'Eight of Hearts',
  "Equanimity's Ashes",
  'Equinox Hour',
  'Equivalent Exchange',
  'Everflame Staff',
  'Excalibur, Cleansing Light',
  'Exorcism',
  'Expunge',
  'Fatal Timepiece',
  'Feu Awakening',
  'Field of Ranks and Files',
  'Fireworks Display',
  'Flagrant Guide',
  'Flamebreak Chorus',
  'Fleeting Guard',
  'Floodward Sergeant',
  'Flourishing Qi',
  'Forged Scalemail',
  'Four of Diamonds',
  'Fractured Crown',
  'Fracturing Slash',
  'Fracturize',
  'Freeze Stiff',
  'Gearstride Academy',
  'General at Arms',
  'Golden Checkmate',
  'Greater Boon of Astraeus',
  'Greater Boon of Horses',
  'Greater Boon of Inari',
  'Guandu, Theater of War',
  'Guided Starlight',
  'Halcyon Animus',
  'Hexbound Blade',
  'Hoarfrost Hold',
  'Horticounter',
  "Hua Xiong, Insurgent's Fang",
  'Huang Zhong, Unerring Aim',
  'Hunt, Weiss King',
  'Ignis Deus',
  'Immaterial Dissolution',
  'Innervate Fury',
  'Innocuous Disposer',
  'Insignia of the Corhazi',
  'Intervention',
  'Intrepid Spearman',
  "Jianyu, Fate's Premonition",
  'Jubjub Bird, Mimsy Ghast',
  'Keep of the Golden Sashes',
  'Kindling Flare',
  "Kingdom's Divide",
  'Kongming, Erudite Strategist',
  'Labyrinth, Jeweled Opus',
  'Leporine Masque',
  'Lesser Boon of Rakko',
  "Lightweaver's Assault",
  'Limitless Defiance',
  'Lingering Banshee',
  'Loaded Thoughts',
  'Lost Providence',
  'Maledictum Vitae',
  'Mandate of Honor',
  'Mary Ann, Maladroit Maid',
  'Mechanized Smasher',
  'Melodious Flute',
  'Memento Pocketwatch',
  'Mendcall Mercy',
  'Merlin, Brilliant Vestige',
  'Meteor Strike',
  'Meteoric Slime',
  'Mirrorbound Covenant',
  'Mordred, Burnished Avenger',
  "Nature's Appeal",
  'Nefarious Timepiece',
  'Nia, Mistveiled Scout',
  'Nimue, Cursed Touch',
  'Nullifying Mirror',
  'Oppressive Presence',
  'Orb of Sealing',
  'Orchestrated Seizure',
  'Ovation Guide',
  'Overlapping Visages',
  'Palvor Sword',
  'Peaceful Reunion',
  'Perfect Repulsion',
  'Polaris, Twinkling Cauldron',
  'Polkhawk, Boisterous Riot',
  'Potion Infusion: Volatility',
  'Pouvoir Absolu',
  'Provoke Obstinance',
  'Punishing Cartridge',
  'Purging Tempest',
  "Queen's Gambit",
  'Quicksilver Grail',
  'Radiant Origin of Assassin',
  'Radiant Origin of Mage',
  'Raziel, Archangel of Libra',
  'Reconstructive Surgery',
  'Redirect Flow',
  'Return to the Depths',
  'Reveal the Hidden',
  'Ritai Stablemaster',
  'Sacrifice Play',
  'Scepter of Awakening',
  'Sealed Blade',
  'Searing Rebuke',
  'Seaside Ringleader',
  'Seize Fate',
  "Seraphic Legion's Descent",
  "Shadow's Claw",
  'Shadowstrike',
  'Shardforged Blade',
  'Shattering Discharge',
  'Shock Therapy',
  "Silvergale Monstrosity's Call",
  'Silvie, Slime Sovereign',
  'Silvie, Wilds Whisperer',
  'Sink the Mind',
  'Slay the King',
  'Slime Calling',
  'Slime King',
  'Smash with Obelisk',
  'Solomon, Master of Elements',
  'Soutirer Vortex',
  'Spalling Cleanse',
  'Sparkling Adornment',
  'Spellward Scepter',
  'Steady Sharpshooter',
  'Stifling Gyre',
  'Stocked Outpost',
  'Strategem of Myriad Ice',
  'Sunblessed Gazelle',
  'Supernova Divination',
  "Suzaku's Command",
  'Swooping Talons',
  'Sworn Windhand',
  'Teardrop Diadem',
  'Temporal Spectrometer',
  "Temptation's Facade",
  'The Looking Glass',
  'Ticket to the Afterlife',
  'Tideholder Claymore',
  'Tonoris, Genesis Aegis',
  'Topsy Decree',
  'Tor, Realmwalker Colossus',
  'Trickster of the Fae Realm',
  'Tweedledum, Rattled Dancer',
  'Twingale Parry',
  'Twinstar Tonic',
  'Twisted Verdict',
  'Unmoored Call',
  'Unstable Voltage',
  'Varuck, Smoldering Spire',
  'Veiling Breeze',
  'Verita, Queen of Hearts',
  "Void's Cloak",
  'Volcanic Crescendo',
  "Volda, Smolder's Spite",
  'Vorpal Sword',
  'Waited Accord',
  'Wildheart Lyre',
  'Winds of Destiny',
  'Yudi, Gossamer Jade',
  'Zinn, Volnia Abbess',
];
