import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DAY_MS } from '#core/time-units.ts'
import { pagesToOpen } from './ads-pages.ts'

const pages = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://joes.test/${name}-${at}`)
const dayAt = (day: number) => new Date(day * DAY_MS)

describe('the pages of ads that are opened in a day', () => {
  const [told, others] = [pages('broken', 12), pages('other', 8)]

  it('hold some of which nothing was told, however many were', () => {
    const opened = pagesToOpen([...told, ...others], told, dayAt(0))
    assert.equal(opened.length, 10)
    assert.deepEqual(
      opened.filter((url) => others.includes(url)),
      others.slice(0, 5),
    )
  })

  it('come to each that was told of within days', () => {
    const days = [0, 1, 2].flatMap((day) => pagesToOpen([...told, ...others], told, dayAt(day)))
    assert.ok(told.every((url) => days.includes(url)))
  })

  it('are all where there are few', () => {
    const few = [...told.slice(0, 7), ...others.slice(0, 2)]
    assert.deepEqual(pagesToOpen(few, told, dayAt(3)).toSorted(), few.toSorted())
  })
})
