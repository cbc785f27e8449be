import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { connectorContext } from '#support/connector-context.ts'
import { noteGraphUsage } from './graph-usage.ts'

const appUsage = (call_count: number) => ({
  'x-app-usage': JSON.stringify({ call_count, total_time: 3, total_cputime: 3 }),
})
const notedOf = async (headers: Record<string, string>) => {
  const quotas: ServiceQuota[] = []
  await noteGraphUsage(connectorContext({ endpoints: {}, quotas }), headers)
  return quotas.map(({ used, resetsAt }) => ({ used, resetsAt }))
}

describe("the use of Graph's quota", () => {
  it('is noted with the time at which it starts again: an hour later where Graph names none', async () => {
    assert.deepEqual(await notedOf(appUsage(79)), [{ used: 79, resetsAt: '2026-11-21T13:00:00.000Z' }])
  })
  it("is that of a page where it is higher, until the page's own time", async () => {
    const page = { call_count: 3, total_time: 95, total_cputime: 3, estimated_time_to_regain_access: 12 }
    const headers = { ...appUsage(7), 'x-business-use-case-usage': JSON.stringify({ 111: [page] }) }
    assert.deepEqual(await notedOf(headers), [{ used: 95, resetsAt: '2026-11-21T12:12:00.000Z' }])
  })
  it('is not read from a header in another form, and starts again within a day', async () => {
    assert.deepEqual(await notedOf({}), [])
    assert.deepEqual(await notedOf({ 'x-app-usage': '<html>', 'x-business-use-case-usage': '[1]' }), [])
    const absurd = { call_count: 99, total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 1e9 }
    const headers = { 'x-business-use-case-usage': JSON.stringify({ 111: [absurd] }) }
    assert.deepEqual(await notedOf(headers), [{ used: 99, resetsAt: '2026-11-22T12:00:00.000Z' }])
  })
})
