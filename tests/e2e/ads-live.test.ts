import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { ADS_TABS } from '#core/ads/tabs.ts'
import { EMPTY_DRAFT, MOST_DRAFTS } from '#core/ads/draft.ts'
import { putThing, textIn, thingNamed } from '../stand-ins/adwords-account.ts'
import { namedThing } from '../stand-ins/adwords-names.ts'
import { ADS_IDS } from '../stand-ins/adwords.data.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { type OwnerAccount, ownerOf } from './an-owner.ts'
import { allowAndChoose, goToConsent, openLiveAds } from './live-ads.ts'
import { press, says } from './steps.ts'

const live = await openLiveAds()
const kept = z.object({ id: z.string(), version: z.number() })
const activity = z.object({ changes: z.array(z.object({ outcome: z.string() })) })
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date())

/** A campaign of which everything is decided. */
const written = (name: string) => ({
  ...EMPTY_DRAFT,
  name,
  businessName: 'Harbour Cycles',
  landingUrl: `https://${SHOP}/`,
  startDate: today(),
  locations: [{ kind: 'place', id: '2036', name: 'Australia' }],
  languages: [{ id: '1000', name: 'English' }],
  categories: [{ name: 'Bike bells', keywords: ['brass bell'] }],
  headlines: ['Bells', 'Loud and small', 'Fitted today'],
  descriptions: ['A bell for every bike.', 'Come by, or call.'],
  budgetChoice: 'own',
  ownBudget: '12',
})

