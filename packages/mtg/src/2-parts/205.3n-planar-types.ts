/** The subtypes of planes (205.3n): each is one of all the words after the dash (205.3b). Names of types are facts of the rules. */

/** Words apart by spaces, names of several words joined by tildes. */
export const PLANAR_TYPES: readonly string[] =
  `The~Abyss Alara Alfava~Metraxis Amonkhet Androzani~Minor Antausia Apalapucia Arcavios Arkhos Avishkar Azgol Belenon
Bolas’s~Meditation~Realm Capenna Cridhe The~Dalek~Asylum Darillium Dominaria Earth Echoir Eldraine Equilor Ergamon
Fabacin Fiora Gallifrey Gargantikar Gobakhan Horsehead~Nebula Ikoria Innistrad Iquatana Ir Ixalan Kaldheim Kamigawa
Kandoka Karsus Kephalai Kinshala Kolbahan Kylem Kyneth The~Library Lorwyn Luvion Mars Mercadia Mirrodin Moag Mongseng
Moon Muraganda Necros New~Earth New~Phyrexia Outside~Mutter’s~Spiral Phyrexia Pyrulea Rabiah Rath Ravnica Regatha
Segovia Serra’s~Realm Shadowmoor Shandalar Shenmeng Skaro Spacecraft Tarkir Theros Time Trenzalore Ulgrotha
Unknown~Planet Valla Vryn Wildfire Xerex Zendikar Zhalfir`
    .split(/\s+/)
    .map((name) => name.replaceAll('~', ' '));
