import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import type { CDPSession, Page } from 'puppeteer-core'
import { GatheringFailed } from '../context.ts'
import { ResponseWatch } from './watch-responses.ts'

const ALLOWED_MS = 2_400

/** A session of a browser that works at this share of a processor; what it was told is kept. */
function aSession(share: number, told: string[] = []): CDPSession {
  const started = performance.now()
  const send = (method: string): Promise<unknown> => {
    told.push(method)
    const cpuTime = ((performance.now() - started) / 1_000) * share
    return Promise.resolve(
      method === 'SystemInfo.getProcessInfo'
        ? { processInfo: [{ cpuTime }] }
        : { result: { value: 'complete' } },
    )
  }
  const detach = (): Promise<void> => {
    told.push('detach')
    return Promise.resolve()
  }
  return Object.assign(Object.create(null), { send, detach })
}

/** What a page that answers is blamed for, where its browser works at 0.9 of a processor on so many pages. */
async function blamedFor(sideBySide: number): Promise<string> {
  const page: Page = Object.assign(Object.create(null), { url: () => 'https://joes.test/' })
  const told: string[] = []
  const watch = new ResponseWatch({
    page,
    session: aSession(0),
    browser: aSession(0.9, told),
    allowedMs: ALLOWED_MS,
    sideBySide,
    isElsewhere: false,
    moves: { count: () => 0, verdict: () => null },
  })
  const verdict = await Promise.race([
    watch.lost.catch((error: unknown) => (error instanceof GatheringFailed ? error.failure.code : 'error')),
    pause(ALLOWED_MS + 1_000, 'nothing'),
  ])
  watch.stop()
  assert.equal(told.at(-1), 'detach')
  return verdict
}

test('a page that works on and on is lost, three that share a processor are not', async () => {
  assert.deepEqual(await Promise.all([blamedFor(1), blamedFor(3)]), ['page_hung', 'nothing'])
})
