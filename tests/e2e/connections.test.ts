import { after, before, describe, it } from 'node:test'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { openStandIn as openOAuthStandIn } from '../stand-ins/oauth.stand-in.ts'
import { openStandIn as openXeroStandIn } from '../stand-ins/xero.stand-in.ts'
import { ownerOf } from './an-owner.ts'
import { press, says } from './steps.ts'

const PAGE = '/profile/online-presence'
const xero = await openXeroStandIn(0, {})
const oauth = await openOAuthStandIn(0, xero.settings)
let jar: ReadonlyMap<string, string>
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ ...oauth.endpoints, ...xero.endpoints }),
    ...xero.settings,
  },
  prepare: async (product) => {
    const owner = await ownerOf(product, SHOP)
    await owner.post('/me/tour-seen')
    jar = owner.jar
  },
})

describe('connecting an account', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(async () => {
    await owner.close()
    await oauth.close()
    await xero.close()
  })
  const allow = async () => {
    await press(owner, 'Connect Xero')
    // Our own page has a heading of that name, and boxes to untick.
    await owner.page.getByRole('button', { name: 'Allow', exact: true }).waitFor()
  }

  it('says what is read before the press', async () => {
    await owner.go(PAGE)
    await says(owner, /Fettle reads/u)
    await owner.look('services that are not connected')
    await owner.fits('services that are not connected')
  })

  it('comes back calmly when the owner refuses', async () => {
    await allow()
    await press(owner, 'Refuse')
    await says(owner, /You said no there, and that’s fine/u)
    // On a phone it would stand below the form.
    await owner.page.locator('[role=status]:focus').waitFor()
    await owner.look('after a refusal')
  })

  it('says it when a box was left unticked', async () => {
    await allow()
    await owner.page.getByRole('checkbox').last().uncheck()
    await press(owner, 'Allow')
    await says(owner, /Something we need was left unticked there/u)
    await owner.look('after a box was left unticked')
  })

  it('connects, and lets the owner choose', async () => {
    await allow()
    await press(owner, 'Allow')
    await says(owner, /Which one at Xero is yours/u)
    await owner.look('choosing an account')
    await owner.fits('choosing an account')
    await owner.page.getByRole('radio', { name: /Kererū Bikes/u }).check()
    await press(owner, 'Use Kererū Bikes')
    await says(owner, /Kererū Bikes is connected/u)
    await owner.look('a connected account')
  })

  it('takes no second answer from another tab', async () => {
    await owner.go(`${PAGE}?service=xero&outcome=used`)
    await says(owner, /You’ve been through this step for Xero already/u)
  })

  it('disconnects after asking once', async () => {
    await press(owner, 'Disconnect Xero')
    await says(owner, /Disconnect Xero\?/u)
    await owner.look('asking before disconnecting')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Disconnect Xero' }).click()
    await says(owner, /Xero is disconnected/u)
    await owner.page.getByRole('button', { name: 'Connect Xero' }).waitFor()
  })
})
