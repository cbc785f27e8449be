import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadResult } from '#connectors/context.ts'
import { askOnce } from './ask-once.ts'

const LOST = new Error('the database is away')

/** Asks where the claim cannot be released; gives also the faults that were told. */
async function askWithoutRelease(ask: () => Promise<ReadResult<unknown>>) {
  const faults: unknown[] = []
  const asked = askOnce({
    kept: async () => null,
    isFresh: () => false,
    claim: async () => ({ hold: async () => undefined, release: () => Promise.reject(LOST) }),
    ask,
    now: () => new Date(),
    onFault: (error) => void faults.push(error),
  })
  return { faults, result: await asked.catch((error: unknown) => error) }
}

test('an answer is given also when its claim cannot be released', async () => {
  const answer = { ok: true, data: 7 } as const
  assert.deepEqual(await askWithoutRelease(async () => answer), { faults: [LOST], result: answer })
})

test('what stopped the asking is not hidden by a claim that cannot be released', async () => {
  const why = new Error('not kept')
  assert.deepEqual(await askWithoutRelease(() => Promise.reject(why)), { faults: [LOST], result: why })
})
