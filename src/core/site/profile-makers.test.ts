import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { makersOf } from './profile-makers.ts'

test('a credit of who made the website is read in the footer, after the main element and at its end', () => {
  const credit = 'Website by Pixel Paddock'
  for (const text of [{ footer: credit }, { aside: credit }, { main: `${'word '.repeat(900)}\n${credit}` }])
    assert.deepEqual([...new Set(makersOf([aPage({ text })]).whole)], ['pixelpaddock'])
  assert.deepEqual(makersOf([aPage({ text: { main: `${credit}\n${'word '.repeat(900)}` } })]).whole, [])
})
