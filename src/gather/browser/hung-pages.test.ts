import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { browserAt, profilesLeft } from '#support/browser.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { GatheringFailed } from '../context.ts'

const script = (code: string): string => `<!doctype html><title>t</title><p>Hello<script>${code}</script>`

const codeOf = (visiting: Promise<unknown>): Promise<string> =>
  visiting.then(
    () => 'seen',
    (error: unknown) => (error instanceof GatheringFailed ? error.failure.code : 'fault'),
  )

/** Command lines of running processes that name a profile folder of this process. */
async function browsersLeft(): Promise<string[]> {
  const names = await readdir('/proc')
  const lines = await Promise.all(
    names
      .filter((name) => /^\d+$/u.test(name))
      .map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(`fettle-profile-${process.pid}-`))
}

/** A pause, because reading every process takes processor time. */
const POLL_MS = 100

/** No process of the browser may run 5 seconds after it was closed; its crash handler ends a moment later. */
async function assertNothingLeft(): Promise<void> {
  const until = performance.now() + 5_000
  let left = await browsersLeft()
  while (left.length > 0 && performance.now() < until) {
    await pause(POLL_MS)
    left = await browsersLeft()
  }
  assert.deepEqual([left, await profilesLeft()], [[], []])
}

const NEVER: WebAnswer = () => undefined
const DEADLINE_MS = 24_000
/** For a page that takes all processors: however its visit ends within this time, nothing may be left. */
const SHORT_MS = 6_000

const PAGES: Readonly<Record<string, readonly [page: WebAnswer, codes: RegExp, deadlineMs?: number]>> = {
  'that never answers': [NEVER, /^page_hung$/u],
  'that loops when it is there': [
    script('setTimeout(() => { for (;;); }, 50)'),
    // On a machine that is too busy, the cause is unknown.
    /^(?:page_hung|browser_stalled)$/u,
    SHORT_MS,
  ],
  'that floods history, network and processors': [
    script(`
      setInterval(() => { for (let i = 0; i < 999; i++) history.pushState(i, '', '?' + i) }, 1)
      setInterval(() => fetch('/never'), 20)
      for (let i = 0; i < 4; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))
      setInterval(() => { debugger }, 10)`),
    /^(?:seen|page_blank|page_hung|page_unstable|browser_stalled)$/u,
    SHORT_MS,
  ],
  'that moves on for ever': [
    script("setTimeout(() => { location = '/?' + Math.random() }, 20)"),
    /^page_restless$/u,
  ],
  'that asks for windows for ever, and gets none': [
    script("setInterval(() => { for (let i = 0; i < 20; i++) if (open('/fine')) location = '/given' }, 10)"),
    /^seen$/u,
  ],
  'that opens windows by links for ever': [
    `<!doctype html><title>t</title><a href="/fine" target="_blank" rel="opener">Hello</a>
      <script>setInterval(() => document.querySelector('a').click(), 20)</script>`,
    // Chrome has a pop-up blocker and opens none. On a machine that is too busy, the cause is unknown.
    /^(?:seen|page_restless|page_hung|browser_stalled)$/u,
  ],
}

for (const [what, [page, codes, deadlineMs = DEADLINE_MS]] of Object.entries(PAGES)) {
  test(`B01 B02 B05 B06 B18 B25 a page ${what} is closed, fails with its own code, is not tried again, and leaves no process`, async () => {
    const site = await browserAt(
      (path) => (path.startsWith('/never') ? NEVER : path === '/fine' ? script('') : page),
      { deadlineMs },
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

test('a stopped scan ends its browser', async () => {
  const stopping = new AbortController()
  const asked = Promise.withResolvers<undefined>()
  await using site = await browserAt(
    { '/never': () => asked.resolve(undefined) },
    { signal: stopping.signal },
  )
  const visiting = site.service.visit('mobile', site.home('/never'))
  await asked.promise
  stopping.abort()
  await assert.rejects(
    visiting,
    (error) => error instanceof GatheringFailed && error.failure.code === 'cancelled',
  )
  await site[Symbol.asyncDispose]()
  await assertNothingLeft()
})
