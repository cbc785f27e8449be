import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { linesOf, timesOf } from './test-times.ts'

const RECORD = import.meta.resolve('./record-time.ts')
/** Takes 0.15 s of processor time itself, and as much in a process that it waits for; each with its own start. */
const WORK = `
  import { spawnSync } from 'node:child_process'
  import { recordTime } from ${JSON.stringify(RECORD)}
  recordTime(process.env.TEST_RUN_FOLDER)
  const work = 'while (process.cpuUsage().user < 150_000);'
  spawnSync(process.execPath, ['-e', work])
  eval(work)`

describe('the time of a test file', () => {
  it('is that of its process, and of those below it where the system tells', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-test-times-'))
    try {
      const [file, other] = [join(folder, 'works.mjs'), join(folder, 'other.mjs')]
      for (const each of [file, other]) {
        await writeFile(each, WORK)
        await promisify(execFile)(process.execPath, [each], {
          env: { ...process.env, TEST_RUN_FOLDER: folder },
        })
      }
      const times = timesOf(folder, new Set([file]))
      assert.deepEqual(
        times.map((each) => each.file),
        [file],
      )
      const [{ wall, processor } = { wall: 0, processor: 0 }] = times
      assert.ok(wall > 0)
      // The system counts the processes below in hundredths of a second.
      assert.ok(processor >= (process.platform === 'linux' ? 0.25 : 0.15), `${processor}`)
      assert.match(
        linesOf(times, () => 'works'),
        /^Processor s .*\n +[\d.]+ +[\d.]+ {2}works\n +[\d.]+ in all$/u,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
