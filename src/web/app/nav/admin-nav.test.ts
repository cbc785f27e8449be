import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN_BAR, ADMIN_MORE, ADMIN_NAV, adminNavIdOf } from './admin-nav.ts'

test("every operator's page has a nav item by its address, and so has a page below it", () => {
  for (const { id, href } of ADMIN_NAV) {
    assert.equal(adminNavIdOf(href), id)
    assert.equal(adminNavIdOf(`${href}/1`), id)
  }
})

test('an address that only begins alike has none', () => {
  assert.equal(adminNavIdOf('/admin/usersx'), 'health')
})

test('on a phone every page is in the bar or under More, and the bar has five items', () => {
  const reached = [...ADMIN_BAR, ...ADMIN_MORE].map(({ href }) => href)
  for (const { href } of ADMIN_NAV) assert.ok(reached.includes(href), href)
  assert.equal(ADMIN_BAR.length, 5)
  assert.equal(adminNavIdOf('/admin/more'), 'more')
})
