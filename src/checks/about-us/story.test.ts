import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'
import { isForOther, offersWork, storySigns } from './story.ts'

const FILLER = 'bread is baked every day from flour of the valley and sold while it is warm '.repeat(5)
const STORY = `We started the bakery in 1990. My husband and I ${FILLER}`

/** The page that is found as the story of who is behind the business, behind a link of the menu. */
function foundBehind(
  name: string,
  text: string,
  given: Partial<PageFacts> = {},
  place = 'nav',
): string | null {
  const home = htmlPage('/', `<${place}><a href="/p7">${name}</a></${place}><p>${FILLER.repeat(2)}</p>`)
  const page = { ...htmlPage('/p7', `<p>${text}</p>`, { title: 'Page 7' }), ...given }
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, page]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'facts' in outcome ? (outcome.facts?.page ?? null) : null
}

describe('a page of the menu that tells a story', () => {
  it('is found whatever its name, by who speaks, a year, a beginning and kin', () => {
    assert.equal(foundBehind('Moira & Georgia', STORY), 'https://joes.test/p7')
    for (const missing of ['in 1990', 'started', 'My husband and I'])
      assert.equal(foundBehind('Moira & Georgia', STORY.replace(missing, 'bread')), null, missing)
  })

  it('is none that did not open, or has fewer than 60 or more than 1,500 words', () => {
    for (const [status, isFound] of [
      [199, false],
      [200, true],
      [299, true],
      [300, false],
      [404, false],
    ] as const)
      assert.equal(foundBehind('Moira', STORY, { status }) !== null, isFound, String(status))
    assert.equal(foundBehind('Moira', STORY.slice(0, 200)), null)
    const short = 'We started in 1990. My husband '
    const told = (words: number) =>
      foundBehind(
        'Moira',
        `${short.repeat(60)} ${'our bread '.repeat(700)}`.split(' ').slice(0, words).join(' '),
      )
    assert.equal(told(1_400), 'https://joes.test/p7')
    assert.equal(told(1_600), null)
  })

  it('is none outside menu, header and footer', () => {
    assert.equal(foundBehind('Moira', STORY, {}, 'header'), 'https://joes.test/p7')
    assert.equal(foundBehind('Moira', STORY, {}, 'footer'), 'https://joes.test/p7')
    assert.equal(foundBehind('Moira', STORY, {}, 'main'), null)
    assert.equal(foundBehind('Moira', STORY, {}, 'aside'), null)
  })
})

describe('the signs of who is behind a business', () => {
  it('are one each for who speaks, a year, a beginning, and kin or colleagues', () => {
    assert.equal(storySigns('Bread and cake.', 3), 0)
    assert.equal(storySigns('We bake.', 2), 1)
    for (const year of [
      'since 1987',
      'in 2004',
      'est. 1890',
      'from the early 1990s',
      '12 years',
      'twenty years',
      '20+ years',
      'until the late 2010s',
    ])
      assert.equal(storySigns(`Bread ${year}.`, 3), 1, year)
    for (const none of ['in 1787', 'in 2104', 'year 1990', 'years ago'])
      assert.equal(storySigns(`Bread ${none}.`, 3), 0, none)
    assert.equal(storySigns('Founded here.', 2), 1)
    assert.equal(storySigns('Our bakery was founded in 1990 by my husband.', 9), 4)
  })

  it('need one word of somebody in thirty', () => {
    assert.equal(storySigns('We bake.', 30), 1)
    assert.equal(storySigns('We bake.', 31), 0)
  })
})

const data = (type: string) => ({
  structured: { jsonLd: [{ '@type': type }], broken: 0, types: [], microProducts: [] },
})

const says = (main: string) => offersWork(aPage({ text: { main } }))

describe('a page for something else', () => {
  it('sells, lists posts or products, or offers work', () => {
    assert.equal(isForOther(aPage({ commerce: { addToCart: 'Add' } })), true)
    assert.equal(isForOther(aPage({ commerce: { buyNow: true } })), true)
    for (const path of [
      '/tag/x',
      '/tags/x',
      '/category/x',
      '/categories/x',
      '/product-category/x',
      '/collections/x',
      '/topics/x',
      '/author/x',
    ])
      assert.equal(isForOther(aPage({ url: path })), true, path)
    for (const path of ['/tag/', '/authority/x', '/about'])
      assert.equal(isForOther(aPage({ url: path })), false, path)
    assert.equal(isForOther(aPage(data('Product'))), true)
    assert.equal(isForOther(aPage(data('JobPosting'))), true)
    assert.equal(isForOther(aPage(data('Florist'))), false)
  })

  it('offers work by two of its words', () => {
    assert.equal(says('We are hiring. Send your CV.'), true)
    assert.equal(says('We are hiring.'), false)
    for (const words of [
      'Vacancy: cover letter',
      'Vacancies, apply now',
      'Applications close, salary',
      'Job description, a résumé',
      'per annum, your resume',
    ])
      assert.equal(says(words), true, words)
  })
})
