import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const SCRIPT = join(HERE, 'scripts', 'new-check.ts')
const ID = 'opening-hours'
const COPIED = ['src', 'scripts', 'tests/support', 'package.json', 'biome.json']

describe('a new check', () => {
  let root = ''
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'fettle-new-check-'))
    for (const path of [...COPIED, ...globSync('tsconfig*.json', { cwd: HERE })])
      cpSync(join(HERE, path), join(root, path), { recursive: true })
    symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'))
  })
  after(() => rmSync(root, { recursive: true }))

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  const make = (...ids: string[]) => run(process.execPath, SCRIPT, ...ids, '--root', root)
  const refusal = (...ids: string[]): string => {
    const { status, stdout, stderr } = make(...ids)
    assert.deepEqual([status, stdout], [2, ''])
    assert.match(stderr, /^[^\n]+\.\n$/u)
    return stderr
  }

  test('is in the catalogue, well typed, well formed and tested as soon as it is made', () => {
    const { status, stderr } = make(ID)
    assert.deepEqual([status, stderr], [0, ''])
    assert.match(
      readFileSync(join(root, 'src/checks/catalogue.generated.ts'), 'utf8'),
      /from '\.\/opening-hours\/check\.ts'/u,
    )
    for (const config of ['tsconfig.pure.json', 'tsconfig.server.json']) {
      const { status: types, stdout } = run(join(root, 'node_modules/.bin/tsc'), '-p', config)
      assert.equal(types, 0, stdout)
    }
    const { status: format, stdout: told } = run(
      join(root, 'node_modules/.bin/biome'),
      'format',
      `src/checks/${ID}`,
    )
    assert.equal(format, 0, told)
    assert.equal(run(process.execPath, '--test', `src/checks/${ID}/check.test.ts`).status, 0)
    assert.ok(readFileSync(join(root, `docs/method/${ID}.md`), 'utf8').startsWith('# Opening hours'))
  })

  test('needs an id of its own', () => {
    assert.match(refusal('ssl'), /already/u)
    assert.match(refusal('sitespeed'), /already/u)
    assert.match(refusal('sitespeed-mobile'), /already/u)
  })

  test('needs an id of small letters, words joined by "-"', () => {
    for (const id of ['Opening', 'opening_hours', 'opening--hours', 'hours-', '24-hours', '../ssl', ''])
      assert.match(refusal(id), /is no id/u)
    assert.match(refusal(), /Say one id/u)
    assert.match(refusal('one', 'two'), /Say one id/u)
    assert.match(refusal('--force'), /Say one id/u)
  })
})
