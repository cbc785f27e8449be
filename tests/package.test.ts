import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { z } from 'zod'
import { report } from '#report/schema.ts'
import { symlinkDependencies } from '#support/symlink-dependencies.ts'
import { startWebServer, type WebServer } from '#support/web-server.ts'
import { compiled, compiledFiles, type PackageFile } from '../scripts/package-files.ts'

/** The package that an import names. */
const PACKAGED =
  /(?:^(?:(?:import|export|\})[^\n]* from|import) |import\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gmu
const manifest = z.object({ dependencies: z.record(z.string(), z.string()), files: z.array(z.string()) })
const { dependencies, files: shipped } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const run = promisify(execFile)

describe('the npm package', () => {
  let files: PackageFile[] = []
  let folder = ''
  let website: WebServer
  const command = (): string => join(folder, 'node_modules/fettle/bin/fettle.mjs')

  before(async () => {
    files = compiledFiles()
    folder = mkdtempSync(join(tmpdir(), 'fettle-package-'))
    website = await startWebServer({ '/': readFileSync('src/sample/site/about.html', 'utf8') })
    install(folder, files)
  })
  after(async () => {
    await website.close()
    rmSync(folder, { recursive: true })
  })

  it('has every file that a file of it loads, and no test, page or source', () => {
    const paths = new Set(files.map(({ path }) => path))
    assert.ok(paths.has('lib/cli/main.js') && paths.has('lib/server/worker/worker-process.js'))
    assert.ok([...paths].some((path) => path.startsWith('lib/store/migrations/')))
    for (const path of paths) {
      assert.ok(shipped.includes(path.split('/')[0] ?? ''), path)
      assert.doesNotMatch(path, /\.ts$|\.test\.|^lib\/web\//u)
    }
  })

  it('needs no development package', () => {
    const named = files.flatMap(({ content }) =>
      typeof content === 'string' ? [...content.matchAll(PACKAGED)].map(([, name = '']) => name) : [],
    )
    const missing = named.filter((name) => !isBuiltin(name) && !(name in dependencies))
    assert.ok(named.includes('hono'))
    assert.deepEqual([...new Set(missing)], [])
  })

  it('names its own files as JavaScript, at the same line', () => {
    const source =
      "import type { A } from '#core/check.ts'\n\nimport { parseWebsite } from '#core/address/website.ts'\n"
    const { code, uses } = compiled('src/cli/made-up.ts', source)
    assert.equal(code.split('\n')[2], "import { parseWebsite } from '../core/address/website.js'")
    assert.deepEqual(uses, ['src/core/address/website.ts'])
  })

  it('scans a website from below node_modules, where Node strips no types', async () => {
    const address = [
      'check',
      'http://bluewren.test',
      '--no-browser',
      '--only',
      'ssl,site-keywords',
      '--json',
      '-',
    ]
    const network = ['--allow-private', '127.0.0.0/8', '--dns', '127.0.0.9:9', '--pace', 'off']
    const http = ['--resolve', `bluewren.test:80:${website.address}:${website.port}`]
    const https = ['--resolve', 'bluewren.test:443:127.0.0.9:9']
    const { stdout } = await run(process.execPath, [command(), ...address, ...network, ...http, ...https])
    const document = report.parse(JSON.parse(stdout))
    assert.equal(document.pagesRead, 1)
    assert.ok(website.hits('/') > 0)
    assert.equal(document.checks.find(({ id }) => id === 'ssl')?.status, 'no_ssl')
  })
})

/** The package as npm unpacks it, with the dependencies of this clone beside it. */
function install(folder: string, files: readonly PackageFile[]): void {
  const target = join(folder, 'node_modules/fettle')
  symlinkDependencies(join(folder, 'node_modules'))
  for (const { path, content } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (typeof content === 'string') writeFileSync(join(target, path), content)
    else copyFileSync(content.copyOf, join(target, path))
  }
  cpSync('bin', join(target, 'bin'), { recursive: true })
  copyFileSync('package.json', join(target, 'package.json'))
}
