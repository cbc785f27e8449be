import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import { z } from 'zod'
import { connectorContext } from '#support/connector-context.ts'
import { openGmb } from '#stand-ins/gmb.ts'
import type { ConnectorAccess } from '../context.ts'
import { connector } from './connector.ts'

const SHOP = 'accounts/101/locations/201'
const CAFE = 'accounts/102/locations/202'
const access = (id: string): ConnectorAccess => ({
  grant: aGrant({ refreshToken: null }),
  account: { id, label: 'Shop' },
  siteHost: null,
})

let gmb: Awaited<ReturnType<typeof openGmb>>
const context = () => connectorContext({ endpoints: gmb.endpoints, requestMs: 500 })
/** Makes a change as the engine does: a trial first, and then the change itself. */
const change = async (
  name: 'update' | 'reply' | 'deleteReply',
  input: unknown,
  { id = SHOP, isTrial = false } = {},
) => {
  const write = connector.write?.[name]
  assert.ok(write)
  const trial = await write.run(context(), input, access(id), true)
  return trial.ok && !isTrial ? write.run(context(), input, access(id), false) : trial
}
const profile = async () => {
  const result = await connector.read['profile']?.run(context(), {}, access(SHOP))
  return result?.ok ? result.data : null
}
const patches = () =>
  gmb.requests.filter(({ method }) => method === 'PATCH').map(({ query }) => query.get('validateOnly'))
const fieldsOf = async (input: object) => {
  const result = await change('update', input)
  assert.ok(!result.ok)
  return [result.failure.kind, result.failure.fields]
}

const refusedWith = (details: object[]) => ({ status: 400, body: { error: { details } } })
const replyOf = (id: string) =>
  gmb.locations[0]?.reviews.find(({ reviewId }) => reviewId === id)?.['reviewReply']

/** Each test has a service of its own. */
function serveEach(): void {
  beforeEach(async () => {
    gmb = await openGmb()
  })
  afterEach(async () => {
    await gmb.close()
    assert.deepEqual(gmb.faults, [])
  })
}

const maySend = async () => false

