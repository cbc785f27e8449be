import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { startInspectorWith } from '#engine/inspector/client.ts'
import { startScan } from '#engine/scan.ts'
import { browserMemory } from '#support/browser-memory.ts'
import { busyFor, HUGE_PAGES, HUNGRY_PAGES, RESTLESS_PAGES, WORLD_PAGES } from '#support/hostile-pages.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'
import { budgetsFor } from '#engine/budgets.ts'
import { findBrowser } from '#gather/browser/find.ts'
import { readEnvironment } from '#server/environment.ts'

// A whole scan of a hostile homepage: seconds, the most memory of the browser's processes, and the result, with the bundled browser and with an
// installed one, if any: `npm run -s bench:hostile -- [name ...]`.
const wanted = process.argv.slice(2)
const { sandbox, system } = readEnvironment()
const PAGES: Readonly<Record<string, WebAnswer>> = {
  ...HUNGRY_PAGES,
  ...RESTLESS_PAGES,
  ...HUGE_PAGES,
  ...WORLD_PAGES,
  'busy for 8 s': busyFor(8),
}
const KEYS: readonly EvidenceKey[] = ['mobileVisit', 'desktopVisit', 'rendered', 'menuLayouts']

const installed = await findBrowser({ executable: null })
for (const executable of installed?.source === 'installed' ? ['bundled', installed.path] : ['bundled']) {
  process.stdout.write(`\n${executable}\n`)
  for (const [name, page] of Object.entries(PAGES)) {
    if (wanted.length === 0 || wanted.includes(name))
      process.stdout.write(await scanPage(name, page, executable))
  }
}

async function scanPage(name: string, page: WebAnswer, executable: string): Promise<string> {
  const server = await startWebServer((path) => (/^\/(?:\?|$)/u.test(path) ? page : { status: 404 }))
  const host = 'shop.fixture'
  const memory = browserMemory(process.pid)
  const budgets = budgetsFor({ pages: 20, exposedFiles: false })
  const { evidence, results, durationMs, ended } = await startScan({
    checks: catalogue,
    accounts: { connected: [] },
    deadlineMs: budgets.deadlineMs,
    inspector: startInspectorWith(system),
    task: {
      address: `http://${host}/`,
      settings: budgets.settings,
      egress: {
        resolve: [
          { host, port: 80, address: server.address, addressPort: server.port },
          { host, port: 443, address: server.address, addressPort: 1 },
        ],
        allowPrivate: [`${server.address}/32`],
        dns: ['127.0.0.1:1'],
        ca: [],
        pace: 'off',
        userAgent: 'Fettle/bench',
        scanBytes: budgets.scanBytes,
      },
      browser: { use: true, executable, sandbox },
      answers: {},
      profile: {},
    },
  }).done
  await server.close()
  const states = KEYS.map((key) => {
    const piece = evidence[key]
    return piece?.state === 'failed' ? piece.failure.code : (piece?.state ?? 'none')
  })
  const failed = results.filter(({ reasonCode }) => reasonCode !== null).length
  return `${name.padEnd(22)} ${(durationMs / 1_000).toFixed(1).padStart(6)} s ${String(memory.stop()).padStart(6)} MiB  ${states.join(' ')}  (${ended}; ${failed} of ${results.length} not gathered)\n`
}
