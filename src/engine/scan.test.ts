import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ONE_PAGE_TASK } from '#support/inspector-task.ts'
import { checkOf } from '#support/result-of.ts'
import type { AnyCheck } from '#core/check.ts'
import { failure } from '#core/reasons.ts'
import type { StartInspector } from './inspector/client.ts'
import { judgeAll, judgeAllWithin, JudgingTime } from './judging.ts'
import { type EngineScan, type ScanEvents, startScan } from './scan.ts'
import { TookTooLong } from './within-time.ts'

/** An inspector that gathers nothing until it is stopped, and says then that it was. */
const waits: StartInspector = ({ keys }, onMessage) => {
  const ended = Promise.withResolvers<undefined>()
  return {
    stop: () => {
      for (const key of keys)
        onMessage({
          kind: 'evidence',
          key,
          piece: { state: 'failed', failure: failure('cancelled'), at: '', durationMs: 0 },
        })
      ended.resolve(undefined)
    },
    kill: () => ended.resolve(undefined),
    ended: ended.promise,
  }
}

function begin(deadlineMs: number, checks = [checkOf('ssl')], events: ScanEvents = {}): EngineScan {
  return startScan(
    {
      checks,
      task: { ...ONE_PAGE_TASK, settings: { ...ONE_PAGE_TASK.settings, crawlMs: 0 } },
      accounts: { connected: [] },
      deadlineMs,
      inspector: waits,
    },
    events,
  )
}

const reasonCodes = async ({ done }: EngineScan) => (await done).results.map(({ reasonCode }) => reasonCode)

describe('a scan that is stopped', () => {
  it('says that the time was over where its deadline came', async () => {
    assert.deepEqual(await reasonCodes(begin(1)), ['budget_time'])
  })

  it('says that it was cancelled where somebody cancelled it', async () => {
    const scan = begin(60_000)
    scan.cancel()
    assert.deepEqual(await reasonCodes(scan), ['cancelled'])
  })
})

describe('a check that waits although nothing is pending', () => {
  it('has a result that is told like any other', async () => {
    const told: unknown[] = []
    const waiting: AnyCheck = {
      ...checkOf('ssl'),
      id: 'waiting',
      needs: [],
      wants: [],
      run: () => ({ wait: true }),
    }
    const { done } = begin(1, [waiting, checkOf('ssl')], {
      onResult: ({ id, reasonCode }, finished, total) => told.push([id, reasonCode, finished, total]),
      onJudged: ({ id }) => told.push(id),
    })
    await done
    assert.deepEqual(told.slice(-2), ['waiting', ['waiting', 'internal', 2, 2]])
  })
})

const endless = (onRun: () => void): AnyCheck => ({
  ...checkOf('ssl'),
  needs: [],
  wants: [],
  run: () => {
    onRun()
    for (;;);
  },
})

describe('a check whose rule does not end', () => {
  it('is ended, told as a fault of ours, and keeps no other check from its result', async () => {
    const faults: unknown[] = []
    const scan = begin(1, [{ ...endless(() => undefined), id: 'endless' }, checkOf('ssl')], {
      onFault: (where, error) => faults.push(where, error instanceof TookTooLong),
    })
    assert.deepEqual(await reasonCodes(scan), ['internal', 'budget_time'])
    assert.deepEqual(faults, ['endless', true])
  })

  it('is not begun any more once the time of all checks is used up', () => {
    const begun = new Set<number>()
    const checks = Array.from({ length: 20 }, (_, at) => endless(() => begun.add(at)))
    const results = judgeAllWithin(checks, {}, new Date(0), {
      onFault: () => undefined,
      time: new JudgingTime(100, 200),
    })
    assert.deepEqual(new Set(results.map(({ reasonCode }) => reasonCode)), new Set(['internal']))
    assert.ok(begun.size < 6, `${begun.size} were begun`)
  })

  it('counts once, though it waited for the processor first: the next one is still judged', () => {
    const time = new JudgingTime(200, 500)
    let begun = 0
    const waitsFirst = (): void => {
      begun += 1
      if (begun === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      for (;;);
    }
    assert.throws(() => time.within(waitsFirst), TookTooLong)
    assert.equal(begun, 2)
    assert.equal(
      time.within(() => 'judged'),
      'judged',
    )
  })
})

const quoting = (text: string): AnyCheck => {
  const check = checkOf('ssl')
  const said = { reason: 'internal_error', code: 'internal' } as const
  return {
    ...check,
    needs: [],
    wants: [],
    run: () => ({ unable: said, proof: [{ kind: 'dns', at: text, found: text }] }),
  }
}

describe('a check that quotes what a database refuses', () => {
  it('C06 has a result with replacement characters in its place, and nothing else is changed', () => {
    const [results, plain] = [
      ['a\0b\ud800', 'a\\u0000'],
      ['a\uFFFDb\uFFFD', 'a\\u0000'],
    ].map((texts) => judgeAll(texts.map(quoting), {}, new Date(0), assert.fail))
    assert.deepEqual(results, plain)
  })
})
