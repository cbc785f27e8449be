import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'

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
      'bin',
      'scripts',
      'src/checks',
      'src/cli/page-sources.json',
      'src/connectors',
      'src/core',
      'src/fixes',
      'src/report/html/style',
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

  /** What npm is asked for where `there` is installed, or nothing; npm itself is a program that only tells. */
  const askedOfNpm = (words: readonly string[], there: string | null): string => {
    const npm = at('npm.cjs')
    const link = at('node_modules')
    const installs = `fs.rmSync('node_modules', { force: true })\nfs.symlinkSync(${JSON.stringify(resolve('node_modules'))}, 'node_modules')`
    writeFileSync(
      npm,
      `const fs = require('node:fs')\n${installs}\nconsole.error(process.argv.slice(2).join(' '))`,
    )
    unlinkSync(link)
    if (there !== null) symlinkSync(there, link)
    const env = { ...process.env, npm_execpath: npm }
    return spawnSync(process.execPath, [at('scripts/bootstrap.mjs'), ...words], { encoding: 'utf8', env })
      .stderr
  }

  it('leaves out what only tests and checks Fettle before a start, and says how much it downloads', () => {
    assert.match(
      askedOfNpm(['--to-run'], null),
      /^Installing .*: \d{3} packages, about 235 MB to download and 790 MB on disk\.\nci --omit=dev --prefer-offline/u,
    )
  })

  const announced = (words: readonly string[]): number =>
    Number(/: (\d+) packages/u.exec(askedOfNpm(words, null))?.[1])

  it('announces as many packages as npm installs', () => {
    const there = z
      .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) })
      .parse(JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')))
    const installed = Object.entries(there.packages).filter(([path]) => path.includes('node_modules/'))
    assert.equal(announced([]), installed.length)
    assert.equal(announced(['--to-run']), installed.filter(([, { dev }]) => !dev).length)
  })

  it('installs everything before tests', () => {
    assert.match(
      askedOfNpm([], null),
      /^Installing .*: \d{3} packages, about 330 MB .*\nci --prefer-offline/u,
    )
  })

  it('installs the rest before tests where only what a start needs is there', () => {
    const only = at('only-to-run')
    mkdirSync(only)
    writeFileSync(join(only, '.package-lock.json'), '{}')
    assert.match(askedOfNpm([], only), /\nci --prefer-offline/u)
  })
})

it('runs before every command that a contributor is told of', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const told = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
    /npm (?:run )?(?:-s )?([a-z][\w:]*(?:-\w+)*)/gu,
  )
  const names = new Set(
    ['schema', ...[...told].map(([, name = '']) => name)].filter((name) => name in scripts),
  )
  assert.ok(names.size > 10)
  assert.deepEqual(
    [...names].filter((name) => !scripts[`pre${name}`]?.startsWith('node scripts/bootstrap.mjs')),
    [],
  )
})
