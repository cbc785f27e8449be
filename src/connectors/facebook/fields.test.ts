import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ACCOUNT_FIELDS } from '#core/trigger-facts.ts'
import { HARBOUR_PAGE } from '#stand-ins/graph.data.ts'
import { META_APP, openGraph } from '#stand-ins/graph.ts'
import { aConnection } from '#support/connection-view.ts'
import { connectorContext } from '#support/connector-context.ts'
import { readerOf } from '#support/graph-reading.ts'
import type { ConnectorContext } from '../context.ts'
import { connector } from './connector.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HARBOUR = { id: HARBOUR_PAGE.id, label: HARBOUR_PAGE.name }
const VIEW = aConnection({ account: HARBOUR })
const PAGE_CALL = `/fb/v26.0/${HARBOUR.id}`

const readsFor = (fields: readonly string[] | null) =>
  connector.routine?.(VIEW, fields).map((one) => one.read) ?? []

describe('the fields of a refresh of a Facebook page', () => {
  let graph: Awaited<ReturnType<typeof openGraph>>
  let context: ConnectorContext
  before(async () => {
    graph = await openGraph({ now: () => NOW })
    const secrets = { META_APP_ID: META_APP.id, META_APP_SECRET: META_APP.secret }
    context = connectorContext({ endpoints: graph.endpoints, secrets })
  })
  after(() => graph.close())
  const read = readerOf(connector, () => context)
  /** The calls, without their queries, that a refresh of these fields makes. */
  const callsFor = async (...fields: string[]) => {
    const before = graph.paths.length
    for (const name of readsFor(fields)) assert.ok((await read(name, `page-${HARBOUR.id}`, HARBOUR)).ok, name)
    return graph.paths.slice(before).map((path) => path.split('?')[0])
  }

  it('fans alone makes one Graph call', async () => {
    assert.deepEqual(await callsFor('fans'), [PAGE_CALL])
  })

  it('all that one call gives takes one', async () => {
    assert.deepEqual(await callsFor('fans', 'followers', 'fans_2w_change'), [PAGE_CALL])
  })

  it('posts are asked for without the page, and the page without posts', async () => {
    const posts = await callsFor('likes')
    assert.ok(posts.length > 0 && posts.every((path) => path === `${PAGE_CALL}/published_posts`))
    assert.deepEqual(await callsFor('follower_2w_change'), [PAGE_CALL, `${PAGE_CALL}/insights`])
  })

  it('each of the specification leads to a read, one of another network to none, and no field to all', () => {
    for (const field of ACCOUNT_FIELDS.facebook ?? []) assert.notDeepEqual(readsFor([field]), [], field)
    assert.deepEqual(readsFor(['following']), [])
    assert.deepEqual(readsFor(null), ['page', 'posts', 'growth'])
  })
})
