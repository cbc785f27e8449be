import { readFileSync } from 'node:fs'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { judgeAll } from '#engine/judging.ts'
import { inTourOrder } from '#engine/order.ts'
import { readSavedEvidence, type SavedEvidence } from '#engine/saved-evidence.ts'
import { readAnswersFile } from './answers.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import type { Options } from './options.ts'
import { gateOf, readBaseline } from './gate.ts'
import { refuseUnwritable, writeOutputs } from './outputs.ts'
import { presentation } from './presentation.ts'
import { sayFault } from './say-fault.ts'
import { reportOf } from './scan-command.ts'
import { selectChecks } from './selection.ts'
import { exitStatus } from './status.ts'
import { UsageError } from './usage.ts'

/** Rejudges saved evidence, without the network, and returns the exit status. */
export async function judgeCommand(
  file: string,
  options: Options,
  environment: ScanEnvironment,
): Promise<number> {
  refuseUnwritable(options)
  const saved = readFile(file)
  const baseline = readBaseline(options.baseline)
  const evidence = withAnswers(saved, options.answers)
  const checks = inTourOrder(selectChecks(catalogue, options))
  const results = judgeAll(checks, evidence, new Date(saved.finishedAt), sayFault)
  const profile = evidence.profile?.state === 'ok' ? evidence.profile.value : {}
  const report = reportOf({
    outcome: { ...saved, evidence, results },
    checks,
    target: { typed: saved.requested, sample: saved.sample },
    address: saved.address,
    profile,
  })
  const answers = evidence.answers?.state === 'ok' ? evidence.answers.value : {}
  const gated = gateOf({ report, checks, baseline, options })
  await writeOutputs(gated, options, environment, presentation({ report, profile, answers, evidence }))
  return exitStatus(gated.failing, { ended: 'done', evidence })
}

function withAnswers({ evidence, finishedAt }: SavedEvidence, file: string | undefined): EvidenceSoFar {
  if (file === undefined) return evidence
  const { answers, profile } = readAnswersFile(file)
  return {
    ...evidence,
    answers: { state: 'ok', value: answers, at: finishedAt, durationMs: 0 },
    profile: { state: 'ok', value: profile, at: finishedAt, durationMs: 0 },
  }
}

function readFile(file: string): SavedEvidence {
  try {
    const saved = readSavedEvidence(JSON.parse(readFileSync(file, 'utf8')))
    if (saved) return saved
  } catch (error) {
    const cause = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new UsageError(`The file ${file} ${cause}.`)
  }
  throw new UsageError(`The file ${file} holds no evidence that Fettle saved.`)
}
