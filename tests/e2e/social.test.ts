import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import type { Product } from '#support/product.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { openX, X_TOKEN } from '../stand-ins/x.ts'
import { letTimePass } from './an-owner.ts'
import { field, ownerAndOperator, press, says } from './steps.ts'

const PAGE = '/social-media/twitter'
const DAYS = 20

const x = await openX()
let accounts: Awaited<ReturnType<typeof ownerAndOperator>>
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ x: x.base }),
    X_BEARER_TOKEN: X_TOKEN,
  },
  prepare: async (product) => {
    accounts = await ownerAndOperator(product)
  },
})

describe('connecting X', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: accounts.owner.jar })
  })
  after(async () => {
    await x.close()
    await owner.close()
  })
  const pill = (text: string) => owner.page.locator('main').getByText(text, { exact: true }).first().waitFor()

  it('begins with the handle', async () => {
    await owner.go(PAGE)
    await pill('Tell us more')
    await owner.go('/profile/online-presence')
    await field(owner, 'Twitter').fill('https://x.com/HarbourCafe')
    await owner.page.getByLabel('I don’t have one on Facebook').check()
    await owner.page.getByLabel('I don’t have one on Instagram').check()
    await press(owner, 'Save')
    await owner.go(PAGE)
    await pill('Not connected')
    await owner.lookAtBoth('x not connected')
  })

  it('shows the figures and the popular post after a press', async () => {
    const { status } = await accounts.owner.post('/connections/twitter/start')
    assert.equal(status, 200)
    await owner.go(PAGE)
    await pill('Active')
    await says(owner, '4,182')
    await says(owner, 'Building history, 0 of 14 days')
    await says(owner, 'The new oven is in. First sourdough on Saturday.')
    await says(owner, '2.5%')
    await owner.lookAtBoth('x active')
  })

  it('draws the numbers of each day, and names the days that changed them', async () => {
    await fillHistory(walk.product)
    await letTimePass(walk.product)
    await owner.go(PAGE)
    await press(owner, 'Re-run test')
    await says(owner, 'What changed, and when')
    await says(owner, '+42')
    await owner.lookAtBoth('x with history')
  })

  it('is on the overview', async () => {
    await owner.go('/')
    await says(owner, '4,182 followers')
    await owner.lookAtBoth('overview with x')
  })

  it('leaves nothing when it is disconnected', async () => {
    assert.equal((await accounts.owner.delete('/connections/twitter')).status, 200)
    await owner.go(PAGE)
    await pill('Not connected')
    const rows = await ask(walk.product, 'SELECT * FROM connection_numbers')
    assert.equal(rows, 0)
    assert.equal(await ask(walk.product, 'SELECT * FROM connection_results'), 0)
    assert.deepEqual(x.faults, [])
  })
})

/** Three followers more on each day before today. */
const fillHistory = (product: Product): Promise<number> =>
  ask(
    product,
    `INSERT INTO connection_numbers (connection_id, origin, metric, day, value)
     SELECT connection_id, origin, metric, day - n, value - 3 * n
     FROM connection_numbers, generate_series(1, ${DAYS}) n WHERE metric = 'followers'`,
  )

/** Runs a statement, and counts its rows. */
async function ask(product: Product, statement: string): Promise<number> {
  const client = new Client({ connectionString: await product.databaseUrl() })
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount ?? 0
}
