import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import { z } from 'zod'
import { connectors } from './connectors.generated.ts'
import { connectorContext } from '#support/connector-context.ts'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import { askGoogle, GOOGLE_SETTINGS, googleConnect } from './google.ts'
import { violationsOf } from './google-errors.ts'

const grant = aGrant()

/** An error as Google writes it. */
const error = (code: number, status: string, ...details: object[]): WebAnswer => ({
  status: code,
  body: JSON.stringify({ error: { code, message: 'Words of Google', status, details } }),
})
const info = (reason: string, metadata: Record<string, string> = {}) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  metadata,
})

/** The refusal in the older form. */
const older = (reason: string) => ({
  status: 403,
  body: JSON.stringify({ error: { code: 403, errors: [{ reason }] } }),
})

describe('asking a Google service', () => {
  let server: WebServer
  let answers: WebAnswer[] = []
  before(async () => {
    server = await startWebServer(() => answers.shift() ?? { status: 500 }, { host: '127.0.0.1' })
  })
  beforeEach(() => {
    answers = []
  })
  after(() => server.close())
  const context = () => connectorContext({ endpoints: { api: server.origin, googleToken: server.origin } })
  const request = { endpoint: 'api', path: '/v1/accounts' }
  const failure = async (answer: WebAnswer) => {
    answers = [answer, answer, answer, answer]
    const result = await askGoogle(context(), grant, request, z.object({}))
    return result.ok ? null : result.failure
  }

  /** Of an endpoint with a quota for each account. */
  const exhausted = async (...more: object[]) => {
    const answer = error(429, 'RESOURCE_EXHAUSTED', ...more)
    answers = [answer, answer, answer, answer]
    const result = await askGoogle(context(), grant, { ...request, hasAccountQuota: true }, z.object({}))
    return result.ok ? null : result.failure.isOfAccount
  }

  it('sends the permission, and asks nothing without one', async () => {
    answers = [{ body: '{}' }]
    await askGoogle(context(), grant, request, z.object({}))
    assert.equal(server.requests.at(-1)?.headers['authorization'], 'Bearer access-1')
    assert.deepEqual(await askGoogle(context(), null, request, z.object({})), {
      ok: false,
      failure: { kind: 'reauth' },
    })
  })

  it('names each refusal by its status and reason, never by its words', async () => {
    const cases: readonly (readonly [WebAnswer, object])[] = [
      [error(401, 'UNAUTHENTICATED'), { kind: 'reauth', code: 'UNAUTHENTICATED' }],
      [error(403, 'PERMISSION_DENIED'), { kind: 'permission', code: 'PERMISSION_DENIED' }],
      [
        error(403, 'PERMISSION_DENIED', info('ACCESS_TOKEN_SCOPE_INSUFFICIENT')),
        { kind: 'permission', code: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' },
      ],
      [
        error(403, 'PERMISSION_DENIED', info('SERVICE_DISABLED')),
        { kind: 'not_configured', code: 'SERVICE_DISABLED' },
      ],
      [
        error(403, 'PERMISSION_DENIED', info('BILLING_DISABLED')),
        { kind: 'billing', code: 'BILLING_DISABLED' },
      ],
      [error(404, 'NOT_FOUND'), { kind: 'not_found', code: 'NOT_FOUND' }],
      [error(400, 'INVALID_ARGUMENT'), { kind: 'rejected', code: 'INVALID_ARGUMENT' }],
      [
        error(429, 'RESOURCE_EXHAUSTED', info('RATE_LIMIT_EXCEEDED', { quota_limit_value: '300' })),
        { kind: 'quota', code: 'RATE_LIMIT_EXCEEDED' },
      ],
      [
        error(429, 'RESOURCE_EXHAUSTED', info('RATE_LIMIT_EXCEEDED', { quota_limit_value: '0' })),
        { kind: 'not_approved', code: 'RATE_LIMIT_EXCEEDED' },
      ],
      [error(503, 'UNAVAILABLE'), { kind: 'vendor_down' }],
      [{ status: 403, body: '<html>' }, { kind: 'permission' }],
    ]
    for (const [answer, expected] of cases) assert.deepEqual(await failure(answer), expected)
  })

  it('reads the older form of a used-up quota', async () => {
    const body = JSON.stringify({ error: { code: 403, errors: [{ reason: 'rateLimitExceeded' }] } })
    assert.deepEqual(await failure({ status: 403, body }), { kind: 'quota', code: 'rateLimitExceeded' })
  })

  it('knows a quota of one user, and one of a property that is not the project’s', async () => {
    assert.equal((await failure(older('userRateLimitExceeded')))?.isOfAccount, true)
    assert.equal((await failure(older('rateLimitExceeded')))?.isOfAccount, undefined)
    assert.equal(await exhausted(), true)
    assert.equal(await exhausted(info('RATE_LIMIT_EXCEEDED', { consumer: 'projects/1' })), undefined)
  })

  it('keeps when Google may be asked again', async () => {
    const later = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '90s' }
    const refused = await failure(error(429, 'RESOURCE_EXHAUSTED', later))
    assert.equal(refused?.retryAt, '2026-11-21T12:01:30.000Z')
  })

  it('takes a permission back, once', async () => {
    const connect = googleConnect({ reads: [], scopes: [], accounts: async () => ({ ok: true, data: [] }) })
    for (const answer of [{ body: '{}' }, { status: 400, body: '{"error":"invalid_token"}' }]) {
      answers = [answer]
      assert.deepEqual(await connect.revoke?.(context(), grant), { ok: true, data: null })
    }
    answers = [{ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 }]
    assert.deepEqual(await connect.revoke?.(context(), grant), {
      ok: false,
      failure: { kind: 'vendor_down' },
    })
  })
})

describe('what Google refused in a change', () => {
  it('is named by field and reason, in both forms that Google uses', () => {
    const bad = {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'title', description: 'Words of Google' }],
    }
    const one = info('INVALID_PHONE_NUMBER', { field_mask: 'phone_numbers' })
    assert.deepEqual(violationsOf({ error: { details: [bad, one] } }), [
      { field: 'title', reason: '' },
      { field: 'phone_numbers', reason: 'INVALID_PHONE_NUMBER' },
    ])
    assert.deepEqual(violationsOf('<html>'), [])
  })
})

describe('the settings of the Google client', () => {
  it('takes values as Google writes them, and nothing with spaces', () => {
    const [id, secret] = GOOGLE_SETTINGS
    assert.ok(id?.shape.safeParse('123-abc.apps.googleusercontent.com').success)
    assert.ok(!id?.shape.safeParse('123-abc').success)
    assert.ok(secret?.shape.safeParse('GOCSPX-0123456789abcdefghij').success)
    assert.ok(!secret?.shape.safeParse('GOCSPX 0123456789abcdefghij').success)
  })
  it('lists the services of Google that are in use, and no other', () => {
    const list = GOOGLE_SETTINGS.find(({ name }) => name === 'GOOGLE_ENABLE')
    assert.equal(list?.shape.parse('gmb, google_analytics'), 'gmb,google_analytics')
    for (const wrong of ['', 'facebook', 'gmb google_analytics', 'gmb,,adwords'])
      assert.ok(!list?.shape.safeParse(wrong).success, wrong)
    const ofGoogle = connectors.filter(({ settings }) =>
      settings.some(({ name }) => name === 'GOOGLE_ENABLE'),
    )
    assert.equal(ofGoogle.length, 4)
    for (const { id } of ofGoogle) assert.ok(list?.shape.safeParse(id).success, id)
  })
})
