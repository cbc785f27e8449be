import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { upToMostTags } from './most-tags.ts'

const BEGINNING = '<title>Roses</title><a href="/more">More</a>'

describe('a page with too many tags', () => {
  it('C04 is parsed up to its 250,000th tag, and marked as cut', () => {
    const page = parseHtml(`${BEGINNING}${'<p>a</p>'.repeat(300_000)}<a href="/late">Late</a>`)
    assert.equal(page.truncated, true)
    assert.deepEqual(
      page.links.map(({ text }) => text),
      ['More'],
    )
  })

  it('is whole with fewer tags, whatever its text', () => {
    const html = `${BEGINNING}${'a < b & c '.repeat(300_000)}<a href="/late">Late</a>`
    assert.deepEqual(upToMostTags(html), { html, isWhole: true })
    assert.equal(parseHtml(html).truncated, false)
  })
})
