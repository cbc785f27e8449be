import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aLink, aPage, type PageSaid } from '#support/page-facts.ts'
import { atPresentHost, ownHosts } from './own-hosts.ts'

function hostsOf(said: PageSaid): string[] {
  const crawl = aCrawl([aPage(said)])
  return [...ownHosts(crawl, crawl.pages)]
}
const canonical = (url: string) =>
  ({ rel: 'canonical', href: url, url, hreflang: null, type: null, source: 'html' }) as const
const menu = (...hosts: string[]) =>
  hosts.map((host, at) => aLink(`https://${host}/${at}`, 'x', { region: 'nav' }))

describe('hosts that are the site under another name', () => {
  it('are what the homepage calls its own address', () => {
    assert.deepEqual(hostsOf({ relations: [canonical('https://www.joesbakery.test/')] }), ['joesbakery.test'])
  })
  it('are where at least half of its menu leads', () => {
    assert.deepEqual(
      hostsOf({ links: menu('old.test', 'old.test', 'old.test', 'a.test', 'b.test', 'c.test') }),
      ['old.test'],
    )
    assert.deepEqual(
      hostsOf({ links: menu('old.test', 'old.test', 'old.test', 'a.test', 'b.test', 'c.test', 'd.test') }),
      [],
    )
  })
  it('are never a place where everybody has a page', () => {
    assert.deepEqual(hostsOf({ links: menu('facebook.com', 'facebook.com', 'facebook.com') }), [])
  })
  it('lead to the same path here', () => {
    const crawl = aCrawl([aPage()])
    const own = new Set(['old.test'])
    assert.equal(atPresentHost('https://www.old.test/a?b=1#c', crawl, own), 'https://joes.test/a?b=1#c')
    assert.equal(atPresentHost('https://other.test/a', crawl, own), null)
  })
})
