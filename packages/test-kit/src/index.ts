export * from './broken.js';
export * from './disturb.js';
export * from './examples.js';
export * from './ids.js';
export * from './play.js';
export * from './simulate.js';
