import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import type { ResultContent } from '#report/kinds.ts'
import { aroundReport } from './around-report.ts'

const AT = '2026-11-21T08:42:00.000Z'
const CHECKS = [
  resultOf('contact-form', 'no_contact_form', AT),
  resultOf('address-autofill', 'no_autofill_options', AT),
]

describe('what a report shows beside its results', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const around = async (content: ResultContent) => {
    const { id: ownerId } = await api.owner()
    const website = await addWebsite(api.db, { ownerId, address: 'https://joes.test/' })
    const { db } = api
    const { files } = api.services
    const tools = {
      db,
      files,
      print: { executable: null, sandbox: 'off' },
      version: '1',
      isDemonstration: false,
      onFault: (where: string, error: unknown) => assert.fail(`${where}: ${String(error)}`),
      publish: async () => undefined,
    } as const
    return aroundReport(tools, website, { content, checks: CHECKS })
  }

  it('has the ready-made texts of the one check that it is about', async () => {
    const { fixes, isWatched } = await around({ holds: 'check', check: 'contact-form' })
    assert.deepEqual([...(fixes?.keys() ?? [])], ['contact-form'])
    assert.equal(isWatched, true)
  })

  it('has none where nothing is to do', async () => {
    const { fixes } = await around({ holds: 'completed' })
    assert.equal(fixes?.size, 0)
  })
})
