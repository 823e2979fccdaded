/** Replies are compressed for whoever says that they can read that; streams are not, since each of their lines is wanted at once. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1024;
/** Half a millisecond for the view of a game; the best would take a hundred. */
const QUALITY = 4;

export const compression = plugin(async (app) => {
  // What is sent here is small: nobody needs to compress it, and what was compressed could be of any size.
  app.addHook('onRoute', (route) => {
    route.decompress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
});
