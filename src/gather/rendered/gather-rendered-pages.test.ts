import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'
import { aSite } from '#support/evidence.ts'
import { aContext } from '#support/gather-context.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { gatherRenderedPages } from './gather-rendered-pages.ts'

describe('further pages of a website with an untrusted certificate', () => {
  let tls = { cert: '', key: '', ca: '' }
  before(async () => {
    const unknown = await makeAuthority('CN=Unknown authority')
    const trusted = await makeAuthority('CN=Another authority')
    const { cert, key } = await makeCertificate({ issuer: unknown, names: ['shop.fixture'] })
    tls = { cert, key, ca: trusted.cert }
  })

  const headingsShown = async (insecure: boolean): Promise<string[]> => {
    const pages = {
      '/thin': '<!doctype html><title>t</title><script>document.write("<h1>Hello</h1>")</script>',
    }
    await using shop = await browserAt(pages, { tls, deadlineMs: 30_000 })
    const [address, thin] = [shop.at('/'), shop.at('/thin')]
    const home = aPage({ url: address })
    const known = {
      site: aSite({ address, host: new URL(address).host, insecure, home }),
      pages: aCrawl([home, aPage({ url: thin, requested: thin, thin: true })]),
      rendered: { pages: [] },
    }
    const context = { ...aContext({ address, egress: shop.egress, known }), browser: shop.service }
    const shown = await gatherRenderedPages(context)
    return shown.pages.flatMap(({ headings }) => headings.map(({ text }) => text))
  }

  test('are not rendered', async () => {
    assert.deepEqual(await headingsShown(false), [])
  })

  test('are rendered when the site’s evidence allows invalid certificates', async () => {
    assert.deepEqual(await headingsShown(true), ['Hello'])
  })
})
