import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clock } from './clock.ts'
import { Pace, type RequestOutcome } from './pace.ts'
import type { EgressOptions } from './types.ts'

/** A clock that only the test moves; waits end in order. */
class SteppedClock implements Clock {
  #now = 0
  readonly #waiting: { at: number; resolve: () => void }[] = []

  readonly now = (): number => this.#now

  readonly wait = (ms: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ at: this.#now + ms, resolve })
    return promise
  }

  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await pendingWork()
      const next = this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#now = Math.max(this.#now, next.at)
      next.resolve()
    }
    this.#now = end
  }
}

const pendingWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const FAST: RequestOutcome = { firstByteMs: 20, trouble: null }
const BUSY: RequestOutcome = { firstByteMs: 20, trouble: 'asked' }
const UNAVAILABLE: RequestOutcome = { firstByteMs: 20, trouble: 'unavailable' }
const AWAY: RequestOutcome = { firstByteMs: 20, trouble: 'away' }

/** Outcomes of which the first ten take one time, all others another. */
const slowing =
  (first: number, then: number) =>
  (n: number): RequestOutcome => ({ firstByteMs: n <= 10 ? first : then, trouble: null })

const busyAtFirst = (n: number): RequestOutcome => (n <= 2 ? BUSY : FAST)

const mostlyUnavailable = (n: number): RequestOutcome => (n % 10 === 0 ? FAST : UNAVAILABLE)

const limitedAtFirst = (n: number): RequestOutcome => (n <= 4 ? UNAVAILABLE : FAST)

const hostThat = (mayBeLifted: boolean) => ({ lookUp: async () => undefined, mayLift: () => mayBeLifted })

interface Course {
  pace?: EgressOptions['pace']
  lifted?: boolean
  /** The requests are for static files. */
  isStatic?: boolean
  /** Outcome of request number n; by default fast. */
  outcome?: (n: number) => RequestOutcome
}

/** Starts as many requests as the pace allows; each ends at once. Returns the number started in each step. */
async function startsIn(
  steps: readonly number[],
  { pace = 'adaptive', lifted = false, isStatic = false, outcome = () => FAST }: Course,
) {
  const clock = new SteppedClock()
  const paces = new Pace(pace, clock, hostThat(lifted))
  let started = 0
  const loop = async (): Promise<void> => {
    while (started < 5_000) {
      const release = await paces.start('joes.test', { isStatic })
      started += 1
      release(outcome(started))
    }
  }
  const loops = [1, 2, 3, 4, 5, 6].map(loop)
  const counts: number[] = []
  for (const step of steps) {
    const before = started
    await clock.advance(step)
    counts.push(started - before)
  }
  started = 5_000
  await clock.advance(60_000)
  await Promise.all(loops)
  return counts
}

test('a host gets ten requests a second', async () => {
  assert.deepEqual(await startsIn([999, 1_000, 1_000], {}), [10, 10, 10])
})

test('static files start thirty times a second', async () => {
  assert.deepEqual(await startsIn([999, 1_000], { isStatic: true }), [30, 30])
})

test('a page waits a third of its turn after a static file, and a static file a whole one after a page', async () => {
  const clock = new SteppedClock()
  const pace = new Pace('adaptive', clock, hostThat(false))
  const starts: number[] = []
  const request = async (isStatic: boolean) => {
    const release = await pace.start('joes.test', { isStatic })
    starts.push(Math.round(clock.now()))
    release(FAST)
  }
  const requests = [request(true), request(false), request(true)]
  await clock.advance(1_000)
  await Promise.all(requests)
  assert.deepEqual(starts, [0, 33, 133])
})

test('static files of a host in trouble, or one that asks for a delay, start no faster than pages', async () => {
  for (const outcome of [() => BUSY, busyAtFirst])
    assert.deepEqual(
      await startsIn([1_000, 2_000], { isStatic: true, outcome }),
      await startsIn([1_000, 2_000], { outcome }),
    )
  const clock = new SteppedClock()
  const pace = new Pace('adaptive', clock, hostThat(false))
  pace.setCrawlDelay('joes.test', 1)
  const first = await pace.start('joes.test', { isStatic: true })
  first(FAST)
  let isStarted = false
  const second = pace.start('joes.test', { isStatic: true }).then(() => (isStarted = true))
  await clock.advance(999)
  assert.equal(isStarted, false)
  await clock.advance(1)
  assert.equal(await second, true)
})

