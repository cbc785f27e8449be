import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TechnologyFacts } from './evidence/page.ts'
import { builderAt, servingMakers, servingShop } from './serving-builder.ts'

const made = (name: string, kind: TechnologyFacts['kind'], serves?: boolean): TechnologyFacts => ({
  name,
  kind,
  version: null,
  by: 'html',
  ...(serves === undefined ? {} : { serves }),
})

test("a builder's own shop serves where that builder does", () => {
  const shop = made('Webflow Ecommerce', 'shop')
  assert.equal(servingShop([made('Webflow', 'builder', false), shop]), null)
  assert.equal(servingShop([made('Webflow', 'builder', true), shop]), 'Webflow Ecommerce')
  assert.equal(servingShop([made('Webflow', 'builder'), shop]), 'Webflow Ecommerce')
})

test('any other shop serves unless only the text of saved pages names it', () => {
  const left = made('Webflow', 'builder', false)
  assert.equal(servingShop([left, made('Snipcart', 'shop')]), 'Snipcart')
  assert.equal(servingShop([made('WordPress', 'cms', false), made('WooCommerce', 'shop', false)]), null)
  assert.equal(servingShop([left]), null)
})

test('the first shop that serves is meant, and one for the pages of others needs no builder', () => {
  const left = [made('Webflow', 'builder', false), made('Webflow Ecommerce', 'shop')]
  assert.equal(servingShop([...left, made('Snipcart', 'shop')]), 'Snipcart')
  const moved = [made('Shopify', 'builder', false), made('Shopify', 'shop')]
  assert.equal(servingShop(moved), null)
  assert.equal(servingShop([...moved, made('Shopify Buy Button', 'shop')]), 'Shopify Buy Button')
})

const answer = (technologies: TechnologyFacts[], server = '', savedCopy = false) => ({
  technologies,
  headers: { server },
  ...(savedCopy ? { savedCopy } : {}),
})
const atName = (...given: Parameters<typeof answer>): string | undefined => builderAt(answer(...given))?.name

const KEEP_THEIR_PAGES =
  'Shopify, Wix, Squarespace, Weebly, Square Online, BigCommerce, GoDaddy Website Builder, Duda, Rocketspark, Zeald, Jimdo, Google Sites, Blogger, Strikingly, Webnode, Site123, Storbie, Big Cartel, Neto, Volusion, Shift4Shop'.split(
    ', ',
  )

test('a builder whose customers get no pages is where the page is, behind any proxy', () => {
  for (const name of KEEP_THEIR_PAGES) {
    const builder = made(name, 'builder', false)
    for (const server of ['', 'cloudflare', 'CloudFront', 'Sucuri/Cloudproxy', 'Varnish'])
      assert.equal(atName([builder], server), name, `${name} behind ${server}`)
    for (const proxy of ['Cloudflare', 'Amazon CloudFront', 'Fastly', 'Sucuri'])
      assert.equal(atName([builder, made(proxy, 'host')]), name, `${name} behind ${proxy}`)
  }
})

test('a page that another server, host or content system answers is not at such a builder, nor is a saved copy', () => {
  const wix = made('Wix', 'builder', false)
  assert.equal(atName([wix], 'nginx'), undefined)
  assert.equal(atName([wix, made('SiteGround', 'host')]), undefined)
  assert.equal(atName([wix, made('WordPress', 'cms')]), undefined)
  assert.equal(atName([wix, made('WordPress', 'cms', false)]), 'Wix')
  assert.equal(atName([wix], '', true), undefined)
  assert.equal(atName([made('Webflow', 'builder', false)]), undefined)
  assert.equal(atName([made('Webflow', 'builder', true)], 'nginx'), 'Webflow')
  assert.equal(atName([made('Webflow', 'shop', true)]), undefined)
})

const namesOf = (...all: TechnologyFacts[]): string[] => servingMakers(all).map(({ name }) => name)

test('the makers whose settings a website has are those that serve, its shop first', () => {
  assert.deepEqual(namesOf(made('Webflow', 'builder'), made('Webflow Ecommerce', 'shop')), [
    'Webflow Ecommerce',
    'Webflow',
  ])
  assert.deepEqual(namesOf(made('Webflow', 'builder', false), made('Webflow Ecommerce', 'shop')), [])
  assert.deepEqual(namesOf(made('Wix', 'builder', false), made('WooCommerce', 'shop', false)), [])
  // A shop's button in another website's pages.
  const button = [made('Shopify', 'shop'), made('Shopify Buy Button', 'shop')]
  assert.deepEqual(namesOf(...button, made('Squarespace', 'builder')), ['Squarespace'])
})
