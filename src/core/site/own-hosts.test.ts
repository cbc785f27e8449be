import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { atPresentHost, namedHosts, ownNames } from './own-hosts.ts'

const hostsOf = (...given: GivenPage[]): string[] => [...ownNames(given.map(aPage), 'joes.test').keys()]
const canonical = (url: string) =>
  ({ rel: 'canonical', href: url, url, hreflang: null, type: null, source: 'html' }) as const
const menu = (...hosts: string[]) =>
  hosts.map((host, at) => aLink(`https://${host}/${at}`, 'x', { region: 'nav' }))
const menuOf = (...urls: string[]) => urls.map((url) => aLink(url, 'x', { region: 'nav' }))

const named = (href: string, text: string) => hostsOf({}, { url: '/a', links: [aLink(href, text)] })
const baseOf = (...given: GivenPage[]): string | undefined =>
  ownNames(given.map(aPage), 'joes.test').get('agency.test')?.base

describe('other hosts of the website', () => {
  it("are those that the homepage's metadata names", () => {
    assert.deepEqual(hostsOf({ relations: [canonical('https://www.joesbakery.test/')] }), ['joesbakery.test'])
  })

  it('are those that the text of a link to the homepage names', () => {
    assert.deepEqual(named('/index.php', 'www.JoesBakery.com'), ['joesbakery.com'])
    assert.deepEqual(named('/', 'Home'), [])
    assert.deepEqual(named('/out', 'allaboutcookies.org'), [])
    assert.deepEqual(named('https://joesbakery.com/', 'joesbakery.com'), [])
  })

  it('are those that at least half of a menu leads to', () => {
    const half = menu('old.test', 'old.test', 'old.test', 'a.test', 'b.test', 'c.test')
    assert.deepEqual(hostsOf({ links: half }), ['old.test'])
    assert.deepEqual(hostsOf({}, { url: '/a', links: half }), ['old.test'])
    assert.deepEqual(hostsOf({ links: [...half, ...menu('d.test')] }), [])
    assert.deepEqual(hostsOf({ links: menu('old.test', 'old.test') }), [])
  })

  it('H05 are found in a moment where a page names thousands', () => {
    const links = Array.from({ length: 5_000 }, (_, at) => aLink('/', `host${at}.joesbakery.com`))
    const start = performance.now()
    assert.equal(hostsOf({ links }).length, 5_000)
    assert.ok(performance.now() - start < 1_500)
  })

  it('are never hosts where everybody may have a page', () => {
    assert.deepEqual(hostsOf({ links: menu('facebook.com', 'facebook.com', 'facebook.com') }), [])
    assert.deepEqual(hostsOf({ relations: [canonical('https://joe.wordpress.com/')] }), [])
  })

  it('are marked by whether the website names them or only links to them', () => {
    const home = aPage({
      relations: [canonical('https://joesbakery.test/')],
      links: menu('old.test', 'old.test', 'old.test'),
    })
    assert.deepEqual([...namedHosts([home], 'joes.test')], ['joesbakery.test'])
    assert.deepEqual(
      [...ownNames([home], 'joes.test')],
      [
        ['joesbakery.test', { base: '', named: true }],
        ['old.test', { base: '', named: false }],
      ],
    )
  })
})

describe('the folder that holds the website at another host', () => {
  const joes = ['a', 'b', 'c'].map((name) => `https://agency.test/joes/${name}`)

  it('is the one that all addresses there share', () => {
    assert.equal(baseOf({ links: menuOf(...joes) }), '/joes')
    assert.equal(baseOf({ links: menuOf(...joes, 'https://agency.test/') }), '')
  })

  it('is empty where the website has that folder here, too', () => {
    assert.equal(baseOf({ links: [...menuOf(...joes), aLink('/joes/d', 'x')] }), '')
    assert.equal(baseOf({ links: menuOf(...joes) }, { url: '/joes/d' }), '')
  })

  it('is not known from two addresses', () => {
    const [one = '', two = ''] = joes
    assert.equal(baseOf({ links: menuOf(one, two, one) }), '')
  })
})

describe('an address at another host of the website', () => {
  const own = new Map([
    ['old.test', { base: '', named: true }],
    ['agency.test', { base: '/joes', named: false }],
  ])
  const here = (address: string) => atPresentHost(address, 'https://joes.test/start', own)

  it('has the same path here', () => {
    assert.equal(here('https://www.old.test/a?b=1#c'), 'https://joes.test/a?b=1#c')
    assert.equal(here('https://other.test/a'), null)
  })

  it('loses the folder that holds the website there', () => {
    assert.equal(here('http://agency.test/joes/a'), 'https://joes.test/a')
    assert.equal(here('http://agency.test/joes-friend/a'), null)
    assert.equal(here('http://agency.test/'), null)
  })

  it('never leads to a third host', () => {
    assert.equal(here('https://old.test//evil.test/a'), 'https://joes.test//evil.test/a')
  })
})
