import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'

const HOOK = import.meta.resolve('./quick-drizzle.ts')
const PARTS = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']
const NAMES = `for (const part of ${JSON.stringify(PARTS)}) console.log(part, Object.keys(await import(part)).join())`

const namesWith = (...options: string[]): string =>
  execFileSync(process.execPath, [...options, '--input-type=module', '--eval', NAMES], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })

describe('Drizzle, loaded quickly', () => {
  it('has the same parts', () => {
    const names = namesWith('--import', HOOK)
    assert.match(names, /^drizzle-orm\/pg-core .*pgTable/mu)
    assert.equal(names, namesWith())
  })
})
