import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN_BAR, ADMIN_MORE, ADMIN_PLACES, adminPlaceOf } from './admin-places.ts'

test('every page for running Fettle is known again by its address, and so is one below it', () => {
  for (const { id, href } of ADMIN_PLACES) {
    assert.equal(adminPlaceOf(href), id)
    assert.equal(adminPlaceOf(`${href}/1`), id)
  }
})

test('an address that only begins alike is not taken for it', () => {
  assert.equal(adminPlaceOf('/admin/usersx'), 'health')
})

test('on a phone every page is in the bar or one step behind it, and the bar has five places', () => {
  const reached = [...ADMIN_BAR, ...ADMIN_MORE].map(({ href }) => href)
  for (const { href } of ADMIN_PLACES) assert.ok(reached.includes(href), href)
  assert.equal(ADMIN_BAR.length, 5)
  assert.equal(adminPlaceOf('/admin/more'), 'more')
})
