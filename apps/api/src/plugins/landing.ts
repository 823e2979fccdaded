/** The page at `/`, for people who come with a browser. */
import plugin from 'fastify-plugin';
import { pagePolicy } from './security.js';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arbiter</title>
<link rel="icon" href="data:,">
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; color: #222; background: #fff }
  code { background: #f2f2f2; padding: 0 .3em; border-radius: 3px }
  @media (prefers-color-scheme: dark) { body { color: #ddd; background: #191919 } a { color: #9cf } code { background: #2a2a2a } }
</style>
<h1>Arbiter</h1>
<p>Rules as a service for trading card games: every pending decision is the list of what may be done next.</p>
<ul>
  <li><a href="/table/">Play a game, or watch one</a></li>
  <li><a href="/docs">REST reference</a> and <a href="/v1/openapi.json">OpenAPI document</a></li>
  <li><a href="/graphiql">GraphiQL</a>, over <code>POST /graphql</code></li>
  <li><a href="/v1/rulesets">Rulesets</a>, <a href="/v1/games">games</a></li>
  <li>For who runs it: <a href="/health">health</a>, <a href="/ready">readiness</a>, and <code>/metrics</code>, which not everybody may read</li>
</ul>
<p>A first game: <code>POST /v1/games</code> returns a token for each seat; <code>GET /v1/games/{id}</code> with a token
shows the position and its decisions; <code>POST /v1/games/{id}/actions</code> answers one, for instance with its
<code>default</code>. The guide to all of it comes with the source, in <code>docs/api.md</code>.</p>
</html>
`;

/** The page has no script. */
const POLICY = pagePolicy({ 'script-src': "'none'" });

export const landing = plugin(async (app) => {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return PAGE;
  });
});
