import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { answered } from './answered.ts'

const asked = (client: QueryClient, key: string, answer: Promise<unknown>): void =>
  void client.prefetchQuery({ queryKey: [key], queryFn: () => answer, retry: false })

describe('waiting for the first answers', () => {
  test('ends at once where nothing was asked', async () => {
    await answered(new QueryClient(), 60_000)
  })

  test('ends with the last answer, a failure as well, and with what is asked after one', async () => {
    const client = new QueryClient()
    const { promise: result, resolve } = Promise.withResolvers<string>()
    const { promise: failing, reject } = Promise.withResolvers<string>()
    asked(client, 'result', result)
    asked(client, 'failing', failing)
    void result.then(() => asked(client, 'fixes', Promise.resolve('its fixes')))
    const waiting = answered(client, 60_000)
    reject(new Error('The server fails.'))
    resolve('a result')
    await waiting
    assert.equal(client.getQueryData(['result']), 'a result')
    assert.equal(client.getQueryData(['fixes']), 'its fixes')
    assert.equal(client.getQueryState(['failing'])?.status, 'error')
  })

  test('ends without an answer that does not come', async () => {
    const client = new QueryClient()
    asked(client, 'result', new Promise(() => undefined))
    await answered(client, 20)
    assert.equal(client.isFetching(), 1)
  })
})
