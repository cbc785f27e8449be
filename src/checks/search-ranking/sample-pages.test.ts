import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { findingOf, ofPages } from '#support/seo-site.ts'

const SAMPLE =
  'Hello world!\nWelcome to WordPress. This is your first post. Edit or delete it, then start writing!'

/** What a rule says of a page without a title, with this text. */
const untitled = (id: string, url: string, main = 'Our pipes') =>
  findingOf(id, ofPages([aPage(), aPage({ url, title: { text: null, count: 0 }, text: { main } })]))

describe('pages that a content system made', () => {
  it('are told as such, and need no better title', () => {
    assert.equal(untitled('placeholder-text', '/2024/hello-world/', SAMPLE), 'failed at /2024/hello-world/')
    assert.equal(untitled('title-missing', '/2024/hello-world/', SAMPLE), 'passed')
    assert.equal(untitled('title-missing', '/category/uncategorised/'), 'passed')
  })

  it('are others where the owner has written them', () => {
    assert.equal(untitled('title-missing', '/2024/hello-world/'), 'failed at /2024/hello-world/')
    assert.equal(untitled('title-missing', '/category/taps/'), 'failed at /category/taps/')
  })
})
