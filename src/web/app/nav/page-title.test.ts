import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTitle } from './page-title.ts'

test('the page comes first, so that a narrow tab still shows which page it is', () => {
  assert.equal(pageTitle('Privacy'), 'Privacy · Fettle')
})

test('a page without a name has only ours', () => {
  assert.equal(pageTitle(), 'Fettle')
  assert.equal(pageTitle(''), 'Fettle')
})
