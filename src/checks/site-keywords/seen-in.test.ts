import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { partsOf } from './parts.ts'
import { seenIn } from './seen-in.ts'

const seen = (phrase: string, given: Parameters<typeof aPage>[0]) => seenIn(phrase, partsOf([aPage(given)]))

describe('where pages have a phrase', () => {
  it('is also the title that is the name of the business', () => {
    const page = {
      title: { text: "Bek's Cake Studio", count: 1 },
      text: { main: 'A cake for every day' },
    }
    const { title, body, description } = seen('cake', page)
    assert.deepEqual([title, body, description], [true, true, false])
  })

  it('is a heading of any level, and a main heading in the header of the page', () => {
    for (const level of [1, 2, 3, 5] as const)
      assert.equal(seen('noble fir', { headings: [aHeading('Noble Fir', { level })] }).headings, true)
    const inHeader = [aHeading('Private events', { level: 1 as const, region: 'header' as const })]
    assert.equal(seen('private events', { headings: inHeader }).headings, true)
    assert.equal(seen('noble fir', { text: { main: 'Noble fir' } }).headings, false)
  })
})
