import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

const TEST_RUN = import.meta.resolve('./test-run.ts')
const FILES = {
  'ends.test.mjs': `import { it } from 'node:test'; it('never ends', () => process.exit(7))`,
  'fails.test.mjs': `import { describe, it } from 'node:test'
    describe('a sum', () => { it('is right', () => {}); it('is wrong', () => { throw new Error('no') }) })`,
  'passes.test.mjs': `import { it } from 'node:test'; it('passes', () => {}); it('is skipped', { skip: true }, () => {})`,
}

/** Outcomes by file name, of a process of its own: Node's runner does not start another one below it. */
async function outcomesOf(folder: string): Promise<unknown> {
  const files = Object.keys(FILES).map((name) => join(folder, name))
  const program = `
    import { writeFileSync } from 'node:fs'
    const { runFiles } = await import(${JSON.stringify(TEST_RUN)})
    const outcomes = await runFiles(${JSON.stringify(files)}, { words: [], concurrency: 3 })
    writeFileSync(${JSON.stringify(join(folder, 'outcomes.json'))}, JSON.stringify([...outcomes]))`
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  await writeFile(join(folder, 'program.mjs'), program)
  await promisify(execFile)(process.execPath, [join(folder, 'program.mjs')], { env })
  const { default: outcomes } = await import(join(folder, 'outcomes.json'), { with: { type: 'json' } })
  return outcomes
}

describe('a run of test files', () => {
  it('gives the outcome of each, also of one whose process ends early', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-test-run-'))
    try {
      for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
      assert.deepEqual(
        new Map(entries(await outcomesOf(folder))),
        new Map(
          entries([
            [
              join(folder, 'ends.test.mjs'),
              { passed: 0, failed: 1, skipped: 0, failures: [join(folder, 'ends.test.mjs')] },
            ],
            [join(folder, 'fails.test.mjs'), { passed: 1, failed: 1, skipped: 0, failures: ['is wrong'] }],
            [join(folder, 'passes.test.mjs'), { passed: 1, failed: 0, skipped: 1, failures: [] }],
          ]),
        ),
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

function entries(value: unknown): [string, unknown][] {
  assert.ok(Array.isArray(value))
  return value.map((entry: unknown) => {
    assert.ok(Array.isArray(entry))
    return [String(entry[0]), entry[1]]
  })
}
