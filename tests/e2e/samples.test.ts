import { after, before, describe, it } from 'node:test'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'
import { press, says } from './steps.ts'

const PAGE = '/profile/online-presence'
const BANNER = 'Sample data — not your business'

let jar: ReadonlyMap<string, string>
// Without keys for services.
const walk = walkTogether({
  prepare: async (product) => {
    const owner = await ownerOf(product, SHOP)
    await owner.post('/me/tour-seen')
    jar = owner.jar
  },
})

describe('trying services with sample data', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(() => owner.close())
  const banner = () => owner.page.getByText(BANNER, { exact: true }).first()

  it('begins in Online presence, without a key', async () => {
    await owner.go(PAGE)
    await press(owner, 'Try with sample data: Facebook')
    await says(owner, 'You’re trying Facebook with sample data')
    await banner().waitFor()
    await owner.lookAtBoth('services with a sample')
    await owner.fits('services with a sample')
  })

  it('shows what the check says of the sample, labelled, beside the owner’s own result', async () => {
    await owner.go('/social-media/facebook')
    await banner().waitFor()
    await owner.page.getByRole('heading', { name: 'Blue Wren Florist', exact: true }).waitFor()
    await says(owner, 'Active')
    await says(owner, 'Sample')
    await owner.lookAtBoth('a check with a sample')
    await owner.fits('a check with a sample')
  })

  it('labels the profile on Google, where it cannot be connected', async () => {
    await owner.go(PAGE)
    await press(owner, 'Try with sample data: Google Business Profile')
    await says(owner, 'You’re trying Google Business Profile with sample data')
    await owner.go('/google-profile')
    await banner().waitFor()
    await owner.page.getByRole('button', { name: 'Connect the real account' }).waitFor({ state: 'detached' })
    await owner.lookAtBoth('a sample of a profile on Google')
  })

  it('is gone when it is stopped', async () => {
    await owner.go('/social-media/facebook')
    await press(owner, 'Stop the sample: Facebook')
    await banner().waitFor({ state: 'detached' })
    await owner.go(PAGE)
    await owner.page.getByRole('button', { name: 'Try with sample data: Facebook' }).waitFor()
  })
})
