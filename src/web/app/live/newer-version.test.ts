import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, isNewer } from './newer-version.ts'

const OLD = '/assets/index-EOObQVqK.js'
const NEW = '/assets/index-B_x-9Zk0.js'

test('a page names the file that it starts with', () => {
  assert.equal(entryOf(`<script type="module" crossorigin src="${NEW}"></script>`), NEW)
  assert.equal(entryOf('<script src="/scheme.js"></script>'), null)
})

test('another first file means a newer version', () => {
  assert.equal(isNewer({ own: OLD, current: NEW, reloadedFor: null }), true)
  assert.equal(isNewer({ own: OLD, current: OLD, reloadedFor: null }), false)
})

test('the page reloads once for a version, and again for the next one', () => {
  assert.equal(isNewer({ own: OLD, current: NEW, reloadedFor: NEW }), false)
  assert.equal(isNewer({ own: OLD, current: NEW, reloadedFor: OLD }), true)
})

test('an unknown version does not reload the page', () => {
  assert.equal(isNewer({ own: null, current: NEW, reloadedFor: null }), false)
  assert.equal(isNewer({ own: OLD, current: null, reloadedFor: null }), false)
})
