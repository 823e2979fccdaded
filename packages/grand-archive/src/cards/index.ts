/** Every card of the ruleset. A new file of cards is named here. */
import type { SingleFaced } from '@arbiter/engine';
import { lorraineMain } from './lorraine-main.js';
import { lorraineMaterial } from './lorraine-material.js';
import { raiMain } from './rai-main.js';
import { raiMaterial } from './rai-material.js';

export const cards: SingleFaced[] = [...lorraineMaterial, ...lorraineMain, ...raiMaterial, ...raiMain];
