import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fetchOnce, OK } from '#support/fetch-once.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import { Parts } from './parts.ts'

test('H06 a body of single bytes is kept in few pieces', () => {
  const parts = new Parts()
  const text = 'abcdefghij'.repeat(20_000)
  for (const letter of text) parts.add(Buffer.from(letter))
  assert.ok(parts.pieces < 1_300, `${parts.pieces} pieces`)
  assert.equal(parts.all().toString(), text)
})

test('no part is no bytes, and one part is not copied', () => {
  const parts = new Parts()
  assert.equal(parts.all().length, 0)
  const only = Buffer.from('only')
  parts.add(only)
  assert.equal(parts.all(), only)
})

test('H06 a body of two hundred thousand chunks of one byte is read whole', async () => {
  const chunks = `1\r\na\r\n1\r\nb\r\n`.repeat(100_000)
  const answer = await fetchOnce(`${OK}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`, {
    settings: { budgets: DEFAULT_BUDGETS },
  })
  assert.equal(answer.ok && answer.body.toString(), 'ab'.repeat(100_000))
})
