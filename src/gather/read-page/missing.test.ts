import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { callsItselfMissing } from './missing.ts'

const titled = (text: string, words = 249) =>
  callsItselfMissing(aPage({ title: { text, count: 1 }, text: { words } }))

test('W10 a page whose title starts with "not found" is a soft 404', () => {
  for (const title of [
    'Page not found',
    '404',
    '404 - Joe’s',
    'Not Found | Joe’s',
    'Nothing found',
    'Oops! That page',
  ])
    assert.equal(titled(title), true, title)
})

test('W10 a page’s main heading counts like its title', () => {
  const page = aPage({ headings: [aHeading('Page not found', { level: 1 })], text: { words: 20 } })
  assert.equal(callsItselfMissing(page), true)
  const sub = aPage({ headings: [aHeading('Page not found', { level: 2 })], text: { words: 20 } })
  assert.equal(callsItselfMissing(sub), false)
})

test('W10 a page with 250 words, or with the phrase elsewhere, is not', () => {
  assert.equal(titled('Page not found', 250), false)
  assert.equal(titled('What to do when a page is not found'), false)
  assert.equal(titled('4041 Smith Street'), false)
})
