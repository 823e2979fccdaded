export { createGame } from './create.js';
export { rules } from './rules.js';
export { createScenario } from './scenario/scenario.js';
