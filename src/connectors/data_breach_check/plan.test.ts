import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import { connectorContext } from '#support/connector-context.ts'
import { KEY_SETTING } from './ask.ts'
import { hidesAddresses } from './plan.ts'

describe('the plan of the key', () => {
  let hibp: Awaited<ReturnType<typeof openHibp>>
  before(async () => {
    hibp = await openHibp()
  })
  after(() => hibp.close())

  it('says whether addresses are hidden, whatever else it says of itself', async () => {
    const secrets = { [KEY_SETTING]: HIBP_KEY }
    for (const [body, hides] of [
      [{ IncludesKAnon: true, Rpm: 0 }, true],
      [{ SubscriptionName: 'Pwned 1' }, false],
    ] as const) {
      hibp.answerNext({ status: 200, body })
      const context = connectorContext({ endpoints: { hibp: hibp.base }, secrets })
      assert.deepEqual(await hidesAddresses(context), { ok: true, data: hides })
    }
  })
})
