import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greeting } from './greeting.ts'
import { videoTime } from './times.ts'

describe('the time of a video', () => {
  const times: readonly (readonly [number | null | undefined, string])[] = [
    [0, '00:00'],
    [59, '00:59'],
    [59.9, '00:59'],
    [60, '01:00'],
    [605, '10:05'],
    [4_503, '75:03'],
    [6_000, '100:00'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
    [null, '00:00'],
    [undefined, '00:00'],
  ]
  for (const [seconds, shown] of times)
    it(`${seconds} s is ${shown}`, () => {
      assert.equal(videoTime(seconds), shown)
    })
})

describe('the greeting', () => {
  const day: readonly (readonly [string, string])[] = [
    ['00:00', 'Good evening, Dora'],
    ['04:59', 'Good evening, Dora'],
    ['05:00', 'Good morning, Dora'],
    ['11:59', 'Good morning, Dora'],
    ['12:00', 'Good afternoon, Dora'],
    ['16:59', 'Good afternoon, Dora'],
    ['17:00', 'Good evening, Dora'],
    ['23:59', 'Good evening, Dora'],
  ]
  for (const [time, words] of day)
    it(`is "${words}" at ${time}`, () => {
      assert.equal(greeting('Dora', new Date(`2026-11-21T${time}:00Z`), 'UTC'), words)
    })

  it("goes by the owner's clock", () => {
    const at = new Date('2026-11-21T20:30:00Z')
    assert.equal(greeting('Dora', at, 'Australia/Sydney'), 'Good morning, Dora')
    assert.equal(greeting('Dora', at, 'Australia/Perth'), 'Good evening, Dora')
    assert.equal(
      greeting('Dora', new Date('2026-11-20T23:00:00Z'), 'Pacific/Auckland'),
      'Good afternoon, Dora',
    )
  })
  it('does without a name', () => {
    for (const name of [null, undefined, '', '  '])
      assert.equal(greeting(name, new Date('2026-11-21T06:00:00Z'), 'UTC'), 'Good morning')
  })
})
