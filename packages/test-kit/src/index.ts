export * from './disturb.js';
export * from './examples.js';
export * from './play.js';
export * from './simulate.js';
