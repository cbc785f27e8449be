import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { browserAt, profilesLeft } from '#support/browser.ts'
import { CouldNotLook } from '../context.ts'

const script = (code: string): string => `<!doctype html><title>t</title><p>Hello<script>${code}</script>`

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

/** Nothing of the browser may be there 5 seconds after it was left; its crash handler takes a moment to notice. */
async function assertNothingLeft(): Promise<void> {
  const until = performance.now() + 5_000
  let left = await browsersLeft()
  while (left.length > 0 && performance.now() < until) left = await browsersLeft()
  assert.deepEqual([left, await profilesLeft()], [[], []])
}

test('B01 B02 B06 B18 pages that hang are left at the deadline, and nothing of them stays', async () => {
  await using site = await browserAt(
    {
      '/never': () => undefined,
      '/spin': script('setTimeout(() => { for (;;); }, 50)'),
      '/flood': script(`
        setInterval(() => { for (let i = 0; i < 999; i++) history.pushState(i, '', '?' + i) }, 1)
        setInterval(() => fetch('/never'), 20)
        for (let i = 0; i < 4; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))
        setInterval(() => { debugger }, 10)`),
      '/fine': script(''),
    },
    { deadlineMs: 4_000 },
  )
  const codes: string[] = []
  for (const path of ['/never', '/spin', '/flood']) {
    const looking = site.service.visit('mobile', site.home(path))
    codes.push(
      await looking.then(
        () => 'seen',
        (error: unknown) => (error instanceof CouldNotLook ? error.failure.code : 'fault'),
      ),
    )
  }
  assert.deepEqual(codes.slice(0, 2), ['page_hung', 'page_hung'])
  assert.match(codes[2] ?? '', /^(?:seen|page_blank|page_hung|page_unstable)$/u)
  assert.match((await site.service.render(site.at('/fine'))).html, /Hello/u)
  await site[Symbol.asyncDispose]()
  await assertNothingLeft()
})

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
    (error) => error instanceof CouldNotLook && error.failure.code === 'cancelled',
  )
  await site[Symbol.asyncDispose]()
  await assertNothingLeft()
})
