import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { type OwnerAccount, ownerOf } from './an-owner.ts'
import { press, says } from './steps.ts'

const BANNER = 'Sample data — not your business'

let account: OwnerAccount
// Without keys for Google.
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

describe('the ads area with the sample account', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(() => owner.close())
  const dialog = () => owner.page.getByRole('dialog')
  const row = (name: string) => owner.page.getByRole('row', { name: new RegExp(`^${name}`, 'u') })
  /** Opens the menu of a row and presses one of its lines. */
  const choose = async (name: string, action: string) => {
    await press(owner, `More for ${name}`)
    await press(owner, action)
  }
  const pressInDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
  const isDone = (message: string) => owner.page.getByText(message, { exact: true }).last().waitFor()

  it('is in the menu, and begins with a sample where nothing is connected', async () => {
    await owner.go('/more')
    await owner.page.getByRole('link', { name: 'Ads', exact: true }).first().click()
    await owner.page.getByRole('heading', { name: 'This isn’t switched on yet' }).waitFor()
    await owner.lookAtBoth('ads without an account')
    await press(owner, 'Try with sample data: Google Ads')
    await owner.page.getByText(BANNER, { exact: true }).waitFor()
    await says(owner, 'What needs doing')
  })

  it('says on Home what needs doing, what the month can cost, and what the campaigns cost', async () => {
    await says(owner, '“Wedding flowers” has 1 sitelink')
    await says(owner, 'A$790.40')
    await owner.page.getByRole('table', { name: 'Campaigns by cost' }).waitFor()
    await owner.lookAtBoth('ads home')
  })

  it('keeps a limit of the owner’s own, raises it and takes it away', async () => {
    await press(owner, 'Set a limit')
    const field = dialog().getByLabel(/^The most a month may cost/u)
    await field.fill('20.005')
    await pressInDialog('Save the limit')
    await says(owner, 'Please enter a valid amount')
    await owner.lookAtBoth('ads limit')
    for (const [typed, shown] of [
      ['500', 'A$500'],
      ['1,000', 'A$1,000'],
    ] as const) {
      await field.fill(typed)
      await pressInDialog('Save the limit')
      await says(owner, `Your limit is ${shown} a month: when it’s reached, Fettle pauses everything.`)
      await press(owner, 'Change the limit')
    }
    await pressInDialog('Take the limit away')
    await says(owner, /^You can set a limit of your own/u)
  })

  it('pauses a campaign, changes a budget, and refuses what is no amount', async () => {
    await owner.go('/ads/campaigns')
    await row('Wedding flowers').getByText('Active').waitFor()
    await choose('Wedding flowers', 'Pause')
    await row('Wedding flowers').getByText('Paused').waitFor()
    await choose('Bouquets, inner west', 'Change the budget')
    const budget = dialog().getByLabel(/^Budget a day/u)
    await budget.fill('1,000')
    await pressInDialog('Save the budget')
    await says(owner, 'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000')
    await owner.lookAtBoth('ads budget')
    await budget.fill('$14.50')
    await pressInDialog('Save the budget')
    await isDone('Data updated successfully')
    await row('Bouquets, inner west').getByText('A$14.50').waitFor()
    await owner.lookAtBoth('ads campaigns')
  })

  it('refuses in an old tab what was changed in a newer one, and says what is there now', async () => {
    await owner.go('/ads/campaigns')
    await choose('Same-day delivery', 'Change the budget')
    await dialog()
      .getByLabel(/^Budget a day/u)
      .fill('7')
    const newer = await owner.context.newPage()
    await newer.goto('/ads/campaigns')
    await newer.getByRole('button', { name: 'More for Same-day delivery' }).click()
    await newer.getByRole('button', { name: 'Change the budget', exact: true }).click()
    await newer.getByLabel(/^Budget a day/u).fill('9')
    await newer.getByRole('button', { name: 'Save the budget' }).click()
    await newer.getByRole('dialog').waitFor({ state: 'detached' })
    await newer.close()
    await pressInDialog('Save the budget')
    await says(owner, /^This was changed meanwhile\. Now it is: Budget a day: A\$9\.00\./u)
    await pressInDialog('Save the budget')
    await row('Same-day delivery').getByText('A$7.00').waitFor()
  })

  it('pauses and removes the smart campaign, whose budget is not changed here', async () => {
    await press(owner, 'More for Blue Wren, our first ad')
    await owner.page.getByRole('button', { name: 'Change the budget' }).waitFor({ state: 'detached' })
    await press(owner, 'Remove')
    await pressInDialog('Remove')
    await says(owner, 'Please tick “I understand” first')
    await owner.lookAtBoth('ads removing')
    await dialog().getByLabel('I understand').check()
    await pressInDialog('Remove')
    await row('Blue Wren, our first ad').getByText('Removed').waitFor()
  })

  it('makes an ad group, sets its bids and who sees it', async () => {
    await owner.go('/ads/ad-groups')
    await press(owner, 'New ad group')
    await pressInDialog('Create the ad group')
    await says(owner, 'Please enter a name')
    await owner.lookAtBoth('ads new ad group')
    await dialog().getByLabel('Name', { exact: true }).fill('Tulips')
    await pressInDialog('Create the ad group')
    // Of a long list only the rows near the window are on the page.
    await owner.page.getByPlaceholder('Find an ad group').fill('Tulips')
    await row('Tulips').waitFor()
    await choose('Tulips', 'Change the bids')
    await dialog()
      .getByLabel(/^Default max CPC/u)
      .fill('1.20')
    await owner.lookAtBoth('ads bids')
    await pressInDialog('Save the bids')
    await row('Tulips').getByText('A$1.20').waitFor()
    await choose('Tulips', 'Choose who sees it')
    for (const one of ['Female', 'Male']) await dialog().getByLabel(one, { exact: true }).uncheck()
    await dialog().getByLabel('Unknown', { exact: true }).first().uncheck()
    await pressInDialog('Save')
    await says(owner, 'Keep at least one of these ticked')
    await owner.lookAtBoth('ads who sees it')
    await dialog().getByLabel('Female', { exact: true }).check()
    await pressInDialog('Save')
    await isDone('Data updated successfully')
    await owner.lookAtBoth('ads ad groups')
  })

  it('makes a strategy, and refuses an amount and campaigns of the wrong kind', async () => {
    await owner.go('/ads/portfolio-strategies')
    await press(owner, 'New strategy')
    await dialog().getByLabel('Name', { exact: true }).fill('Spend evenly')
    await dialog().getByLabel('Type').selectOption('Maximise conversions')
    await dialog()
      .getByLabel(/^Shared budget a day/u)
      .fill('500%')
    await pressInDialog('Create the strategy')
    await says(owner, 'Maximise conversions works with a dollar amount and Search campaigns only.')
    await owner.lookAtBoth('ads new strategy')
    await dialog()
      .getByLabel(/^Shared budget a day/u)
      .fill('20')
    await pressInDialog('Create the strategy')
    await row('Spend evenly').getByText('A$20.00').first().waitFor()
    await owner.lookAtBoth('ads strategies')
  })

  it('removes a strategy that nothing uses, and names the campaigns that use another', async () => {
    await choose('Orders under A$16', 'Remove')
    await dialog().getByLabel('I understand').check()
    await pressInDialog('Remove')
    await says(owner, /still used by “Bouquets, inner west” and “Same-day delivery”/u)
    await pressInDialog('Cancel')
    await choose('Spend evenly', 'Remove')
    await dialog().getByLabel('I understand').check()
    await pressInDialog('Remove')
    await isDone('Portfolio strategy successfully deleted')
  })

  it('goes on with a draft, and discards it', async () => {
    await owner.go('/ads/campaigns')
    await owner.page.getByRole('link', { name: 'New campaign' }).click()
    await owner.page.waitForURL('**/ads/campaigns/new**')
    await account.post('/ads/drafts', {
      step: 'ad',
      form: { ...EMPTY_DRAFT, name: 'Christmas wreaths' },
    })
    await owner.go('/ads')
    await says(owner, 'A draft at step 4 of 5: write the ad. It costs nothing until you start it.')
    await owner.lookAtBoth('ads home with a draft')
    await owner.page.getByRole('link', { name: 'Go on', exact: true }).click()
    await owner.page.waitForURL(/\/ads\/campaigns\/new\?draft=/u)
    await owner.go('/ads/campaigns')
    await row('Christmas wreaths').getByText('Draft', { exact: true }).waitFor()
    await owner.lookAtBoth('ads campaigns with a draft')
    await choose('Christmas wreaths', 'Discard the draft')
    await pressInDialog('Discard')
    await row('Christmas wreaths').waitFor({ state: 'detached' })
  })

  it('lists everything that was changed', async () => {
    await owner.go('/ads')
    await owner.page.getByRole('link', { name: 'See all changes' }).click()
    await owner.page.getByRole('heading', { name: 'Changes to your ads' }).waitFor()
    for (const what of [
      'Paused “Wedding flowers”',
      'Changed the budget of “Bouquets, inner west” to A$14.50 a day',
      'Created the portfolio strategy “Spend evenly”',
    ])
      await says(owner, what)
    await says(owner, 'Before: Budget a day: A$12.00')
    await says(owner, 'After: Budget a day: A$14.50')
    await owner.lookAtBoth('ads activity')
  })

  it('leads from the check to the sample’s ads', async () => {
    await owner.go('/visibility/google-ads')
    await owner.page.getByRole('link', { name: 'Open the sample’s ads' }).waitFor()
    await owner.lookAtBoth('ads check with a sample')
    assert.deepEqual(owner.problems(), [])
  })
})
