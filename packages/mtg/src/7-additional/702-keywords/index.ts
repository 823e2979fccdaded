/** All keyword abilities that cards of the base have, a file each, named by its rule. */
import { deathtouch } from './702.2-deathtouch.js';
import { defender } from './702.3-defender.js';
import { doubleStrike, firstStrike } from './702.4-double-strike.js';
import { enchant } from './702.5-enchant.js';
import { equip } from './702.6-equip.js';
import { equipPlaneswalker } from './702.6e-equip-planeswalker.js';
import { flash } from './702.8-flash.js';
import { flying, reach } from './702.9-flying.js';
import { haste } from './702.10-haste.js';
import { hexproof, shroud } from './702.11-hexproof.js';
import { indestructible } from './702.12-indestructible.js';
import { intimidate } from './702.13-intimidate.js';
import { landwalk } from './702.14-landwalk.js';
import { lifelink } from './702.15-lifelink.js';
import { protection } from './702.16-protection.js';
import { trample, trampleOverPlaneswalkers } from './702.19-trample.js';
import { vigilance } from './702.20-vigilance.js';
import { ward } from './702.21-ward.js';
import { banding, bandsWithOther } from './702.22-banding.js';
import { rampage } from './702.23-rampage.js';
import { cumulativeUpkeep } from './702.24-cumulative-upkeep.js';
import { flanking } from './702.25-flanking.js';
import { phasing } from './702.26-phasing.js';
import { buyback } from './702.27-buyback.js';
import { shadow } from './702.28-shadow.js';
import { cycling } from './702.29-cycling.js';
import { echo } from './702.30-echo.js';
import { horsemanship } from './702.31-horsemanship.js';
import { fading } from './702.32-fading.js';
import { kicker, multikicker } from './702.33-kicker.js';
import { flashback } from './702.34-flashback.js';
import { madness } from './702.35-madness.js';
import { fear } from './702.36-fear.js';
import { megamorph, morph } from './702.37-morph.js';
import { amplify } from './702.38-amplify.js';
import { provoke } from './702.39-provoke.js';
import { gravestorm, storm } from './702.40-storm.js';
import { affinity } from './702.41-affinity.js';
import { entwine, escalate } from './702.42-entwine.js';
import { modular } from './702.43-modular.js';
import { sunburst } from './702.44-sunburst.js';
import { bushido } from './702.45-bushido.js';
import { soulshift } from './702.46-soulshift.js';
import { splice } from './702.47-splice.js';
import { offering } from './702.48-offering.js';
import { commanderNinjutsu, ninjutsu } from './702.49-ninjutsu.js';
import { epic } from './702.50-epic.js';
import { convoke } from './702.51-convoke.js';
import { dredge } from './702.52-dredge.js';
import { transfigure, transmute } from './702.53-transmute.js';
import { bloodthirst } from './702.54-bloodthirst.js';
import { haunt } from './702.55-haunt.js';
import { replicate } from './702.56-replicate.js';
import { forecast } from './702.57-forecast.js';
import { graft } from './702.58-graft.js';
import { recover } from './702.59-recover.js';
import { ripple } from './702.60-ripple.js';
import { splitSecond } from './702.61-split-second.js';
import { suspend } from './702.62-suspend.js';
import { vanishing } from './702.63-vanishing.js';
import { absorb } from './702.64-absorb.js';
import { auraSwap } from './702.65-aura-swap.js';
import { delve } from './702.66-delve.js';
import { fortify } from './702.67-fortify.js';
import { frenzy } from './702.68-frenzy.js';
import { poisonous } from './702.70-poisonous.js';
import { champion } from './702.72-champion.js';
import { changeling } from './702.73-changeling.js';
import { evoke } from './702.74-evoke.js';
import { hideaway } from './702.75-hideaway.js';
import { prowl } from './702.76-prowl.js';
import { reinforce } from './702.77-reinforce.js';
import { conspire } from './702.78-conspire.js';
import { persist } from './702.79-persist.js';
import { wither } from './702.80-wither.js';
import { retrace } from './702.81-retrace.js';
import { devour } from './702.82-devour.js';
import { exalted } from './702.83-exalted.js';
import { unearth } from './702.84-unearth.js';
import { cascade } from './702.85-cascade.js';
import { annihilator } from './702.86-annihilator.js';
import { levelUp } from './702.87-level-up.js';
import { rebound } from './702.88-rebound.js';
import { umbraArmor } from './702.89-umbra-armor.js';
import { infect } from './702.90-infect.js';
import { battleCry } from './702.91-battle-cry.js';
import { livingWeapon } from './702.92-living-weapon.js';
import { undying } from './702.93-undying.js';
import { miracle } from './702.94-miracle.js';
import { soulbond } from './702.95-soulbond.js';
import { overload } from './702.96-overload.js';
import { scavenge } from './702.97-scavenge.js';
import { unleash } from './702.98-unleash.js';
import { cipher } from './702.99-cipher.js';
import { evolve } from './702.100-evolve.js';
import { extort } from './702.101-extort.js';
import { fuse } from './702.102-fuse.js';
import { bestow } from './702.103-bestow.js';
import { tribute } from './702.104-tribute.js';
import { dethrone } from './702.105-dethrone.js';
import { outlast } from './702.107-outlast.js';
import { prowess } from './702.108-prowess.js';
import { dash } from './702.109-dash.js';
import { exploit } from './702.110-exploit.js';
import { menace } from './702.111-menace.js';
import { renown } from './702.112-renown.js';
import { awaken } from './702.113-awaken.js';
import { devoid } from './702.114-devoid.js';
import { ingest } from './702.115-ingest.js';
import { myriad } from './702.116-myriad.js';
import { freerunning, spectacle, surge } from './702.117-surge.js';
import { skulk } from './702.118-skulk.js';
import { emerge } from './702.119-emerge.js';
import { melee } from './702.121-melee.js';
import { crew } from './702.122-crew.js';
import { fabricate } from './702.123-fabricate.js';
import { chooseABackground, doctorsCompanion, partner, partnerWith } from './702.124-partner.js';
import { undaunted } from './702.125-undaunted.js';
import { improvise } from './702.126-improvise.js';
import { aftermath } from './702.127-aftermath.js';
import { embalm } from './702.128-embalm.js';
import { eternalize } from './702.129-eternalize.js';
import { afflict } from './702.130-afflict.js';
import { ascend } from './702.131-ascend.js';
import { jumpStart } from './702.133-jump-start.js';
import { mentor } from './702.134-mentor.js';
import { afterlife } from './702.135-afterlife.js';
import { riot } from './702.136-riot.js';
import { escapes } from './702.138-escape.js';
import { companion } from './702.139-companion.js';
import { mutate } from './702.140-mutate.js';
import { encore } from './702.141-encore.js';
import { boast } from './702.142-boast.js';
import { foretell } from './702.143-foretell.js';
import { demonstrate } from './702.144-demonstrate.js';
import { daybound, nightbound } from './702.145-daybound.js';
import { disturb } from './702.146-disturb.js';
import { decayed } from './702.147-decayed.js';
import { cleave } from './702.148-cleave.js';
import { training } from './702.149-training.js';
import { compleated } from './702.150-compleated.js';
import { reconfigure } from './702.151-reconfigure.js';
import { blitz } from './702.152-blitz.js';
import { casualty } from './702.153-casualty.js';
import { enlist } from './702.154-enlist.js';
import { readAhead } from './702.155-read-ahead.js';
import { ravenous } from './702.156-ravenous.js';
import { squad } from './702.157-squad.js';
import { spaceSculptor } from './702.158-space-sculptor.js';
import { prototype } from './702.160-prototype.js';
import { livingMetal } from './702.161-living-metal.js';
import { moreThanMeetsTheEye } from './702.162-more-than-meets-the-eye.js';
import { forMirrodin } from './702.163-for-mirrodin.js';
import { toxic } from './702.164-toxic.js';
import { backup } from './702.165-backup.js';
import { bargain } from './702.166-bargain.js';
import { craft } from './702.167-craft.js';
import { disguise } from './702.168-disguise.js';
import { plot } from './702.170-plot.js';
import { saddle } from './702.171-saddle.js';
import { spree, tiered } from './702.172-spree.js';
import { gift } from './702.174-gift.js';
import { offspring } from './702.175-offspring.js';
import { impending } from './702.176-impending.js';
import { exhaust } from './702.177-exhaust.js';
import { startYourEngines } from './702.179-start-your-engines.js';
import { harmonize } from './702.180-harmonize.js';
import { mobilize } from './702.181-mobilize.js';
import { jobSelect } from './702.182-job-select.js';
import { station } from './702.184-station.js';
import { warp } from './702.185-warp.js';
import { mayhem } from './702.187-mayhem.js';
import { webSlinging } from './702.188-web-slinging.js';
import { firebending } from './702.189-firebending.js';
import { sneak } from './702.190-sneak.js';
import { increment } from './702.191-increment.js';
import { paradigm } from './702.192-paradigm.js';
import type { Keyword } from './hooks.js';

