import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { dayOf } from '#core/dates.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_TERMS_VERSION } from '#core/ads/terms.ts'
import { addWebsite } from '#store/websites.ts'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { openOAuth } from '#stand-ins/oauth.ts'
import { NO_SERVICES, ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { followUntil } from '#support/oidc-server.ts'
import { adsCalls } from '../contract/ads.ts'
import { connectionCalls } from '../contract/connections.ts'

const CLIENT = { id: 'test.apps.googleusercontent.com', secret: 'secret-of-the-test-client' }
const VALUES = { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret }
const { cycles, manager, test, yen, suspended, cancelled } = ADS_IDS
const below = (id: string): string => `${manager}~${id}`

const adsView = adsCalls['GET /ads'].answer
const campaignsShown = adsCalls['GET /ads/campaigns'].answer
const assetsShown = adsCalls['GET /ads/assets'].answer
const activityShown = adsCalls['GET /ads/activity'].answer
const accountsShown = connectionCalls['GET /connections/{service}/accounts'].answer
const started = z.object({ url: z.string() })
const refusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

let api: TestApi
let ads: Awaited<ReturnType<typeof openAdwords>>
let oauth: Awaited<ReturnType<typeof openOAuth>>

/** An owner who has accepted what ads cost. */
async function newOwner() {
  const made = await api.owner()
  await addWebsite(api.db, { ownerId: made.id, address: 'https://harbourcycles.example/' })
  const send = (change: AdsChange, more: object = {}, key: string = randomUUID()) =>
    made.call('POST', '/ads/changes', { change, ...more }, { 'Idempotency-Key': key })
  const campaigns = async () => {
    const { data, failure } = campaignsShown.parse((await made.get('/ads/campaigns')).body)
    assert.equal(failure, null)
    return data?.rows ?? []
  }
  return {
    ...made,
    send,
    campaigns,
    accept: () => made.put('/ads/terms', { version: ADS_TERMS_VERSION }),
    /** Gives permission at the service: the page on which the owner arrives. */
    async connect() {
      const { url } = started.parse((await made.post('/connections/adwords/start')).body)
      const back = await followUntil(url, ORIGIN)
      return (await made.get(back.slice(`${ORIGIN}/api`.length))).headers.get('location') ?? ''
    },
    choose: (id: string) => made.put('/connections/adwords/account', { id }),
    shown: async () => adsView.parse((await made.get('/ads')).body),
  }
}
type Owner = Awaited<ReturnType<typeof newOwner>>

/** An owner with a chosen account. */
async function connected(id: string): Promise<Owner> {
  const owner = await newOwner()
  await owner.accept()
  await owner.connect()
  assert.equal((await owner.choose(id)).status, 200)
  return owner
}

const bells = (name: string, timeZone = 'Australia/Sydney') => ({
  kind: 'create_campaign' as const,
  campaign: {
    name,
    businessName: 'Harbour Cycles',
    landingUrl: 'https://harbourcycles.example/bells',
    phone: '0355500101',
    startDate: dayOf(new Date(), timeZone),
    endDate: null,
    locations: [{ kind: 'place' as const, id: '2036', name: 'Australia' }],
    languages: [{ id: '1000', name: 'English' }],
    categories: [{ name: 'Bike bells', keywords: ['brass bell'] }],
    headlines: ['Bells', 'Loud and small', 'Fitted today'],
    descriptions: ['A bell for every bike.', 'Come by, or call.'],
    dailyBudget: '12000000',
    targetCpa: null,
  },
})

/** How often a permission was renewed. */
const renewals = () => oauth.told.filter(({ grant }) => grant === 'refresh_token').length

describe('an ads account at Google', () => {
  before(async () => {
    ads = await openAdwords({ accounts: adsBusinesses(20, 40) })
    const adwords = connectors.find(({ id }) => id === 'adwords')
    assert.ok(adwords?.connect)
    const service = { service: 'adwords', title: 'Google Ads', connect: adwords.connect, client: CLIENT }
    oauth = await openOAuth({ services: [service], isAutomatic: true })
    const endpoints = { ...ads.endpoints, googleAuth: oauth.origin, googleToken: oauth.origin }
    api = await testApi({}, { ...NO_SERVICES, connections: { values: VALUES, endpoints } })
  })
  after(async () => {
    await api.close()
    await oauth.close()
    await ads.close()
    assert.deepEqual([api.faults, ads.faults], [[], []])
  })

  it('is connected after its cost is accepted, chosen below its manager, and shown', async () => {
    const mia = await newOwner()
    assert.equal((await mia.shown()).state, 'not_connected')
    await mia.accept()
    assert.match(await mia.connect(), /service=adwords&outcome=choose$/u)
    assert.equal((await mia.shown()).state, 'needs_selection')
    const { accounts } = accountsShown.parse((await mia.get('/connections/adwords/accounts')).body)
    assert.deepEqual(
      accounts.map(({ label, refusal: why }) => [label, why !== null]),
      [
        ['Harbour Cycles', false],
        ['Kauri Café', false],
        ['Test shop', false],
        ['Tokyo branch', false],
        ['Suspended shop', true],
        ['Closed bakery', true],
      ],
    )
    for (const id of [below(suspended), below(cancelled), manager, '123'])
      assert.equal((await mia.choose(id)).status, 422, id)
    assert.equal((await mia.choose(below(yen))).status, 200)
    const { state, mode, account, failure } = await mia.shown()
    assert.deepEqual(
      [state, mode, account?.name, account?.currency, account?.timeZone, failure],
      ['connected', 'live', 'Tokyo branch', 'JPY', 'Asia/Tokyo', null],
    )
  })

  it('is shown and changed by the day of UTC where its time zone is not known here', async () => {
    const facts = ads.project.accounts.get(cycles)?.facts
    assert.ok(facts)
    const { timeZone } = facts
    facts.timeZone = 'Moon/Tranquility'
    const mia = await connected(cycles)
    const { account, today } = await mia.shown()
    assert.deepEqual([account?.timeZone, today], ['Moon/Tranquility', dayOf(new Date(), 'UTC')])
    assert.equal((await mia.send(bells('Bells', 'UTC'), { isTrial: true })).status, 200)
    facts.timeZone = timeZone
  })

  it('is not connected where Google’s box was left unticked', async () => {
    const mia = await newOwner()
    await mia.accept()
    oauth.answer.unticked = ['https://www.googleapis.com/auth/adwords']
    assert.match(await mia.connect(), /service=adwords&outcome=refused$/u)
    oauth.answer.unticked = []
    assert.equal((await mia.shown()).state, 'not_connected')
  })

  it('is read to the end where the permission expires in the middle of it', async () => {
    const mia = await connected(cycles)
    const [before, expired] = [renewals(), { authenticationError: 'OAUTH_TOKEN_EXPIRED' }]
    const errors = [{ errorCode: expired, message: 'Words of Google' }]
    // One of the three queries for assets is refused, and the others are answered.
    ads.answerNext({ status: 401, body: { error: { details: [{ errors }] } } })
    const { data, failure } = assetsShown.parse((await mia.get('/ads/assets')).body)
    assert.deepEqual([data?.rows.length, failure, renewals()], [3, null, before + 1])
  })

  it('shows each owner their own', async () => {
    const [mia, max] = [await connected(cycles), await connected(below(test))]
    assert.equal((await mia.shown()).account?.name, 'Harbour Cycles')
    assert.equal((await max.shown()).account?.isTest, true)
    assert.ok((await mia.campaigns()).some(({ name }) => name === 'Repairs'))
    assert.deepEqual(await max.campaigns(), [])
  })

  it('gets a campaign once, paused and exactly as Google checked it, which is then resumed', async () => {
    const mia = await connected(cycles)
    const change = bells('Bells')
    const [key, before] = [randomUUID(), ads.requests.length]
    assert.equal((await mia.send(change, { isTrial: true })).status, 200)
    assert.ok(!(await mia.campaigns()).some(({ name }) => name === 'Bells'))
    const answers = await Promise.all([mia.send(change, {}, key), mia.send(change, {}, key)])
    assert.ok(answers.some(({ status }) => status === 200))
    assert.equal((await mia.send(change, {}, key)).status, 200)
    const sent = ads.requests.slice(before).filter(({ path }) => path.endsWith(':mutate'))
    const [tried, made] = sent.map(({ body }) => body)
    assert.deepEqual(tried, Object.assign({}, made, { validateOnly: true }))
    const named = (await mia.campaigns()).filter(({ name }) => name === 'Bells')
    assert.deepEqual(
      named.map(({ state, adGroups }) => [state, adGroups]),
      [['paused', 1]],
    )
    const [{ id } = { id: '' }] = named
    const resume = { kind: 'set_campaign_state' as const, ids: [id], state: 'enabled' as const }
    assert.equal((await mia.send(resume)).status, 200)
    assert.equal((await mia.campaigns()).find((one) => one.id === id)?.state, 'enabled')
    const { changes } = activityShown.parse((await mia.get('/ads/activity')).body)
    assert.deepEqual(
      changes.map(({ kind, outcome, who }) => [kind, outcome, who]),
      [
        ['set_campaign_state', 'done', 'Mia Rose'],
        ['create_campaign', 'done', 'Mia Rose'],
      ],
    )
  })

  it('says at the fields what Google refuses, and keeps nothing of it', async () => {
    const mia = await connected(cycles)
    // Made elsewhere since Fettle last looked.
    await mia.campaigns()
    const other = await connected(cycles)
    assert.equal((await other.send(bells('Elsewhere'))).status, 200)
    const refused = await mia.send(bells('Elsewhere'))
    assert.equal(refused.status, 422)
    assert.deepEqual(refusal.parse(refused.body).fields, {
      'campaign.name': 'You already have one with this name. Please choose another one.',
    })
    assert.equal(ads.things(cycles, 'campaign').filter(({ name }) => name === 'Elsewhere').length, 1)
  })

  it('refuses a change of a campaign that was removed elsewhere meanwhile, with two owners on one account', async () => {
    const [mia, max] = [await connected(cycles), await connected(cycles)]
    assert.equal((await mia.send(bells('Short'))).status, 200)
    const id = (await mia.campaigns()).find(({ name }) => name === 'Short')?.id ?? ''
    assert.equal((await max.send({ kind: 'remove_campaign', id })).status, 200)
    const late = await mia.send({ kind: 'set_campaign_state', ids: [id], state: 'enabled' })
    assert.equal(late.status, 422)
    assert.deepEqual(Object.values(refusal.parse(late.body).fields ?? {}), ['Cannot edit removed entities'])
  })

  it('says what to do when the account is suspended, cancelled or kept from the owner meanwhile', async () => {
    const mia = await connected(below(test))
    const facts = ads.project.accounts.get(test)
    assert.ok(facts)
    const change = bells('Late')
    facts.facts.status = 'SUSPENDED'
    const stopped = await mia.send(change)
    assert.deepEqual(
      [stopped.status, refusal.parse(stopped.body).message],
      [409, 'Google doesn’t let this account be used. Choose another one.'],
    )
    facts.facts.status = 'CANCELED'
    assert.equal(refusal.parse((await mia.send(change)).body).code, 'choose_account')
    facts.facts.status = 'ENABLED'
    facts.isForbidden = true
    const kept = await mia.send(change)
    assert.deepEqual(
      [kept.status, refusal.parse(kept.body).message],
      [409, 'Google no longer accepts Fettle’s permission. Connect it again.'],
    )
    facts.isForbidden = false
  })

  it('says that Google takes no more when the day’s operations are used up, and changes nothing', async () => {
    const mia = await connected(cycles)
    await mia.campaigns()
    const left = ads.project.operationsLeft
    ads.project.operationsLeft = 3
    const refused = await mia.send(bells('Too many'))
    ads.project.operationsLeft = left
    assert.deepEqual(
      [refused.status, refusal.parse(refused.body).message],
      [503, 'Google takes no more changes for now. Try again later.'],
    )
    assert.ok(!ads.things(cycles, 'campaign').some(({ name }) => name === 'Too many'))
  })

  it('finds a campaign whose answer was lost, and makes no second one', async () => {
    const mia = await connected(cycles)
    const [change, key] = [bells('Lost answer'), randomUUID()]
    ads.rules.answered = async () => false
    const lost = await mia.send(change, {}, key)
    ads.rules.answered = async () => true
    assert.equal(lost.status, 200)
    assert.equal((await mia.send(change, {}, key)).status, 200)
    assert.equal(ads.things(cycles, 'campaign').filter(({ name }) => name === 'Lost answer').length, 1)
  })

  it('leaves no permission and nothing that was read when it is disconnected', async () => {
    const mia = await connected(cycles)
    await mia.campaigns()
    assert.equal((await mia.call('DELETE', '/connections/adwords')).status, 200)
    assert.equal((await mia.shown()).state, 'not_connected')
    assert.equal((await mia.get('/ads/campaigns')).status, 404)
  })
})
