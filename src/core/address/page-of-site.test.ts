import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPageOfSite } from './page-of-site.ts'

const HOME = 'https://www.joes.com.au/'
const INVALID = 'Oops...Invalid url parameter'
const IS_HOMEPAGE = "That's your homepage. Please choose a product or service page."

const read = (typed: string, home = HOME): string | null => {
  const page = readPageOfSite(home, typed)
  return page.ok ? page.address : page.message
}

describe('the address of one page of the website', () => {
  const accepted: readonly (readonly [string, string])[] = [
    ['https://www.joes.com.au/taps', 'https://www.joes.com.au/taps'],
    [' joes.com.au/taps ', 'https://joes.com.au/taps'],
    ['shop.joes.com.au/', 'https://shop.joes.com.au/'],
    ['joes.com.au/?product=12&utm_source=news', 'https://joes.com.au/?product=12'],
    ['joes.com.au/taps?gclid=1#reviews', 'https://joes.com.au/taps'],
  ]
  for (const [typed, address] of accepted)
    it(`takes ${typed}`, () => {
      assert.equal(read(typed), address)
    })

  it('is optional', () => {
    assert.equal(read('  '), null)
  })

  for (const typed of [
    'joes.com.au',
    'http://joes.com.au/',
    'www.joes.com.au/?utm_source=x',
    'joes.com.au/#taps',
  ])
    it(`says that ${typed} is the homepage`, () => {
      assert.equal(read(typed), IS_HOMEPAGE)
    })

  for (const typed of [
    'other.com.au/taps',
    'joes.com.au.evil.com/taps',
    'javascript:alert(1)',
    'https://me@joes.com.au/taps',
    'joes.com.au:8443/taps',
    '/taps',
    'the taps page',
  ])
    it(`refuses ${typed}`, () => {
      assert.equal(read(typed), INVALID)
    })

  it('must be below the homepage where the homepage has a path', () => {
    const home = 'https://sites.google.com/view/joes'
    assert.equal(read('sites.google.com/view/joes/taps', home), 'https://sites.google.com/view/joes/taps')
    assert.equal(read('sites.google.com/view/joes/', home), IS_HOMEPAGE)
    assert.equal(read('sites.google.com/view/joesy/taps', home), INVALID)
    assert.equal(read('docs.google.com/view/joes/taps', home), INVALID)
  })

  it('says of another port that the port is wrong', () => {
    const page = readPageOfSite(HOME, 'joes.com.au:8443/taps')
    assert.equal(page.ok ? null : page.code, 'url_port')
  })

  it("keeps the website's own port", () => {
    assert.equal(read('joes.test:8443/taps', 'https://joes.test:8443/'), 'https://joes.test:8443/taps')
    assert.equal(read('joes.test:8444/taps', 'https://joes.test:8443/'), INVALID)
  })
})
