import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#checks/catalogue.generated.ts'
import { judgeAll } from '#engine/judging.ts'
import { readSavedEvidence } from '#engine/saved-evidence.ts'
import { median } from './support/measure.ts'

// Judging saved evidence again, all checks, without the network: `npm run -s bench:judge -- <folder of *.evidence>`.
// The first pass of a process is cold; it is printed apart from the median of ten.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say the folder of saved evidence.')

const perSite = readdirSync(folder)
  .filter((file) => file.endsWith('.evidence'))
  .map((file) => {
    const saved = readSavedEvidence(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (!saved) throw new Error(`${file} is not saved evidence`)
    const once = (): number => {
      const started = performance.now()
      judgeAll(catalogue, saved.evidence, new Date(saved.finishedAt), (where, error) => {
        throw new Error(`${where} broke`, { cause: error })
      })
      return performance.now() - started
    }
    const first = once()
    const ms = median(Array.from({ length: 10 }, once))
    process.stdout.write(
      `${file.padEnd(28)} first ${first.toFixed(1).padStart(6)} ms  median ${ms.toFixed(1).padStart(6)} ms\n`,
    )
    return ms
  })
process.stdout.write(
  `sites ${perSite.length}, median ${median(perSite).toFixed(1)} ms, worst ${Math.max(...perSite).toFixed(1)} ms\n`,
)
