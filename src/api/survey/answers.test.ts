import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { namedSelectors } from '#core/survey/dkim-selectors.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { queueScan, takeScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { answers, channels } from '#store/schema/websites.ts'
import { scans } from '#store/schema/scans.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { aResult } from '#support/results.ts'
import { answerCalls } from '../contract/answers.ts'
import { profileCalls } from '../contract/profile.ts'

const refusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
const survey = answerCalls['GET /answers/{check}'].answer
const saved = answerCalls['PUT /answers/{check}'].answer
const presence = profileCalls['GET /profile/online-presence'].answer

const questionsOf = async (owner: { get(path: string): Promise<{ body: unknown }> }, check: string) =>
  survey.parse((await owner.get(`/answers/${check}`)).body).questions

describe('the survey', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const websiteOf = async (ownerId: string) => {
    const website = await websiteOfOwner(api.db, ownerId)
    assert.ok(website)
    return website
  }
  const seen = async (ownerId: string, result: ReturnType<typeof aResult>) => {
    const { id } = await websiteOf(ownerId)
    const { id: scanId } = await queueScan(api.db, { websiteId: id, cause: 'owner', checks: [result.id] })
    const taken = await takeScan(api.db, scanId)
    assert.ok(taken)
    await saveRated(api.db, taken.hold, result)
  }

  it('has the questions of a check, unanswered at first', async () => {
    const mia = await onboarded(api)
    const questions = await questionsOf(mia, 'shipping-options')
    assert.deepEqual(
      questions.map(({ id, type, asked, answer }) => [id, type, asked, answer]),
      [
        ['S-SELL', 'one', true, null],
        ['S-SHIP0', 'one', true, null],
        ['S-SHIP1', 'many', false, null],
        ['S-SHIP2', 'many', false, null],
      ],
    )
    assert.equal(questions[0]?.whyWeAsk, 'Some checks only make sense for businesses that sell online.')
  })

  it('saves answers and rejudges the checks that they decide', async () => {
    const mia = await onboarded(api)
    const given = { 'S-SELL': 'yes', 'S-SHIP0': 'send', 'S-SHIP1': ['track_order', 'return_policy'] }
    const answer = saved.parse((await mia.put('/answers/shipping-options', { answers: given })).body)
    assert.equal(answer.message, 'Data updated successfully')
    const [scan] = await api.db.select().from(scans).where(eq(scans.id, answer.scan))
    assert.equal(scan?.cause, 'answers')
    for (const check of ['shipping-options', 'ecommerce', 'legal-necessities', 'payment-options'])
      assert.ok(scan.checks.includes(check), check)
    assert.ok(!scan.checks.includes('ssl'))
    const questions = await questionsOf(mia, 'shipping-options')
    assert.deepEqual(
      questions.map(({ answer }) => answer),
      ['yes', 'send', given['S-SHIP1'], null],
    )
    assert.ok(questions.every(({ asked }) => asked))
  })

  it('joins a rejudging that waits, however often answers are saved', async () => {
    const mia = await onboarded(api)
    const ids = new Set<string>()
    for (const answer of ['yes', 'no', 'planned', 'yes', 'no', 'planned', 'yes']) {
      const { body } = await mia.put('/answers/ecommerce', { answers: { 'S-SELL': answer } })
      ids.add(saved.parse(body).scan)
    }
    assert.equal(ids.size, 1)
  })

  it('removes an answer, and keeps those that were not sent', async () => {
    const mia = await onboarded(api)
    await mia.put('/answers/payment-options', { answers: { 'S-SELL': 'yes', 'S-PAY1': ['none'] } })
    await mia.put('/answers/payment-options', { answers: { 'S-PAY1': null } })
    const { answers: inForce } = await readOwnerInput(api.db, await websiteOf(mia.id))
    assert.equal(inForce['S-SELL'], 'yes')
    assert.equal(inForce['S-PAY1'], undefined)
  })

  it('keeps the answer to a hidden question, which then does not count', async () => {
    const mia = await onboarded(api)
    await mia.put('/answers/payment-options', { answers: { 'S-SELL': 'yes', 'S-PAY1': ['debit_card'] } })
    await mia.put('/answers/ecommerce', { answers: { 'S-SELL': 'no' } })
    const [, hidden] = await questionsOf(mia, 'payment-options')
    assert.deepEqual([hidden?.asked, hidden?.answer], [false, ['debit_card']])
    assert.equal((await readOwnerInput(api.db, await websiteOf(mia.id))).answers['S-PAY1'], undefined)
  })

  it('saves a handle as the social channel that it is', async () => {
    const mia = await onboarded(api)
    const handle = { 'S-SOC-F': 'https://m.facebook.com/WrenFlowers/?ref=x' }
    assert.equal((await mia.put('/answers/facebook', { answers: handle })).status, 200)
    const form = presence.parse((await mia.get('/profile/online-presence')).body)
    assert.deepEqual(form.facebook, { handle: 'WrenFlowers', none: false })
    const words = await readOwnerInput(api.db, await websiteOf(mia.id))
    assert.deepEqual([words.answers['S-SOC-F'], words.profile.facebook], ['WrenFlowers', 'WrenFlowers'])
    await mia.put('/answers/facebook', { answers: { 'S-SOC-F': 'none' } })
    assert.equal((await readOwnerInput(api.db, await websiteOf(mia.id))).answers['S-SOC-F'], 'none')
  })

  it('scans the page that the owner names', async () => {
    const mia = await onboarded(api)
    const taken = await takeScan(api.db, api.queued.at(-1)?.id ?? '')
    assert.ok(taken)
    const page = { 'S-PRODURL': 'https://blue-wren.fixture/shop/roses' }
    const { scan } = saved.parse(
      (await mia.put('/answers/content-display-on-social', { answers: page })).body,
    )
    const [look] = await api.db.select().from(scans).where(eq(scans.id, scan))
    assert.equal(look?.cause, 'owner')
    assert.ok(look.checks.includes('content-display-on-social'))
  })

  it('judges nothing by evidence of another page while the named one is being read', async () => {
    const mia = await onboarded(api)
    assert.ok(await takeScan(api.db, api.queued.at(-1)?.id ?? ''))
    const page = { 'S-PRODURL': 'https://blue-wren.fixture/shop/roses' }
    await mia.put('/answers/content-display-on-social', { answers: page })
    const { id } = await websiteOf(mia.id)
    const all = await api.db.select().from(scans).where(eq(scans.websiteId, id))
    const rejudged = all.filter(({ cause }) => cause === 'answers').flatMap(({ checks }) => checks)
    assert.deepEqual(rejudged, [])
  })

  it('looks for the key of mail that the owner names, as it is looked up', async () => {
    const mia = await onboarded(api)
    assert.ok(await takeScan(api.db, api.queued.at(-1)?.id ?? ''))
    const named = { 'S-DKIM1': ['Joes-2026', ' k9._domainkey.blue-wren.fixture ', ''] }
    const answer = await mia.put('/answers/email-security', { answers: named })
    const [look] = await api.db
      .select()
      .from(scans)
      .where(eq(scans.id, saved.parse(answer.body).scan))
    assert.deepEqual([look?.cause, look?.checks], ['owner', ['email-security']])
    const { answers } = await readOwnerInput(api.db, await websiteOf(mia.id))
    assert.deepEqual(namedSelectors(answers), ['joes-2026', 'k9'])
    const [question] = await questionsOf(mia, 'email-security')
    assert.deepEqual([question?.type, question?.answer], ['list', ['joes-2026', 'k9']])
    const wrong = await mia.put('/answers/email-security', { answers: { 'S-DKIM1': ['v=DKIM1; p=MIG'] } })
    assert.match(refusal.parse(wrong.body).fields?.['S-DKIM1'] ?? '', /the name before/u)
  })

  it('U28 refuses a product page of another website, and saves nothing', async () => {
    const mia = await onboarded(api)
    for (const page of [
      'https://joes.fixture/roses',
      'blue-wren.fixture.evil.com/roses',
      'www.example.com/x',
    ]) {
      const answers = { 'S-SELL': 'yes', 'S-PRODURL': page }
      const { status, body } = await mia.put('/answers/ecommerce', { answers })
      const error = refusal.parse(body)
      assert.deepEqual(
        [status, error.code, error.fields],
        [422, 'url_other_site', { 'S-PRODURL': 'Oops...Invalid url parameter' }],
        page,
      )
    }
    const { answers: inForce } = await readOwnerInput(api.db, await websiteOf(mia.id))
    assert.deepEqual([inForce['S-SELL'], inForce['S-PRODURL']], [undefined, undefined])
  })

  it('suggests what was found, and hides questions without a meaning only where the owner sells nothing', async () => {
    const mia = await onboarded(api)
    const facts = {
      isShop: true,
      cart: 'https://blue-wren.fixture/cart',
      checkoutPage: null,
      productPage: null,
    }
    await seen(mia.id, aResult({ id: 'ecommerce', facts: { ...facts, ecommerceStatus: 'correct' } }))
    const [sell] = await questionsOf(mia, 'ecommerce')
    assert.deepEqual(sell?.suggested, [{ value: 'yes', at: 'https://blue-wren.fixture/cart' }])

    const none = { isShop: false, cart: null, checkoutPage: null, productPage: null }
    await seen(mia.id, aResult({ id: 'ecommerce', facts: { ...none, ecommerceStatus: null } }))
    const [, pay] = await questionsOf(mia, 'payment-options')
    assert.equal(pay?.asked, true)
    await mia.put('/answers/ecommerce', { answers: { 'S-SELL': 'no' } })
    const [, hidden] = await questionsOf(mia, 'payment-options')
    assert.equal(hidden?.asked, false)
  })

  it('asks again whether an answer of a year ago is still right', async () => {
    const mia = await onboarded(api)
    await mia.put('/answers/google-ads', { answers: { 'S-ADS1': 'yes' } })
    const [young] = await questionsOf(mia, 'google-ads')
    assert.equal(young?.stale, false)
    const longAgo = new Date(Date.now() - 400 * 86_400_000)
    await api.db
      .update(answers)
      .set({ at: longAgo })
      .where(eq(answers.websiteId, (await websiteOf(mia.id)).id))
    const [old] = await questionsOf(mia, 'google-ads')
    assert.deepEqual([old?.stale, old?.answer], [true, 'yes'])
  })

  it('asks the same of a social account that was given a year ago, until it is given again', async () => {
    const mia = await onboarded(api)
    const handle = { answers: { 'S-SOC-F': 'WrenFlowers' } }
    await mia.put('/answers/facebook', handle)
    const [young] = await questionsOf(mia, 'facebook')
    assert.equal(typeof young?.answeredAt, 'string')
    assert.equal(young?.stale, false)
    const own = eq(channels.websiteId, (await websiteOf(mia.id)).id)
    await api.db
      .update(channels)
      .set({ at: new Date(Date.now() - 400 * 86_400_000) })
      .where(own)
    const [old] = await questionsOf(mia, 'facebook')
    assert.deepEqual([old?.stale, old?.answer], [true, 'WrenFlowers'])
    await mia.put('/answers/facebook', handle)
    assert.equal((await questionsOf(mia, 'facebook'))[0]?.stale, false)
    // Versions before kept no time.
    await api.db.update(channels).set({ at: null }).where(own)
    const [unknown] = await questionsOf(mia, 'facebook')
    assert.deepEqual([unknown?.answeredAt, unknown?.stale], [null, false])
  })

  it('A05 refuses questions of other checks and options that do not exist, and saves nothing', async () => {
    const mia = await onboarded(api)
    const other = await mia.put('/answers/ecommerce', { answers: { 'S-SELL': 'yes', 'S-CLOUD1': 'most' } })
    assert.deepEqual([other.status, refusal.parse(other.body).code], [422, 'unknown_field'])
    const wrong = await mia.put('/answers/ecommerce', { answers: { 'S-SELL': 'perhaps' } })
    assert.deepEqual(refusal.parse(wrong.body).fields, { 'S-SELL': 'Please choose from the answers shown' })
    const home = { 'S-SELL': 'yes', 'S-PRODURL': 'blue-wren.fixture' }
    assert.deepEqual(refusal.parse((await mia.put('/answers/ecommerce', { answers: home })).body).fields, {
      'S-PRODURL': "That's your homepage. Please choose a product or service page.",
    })
    assert.deepEqual((await readOwnerInput(api.db, await websiteOf(mia.id))).answers['S-SELL'], undefined)
  })

  it('A04 answers 404 to an unknown check', async () => {
    const mia = await onboarded(api)
    for (const check of ['0', '-1', 'nothing', '__proto__']) {
      const { status, body } = await mia.get(`/answers/${check}`)
      assert.deepEqual([status, refusal.parse(body).message], [404, `No details found for ${check}`])
    }
  })

  it('A02 requires a sign-in', async () => {
    assert.equal((await api.visitor().get('/answers/ecommerce')).status, 401)
  })
})
