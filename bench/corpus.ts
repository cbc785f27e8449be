import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, CLI, reach, siteIds } from './support/corpus.ts'
import { measure } from './support/measure.ts'

// Verdicts on labelled websites that are being served (see support/corpus.ts), scored by the corpus' own script:
//   npm run -s bench:corpus -- <folder> <ca.pem> <reports folder> [id ...]
const [folder, authority, reports, ...some] = process.argv.slice(2)
if (!folder || !authority || !reports)
  throw new Error('Say the corpus folder, the authority and where reports go.')
mkdirSync(reports, { recursive: true })

for (const id of some.length > 0 ? some : siteIds(folder)) {
  const { seconds, status } = await measure(process.execPath, [
    CLI,
    'check',
    addressOf(id),
    ...reach(id, authority),
    '--pace',
    'off',
    '--quiet',
    '--json',
    join(reports, `${id}.json`),
    '--save-evidence',
    join(reports, `${id}.evidence`),
  ])
  process.stdout.write(`${id.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  exit ${status}\n`)
}
spawnSync(process.execPath, [join(folder, 'score.mjs'), reports, folder, 'dev', '--errors'], {
  stdio: 'inherit',
})
