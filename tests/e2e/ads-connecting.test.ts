import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ADS_IDS } from '../stand-ins/adwords.data.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { Client } from 'pg'
import { letTimePass, type OwnerAccount, ownerOf } from './an-owner.ts'
import { goToConsent, openLiveAds } from './live-ads.ts'
import { press, says } from './steps.ts'

const CHECK = '/visibility/google-ads'
/** Milliseconds that a scan may take on a busy machine. */
const A_SCAN_MS = 90_000

const live = await openLiveAds()
let account: OwnerAccount
const walk = walkThrough({
  settings: live.settings,
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

const answer = (given: string) => account.put('/answers/google-ads', { answers: { 'S-ADS1': given } })
const READING = `SELECT 1 FROM pgboss.job WHERE name IN ('account', 'scan') AND state IN ('created', 'retry', 'active') LIMIT 1`
/** Moves everything that was read two hours into the past, once nothing is being read. */
const age = async () => {
  const client = new Client({ connectionString: await walk.product.databaseUrl() })
  await client.connect()
  while ((await client.query(READING)).rows.length > 0) await wait(200)
  await client.query("UPDATE connection_results SET as_of = as_of - interval '2 hours'")
  await client.end()
}

describe('connecting Google Ads', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(async () => {
    await live.close()
    await owner.close()
  })
  /** Waits for the status beside the title; the history may hold the same one. */
  const pill = (text: string) =>
    owner.page
      .getByRole('heading', { level: 1 })
      .locator('..')
      .getByText(text, { exact: true })
      .waitFor({ timeout: A_SCAN_MS })
  const news = (text: string) => owner.page.getByRole('status').getByText(text).waitFor()
  /** Has the check look again, and opens it. */
  const rerun = async () => {
    await letTimePass(walk.product, account)
    await age()
    const { status, text } = await account.post('/checks/google-ads/run')
    assert.equal(status, 202, text)
    await owner.go(CHECK)
  }

  it('asks on its check whether there is an account, and says what follows from each answer', async () => {
    await owner.go(CHECK)
    await pill('Tell us more')
    await owner.lookAtBoth('ads check tell us more')
    await answer('no')
    await owner.go(CHECK)
    await pill('No account')
    await owner.lookAtBoth('ads check no account')
    await answer('yes')
    await owner.go(CHECK)
    await pill('Log in')
    await owner.lookAtBoth('ads check log in')
  })

  it('warns of the cost first, and connects nothing before that is understood', async () => {
    await press(owner, 'Connect Google Ads')
    await says(owner, /^Ads cost money\. Google charges you directly when people click\./u)
    const connect = owner.page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true })
    assert.ok(await connect.isDisabled())
    await owner.lookAtBoth('ads cost warning')
    await press(owner, 'Cancel')
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(live.ads.requests.length, 0)
  })

  it('comes back to the check after a no, and after a box that was not ticked', async () => {
    await goToConsent(owner)
    await press(owner, 'Refuse')
    await news('You said no there, and that’s fine.')
    assert.equal(new URL(owner.page.url()).pathname, CHECK)
    await owner.lookAtBoth('ads check after a refusal')
    await goToConsent(owner)
    await owner.page.getByRole('checkbox').last().uncheck()
    await press(owner, 'Allow')
    await news('You said no there, and that’s fine.')
    assert.equal(live.ads.requests.length, 0)
  })

  it('shows the accounts below a manager, and which cannot be used, and lets one be chosen', async () => {
    await goToConsent(owner)
    await press(owner, 'Allow')
    const radio = (name: RegExp) => owner.page.getByRole('radio', { name })
    await radio(/^Harbour Cycles/u).waitFor()
    for (const name of [/^Suspended shop/u, /^Closed bakery/u]) assert.ok(await radio(name).isDisabled())
    await owner.page.getByText('test account').waitFor()
    await owner.lookAtBoth('ads choosing an account')
    await owner.go('/ads')
    await says(owner, 'Choose your ads account')
    await owner.lookAtBoth('ads area before an account is chosen')
    await radio(/^Test shop/u).check()
    await press(owner, 'Use Test shop')
    await says(owner, /A test account: its ads are shown to nobody\./u)
    await owner.lookAtBoth('ads of an empty test account')
    await owner.go(CHECK)
    await pill('Connected')
    await owner.lookAtBoth('ads check connected')
    await owner.page.getByRole('link', { name: 'Open your ads' }).click()
    await owner.page.waitForURL('**/ads')
  })

  it('says when Google stops the account, and when it does not answer', async () => {
    const test = live.ads.project.accounts.get(ADS_IDS.test)
    assert.ok(test)
    test.facts.status = 'SUSPENDED'
    await rerun()
    await pill('Account not found')
    await says(owner, 'Choose another ads account')
    await owner.lookAtBoth('ads check account not found')
    test.facts.status = 'ENABLED'
    live.ads.project.isDown = true
    await rerun()
    await pill("Couldn't check")
    await owner.lookAtBoth('ads check could not check')
    live.ads.project.isDown = false
    await rerun()
    await pill('Connected')
  })

  it('lets another account be chosen, and asks for the permission again where Google has ended it', async () => {
    await owner.go('/profile/online-presence')
    await press(owner, 'Choose another: Google Ads')
    await owner.page.getByRole('radio', { name: /^Harbour Cycles/u }).check()
    await press(owner, 'Use Harbour Cycles')
    await says(owner, 'Harbour Cycles is connected')
    await owner.go('/ads')
    await says(owner, /^Harbour Cycles\. All amounts in Australian dollars\./u)
    live.ads.project.refusesTokens = true
    await rerun()
    await pill("Couldn't check")
    await owner.lookAtBoth('ads check reconnect')
    await owner.go('/ads/campaigns')
    await says(owner, 'Connect Google Ads again')
    await owner.lookAtBoth('ads tabs reconnect')
    live.ads.project.refusesTokens = false
    await press(owner, 'Reconnect Google Ads')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    // The account that was chosen before stays chosen.
    await press(owner, 'Allow')
    await owner.go('/ads')
    await says(owner, /^Harbour Cycles\. All amounts in Australian dollars\./u)
    assert.equal(await owner.page.getByText('Connect Google Ads again').count(), 0)
    assert.deepEqual(owner.problems(), [])
  })
})
