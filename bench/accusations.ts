import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CheckResult } from '#core/result.ts'
import { readSavedEvidence } from '#engine/saved-evidence.ts'
import { type Accusation, accusationsOf } from './support/accusations.ts'
import { type Doubt, proofChecker } from './support/proof-check.ts'

// Every error and warning of a folder of reports with its proof, in one block each, for a person to mark as true, false or misleading:
//   npm run -s accusations -- <folder> [--json] [--doubted] [report …]
// With `<report>.evidence` beside `<report>.json`, quotations that are not in it are reported too; `--doubted` prints only those.

interface Listed extends Accusation {
  number: number
  report: string
  /** `null`: there is no evidence beside the report. */
  doubts: Doubt[] | null
}

const args = process.argv.slice(2)
const flags = new Set(args.filter((arg) => arg.startsWith('--')))
const [folder, ...some] = args.filter((arg) => !arg.startsWith('--'))
if (!folder) throw new Error('Say the folder of reports.')

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .filter((name) => some.length === 0 || some.includes(name))

const listed = names
  .flatMap(ofReport)
  .map((accusation, at): Listed => ({ number: at + 1, ...accusation }))
  .filter(({ doubts }) => !flags.has('--doubted') || (doubts ?? []).length > 0)
process.stdout.write(
  flags.has('--json') ? `${JSON.stringify(listed, null, 2)}\n` : listed.map(blockOf).join('\n'),
)

function ofReport(report: string): Omit<Listed, 'number'>[] {
  const parsed = z.object({ checks: z.array(z.custom<CheckResult>()) }).safeParse(read(`${report}.json`))
  if (!parsed.success) return []
  const file = `${report}.evidence`
  const saved = existsSync(join(folder ?? '', file)) ? readSavedEvidence(read(file)) : null
  const doubtsOf = saved ? proofChecker(saved.evidence) : null
  return accusationsOf(parsed.data.checks).map((accusation) => ({
    report,
    ...accusation,
    doubts: doubtsOf?.(accusation) ?? null,
  }))
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(folder ?? '', file), 'utf8'))
}

function blockOf({ number, report, check, status, display, says, proof, doubts }: Listed): string {
  return [
    `${number}. ${report} · ${check} · ${status} · ${display}`,
    `   ${says}`,
    ...proof.map(({ at, found }) => `   - ${at}: ${found}`),
    ...(doubts ?? []).map((doubt) => `   ! ${doubt}`),
    '   [ ] true   [ ] false   [ ] misleading',
    '',
  ].join('\n')
}
