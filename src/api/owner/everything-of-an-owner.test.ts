import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { saveEvidence } from '#store/evidence.ts'
import { takeScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import * as adsTables from '#store/schema/ads.ts'
import * as auth from '#store/schema/auth.ts'
import * as callTables from '#store/schema/calls.ts'
import * as connectionTables from '#store/schema/connections.ts'
import * as handOverTables from '#store/schema/hand-overs.ts'
import * as keywordTables from '#store/schema/keyword-lookups.ts'
import * as limits from '#store/schema/limits.ts'
import * as mailTables from '#store/schema/mails.ts'
import * as mediaTables from '#store/schema/media.ts'
import * as messageTables from '#store/schema/messages.ts'
import * as orderTables from '#store/schema/orders.ts'
import * as ownerTables from '#store/schema/owners.ts'
import * as planTables from '#store/schema/plans.ts'
import * as reportTables from '#store/schema/reports.ts'
import * as scanTables from '#store/schema/scans.ts'
import * as settingTables from '#store/schema/settings.ts'
import * as summaryTables from '#store/schema/summaries.ts'
import * as toolTables from '#store/schema/tools.ts'
import * as websiteTables from '#store/schema/websites.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { adsRows } from '#support/ads-rows.ts'
import { A_MOVE } from '#support/a-move.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { paidOrder } from '#support/paid-order.ts'
import { aResult } from '#support/results.ts'
import { removeOwner } from './remove-owner.ts'

const exported = z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]))
const SECRETS = ['HASHED-PASSWORD', 'HASHED-TOKEN', 'SESSION-TOKEN', 'RESET-LINK', 'SEALED-GRANT']
const TABLES = [
  adsTables,
  auth,
  callTables,
  connectionTables,
  handOverTables,
  keywordTables,
  limits,
  mailTables,
  mediaTables,
  messageTables,
  orderTables,
  ownerTables,
  planTables,
  reportTables,
  scanTables,
  settingTables,
  summaryTables,
  toolTables,
  websiteTables,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((table) => is(table, PgTable))

/** An owner with rows in every table, each text marked. */
async function fullOwner(api: TestApi, mark: string) {
  const { db } = api
  const owner = await onboarded(api, { businessName: `${mark} business` })
  const website = await websiteOfOwner(db, owner.id)
  assert.ok(website)
  const websiteId = website.id
  const scanId = api.queued.find((scan) => scan.websiteId === websiteId)?.id ?? ''
  const taken = await takeScan(db, scanId)
  assert.ok(taken)
  await saveRated(db, taken.hold, aResult({ description: `${mark} result` }))
  await saveEvidence(api.services, websiteId, { exposure: exposure() })
  await owner.put('/answers/ecommerce', { answers: { 'S-SELL': 'yes' } })
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 86_400_000)
  const userId = owner.id
  await db
    .insert(auth.session)
    .values({ token: `SESSION-TOKEN ${mark}`, userId, expiresAt, userAgent: `${mark} phone` })
  await db
    .insert(auth.account)
    .values({ userId, providerId: 'credential', accountId: userId, password: 'HASHED-PASSWORD' })
  await db.insert(auth.passkey).values({
    userId,
    name: `${mark} key`,
    publicKey: 'HASHED-TOKEN',
    credentialID: `HASHED-TOKEN ${mark}`,
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  })
  const mail = {
    to: owner.email,
    kind: 'reset',
    subject: `${mark} subject`,
    text: 'RESET-LINK',
    html: 'RESET-LINK',
  }
  await db.insert(mailTables.mails).values({ ...mail, ownerId: userId, state: 'queued' })
  await db.insert(planTables.planMoves).values({ websiteId, check: `${mark} check`, move: A_MOVE, at })
  await db.insert(planTables.overrides).values({
    websiteId,
    check: 'ssl',
    kind: 'not_relevant',
    note: `${mark} note`,
    status: 'valid',
    expiresAt,
  })
  const [link] = await db
    .insert(handOverTables.handOvers)
    .values({ ownerId: userId, websiteId, expiresAt, tokenHash: `HASHED-TOKEN ${mark}` })
    .returning()
  const ask = { handOverId: link?.id ?? '', check: `${mark} check` }
  await db.insert(handOverTables.handOverAsks).values({ ...ask, place: 1 })
  await db
    .insert(handOverTables.handOverLines)
    .values({ ...ask, from: 'web_person', text: `${mark} question` })
  const content = { ...EMPTY_SUMMARY, objectives: [`${mark} objective`] }
  await db.insert(summaryTables.summaries).values({ ownerId: userId, content })
  const [message] = await db
    .insert(messageTables.messages)
    .values({
      ownerId: userId,
      kind: 'contact',
      content: { kind: 'contact', subject: `${mark} message`, query: `${mark} query`, phone: '0212345678' },
      email: owner.email,
      name: `${mark} writer`,
      state: 'answered',
    })
    .returning()
  await db
    .insert(messageTables.messageAnswers)
    .values({ messageId: message?.id ?? '', text: `${mark} answer` })
  await db.insert(mailTables.mails).values({
    to: 'operator@fettle.fixture',
    kind: 'message',
    subject: `${mark} told`,
    text: `${mark} told`,
    html: `${mark} told`,
    state: 'sent',
    dedupeKey: `message:${message?.id ?? ''}`,
  })
  await db.insert(mediaTables.ownerMedia).values({ ownerId: userId, mediaId: `${mark} lesson` })
  const [connection] = await db
    .insert(connectionTables.connections)
    .values({
      ownerId: userId,
      service: 'data_breach_check',
      grant: 'SEALED-GRANT',
      keyId: `HASHED-TOKEN ${mark}`,
    })
    .returning()
  await db
    .insert(connectionTables.connectionResults)
    .values({ connectionId: connection?.id ?? '', read: 'search', subject: `${mark} address` })
  await db
    .insert(connectionTables.connectionNumbers)
    .values({ connectionId: connection?.id ?? '', metric: 'fans', day: '2026-11-21', value: 7 })
  const [sample] = await db
    .insert(connectionTables.connections)
    .values({ ownerId: userId, service: 'gmb', mode: 'sample' })
    .returning()
  await db
    .insert(connectionTables.sampleStates)
    .values({ connectionId: sample?.id ?? '', state: { title: `${mark} sample` } })
  await db.insert(connectionTables.connectionAttempts).values({
    stateHash: `HASHED-TOKEN attempt ${mark}`,
    ownerId: userId,
    service: 'gmb',
    verifier: 'SEALED-GRANT',
    keyId: 'HASHED-TOKEN',
  })
  await adsRows(db, userId, mark)
  await db.insert(keywordTables.keywordLookups).values({
    websiteId,
    provider: 'dataforseo',
    keyword: `${mark} search`,
    location: '2036',
    locationLabel: 'Australia',
    competitors: [],
  })
  await db.insert(toolTables.toolFavourites).values({ ownerId: userId, tool: `${mark} tool` })
  const file = `reports/${userId}/one.pdf`
  api.files.set(file, new Uint8Array([1]))
  api.files.set(`logos/${userId}/one.png`, new Uint8Array([1]))
  await db.insert(reportTables.reports).values({ ownerId: userId, websiteId, kind: `${mark} kind`, file })
  await paidOrder(db, { ownerId: userId, email: `${mark} payer` })
  return { ...owner, websiteId }
}

