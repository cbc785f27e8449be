import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selected } from './mail-dns.ts'

const isSpf = (record: string): boolean => record.startsWith('v=spf1')

test('C06 a record keeps no NUL, no escape code and nothing that turns its direction', () => {
  const answer = { state: 'found', value: ['v=spf1 \0ip4:\u001b[31m192.0.2.1 \u202E-all', 'other'] } as const
  assert.deepEqual(selected({ ...answer, value: [...answer.value] }, isSpf), {
    state: 'found',
    value: ['v=spf1 \uFFFDip4:\uFFFD[31m192.0.2.1 -all'],
  })
})
