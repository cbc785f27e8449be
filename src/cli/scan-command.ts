import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { sellingAnswer } from '#core/survey/selling-answer.ts'
import { budgetsFor } from '#engine/budgets.ts'
import type { WaitingInspector } from '#engine/inspector/client.ts'
import { inTourOrder } from '#engine/order.ts'
import { SAVED_EVIDENCE, type SavedEvidence } from '#engine/saved-evidence.ts'
import { type ScanOutcome, startScan } from '#engine/scan.ts'
import { makePlan } from '#plan/plan.ts'
import { makeReport } from '#report/document.ts'
import type { Report } from '#report/schema.ts'
import { readAnswersFile } from './answers.ts'
import { ProgressLine } from './console.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import { onInterrupt } from './interrupt.ts'
import type { Options } from './options.ts'
import { gateOf, readBaseline } from './gate.ts'
import { refuseUnwritable, writeOutputs } from './outputs.ts'
import { presentation } from './presentation.ts'
import { networkOptionsOf } from './network-options.ts'
import { sayFault } from './say-fault.ts'
import { selectChecks } from './selection.ts'
import { exitStatus } from './status.ts'
import { typedWebsite } from './typed-website.ts'
import { version } from '#server/version.ts'
import { writeFile } from './write-file.ts'

/** What the command line scans. */
export interface ScanTarget {
  typed: string
  sample: boolean
  /** Network options that the sample shop needs. */
  extra?: Partial<ReturnType<typeof networkOptionsOf>>
}

/** Scans one website with the waiting inspector, writes the outputs asked for, and returns the exit status. */
export async function scanCommand(
  target: ScanTarget,
  options: Options,
  environment: ScanEnvironment,
  inspector: WaitingInspector,
): Promise<number> {
  const network = { ...networkOptionsOf(options, environment, version), ...target.extra }
  refuseUnwritable(options)
  const hosts = network.resolve.map(({ host }) => host)
  const address = typedWebsite(target.typed, hosts)
  const checks = inTourOrder(selectChecks(catalogue, options))
  const { exposedFiles, ...owner } = readAnswersFile(options.answers)
  const baseline = readBaseline(options.baseline)
  const progress = new ProgressLine(options.quiet || options.json === '-')
  const budgets = budgetsFor({
    pages: options['max-pages'],
    exposedFiles: options['exposed-files'] || exposedFiles,
  })
  const scan = startScan(
    {
      checks,
      accounts: { connected: [] },
      deadlineMs: budgets.deadlineMs,
      task: {
        address,
        settings: budgets.settings,
        egress: { ...network, scanBytes: budgets.scanBytes },
        browser: {
          use: !options['no-browser'],
          executable: environment.chromium,
          remote: environment.remoteBrowsers,
          sandbox: environment.sandbox,
          memoryMib: environment.browserMemoryMib,
        },
        ...owner,
      },
      inspector: (task, onMessage) => inspector.begin(task, onMessage),
    },
    eventsFor(progress, options),
  )
  const interrupt = onInterrupt(() => scan.cancel())
  const outcome = await scan.done.finally(() => interrupt.stop())
  progress.clear()
  const report = reportOf({ outcome, checks, target, address, profile: owner.profile })
  await saveEvidence(options['save-evidence'], report, outcome)
  const gated = gateOf({ report, checks, baseline, options })
  await writeOutputs(
    gated,
    options,
    environment,
    presentation({ report, ...owner, evidence: outcome.evidence }),
  )
  if (!options['no-browser'] && !options.quiet) {
    const { browserOfferLine } = await import('./browser-command.ts')
    process.stderr.write((await browserOfferLine(environment)) ?? '')
  }
  return exitStatus(gated.failing, outcome)
}

function eventsFor(progress: ProgressLine, { quiet }: Options) {
  return {
    onResult: (_: unknown, finished: number, total: number) =>
      progress.show(`${finished} of ${total} checks done`),
    onProgress: ({ what, done }: { what: string; done: number }) =>
      progress.show(`Scanning the website: ${done} ${what}`),
    onNotice: (text: string) => {
      if (!quiet) process.stderr.write(`${text}\n`)
    },
    onFault: sayFault,
  }
}

interface Finished {
  outcome: Pick<ScanOutcome, 'startedAt' | 'finishedAt' | 'durationMs' | 'results'> & {
    evidence: EvidenceSoFar
  }
  checks: readonly AnyCheck[]
  target: Pick<ScanTarget, 'typed' | 'sample'>
  address: string
  profile: Parameters<typeof makePlan>[2]
}

/** The report of a finished (or judged) scan. */
export function reportOf({ outcome, checks, target, address, profile }: Finished): Report {
  const { results, evidence, ...scan } = outcome
  return makeReport({
    checks,
    knownByCheck: new Map(results.map((newest) => [newest.id, { newest, lastKnown: null }])),
    plan: makePlan(checks, results, profile, answered(evidence)),
    at: new Date(scan.finishedAt),
    requested: target.typed,
    address,
    sample: target.sample,
    version,
    scan,
    evidence,
  })
}

/** The owner's answer to whether they sell online. */
const answered = ({ answers }: EvidenceSoFar) =>
  answers?.state === 'ok' ? sellingAnswer(answers.value) : null

async function saveEvidence(file: string | undefined, report: Report, outcome: ScanOutcome): Promise<void> {
  if (file === undefined) return
  const { requested, address, startedAt, finishedAt, durationMs, sample } = report
  const { evidence } = outcome
  const saved: SavedEvidence = {
    schema: SAVED_EVIDENCE,
    version,
    requested,
    address,
    startedAt,
    finishedAt,
    durationMs,
    sample,
    evidence,
  }
  await writeFile('--save-evidence', file, JSON.stringify(saved))
}
