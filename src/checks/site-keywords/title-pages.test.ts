import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Wanted } from '#core/gathered.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aPage, aScript } from '#support/page-facts.ts'
import { titlePagesOf } from './title-pages.ts'

const titled = (text: string, given: object = {}) => aPage({ title: { text, count: 1 }, ...given })
const ofBrowser = (page: PageFacts): Wanted<{ pages: PageFacts[] }> => ({
  state: 'ok',
  value: { pages: [page] },
})

describe('the pages whose titles are read', () => {
  it('are as sent where the homepage alone was read again since, with another title', () => {
    const earlier = titled('Bakery')
    const crawl = aCrawl([earlier, titled('Bread', { url: '/bread', found: 'link', scripts: [aScript()] })])
    const rendered = ofBrowser(titled('Bakery', { rendered: true }))
    const { pages, unseen } = titlePagesOf(aSite({ home: titled('Bakery in Taupo') }), crawl, rendered)
    assert.deepEqual([unseen, pages.length], [null, 2])
  })

  it('are as rendered where the scripts of the homepage write its title', () => {
    const rendered = ofBrowser(titled('Bakery', { rendered: true }))
    const loading = titled('Loading')
    const { pages } = titlePagesOf(aSite({ home: loading }), aCrawl([loading]), rendered)
    assert.equal(pages[0]?.title.text, 'Bakery')
  })
})
