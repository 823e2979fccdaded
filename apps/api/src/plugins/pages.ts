/**
 * The reference at /docs and GraphiQL at /graphiql. All that they need is served from here: neither loads anything from another
 * host, nor may it, by its policy. Scripts are files, so that no page has to allow inline ones.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { pagePolicy } from './security.js';

const require = createRequire(import.meta.url);
/** A file of an installed package, beside the one that its name stands for. */
const fileOf = (name: string, path: string): string => join(dirname(require.resolve(name)), path);

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
/** The files change with the version of the service only; a browser asks again after an hour. */
const KEPT = 'public, max-age=3600';

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;

const DOCS_PAGE = page(
  'Arbiter: reference',
  '<link rel="icon" href="data:,">',
  '<div id="app"></div>\n<script src="js/scalar.js"></script>\n<script src="js/start.js"></script>',
);
/** Everything that would call the makers of the reference is off: fonts, proxy, assistant, registry, figures. */
const DOCS_START = `Scalar.createApiReference('#app', {
  url: new URL('../v1/openapi.json', location.href).href,
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});
`;

const GRAPHIQL_PAGE = page(
  'Arbiter: GraphiQL',
  '<link rel="icon" href="data:,">\n<link rel="stylesheet" href="graphiql/graphiql.css">\n<link rel="stylesheet" href="graphiql/page.css">',
  `<div id="graphiql"></div>
${['react', 'react-dom', 'graphql-ws', 'graphiql', 'start'].map((name) => `<script src="graphiql/${name}.js"></script>`).join('\n')}`,
);
const GRAPHIQL_STYLE = 'body { margin: 0 } #graphiql { height: 100vh }\n';
/** A subscription's token comes from the headers tab, as that of a query does. */
const GRAPHIQL_START = `const url = new URL('graphql', location.href);
const socketUrl = new URL(url);
socketUrl.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
let headers = {};
const wsClient = graphqlWs.createClient({ url: socketUrl.href, connectionParams: () => headers });
const fetcher = GraphiQL.createFetcher({ url: url.href, wsClient });
const root = ReactDOM.createRoot(document.getElementById('graphiql'));
const onEditHeaders = (text) => {
  try { headers = JSON.parse(text || '{}'); } catch { headers = {}; }
};
root.render(React.createElement(GraphiQL, { fetcher, onEditHeaders, shouldPersistHeaders: false, defaultQuery:
  '# The headers tab takes { "authorization": "Bearer <token>" }.\\n{\\n  rulesets {\\n    id\\n    name\\n  }\\n}\\n' }));
`;

/** Serves a file of a package; it is read when somebody first asks. */
function serve(app: FastifyInstance, url: string, type: keyof typeof TYPES, file: string): void {
  let content: Promise<string> | undefined;
  app.get(url, { schema: { hide: true } }, async (_request, reply) => {
    content ??= readFile(file, 'utf8');
    return sendFile(reply, type, await content);
  });
}
const serveText = (app: FastifyInstance, url: string, type: keyof typeof TYPES, text: string): void => {
  app.get(url, { schema: { hide: true } }, async (_request, reply) => sendFile(reply, type, text));
};
const sendFile = (reply: FastifyReply, type: keyof typeof TYPES, text: string): FastifyReply =>
  reply.type(TYPES[type]).header('cache-control', KEPT).serializer(String).send(text);

function servePage(app: FastifyInstance, url: string, html: string, more: Record<string, string> = {}): void {
  const policy = pagePolicy(more);
  app.get(url, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html),
  );
}

export const pages = plugin(async (app) => {
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('docs/', 301));
  servePage(app, '/docs/', DOCS_PAGE);
  serve(app, '/docs/js/scalar.js', 'js', fileOf('@scalar/fastify-api-reference', 'js/standalone.js'));
  serveText(app, '/docs/js/start.js', 'js', DOCS_START);

  servePage(app, '/graphiql', GRAPHIQL_PAGE);
  serve(app, '/graphiql/react.js', 'js', fileOf('react', 'umd/react.production.min.js'));
  serve(app, '/graphiql/react-dom.js', 'js', fileOf('react-dom', 'umd/react-dom.production.min.js'));
  serve(app, '/graphiql/graphql-ws.js', 'js', fileOf('graphql-ws', '../umd/graphql-ws.min.js'));
  serve(app, '/graphiql/graphiql.js', 'js', fileOf('graphiql', '../graphiql.min.js'));
  serve(app, '/graphiql/graphiql.css', 'css', fileOf('graphiql', '../graphiql.min.css'));
  serveText(app, '/graphiql/page.css', 'css', GRAPHIQL_STYLE);
  serveText(app, '/graphiql/start.js', 'js', GRAPHIQL_START);
});
