import assert from 'node:assert/strict'
import { openAdwords } from '../stand-ins/adwords.ts'
import { adsBusinesses } from '../stand-ins/adwords.data.ts'
import { openStandIn as openOAuthStandIn } from '../stand-ins/oauth.stand-in.ts'
import type { Walker } from '#support/walker.ts'
import { press } from './steps.ts'

const CLIENT = {
  GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-test-client',
}

/** Google Ads with its consent page, and the settings of a product that is to use them. Close it. */
export async function openLiveAds() {
  const ads = await openAdwords({ accounts: adsBusinesses(20, 40) })
  const oauth = await openOAuthStandIn(0, CLIENT)
  return {
    ads,
    settings: {
      // The rest is quick without a browser for scans.
      FETTLE_CHROMIUM: '/nowhere',
      FETTLE_ALLOW_ENDPOINTS: '1',
      FETTLE_ENDPOINTS: JSON.stringify({ ...oauth.endpoints, ...ads.endpoints }),
      ...CLIENT,
    },
    async close() {
      await oauth.close()
      await ads.close()
      assert.deepEqual(ads.faults, [])
    },
  }
}

/** Accepts what ads cost on the open page, and goes to Google's consent page. */
export async function goToConsent(owner: Walker): Promise<void> {
  await press(owner, 'Connect Google Ads')
  const dialog = owner.page.getByRole('dialog')
  const connect = dialog.getByRole('button', { name: 'Connect', exact: true })
  await connect.waitFor()
  const tick = dialog.getByLabel('I understand')
  if (await tick.isVisible()) await tick.check()
  await connect.click()
  await owner.page.getByRole('button', { name: 'Allow', exact: true }).waitFor()
}

/** Gives permission at the consent page, and chooses an account by its name. */
export async function allowAndChoose(owner: Walker, account: string): Promise<void> {
  await press(owner, 'Allow')
  await owner.page.getByRole('radio', { name: new RegExp(`^${account}`, 'u') }).check()
  await press(owner, `Use ${account}`)
}
