import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Calls that read the clock or random numbers: the pure half gets the time as an argument. */
const IMPURE = /new Date\(\s*\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(/u

test('the pure half reads no clock and no random numbers', () => {
  const files = globSync('src/{core,checks,plan,fixes,summary,tools,ads,report}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  assert.ok(files.length > 20)
  const impure = files.filter((file) => IMPURE.test(readFileSync(file, 'utf8')))
  assert.deepEqual(impure, [])
})
