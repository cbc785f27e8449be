import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '../evidence/page.ts'
import { aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { leadsToNoPage } from './leads-to-no-page.ts'

const linking = (...to: string[]) => aPage({ links: to.map((href) => aLink(href, 'x', { region: 'nav' })) })
const isOnlyPage = (home: PageFacts, ...others: GivenPage[]) =>
  leadsToNoPage(home, [home, ...others.map(aPage)])
const at = (host: string, ...paths: string[]) => linking(...paths.map((path) => `https://${host}/${path}`))

const cookies = (main: string): GivenPage => ({ url: '/cookies', text: { main, words: 8 } })

describe('a homepage that leads to no other page', () => {
  it('has links to itself, to files and to other websites alone', () => {
    assert.equal(isOnlyPage(linking('#top', '/index.html', '/menu.pdf', 'https://other.test/about')), true)
    for (const path of ['/about', '/about.jsp', '/contact.cfm', '/team.php5'])
      assert.equal(isOnlyPage(linking(path)), false, path)
  })

  it('has no menu that is written with an earlier name of the website', () => {
    assert.equal(isOnlyPage(at('old-name.test', 'team.html', 'news.html', 'contact.html')), false)
    assert.equal(isOnlyPage(at('old-name.test', '#team', '#news', '#contact')), true)
  })

  it('is none where another page was read, however it was found', () => {
    assert.equal(isOnlyPage(linking('#top'), { url: '/about', found: 'guess' }), false)
    assert.equal(isOnlyPage(linking('#top'), { url: '/index.html' }), true)
    assert.equal(isOnlyPage(linking('#top'), { url: '/about', status: 404 }), true)
  })

  it('does not count its legal pages, as those that were just put up by our drafts', () => {
    const drafts = ['/privacy-policy.html', '/terms-and-conditions.html', '/cookies.html']
    const others = drafts.map((url) => ({ url }))
    assert.equal(isOnlyPage(linking(...drafts), ...others), true)
    assert.equal(isOnlyPage(linking(...drafts, '/contact.html'), ...others), false)
    assert.equal(isOnlyPage(linking(...drafts), ...others, { url: '/privacy-hedges' }), false)
  })

  it('counts a baker’s page of cookies, which speaks of no website', () => {
    assert.equal(
      isOnlyPage(linking('/cookies'), cookies('Oat, ginger and chocolate, baked each morning.')),
      false,
    )
    assert.equal(
      isOnlyPage(linking('/cookies'), cookies('Small files that your browser keeps for us.')),
      true,
    )
  })

  it('does not count an address that only sends visitors on', () => {
    const refresh = {
      name: null,
      property: null,
      httpEquiv: 'Refresh',
      content: "0; url='https://joes.test/'",
    }
    assert.equal(isOnlyPage(linking('#top'), { url: '/about', metas: [refresh] }), true)
  })
})
