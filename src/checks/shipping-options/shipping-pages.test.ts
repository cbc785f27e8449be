import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { isReturnsPage, isShippingPage, pagesOnReturns, pagesOnShipping } from './shipping-pages.ts'

const SHIPPING = (
  'Shipping, Delivery, Deliveries, Postage, Freight, Shipping policy, Delivery policy, Shipping information, ' +
  'Delivery information, Shipping terms, Delivery terms, Delivery conditions, Conditions of delivery, ' +
  'Shipping & delivery, Shipping and returns, Delivery and returns'
).split(', ')
const RETURNS = (
  'Returns, Refunds, Exchanges, Return policy, Returns policy, Refund policy, Refunds policy, Exchange policy, ' +
  'Returns and exchanges, Returns & refunds, Refunds and returns, Shipping and returns, Delivery and returns'
).split(', ')

/** Pages of this name: by the address, by the address in one word, by the title, by the main heading. */
const named = (name: string): GivenPage[] => {
  const path = name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-')
  return [
    { url: `/pages/${path}` },
    { url: `/pages/${path.replaceAll('-', '')}` },
    { url: '/a1', title: { text: `${name} – Joe’s`, count: 1 } },
    { url: '/a1', headings: [aHeading(name, { level: 1 })] },
  ]
}
const addresses = (pages: readonly { url: string }[]): string[] =>
  pages.map(({ url }) => new URL(url).pathname)

describe('a page about shipping or returns', () => {
  it('is known by any of its usual names', () => {
    for (const name of SHIPPING) for (const page of named(name)) assert.ok(isShippingPage(aPage(page)), name)
    for (const name of RETURNS) for (const page of named(name)) assert.ok(isReturnsPage(aPage(page)), name)
  })

  it('is not one about the other, nor the homepage, whatever its title', () => {
    for (const page of named('Shipping policy')) assert.equal(isReturnsPage(aPage(page)), false)
    for (const page of named('Refund policy')) assert.equal(isShippingPage(aPage(page)), false)
    assert.equal(isShippingPage(aPage({ title: { text: 'Shipping | Joe’s', count: 1 } })), false)
    for (const given of [{ level: 2 }, { level: 1, hidden: true }] as const)
      assert.equal(isShippingPage(aPage({ url: '/a1', headings: [aHeading('Shipping', given)] })), false)
  })

  it('is read first, then all others but privacy policies, terms and disclaimers', () => {
    const all = [
      '/',
      '/privacy-policy',
      '/faq',
      '/terms',
      '/returns',
      '/disclaimer',
      '/shipping',
      '/cookie-policy',
    ].map((url) => aPage({ url }))
    assert.deepEqual(addresses(pagesOnShipping(all)), ['/shipping', '/', '/faq', '/returns'])
    assert.deepEqual(addresses(pagesOnReturns(all)), ['/returns', '/shipping', '/', '/faq'])
  })
})
