/** What `spread` plays where positions are compared. */
export { playHiding as play } from './game.js';
