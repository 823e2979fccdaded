/** The service with the test ruleset, as a process that tests can kill. */
import { readConfig } from '../../src/config.js';
import { runService } from '../../src/service.js';
import { nim } from './nim.js';

const { address } = await runService(readConfig(process.env), { nim });
console.log(`listening ${address}`);
