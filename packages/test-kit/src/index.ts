export * from './broken.js';
export * from './examples.js';
export * from './ids.js';
export * from './leaving.js';
export { ownCards } from './own.js';
export * from './perft.js';
export * from './perturb-hidden.js';
export * from './play.js';
export * from './simulate.js';
