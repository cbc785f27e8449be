import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { picture } from '#support/pictures.ts'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'
import { CASH_FILE, WORKBOOK, YEAR_FILE } from './figure-files.ts'

const PAGE = '/my-business-summary'
const PDF_MS = 40_000

/** Runs in the page. */
const valuesOfFields = (fields: Element[]): string[] =>
  fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''))

let account: HttpBrowser
const walk = walkTogether({
  browser: true,
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
  },
})

describe('a business summary', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
  })
  after(() => owner.close())

  const field = (label: string) => owner.page.getByLabel(label, { exact: true })
  const button = (name: string) => owner.page.getByRole('button', { name, exact: true })
  const part = (name: string) => owner.page.getByRole('group', { name, exact: true })
  const figures = () => owner.page.locator('input[type=file][accept^=".csv"]')
  const orderOf = () => owner.page.locator('main form h2').allInnerTexts()
  const edit = async () => {
    await owner.go(PAGE)
    await button('Edit').click()
    await field('Name').waitFor()
  }

  /** The saved state is shown. */
  const save = async (page = owner.page) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('article', { name: 'Business summary of Blue Wren Florist' }).waitFor()
  }

  it('is filled from the profile at first', async () => {
    await owner.go(PAGE)
    assert.equal(await field('Business name').inputValue(), 'Blue Wren Florist')
    assert.equal(await field('Name').inputValue(), 'Mia Rose')
    await owner.lookAtBoth('first summary')
  })

  it('accepts a dropped logo, and shows what is wrong with another file', async () => {
    const input = owner.page.locator('input[type=file][accept^="image"]')
    await input.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await owner.page.getByText('Please upload valid file!').waitFor()
    const large = Buffer.alloc(8_388_609)
    await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: large })
    await owner.page.getByText('File size exceeded!').waitFor()
    const png = [...(await picture('png', 300, 120))]
    const files = await owner.page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }))
      return transfer
    }, png)
    const missed = owner.page.getByRole('heading', { name: 'My Business Summary' })
    const isKept = await missed.evaluate(
      (heading, dataTransfer) =>
        !heading.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
      files,
    )
    assert.ok(isKept, 'the browser would open a file that misses its place')
    await button('Choose a logo')
      .locator('xpath=ancestor::div[2]')
      .dispatchEvent('drop', { dataTransfer: files })
    await owner.page.getByAltText('Your logo').waitFor()
    await owner.page.getByText('Data updated successfully').waitFor()
    await input.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await owner.page.getByText('Please upload valid file!').waitFor()
    await button('Remove logo').click()
    await owner.page.getByText('Please upload valid file!').waitFor({ state: 'detached' })
    await owner.page.getByAltText('Your logo').waitFor({ state: 'detached' })
    await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from(png) })
    await owner.page.getByAltText('Your logo').waitFor()
  })

  it('shows an error at each wrong field', async () => {
    await field('Phone number').fill('123')
    await field('Address').click()
    await owner.page.getByText('Please provide valid phone').waitFor()
    await field('Phone number').fill('+61 2 1234 5678')
    await field('Address').click()
    assert.equal(await field('Phone number').inputValue(), '0212345678')
    await field('ABN / GST number').fill('51 824 753 557')
    await owner.page.getByText("That number isn't right. Please check it for a typo.").waitFor()
    await field('ABN / GST number').fill('51 824 753 556')
  })

  it('is sorted with the keyboard', async () => {
    await button('Add a section').click()
    await field('Title').fill('Our story')
    await part('Our story').getByText('2 columns', { exact: true }).click()
    await field('Text of column 1').fill('Roses since 1998')
    await field('Text of column 2').fill('Three people')
    await part('Our story').getByText('1 column', { exact: true }).click()
    assert.equal(await field('Text').inputValue(), 'Roses since 1998\n\nThree people')
    const before = await orderOf()
    const up = button('Move up: Our story')
    await up.focus()
    await owner.page.keyboard.press('Enter')
    await owner.page.keyboard.press('Enter')
    await owner.page.getByText(/^Our story: now \d+ of \d+$/u).waitFor()
    const now = await orderOf()
    assert.equal(now.indexOf('Our story'), before.indexOf('Our story') - 2)
    await button('Move down: Our story').focus()
    for (let presses = 0; presses < before.length; presses += 1) await owner.page.keyboard.press('Enter')
    const end = await orderOf()
    assert.equal(end.indexOf('Our story'), before.indexOf('Our story'))
    assert.equal(
      await owner.page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Move down: Our story',
    )
    await button('Hide: Key metrics').click()
    await part('Key metrics').getByText('Hidden', { exact: true }).waitFor()
  })

  it('says nothing of a year that was deleted, and names what months alone fill in', async () => {
    await button('Add a year').click()
    await figures().setInputFiles(YEAR_FILE)
    await owner.page.getByText('2 figures filled in.').waitFor()
    await button('Add a year').click()
    const remove = async (year: string) => {
      await button(`Delete: ${year}`).click()
      await button('Delete').click()
      await button('Delete').waitFor({ state: 'hidden' })
    }
    await remove('Year ending 30 Jun 2026')
    assert.equal(await field('Year-ending date').inputValue(), '2025-06-30')
    assert.equal(await owner.page.getByText('2 figures filled in.').count(), 0)
    await figures().setInputFiles(CASH_FILE)
    await owner.page.getByText('Figures by month filled in.').waitFor()
    await remove('Year ending 30 Jun 2025')
  })

  it('reads figures from a file, and lists the lines it left out', async () => {
    await button('Add a year').click()
    assert.equal(await field('Year-ending date').inputValue(), '2026-06-30')
    await figures().setInputFiles(YEAR_FILE)
    await owner.page.getByText('2 figures filled in.').waitFor()
    await owner.page.getByText(/Left out.*Wages/u).waitFor()
    assert.equal(await field('Income').inputValue(), '400,000')
    await button('Undo').click()
    assert.equal(await field('Income').inputValue(), '')
    await figures().setInputFiles(WORKBOOK)
    await owner.page.getByText('Please upload valid file!').waitFor()
    await figures().setInputFiles(YEAR_FILE)
    await owner.page.getByText('2 figures filled in.').waitFor()
    await field('Operating expenses').fill('1e9')
    await field('Debtors').fill('20,000')
    await owner.page.getByText('Please enter an amount, like 12,500 or 980.50').waitFor()
    await field('Operating expenses').fill('(180,000)')
    await field('Operating expenses').fill('180000')
    await button('Add figures month by month, for the charts').click()
    await owner.page.getByText('Month by month').click()
    await field('Income, Jul 2025').fill('30,000')
    await field('All costs, Jul 2025').fill('35,000')
    await field('Income, Jun 2026').fill('36,000')
    await field('All costs, Jun 2026').fill('31,000')
    await field('Year-ending date').fill('')
    await field('Income, Jul 2025').waitFor({ state: 'detached' })
    assert.equal(await button('Add figures month by month, for the charts').count(), 0)
    await field('Year-ending date').fill('2026-06-30')
    assert.equal(await field('Income, Jul 2025').inputValue(), '30,000')
    await owner.lookAtBoth('summary filled in')
  })

  it('asks before leaving with unsaved changes, and stays on Save when something is wrong', async () => {
    const dialog = owner.page.getByRole('dialog', { name: 'You have unsaved changes' })
    const leave = () => owner.page.getByRole('link', { name: 'Overview' }).first().click()
    await leave()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await owner.page.waitForURL((url) => url.pathname === '/')
    await edit()
    await field('Name').fill('Somebody else')
    await leave()
    await dialog.waitFor()
    await owner.look('leaving the summary')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await owner.page.waitForURL((url) => url.pathname === '/')
    await edit()
    assert.equal(await field('Name').inputValue(), 'Mia Rose')
  })

  it('keeps a draft when its tab is closed', async () => {
    await owner.go('/')
    const other = await owner.context.newPage()
    await other.goto(PAGE)
    await other.getByRole('button', { name: 'Edit', exact: true }).click()
    await other.getByLabel('Objectives', { exact: true }).fill('Open on Sundays')
    await other.close()
    await edit()
    assert.equal(await field('Objectives').inputValue(), 'Open on Sundays')
    await save()
  })

  it('A22 is not overwritten by another tab: what was typed stays, and can be saved', async () => {
    const other = await owner.context.newPage()
    for (const page of [owner.page, other]) {
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
    }
    await owner.page.getByLabel('Address', { exact: true }).fill('12 King Street')
    await save()
    await other.getByLabel('Name', { exact: true }).fill('Max Rose')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByText('This was changed somewhere else. Please check and save again.').waitFor()
    assert.equal(await other.getByLabel('Address', { exact: true }).inputValue(), '12 King Street')
    assert.equal(await other.getByLabel('Name', { exact: true }).inputValue(), 'Max Rose')
    await save(other)
    await other.close()
  })

  it('A22 has every figure that two tabs typed, in one year and in another', async () => {
    const other = await owner.context.newPage()
    for (const page of [owner.page, other]) {
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
    }
    const inOther = (label: string) => other.getByLabel(label, { exact: true })
    await inOther('Creditors').fill('700')
    await field('Stock').fill('3,000')
    await button('Add a year').click()
    await field('Income').nth(1).fill('350,000')
    await save()
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await inOther('Income').nth(1).waitFor()
    const values = (label: string) => inOther(label).evaluateAll(valuesOfFields)
    assert.deepEqual(await values('Creditors'), ['700', ''])
    assert.deepEqual(await values('Stock'), ['3,000', ''])
    assert.deepEqual(await values('Income'), ['400,000', '350,000'])
    assert.deepEqual(await values('Income, Jul 2025'), ['30,000'])
    await save(other)
    await other.close()
  })

  it('shows how full its sections are, and keeps too long a text until it is shortened', async () => {
    await edit()
    const text = 'x'.repeat(5_000)
    for (let sections = 0; sections < 8; sections += 1) await button('Add a section').click()
    const texts = owner.page.getByLabel('Text', { exact: true })
    const count = await texts.count()
    for (let at = count - 8; at < count; at += 1) await texts.nth(at).fill(text)
    await owner.page
      .getByText(/^40,0\d\d of 40,000 characters in all your sections$/u)
      .first()
      .waitFor()
    await button('Save').click()
    await owner.page.getByText(/^Your own sections hold 40,000 characters together\./u).waitFor()
    assert.equal((await texts.nth(count - 1).inputValue()).length, 5_000)
    await owner.look('sections too full')
    await button('Discard').click()
  })

  it('deletes a section after asking', async () => {
    await edit()
    await button('Delete: Our story').click()
    const dialog = owner.page.getByRole('dialog', { name: 'Delete “Our story”?' })
    await dialog.getByText("This can't be undone.").waitFor()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await button('Delete: Our story').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.ok(!(await orderOf()).includes('Our story'))
    await save()
  })

  it('is read, printed and downloaded', async () => {
    await owner.page.getByRole('img', { name: /^Profit and loss by month\./u }).waitFor()
    await owner.lookAtBoth('summary')
    await owner.page.getByRole('link', { name: 'Print' }).click()
    await owner.page.getByRole('heading', { name: 'Print my business summary' }).waitFor()
    await owner.lookAtBoth('summary to print')
    const wanted = owner.page.waitForEvent('download', { timeout: PDF_MS })
    await button('Download PDF: My Business Summary').click()
    const download = await wanted
    assert.match(download.suggestedFilename(), /^my-business-summary-report-\d{4}-\d{2}-\d{2}\.pdf$/u)
    const pdf = await readFile(await download.path())
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(owner.problems(), [])
  })
})
