import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN_PLACES, adminPlaceOf } from './admin-places.ts'

test('every page for running Fettle is known again by its address, and so is one below it', () => {
  for (const { id, href } of ADMIN_PLACES) {
    assert.equal(adminPlaceOf(href), id)
    assert.equal(adminPlaceOf(`${href}/1`), id)
  }
})

test('an address that only begins alike is not taken for it', () => {
  assert.equal(adminPlaceOf('/admin/usersx'), 'health')
})
