import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { reportOf } from '#cli/scan-command.ts'
import type { AnyCheck } from '#core/check.ts'
import type { CheckResult } from '#core/result.ts'
import { startInspectorWith } from '#engine/inspector/client.ts'
import { type ScanOutcome, startScan } from '#engine/scan.ts'
import { report } from '#report/schema.ts'
import { testExecutable } from '#support/browsers.ts'
import { inspectHere } from '#support/inspect-here.ts'
import { startSiteServer } from '#support/site-server.ts'

const SITES = fileURLToPath(new URL('./sites/', import.meta.url))
/** Judged on every website, listed or not: their results must at least be proven and well formed. */
const ALWAYS = ['contact-form', 'about-us', 'sitemap']

const expectation = z.strictObject({
  /** Why the verdicts are these, in one sentence. */
  say: z.string(),
  /** Needs a real browser. */
  browser: z.boolean().default(false),
  /** `false`: the website cannot be read, so every check of the catalogue is expected to fail. */
  reached: z.boolean().default(true),
  verdicts: z.record(z.string(), z.string()),
  /** Exact causes of those that could not look. */
  reasons: z.record(z.string(), z.string()).default({}),
  /** Words that a check must show to the owner. */
  shows: z.record(z.string(), z.array(z.string())).default({}),
  /** Words that a check must not show: addresses that Fettle made up, and that no page has. */
  hides: z.record(z.string(), z.array(z.string())).default({}),
})
type Expectation = z.infer<typeof expectation>

/** Folders; the files beside them generate websites of one kind, each with a test of its own. */
const names = readdirSync(SITES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)

describe('small websites, each with its fault', { concurrency: 2 }, () => {
  for (const name of names) {
    const folder = join(SITES, name)
    const expected = expectation.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')))

    it(`${name}: ${expected.say}`, async () => {
      const checks = checksFor(expected)
      const { outcome, address } = await look(folder, checks, expected)
      const { verdicts, reasons, shows, hides } = expected
      assert.deepEqual(pick(outcome.results, verdicts, 'status'), verdicts)
      assert.deepEqual(pick(outcome.results, reasons, 'reasonCode'), reasons)
      for (const [id, texts] of Object.entries(shows)) assertShows(outcome.results, id, texts)
      for (const [id, texts] of Object.entries(hides)) assertHides(outcome.results, id, texts)
      assert.equal(outcome.evidence.site?.state === 'ok', expected.reached)
      for (const check of checks) assertSound(check, outcome)
      const document = reportOf({
        outcome,
        checks,
        target: { typed: address, sample: false },
        address,
        profile: {},
      })
      report.parse(JSON.parse(JSON.stringify(document)))
    })
  }
})

function checksFor({ verdicts, reasons, shows, hides, reached }: Expectation): AnyCheck[] {
  const named = [verdicts, reasons, shows, hides].flatMap((part) => Object.keys(part))
  const wanted = new Set([...ALWAYS, ...named])
  for (const id of wanted)
    assert.ok(
      catalogue.some((check) => check.id === id),
      `there is no check ${id}`,
    )
  return reached ? catalogue.filter(({ id }) => wanted.has(id)) : [...catalogue]
}

async function look(
  folder: string,
  checks: readonly AnyCheck[],
  { browser }: Expectation,
): Promise<{ outcome: ScanOutcome; address: string }> {
  await using server = await startSiteServer(folder)
  const faults: string[] = []
  const outcome = await startScan(
    {
      checks,
      accounts: { connected: [] },
      deadlineMs: 60_000,
      // A process for each of these websites would take half of the time.
      inspector: browser ? startInspectorWith(process.env) : inspectHere,
      task: {
        address: server.address,
        settings: {
          maxPages: 50,
          maxLinks: 200,
          crawlMs: 30_000,
          linksMs: 30_000,
          exposedFiles: false,
          confirmAfterMs: 20,
        },
        egress: {
          ...server.reach,
          userAgent: 'Fettle/test (+https://fettle.test/bot)',
          scanBytes: 10_000_000,
        },
        browser: { use: browser, executable: testExecutable(), sandbox: 'prefer' },
        answers: {},
        profile: {},
      },
    },
    { onFault: (where, error) => faults.push(`${where}: ${String(error)}`) },
  ).done
  assert.deepEqual(faults, [])
  assert.equal(outcome.ended, 'done')
  return { outcome, address: server.address }
}

const pick = (
  results: readonly CheckResult[],
  wanted: Readonly<Record<string, string>>,
  field: 'status' | 'reasonCode',
): Record<string, string | null> =>
  Object.fromEntries(results.filter(({ id }) => id in wanted).map((result) => [result.id, result[field]]))

function assertShows(results: readonly CheckResult[], id: string, texts: readonly string[]): void {
  const result = results.find((one) => one.id === id)
  const shown = JSON.stringify([result?.description, result?.advice, result?.evidence, result?.blocks])
  for (const text of texts) assert.ok(shown.includes(text), `${id} does not show "${text}": ${shown}`)
}

function assertHides(results: readonly CheckResult[], id: string, texts: readonly string[]): void {
  const result = results.find((one) => one.id === id)
  const shown = JSON.stringify([result?.description, result?.blocks, result?.facts])
  for (const text of texts) assert.ok(!shown.includes(text), `${id} shows "${text}": ${shown}`)
}

/** What must be true of any result, whatever the website. */
function assertSound(check: AnyCheck, { results, evidence }: ScanOutcome): void {
  const result = results.find(({ id }) => id === check.id)
  assert.ok(result, check.id)
  assert.ok(result.evidence.length > 0, `${check.id} has no proof`)
  const isOwnStatus = result.status in check.statuses
  assert.ok(isOwnStatus || result.reasonCode !== null, `${check.id} says ${result.status} without a reason`)
  if (result.reasonCode === null) check.facts.parse(result.facts)
  else assert.match(result.reason ?? '', /\.$/u, `${check.id} gives no reason`)
  if (evidence.site?.state === 'failed') assert.notEqual(result.display, 'error', check.id)
}
