import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { connectorContext } from '#support/connector-context.ts'
import { noteGraphUsage, pausedUntil } from './graph-usage.ts'

const appUsage = (call_count: number) => ({
  'x-app-usage': JSON.stringify({ call_count, total_time: 3, total_cputime: 3 }),
})
const after = (headers: Record<string, string>, now?: () => Date): string | null => {
  const context = connectorContext({ endpoints: {}, ...(now ? { now } : {}) })
  noteGraphUsage(context, headers)
  return pausedUntil(context)
}

describe("the use of Graph's quota", () => {
  it('stops calls from 80 percent on, for an hour where Graph names no time', () => {
    assert.equal(after(appUsage(79)), null)
    assert.equal(after(appUsage(80)), '2026-11-21T13:00:00.000Z')
  })
  it("stops for as long as a page's quota says", () => {
    const page = { call_count: 3, total_time: 95, total_cputime: 3, estimated_time_to_regain_access: 12 }
    const headers = { 'x-business-use-case-usage': JSON.stringify({ 111: [page] }) }
    assert.equal(after(headers), '2026-11-21T12:12:00.000Z')
  })
  it('reads nothing from a header in another form, and waits for no longer than a day', () => {
    assert.equal(after({}), null)
    assert.equal(after({ 'x-app-usage': '<html>', 'x-business-use-case-usage': '[1]' }), null)
    const absurd = { call_count: 99, total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 1e9 }
    const headers = { 'x-business-use-case-usage': JSON.stringify({ 111: [absurd] }) }
    assert.equal(after(headers), '2026-11-22T12:00:00.000Z')
  })
  it('is over at its time', () => {
    const times = ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z']
    assert.equal(
      after(appUsage(99), () => new Date(times.shift() ?? '')),
      null,
    )
  })
})
