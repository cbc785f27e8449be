import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openInspection } from '#engine/inspector/inspect.ts'
import { readEnvironment } from '../environment.ts'
import { scanSetupOf } from './scan-setup.ts'

const ORIGIN = 'https://fettle.example-inc.com'

const sandboxWith = (settings: Record<string, string>): string =>
  scanSetupOf(readEnvironment(settings), ORIGIN).browser.sandbox

describe('the setup of all scans of a worker', () => {
  it('U30 refuses this installation’s own host', async () => {
    const { egress, browser } = scanSetupOf(readEnvironment({}), ORIGIN)
    const open = openInspection(
      { egress: { ...egress, scanBytes: 1_000 }, browser },
      { send: () => undefined, signal: new AbortController().signal },
    )
    const permit = open.egress.permits(`${ORIGIN}/scan`)
    const other = open.egress.permits('https://example.com/')
    await Promise.all([open.browser.close(), open.egress.close()])
    assert.deepEqual([permit.ok || permit.failure.code, other.ok], ['host_not_public', true])
  })

  it('goes on without the browser’s sandbox where only this machine reaches the server', () => {
    for (const settings of [{}, { HOST: '::1' }, { PUBLIC_ORIGIN: 'http://localhost:4747' }])
      assert.equal(sandboxWith(settings), 'prefer')
    assert.equal(sandboxWith({ HOST: 'localhost', PUBLIC_ORIGIN: 'http://[::1]:4747' }), 'prefer')
  })

  it('requires it where others can, unless the operator says otherwise', () => {
    const open = { HOST: '0.0.0.0', PUBLIC_ORIGIN: ORIGIN }
    for (const settings of [{ HOST: open.HOST }, { PUBLIC_ORIGIN: ORIGIN }, open])
      assert.equal(sandboxWith(settings), 'require')
    assert.equal(sandboxWith({ ...open, FETTLE_BROWSER_SANDBOX: 'off' }), 'off')
    assert.equal(sandboxWith({ HOST: '127.0.0.1', FETTLE_BROWSER_SANDBOX: 'on' }), 'require')
  })
})