const exposure = () => ({
  state: 'ok' as const,
  at: new Date().toISOString(),
  durationMs: 1,
  value: { permitted: true, probes: [], securityTxt: null, cors: null },
})

describe('all data of an owner', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('A03 is exported, without data of others and without secrets', async () => {
    const mia = await fullOwner(api, 'MIAS')
    const joe = await fullOwner(api, 'JOES')
    const answer = await mia.get('/export')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="fettle-export.json"')
    const parts = exported.parse(answer.body)
    for (const [name, rows] of Object.entries(parts)) {
      if (name !== 'exportedAt' && name !== 'plans') assert.ok(rows.length > 0, `${name} is empty`)
    }
    for (const text of [
      'business',
      'result',
      'phone',
      'key',
      'subject',
      'note',
      'kind',
      'check',
      'objective',
      'payer',
      'message',
      'answer',
      'question',
      'tool',
      'lesson',
      'address',
      'campaign',
      'change',
      'why',
    ])
      assert.ok(answer.text.includes(`MIAS ${text}`), text)
    for (const theirs of ['JOES', joe.id, joe.email, joe.websiteId])
      assert.ok(!answer.text.includes(theirs), theirs)
    for (const secret of SECRETS) assert.ok(!answer.text.includes(secret), secret)
  })

  it('is exported in portions and completely, however many results there are', async () => {
    const mia = await fullOwner(api, 'MANY')
    const [one] = await api.db
      .select()
      .from(scanTables.results)
      .where(eq(scanTables.results.websiteId, mia.websiteId))
    assert.ok(one)
    const { id: _id, ...row } = one
    const more = Array.from({ length: 250 }, (_, index) => ({ ...row, check: `check-${index}` }))
    await api.db.insert(scanTables.results).values(more)
    const { results = [] } = exported.parse((await mia.get('/export')).body)
    assert.equal(results.length, 251)
  })

  it('A02 is exported to nobody else, and only a few times an hour', async () => {
    assert.equal((await api.visitor().get('/export')).status, 401)
    const mia = await api.owner()
    for (let time = 0; time < 5; time += 1) assert.equal((await mia.get('/export')).status, 200)
    const sixth = await mia.get('/export')
    assert.equal(sixth.status, 429)
    assert.match(sixth.text, /try again in (?:59|60) minutes/u)
  })

  it('A23 is gone once the owner is removed, with files and jobs; other owners are unchanged', async () => {
    const mia = await fullOwner(api, 'GONE')
    const joe = await fullOwner(api, 'STAYS')
    const joesExport = async () => (await joe.get('/export')).text.replace(/"exportedAt":"[^"]*"/u, '')
    const before = await joesExport()

    await removeOwner(api.services, mia.id)
    await api.db.delete(auth.user).where(eq(auth.user.id, mia.id))

    assert.ok(api.dropped.includes(mia.websiteId))
    assert.ok(!api.dropped.includes(joe.websiteId))
    for (const name of api.files.keys())
      assert.ok(!name.includes(mia.id) && !name.includes(mia.websiteId), name)
    assert.ok([...api.files.keys()].some((name) => name.includes(joe.websiteId)))
    assert.ok([...api.files.keys()].some((name) => name.includes(joe.id)))
    for (const table of TABLES) {
      const { rows } = await api.db.execute(
        sql`select t::text as row from ${table} t where t::text ~ ${`GONE|${mia.id}|${mia.websiteId}`}`,
      )
      // Counts of the last hour expire by themselves.
      if (getTableName(table) !== 'limits') assert.deepEqual(rows, [], getTableConfig(table).name)
    }
    assert.equal(await joesExport(), before)
  })

  it('A23 can be removed twice, and a late worker leaves nothing behind', async () => {
    const mia = await fullOwner(api, 'LATE')
    await removeOwner(api.services, mia.id)
    await removeOwner(api.services, mia.id)
    await assert.rejects(saveEvidence(api.services, mia.websiteId, { exposure: exposure() }))
    assert.ok(![...api.files.keys()].some((name) => name.includes(mia.websiteId)))
  })
})
