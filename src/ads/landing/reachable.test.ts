import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reason } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { faultOf, faultOfSite } from './reachable.ts'

/** Who mends it: by the address in the ad, at the host, or on the website itself. */
const FAULTS: [reason: Reason, detail: RegExp, fix: RegExp][] = [
  ['page_missing', /doesn’t have this page/u, /address in the ad/u],
  ['server_error', /an error of its own/u, /your host/u],
  ['password_protected', /asks for a password/u, /Take the password off/u],
  ['redirect_problem', /round in circles/u, /your host/u],
  ['not_published', /isn’t published yet/u, /Publish the page before you start the ad/u],
  ['empty_page', /nothing on it/u, /your host/u],
  ['not_html', /a file and not to a page/u, /address in the ad/u],
]

describe('a page that did not open', () => {
  for (const [reason, detail, fix] of FAULTS) {
    it(`is told with what to do: ${reason}`, () => {
      const [told, toDo] = faultOf({ reason, code: 'http_status' }) ?? []
      assert.match(told ?? '', detail)
      assert.match(toDo ?? '', fix)
    })
  }

  it('is no fault of the page where Fettle could not look', () => {
    for (const reason of ['bot_wall', 'engine_missing', 'timeout'] as const)
      assert.equal(faultOf({ reason, code: 'http_status' }), null)
  })

  it('has no address, or no server, whatever the reason', () => {
    assert.match(faultOf({ reason: 'dns_failure', code: 'dns_not_found' })?.[0] ?? '', /doesn’t exist/u)
    assert.match(
      faultOf({ reason: 'connect_failure', code: 'connect_refused' })?.[0] ?? '',
      /doesn’t answer/u,
    )
  })

  it('does not open for anybody who presses the ad where only its HTTP answers', () => {
    const byHttp = aSite({ address: 'http://joes.test/' })
    assert.match(faultOfSite({ state: 'ok', value: byHttp })?.[0] ?? '', /only the one with http:/u)
    assert.equal(faultOfSite({ state: 'ok', value: { ...byHttp, requested: 'http://joes.test/' } }), null)
  })
})
