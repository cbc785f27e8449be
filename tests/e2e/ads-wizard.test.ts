import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'
import { typistOn } from './by-keyboard.ts'
import { typeCampaign } from './campaign-by-keyboard.ts'
import { reloadWithCampaigns } from './reload-with-campaigns.ts'
import { press, says } from './steps.ts'

const NEW = '/ads/campaigns/new'
const PAGE = 'https://flowers.example/wreaths'
const EMOJI = '🌹'
/** In the sample account. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date())

let jar: ReadonlyMap<string, string>
const walk = walkTogether({
  prepare: async (product) => {
    const owner = await ownerOf(product, null)
    await owner.post('/me/tour-seen')
    const { status, text } = await owner.put('/connections/adwords/mode', { mode: 'sample' })
    assert.equal(status, 200, text)
    jar = owner.jar
  },
})

describe('making a campaign', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(() => owner.close())
  const field = (name: string | RegExp) => owner.page.getByLabel(name)
  const combobox = (name: string) => owner.page.getByRole('combobox', { name })
  const next = () => owner.page.getByRole('button', { name: /^Next:/u }).click()
  const step = (number: number) => owner.page.getByText(new RegExp(`^Step ${number} of 5`, 'u')).waitFor()
  const focusedLabel = () =>
    owner.page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
    })
  /** Does something, and waits until the draft is saved. */
  const saving = (act: () => Promise<void>) =>
    Promise.all([
      owner.page.waitForResponse((answer) => answer.url().includes('/api/ads/drafts') && answer.ok()),
      act(),
    ])

  it('does not say that a draft was saved where nothing was typed', async () => {
    await owner.go(NEW)
    await step(1)
    await press(owner, 'Save draft')
    await owner.page.waitForURL('**/ads/campaigns')
    // A toast would come a moment later.
    await owner.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    assert.equal(await owner.page.getByText('Draft saved').count(), 0)
  })

  it('stays open while its first values, which could not be read, are asked for again', async () => {
    const refused = '**/api/profile/business-info'
    await owner.page.route(refused, (route) => route.fulfill({ status: 500, json: {} }))
    await owner.go(NEW)
    await step(1)
    await field('Business name').fill('Wren')
    const again = owner.page.waitForResponse(refused)
    await owner.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await again
    assert.match(await focusedLabel(), /^Business name/u)
    await owner.page.unroute(refused)
  })

  it('I13 says at each field what is wrong, and moves there', async () => {
    await owner.go(NEW)
    await step(1)
    await field('Business name').fill('\u202E\u200B')
    await field('Website address').fill('<b>flowers.example</b>')
    await field('Phone').fill('12 34')
    await field('Start date').fill('2020-01-01')
    await next()
    await says(owner, 'Sorry. You cannot leave this field empty. Enter your business name.')
    await says(owner, 'The protocol (http:// or https://) is missing. Please enter a valid URL.')
    await says(owner, 'Please provide valid phone')
    await says(owner, 'The start date must be today or later')
    await owner.page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    assert.match(await focusedLabel(), /^Business name/u)
    await owner.lookAtBoth('wizard with messages')
    await field('Start date').fill('')
    await says(owner, 'Please select a start date')
    await field('Start date').fill('2099-11-23')
    await field('End date').fill('2099-11-23')
    await says(owner, 'The end date must be after the start date')
    await field('End date').fill('')
    await field('Start date').fill(today())
    await field('Business name').fill('花'.repeat(41))
    await says(owner, 'Please use 80 characters or fewer')
    await field('Business name').fill('Blue Wren Florist')
    await field('Phone').fill('')
    await field('Website address').fill('http://flowers.example/wreaths')
    await says(owner, 'This address isn’t secure. Use https:// if your site has it.')
    await field('Website address').fill(PAGE)
  })

  it('keeps a draft, and leads no further than what is valid', async () => {
    await saving(next)
    await step(2)
    await next()
    await says(owner, 'Please choose at least one location')
    await owner.lookAtBoth('wizard locations')
    await owner.page.getByRole('button', { name: 'Remove English' }).click()
    await says(owner, 'Please choose a language')
    await combobox('Find a language').fill('Engl')
    await owner.page.getByRole('option', { name: 'English' }).click()
    await owner.page.getByText('Or around a point on the map').click()
    await field('Point on the map').fill('here')
    await field('Kilometres around it').fill('66')
    await press(owner, 'Add this point')
    await says(owner, 'Please choose a whole number of kilometres from 1 to 65')
    await field('Point on the map').fill('-33.8981, 151.1748')
    await field('Kilometres around it').fill('10')
    await field('Name of the point').fill('The shop')
    await press(owner, 'Add this point')
    await says(owner, 'The shop, 10 km around')
    await combobox('Find a suburb, city or region').fill('no such place')
    await says(owner, 'We found no place of that name.')
    await combobox('Find a suburb, city or region').fill('')
  })

  it('asks what becomes of the draft when it is left, and opens it again where it was', async () => {
    await owner.page.getByRole('link', { name: 'Campaigns', exact: true }).first().click()
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByText('Keep this campaign as a draft?').waitFor()
    await owner.lookAtBoth('leaving the wizard')
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await owner.page.waitForURL('**/ads/campaigns')
    await says(owner, 'Draft saved')
    const { drafts } = await owner.page.evaluate(async () => {
      const token: { token: string } = await (await fetch('/api/auth/token')).json()
      const headers = { Authorization: `Bearer ${token.token}` }
      return (await fetch('/api/ads', { headers })).json()
    })
    assert.equal(drafts.length, 1)
    await owner.go(`${NEW}?draft=${drafts[0].id}`)
    await step(2)
    await says(owner, 'The shop, 10 km around')
    await press(owner, 'Back')
    await step(1)
    assert.equal(await field('Website address').inputValue(), PAGE)
    await next()
    await step(2)
    await next()
    await step(3)
  })

  it('I13 takes 1 to 7 keyword categories, and says what a keyword cannot have', async () => {
    await next()
    await says(owner, 'Please choose at least one keyword category')
    await owner.lookAtBoth('wizard categories')
    await field(/^Add a category/u).fill(`<script>alert(1)</script> ${EMOJI}!`)
    await owner.page.keyboard.press('Enter')
    await says(owner, 'A keyword can’t have any of these signs: ! @ % , *')
    await owner.page.getByRole('button', { name: /^Remove <script>/u }).click()
    await field(/^Add a category/u).fill('花'.repeat(41))
    await says(owner, '82 of 80')
    await owner.page.keyboard.press('Enter')
    await says(owner, 'Please use 80 characters or fewer')
    await owner.page.getByRole('button', { name: /^Remove 花/u }).click()
    for (let number = 1; number <= 7; number += 1) {
      await field(/^Add a category/u).fill(`flowers ${number}`)
      await owner.page.keyboard.press('Enter')
    }
    await says(owner, 'That’s 7, as many as there can be.')
    await field(/^Add a category/u).fill('flowers 8')
    await owner.page.keyboard.press('Enter')
    await says(owner, 'You can choose up to 7 keyword categories')
    for (let number = 3; number <= 8; number += 1) await press(owner, `Remove flowers ${number}`)
    await next()
    await step(4)
  })

  it('I13 counts what an ad shows as Google does, and fills in what is left empty', async () => {
    await next()
    await says(owner, 'Please enter headline 1')
    await says(owner, 'Please enter description 1')
    await owner.page.getByText('Preview 1 of 3').waitFor()
    await owner.lookAtBoth('wizard texts')
    await field(/^Headline 1/u).fill(EMOJI.repeat(16))
    await says(owner, '32 of 30')
    await says(owner, 'Please use 30 characters or fewer')
    await field(/^Headline 1/u).fill('x'.repeat(5_000))
    await says(owner, '2000 of 30')
    await field(/^Headline 1/u).fill('\u202Eنباتات\u202C <b>& more</b>')
    await says(owner, '20 of 30')
    await field(/^Description 1/u).fill('Fresh\nfrom growers\tnear Sydney.')
    await press(owner, 'Next preview')
    await owner.page.getByText('Preview 2 of 3').waitFor()
    await owner.page.locator('mark').getByText('Blue Wren Florist', { exact: true }).first().waitFor()
    await owner.lookAtBoth('wizard preview')
    await field(/^Headline 1/u).fill('Flowers in Newtown')
    await next()
    await step(5)
  })

  it('I13 takes a budget that can be read in one way only', async () => {
    await owner.page.getByRole('radio').first().waitFor()
    assert.equal(await owner.page.getByRole('radio', { checked: true }).count(), 0)
    await press(owner, 'Create the campaign')
    await says(owner, 'Please choose a budget')
    await says(owner, 'At most A$608.00 in a month')
    await owner.lookAtBoth('wizard budget')
    await saving(() => owner.page.getByRole('radio').first().check())
    const suggestions = '**/api/ads/suggestions/budgets'
    await owner.page.route(suggestions, (route) => route.fulfill({ status: 503, json: {} }))
    await owner.page.reload()
    assert.equal(await owner.page.getByRole('radio', { checked: true }).getAttribute('type'), 'radio')
    await owner.page.unroute(suggestions)
    await owner.page.reload()
    await says(owner, 'At most A$608.00 in a month')
    await owner.page.getByRole('radio', { name: 'My own budget' }).check()
    await press(owner, 'Create the campaign')
    const own = field('Your budget a day (AUD)')
    for (const [typed, message] of [
      ['1,000', 'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000'],
      ['1.000', 'Please enter a valid amount'],
      ['20.005', 'Please enter a valid amount'],
      ['0', 'Your budget must be more than 0'],
      ['twenty', 'Please enter a valid amount'],
      ['$20', null],
    ] as const) {
      await own.fill(typed)
      if (message !== null) await owner.page.getByText(message, { exact: true }).first().waitFor()
    }
    await says(owner, 'At most A$608.00 in a month')
    await field(/^What one order or call may cost/u).fill('608')
    await says(owner, 'Your amount exceeds the allowed threshold. Please choose a number less than A$608')
    await field(/^What one order or call may cost/u).fill('')
    await owner.lookAtBoth('wizard own budget')
  })

  it('makes the campaign once, paused, and starts it when the owner says so', async () => {
    await Promise.all([says(owner, 'Campaign successfully saved'), press(owner, 'Create the campaign')])
    await owner.page.getByRole('heading', { name: 'Before you pay for a click' }).waitFor()
    await says(owner, 'A$608.00')
    await owner.page.getByRole('button', { name: 'Look again', disabled: false }).waitFor()
    await owner.lookAtBoth('before you pay for a click')
    await field('The most a month may cost (AUD)').fill('1.000')
    await press(owner, 'Set the limit')
    await says(owner, 'Please enter a valid amount')
    // More than the sample costs in a month: once the clock sees a limit reached, it pauses everything, and nothing can be started.
    await field('The most a month may cost (AUD)').fill('$5000')
    await press(owner, 'Set the limit')
    await says(owner, 'Now A$5,000.00.')
    const start = owner.page.url()
    await owner.go('/ads/campaigns')
    await row('flowers 1').getByText('Paused').waitFor()
    assert.equal(await row('flowers 1').count(), 1)
    await owner.go(new URL(start).pathname + new URL(start).search)
    await press(owner, 'Start showing my ad')
    await says(owner, 'Your ad is on.')
    await owner.lookAtBoth('campaign started')
    await reloadWithCampaigns(owner.page, (row) => ({ ...row, state: 'ended' }))
    await says(owner, 'This campaign has ended.')
    await reloadWithCampaigns(owner.page, null)
    await says(owner, 'Google didn’t answer')
    await owner.go('/ads/campaigns')
    await row('flowers 1').getByText('Active').waitFor()
    assert.deepEqual(owner.problems(), [])
  })
  const row = (name: string) => owner.page.locator('main tbody tr').filter({ hasText: name })

  it('needs no mouse, on a computer', async () => {
    const typist = await walk.come({ jar })
    const { page } = typist
    const keys = typistOn(page)
    await typist.go(NEW)
    await typeCampaign(page, keys, PAGE)
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'Before you pay for a click' }).waitFor()
    await keys.tabTo(page.getByRole('button', { name: 'Start showing my ad' }))
    await keys.press('Enter')
    await page.getByText('Your ad is on.').waitFor()
    assert.deepEqual(typist.problems(), [])
    await typist.close()
  })

  it('discards a draft after the owner said so', async () => {
    await owner.go(NEW)
    await saving(() => field('Campaign name').fill('Not this one'))
    await press(owner, 'Discard')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await says(owner, 'Draft discarded')
    await owner.page.waitForURL('**/ads/campaigns')
    await owner.go(NEW)
    assert.equal(await field('Campaign name').inputValue(), '')
  })
})
