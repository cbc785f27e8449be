import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenIn } from './when.ts'

test('a moment has the name of its time zone, or its distance from UTC where English has no name for it', () => {
  const at = '2026-11-29T23:28:00.000Z'
  assert.equal(whenIn(at, 'Pacific/Auckland'), '30 Nov 2026, 12:28 pm NZDT')
  assert.equal(whenIn(at, 'America/New_York'), '29 Nov 2026, 6:28 pm EST')
  assert.equal(whenIn(at, 'UTC'), '29 Nov 2026, 11:28 pm UTC')
  assert.equal(whenIn(at, 'Asia/Kolkata'), '30 Nov 2026, 4:58 am UTC+5:30')
})
