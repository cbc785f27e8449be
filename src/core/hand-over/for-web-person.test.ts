import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forWebPerson } from './for-web-person.ts'

const read: readonly (readonly [step: string, read: string])[] = [
  ['Ask your web person to put up a sitemap', 'Put up a sitemap'],
  [
    'Your homepage says another website is the real one: ask your web person today to have each page name its own address',
    'Your homepage says another website is the real one: have each page name its own address',
  ],
  ['Ask your web person which script does that', 'Find out which script does that'],
  [
    'See your website’s settings, or ask your web person to remove it',
    'See your website’s settings, or ask your web person to remove it',
  ],
  ['Re-run the test', 'Re-run the test'],
]
for (const [step, words] of read)
  test(`a web person reads ${words}`, () => {
    assert.equal(forWebPerson(step), words)
  })
