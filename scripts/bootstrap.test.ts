import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const LONG_AGO = new Date('2020-01-01')
const WRITTEN = 'src/checks/catalogue.generated.ts'

describe('the bootstrap script', () => {
  let folder = ''
  const at = (path: string): string => join(folder, path)
  const bootstrap = (): void => {
    const { status, stderr } = spawnSync(process.execPath, [at('scripts/bootstrap.mjs')], {
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
  }
  /** Whether the next call writes the catalogue. */
  const isWritten = (): boolean => {
    const earlier = statSync(at(WRITTEN)).mtimeMs
    bootstrap()
    return statSync(at(WRITTEN)).mtimeMs > earlier
  }

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-bootstrap-'))
    for (const part of [
      'package.json',
      'package-lock.json',
      'scripts',
      'src/checks',
      'src/cli/page-sources.json',
      'src/connectors',
      'src/core',
      'src/fixes',
    ])
      cpSync(part, at(part), { recursive: true })
    utimesSync(at('package-lock.json'), LONG_AGO, LONG_AGO)
    symlinkSync(join(process.cwd(), 'node_modules'), at('node_modules'))
    // As in a new clone: each file that is written changes the time of its folder.
    for (const name of ['catalogue', 'fixes', 'lessons'])
      rmSync(at(`src/checks/${name}.generated.ts`), { force: true })
    mkdirSync(at('src/web/app'), { recursive: true })
    bootstrap()
  })
  after(() => rmSync(folder, { recursive: true }))

  it('writes the catalogue once, not at every call', () => {
    assert.equal(isWritten(), false)
  })

  it('writes it again after one of its sources was changed, added or removed', () => {
    const later = new Date(Date.now() + 1_000)
    utimesSync(at('src/checks/ssl/words.ts'), later, later)
    assert.equal(isWritten(), true, 'changed')
    utimesSync(at('src/checks/ssl/words.ts'), LONG_AGO, LONG_AGO)
    for (const change of [
      () => writeFileSync(at('src/core/new.ts'), ''),
      () => rmSync(at('src/core/new.ts')),
    ]) {
      bootstrap()
      assert.equal(isWritten(), false)
      change()
      assert.equal(isWritten(), true)
    }
  })

  it('does not write it when only a test was changed', () => {
    bootstrap()
    const later = new Date(Date.now() + 1_000)
    utimesSync(at('src/checks/ssl/check.test.ts'), later, later)
    assert.equal(isWritten(), false)
  })

  /** What npm is asked for before a start on a machine without packages; npm itself is a program that only tells. */
  const askedOfNpm = (): string => {
    const npm = at('npm.cjs')
    const found = join(process.cwd(), 'node_modules')
    writeFileSync(
      npm,
      `require('node:fs').symlinkSync(${JSON.stringify(found)}, 'node_modules')\nconsole.error(process.argv.slice(2).join(' '))`,
    )
    unlinkSync(at('node_modules'))
    const env = { ...process.env, npm_execpath: npm }
    return spawnSync(process.execPath, [at('scripts/bootstrap.mjs'), '--to-run'], { encoding: 'utf8', env })
      .stderr
  }

  it('installs everything before a start that has to build the pages, and says how much that is', () => {
    assert.match(askedOfNpm(), /^Installing .*: \d{3} packages, about 500 MB .*\nci --no-audit/u)
  })

  it('leaves out what only builds and tests Fettle where the pages are built', () => {
    const pages = at('dist/web/.vite/pages.json')
    mkdirSync(dirname(pages), { recursive: true })
    bootstrap()
    writeFileSync(pages, '{}')
    const later = new Date(Date.now() + 60_000)
    utimesSync(pages, later, later)
    assert.match(askedOfNpm(), /^Installing .*: \d{3} packages, about 300 MB .*\nci --omit=dev/u)
  })
})
