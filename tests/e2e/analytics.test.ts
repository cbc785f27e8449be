import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { openPool } from '#store/database.ts'
import { user } from '#store/schema/auth.ts'
import { connections } from '#store/schema/connections.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'
import { says } from './steps.ts'

const PAGE = '/visibility/google-analytics'

let jar: ReadonlyMap<string, string>
const walk = walkTogether({
  prepare: async (product) => {
    const owner = await ownerOf(product, SHOP)
    await owner.post('/me/tour-seen')
    jar = owner.jar
    const { db, close } = openPool(await product.databaseUrl())
    const [known] = await db.select({ id: user.id }).from(user).where(eq(user.email, owner.email))
    await db.insert(connections).values({
      ownerId: known?.id ?? '',
      service: 'google_analytics',
      mode: 'sample',
      connectedAt: new Date(),
      accountId: 'properties/100000001',
      accountLabel: 'Blue Wren Florist',
    })
    await close()
  },
})

describe('the figures of a sample of Google Analytics', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(() => owner.close())
  const choose = (label: string, option: string) =>
    owner.page.getByLabel(label, { exact: true }).selectOption(option)

  it('are of all people in a month at first, and labelled as a sample', async () => {
    await owner.go(PAGE)
    await says(owner, 'Sample data — not your business')
    await says(owner, 'all users')
    await says(owner, /than in the period before$|^About as many as before$/u)
    await owner.lookAtBoth('analytics figures')
  })

  it('follow the choice, which is there again later', async () => {
    await choose('Who', 'New users')
    await says(owner, 'new users')
    await choose('When', 'Last year')
    await says(owner, 'New users a day, on average of 30 days')
    await owner.go(PAGE)
    await says(owner, 'New users a day, on average of 30 days')
    await owner.lookAtBoth('analytics figures of a year')
  })

  it('are one number for today', async () => {
    await choose('When', 'Today')
    await owner.page.getByText('New users a day', { exact: false }).first().waitFor({ state: 'detached' })
    await says(owner, 'new users')
  })
})
