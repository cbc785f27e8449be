import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openInspection } from '#engine/inspector/inspect.ts'
import type { Egress } from '#net/types.ts'
import { startWebServer } from '#support/web-server.ts'
import { readEnvironment } from '../environment.ts'
import { scanSetupOf } from './scan-setup.ts'

const origin = 'https://fettle.example-inc.com'
const databaseUrl = 'postgres://fettle@127.0.0.1:5432/fettle'

type Settings = Record<string, string>

const sandboxWith = async (settings: Settings): Promise<string> =>
  (await scanSetupOf(readEnvironment(settings), { origin, databaseUrl })).browser.sandbox

/** What the egress of a scan with these settings answers. */
async function askEgress<T>(
  { settings = {}, database = databaseUrl }: { settings?: Settings; database?: string },
  ask: (egress: Egress) => T | Promise<T>,
): Promise<T> {
  const { egress, browser } = await scanSetupOf(readEnvironment(settings), { origin, databaseUrl: database })
  const open = openInspection(
    { egress: { ...egress, scanBytes: 1_000_000 }, browser },
    { send: () => undefined, signal: new AbortController().signal },
  )
  try {
    return await ask(open.egress)
  } finally {
    await Promise.all([open.browser.close(), open.egress.close()])
  }
}

const codeAt =
  (address: string) =>
  async (egress: Egress): Promise<string> => {
    const answer = await egress.fetch(address, { retry: false })
    return answer.ok ? String(answer.status) : answer.failure.code
  }

describe('the setup of all scans of a worker', () => {
  it('U30 refuses this installation’s own host', async () => {
    const permit = await askEgress({}, (egress) => egress.permits(`${origin}/scan`))
    assert.equal(permit.ok || permit.failure.code, 'host_not_public')
    assert.equal((await askEgress({}, (egress) => egress.permits('https://example.com/'))).ok, true)
  })

  it('opens an address on the ports that the operator lists with it, and on no other', async () => {
    const inside = await startWebServer({ '/': 'a page inside' })
    const other = await startWebServer({ '/': 'another page' })
    const settings = { FETTLE_EGRESS_ALLOW: `${inside.address}:${inside.port}` }
    const [listed, notListed] = [`${inside.origin}/`, `${other.origin}/`]
    assert.equal(await askEgress({}, codeAt(listed)), 'address_refused')
    assert.equal(await askEgress({ settings }, codeAt(listed)), '200')
    assert.equal(await askEgress({ settings }, codeAt(notListed)), 'address_refused')
    await Promise.all([inside.close(), other.close()])
    assert.equal(other.hits('/'), 0)
  })

  it('refuses the database and the mail server, whatever the operator opens', async () => {
    const service = await startWebServer({ '/': 'not for websites' })
    const { address, port } = service
    const settings = {
      FETTLE_RESOLVE: `shop.fixture:80:${address}:${port}`,
      FETTLE_ALLOW_PRIVATE: '127.0.0.0/8,10.0.0.0/8',
    }
    const ask = codeAt('http://shop.fixture/')
    assert.equal(await askEgress({ settings }, ask), '200')
    assert.equal(
      await askEgress({ settings, database: `postgres://${address}:${port}/a` }, ask),
      'address_refused',
    )
    const mail = { ...settings, SMTP_URL: `smtp://${address}:${port}` }
    assert.equal(await askEgress({ settings: mail }, ask), 'address_refused')
    const elsewhere = { settings, database: 'postgres://10.0.0.5/fettle' }
    assert.equal(await askEgress(elsewhere, codeAt('http://10.0.0.5/')), 'address_refused')
    await service.close()
    assert.equal(service.hits('/'), 1)
  })

  it('goes on without the browser’s sandbox where only this machine reaches the server', async () => {
    for (const settings of [{}, { HOST: '::1' }, { PUBLIC_ORIGIN: 'http://localhost:4747' }])
      assert.equal(await sandboxWith(settings), 'prefer')
    assert.equal(await sandboxWith({ HOST: 'localhost', PUBLIC_ORIGIN: 'http://[::1]:4747' }), 'prefer')
  })

  it('requires it where others can, unless the operator says otherwise', async () => {
    const open = { HOST: '0.0.0.0', PUBLIC_ORIGIN: origin }
    for (const settings of [{ HOST: open.HOST }, { PUBLIC_ORIGIN: origin }, open])
      assert.equal(await sandboxWith(settings), 'require')
    assert.equal(await sandboxWith({ ...open, FETTLE_BROWSER_SANDBOX: 'off' }), 'off')
    assert.equal(await sandboxWith({ HOST: '127.0.0.1', FETTLE_BROWSER_SANDBOX: 'on' }), 'require')
  })
})
