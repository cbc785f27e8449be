import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openBrowserProxy } from '#net/browser-proxy.ts'
import { closing } from '#support/closing.ts'
import { ONE_PAGE_TASK } from '#support/inspector-task.ts'
import { askProxy } from '#support/proxy-client.ts'
import { type Pages, startWebServer } from '#support/web-server.ts'
import { budgetsFor } from '../budgets.ts'
import { openInspection } from './inspect.ts'
import type { InspectorTask } from './protocol.ts'

const OWN_HOST = 'fettle.fixture'
const SITE = 'shop.fixture'
const toUs = { status: 302, headers: { location: `https://${OWN_HOST}/` } }

/** The network of a scan, as its inspector opens it, and a website that it may reach. */
async function networkOf(pages: Pages, more: Partial<InspectorTask['egress']> = {}) {
  const server = await startWebServer(pages)
  const { browser, egress: usual } = ONE_PAGE_TASK
  const { address, port } = server
  const resolve = [{ host: SITE, port, address, addressPort: port }]
  const egress = { ...usual, resolve, allowPrivate: [`${address}/32`], ...more }
  const open = openInspection({ browser, egress }, { send: () => {}, signal: new AbortController().signal })
  return {
    egress: open.egress,
    at: (path: string) => `http://${SITE}:${port}${path}`,
    async close() {
      await Promise.all([open.browser.close(), open.egress.close()])
      await server.close()
    },
  }
}

const codeOf = (answer: { ok: true; status: number } | { ok: false; failure: { code: string } }): string =>
  answer.ok ? String(answer.status) : answer.failure.code

describe('the network of a scan', () => {
  it('has the bytes of its scan, which grow with its pages', async () => {
    const { scanBytes } = budgetsFor({ pages: 5_000, exposedFiles: false })
    await using network = await closing(networkOf({}, { scanBytes }))
    assert.equal(network.egress.options.budgets.scanBytes, 25 * 100 * 1_048_576)
  })

  it('requests nothing more when they are used up', async () => {
    await using network = await closing(networkOf({ '/': 'a'.repeat(2_000) }, { scanBytes: 3_000 }))
    const codes = []
    for (let turn = 0; turn < 3; turn += 1) codes.push(codeOf(await network.egress.fetch(network.at('/'))))
    assert.deepEqual(codes, ['200', '200', 'budget_bytes'])
  })

  it('U30 refuses this installation’s own host, also through a redirect and for a browser’s page', async () => {
    await using network = await closing(networkOf({ '/': toUs }, { own: [OWN_HOST] }))
    assert.equal(codeOf(await network.egress.fetch(network.at('/'))), 'address_refused')
    const proxy = await openBrowserProxy(network.egress)
    const { status, refused } = await askProxy(proxy.port, `http://${OWN_HOST}/`)
    await proxy.close()
    assert.deepEqual([status, refused], [403, 'host_not_public'])
  })
})
