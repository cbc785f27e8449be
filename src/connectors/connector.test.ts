import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { connectorContext } from '#support/connector-context.ts'
import { anyRead, anyWrite } from './connector.ts'

const context = connectorContext({ endpoints: {} })
const access = { grant: null, account: null, siteHost: null }
const input = z.object({ day: z.iso.date() })
const data = z.object({ fans: z.number().int().min(0) })
const read = (sample: number) =>
  anyRead({
    input,
    data,
    subjectOf: ({ day }) => day,
    freshMs: 1,
    run: async () => ({ ok: true, data: { fans: 1 } }),
    sample: () => ({ fans: sample }),
    numbersOf: ({ fans }) => ({ fans }),
  })

describe('a read of a connector', () => {
  it('takes no input of another shape', () => {
    assert.throws(() => read(1).subjectOf({ day: 'today' }), z.ZodError)
    assert.equal(read(1).subjectOf({ day: '2026-11-21' }), '2026-11-21')
  })

  it('gives samples in the shape of live data only', () => {
    assert.deepEqual(read(7).sample({ day: '2026-11-21' }, '2026-11-22'), { fans: 7 })
    assert.throws(() => read(-7).sample({ day: '2026-11-21' }, '2026-11-22'), z.ZodError)
  })

  it('gives the numbers to keep of a day', () => {
    assert.deepEqual(read(7).numbersOf({ fans: 9 }), { fans: 9 })
  })
})

describe('a change of a connector', () => {
  const write = anyWrite({
    input,
    run: async (_context, _input, _access, isTrial) => ({ ok: true, data: { fans: isTrial ? 0 : 1 } }),
  })

  it('takes no input of another shape, and says whether it is a trial', async () => {
    assert.throws(() => write.run(context, {}, access, true), z.ZodError)
    assert.deepEqual(await write.run(context, { day: '2026-11-21' }, access, true), {
      ok: true,
      data: { fans: 0 },
    })
  })
})
