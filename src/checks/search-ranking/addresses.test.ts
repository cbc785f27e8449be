import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressesOf } from './addresses.ts'

const { key, loose, place, sameSite, linked } = addressesOf(
  { host: 'joes.test', address: 'https://joes.test/' },
  new Map([['old-name.test', { base: '/joes', named: true }]]),
)

describe('the addresses of one website', () => {
  it('have one spelling per page: no fragment and no tracking', () => {
    assert.equal(key('https://joes.test/a#top'), 'https://joes.test/a')
    assert.equal(key('https://joes.test'), 'https://joes.test/')
    assert.equal(key('https://joes.test/a?utm_source=x'), 'https://joes.test/a')
  })

  it('keep what is no address as it is', () => {
    assert.equal(key('%%%'), '%%%')
    assert.equal(loose('%%%'), '%%%')
  })

  it('are one page to an owner without scheme, www, capitals and closing slash', () => {
    const same = ['https://joes.test/a', 'http://www.joes.test/A/', 'https://joes.test/a/#x']
    assert.deepEqual(new Set(same.map(loose)), new Set(['joes.test/a']))
    assert.notEqual(loose('https://joes.test/a?b=1'), 'joes.test/a')
  })

  it('are one page with and without the index file of a folder, whose name alone is another page', () => {
    const same = ['https://joes.test/a/', 'https://joes.test/a/index.html', 'http://joes.test/a/Default.aspx']
    assert.deepEqual(new Set(same.map(place)), new Set(['joes.test/a']))
    assert.equal(place('https://joes.test/index.php'), place('https://joes.test/'))
    assert.equal(place('https://joes.test/index.php?id=1'), 'joes.test?id=1')
    for (const other of [
      'https://joes.test/index',
      'https://joes.test/index.html/b',
      'https://joes.test/my-index.html',
    ])
      assert.equal(place(other), loose(other))
  })

  it('are of the website with or without www', () => {
    assert.equal(sameSite('https://www.joes.test/a'), true)
    assert.equal(sameSite('https://joes.test'), true)
    assert.equal(sameSite('https://other.test/joes.test/'), false)
    assert.equal(sameSite('https://old-name.test/joes/a'), false)
  })

  it('lead to one page from a link with any name of the website', () => {
    for (const link of [
      'https://joes.test/a#top',
      'https://old-name.test/joes/a',
      'http://www.old-name.test/joes/a?utm_source=x',
    ])
      assert.equal(linked(link), 'https://joes.test/a', link)
    assert.equal(linked('https://old-name.test/another-business'), null)
    assert.equal(linked('https://other.test/a'), null)
    assert.equal(key('https://old-name.test/joes/a'), 'https://old-name.test/joes/a')
  })
})
