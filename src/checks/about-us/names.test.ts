import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

function isAbout(path: string, name: string): boolean {
  const home = htmlPage('/', `<nav><a href="${path}">${name}</a></nav><p>${prose(80)}</p>`)
  const page = htmlPage(path, `<p>${prose(60)}</p>`, { title: 'Page 7' })
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, page]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'status' in outcome && outcome.status === 'has_about_us'
}

describe('the name of an About page', () => {
  it('is known in the other languages of Wales, Ireland and South Africa', () => {
    for (const name of ['Amdanom ni', 'Amdanom', 'Ein stori', 'Fúinn', 'Maidir linn', 'Ár scéal', 'Oor ons'])
      assert.equal(isAbout('/p7', name), true, name)
  })

  it('is one of a person whose name has an apostrophe', () => {
    for (const name of [
      'Meet Siobhan O’Connor',
      "Meet Dr O'Brien",
      "Meet Mereana d'Arcy",
      'Meet D’Arcy and Jo',
    ])
      assert.equal(isAbout('/p7', name), true, name)
    for (const name of ["Meet the O'Briens’ bread", "Meet Ann's bread", "Meet 'Em Deals", 'Meet Ann’S'])
      assert.equal(isAbout('/p7', name), false, name)
  })

  it('is known in the address of a page that its owner copied', () => {
    for (const path of ['/our-story-copy', '/copy-of-about', '/about-1', '/about-us-copy-2', '/our-team-2'])
      assert.equal(isAbout(path, 'More'), true, path)
  })

  it('is not known in an address that only begins or ends like one of a copy', () => {
    for (const path of [
      '/copy',
      '/copy-of-the-keys',
      '/price-copy',
      '/about-2016',
      '/about-100-loaves',
      '/copy-about-bread',
      '/story-of-copy',
      '/history-101',
      '/2',
      '/loaf-1',
      '/top-10',
      '/team-building-2',
      '/story-board-3',
      '/family-pack-4',
      '/our-family-pack-4',
      '/company-cars-1',
      '/story-1',
      '/story-2',
      '/history-1',
      '/company-3',
      '/company-cars-1',
    ])
      assert.equal(isAbout(path, 'More'), false, path)
  })
})
