/**
 * Who may import what. Each rule's `comment` is the sentence that a broken rule prints; read it as the architecture.
 * (CommonJS, because dependency-cruiser reads its rules that way.)
 */
const modules = '^mf-([^/]+)/';

/** The folders of shared/src/dialog from the lowest up: each knows itself and those below it (docs/decisions/0127). */
const dialogLayers = [
  ['text'],
  ['expressions', 'random', 'analysis', 'personal', 'privacy', 'wording'],
  ['blocks'],
  ['probing', 'publication', 'formats', 'translation'],
  ['engine'],
  ['saying'],
  ['graph', 'understanding', 'triggers', 'scripted', 'results'],
  ['paths'],
  ['managers'],
  ['advice', 'check', 'simulation', 'trace'],
  ['conditions'],
];

const inDialog = '^shared/src/dialog/';
const noTests = ['\\.test\\.tsx?$', '/testing/'];

module.exports = {
  forbidden: [
    {
      name: 'modules-know-only-shared',
      comment:
        'A module imports only @dialogwerk/shared and libraries: never another module, the shell or the api, because each is released by itself.',
      severity: 'error',
      from: { path: modules },
      to: { path: '^(mf-[^/]+|shell|api|e2e)/', pathNot: '^mf-$1/' },
    },
    {
      name: 'shell-loads-modules-at-run-time',
      comment: 'The shell reaches a module only through loadModule(id) at run time; it never imports one, nor the api.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|api|e2e)/' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'shared is below everybody: it imports neither shell nor modules nor api nor e2e.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mf-[^/]+|shell|host|api|e2e)/' },
    },
    {
      name: 'api-serves-by-contract',
      comment: 'The api imports of our own only the contract, the dialog engine and the test builders of shared.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mf-[^/]+|shell|e2e|shared/src/(clients|state|ui))/' },
    },
    {
      name: 'e2e-stays-outside',
      comment:
        'e2e tests the built product from outside: it imports of our own only the contract, the dialog engine and the test builders of shared.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(mf-[^/]+|shell|api|shared/src/(clients|state|ui))/' },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'The contract imports nothing of ours but the contracts of the block types, which lie in their folders, and how numbers are written.',
      severity: 'error',
      from: { path: '^shared/src/contract/' },
      to: {
        path: '^shared/src/',
        pathNot: ['^shared/src/(contract|numbers)/', '^shared/src/dialog/blocks/[^/]+/contract\\.ts$'],
      },
    },
    {
      name: 'block-contracts-know-the-contract',
      comment: "A block type's contract.ts imports of ours only the contract, because it is a part of it.",
      severity: 'error',
      from: { path: '^shared/src/dialog/blocks/[^/]+/contract\\.ts$' },
      to: { path: '^shared/src/', pathNot: '^shared/src/contract/' },
    },
    {
      name: 'formats-behind-their-registry',
      comment:
        'A format of questionnaire files is reached through the registries of formats: nothing else imports its folder, so that another one is a folder and its lines.',
      severity: 'error',
      from: {
        pathNot: ['^shared/src/dialog/formats/((registry|formatFacts)\\.ts$|[^/]+/)', '\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '^shared/src/dialog/formats/[^/]+/', pathNot: '^shared/src/dialog/formats/common/' },
    },
    {
      name: 'formats-do-not-know-each-other',
      comment:
        'A format does not import another one: what two need stands in formats/common, which knows none of them.',
      severity: 'error',
      from: { path: '^shared/src/dialog/formats/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/dialog/formats/[^/]+/', pathNot: '^shared/src/dialog/formats/($1|common)/' },
    },
    {
      name: 'engine-clients-state-know-the-contract',
      comment:
        'dialog, clients and state import of ours only the contract, what browsers give, and how numbers and days are written and reckoned.',
      severity: 'error',
      from: { path: '^shared/src/(dialog|clients|state)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/', pathNot: ['^shared/src/$1/', '^shared/src/(contract|browser|dates|numbers)/'] },
    },
    ...dialogLayers.map((own, at) => ({
      name: `dialog-layer-${at + 1}`,
      comment: `In shared/src/dialog, ${own.join(', ')} know only themselves and the layers below them.`,
      severity: 'error',
      from: { path: `${inDialog}(${own.join('|')})/`, pathNot: noTests },
      to: {
        path: `${inDialog}[^/]+/`,
        pathNot: `${inDialog}(${['$1', ...dialogLayers.slice(0, at).flat()].join('|')})/`,
      },
    })),
    {
      name: 'dialog-doors-are-for-others',
      comment: 'The doors of shared/src/dialog are for other packages: its own folders import the file that they mean.',
      severity: 'error',
      from: { path: `${inDialog}[^/]+/`, pathNot: noTests },
      to: { path: `${inDialog}(index|engine|messenger)\\b[^/]*$` },
    },
    {
      name: 'dialog-folders-have-a-layer',
      comment: 'A new folder of shared/src/dialog gets its place in `dialogLayers`.',
      severity: 'error',
      from: {},
      to: { path: `${inDialog}[^/]+/`, pathNot: `${inDialog}(testing|${dialogLayers.flat().join('|')})/` },
    },
    {
      name: 'browser-stands-alone',
      comment: 'What reaches the browser imports nothing of ours, so that the smallest page can use it.',
      severity: 'error',
      from: { path: '^shared/src/browser/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/', pathNot: '^shared/src/browser/' },
    },
    {
      name: 'numbers-stand-alone',
      comment: 'How numbers are written imports nothing of ours, so that everybody can import it.',
      severity: 'error',
      from: { path: '^shared/src/numbers/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/', pathNot: '^shared/src/numbers/' },
    },
    {
      name: 'ui-knows-contract-and-state',
      comment: 'shared/ui imports of ours only the contract and state.',
      severity: 'error',
      from: { path: '^shared/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/(dialog|clients|testing)/' },
    },
    {
      name: 'one-door-for-mui',
      comment: 'MUI comes through @dialogwerk/shared/ui, because the page carries only the parts listed there.',
      severity: 'error',
      from: { pathNot: '^shared/src/ui/' },
      to: { path: '/@mui/' },
    },
    {
      name: 'one-door-for-the-router',
      comment: 'The router comes through @dialogwerk/shared/ui/router, because a second copy of it breaks a module.',
      severity: 'error',
      from: { pathNot: '^shared/src/(ui|testing)/' },
      to: { path: '/(react-router|react-router-dom)/' },
    },
    {
      name: 'respondents-pay-for-nothing-else',
      comment:
        "The respondent's page carries no MUI, no emotion, no router, no axios, no zod and none of the author's code: it has to be quick on a train.",
      severity: 'error',
      from: { path: '^(mf-assess-live/src/(live|takeOver)\\.tsx?|shell/src/live/)' },
      to: {
        reachable: true,
        path: '/(@mui|@emotion|react-router|react-router-dom|axios|zod|@xyflow)/|^shared/src/(ui|clients/authorClient)',
      },
    },
    {
      name: 'one-owner-of-server-data',
      comment:
        'Server data of the authors comes through the store of resources (useResource, change, send, fetchOnce), which alone knows the client.',
      severity: 'error',
      from: { pathNot: ['^shared/src/clients/', '^shared/src/testing/fakeAuthorApi\\.ts$'] },
      to: { path: '^shared/src/clients/authorClient' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A feature does not import another feature: what two need stands above them or in shared.',
      severity: 'error',
      from: { path: '^((?:mf-[^/]+|shell|api)/src/features)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'model-is-pure',
      comment: 'model is true without browser, clock or network: it imports neither state, effects nor ui, nor React.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/src/.+/model/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['/(state|effects|ui)/', '/(react|react-dom)/'], pathNot: '^shared/src/testing/' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What helps to test stays out of the product: only tests import a folder `testing`.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|api|shared|postgres|rewrites)/src/',
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '/testing/', pathNot: '/node_modules/' },
    },
    {
      name: 'postgres-stands-alone',
      comment: 'The supervisor of the bundled PostgreSQL knows nothing of ours: others could use it as it is.',
      severity: 'error',
      from: { path: '^postgres/' },
      to: { path: '^(api|shared|shell|host|e2e|mf-[^/]+)/' },
    },
    {
      name: 'rewrites-stand-alone',
      comment: 'What rewrites the output of others knows nothing of ours: others could use it as it is.',
      severity: 'error',
      from: { path: '^rewrites/' },
      to: { path: '^(api|shared|shell|host|e2e|postgres|mf-[^/]+)/' },
    },
    {
      name: 'doors-only',
      comment: "A package is entered only by its package.json#exports, never by a path into another package's folders.",
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: '^(shared|shell|api|postgres|rewrites|mf-[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'found',
      comment: 'Every import leads somewhere: a package that is used stands in its package.json.',
      severity: 'error',
      from: {},
      // A style sheet as text is Vite's own doing.
      to: { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    },
    {
      name: 'no-circles',
      comment: 'No circle of imports, not even of types: none of its files could be read, tested or loaded by itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own build output (the packages' folders of that name count), and packages outside of the workspace: the benchmark's
    // references, and the example of a team's own repository.
    // Of the routes a page gets the values alone, without what they are worked out from (config/vite/plainRoutes.ts).
    exclude: {
      path: '^[^/]+/(dist|artefacts)/|^e2e/(benchmarks/references|composition/outside)/|^host/template/|^shared/src/contract/(routes|liveRoutes|chatsRoutes)\\.ts$',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
