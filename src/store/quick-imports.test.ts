import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

const HOOK = import.meta.resolve('./quick-imports.ts')
const PARTS = [
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/node-postgres',
  'better-auth/minimal',
  'hono',
  'undici',
  '#core/reasons.ts',
  import.meta.resolve('./owners.ts'),
]
const NAMES = `for (const part of ${JSON.stringify(PARTS)}) console.log(part, Object.keys(await import(part)).join())`

const namesWith = (...options: string[]): string =>
  execFileSync(process.execPath, [...options, '--input-type=module', '--eval', NAMES], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })

describe('modules, imported quickly', () => {
  it('have the same parts', () => {
    const names = namesWith('--import', HOOK)
    assert.match(names, /^drizzle-orm\/pg-core .*pgTable/mu)
    assert.match(names, /^better-auth\/minimal betterAuth/mu)
    assert.equal(names, namesWith())
  })
})

describe('files beside each other, imported quickly', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-imports-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  /** What a program prints that imports these files of the folder, one after the other. */
  function printed(...names: string[]) {
    const main = join(folder, 'main.mjs')
    const lines = names.map((name) => `console.log(JSON.stringify((await import('./${name}')).default))`)
    writeFileSync(main, `export const none = 0\n${lines.join('\n')}`)
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', HOOK, main], { encoding: 'utf8' })
    return { lines: stdout.trim().split('\n'), stderr }
  }
  const keep = (name: string, text: string): void => writeFileSync(join(folder, name), text)

  it('are each of their own kind', () => {
    keep('module.mjs', "export default 'module'")
    keep('second.mjs', "export default 'second'")
    keep('typed.mts', "const kind: string = 'typed'\nexport default kind")
    keep('required.cjs', "module.exports = 'required'")
    keep('another.cjs', "module.exports = 'another'")
    assert.deepEqual(printed('module.mjs', 'second.mjs', 'typed.mts', 'required.cjs', 'another.cjs').lines, [
      '"module"',
      '"second"',
      '"typed"',
      '"required"',
      '"another"',
    ])
  })

  it('fail by their path where they are missing', () => {
    assert.match(printed('module.mjs', 'missing.mjs').stderr, /missing\.mjs/u)
  })
})
