export * from './play.js';
