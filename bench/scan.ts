import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '#gather/browser/find.ts'
import { addressOf, corpusIds, scanArguments } from './support/corpus.ts'
import { measure, median } from './support/measure.ts'

// A whole scan (all checks, crawl of up to 100 pages, default pace) compared with two plain Lighthouse runs of the same website in the same browser, and
// the memory of inspector and browser worker without the browser and the command line:
//   npm run -s bench:scan -- <corpus folder> <ca.pem> [--browser <path>, else the bundled one] [--reports <folder>] [id ...]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: 'bundled' }, reports: { type: 'string' } },
})
const [folder, authority, ...some] = positionals
const { browser: executable, reports = mkdtempSync(join(tmpdir(), 'fettle-bench-')) } = values
if (!folder || !authority) throw new Error('Say the corpus folder and the authority.')
const browser = await findBrowser({ executable })
if (!browser) throw new Error(`There is no browser at ${executable}.`)

const ids = some.length > 0 ? some : corpusIds(folder)
const key = new X509Certificate(readFileSync(authority)).publicKey.export({ type: 'spki', format: 'der' })
const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
const PLAIN = fileURLToPath(new URL('./support/plain-lighthouse.ts', import.meta.url))

mkdirSync(reports, { recursive: true })
const ratios: number[] = []
for (const id of ids) {
  const rules = `--host-resolver-rules=MAP ${id}.corpus.test 127.0.0.2, MAP * ~NOTFOUND , EXCLUDE 127.0.0.2`
  const plain = await measure(process.execPath, [PLAIN, addressOf(id), browser.path, trust, rules], {
    env: browser.fonts === null ? {} : { FONTCONFIG_PATH: browser.fonts },
  })
  const scan = await measure(process.execPath, scanArguments(id, authority, reports), {
    except: /chrom|cli\/main/u,
    env: { FETTLE_CHROMIUM: executable },
  })
  if (plain.status !== 0 || scan.status !== 0) {
    process.stdout.write(
      `${id.padEnd(18)} not counted: Lighthouse ended with ${plain.status}, the scan with ${scan.status}\n`,
    )
    process.exitCode = 1
    continue
  }
  ratios.push(scan.seconds / plain.seconds)
  process.stdout.write(
    `${id.padEnd(18)} scan ${scan.seconds.toFixed(1)} s, two Lighthouse runs ${plain.seconds.toFixed(1)} s, ratio ${(scan.seconds / plain.seconds).toFixed(2)}, memory without the browser ${scan.peakMib} MiB\n`,
  )
}
process.stdout.write(
  ratios.length === 0
    ? `no scan was counted, of ${ids.length} websites; reports in ${reports}\n`
    : `median ratio ${median(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)} over ${ratios.length} of ${ids.length} websites; reports in ${reports}\n`,
)
