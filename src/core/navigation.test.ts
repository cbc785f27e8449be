import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { checkAt, type RouteQuery } from './check-at.ts'
import { checkBySlug, learnMoreSlug } from './learn-more.ts'
import { fromPlan, navigationOf, pathname } from './navigation.ts'

const navigation = navigationOf(catalogue)
const at = (path: string, query: RouteQuery = {}) => checkAt(catalogue, path, query)

describe('navigation', () => {
  it('lists the categories in order with their words, and every check once', () => {
    assert.deepEqual(
      navigation.categories.map(({ title, path }) => `${title} ${path}`),
      [
        'Compliance /compliance',
        'Visibility /visibility',
        'Customer experience /customer-experience',
        'Social media /social-media',
        'Site speed /sitespeed',
      ],
    )
    assert.equal(navigation.categories[0]?.intro, 'Keep your business and your customers safe.')
    const listed = navigation.categories.flatMap(({ checks }) => checks.map(({ check }) => check))
    assert.deepEqual(listed.toSorted(), catalogue.map(({ id }) => id).toSorted())
  })

  it('has every route once, with the second route of the shopping cart', () => {
    const { routes } = navigation
    assert.equal(new Set(routes).size, routes.length)
    for (const path of ['/visibility/shopping-cart', '/customer-experience/shopping-cart', '/sitespeed']) {
      assert.ok(routes.includes(path), path)
    }
    assert.ok(routes.every((path) => !path.includes('?')))
  })

  it('walks every check of the tour by its place, each where the tour stops for it', () => {
    const places = navigation.tour.map(({ check }) => catalogue.find(({ id }) => id === check)?.tour ?? 0)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    assert.equal(places.length, catalogue.filter(({ tour }) => tour !== null).length)
    for (const { check, path } of navigation.tour) assert.equal(at(path)?.check.id, check)
  })

  it('leaves out a category without checks', () => {
    const few = navigationOf(catalogue.filter(({ category }) => category === 'visibility'))
    assert.deepEqual(
      few.categories.map(({ category }) => category),
      ['visibility'],
    )
  })

  it('reads a path without its query and closing slash', () => {
    assert.equal(pathname('/sitespeed/?mobile=true'), '/sitespeed')
    assert.equal(pathname('/'), '/')
  })
})

describe('the check of a route', () => {
  it("shows one side when the query names it alone, else the phone's", () => {
    for (const place of ['/sitespeed', '/customer-experience/accessibility']) {
      const end = place.split('/').at(-1)
      const shown = (query: RouteQuery) => at(place, query)?.check.id
      assert.equal(shown({}), `${end}-mobile`)
      assert.equal(shown({ mobile: 'true' }), `${end}-mobile`)
      assert.equal(shown({ desktop: 'true' }), `${end}-desktop`)
      assert.equal(shown({ desktop: true }), `${end}-desktop`, 'as a router reads it')
      assert.equal(shown({ mobile: 'true', desktop: 'true' }), `${end}-mobile`)
      assert.equal(shown({ mobile: 'false', desktop: 'true' }), `${end}-desktop`)
    }
  })

  it('gives every stop its neighbours, with the overview at both ends', () => {
    const stops = ['/', ...navigation.tour.map(({ path }) => path), '/']
    for (const [place, path] of stops.slice(1, -1).entries())
      assert.deepEqual(
        [at(path)?.previous?.path, at(path)?.next?.path],
        [stops[place], stops[place + 2]],
        path,
      )
    assert.deepEqual(at('/sitespeed', { desktop: 'true' })?.previous, at('/sitespeed')?.previous)
  })

  it('shows the shopping cart at both of its routes, each a stop of the tour', () => {
    const routes = ['/visibility/shopping-cart', '/customer-experience/shopping-cart/'].map((path) =>
      at(path),
    )
    for (const route of routes) {
      assert.equal(route?.check.id, 'shopping-cart')
      assert.equal(route?.canonical, '/customer-experience/shopping-cart')
      assert.ok(route?.next)
      assert.deepEqual(route.next, routes[0]?.next)
    }
  })

  it('gives a check that is not on the tour only the way back to its category', () => {
    const route = at('/compliance/cloud-storage')
    assert.deepEqual([route?.previous, route?.next], [null, null])
    assert.deepEqual(route?.back, { label: 'Back to Compliance', path: '/compliance' })
  })

  it('leads from site speed, the only page of its category, back to the overview', () => {
    assert.equal(at('/sitespeed')?.back.path, '/')
  })

  it('returns to the plan, hides the tour and keeps the mark when opened from the plan', () => {
    const route = at('/sitespeed', { from: 'dap', mobile: 'true' })
    assert.equal(route?.back.path, '/online-business-blueprint')
    assert.deepEqual([route?.previous, route?.next], [null, null])
    assert.deepEqual(
      route?.sides.map(({ path }) => path),
      ['/sitespeed?mobile=true&from=dap', '/sitespeed?desktop=true&from=dap'],
    )
    assert.equal(at('/compliance/ssl', { from: 'elsewhere' })?.isFromPlan, false)
    assert.equal(fromPlan('/compliance/ssl'), '/compliance/ssl?from=dap')
  })

  it('is null for a path without a check', () => {
    assert.equal(at('/compliance'), null)
    assert.equal(at('/compliance/unheard-of'), null)
  })
})

describe('learn-more pages', () => {
  it('are named like the end of the route, with the side where there are two', () => {
    const slugs = catalogue.map(learnMoreSlug)
    assert.equal(new Set(slugs).size, slugs.length)
    for (const slug of ['ssl', 'accessibility-desktop', 'sitespeed-mobile']) assert.ok(slugs.includes(slug))
    assert.equal(checkBySlug(catalogue, 'sitespeed-mobile')?.id, 'sitespeed-mobile')
    assert.equal(checkBySlug(catalogue, 'sitespeed'), null)
  })
})
