import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { corpusIds, scanArguments } from './support/corpus.ts'
import { measure } from './support/measure.ts'

// Scans labelled websites that are being served (see support/corpus.ts), at the default pace, for the corpus' own script to score:
//   npm run -s bench:corpus -- <folder> <ca.pem> <reports folder> [id ...]
const [folder, authority, reports, ...some] = process.argv.slice(2)
if (!folder || !authority || !reports)
  throw new Error('Say the corpus folder, the authority and where reports go.')
mkdirSync(reports, { recursive: true })

for (const id of some.length > 0 ? some : corpusIds(folder)) {
  const args = scanArguments(id, authority, reports)
  const { seconds, status } = await measure(process.execPath, args, { memory: false })
  process.stdout.write(`${id.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  exit ${status}\n`)
}
spawnSync(process.execPath, [join(folder, 'score.mjs'), reports, folder, 'dev', '--errors'], {
  stdio: 'inherit',
})
