export * from './play.js';
export * from './simulate.js';
