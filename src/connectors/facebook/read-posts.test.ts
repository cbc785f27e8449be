import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BUSY_PAGE } from '#stand-ins/graph.data.ts'
import { META_APP, openGraph } from '#stand-ins/graph.ts'
import { connectorContext } from '#support/connector-context.ts'
import { readerOf } from '#support/graph-reading.ts'
import { connector } from './connector.ts'
import { facebookPosts } from './schema.ts'

describe('reading the posts of a busy Facebook page', () => {
  it('measures every post of two weeks, and not those of the first page alone', async () => {
    const graph = await openGraph({ now: () => new Date('2026-11-21T12:00:00Z') })
    const secrets = { META_APP_ID: META_APP.id, META_APP_SECRET: META_APP.secret }
    const context = connectorContext({ endpoints: graph.endpoints, secrets })
    const read = readerOf(connector, () => context)
    const result = await read('posts', `page-${BUSY_PAGE.id}`, { id: BUSY_PAGE.id, label: BUSY_PAGE.name })
    await graph.close()
    assert.ok(result.ok)
    const { popularPost, likes } = facebookPosts.parse(result.data)
    assert.deepEqual(
      [popularPost?.text, popularPost?.impressions, popularPost?.engagements, likes],
      ['Queues down the street', 7_000, 300, 648],
    )
  })
})
