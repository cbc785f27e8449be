import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  import.meta.resolve('../store/owners.ts'),
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

  it('are found by an alias, which is another one in another package', () => {
    for (const name of ['first', 'node_modules/second']) {
      const root = join(folder, name)
      mkdirSync(join(root, 'parts'), { recursive: true })
      mkdirSync(join(root, 'above/below'), { recursive: true })
      const imports = { '#part/*': './parts/*' }
      writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }))
      writeFileSync(join(root, 'parts/one.js'), `export default '${name} one'`)
      writeFileSync(join(root, 'parts/two.js'), `export default '${name} two'`)
      writeFileSync(join(root, 'above/one.js'), "export { default } from '#part/one.js'")
      writeFileSync(join(root, 'above/below/two.js'), "export { default } from '#part/two.js'")
    }
    const files = ['first', 'node_modules/second'].flatMap((name) => [
      `${name}/above/one.js`,
      `${name}/above/below/two.js`,
    ])
    assert.deepEqual(printed(...files).lines, [
      '"first one"',
      '"first two"',
      '"node_modules/second one"',
      '"node_modules/second two"',
    ])
    keep('first/above/lost.js', "export { default } from '#part/lost.js'")
    assert.match(printed('first/above/one.js', 'first/above/lost.js').stderr, /lost\.js/u)
  })

  it('fail by their path where they are missing', () => {
    assert.match(printed('module.mjs', 'missing.mjs').stderr, /missing\.mjs/u)
  })
})
