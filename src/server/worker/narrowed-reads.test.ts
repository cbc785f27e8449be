import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { HARBOUR_PAGE } from '#stand-ins/graph.data.ts'
import { META_APP, openGraph } from '#stand-ins/graph.ts'
import { saveAccount, saveConnection } from '#store/owner-connections.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { grantOf } from '#support/graph-reading.ts'
import { accountsFor } from './accounts-evidence.ts'

const PAGE = { id: HARBOUR_PAGE.id, label: HARBOUR_PAGE.name }
const PAGE_CALL = `/fb/v26.0/${PAGE.id}`
const checks = catalogue.filter(({ service }) => service === 'facebook')

describe('a refresh that asks for some fields of an account', () => {
  let api: TestApi
  let graph: Awaited<ReturnType<typeof openGraph>>
  before(async () => {
    graph = await openGraph()
    const values = { META_APP_ID: META_APP.id, META_APP_SECRET: META_APP.secret }
    api = await testApi({}, { ...NO_SERVICES, connections: { values, endpoints: graph.endpoints } })
  })
  after(async () => {
    await api.close()
    await graph.close()
  })

  /** An owner who has connected the page, as if they had given permission and chosen it. */
  async function connected(): Promise<string> {
    const { id: ownerId } = await api.owner()
    await addWebsite(api.db, { ownerId, address: 'https://harbourcafe.fixture/' })
    const keys = { secret: SECRET, oldSecrets: [] }
    const grant = JSON.stringify(grantOf(`page-${PAGE.id}`))
    const begun = { ownerId, service: 'facebook', grant, scopes: [], at: new Date() }
    const id = await saveConnection(api.db, begun, keys)
    await saveAccount(api.db, { id, account: PAGE, grant: null }, keys)
    return ownerId
  }
  const callsFor = async (fields: readonly string[] | null) => {
    const ownerId = await connected()
    const before = graph.paths.length
    const { db, services } = api
    await accountsFor({ db, connections: services.connections }, { ownerId, checks, cause: 'owner', fields })
    return graph.paths.slice(before).map((path) => path.split('?')[0] ?? '')
  }

  it('makes one Graph call for fans alone', async () => {
    assert.deepEqual(await callsFor(['fans']), [PAGE_CALL])
  })

  it('makes the others too when it names no field', async () => {
    const calls = await callsFor(null)
    assert.equal(calls[0], PAGE_CALL)
    for (const part of ['published_posts', 'insights'])
      assert.ok(calls.includes(`${PAGE_CALL}/${part}`), `${part} in ${calls.join(' ')}`)
  })

  it('makes none for a field of another network', async () => {
    assert.deepEqual(await callsFor(['following']), [])
  })
})
