import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TechnologyFacts } from './evidence/page.ts'
import { servingShop } from './serving-builder.ts'

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
