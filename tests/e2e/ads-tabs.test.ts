import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import type { AdsChange } from '#core/ads/changes.ts'
import { walkTogether } from '#support/walk.ts'
import { sentKeywords } from '#core/ads/sent-keywords-schema.ts'
import { fromSent } from '#core/ads/sent-keywords.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'
import { type Account, press, says } from './steps.ts'

const keywordsShape = z.object({ data: sentKeywords })

let account: Account
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
    await account.put('/connections/adwords/mode', { mode: 'sample' })
  },
})

/** A change that is made somewhere else while a page is open. */
async function changeElsewhere(change: AdsChange): Promise<void> {
  const made = await account.post('/ads/changes', { change }, { 'Idempotency-Key': randomUUID() })
  assert.equal(made.status, 200, made.text)
}

describe('the tabs of ads that hold words', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(async () => {
    assert.deepEqual(owner.problems(), [])
    await owner.close()
  })
  const dialog = () => owner.page.getByRole('dialog')
  const box = (name: string) => owner.page.getByRole('textbox', { name, exact: true })
  const understood = () => dialog().getByLabel('I understand').check()
  const find = (words: string) => owner.page.getByRole('searchbox').fill(words)
  const row = (name: string) => owner.page.getByRole('row').filter({ hasText: name })
  const closed = () => dialog().waitFor({ state: 'detached' })
  const open = async (tab: string, heading: string) => {
    await owner.go(`/ads/${tab}`)
    await owner.page.getByRole('heading', { name: heading, exact: true }).waitFor()
  }

  it('order, find and filter keywords, and show a chart of two measures', async () => {
    await open('keywords', 'Keywords')
    await owner.lookAtBoth('ads keywords')
    await owner.page.getByLabel('Order').selectOption({ label: 'Cost, most first' })
    await find('native')
    await says(owner, /^\d+ of 9\d, /u)
    await says(owner, 'Changes may take several weeks to have an effect')
    await owner.page.getByLabel('Status').selectOption('removed')
    await says(owner, 'No results')
    await find('')
    await owner.page.getByLabel('Status').selectOption('all')
    await press(owner, 'Chart')
    await owner.page.getByLabel('Second measure').selectOption({ label: 'Impressions' })
    await says(owner, 'Impressions a day')
    await owner.lookAtBoth('ads keywords with a chart')
    await press(owner, 'Chart')
  })

  it('are saved as they are on the screen', async () => {
    await owner.page.getByRole('button', { name: /^Columns/u }).click()
    await owner.page.getByLabel('Results (conversions)').check()
    await owner.lookAtBoth('ads columns')
    await owner.page.keyboard.press('Escape')
    await find('florist near me')
    await says(owner, /^\d+ of 9\d, /u)
    const downloading = owner.page.waitForEvent('download')
    await press(owner, 'Download as CSV')
    const file = await downloading
    assert.match(file.suggestedFilename(), /^sample-data-ads-keywords-\d{4}-\d\d-\d\d\.csv$/u)
    const [title, head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    assert.match(title ?? '', /Sample data: Keywords, /u)
    assert.match(head ?? '', /"Keyword","Status","Match type",.*"Results \(conversions\)"$/u)
    assert.ok(rows.length > 0 && rows.every((line) => /florist near me/iu.test(line)))
    await find('')
  })

  it('name each refused keyword with its reason, and count what is left out', async () => {
    await press(owner, 'Add keywords')
    await box('Keywords').fill('dried flower wreath\n\n[50% off]\nDRIED  flower wreath\n')
    await press(owner, 'Add the keywords')
    await says(owner, '2 keywords. 1 empty line and 1 duplicate were left out.')
    await dialog().getByText('A keyword can’t have any of these signs: ! @ % , *').waitFor()
    await owner.lookAtBoth('ads keywords refused')
    await box('Keywords').fill('')
    await press(owner, 'Add the keywords')
    await says(owner, 'Please enter at least one keyword')
  })

  it('offer ideas with searches and competition, and add them', async () => {
    await press(owner, 'Show ideas')
    await dialog()
      .getByText(/searches a month, (low|medium|high) competition/u)
      .first()
      .waitFor()
    await owner.lookAtBoth('ads keyword ideas')
    await dialog()
      .getByRole('button', { name: /^Add: /u })
      .first()
      .click()
    assert.match(await box('Keywords').inputValue(), /^"[^"]+"$/u)
    await box('Keywords').fill('[dried flower wreath]')
    await press(owner, 'Add the keywords')
    await says(owner, 'Keywords have been added successfully')
    await closed()
    await find('dried flower wreath')
    await row('dried flower wreath').first().getByText('Exact').waitFor()
  })

  it('remove a keyword once that is understood, and refuse one that was removed elsewhere', async () => {
    await press(owner, 'More for dried flower wreath')
    await press(owner, 'Remove')
    await press(owner, 'Remove')
    await says(owner, 'Please tick “I understand” first')
    await owner.lookAtBoth('ads remove a keyword')
    const { data } = keywordsShape.parse((await account.get('/ads/keywords')).body)
    const id = fromSent(data).rows.find(({ text }) => text === 'dried flower wreath')?.id ?? ''
    await changeElsewhere({ kind: 'remove_keyword', id })
    await understood()
    await press(owner, 'Remove')
    await dialog().getByText('Cannot edit removed entities').waitFor()
    await press(owner, 'Cancel')
    await row('dried flower wreath').first().getByText('Removed').waitFor()
  })

  it('make a search term a keyword or a negative keyword with one press', async () => {
    await open('search-terms', 'Search Terms')
    await owner.lookAtBoth('ads search terms')
    for (const [button, message, state] of [
      ['Block', 'Data updated successfully', 'Excluded'],
      ['Add as keyword', 'Keywords have been added successfully', 'Added'],
    ] as const) {
      await find('')
      await owner.page.getByLabel('Order').selectOption({ label: 'Added or excluded, Z to A' })
      const first = owner.page.getByRole('button', { name: new RegExp(`^${button}: `, 'u') }).first()
      const term = ((await first.getAttribute('aria-label')) ?? '').slice(button.length + 2)
      await first.click()
      await says(owner, message)
      await find(term)
      await row(term).filter({ hasText: state }).first().waitFor()
    }
  })

  it('add negative keywords to a campaign', async () => {
    await open('negative-keywords', 'Negative keywords')
    await owner.lookAtBoth('ads negative keywords')
    await press(owner, 'Add negative keywords')
    await owner.page.getByLabel('Campaign or ad group').selectOption({ label: 'Wedding flowers' })
    await box('Negative keywords').fill('cheap\n"free flowers"\n\nCHEAP')
    await owner.lookAtBoth('ads add negative keywords')
    await press(owner, 'Add the negative keywords')
    await says(owner, /^Data updated successfully\s1 empty line and 1 duplicate were left out\.$/u)
    await closed()
    await find('free flowers')
    await row('free flowers').filter({ hasText: 'Wedding flowers' }).waitFor()
    await find('')
  })

  it('make a list, change it, and say what was changed elsewhere meanwhile', async () => {
    await press(owner, 'New list')
    await press(owner, 'Create the list')
    await says(owner, 'Please enter a name')
    await box('Name').fill('Courses')
    await box('Negative keywords').fill('course\nclass')
    await dialog().getByLabel('Wedding flowers').check({ force: true })
    await owner.lookAtBoth('ads negative list')
    await press(owner, 'Create the list')
    await says(owner, 'Negative keyword list added')
    await closed()
    await press(owner, 'Change the list Courses')
    assert.equal(await box('Negative keywords').inputValue(), 'course\nclass')
    const shape = z.object({
      data: z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) }),
    })
    const { data } = shape.parse((await account.get('/ads/negative-keywords')).body)
    await changeElsewhere({
      kind: 'save_negative_list',
      listId: data.lists.find(({ name }) => name === 'Courses')?.id ?? null,
      name: 'Courses',
      keywords: [{ text: 'school', matchType: 'broad' }],
      campaignIds: [],
    })
    await press(owner, 'Save the list')
    await dialog()
      .getByText(/^This was changed meanwhile\. Now it is: /u)
      .waitFor()
    await owner.lookAtBoth('ads list changed elsewhere')
    await press(owner, 'Save the list')
    await says(owner, 'Negative keyword list updated')
    await closed()
  })

  it('refuse a sitelink at each wrong field, and create it', async () => {
    await open('assets', 'Assets')
    await owner.lookAtBoth('ads assets')
    await press(owner, 'New sitelink')
    await press(owner, 'Create the sitelink')
    await says(owner, 'Please tick “I understand” first')
    await understood()
    await box('Description line 1 (optional)').fill('Only one of two')
    await box('Final URL').fill('bluewren.example')
    await press(owner, 'Create the sitelink')
    await says(owner, 'Enter sitelink text')
    await says(owner, 'Fill in both description lines, or leave both empty')
    await says(owner, 'The protocol (http:// or https://) is missing. Please enter a valid URL.')
    await box('Sitelink text').fill('Christmas wreaths, made by hand')
    await box('Final URL').fill('http://bluewren.example/wreaths')
    await press(owner, 'Create the sitelink')
    await says(owner, 'Please use 25 characters or fewer')
    await says(owner, 'This address isn’t secure. Use https:// if your site has it.')
    await owner.lookAtBoth('ads sitelink refused')
    await box('Sitelink text').fill('Christmas wreaths')
    await box('Description line 1 (optional)').fill('')
    await press(owner, 'Create the sitelink')
    await says(owner, 'Sitelink asset created')
    await closed()
    await find('Christmas wreaths')
    await row('Christmas wreaths').filter({ hasText: 'Account' }).waitFor()
  })

  it('pick sitelinks that exist, and create callouts', async () => {
    await press(owner, 'New sitelink')
    await dialog().getByLabel('Pick from what exists').check({ force: true })
    await understood()
    await press(owner, 'Create the sitelink')
    await says(owner, 'Select at least one item')
    await owner.lookAtBoth('ads existing sitelinks')
    await dialog().getByLabel('Weekly flowers').check({ force: true })
    await press(owner, 'Create the sitelink')
    await closed()
    await press(owner, 'New callouts')
    await understood()
    await press(owner, 'Create the callouts')
    await says(owner, 'Enter at least one callout text')
    await box('Callout texts').fill('Open on Sundays\nA callout that is much too long')
    await press(owner, 'Create the callouts')
    await dialog().getByText('A callout that is much too long: Please use 25 characters or fewer').waitFor()
    await owner.lookAtBoth('ads callouts refused')
    await box('Callout texts').fill('Open on Sundays')
    await press(owner, 'Create the callouts')
    await says(owner, 'Callout asset created')
    await closed()
    await find('Open on Sundays')
    await row('Open on Sundays').waitFor()
  })

  it('are removed once that is understood, but for those that were created here', async () => {
    assert.equal(await owner.page.getByRole('button', { name: 'More for Open on Sundays' }).count(), 0)
    await find('Weekly flowers')
    // It was created elsewhere, and only added to a campaign here.
    const ofAccount = owner.page.getByRole('row', { name: /^Weekly flowers .* Level Account/u })
    await ofAccount.getByRole('button', { name: 'More for Weekly flowers' }).click()
    await press(owner, 'Remove')
    await press(owner, 'Remove')
    await says(owner, 'Please tick “I understand” first')
    await understood()
    await press(owner, 'Remove')
    await says(owner, 'Data updated successfully')
    await closed()
    await ofAccount.getByText('Removed').waitFor()
  })

  it('take as many pasted negative keywords as a campaign may have', async () => {
    await open('negative-keywords', 'Negative keywords')
    const lines = Array.from({ length: 9_900 }, (_, index) => `unwanted words number ${index}`)
    await owner.page.evaluate((text) => {
      const copied = document.createElement('textarea')
      document.body.append(copied)
      copied.value = text
      copied.select()
      document.execCommand('copy')
      copied.remove()
    }, lines.join('\n'))
    await press(owner, 'Add negative keywords')
    await owner.page.getByLabel('Campaign or ad group').selectOption({ label: 'Wedding flowers' })
    await box('Negative keywords').focus()
    await owner.page.keyboard.press('Control+V')
    await says(owner, /^9,900 keywords\./u)
    await press(owner, 'Add the negative keywords')
    await says(owner, 'Data updated successfully')
    await closed()
    await find('number 9899')
    await row('unwanted words number 9899').waitFor()
    await find('')
  })
})
