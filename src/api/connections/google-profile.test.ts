import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { z } from 'zod'
import { openGmb } from '#stand-ins/gmb.ts'
import { connections } from '#store/schema/connections.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { connectGoogleProfile } from '#support/google-connection.ts'
import { googleProfileCalls } from '../contract/google-profile.ts'

const answerShape = googleProfileCalls['GET /google-profile'].answer
const SHOP = 'accounts/101/locations/201'
const CAFE = 'accounts/102/locations/202'

describe('the business profile on Google', () => {
  let api: TestApi
  let gmb: Awaited<ReturnType<typeof openGmb>>
  before(async () => {
    gmb = await openGmb()
    const values = {
      GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'secret-of-the-test-client',
    }
    api = await testApi({}, { ...NO_SERVICES, connections: { values, endpoints: gmb.endpoints } })
  })
  after(async () => {
    await api.close()
    await gmb.close()
    assert.deepEqual([api.faults, gmb.faults], [[], []])
  })

  /** An owner, connected to a location that was read. */
  async function connected(location = SHOP) {
    const owner = await api.owner()
    await connectGoogleProfile(api.db, { ownerId: owner.id, location }, { secret: SECRET, oldSecrets: [] })
    for (const read of ['profile', 'reviews'])
      await api.services.connections.run(owner.id, { service: 'gmb', read, input: {} })
    return owner
  }
  /** An owner who tries the sample. */
  async function withSample() {
    const owner = await api.owner()
    const sample = {
      ownerId: owner.id,
      service: 'gmb',
      mode: 'sample',
      connectedAt: new Date(),
      accountId: 'sample',
    } as const
    await api.db.insert(connections).values(sample)
    for (const read of ['profile', 'reviews'])
      await api.services.connections.run(owner.id, { service: 'gmb', read, input: {} })
    return owner
  }
  type Owner = Awaited<ReturnType<typeof connected>>
  const shown = async (owner: Owner): Promise<z.infer<typeof answerShape>> =>
    answerShape.parse((await owner.get('/google-profile')).body)
  const change = (owner: Owner, body: object) => owner.put('/google-profile', body)
  const reply = (owner: Owner, review: string, text: string) =>
    owner.call('PUT', `/google-profile/reviews/${review}/reply`, { text })

  it('is not connected, or not set up', async () => {
    const owner = await api.owner()
    assert.equal((await shown(owner)).state, 'not_connected')
    assert.equal((await change(owner, { title: 'Shop' })).status, 404)
    const without = await testApi()
    assert.equal((await shown(await without.owner())).state, 'not_set_up')
    await without.close()
  })

  it('answers from what was read, and asks Google for nothing', async () => {
    const owner = await connected()
    const before = gmb.requests.length
    const { profile, reviews, mode, readAt } = await shown(owner)
    assert.deepEqual([profile?.title, reviews?.total, mode], ['Harbour Cycles', 4, 'live'])
    assert.ok(readAt)
    assert.equal(gmb.requests.length, before)
  })

  it('shows each owner their own', async () => {
    const [mia, max] = [await connected(), await connected(CAFE)]
    assert.equal((await shown(mia)).profile?.title, 'Harbour Cycles')
    assert.equal((await shown(max)).profile?.title, 'Kauri Café')
  })

  it('makes a change at Google, and shows what Google has then', async () => {
    const owner = await connected()
    const answer = await change(owner, { description: ' Bicycles. ', phones: ['(02) 5550 0199'] })
    assert.equal(answer.status, 200, answer.text)
    const { profile } = await shown(owner)
    assert.deepEqual([profile?.description, profile?.hasPendingEdits], ['Bicycles.', true])
    assert.deepEqual(
      profile?.pending.map(({ field }) => field),
      ['phones'],
    )
  })

  it('refuses a wrong field before Google is asked, and one that Google refuses, each at its field', async () => {
    const owner = await connected()
    const before = gmb.requests.length
    const wrong = await change(owner, { phones: ['call me'] })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /"phones\.0":"Enter a phone number/u)
    assert.equal(gmb.requests.length, before)
    const refused = await change(owner, { title: 'Cheap bikes!!' })
    assert.equal(refused.status, 422)
    assert.match(refused.text, /"title":"Google doesn’t allow some of these characters"/u)
  })

  it('refuses a change of a profile that is not verified, with the reason', async () => {
    const owner = await connected(CAFE)
    for (const answer of [await change(owner, { title: 'Café' }), await reply(owner, 'r1', 'Thank you')]) {
      assert.equal(answer.status, 409)
      assert.match(answer.text, /verified profile only/u)
    }
  })

  it('takes ten changes a minute', async () => {
    const owner = await connected()
    gmb.answerNext()
    for (let count = 0; count < 10; count += 1) await reply(owner, 'r1', `Thank you ${count}`)
    assert.equal((await reply(owner, 'r1', 'Thank you')).status, 429)
  })

  it('answers a review and takes the answer back', async () => {
    const owner = await connected()
    const answerOf = async () =>
      (await shown(owner)).reviews?.reviews.find(({ id }) => id === 'r2')?.reply?.text
    assert.equal((await reply(owner, 'r2', 'We are sorry.')).status, 200)
    assert.equal(await answerOf(), 'We are sorry.')
    assert.equal((await owner.call('DELETE', '/google-profile/reviews/r2/reply', {})).status, 200)
    assert.equal(await answerOf(), undefined)
    assert.equal((await reply(owner, 'r99', 'Hello')).status, 409)
    assert.equal((await reply(owner, 'a%2Fb', 'Hello')).status, 404)
    assert.equal((await reply(owner, 'r2', ' ')).status, 422)
  })

  it('names an outage before the change was sent, after which nothing is read again', async () => {
    const owner = await connected()
    const [voice, outage] = [{ status: 200, body: { hasVoiceOfMerchant: true } }, { status: 500 }]
    const before = gmb.requests.length
    gmb.answerNext(voice, outage)
    const answer = await change(owner, { title: 'Other' })
    assert.equal(answer.status, 503)
    assert.match(answer.text, /Google didn’t answer\. Nothing was changed\. Try again in a few minutes/u)
    assert.equal(gmb.requests.length, before + 2)
  })

  it('says that it does not know whether it was changed, where the change itself was not answered', async () => {
    const owner = await connected()
    const [voice, outage] = [{ status: 200, body: { hasVoiceOfMerchant: true } }, { status: 500 }]
    gmb.answerNext(voice, { status: 200, body: {} }, outage)
    const changed = await change(owner, { title: 'Other' })
    gmb.answerNext(voice, outage)
    const replied = await reply(owner, 'r1', 'Thank you')
    gmb.answerNext(voice, outage)
    const deleted = await owner.call('DELETE', '/google-profile/reviews/r2/reply', {})
    for (const answer of [changed, replied, deleted]) {
      assert.equal(answer.status, 503)
      assert.match(answer.text, /Google didn’t answer, so we don’t know whether it was changed/u)
    }
  })

  it('says that Google refused where it did', async () => {
    const owner = await connected()
    const refused = { status: 400, body: { error: { code: 400, status: 'FAILED_PRECONDITION' } } }
    gmb.answerNext({ status: 200, body: { hasVoiceOfMerchant: true } }, refused)
    const answer = await owner.call('DELETE', '/google-profile/reviews/r2/reply', {})
    assert.equal(answer.status, 409)
    assert.match(answer.text, /Google refused this\. Nothing was changed/u)
  })

  it('keeps changes of the sample here, by the same rules', async () => {
    const owner = await withSample()
    const before = gmb.requests.length
    assert.equal((await change(owner, { title: ' ' })).status, 422)
    assert.equal((await change(owner, { title: 'Red Wren' })).status, 200)
    assert.equal((await change(owner, { phones: ['02 5550 0101'] })).status, 200)
    assert.equal((await reply(owner, 'sample-1', 'Thank you')).status, 200)
    const { profile, reviews, mode } = await shown(owner)
    assert.deepEqual([profile?.title, profile?.phones, mode], ['Red Wren', ['02 5550 0101'], 'sample'])
    assert.equal(reviews?.reviews.find(({ id }) => id === 'sample-1')?.reply?.text, 'Thank you')
    assert.equal(gmb.requests.length, before)
  })
})