test('a host gets four requests at once, and hosts do not wait for each other', async () => {
  const clock = new SteppedClock()
  const pace = new Pace('adaptive', clock, hostThat(false))
  const running: string[] = []
  const releases = [1, 2, 3, 4, 5].map(async (n) => {
    const release = await pace.start('joes.test')
    running.push(`joes ${n}`)
    return release
  })
  await clock.advance(5_000)
  assert.deepEqual(running, ['joes 1', 'joes 2', 'joes 3', 'joes 4'])
  const other = await pace.start('other.test')
  other(FAST)
  const first = await releases[0]
  first?.(FAST)
  await clock.advance(0)
  assert.equal(running.at(-1), 'joes 5')
})

test('each sign of trouble halves the pace, down to one start every 2 s', async () => {
  const counts = await startsIn([60_000, 20_000], { outcome: () => BUSY })
  assert.equal(counts[1], 10)
})

test('503 halves the pace too, until that does not help', async () => {
  const [slow = 0, , later = 0] = await startsIn([1_400, 60_000, 10_000], { outcome: mostlyUnavailable })
  assert.ok(slow <= 6, String(slow))
  assert.ok(later >= 50, String(later))
})

test('a host that answers at a slower pace keeps that pace', async () => {
  const [, second = 0] = await startsIn([4_000, 4_000], { outcome: limitedAtFirst })
  assert.ok(second <= 12, String(second))
})

test('a 503 with a Retry-After of minutes slows the host only when four answers in a row are', async () => {
  assert.deepEqual(await startsIn([999, 1_000], { outcome: (n) => (n % 4 === 0 ? FAST : AWAY) }), [10, 10])
  const [, second = 0] = await startsIn([500, 1_000], { outcome: (n) => (n <= 6 ? AWAY : FAST) })
  assert.ok(second <= 4, String(second))
})

test('a host that slows to more than twice its first median gets half the pace', async () => {
  const [, second] = await startsIn([2_900, 900], { outcome: slowing(100, 201) })
  assert.ok(second !== undefined && second <= 5, String(second))
  const steady = await startsIn([2_900, 1_000], { outcome: slowing(100, 200) })
  assert.equal(steady[1], 10)
})

test('fast answers that double by chance do not slow the pace', async () => {
  assert.deepEqual(await startsIn([1_999, 1_000], { outcome: slowing(1, 99) }), [20, 10])
})

test('the pace recovers slowly', async () => {
  const counts = await startsIn([1_000, 5_000, 60_000, 1_000], { outcome: busyAtFirst })
  assert.ok((counts[0] ?? 0) <= 4)
  assert.ok((counts[1] ?? 0) < 40)
  assert.equal(counts[3], 10)
})

test('Crawl-delay is respected up to 5 s', async () => {
  for (const [seconds, expected] of [
    [1, 10],
    [5, 2],
    [60, 2],
  ] as const) {
    const clock = new SteppedClock()
    const pace = new Pace('adaptive', clock, hostThat(false))
    pace.setCrawlDelay('joes.test', seconds)
    let started = 0
    const signal = new AbortController()
    const loop = async (): Promise<void> => {
      while (!signal.signal.aborted) {
        const release = await pace.start('joes.test', { signal: signal.signal })
        started += 1
        release(FAST)
      }
    }
    const loops = assert.rejects(loop())
    await clock.advance(9_999)
    signal.abort()
    await loops
    assert.equal(started, expected, `${seconds} s`)
  }
})

test('a number sets the requests a second; more than ten only where the operator allows the host', async () => {
  assert.deepEqual(await startsIn([999], { pace: 2 }), [2])
  assert.deepEqual(await startsIn([999], { pace: 2, isStatic: true }), [2])
  assert.deepEqual(await startsIn([999], { pace: 50 }), [10])
  assert.deepEqual(await startsIn([999], { pace: 50, lifted: true }), [50])
})

test('whether a pace is lifted is asked once the host was looked up', async () => {
  const steps: string[] = []
  const paces = new Pace('off', new SteppedClock(), {
    lookUp: async (host) => void steps.push(`look up ${host}`),
    mayLift: (host) => {
      steps.push(`may lift ${host}`)
      return true
    },
  })
  for (let n = 0; n < 3; n += 1) await paces.start('joes.test')
  assert.deepEqual(steps, ['look up joes.test', 'may lift joes.test'])
  const adaptive = new Pace('adaptive', new SteppedClock(), {
    lookUp: async () => void steps.push('needless'),
    mayLift: () => true,
  })
  await adaptive.start('joes.test')
  assert.equal(steps.length, 2)
})

test('`off` lifts the pace only where the operator allows the host', async () => {
  assert.deepEqual(await startsIn([999], { pace: 'off' }), [10])
  const [lifted = 0] = await startsIn([0], { pace: 'off', lifted: true })
  assert.ok(lifted >= 5_000, String(lifted))
})
