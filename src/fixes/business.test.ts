import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

/** The name by three pages whose titles have a part in common, and the main heading of the homepage. */
function nameOf(common: string, heading = 'Drains', businessName?: string): string | null {
  const pages = ['', 'gas', 'taps'].map((path) =>
    aPage({
      url: `/${path}`,
      title: { text: `All about ${path || 'drains'} | ${common}`, count: 1 },
      headings: [aHeading(heading, { level: 1 })],
    }),
  )
  const profile = businessName === undefined ? {} : { businessName }
  return businessOf(anInput({ evidence: { pages: aCrawl(pages) }, profile })).name
}

test('a business that nothing names has the name that its titles share, where the address or the homepage’s heading agrees', () => {
  assert.equal(nameOf('Joes'), 'Joes')
  assert.equal(nameOf('Tap & Pipe', 'Tap & Pipe'), 'Tap & Pipe')
  assert.equal(nameOf('Always there for you'), null)
  assert.equal(nameOf('Glow Home 5', 'Glow Home 5'), null)
})

test('what the owner says comes before what titles share', () => {
  assert.equal(nameOf('Joes', 'Drains', 'Joe & Daughters'), 'Joe & Daughters')
})