describe('a change of a business profile', () => {
  serveEach()

  it('is tried by Google first, and then made', async () => {
    const hours = [
      { day: 'FRIDAY', open: '09:00', close: '24:00' },
      { day: 'SATURDAY', open: '18:00', close: '02:00' },
    ]
    const specialHours = [
      { date: '2026-12-24', open: '09:00', close: '12:30' },
      { date: '2026-12-25', open: null, close: null },
      { date: '2026-12-31', open: '20:00', close: '01:00' },
    ]
    const input = { description: 'Bicycles.', website: null, hours, specialHours }
    assert.deepEqual(await change('update', input), {
      ok: true,
      data: { applied: ['description', 'website', 'hours', 'specialHours'], isPending: false },
    })
    assert.deepEqual(patches(), ['true', null])
    assert.partialDeepStrictEqual(await profile(), {
      description: 'Bicycles.',
      website: null,
      hours,
      specialHours,
    })
  })

  it('ends after the check when it is a trial', async () => {
    assert.ok((await change('update', { description: 'Other.' }, { isTrial: true })).ok)
    assert.deepEqual(patches(), ['true'])
    const { description } = z.object({ description: z.string() }).parse(await profile())
    assert.match(description, /Bicycles for work/u)
  })

  it('leaves only where it still may', async () => {
    const inputs = {
      update: { title: 'Other' },
      reply: { reviewId: 'r1', text: 'Thanks' },
      deleteReply: { reviewId: 'r2' },
    }
    for (const [name, input] of Object.entries(inputs)) {
      const made = await connector.write?.[name]?.run({ ...context(), maySend }, input, access(SHOP), false)
      assert.deepEqual(made, { ok: false, failure: { kind: 'vendor_down' } }, name)
    }
    assert.equal(gmb.requests.length, 0)
  })

  it('waits for Google where Google reviews it, with what people see until then', async () => {
    const changed = await change('update', { phones: ['(02) 5550 0199'] })
    assert.deepEqual(changed, { ok: true, data: { applied: ['phones'], isPending: true } })
    assert.partialDeepStrictEqual(await profile(), {
      phones: ['(02) 5550 0199'],
      hasPendingEdits: true,
      pending: [{ field: 'phones', shown: '(02) 5550 0101, 0491 570 156' }],
    })
  })

  it('waits with what people see, also after a second change', async () => {
    await change('update', { phones: ['(02) 5550 0199'] })
    await change('update', { phones: ['(02) 5550 0188'] })
    assert.partialDeepStrictEqual(await profile(), {
      phones: ['(02) 5550 0188'],
      pending: [{ field: 'phones', shown: '(02) 5550 0101, 0491 570 156' }],
    })
  })

  it('is seen by nobody until Google accepts it, where people see nothing of the field yet', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    shop.record['phoneNumbers'] = undefined
    await change('update', { phones: ['(02) 5550 0199'] })
    assert.partialDeepStrictEqual(await profile(), { pending: [{ field: 'phones', shown: '' }] })
    gmb.answerNext(
      { status: 200, body: shop.record },
      { status: 200, body: { hasVoiceOfMerchant: true } },
      { status: 200, body: {} },
      { status: 200, body: { pendingMask: 'phone_numbers,special_hours' } },
    )
    const unknown = [
      { field: 'specialHours', shown: null },
      { field: 'phones', shown: null },
    ]
    assert.partialDeepStrictEqual(await profile(), { pending: unknown })
  })

  it('says beside each field what Google refused, in our words', async () => {
    assert.deepEqual(await fieldsOf({ description: 'See https://example.com' }), [
      'rejected',
      { description: 'Google doesn’t allow web addresses in the description' },
    ])
    assert.deepEqual(await fieldsOf({ phones: ['1234 567'] }), [
      'rejected',
      { phones: 'Google doesn’t know this as a phone number' },
    ])
    assert.deepEqual(patches(), ['true', 'true'])
  })

  it('names the first field when Google names none, or one that we do not know', async () => {
    const verified = { status: 200, body: { hasVoiceOfMerchant: true } }
    gmb.answerNext(verified, refusedWith([]))
    assert.deepEqual((await fieldsOf({ title: 'Shop' }))[1], { title: 'Google didn’t accept this' })
    gmb.answerNext(verified, refusedWith([{ reason: 'NEW_REASON', metadata: { field_mask: 'labels' } }]))
    assert.deepEqual((await fieldsOf({ title: 'Shop' }))[1], { title: 'Google didn’t accept this' })
  })

  it('is refused while the profile is not verified, and nothing is sent', async () => {
    assert.deepEqual(await change('update', { title: 'Café' }, { id: CAFE }), {
      ok: false,
      failure: { kind: 'rejected', code: 'NOT_VERIFIED', isOfAccount: true },
    })
    assert.deepEqual(patches(), [])
  })

  it('is refused after ten in a minute', async () => {
    for (let count = 0; count < 10; count += 1)
      assert.ok((await change('update', { description: `Text ${count}` })).ok)
    const refused = await change('update', { description: 'One more' })
    assert.ok(!refused.ok && refused.failure.kind === 'quota')
  })

  it('is made once: nothing is repeated after a failure', async () => {
    gmb.answerNext(
      { status: 200, body: { hasVoiceOfMerchant: true } },
      { status: 200, body: {} },
      { status: 503 },
    )
    const failed = await change('update', { title: 'Shop' })
    assert.ok(!failed.ok && failed.failure.kind === 'vendor_down')
    assert.deepEqual(patches(), ['true', null])
  })

  it('asks for nothing when nothing changes', async () => {
    assert.ok((await change('update', {})).ok)
    assert.deepEqual(gmb.requests, [])
  })
})

describe('an answer to a review', () => {
  serveEach()

  it('is given, changed and taken back', async () => {
    for (const text of ['Thank you', 'Thank you very much'])
      assert.deepEqual(await change('reply', { reviewId: 'r1', text }), {
        ok: true,
        data: { reviewId: 'r1' },
      })
    assert.partialDeepStrictEqual(replyOf('r1'), { comment: 'Thank you very much' })
    for (let count = 0; count < 2; count += 1)
      assert.deepEqual(await change('deleteReply', { reviewId: 'r1' }), {
        ok: true,
        data: { reviewId: 'r1' },
      })
    assert.equal(replyOf('r1'), undefined)
  })

  it('is not given in a trial', async () => {
    assert.ok((await change('reply', { reviewId: 'r1', text: 'Thank you' }, { isTrial: true })).ok)
    assert.equal(replyOf('r1'), undefined)
  })

  it('is refused while the profile is not verified', async () => {
    assert.deepEqual(await change('reply', { reviewId: 'r1', text: 'Thank you' }, { id: CAFE }), {
      ok: false,
      failure: { kind: 'rejected', code: 'NOT_VERIFIED', isOfAccount: true },
    })
  })

  it('names a review that is gone', async () => {
    const gone = await change('reply', { reviewId: 'r99', text: 'Thank you' })
    assert.ok(!gone.ok && gone.failure.kind === 'not_found')
  })

  it('takes no path in place of a review', async () => {
    await assert.rejects(change('deleteReply', { reviewId: '../media/1' }), z.ZodError)
  })
})
