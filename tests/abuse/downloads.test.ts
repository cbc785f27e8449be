import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { takeScan, queueScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { owners } from '#store/schema/owners.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { aResult } from '#support/results.ts'
import { CALLS, send } from './calls.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

/** A name that changes direction, has a path, ends a header and begins a formula. */
const EVIL = '=1+1\u202Egnp.exe\u200B"../..\\con\r\nSet-Cookie: a=b<svg onload=alert(1)>'
const LINK = { from: EVIL, to: EVIL, text: EVIL, status: 404, reason: 'Gone', type: 'page', uses: 1 }

/** Every file that an owner can download, with its fixed name. */
const NAMES: Readonly<Record<string, RegExp>> = {
  'GET /export': /^attachment; filename="fettle-export\.json"$/u,
  'GET /reports/{kind}': /^attachment; filename="online-business-blueprint-report-\d{4}-\d\d-\d\d\.pdf"$/u,
  'GET /checks/{id}/{sheet}': /^attachment; filename="broken_links\.csv"$/u,
  'GET /summary/logo/{id}': /^inline; filename="logo\.png"$/u,
}
/** Content types other than JSON. None that a browser would run, and none with text of a website unescaped. */
const MEDIA =
  /^(?:application\/json|application\/pdf|text\/csv|text\/plain|text\/vtt|image\/png|image\/jpeg)(?:;|$)/iu

describe('a download', () => {
  let api: RealApi
  let ann: MarkedOwner
  before(async () => {
    api = await realApi()
    ann = await markedOwner(api, 'MARKANN')
    const { db } = api.services
    await db.update(owners).set({ businessName: EVIL, firstName: EVIL }).where(eq(owners.id, ann.id))
    const website = await websiteOfOwner(db, ann.id)
    const scan = await queueScan(db, {
      websiteId: website?.id ?? '',
      cause: 'owner',
      checks: ['broken-links'],
    })
    const taken = await takeScan(db, scan.id)
    assert.ok(taken)
    await saveRated(db, taken.hold, aResult({ id: 'broken-links', facts: { links: [LINK] } }))
  })
  after(() => api.close())

  it('X05 X06 has a fixed name, whatever the names of the business and its website', async () => {
    for (const [name, fixed] of Object.entries(NAMES)) {
      const call = CALLS.find((one) => one.name === name)
      assert.ok(call, name)
      const { status, headers } = await send(ann, call, ann.owned)
      assert.equal(status, 200, name)
      assert.match(headers.get('content-disposition') ?? '', fixed, name)
      assert.equal(headers.get('set-cookie'), null)
    }
  })

  it('X06 X09 has no other name, and is nothing that a browser runs, in any call', async () => {
    for (const call of CALLS.filter(({ method, name }) => method === 'GET' && name !== 'GET /events')) {
      const { headers } = await send(ann, call, ann.owned)
      assert.match(headers.get('content-type') ?? '', MEDIA, call.name)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', call.name)
      if (headers.has('content-disposition')) assert.ok(call.name in NAMES, `${call.name} has no fixed name`)
    }
  })

  it('X02 of broken links is read back without turned direction, and a spreadsheet runs none of it', async () => {
    const { text } = await ann.get('/checks/broken-links/broken_links.csv')
    const rows: string[][] = parse(text, { bom: true, record_delimiter: '\r\n', relax_quotes: false })
    assert.equal(rows.length, 2)
    for (const cell of [0, 1, 2]) assert.equal(rows[1]?.[cell], `'${EVIL.replaceAll('\u202E', '')}`)
  })
})
