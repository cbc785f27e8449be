import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { browserAt, profilesLeft } from '#support/browser.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { GatheringFailed } from '../context.ts'

const script = (code: string): string => `<!doctype html><title>t</title><p>Hello<script>${code}</script>`

const codeOf = (looking: Promise<unknown>): Promise<string> =>
  looking.then(
    () => 'seen',
    (error: unknown) => (error instanceof GatheringFailed ? error.failure.code : 'fault'),
  )

/** Command lines of living processes that name a profile folder of this process. */
async function browsersLeft(): Promise<string[]> {
  const names = await readdir('/proc')
  const lines = await Promise.all(
    names
      .filter((name) => /^\d+$/u.test(name))
      .map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(`fettle-profile-${process.pid}-`))
}

/** Reading every process takes the processor's time. */
const LOOK_AGAIN_MS = 100

/** Nothing of the browser may be there 5 seconds after it was left; its crash handler takes a moment to notice. */
async function assertNothingLeft(): Promise<void> {
  const until = performance.now() + 5_000
  let left = await browsersLeft()
  while (left.length > 0 && performance.now() < until) {
    await pause(LOOK_AGAIN_MS)
    left = await browsersLeft()
  }
  assert.deepEqual([left, await profilesLeft()], [[], []])
}

const NEVER: WebAnswer = () => undefined
const PAGES: Readonly<Record<string, readonly [page: WebAnswer, codes: RegExp]>> = {
  'that never answers': [NEVER, /^page_hung$/u],
  'that loops when it is there': [
    script('setTimeout(() => { for (;;); }, 50)'),
    // Where the machine itself is too busy, nobody can tell whose fault it is.
    /^(?:page_hung|browser_stalled)$/u,
  ],
  'that floods history, network and processors': [
    script(`
      setInterval(() => { for (let i = 0; i < 999; i++) history.pushState(i, '', '?' + i) }, 1)
      setInterval(() => fetch('/never'), 20)
      for (let i = 0; i < 4; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))
      setInterval(() => { debugger }, 10)`),
    /^(?:seen|page_blank|page_hung|page_unstable|browser_stalled)$/u,
  ],
  'that moves on for ever': [
    script("setTimeout(() => { location = '/?' + Math.random() }, 20)"),
    /^page_restless$/u,
  ],
  'that opens windows for ever': [
    script("setInterval(() => { for (let i = 0; i < 20; i++) open('/fine') }, 10)"),
    /^page_(?:restless|hung)$/u,
  ],
}

for (const [what, [page, codes]] of Object.entries(PAGES)) {
  test(`B01 B02 B05 B06 B18 B25 a page ${what} is left, told as itself, never tried again, and nothing of it stays`, async () => {
    const site = await browserAt(
      (path) => (path.startsWith('/never') ? NEVER : path === '/fine' ? script('') : page),
      { deadlineMs: 24_000 },
    )
    await using _ = site
    const code = await codeOf(site.service.visit('mobile', site.home('/')))
    assert.match(code, codes)
    if (code === 'page_hung' || code === 'page_restless') {
      const asked = site.server.requests.length
      assert.equal(await codeOf(site.service.visit('desktop', site.home('/'))), code)
      assert.equal(site.server.requests.length, asked)
    }
    await site[Symbol.asyncDispose]()
    await assertNothingLeft()
  })
}

test('a run that is stopped takes its browser with it', async () => {
  const stopping = new AbortController()
  const asked = Promise.withResolvers<undefined>()
  await using site = await browserAt(
    { '/never': () => asked.resolve(undefined) },
    { signal: stopping.signal },
  )
  const looking = site.service.visit('mobile', site.home('/never'))
  await asked.promise
  stopping.abort()
  await assert.rejects(
    looking,
    (error) => error instanceof GatheringFailed && error.failure.code === 'cancelled',
  )
  await site[Symbol.asyncDispose]()
  await assertNothingLeft()
})
