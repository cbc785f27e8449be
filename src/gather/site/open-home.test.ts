import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure, type FailureCode } from '#core/reasons.ts'
import { openEgress } from '#net/egress.ts'
import { failureOf } from '#support/scan.ts'
import { aContext } from '#support/gather-context.ts'
import { openHome } from './open-home.ts'

/** The reason that is given where HTTPS and HTTP each fail in one way. */
async function reasonOf(secure: FailureCode, plain: FailureCode): Promise<string> {
  const egress = openEgress({})
  const fetch: typeof egress.fetch = (url) =>
    Promise.resolve({ ok: false, failure: failure(url.startsWith('https:') ? secure : plain) } as never)
  const { reason } = await failureOf(
    openHome(aContext({ address: 'http://joes.test/', egress: { ...egress, fetch } })),
  )
  await egress.close()
  return reason
}

test('of two failures the one that came further is told; a look-up comes before everything', async () => {
  assert.equal(await reasonOf('tls_failed', 'dns_timeout'), 'tls_failure')
  assert.equal(await reasonOf('dns_timeout', 'connect_refused'), 'connect_failure')
  assert.equal(await reasonOf('connect_refused', 'tls_failed'), 'tls_failure')
})

/** The status that is taken for the homepage's where these answers come one after the other, and which requests had further tries. */
async function statusAfter(
  answers: readonly ('fails' | { status: number; headers?: Record<string, string> })[],
) {
  const egress = openEgress({})
  const asked: (boolean | 'once' | undefined)[] = []
  const fetch: typeof egress.fetch = (_, options) => {
    const answer = answers[asked.push(options?.retry) - 1]
    if (answer === 'fails')
      return Promise.resolve({ ok: false, failure: failure('connect_refused') } as never)
    return Promise.resolve({ ok: true, headers: {}, ...answer } as never)
  }
  const { status } = await openHome(aContext({ address: 'http://joes.test/', egress: { ...egress, fetch } }))
  await egress.close()
  return { status, asked }
}

test('an answer that may pass is asked for again, with further tries', async () => {
  for (const first of [
    { status: 502 },
    { status: 503 },
    { status: 504 },
    { status: 429, headers: { 'retry-after': '1' } },
  ])
    assert.deepEqual(await statusAfter([first, { status: 200 }]), { status: 200, asked: [false, true] })
  for (const status of [200, 404, 429, 500])
    assert.deepEqual(await statusAfter([{ status }]), { status, asked: [false] })
})

test('so is one of the second try by HTTPS; where that fails at last, HTTP is taken', async () => {
  const busy = ['fails', { status: 200 }, { status: 503 }] as const
  assert.deepEqual(await statusAfter([...busy, { status: 204 }]), {
    status: 204,
    asked: [false, false, false, true],
  })
  assert.equal((await statusAfter([...busy, 'fails'])).status, 200)
})
