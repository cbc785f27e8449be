import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CALL_ROUTES } from '#api/http/route-name.ts'
import { createApi, type MeasureCall } from '#api/app.ts'
import { type TestApi, testApi } from '#support/api.ts'

describe('the routes by which answers are counted', () => {
  let api: TestApi
  const seen: { route: string | null; status: number; isCall: boolean }[] = []
  const measure: MeasureCall = async ({ isCall }, answer) => {
    seen.push({ ...(await answer()), isCall })
  }
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('are all that there are, as templates', () => {
    const app = createApi(api.services, { onFault: assert.fail })
    const served = app.routes.map(({ path }) => path).filter((path) => !path.endsWith('*'))
    assert.deepEqual(
      served.filter((path) => !CALL_ROUTES.includes(path)),
      [],
    )
    for (const route of CALL_ROUTES) assert.match(route, /^(?:page|\/api\/[\w./:*-]+)$/u)
  })

  it('hold nothing of an address, and an unknown one is none of them', async () => {
    const app = createApi(api.services, { onFault: () => undefined, measure })
    for (const path of [
      '/api/scans/0b6f7a52-2a0c',
      '/api/mia@joes.example',
      '/joes.example',
      '/api/auth/reset/eyJh',
    ])
      await app.request(path)
    assert.deepEqual(
      seen.map(({ route }) => route),
      ['/api/scans/:id', null, 'page', '/api/auth/*'],
    )
    assert.deepEqual(
      seen.map(({ status }) => status),
      [404, 404, 404, 404],
    )
  })
})
