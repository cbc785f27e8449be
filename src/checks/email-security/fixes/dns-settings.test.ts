import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { DNS_HOSTS } from './dns-hosts.data.ts'
import { dnsSettings } from './dns-settings.ts'

const at = (nameservers: string[], server = '', site = 'shop.test') =>
  dnsSettings(
    { domain: 'shop.test', nameservers },
    { site: aSite({ domain: site, home: aPage({ headers: { server } }) }) },
    'v=spf1',
  )

test('the menus are those of the provider that the name servers belong to', () => {
  const { place, steps } = at(['ns51.domaincontrol.com', 'ns52.domaincontrol.com'])
  assert.equal(place, 'the DNS settings of shop.test, at GoDaddy')
  assert.match(steps[0] ?? '', /Domain Portfolio/u)
})

test('of a provider without known menus, only the name is given', () => {
  assert.match(
    at(['ns1.somehost.co.nz', 'ns2.somehost.co.nz']).steps[0] ?? '',
    /belong to somehost\.co\.nz\./u,
  )
})

test('no provider is named where the name servers are the domain’s own, of several providers, or unknown', () => {
  for (const names of [['ns1.shop.test'], ['ns1.a-host.com', 'ns1.b-host.com'], []]) {
    const { place, steps } = at(names)
    assert.equal(place, 'the DNS settings of shop.test')
    assert.match(steps[0] ?? '', /often where you bought it/u)
  }
})

test('a website behind Cloudflare has its records there, unless its name servers belong to another provider', () => {
  assert.match(at([], 'cloudflare').place, /at Cloudflare$/u)
  assert.match(at(['ns1.wixdns.net'], 'cloudflare').place, /at Wix$/u)
})

test('a website behind Cloudflare says nothing of another domain, from which emails are sent', () => {
  assert.equal(at([], 'cloudflare', 'shop-website.test').place, 'the DNS settings of shop.test')
})

test('a record is only in the place of one with the same name: a subdomain has its own', () => {
  assert.match(
    at([]).steps[1] ?? '',
    /one with the same name already that begins v=spf1\? Change that one instead: a name may have only one\./u,
  )
})

test('a name server that only has a similar ending belongs to somebody else', () => {
  assert.equal(at(['ns1.notdomaincontrol.com']).place, 'the DNS settings of shop.test')
})

test("every provider's menus have a source and a date", () => {
  for (const { name, way, source, seen } of DNS_HOSTS)
    assert.equal(way === undefined, source === undefined || seen === undefined, name)
})
