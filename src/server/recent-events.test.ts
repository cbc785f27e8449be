import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LiveEvent } from '#api/live/live-event.ts'
import { keepRecentEvents } from './recent-events.ts'

const SITE = 'joes'
const report = (id: number): LiveEvent => ({ kind: 'report', report: `${id}`, state: 'ready', progress: 100 })

/** Recent events on a clock of the test's, which has run for `ms`. */
function after(ms: number) {
  const clock = { ms: 0 }
  const recent = keepRecentEvents(() => clock.ms)
  clock.ms = ms
  return { clock, recent }
}

describe('recent events', () => {
  it('are those of one website, oldest first', () => {
    const { recent } = after(60_000)
    recent.keep(SITE, report(1))
    recent.keep('anns', report(2))
    recent.keep(SITE, report(3))
    assert.deepEqual(recent.last(SITE, 5_000), [report(1), report(3)])
    assert.deepEqual(recent.last('bobs', 5_000), [])
  })

  it('are not older than what is asked for, but for half a minute on the way', () => {
    const { clock, recent } = after(60_000)
    recent.keep(SITE, report(1))
    clock.ms += 20_000
    recent.keep(SITE, report(2))
    clock.ms += 20_000
    assert.deepEqual(recent.last(SITE, 5_000), [report(2)])
    assert.deepEqual(recent.last(SITE, 10_000), [report(1), report(2)])
  })

  it('are not known before the process began, nor after a gap', () => {
    const { clock, recent } = after(33_000)
    assert.equal(recent.last(SITE, 5_000), null)
    assert.deepEqual(recent.last(SITE, 1_000), [])
    clock.ms += 60_000
    recent.keep(SITE, report(1))
    recent.forget()
    assert.equal(recent.last(SITE, 500), null)
    clock.ms += 35_000
    assert.deepEqual(recent.last(SITE, 500), [])
  })

  it('are not known for longer than two minutes', () => {
    const { recent } = after(600_000)
    assert.deepEqual(recent.last(SITE, 90_000), [])
    assert.equal(recent.last(SITE, 90_001), null)
  })

  it('stay known when the first event after a quiet time comes', () => {
    const { clock, recent } = after(60_000)
    recent.keep(SITE, report(1))
    clock.ms += 600_000
    recent.keep(SITE, report(2))
    assert.deepEqual(recent.last(SITE, 5_000), [report(2)])
  })

  it('say that they are not all known when there were too many to keep', () => {
    const { clock, recent } = after(60_000)
    for (let id = 0; id < 12_000; id += 1) {
      clock.ms += 5
      recent.keep(SITE, report(id))
    }
    assert.equal(recent.last(SITE, 20_000), null)
    assert.equal(recent.last(SITE, 2_000)?.length, 6_401)
  })
})
