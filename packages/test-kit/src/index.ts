export * from './disturb.js';
export * from './play.js';
export * from './simulate.js';
