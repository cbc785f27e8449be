import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { hasMenus, hostingOf } from './hosting.ts'
import { whereTo } from './where.ts'

const madeWith = (name: string, kind: TechnologyFacts['kind'], more: Partial<TechnologyFacts> = {}) =>
  hostingOf({
    pages: aCrawl([aPage({ technologies: [{ name, kind, version: null, by: 'html', ...more }] })]),
  })
const TASKS = ['head', 'seo', 'share', 'page', 'form', 'pictures', 'sitemap'] as const

test('the owner of a website in a content or shop system is led to its administration, and to no file', () => {
  for (const [name, kind] of [
    ['Joomla', 'cms'],
    ['Drupal', 'cms'],
    ['PrestaShop', 'shop'],
    ['OpenCart', 'shop'],
  ] as const) {
    const hosting = madeWith(name, kind)
    // Settings of the server are not in there.
    assert.equal(whereTo(hosting, 'redirects').place, 'your website')
    for (const task of TASKS) {
      const { place, steps } = whereTo(hosting, task)
      assert.equal(place, name)
      assert.match(steps[0] ?? '', new RegExp(name, 'u'))
      assert.doesNotMatch(steps.join(' '), /<\/head>|<img|Upload the page/u)
    }
  }
})

test('what makes files, what only left its name, and a shop within other pages are no such system', () => {
  for (const hosting of [
    madeWith('Hugo', 'cms'),
    madeWith('Mobirise', 'cms'),
    madeWith('Elementor', 'cms'),
    madeWith('Joomla', 'cms', { serves: false }),
    madeWith('Ecwid', 'shop'),
  ])
    assert.equal(hasMenus(hosting), false)
})
