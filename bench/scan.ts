import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addressOf, CLI, reach, siteIds } from './support/corpus.ts'
import { measure, median } from './support/measure.ts'
import { fileURLToPath } from 'node:url'

// A whole scan (all checks, crawl of up to 100 pages) against two plain Lighthouse runs of the same site in the same browser, side by
// side, and the memory of inspector and browser worker, without the browser and the command line:
//   npm run -s bench:scan -- <corpus folder> <ca.pem> <browser> [id ...]
const [folder, authority, browser, ...some] = process.argv.slice(2)
if (!folder || !authority || !browser)
  throw new Error('Say the corpus folder, the authority and the browser.')

const ids = some.length > 0 ? some : siteIds(folder).slice(0, 10)
const key = new X509Certificate(readFileSync(authority)).publicKey.export({ type: 'spki', format: 'der' })
const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
const PLAIN = fileURLToPath(new URL('./support/plain-lighthouse.ts', import.meta.url))

const ratios: number[] = []
for (const id of ids) {
  const rules = `--host-resolver-rules=MAP ${id}.corpus.test 127.0.0.2, MAP * ~NOTFOUND , EXCLUDE 127.0.0.2`
  const plain = await measure(process.execPath, [PLAIN, addressOf(id), browser, trust, rules])
  const scan = await measure(
    process.execPath,
    [CLI, 'check', addressOf(id), ...reach(id, authority), '--pace', 'off', '--quiet', '--json', '/dev/null'],
    { except: /chrom|cli\/main/u, env: { FETTLE_CHROMIUM: browser } },
  )
  ratios.push(scan.seconds / plain.seconds)
  process.stdout.write(
    `${id.padEnd(18)} scan ${scan.seconds.toFixed(1)} s, two Lighthouse runs ${plain.seconds.toFixed(1)} s, ratio ${(scan.seconds / plain.seconds).toFixed(2)}, memory without the browser ${scan.peakMb} MiB\n`,
  )
}
process.stdout.write(`median ratio ${median(ratios).toFixed(2)} over ${ratios.length} sites\n`)
