import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { connectorContext } from '#support/connector-context.ts'
import { graphPauseOf, noteGraphUsage } from './graph-usage.ts'

const appUsage = (call_count: number) => ({
  'x-app-usage': JSON.stringify({ call_count, total_time: 3, total_cputime: 3 }),
})
const pageUsage = (usage: object) => ({
  'x-business-use-case-usage': JSON.stringify({
    111: [{ call_count: 3, total_time: 3, total_cputime: 3, ...usage }],
  }),
})
const brief = ({ used, resetsAt }: ServiceQuota) => ({ used, resetsAt })
const notedOf = async (headers: Record<string, string>) => {
  const quotas: ServiceQuota[] = []
  const accountQuotas: ServiceQuota[] = []
  await noteGraphUsage(connectorContext({ endpoints: {}, quotas, accountQuotas }), headers)
  return { app: quotas.map(brief), account: accountQuotas.map(brief) }
}

describe("the use of Graph's quota", () => {
  it('is noted with the time at which it starts again: an hour later where Graph names none', async () => {
    assert.deepEqual(await notedOf(appUsage(79)), {
      app: [{ used: 79, resetsAt: '2026-11-21T13:00:00.000Z' }],
      account: [],
    })
  })
  it("of a page is the page's alone, until its own time", async () => {
    const page = pageUsage({ total_time: 95, estimated_time_to_regain_access: 12 })
    assert.deepEqual(await notedOf({ ...appUsage(7), ...page }), {
      app: [{ used: 7, resetsAt: '2026-11-21T13:00:00.000Z' }],
      account: [{ used: 95, resetsAt: '2026-11-21T12:12:00.000Z' }],
    })
  })
  it('is not read from a header in another form, and starts again within a day', async () => {
    const nothing = { app: [], account: [] }
    assert.deepEqual(await notedOf({}), nothing)
    assert.deepEqual(await notedOf({ 'x-app-usage': '<html>', 'x-business-use-case-usage': '[1]' }), nothing)
    const { account } = await notedOf(pageUsage({ call_count: 99, estimated_time_to_regain_access: 1e9 }))
    assert.deepEqual(account, [{ used: 99, resetsAt: '2026-11-22T12:00:00.000Z' }])
  })
})

const limitedBy = (code: number, headers: Record<string, string> = {}) =>
  graphPauseOf(connectorContext({ endpoints: {} }), headers, code)

describe('a refusal of Graph by quota', () => {
  const inAnHour = '2026-11-21T13:00:00.000Z'
  const page = pageUsage({ call_count: 100, estimated_time_to_regain_access: 12 })

  it("is the app's for its code, whatever a page has used", () => {
    assert.deepEqual(limitedBy(4, page), { retryAt: inAnHour })
  })
  it("is the person's, page's or account's for theirs", () => {
    for (const code of [17, 32, 80_001, 80_002])
      assert.deepEqual(limitedBy(code), { retryAt: inAnHour, isOfAccount: true })
    assert.equal(limitedBy(32, page).retryAt, '2026-11-21T12:12:00.000Z')
  })
  it("is the app's for a code that says neither, unless only the page's quota is used up", () => {
    assert.deepEqual(limitedBy(613), { retryAt: inAnHour })
    assert.deepEqual(limitedBy(613, { ...appUsage(100), ...page }), { retryAt: inAnHour })
    assert.equal(limitedBy(613, { ...appUsage(12), ...page }).isOfAccount, true)
  })
})
