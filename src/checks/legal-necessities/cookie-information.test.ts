import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteIndex } from '#core/site/site-index.ts'
import { htmlPage, prose } from '#support/html-page.ts'
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

const POLICY = `We collect personal information and use it to answer you. ${prose(150)}`
const BANNER = `<div class="bar"><h3>We use cookies</h3><p>Cookies help us, and cookies are kept. ${prose(30)}</p></div>`
/** How a privacy policy with `more` in it informs of cookies, on a website whose homepage has `front`. */
function informedBy(front: string, more: string): string | undefined {
  const page = htmlPage('/privacy', `<p>${POLICY}</p>${more}`)
  const pages = [htmlPage('/', `<p>${prose(80)}</p>${front}`), page]
  const { main: text, mainWords: words } = page.text
  const content = { kind: 'page', page, words, text } as const
  const privacy = { url: page.url, by: 'link', named: 'Privacy', on: 'https://joes.test/', content } as const
  return cookieInformation(siteIndex(aCrawl(pages), pages), null, privacy)?.by
}

test('a heading or paragraph that the homepage has as well is of a banner, and no part of the policy', () => {
  assert.equal(informedBy('', BANNER), 'section')
  assert.equal(informedBy(BANNER, BANNER), undefined)
  assert.equal(informedBy(BANNER, `${BANNER}<h2>Cookies</h2><p>We use them.</p>`), 'section')
})

test('a heading in the footer is no part of the policy', () => {
  assert.equal(informedBy('', '<footer><h4>Our cookies are the best in town</h4></footer>'), undefined)
})

/** How a page of several legal texts, one of them about privacy, informs of cookies. */
function informedByPart(policy: string, beside: string): string | undefined {
  const page = htmlPage('/legal', `<h1>Legal</h1><h2>Privacy</h2><p>${POLICY}</p>${policy}${beside}`)
  const pages = [htmlPage('/', `<p>${prose(80)}</p>`), page]
  const part = page.headings[1]
  assert.ok(part)
  const content = { kind: 'section', page, words: part.sectionWords, text: part.sectionText } as const
  const privacy = { url: page.url, by: 'heading', named: part.text, on: page.url, content } as const
  return cookieInformation(siteIndex(aCrawl(pages), pages), null, privacy)?.by
}

test('a heading under the policy’s own, and a part beside it that is of websites', () => {
  assert.equal(informedByPart('', ''), undefined)
  assert.equal(informedByPart(`<p>${prose(400)}</p><h3>Cookies</h3><p>We use them.</p>`, ''), 'section')
  assert.equal(informedByPart('', '<h2>Cookies</h2><p>Your browser keeps them.</p>'), 'section')
  assert.equal(informedByPart('', '<h2>Cookies</h2><p>They are baked on Mondays.</p>'), undefined)
  assert.equal(informedByPart('', '<h2>Are your cookies vegan?</h2><p>Yes, visit us and try.</p>'), undefined)
})
