import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { aPageOf, linksTo } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

const XML = { 'content-type': 'application/xml' }
const asText = (body: string): WebAnswer => ({ headers: { 'content-type': 'text/plain' }, body })
const index = (...urls: string[]): WebAnswer => ({
  headers: XML,
  body: `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`,
})

/** One resource of a website that cannot be read, in every way that it can fail. */
const WAYS: Readonly<Record<string, WebAnswer>> = {
  'a server error': { status: 500 },
  'a wall': { status: 403 },
  'a password': { status: 401 },
  'too many visitors': { status: 429 },
  'no answer': (_, response) => {
    response.destroy()
  },
  'half an answer': (_, response) => {
    response.writeHead(200, { 'content-length': '5000', ...XML })
    response.write('<?xml')
    response.destroy()
  },
}

async function resultFor(pages: Readonly<Record<string, WebAnswer>>, id: string) {
  const { results } = await judgePages({ '/': aPageOf(linksTo('/a')), '/a': aPageOf(''), ...pages }, [id])
  const result = results[id]
  assert.ok(result)
  return { status: result.status, reason: result.reason ?? '' }
}

describe('what was not read is named', () => {
  for (const [way, answer] of Object.entries(WAYS)) {
    it(`a sitemap in a sitemap index that gives ${way} is unread, and does not count as empty`, async () => {
      const verdict = await resultFor(
        { '/sitemap.xml': index('http://joes.test/pages.xml'), '/pages.xml': answer },
        'sitemap',
      )
      assert.equal(verdict.status, 'unable_to_detect')
      assert.match(verdict.reason, /your sitemap \(http:\/\/joes\.test\/pages\.xml\)/iu)
    })

    it(`a robots file that gives ${way} is named`, async () => {
      const verdict = await resultFor({ '/robots.txt': answer }, 'sitemap')
      if (verdict.status !== 'unable_to_detect') return assert.match(way, /wall|password|many|half/u)
      assert.match(verdict.reason, /your robots file|automated visitors/iu)
    })

    it(`a contact page that gives ${way} is named`, async () => {
      const home = aPageOf(
        `<nav>${linksTo('/a', '/b', '/c', '/d', '/e')}</nav><a href="/contact">Contact</a>`,
      )
      const rest = Object.fromEntries(['/b', '/c', '/d', '/e'].map((path) => [path, aPageOf('')]))
      const verdict = await resultFor({ '/': home, ...rest, '/contact': answer }, 'contact-form')
      if (verdict.status === 'no_contact_form') return assert.match(way, /server error|half/u)
      assert.match(verdict.reason, /a page of your website \(http:\/\/joes\.test\/contact\)/iu)
    })
  }

  it('a sitemap at a host that no longer exists, named in robots.txt, is unread, and the website itself is not', async () => {
    const verdict = await resultFor(
      { '/robots.txt': asText('Sitemap: http://gone.test/sitemap.xml') },
      'sitemap',
    )
    assert.match(verdict.reason, /your sitemap \(http:\/\/gone\.test\/sitemap\.xml\)/iu)
    assert.doesNotMatch(verdict.reason, /your website's address/u)
  })
})
