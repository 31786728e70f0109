// CONTRIBUTING.md says which package may use which; this file makes CI fail on a break.
const pkg = (names) => `^packages/(${names})/`;
const everythingBut = (names) => ({ path: '^(packages|host-site|examples|tests|scripts)/', pathNot: pkg(names) });
const tests = ['\\.test\\.tsx?$', '^host-site/tests/', '^packages/[a-z-]+/tests/', '^packages/server/src/testing/'];
const only = (name, from, mayKnow) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { ...everythingBut(mayKnow) },
});

module.exports = {
  forbidden: [
    only('contract-knows-nobody', pkg('contract'), 'contract'),
    only('core-knows-contract', pkg('core'), 'core|contract'),
    only('shadow-dom-inject-knows-nobody', pkg('shadow-dom-inject'), 'shadow-dom-inject'),
    only('widgets-know-core-and-injection', pkg('widgets'), 'widgets|core|contract|shadow-dom-inject'),
    only('react-knows-widgets', pkg('react'), 'react|widgets|core|contract|shadow-dom-inject'),
    only('vue-knows-widgets', pkg('vue'), 'vue|widgets|core|contract|shadow-dom-inject'),
    only('svelte-knows-widgets', pkg('svelte'), 'svelte|widgets|core|contract|shadow-dom-inject'),
    only('angular-knows-widgets', pkg('angular'), 'angular|widgets|core|contract|shadow-dom-inject'),
    only('content-knows-nobody', pkg('content'), 'content'),
    only('database-knows-contract', pkg('database'), 'database|contract'),
    only('http-knows-database', pkg('http'), 'http|database|contract'),
    only('server-knows-http', pkg('server'), 'server|http|database|contract|content'),
    only('demo-knows-database', pkg('demo'), 'demo|database|contract|content'),
    only('payment-sandbox-knows-nobody', pkg('payment-sandbox'), 'payment-sandbox'),
    only('accounts-knows-http', pkg('accounts'), 'accounts|http|database|contract'),
    {
      name: 'host-site-speaks-http-to-the-server',
      severity: 'error',
      from: { path: '^host-site/', pathNot: '\\.(api|browser)\\.test\\.tsx?$' },
      to: { path: pkg('server|accounts|database|http|network|demo|payment-sandbox') },
    },
    {
      name: 'pages-stand-below-the-route-table',
      comment: 'the route table and the entries know the pages; nothing that pages stand on knows either',
      severity: 'error',
      from: {
        path: '^host-site/src/',
        pathNot: [
          '^host-site/src/(routes|pages|server)/',
          '^host-site/src/(entry-[\\w-]+|server|server-roots)\\.tsx?$',
          ...tests,
        ],
      },
      to: { path: '^host-site/src/(routes|pages)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'pages-do-not-know-the-route-table',
      severity: 'error',
      from: { path: '^host-site/src/pages/', pathNot: tests },
      to: { path: '^host-site/src/routes/' },
    },
    {
      name: 'only-the-server-half-uses-node',
      comment: 'everything else of the portal may reach a browser',
      severity: 'error',
      from: { path: '^host-site/src/', pathNot: ['^host-site/src/server(/|\\.ts$)', ...tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nobody-knows-network-and-tests',
      severity: 'error',
      from: { path: '^(packages|host-site)/', pathNot: ['^packages/network/', ...tests] },
      to: { path: '^(packages/network|tests|scripts)/' },
    },
    {
      name: 'production-runs-without-demo',
      comment: 'a production install leaves these packages out',
      severity: 'error',
      from: { path: '^(packages|host-site)/', pathNot: ['^packages/(demo|payment-sandbox)/', ...tests] },
      to: { path: pkg('demo|payment-sandbox'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'only-network-loads-demo',
      severity: 'error',
      from: { path: '^(packages|host-site)/', pathNot: ['^packages/(network|demo|payment-sandbox)/', ...tests] },
      to: { path: pkg('demo|payment-sandbox') },
    },
    {
      name: 'core-has-no-ui',
      severity: 'error',
      from: { path: pkg('core'), pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|preact)/' },
    },
    {
      name: 'no-shapes-in-the-browser',
      comment: 'one shape in a bundle keeps 3 kB of zod',
      severity: 'error',
      from: { path: pkg('core|widgets|react|vue|svelte|angular'), pathNot: '\\.test\\.tsx?$' },
      to: {
        path: 'packages/contract/src/.*(shapes|shape|primitives|entity|sections)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'calls-import-nothing',
      severity: 'error',
      from: { path: 'packages/contract/src/.*/calls\\.ts$' },
      to: { path: '.', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-missing',
      comment: 'the peers of the benchmark are installed by it alone, and svelte/elements holds only types',
      severity: 'error',
      from: { pathNot: '^scripts/bench/peers/' },
      to: { couldNotResolve: true, pathNot: '^svelte/elements$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-report)/|^tests/integrations/projects/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['wbn-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
