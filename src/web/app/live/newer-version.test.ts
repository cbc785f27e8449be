import assert from 'node:assert/strict'
import { afterEach, describe, it, test } from 'node:test'
import { entryOf, isNewer, reloadIfNewer } from './newer-version.ts'

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

const fetchOfNode = globalThis.fetch

/** A page with the old first script, whose tab has this storage. */
function standIn(storage: () => object): void {
  const page = { documentElement: { outerHTML: `<script src="${OLD}">` } }
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
  const tab = { get: () => Object.defineProperty({}, 'sessionStorage', { get: storage }), configurable: true }
  Object.defineProperty(globalThis, 'window', tab)
}

describe('looking for a newer version', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
    Reflect.deleteProperty(globalThis, 'window')
    globalThis.fetch = fetchOfNode
  })

  it('ends without a reload where the browser stores nothing', async () => {
    standIn(() => {
      throw new DOMException('Storage is switched off', 'SecurityError')
    })
    globalThis.fetch = () => Promise.resolve(new Response(`<script src="${NEW}">`))
    assert.equal(await reloadIfNewer(), false)
  })

  it('ends without a reload where the server does not answer in time', async () => {
    standIn(() => ({ getItem: () => null }))
    globalThis.fetch = (_address, request) => {
      assert.ok(request?.signal)
      return Promise.reject(new DOMException('It took too long', 'TimeoutError'))
    }
    assert.equal(await reloadIfNewer(), false)
  })
})
