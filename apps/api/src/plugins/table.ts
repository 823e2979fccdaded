/**
 * The table in the browser, at `/table/` and, for a game, at `/table/{game}`. It is a client like any other: what it knows it has
 * from the API. Its policy lets it load its own two files, call where it comes from, and make elements of nothing but its templates.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { pagePolicy } from './security.js';

const require = createRequire(import.meta.url);

const POLICY = pagePolicy({
  'style-src': "'self'",
  'img-src': 'data:',
  'font-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html',
});

interface File {
  text: string;
  etag: string;
}
async function read(name: string): Promise<File> {
  const text = await readFile(require.resolve(`@arbiter/table/dist/${name}`), 'utf8');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Serves a file of the table; it is read when somebody first asks, and a browser asks each time whether it is still the same. */
function serve(app: FastifyInstance, url: string, name: string, type: string): void {
  let file: Promise<File> | undefined;
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    file ??= read(name);
    const { text, etag } = await file.catch((error: unknown) => {
      file = undefined;
      throw error;
    });
    reply.header('etag', etag).header('cache-control', 'no-cache').header('content-security-policy', POLICY);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`${type}; charset=utf-8`).serializer(String).send(text);
  });
}

export const table = plugin(async (app) => {
  app.get('/table', { schema: { hide: true } }, async (_request, reply) => reply.redirect('table/', 301));
  serve(app, '/table/table.js', 'table.js', 'text/javascript');
  serve(app, '/table/table.css', 'table.css', 'text/css');
  serve(app, '/table/', 'index.html', 'text/html');
  serve(app, '/table/:game', 'index.html', 'text/html');
});