export const keywords: readonly Keyword[] = [
  deathtouch,
  defender,
  firstStrike,
  doubleStrike,
  enchant,
  equip,
  fortify,
  flash,
  flying,
  reach,
  haste,
  hexproof,
  shroud,
  indestructible,
  intimidate,
  landwalk,
  lifelink,
  protection,
  trample,
  vigilance,
  ward,
  prowess,
  dash,
  menace,
  flashback,
  madness,
  affinity,
  convoke,
  fuse,
  aftermath,
  delve,
  improvise,
  retrace,
  rebound,
  jumpStart,
  prototype,
  morph,
  megamorph,
  disguise,
  rampage,
  flanking,
  shadow,
  horsemanship,
  fear,
  bushido,
  absorb,
  frenzy,
  exalted,
  annihilator,
  battleCry,
  skulk,
  afflict,
  mentor,
  daybound,
  nightbound,
  decayed,
  modular,
  fading,
  soulshift,
  bloodthirst,
  graft,
  persist,
  undying,
  livingWeapon,
  scavenge,
  reinforce,
  outlast,
  levelUp,
  evolve,
  fabricate,
  afterlife,
  wither,
  infect,
  embalm,
  eternalize,
  unearth,
  offspring,
  entwine,
  escalate,
  miracle,
  soulbond,
  overload,
  foretell,
  plot,
  suspend,
  bestow,
  splitSecond,
  conspire,
  demonstrate,
  impending,
  warp,
  echo,
  cumulativeUpkeep,
  kicker,
  multikicker,
  storm,
  gravestorm,
  dredge,
  transmute,
  transfigure,
  replicate,
  recover,
  vanishing,
  cascade,
  devoid,
  surge,
  spectacle,
  disturb,
  blitz,
  casualty,
  squad,
  buyback,
  cycling,
  evoke,
  escapes,
  provoke,
  changeling,
  extort,
  dethrone,
  exploit,
  renown,
  myriad,
  melee,
  crew,
  training,
  toxic,
  saddle,
  amplify,
  prowl,
  champion,
  hideaway,
  tribute,
  awaken,
  emerge,
  ascend,
  cipher,
  trampleOverPlaneswalkers,
  equipPlaneswalker,
  devour,
  unleash,
  riot,
  ravenous,
  partner,
  partnerWith,
  chooseABackground,
  doctorsCompanion,
  companion,
  auraSwap,
  freerunning,
  poisonous,
  ingest,
  undaunted,
  livingMetal,
  moreThanMeetsTheEye,
  forMirrodin,
  bargain,
  mobilize,
  jobSelect,
  webSlinging,
  boast,
  exhaust,
  umbraArmor,
  splice,
  haunt,
  ripple,
  mutate,
  phasing,
  offering,
  epic,
  banding,
  bandsWithOther,
  forecast,
  sunburst,
  ninjutsu,
  commanderNinjutsu,
  startYourEngines,
  gift,
  encore,
  compleated,
  reconfigure,
  harmonize,
  mayhem,
  firebending,
  sneak,
  increment,
  readAhead,
  spree,
  tiered,
  enlist,
  backup,
  craft,
  station,
  paradigm,
  cleave,
  spaceSculptor,
];
