import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { searchPositionOf } from './places.ts'
import { websiteKindOf } from './website-kinds.ts'

const result = (url: string) => ({ url, title: `Page of ${url}` })
const results = (...urls: string[]) => urls.map(result)

describe('the place of a website in a search', () => {
  it('is that of its first page, whatever the subdomain', () => {
    const found = results('https://a.test/', 'https://shop.joes.com.au/pipes', 'https://joes.com.au/')
    assert.deepEqual(searchPositionOf(found, 'www.joes.com.au'), {
      position: 2,
      foundUrl: 'https://shop.joes.com.au/pipes',
      competitors: [
        { position: 1, host: 'a.test', title: 'Page of https://a.test/', url: 'https://a.test/' },
      ],
    })
  })

  it('on a shared domain is that of the whole host', () => {
    const found = results('https://other.wixsite.com/', 'https://joes.wixsite.com/home')
    const { position, competitors } = searchPositionOf(found, 'joes.wixsite.com')
    assert.equal(position, 2)
    assert.deepEqual(
      competitors.map(({ host }) => host),
      ['other.wixsite.com'],
    )
  })

  it('is none below the first hundred', () => {
    const others = Array.from({ length: 100 }, (_, index) => `https://shop${index}.test/`)
    assert.equal(searchPositionOf(results(...others, 'https://joes.com.au/'), 'joes.com.au').position, null)
    assert.equal(
      searchPositionOf(results(...others.slice(1), 'https://joes.com.au/'), 'joes.com.au').position,
      100,
    )
  })

  it('has the first ten other websites, each once at its best place', () => {
    const many = Array.from({ length: 30 }, (_, index) => `https://shop${index % 12}.test/${index}`)
    const { competitors } = searchPositionOf(results(...many), 'joes.com.au')
    assert.deepEqual(
      competitors.map(({ position }) => position),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    )
  })

  it('passes over what is no address, and keeps its place in the count', () => {
    assert.equal(
      searchPositionOf(results('nonsense', 'https://joes.com.au/'), 'joes.com.au:8443').position,
      2,
    )
    assert.deepEqual(searchPositionOf([], 'joes.com.au'), { position: null, foundUrl: null, competitors: [] })
  })
})

describe('a website in the results', () => {
  it('is labelled when it is a directory or a social network', () => {
    assert.equal(websiteKindOf('www.yellowpages.com.au'), 'directory')
    assert.equal(websiteKindOf('m.facebook.com'), 'social')
    assert.equal(websiteKindOf('www.youtube.com'), 'social')
    assert.equal(websiteKindOf('facebook.com.evil.test'), null)
  })
})
