import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { atWork } from '#support/at-work.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { PASSWORD, startProduct } from '#support/product.ts'
import { smallDisk } from '#support/small-disk.ts'
import { until } from '#support/until.ts'

/** Space for an empty database, and some more. */
const SIZE_MB = 220
const refusal = z.object({ code: z.string() })

test('F08 on a full disk writes are 503 storage_full and reads work; with space again everything works, and nothing is lost', async (t) => {
  await using disk = smallDisk(SIZE_MB)
  if (!disk) return t.skip('a small disk can only be made by root, and not in every container')
  const product = await startProduct({ embedded: true, settings: { FETTLE_DATA: join(disk.folder, 'data') } })
  const work = await atWork(product)
  try {
    const first = await product.signUp()
    disk.fill()
    const kept: string[] = [first.email]
    const refused = await until(
      'there is no room left',
      async () => {
        const email = `${kept.length}@owners.fixture`
        const form = { email, password: PASSWORD, firstName: 'Mia', lastName: 'Rose' }
        const answer = await product.visitor().post('/auth/sign-up/email', form)
        if (answer.status === 200) kept.push(email)
        return answer.status === 200 ? null : answer
      },
      60_000,
    )
    assert.equal(refused.status, 503)
    assert.equal(refusal.parse(refused.body).code, 'storage_full')
    assert.equal((await first.get('/me')).status, 200)
    assert.equal((await product.visitor().raw('/')).status, 200)
    disk.free()
    kept.push((await product.signUp()).email)
    await keepsItsPromises(product, work, { owners: kept })
  } finally {
    await work.close()
    await product.stop()
  }
})