let account: OwnerAccount
const walk = walkThrough({
  settings: live.settings,
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

/** Keeps a draft at its last step. */
async function keepDraft(name: string) {
  const { status, body, text } = await account.post('/ads/drafts', { step: 'budget', form: written(name) })
  assert.equal(status, 200, text)
  return kept.parse(body)
}
const cycles = () => {
  const found = live.ads.project.accounts.get(ADS_IDS.cycles)
  assert.ok(found)
  return found
}
const campaignsNamed = (name: string) =>
  live.ads.things(ADS_IDS.cycles, 'campaign').filter((one) => one['name'] === name)
/** Changes that were to be made, without those that Google only checked. */
const sent = () =>
  live.ads.requests.filter(
    ({ path, body }) => path.endsWith(':mutate') && !JSON.stringify(body).includes('"validateOnly":true'),
  )

describe('the owner’s own ads at Google', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
    await owner.go('/ads')
    await goToConsent(owner)
    await allowAndChoose(owner, 'Harbour Cycles')
    await owner.page.getByText('Harbour Cycles is connected').first().waitFor()
  })
  after(async () => {
    await live.close()
    await owner.close()
  })
  const dialog = () => owner.page.getByRole('dialog')
  const field = (name: string | RegExp) => owner.page.getByLabel(name)
  const pressInDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
  const choose = async (name: string, action: string) => {
    await press(owner, `More for ${name}`)
    await press(owner, action)
  }
  const openDraft = async ({ id }: { id: string }) => {
    await owner.go(`/ads/campaigns/new?draft=${id}`)
    await owner.page.getByText(/^Step 5 of 5/u).waitFor()
  }

  it('shows every tab, and when Google gave what it shows', async () => {
    for (const { id, path } of ADS_TABS) {
      await owner.go(path)
      await says(
        owner,
        /^Harbour Cycles\. All amounts in Australian dollars\. Read today, \d+:\d\d [ap]m\.$/u,
      )
      await owner.lookAtBoth(`live ads ${id}`)
    }
  })

  it('says at the field what Google refuses, until that field is corrected', async () => {
    await owner.go('/ads/ad-groups')
    const repairs = campaignsNamed('Repairs')[0]?.resourceName ?? ''
    const group = { name: 'Made elsewhere', campaign: repairs, type: 'SEARCH_STANDARD' }
    putThing(cycles(), 'ad_group', namedThing(cycles(), 'ad_group', group))
    await press(owner, 'New ad group')
    await dialog().getByLabel('Campaign').selectOption('Repairs')
    await dialog().getByLabel('Name', { exact: true }).fill('Made elsewhere')
    await pressInDialog('Create the ad group')
    await says(owner, 'You already have one with this name. Please choose another one.')
    assert.equal(await dialog().getByLabel('Name', { exact: true }).getAttribute('aria-invalid'), 'true')
    await owner.lookAtBoth('live ads refused at a field')
    await dialog().getByLabel('Name', { exact: true }).fill('Tandems')
    await owner.page.getByText('You already have one with this name.').waitFor({ state: 'detached' })
    await pressInDialog('Create the ad group')
    await dialog().waitFor({ state: 'detached' })
  })

  it('refuses what is no amount at its field, and says so no longer than it holds', async () => {
    await owner.go('/ads/campaigns')
    await choose('Repairs', 'Change the budget')
    const budget = dialog().getByLabel(/^Budget a day/u)
    for (const [typed, message] of [
      ['1.000', 'Please enter a valid amount'],
      ['20.005', 'Please enter a valid amount'],
      ['1,000', 'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000'],
    ] as const) {
      await budget.fill(typed)
      if (typed === '1.000') await pressInDialog('Save the budget')
      await says(owner, message)
    }
    await budget.fill('$20')
    await owner.page.getByText(/^Your amount exceeds/u).waitFor({ state: 'detached' })
  })

  it('refuses a budget that was changed at Google meanwhile, and says what it is now', async () => {
    const name = textIn(campaignsNamed('Repairs')[0], 'campaignBudget')
    const budget = () => thingNamed(cycles(), name)
    putThing(
      cycles(),
      'campaign_budget',
      Object.assign({}, budget(), { amountMicros: '18000000', resourceName: name }),
    )
    await pressInDialog('Save the budget')
    await says(owner, /^This was changed meanwhile\. Now it is: Budget a day: A\$18\.00\./u)
    await owner.lookAtBoth('live ads stale')
    assert.equal(textIn(budget(), 'amountMicros'), '18000000')
    await pressInDialog('Save the budget')
    await dialog().waitFor({ state: 'detached' })
    assert.equal(textIn(budget(), 'amountMicros'), '20000000')
  })

  it('asks which draft stays when it was saved elsewhere meanwhile', async () => {
    const draft = await keepDraft('Here')
    await openDraft(draft)
    const elsewhere = async (version: number, name: string) => {
      const body = { version, step: 'general', form: written(name) }
      assert.equal((await account.put(`/ads/drafts/${draft.id}`, body)).status, 200)
    }
    await elsewhere(draft.version, 'Elsewhere')
    await field('Your budget a day (AUD)').fill('13')
    await says(owner, 'This draft was saved somewhere else meanwhile.')
    await owner.lookAtBoth('live ads draft saved elsewhere')
    await press(owner, 'Show the other one')
    assert.equal(await field('Campaign name').inputValue(), 'Elsewhere')
    await elsewhere(draft.version + 1, 'Elsewhere again')
    await field('Campaign name').fill('Mine')
    await says(owner, 'This draft was saved somewhere else meanwhile.')
    await press(owner, 'Keep this one')
    await owner.page.getByText('This draft was saved somewhere else').waitFor({ state: 'detached' })
    await account.delete(`/ads/drafts/${draft.id}`)
    await field('Campaign name').fill('Still mine')
    await says(owner, 'This draft was discarded somewhere else, or it has become a campaign.')
    await owner.lookAtBoth('live ads draft gone')
    const again = owner.page.waitForResponse((one) => one.url().endsWith('/api/ads/drafts') && one.ok())
    await press(owner, 'Keep it as a new draft')
    const { id } = kept.parse(await (await again).json())
    assert.equal((await account.delete(`/ads/drafts/${id}`)).status, 200)
  })

  it('keeps no more drafts than there may be, and says what to do', async () => {
    const drafts = []
    for (let number = 1; number <= MOST_DRAFTS; number += 1) drafts.push(await keepDraft(`Draft ${number}`))
    await owner.go('/ads/campaigns/new')
    await field('Campaign name').fill('One too many')
    await says(owner, `You can keep ${MOST_DRAFTS} drafts. Finish or discard one first.`)
    await owner.lookAtBoth('live ads too many drafts')
    for (const { id } of drafts) await account.delete(`/ads/drafts/${id}`)
    const saved = owner.page.waitForResponse((one) => one.url().endsWith('/api/ads/drafts') && one.ok())
    await press(owner, 'Try again')
    const { id } = kept.parse(await (await saved).json())
    await owner.page.getByText(/^You can keep/u).waitFor({ state: 'detached' })
    assert.equal((await account.delete(`/ads/drafts/${id}`)).status, 200)
  })

  it('goes to the step of the field that Google refuses', async () => {
    const draft = await keepDraft('Also elsewhere')
    await openDraft(draft)
    const [repairs] = campaignsNamed('Repairs')
    const alike = ['status', 'advertisingChannelType', 'campaignBudget', 'startDateTime', 'targetSpend']
    const rest = Object.fromEntries(alike.map((key) => [key, repairs?.[key]]))
    putThing(cycles(), 'campaign', namedThing(cycles(), 'campaign', { ...rest, name: 'Also elsewhere' }))
    await press(owner, 'Create the campaign')
    await owner.page.getByText(/^Step 1 of 5/u).waitFor()
    await says(owner, 'You already have one with this name. Please choose another one.')
    assert.equal(await field('Campaign name').getAttribute('aria-invalid'), 'true')
    await owner.lookAtBoth('live ads campaign refused')
    await account.delete(`/ads/drafts/${draft.id}`)
  })

  it('makes one campaign of two presses, a reload and another press', async () => {
    await openDraft(await keepDraft('Bells'))
    const answer = Promise.withResolvers<boolean>()
    live.ads.rules.answered = () => answer.promise
    const before = sent().length
    await owner.page.getByRole('button', { name: 'Create the campaign' }).dblclick()
    await until('the campaign is made', async () => sent().length > before)
    await owner.page.reload()
    await owner.page.getByText(/^Step 5 of 5/u).waitFor()
    await press(owner, 'Create the campaign')
    await says(owner, 'This is still being worked on. Please wait.')
    await owner.lookAtBoth('live ads campaign still being made')
    answer.resolve(true)
    live.ads.rules.answered = async () => true
    await until('the first press is answered', async () => {
      const [newest] = activity.parse((await account.get('/ads/activity')).body).changes
      return newest?.outcome === 'done'
    })
    await press(owner, 'Create the campaign')
    await owner.page.getByRole('heading', { name: 'Before you pay for a click' }).waitFor()
    assert.deepEqual([campaignsNamed('Bells').length, sent().length], [1, before + 1])
    await owner.lookAtBoth('live ads before you pay')
    await press(owner, 'Start showing my ad')
    await says(owner, 'Your ad is on.')
    assert.equal(campaignsNamed('Bells')[0]?.['status'], 'ENABLED')
    assert.deepEqual(owner.problems(), [])
  })
})
