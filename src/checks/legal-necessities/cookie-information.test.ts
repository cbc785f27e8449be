import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteIndex } from '#core/site/site-index.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { cookieInformation } from './cookie-information.ts'

test('a consent tool is told of the page that has it', () => {
  const tool = { name: 'Cookiebot', kind: 'consent', version: null, by: 'script' } as const
  const shop = aPage({ url: '/shop', technologies: [tool] })
  const pages = [aPage(), shop]
  assert.deepEqual(cookieInformation(siteIndex(aCrawl(pages), pages), null, null), {
    by: 'consent_tool',
    at: shop.url,
    found: 'Cookiebot',
  })
})
