import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import { BREACHES } from '#stand-ins/breaches.data.ts'
import { connectorContext } from '#support/connector-context.ts'
import { KEY_SETTING } from './ask.ts'
import { lookUp } from './look-up.ts'

const EMAIL = 'shop@bluewren.example'
const hashSuffix = createHash('sha1').update(EMAIL).digest('hex').toUpperCase().slice(6)

describe('a look-up by the beginning of a hash', () => {
  let hibp: Awaited<ReturnType<typeof openHibp>>
  before(async () => {
    hibp = await openHibp({ kAnonymity: true })
  })
  after(() => hibp.close())

  const found = async (websites: readonly string[], breaches: { status: number; body: unknown }) => {
    const context = connectorContext({
      endpoints: { hibp: hibp.base },
      secrets: { [KEY_SETTING]: HIBP_KEY },
    })
    hibp.answerNext(
      { status: 200, body: { IncludesKAnon: true } },
      { status: 200, body: [{ hashSuffix, websites }] },
      breaches,
    )
    return lookUp(context, { email: EMAIL, isOwn: true })
  }

  it('gives the breaches that the range names, each once', async () => {
    const result = await found(['ShoeShop', 'ShoeShop'], { status: 200, body: BREACHES })
    assert.ok(result.ok && result.data.kind === 'read')
    assert.deepEqual(
      result.data.breaches.map(({ name }) => name),
      ['Shoe Shop'],
    )
  })

  it('fails where a breach that the range names is in no list yet: the address was in one', async () => {
    const result = await found(['NewBreach'], { status: 200, body: BREACHES })
    assert.deepEqual(result, { ok: false, failure: { kind: 'vendor_down' } })
  })

  it('fails where there is no list of breaches', async () => {
    const result = await found(['ShoeShop'], { status: 404, body: '' })
    assert.deepEqual(result, { ok: false, failure: { kind: 'vendor_down' } })
  })
})
