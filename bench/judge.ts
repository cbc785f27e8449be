import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#checks/catalogue.generated.ts'
import { judgeAll } from '#engine/judging.ts'
import { readSavedEvidence } from '#engine/saved-evidence.ts'
import { median } from './support/measure.ts'

// Rejudges saved evidence with all checks: `npm run -s bench:judge -- <folder of *.evidence>`.
// Each website is judged in a separate process: one pass in the new process, then the median of ten more. Each pass reads the evidence again, so that
// values cached for the evidence of one pass do not help the next. Measures the processor time of the judging thread, which never waits, so on an
// idle machine it is the elapsed time.
const [folder, only] = process.argv.slice(2)
if (!folder) throw new Error('Say the folder of saved evidence.')
if (only) process.stdout.write(JSON.stringify(measureWebsite(join(folder, only))))
else printAll(folder)

function printAll(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.evidence'))
  const perWebsite = files.map((file) => {
    const [first = 0, ms = 0]: number[] = JSON.parse(
      execFileSync(process.execPath, [import.meta.filename, folder, file], { encoding: 'utf8' }),
    )
    process.stdout.write(
      `${file.padEnd(28)} first ${first.toFixed(1).padStart(6)} ms  median ${ms.toFixed(1).padStart(6)} ms\n`,
    )
    return { first, ms }
  })
  for (const key of ['first', 'ms'] as const) {
    const all = perWebsite.map((one) => one[key])
    process.stdout.write(
      `${key === 'ms' ? 'later' : 'first'} passes of ${all.length} websites: median ${median(all).toFixed(1)} ms, worst ${Math.max(...all).toFixed(1)} ms\n`,
    )
  }
}

function measureWebsite(file: string): number[] {
  const text = readFileSync(file, 'utf8')
  const once = (): number => {
    const saved = readSavedEvidence(JSON.parse(text))
    if (!saved) throw new Error(`${file} is not saved evidence`)
    const started = processorMs()
    judgeAll(catalogue, saved.evidence, new Date(saved.finishedAt), (where, error) => {
      throw new Error(`${where} broke`, { cause: error })
    })
    return processorMs() - started
  }
  const first = once()
  return [first, median(Array.from({ length: 10 }, once))]
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
