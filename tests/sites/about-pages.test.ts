import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { check } from '#checks/about-us/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { ABOUT_PAGE_NAMES, ABOUT_TEXTS, NOT_ABOUT_PAGES } from './about-pages.ts'

const renderedPages = { state: 'failed', failure: failure('browser_unavailable') } as const
const found = (...pages: PageFacts[]): unknown => {
  const outcome = check.evaluate({ pages: aCrawl(pages), renderedPages }, new Date(0))
  return 'status' in outcome ? (outcome.facts.page ?? null) : outcome
}
const HOME = 'https://joes.test/'
const home = (nav: string, body = ''): PageFacts =>
  htmlPage(
    '/',
    `<nav><a href="/bread">Bread</a>${nav}</nav><main><h1>Bread</h1><p>${prose(60)}</p>${body}</main>`,
  )

const statusOf = (front: PageFacts, url: string) => {
  const pages = aCrawl([front], {
    unread: [{ url, failure: failure('robots_disallowed'), inMenu: true }],
  })
  const outcome = check.evaluate({ pages, renderedPages }, new Date(0))
  return 'status' in outcome && outcome.status
}

const part = (path: string, heading: string, more = ''): unknown =>
  found(home(''), htmlPage(path, `<h1>Ann and Bob</h1><h2>${heading}</h2><p>${ABOUT_TEXTS[0]}</p>${more}`))

describe('the page about those who run the business', () => {
  for (const [at, text] of ABOUT_TEXTS.entries()) {
    it(`is found under ${ABOUT_PAGE_NAMES.length} names, with text ${at + 1}`, () => {
      const page = htmlPage('/p7', `<h1>Welcome</h1><p>${text}</p>`, { title: 'Page 7' })
      for (const name of ABOUT_PAGE_NAMES)
        assert.equal(found(home(`<a href="/p7">${name}</a>`), page), 'https://joes.test/p7', name)
    })
  }

  it('is found as a part of a page for everything, behind its link', () => {
    for (const name of ['Your hosts', "Who's Steve?", 'The practice', 'Our farm', 'Meet the guides', 'Hello'])
      assert.equal(
        found(
          home(
            `<a href="#us">${name}</a>`,
            `<section id="us"><h2>${name}</h2><p>${ABOUT_TEXTS[0]}</p></section>`,
          ),
        ),
        'https://joes.test/#us',
        name,
      )
  })

  it('is found by a greeting above its part, not above the whole homepage', () => {
    const greeting = 'Hi, I’m Ellery'
    assert.equal(
      found(home('', `<section id="me"><h2>${greeting}</h2><p>${ABOUT_TEXTS[1]}</p></section>`)),
      'https://joes.test/#me',
    )
    assert.equal(found(htmlPage('/', `<h1>${greeting}</h1><p>${prose(60)}</p>`)), null)
  })

  it('is found by a greeting with a name alone', () => {
    for (const greeting of ['I’m Zoë', 'Hi there, we’re Ann & Bob', 'I am Steve The Plumber'])
      assert.equal(found(home('', `<h2>${greeting}</h2><p>${ABOUT_TEXTS[1]}</p>`)), HOME, greeting)
    for (const other of [
      'We’re Here to Help',
      'We’re Hiring',
      'We are Fully Insured',
      'Hi, we’re Open',
      'I’m New',
      'I’m Interested',
    ])
      assert.equal(found(home('', `<h2>${other}</h2><p>${prose(60)}</p>`)), null, other)
  })

  it('is no part of a post or of an offer of work', () => {
    assert.equal(part('/help', 'The celebrant'), 'https://joes.test/help')
    assert.equal(part('/blog/ann-and-bob', 'The celebrant'), null)
    assert.equal(part('/blog/ann-and-bob', 'Our story'), null)
    assert.equal(part('/help', 'Our people', '<p>Apply now, and send us your CV.</p>'), null)
  })

  it('counts under a plain name where it could not be opened, by a link in the menu alone', () => {
    assert.equal(statusOf(home('<a href="/team">Team</a>'), 'https://joes.test/team'), 'has_about_us')
    assert.equal(statusOf(home('', '<a href="/crew">Crew</a>'), 'https://joes.test/crew'), 'no_about_us')
    assert.equal(statusOf(home('<a href="/farm">Our farm</a>'), 'https://joes.test/farm'), 'has_about_us')
    for (const name of ['Club', 'Profile', 'Guides', 'The buying guide'])
      assert.equal(statusOf(home(`<a href="/p7">${name}</a>`), 'https://joes.test/p7'), 'no_about_us', name)
  })

  it('is never called nearly empty by a plain name', () => {
    const outcome = check.evaluate(
      { pages: aCrawl([home('<a href="/team">Team</a>'), htmlPage('/team', '<p>Soon</p>')]), renderedPages },
      new Date(0),
    )
    assert.equal('status' in outcome && outcome.facts.nearlyEmpty, null)
  })

  for (const { what, name, path = '/p7', body } of NOT_ABOUT_PAGES)
    it(`is not ${what}`, () => {
      const page = htmlPage(path, body, { title: 'Page 7' })
      assert.equal(found(home(`<a href="${path}">${name}</a>`), page), null)
    })
})
