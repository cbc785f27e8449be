import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { reports } from '#store/schema/reports.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'

describe('the file of a report', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('is named by the day on which it was asked for, as its first page is', async () => {
    const mia = await api.owner()
    const { id: websiteId } = await addWebsite(api.db, {
      ownerId: mia.id,
      address: 'https://joes.fixture/',
    })
    const file = `reports/${mia.id}/one.pdf`
    await api.services.files.put(file, Buffer.from('%PDF'))
    await api.db.insert(reports).values({
      ownerId: mia.id,
      websiteId,
      kind: 'business-summary',
      state: 'done',
      file,
      createdAt: new Date('2026-11-29T01:00:00Z'),
      endedAt: new Date('2026-11-30T01:00:00Z'),
    })
    const { status, headers } = await mia.get('/reports/business-summary')
    assert.equal(status, 200)
    assert.match(headers.get('content-disposition') ?? '', /report-2026-11-29\.pdf/u)
  })
})
