import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { forgetResults } from './forget-results.ts'

test('nothing that was read of the website before stays; what is of the account does', async () => {
  const client = new QueryClient()
  const keys = [['results'], ['check', 'ssl'], ['found'], ['me']]
  for (const key of keys) client.setQueryData(key, 'a.example')
  await forgetResults(client)
  assert.deepEqual(
    keys.map((key) => client.getQueryData(key)),
    [undefined, undefined, undefined, 'a.example'],
  )
  client.clear()
})
