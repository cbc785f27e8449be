import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { findItem } from './find-item.ts'

const fetchOfNode = globalThis.fetch
const OURS = { id: 101 }
const REMOTE = { id: 'remote' }
/** Answers of the two calls: of many items by their ids, and of one. */
const answers = (list: () => Response, one: () => Response) => {
  globalThis.fetch = (address) =>
    Promise.resolve(typeof address === 'string' && address.startsWith('/api/medias?') ? list() : one())
}
const refused = (status: number) => () => Response.json({}, { status })

describe('an item of a playlist', () => {
  const client = new QueryClient()
  afterEach(() => {
    globalThis.fetch = fetchOfNode
    client.clear()
  })

  it('is one of our lessons, or one of a remote library', async () => {
    answers(
      () => Response.json([OURS]),
      () => Response.json(REMOTE),
    )
    assert.deepEqual(await findItem(client, '101'), OURS)
    assert.deepEqual(await findItem(client, 'remote'), REMOTE)
  })

  it('is asked for by itself where our lessons could not be read', async () => {
    answers(refused(500), () => Response.json(OURS))
    assert.deepEqual(await findItem(client, '101'), OURS)
  })

  it('is none where the library has none; a failure is no answer', async () => {
    answers(() => Response.json([]), refused(404))
    assert.equal(await findItem(client, 'gone'), null)
    answers(() => Response.json([]), refused(500))
    await assert.rejects(findItem(client, '101'))
  })
})
