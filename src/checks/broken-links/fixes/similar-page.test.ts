import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTarget } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { similarPageAmong } from './similar-page.ts'

const ABOUT = { title: { text: 'About us', count: 1 }, text: { main: 'We bake.' } }
const MISSING = aTarget('/about2', {
  places: ['/', '/about'].map((path) => ({
    page: `https://joes.test${path}`,
    text: 'More',
    region: 'main' as const,
  })),
})

test('a missing page leads to one that has the link only where another page has it, too', () => {
  const about = aPage({ url: '/about', ...ABOUT })
  assert.equal(similarPageAmong([aPage(), about])(MISSING)?.url, 'https://joes.test/about')
  // The homepage is the page about the business at its other address.
  assert.equal(similarPageAmong([aPage(ABOUT), about])(MISSING), null)
})
