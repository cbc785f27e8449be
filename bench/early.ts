import { catalogue } from '#checks/catalogue.generated.ts'
import { startInspectorWith } from '#engine/inspector/client.ts'
import { startScan } from '#engine/scan.ts'
import { budgetsFor } from '#engine/budgets.ts'
import { readEnvironment } from '#server/environment.ts'
import { openSampleShop } from '#sample/shop.ts'

// Number of checks finished before the first Lighthouse run ends, and the time of the first one: `npm run -s bench:early`.
const environment = readEnvironment()
const shop = await openSampleShop(new Date())
const budgets = budgetsFor({ pages: 100, exposedFiles: false })
const started = performance.now()
const seconds = (): number => (performance.now() - started) / 1_000
const seen: { first?: number; finished: number; before?: { share: number; at: number } } = { finished: 0 }

const scan = startScan(
  {
    checks: catalogue,
    accounts: { connected: [] },
    deadlineMs: budgets.deadlineMs,
    inspector: startInspectorWith(environment.system),
    task: {
      address: shop.address,
      settings: budgets.settings,
      egress: { ...shop.network, userAgent: 'Fettle/bench', scanBytes: budgets.scanBytes },
      browser: { use: true, executable: environment.chromium, sandbox: environment.sandbox },
      answers: {},
      profile: {},
    },
  },
  {
    onResult: (_, done) => {
      seen.first ??= seconds()
      seen.finished = done
    },
    onEvidence: ({ key }) => {
      if (key === 'mobileVisit') seen.before ??= { share: seen.finished / catalogue.length, at: seconds() }
    },
  },
)
await scan.done
await shop.close()
process.stdout.write(`first check after ${(seen.first ?? 0).toFixed(2)} s\n`)
if (seen.before) {
  const { share, at } = seen.before
  process.stdout.write(
    `${Math.round(share * 100)} % of ${catalogue.length} checks before the first Lighthouse run ended (${at.toFixed(1)} s)\n`,
  )
}
