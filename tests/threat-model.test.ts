import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const ROW = /^\| (M\d\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gmu
const page = readFileSync('docs/threat-model.md', 'utf8')
const rows = [...page.matchAll(ROW)].map(([, id = '', , , tests = '']) => ({
  id,
  titles: [...tests.matchAll(/"([^"]+)"/gu)].map(([, title = '']) => title),
}))

/** Titles of all tests. */
const titles = new Set(
  globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
    .filter((file) => !file.endsWith('threat-model.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:it|test)\(\s*(['"`])((?:(?!\1).)+)\1/gu),
    ])
    .map(([, , title = '']) => title),
)

describe('the threat model', () => {
  it('has a test for every row, and each exists', () => {
    assert.ok(rows.length >= 30)
    for (const { id, titles: named } of rows) assert.ok(named.length > 0, id)
    const missing = rows.flatMap(({ id, titles: named }) =>
      named.filter((title) => !titles.has(title)).map((title) => `${id}: ${title}`),
    )
    assert.deepEqual(missing, [])
  })

  it('has each id once, in order', () => {
    const ids = rows.map(({ id }) => id)
    assert.deepEqual(ids, [...new Set(ids)].toSorted())
    assert.equal(page.match(/^\| M/gmu)?.length, ids.length)
  })
})
