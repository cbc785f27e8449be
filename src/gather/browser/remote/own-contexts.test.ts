import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConnectionTransport } from 'puppeteer-core'
import { ownContexts } from './own-contexts.ts'

const PROXY = 'http://10.0.0.1:3128'
const CREATE = 'Target.createBrowserContext'

/** Our contexts over a connection that a test answers for the browser. */
function connected() {
  const sent: string[] = []
  const inner: ConnectionTransport = { send: (message) => sent.push(message), close: () => undefined }
  const contexts = ownContexts(inner, PROXY)
  return {
    sent,
    has: contexts.has,
    send: (message: object) => contexts.transport.send(JSON.stringify(message)),
    answer: (message: object) => inner.onmessage?.(JSON.stringify(message)),
  }
}

describe('the contexts of our own in a browser on another machine', () => {
  it('have the proxy for every address, and are known once they are made', () => {
    const { sent, has, send, answer } = connected()
    send({ id: 1, method: CREATE, params: {} })
    const params = { disposeOnDetach: true, proxyServer: PROXY, proxyBypassList: '<-loopback>' }
    assert.deepEqual(JSON.parse(sent[0] ?? ''), { id: 1, method: CREATE, params })
    assert.equal(has('A'), false)
    answer({ id: 1, result: { browserContextId: 'A' } })
    assert.equal(has('A'), true)
  })

  it('are not those of an answer that nobody asked us for', () => {
    const { has, send, answer } = connected()
    send({ id: 1, method: CREATE, params: {} })
    answer({ id: 2, result: { browserContextId: 'B' } })
    assert.equal(has('B'), false)
  })

  it('are no longer awaited when the browser refuses to make one', () => {
    const { has, send, answer } = connected()
    send({ id: 1, method: CREATE, params: {} })
    answer({ id: 1, error: { code: -32_000, message: 'Failed to create browser context.' } })
    answer({ id: 1, result: { browserContextId: 'A' } })
    assert.equal(has('A'), false)
  })

  it('are the only place where a page opens', () => {
    const { send } = connected()
    assert.throws(() => send({ id: 1, method: 'Target.createTarget', params: { url: 'about:blank' } }))
  })
})
