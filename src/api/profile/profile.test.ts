import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { owners } from '#store/schema/owners.ts'
import { scans } from '#store/schema/scans.ts'
import { user } from '#store/schema/auth.ts'
import { hit } from '#store/limits.ts'
import { raiseVersion } from '#store/owners.ts'
import { firstAddress, websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { FLORIST, onboarded } from '#support/onboarding.ts'
import { CHANNELS, PERSON, refusal } from '#support/profile-forms.ts'
import { until } from '#support/until.ts'
import { meShape } from '../contract/me.ts'
import { profileCalls } from '../contract/profile.ts'

const business = profileCalls['GET /profile/business-info'].answer
const presence = profileCalls['GET /profile/online-presence'].answer
const account = profileCalls['GET /profile/my-account'].answer
const { website: _website, mayCheck: _tick, facebook: _f, instagram: _i, twitter: _t, ...BUSINESS } = FLORIST

interface Reader {
  get(path: string): Promise<{ body: unknown }>
}

const versionOf = async (owner: Reader) => meShape.parse((await owner.get('/me')).body).version
const websiteOf = async (owner: Reader) => meShape.parse((await owner.get('/me')).body).website?.id ?? ''

describe('the profile', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const isWaitingForRow = () =>
    until('a call waits for a row that is being changed', async () => {
      const { rowCount } = await api.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === 1
    })

  const judgedAgain = async (websiteId: string) =>
    (await api.db.select().from(scans).where(eq(scans.websiteId, websiteId))).find(
      ({ cause }) => cause === 'answers',
    )?.checks

  describe('business info', () => {
    it('is saved, and the checks that read it are rejudged', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      const saved = await mia.put('/profile/business-info', { ...BUSINESS, version, city: ' Perth ' })
      assert.deepEqual(saved.body, { message: 'Data updated successfully', version: version + 1 })
      const form = business.parse((await mia.get('/profile/business-info')).body)
      assert.deepEqual([form.city, form.version], ['Perth', version + 1])
      assert.equal(meShape.parse((await mia.get('/me')).body).timeZone, 'Australia/Perth')
      const checks = await judgedAgain(await websiteOf(mia))
      assert.ok(checks?.includes('search-ranking'))
      assert.ok(!checks?.includes('sitemap'))
    })

    it("has the browser's time zone where the country has none that we know", async () => {
      const mia = await onboarded(api)
      const zoneAfter = async (change: object) => {
        await mia.put('/profile/business-info', { ...BUSINESS, ...change, version: await versionOf(mia) })
        return meShape.parse((await mia.get('/me')).body).timeZone
      }
      const elsewhere = { country: 'OTHER', city: 'Suva' }
      assert.equal(await zoneAfter({ city: 'Perth', timeZone: 'Pacific/Fiji' }), 'Australia/Perth')
      assert.equal(await zoneAfter({ ...elsewhere, timeZone: 'Pacific/Fiji' }), 'Pacific/Fiji')
      assert.equal(await zoneAfter(elsewhere), 'Pacific/Fiji')
    })

    it('A22 is refused to the second of two tabs, with the newer version', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      const [one, other] = await Promise.all([
        mia.put('/profile/business-info', { ...BUSINESS, version, city: 'Perth' }),
        mia.put('/profile/business-info', { ...BUSINESS, version, city: 'Hobart' }),
      ])
      assert.deepEqual(new Set([one.status, other.status]), new Set([200, 409]))
      const [kept, lost] = one.status === 200 ? ['Perth', other] : ['Hobart', one]
      const { code, message, current } = refusal.parse(lost.body)
      assert.equal(code, 'changed_elsewhere')
      assert.equal(message, 'This was changed somewhere else. Please check and save again.')
      const newer = business.parse(current)
      assert.deepEqual([newer.city, newer.version], [kept, version + 1])
      assert.equal((await mia.put('/profile/business-info', { ...newer, city: 'Hobart' })).status, 200)
    })

    it('names the missing choice', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      const { status, body } = await mia.put('/profile/business-info', { version, industry: 'retail' })
      assert.equal(status, 422)
      assert.deepEqual(refusal.parse(body).fields, {
        sector: 'Please ensure you have selected a sector',
        country: 'Please ensure you have selected an country',
        city: 'Please ensure you have selected a city',
        subIndustry: 'Please ensure you have selected a sub-industry',
      })
    })

    it('I09 stores hostile text cleaned and literal, and refuses what is too long', async () => {
      const mia = await onboarded(api)
      const save = async (businessName: string) =>
        mia.put('/profile/business-info', { ...BUSINESS, businessName, version: await versionOf(mia) })
      const hostile = '<script>alert(1)</script> "\'; drop %s ${x} {{y}} \u{1F33C}'
      assert.equal((await save(`${hostile}\u0000\u202E\ud800`)).status, 200)
      assert.equal(
        business.parse((await mia.get('/profile/business-info')).body).businessName,
        `${hostile}\uFFFD\uFFFD`,
      )
      assert.equal((await save('x'.repeat(80))).status, 200)
      assert.equal((await save('x'.repeat(81))).status, 422)
      assert.equal((await save('x'.repeat(1_000_000))).status, 413)
    })

    it('A05 refuses unknown fields', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      for (const field of ['ownerId', 'role', 'plan', 'paidUntil', 'website', 'createdAt', 'operator']) {
        const { status, body } = await mia.put('/profile/business-info', {
          ...BUSINESS,
          version,
          [field]: 'x',
        })
        assert.deepEqual([status, refusal.parse(body).code], [422, 'unknown_field'], field)
      }
    })
  })

  describe('my account', () => {
    it('is saved; another e-mail address must be confirmed', async () => {
      const mia = await onboarded(api)
      const saved = await mia.put('/profile/my-account', { ...PERSON, version: await versionOf(mia) })
      assert.equal(z.object({ emailToConfirm: z.string() }).parse(saved.body).emailToConfirm, PERSON.email)
      const form = account.parse((await mia.get('/profile/my-account')).body)
      assert.deepEqual(
        [form.lastName, form.phone, form.mobile, form.email, form.hasPassword],
        ["O'Rose", '0212345678', '0412345678', mia.email, false],
      )
      const [kept] = await api.db.select().from(user).where(eq(user.id, mia.id))
      assert.equal(kept?.name, "Mia O'Rose")
    })

    it('is saved with the address that the account has, also one that nobody could sign up with', async () => {
      const email = 'mia@office.internal'
      const mia = await onboarded(api)
      await api.db.update(user).set({ email }).where(eq(user.id, mia.id))
      const save = async (typed: string) =>
        mia.put('/profile/my-account', { ...PERSON, email: typed, version: await versionOf(mia) })
      const { status, body } = await save(email)
      assert.equal(status, 200)
      assert.equal(z.object({ emailToConfirm: z.null() }).safeParse(body).success, true)
      assert.equal((await save('joe@office.internal')).status, 422)
    })

    it('I10 requires phone and mobile of ten digits, and the names', async () => {
      const mia = await onboarded(api)
      const { body } = await mia.put('/profile/my-account', {
        version: await versionOf(mia),
        firstName: ' ',
        email: 'mia@',
        phone: '021234567',
        mobile: '02123456789',
      })
      assert.deepEqual(refusal.parse(body).fields, {
        firstName: 'Please provide first name',
        lastName: 'Please provide last name',
        email: 'We can’t send email to this address. Please check it: it should look like name@example.com',
        phone: 'Please provide valid phone',
        mobile: 'Please provide valid mobile',
      })
    })
  })

  describe('online presence', () => {
    it('is saved, and the networks are rejudged', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      const saved = await mia.put('/profile/online-presence', { ...CHANNELS, version })
      assert.deepEqual(saved.body, { message: 'Data updated successfully', version: version + 1 })
      const form = presence.parse((await mia.get('/profile/online-presence')).body)
      assert.deepEqual(form.facebook, { handle: 'bluewren', none: false })
      assert.deepEqual(form.instagram, { handle: null, none: true })
      assert.ok((await judgedAgain(await websiteOf(mia)))?.includes('facebook'))
    })

    it('asks for Facebook and Instagram', async () => {
      const mia = await onboarded(api)
      const { body } = await mia.put('/profile/online-presence', { version: await versionOf(mia) })
      assert.deepEqual(refusal.parse(body).fields, {
        facebook: 'Please provide Facebook',
        instagram: 'Please provide Instagram',
      })
    })

    it('A05 does not change a website that is set', async () => {
      const mia = await onboarded(api)
      const version = await versionOf(mia)
      const { status, body } = await mia.put('/profile/online-presence', {
        ...CHANNELS,
        version,
        website: 'joes.fixture',
      })
      assert.deepEqual([status, refusal.parse(body).code], [422, 'unknown_field'])
      assert.equal(meShape.parse((await mia.get('/me')).body).website?.host, 'blue-wren.fixture')
    })

    it('accepts a first website, and scans it', async () => {
      const joe = await onboarded(api, { website: null, mayCheck: false })
      const version = await versionOf(joe)
      const empty = await joe.put('/profile/online-presence', { ...CHANNELS, version, website: '' })
      assert.deepEqual(refusal.parse(empty.body).fields, { website: 'Please provide website' })
      const form = { ...CHANNELS, version, website: 'joes.fixture', mayCheck: true }
      assert.equal((await joe.put('/profile/online-presence', form)).status, 200)
      // The same form, still open in another tab.
      const stale = await joe.put('/profile/online-presence', { ...form, website: 'elsewhere.fixture' })
      assert.deepEqual([stale.status, refusal.parse(stale.body).code], [409, 'changed_elsewhere'])
      const { website, mayCheck } = presence.parse((await joe.get('/profile/online-presence')).body)
      assert.deepEqual([website, mayCheck], ['https://joes.fixture/', true])
    })

    it('stores no consent where there is no website that it could be for', async () => {
      const joe = await onboarded(api, { website: null, mayCheck: false })
      const form = { ...CHANNELS, version: await versionOf(joe), website: null, mayCheck: true }
      assert.equal((await joe.put('/profile/online-presence', form)).status, 200)
      const { website, mayCheck } = presence.parse((await joe.get('/profile/online-presence')).body)
      assert.deepEqual([website, mayCheck], [null, false])
    })

    it('A22 shows the website that was set while the form was saved', async () => {
      const joe = await onboarded(api, { website: null, mayCheck: false })
      const form = { ...CHANNELS, version: await versionOf(joe), website: 'joes.fixture' }
      const address = 'https://set-meanwhile.fixture/'
      const id = await websiteOf(joe)
      const { saving } = await api.db.transaction(async (tx) => {
        await firstAddress(tx, id, address)
        await raiseVersion(tx, joe.id)
        const sent = { saving: joe.put('/profile/online-presence', form) }
        await isWaitingForRow()
        return sent
      })
      const { status, body } = await saving
      assert.equal(status, 409)
      assert.equal(presence.parse(refusal.parse(body).current).website, address)
    })

    it('saves a first website also where it may not be scanned yet', async () => {
      const joe = await onboarded(api, { website: null, mayCheck: false })
      const before = await websiteOfOwner(api.db, joe.id)
      await api.db
        .update(scans)
        .set({ state: 'done' })
        .where(eq(scans.websiteId, before?.id ?? ''))
      const limit = { most: 10, windowSeconds: 3_600 }
      for (let time = 0; time < 10; time += 1) await hit(api.db, `scan:${before?.id}`, limit, new Date())
      const form = { ...CHANNELS, version: await versionOf(joe), website: 'joes.fixture' }
      assert.equal((await joe.put('/profile/online-presence', form)).status, 200)
      assert.equal((await websiteOfOwner(api.db, joe.id))?.host, 'joes.fixture')
    })

    it('answers 404 before onboarding', async () => {
      assert.equal((await (await api.owner()).get('/profile/online-presence')).status, 404)
    })
  })

  it('stores which mails the owner wants', async () => {
    const mia = await onboarded(api)
    const version = await versionOf(mia)
    const preferences = {
      notifyAny: true,
      notifyResults: false,
      notifySummary: true,
      summaryEvery: 'week',
      notifyReminders: false,
      notifyNews: true,
    }
    const saved = await mia.put('/profile/my-preferences', { ...preferences, version })
    assert.deepEqual(saved.body, { message: 'Notifications updated successfully', version: version + 1 })
    assert.deepEqual((await mia.get('/profile/my-preferences')).body, {
      ...preferences,
      version: version + 1,
    })
  })

  it('A01 of another owner does not change', async () => {
    const [mia, joe] = [await onboarded(api), await onboarded(api)]
    const before = await api.db.select().from(owners).where(eq(owners.id, mia.id))
    const version = await versionOf(joe)
    assert.equal(
      (await joe.put('/profile/business-info', { ...BUSINESS, version, city: 'Hobart' })).status,
      200,
    )
    assert.deepEqual(await api.db.select().from(owners).where(eq(owners.id, mia.id)), before)
  })
})
