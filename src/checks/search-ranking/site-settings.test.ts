import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { hasSettings } from './site-settings.ts'

const made = (name: string, kind: TechnologyFacts['kind'], serves?: boolean) =>
  hasSettings([
    aPage(),
    aPage({
      technologies: [{ name, kind, version: null, by: 'html', ...(serves === undefined ? {} : { serves }) }],
    }),
  ])

test('a builder that serves the website and a system on its server have settings', () => {
  assert.ok(made('Webflow', 'builder', true))
  assert.ok(made('Webflow', 'builder'))
  assert.ok(made('WordPress', 'cms'))
})

test('pages that are files have none: plain ones, an export, and what a program made of files', () => {
  assert.ok(!hasSettings([aPage()]))
  assert.ok(!made('Webflow', 'builder', false))
  assert.ok(!made('WordPress', 'cms', false))
  assert.ok(!made('Magento', 'shop', false))
  for (const name of ['Astro', 'Gatsby', 'Hexo', 'Hugo', 'Jekyll']) assert.ok(!made(name, 'cms'), name)
  // A page maker on a computer has settings of its own.
  assert.ok(made('Mobirise', 'cms'))
  assert.ok(!made('Stripe', 'payment'))
})

/** A page of Elementor, which names WordPress. */
const inWordPress = (serves?: boolean) => {
  const maker = { name: 'Elementor', kind: 'cms', version: null, by: 'script' } as const
  const system = { name: 'WordPress', kind: 'cms', version: null, by: 'meta' } as const
  return hasSettings([
    aPage({ technologies: [{ ...system, ...(serves === undefined ? {} : { serves }) }, maker] }),
  ])
}

test('what only runs within WordPress has settings where WordPress runs', () => {
  assert.ok(inWordPress())
  assert.ok(!inWordPress(false))
})

test('a shop system that holds all pages has settings, one that stands in the pages of others has none', () => {
  for (const name of ['PrestaShop', 'OpenCart', 'Magento']) assert.ok(made(name, 'shop'), name)
  for (const name of ['Shopify', 'Shopify Buy Button', 'Ecwid', 'Snipcart', 'Webflow Ecommerce'])
    assert.ok(!made(name, 'shop'), name)
})
