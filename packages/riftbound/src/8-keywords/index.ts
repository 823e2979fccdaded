/** All keyword abilities that cards of the base have, a file each, named by its rule (800–826). */
import { accelerate } from './805-accelerate.js';
import { action } from './806-action.js';
import { assault } from './807-assault.js';
import { deathknell } from './808-deathknell.js';
import { deflect } from './809-deflect.js';
import { ganking } from './810-ganking.js';
import { hidden } from './811-hidden.js';
import { legion } from './812-legion.js';
import { reaction } from './813-reaction.js';
import { shield } from './814-shield.js';
import { tank } from './815-tank.js';
import { temporary } from './816-temporary.js';
import { vision } from './817-vision.js';
import { equip } from './818-equip.js';
import { quickDraw } from './819-quick-draw.js';
import { repeat } from './820-repeat.js';
import { weaponmaster } from './821-weaponmaster.js';
import { ambush } from './822-ambush.js';
import { hunt } from './823-hunt.js';
import { level } from './824-level.js';
import { unique } from './825-unique.js';
import { backline } from './826-backline.js';
import { empower } from './827-empower.js';
import { empowered } from './828-empowered.js';
import { flow } from './829-flow.js';
import type { Keyword } from './hooks.js';

export const keywords: readonly Keyword[] = [
  accelerate,
  action,
  assault,
  deathknell,
  deflect,
  ganking,
  hidden,
  legion,
  reaction,
  shield,
  tank,
  temporary,
  vision,
  equip,
  quickDraw,
  repeat,
  weaponmaster,
  ambush,
  hunt,
  level,
  unique,
  backline,
  empower,
  empowered,
  flow,
];
