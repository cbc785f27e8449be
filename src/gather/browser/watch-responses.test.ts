import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import type { CDPSession, Page } from 'puppeteer-core'
import { GatheringFailed } from '../context.ts'
import { ResponseWatch } from './watch-responses.ts'

const ALLOWED_MS = 2_400

/** What a page says of itself to its own scripts, and what a world apart from them sees. */
interface State {
  own: string
  seen: string
}
const COMPLETE: State = { own: 'complete', seen: 'complete' }

/** A session of a browser that works at this share of a processor; what it was told is kept. */
function aSession(
  share: number,
  { told = [], state = COMPLETE }: { told?: string[]; state?: State } = {},
): CDPSession {
  const started = performance.now()
  const answers: Record<string, (asked: { contextId?: number }) => unknown> = {
    'SystemInfo.getProcessInfo': () => ({
      processInfo: [{ cpuTime: ((performance.now() - started) / 1_000) * share }],
    }),
    'Page.getFrameTree': () => ({ frameTree: { frame: { id: 'top' } } }),
    'Page.createIsolatedWorld': () => ({ executionContextId: 7 }),
    'Runtime.evaluate': ({ contextId }) => ({ result: { value: contextId === 7 ? state.seen : state.own } }),
  }
  const send = async (method: string, asked: { contextId?: number } = {}): Promise<unknown> => {
    told.push(method)
    return answers[method]?.(asked)
  }
  const detach = (): Promise<void> => {
    told.push('detach')
    return Promise.resolve()
  }
  return Object.assign(Object.create(null), { send, detach })
}

interface Work {
  /** Of one processor. */
  share: number
  sideBySide?: number
  state?: State
}

/** What a page that answers is blamed for, where its browser works so much on so many pages. */
async function blamedFor({ share, sideBySide = 1, state = COMPLETE }: Work): Promise<string> {
  const page: Page = Object.assign(Object.create(null), { url: () => 'https://joes.test/' })
  const told: string[] = []
  const watch = new ResponseWatch({
    page,
    session: aSession(0, { state }),
    browser: aSession(share, { told }),
    allowedMs: ALLOWED_MS,
    sideBySide,
    isElsewhere: false,
    moves: { count: () => 0, hasBegun: () => true, verdict: () => null },
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
  const works = [blamedFor({ share: 0.9 }), blamedFor({ share: 0.9, sideBySide: 3 })]
  assert.deepEqual(await Promise.all(works), ['page_hung', 'nothing'])
})

test('a page whose document never ends is lost, one that only tells its own scripts so is not', async () => {
  const never = { own: 'loading', seen: 'loading' }
  const works = [
    blamedFor({ share: 0, state: never }),
    blamedFor({ share: 0, state: { ...never, seen: 'complete' } }),
  ]
  assert.deepEqual(await Promise.all(works), ['page_hung', 'nothing'])
})
