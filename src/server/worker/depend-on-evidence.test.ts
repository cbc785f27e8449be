import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { saveEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aRobots, aSite, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage, aScript } from '#support/page-facts.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { checksReadingOtherwise } from './depend-on-evidence.ts'

const EARLIER = '2026-11-21T07:00:00.000Z'
const SINCE = new Date('2026-11-21T08:00:00.000Z')
const NOW = '2026-11-21T08:01:00.000Z'
const { revision, words } = checkOf('sitemap')
const description = words.statuses['no_sitemap']?.notRelevant ?? ''
const piece = <T>(value: T, at: string) => ({ state: 'ok', value, at, durationMs: 1 }) as const

const onFault = (where: string, error: unknown) => assert.fail(`${where}: ${String(error)}`)

describe('the checks whose results depend on what another scan has read', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** A website of one page without a sitemap, of which a scan of the legal pages has just read two pages. */
  async function changed(given: EvidenceSoFar = {}, known: CheckResult[] = []) {
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.test/' })
    const onePage = { applicable: false, description, revision }
    await scanned(api.db, website.id, [resultOf('sitemap', 'no_sitemap', EARLIER, onePage), ...known])
    const home = aPage()
    const crawl = aCrawl([home, aPage({ url: 'https://joes.test/prices.html' })])
    await saveEvidence(api.services, website.id, {
      site: piece(aSite({ home }), NOW),
      robots: piece(aRobots({ sitemaps: [] }), EARLIER),
      sitemaps: piece(theSitemaps({ files: [], urls: [], places: [] }), EARLIER),
      pages: piece(crawl, NOW),
      rendered: piece({ pages: [home] }, NOW),
      ...given,
    })
    const checks = catalogue.filter(({ path }) => path === '/compliance/legal-necessities')
    const input = await readOwnerInput(api.db, website)
    return checksReadingOtherwise({ website, checks, input }, { ...api.services, onFault }, SINCE)
  }

  it('are judged again where they would read otherwise', async () => {
    assert.deepEqual(await changed(), ['sitemap'])
  })

  it('are left alone where the pages were not read again', async () => {
    assert.deepEqual(await changed({ pages: piece(aCrawl([aPage()]), EARLIER) }), [])
  })

  it('are left alone where they would say the same', async () => {
    assert.deepEqual(await changed({ pages: piece(aCrawl([aPage()]), NOW) }), [])
  })

  it('are left alone where a rendered page is gone, and not where all are there', async () => {
    const about = resultOf('about-us', 'has_about_us', EARLIER, { revision: checkOf('about-us').revision })
    const offers = aPage({ url: 'https://joes.test/offers' })
    const read = { pages: piece(aCrawl([aPage(), offers]), NOW) }
    const rendered = (pages: PageFacts[]) => ({ ...read, renderedPages: piece({ pages }, EARLIER) })
    assert.ok((await changed(rendered([offers]), [about])).includes('about-us'))
    const gone = aPage({ url: 'https://joes.test/gone' })
    assert.ok(!(await changed(rendered([offers, gone]), [about])).includes('about-us'))
  })

  it('are left alone where the rendering is older than the pages', async () => {
    assert.deepEqual(await changed({ rendered: piece({ pages: [aPage()] }, EARLIER) }), [])
  })

  it('are left alone where only rendered pages that are older than the pages would tell', async () => {
    const home = aPage({ text: { words: 12, main: 'One moment.' }, scripts: [aScript()] })
    const pages = piece(aCrawl([home]), NOW)
    const said = ['blocked drains', 'hot water', 'leaking taps', 'gas fitting', 'burst pipes']
    const main = `${said.join('. ')}. ${said.join('. ')}`
    const shown = aPage({
      rendered: true,
      title: { text: said.join(' | '), count: 1 },
      text: { words: 300, main },
    })
    const { revision: newest } = checkOf('site-keywords')
    const known = resultOf('site-keywords', 'passed', EARLIER, {
      revision: newest,
      description: 'Of before',
    })
    const renderedAt = async (at: string) =>
      (
        await changed(
          { site: piece(aSite({ home }), NOW), pages, renderedPages: piece({ pages: [shown] }, at) },
          [known],
        )
      ).includes('site-keywords')
    assert.deepEqual([await renderedAt(EARLIER), await renderedAt(NOW)], [false, true])
  })
})
