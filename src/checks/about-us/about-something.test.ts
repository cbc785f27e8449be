import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const NO_BROWSER = { state: 'failed', failure: failure('browser_unavailable') } as const
const TEXT = `<p>${prose(80)}</p>`

/** The path of the About page of a website whose homepage has these links, and whose pages have these headings. */
function aboutOf(links: string, headings: Record<string, string>): string | null {
  const pages = Object.entries(headings).map(([path, heading]) =>
    htmlPage(path, `<h1>${heading}</h1>${TEXT}`),
  )
  const outcome = check.evaluate(
    { pages: aCrawl([htmlPage('/', `${links}${TEXT}`), ...pages]), renderedPages: NO_BROWSER },
    AT,
  )
  const page = 'facts' in outcome ? (outcome.facts?.page ?? null) : null
  return page && new URL(page).pathname
}

const COMPANY = '<a href="/our-company.html">Our company</a>'
const nav = (text: string) => `<nav><a href="/about">${text}</a></nav>`

test('a page that says who we are goes before one about a thing, also where a link calls that "About us"', () => {
  const headings = { '/about-erc.html': 'The credit made simple', '/our-company.html': 'Who we are' }
  for (const footer of ['', '<footer><a href="/about-erc.html">About us</a></footer>'])
    assert.equal(
      aboutOf(`<nav><a href="/about-erc.html">About ERC</a>${COMPANY}</nav>${footer}`, headings),
      '/our-company.html',
    )
})

test('a page about the business by any of its names stays its About page', () => {
  assert.equal(aboutOf(nav("About Smith's"), { '/about': "Welcome to Smith's" }), '/about')
  assert.equal(aboutOf(nav("About Smith's"), { '/about': "About Smith's", '/team': 'Who we are' }), '/about')
  assert.equal(aboutOf(nav('About'), { '/about': 'Hello', '/team': 'Who we are' }), '/about')
})
