import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { confirmAddress, letTimePass, ownerOf, type OwnerAccount } from './an-owner.ts'
import { focused } from './by-keyboard.ts'

/** A scan takes a few seconds, and waits for those of other owners of the website. */
const RUN_MS = 150_000
const CSV_COLUMNS = 3

let account: OwnerAccount
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await letTimePass(product, account)
    await confirmAddress(product, account)
    await account.post('/me/tour-seen')
  },
})

const CLOUD = '/compliance/cloud-storage'

describe('an owner who changes things', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(() => owner.close())

  const says = (text: string | RegExp) =>
    owner.page.getByText(text, { exact: true }).first().waitFor({ timeout: RUN_MS })
  const press = (button: string) => owner.page.getByRole('button', { name: button, exact: true }).click()
  const open = async (path: string, title: string) => {
    await owner.go(path)
    await owner.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }

  it('answers questions, and the result changes by itself', async () => {
    await open(CLOUD, 'Cloud storage')
    await press('Update your answers')
    const dialog = owner.page.getByRole('dialog', { name: 'Update your answers' })
    await dialog.getByText(/^Do you keep your business files/u).waitFor()
    await dialog.getByLabel('Most or all of them').check()
    await dialog.getByText('Which do you use?').waitFor()
    await dialog.getByLabel('Google Drive').check()
    for (const question of [/^Is two-step/u, /^If your computer/u])
      await dialog.getByRole('group', { name: question }).getByLabel('Yes').check()
    await owner.lookAtBoth('survey')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await says('Data updated successfully')
    await owner.page.getByRole('heading', { name: 'Keep it that way' }).waitFor({ timeout: RUN_MS })
  })

  it('answers differently, is asked less, and reads what to do', async () => {
    await open(CLOUD, 'Cloud storage')
    await press('Make changes')
    await press('Update your answers')
    const dialog = owner.page.getByRole('dialog', { name: 'Update your answers' })
    await dialog.getByLabel('No, on a computer, drive or paper').check()
    await dialog.getByText('Which do you use?').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await owner.page.getByRole('heading', { name: 'What to do' }).waitFor({ timeout: RUN_MS })
  })

  it('reruns one test, and then waits, with the focus on its button', async () => {
    await open('/compliance/ssl', 'SSL certificate')
    await press('Re-run test')
    await says('Running test')
    assert.equal(await focused(owner.page), 'Running test')
    await says('Test successfully re-ran')
    await says(/^You can re-run this test again from/u)
    assert.ok(await owner.page.getByRole('button', { name: 'Re-run test' }).isDisabled())
    await owner.lookAtBoth('check that was run again')
  })

  it('sets a check aside, and undoes it', async () => {
    await open('/customer-experience/contact-form', 'Contact form')
    await press('Make changes')
    const dialog = owner.page.getByRole('dialog', { name: /^Make changes/u })
    await dialog.getByLabel('Not right for your business?').fill('People ring us')
    await owner.lookAtBoth('make changes')
    await dialog.getByRole('button', { name: 'Not relevant to me' }).click()
    await says(/^You said this isn.t relevant to you/u)
    await owner.page.getByText(/People ring us/u).waitFor()
    await owner.lookAtBoth('check that was set aside')
    await owner.go('/online-business-blueprint')
    await owner.page.getByRole('heading', { name: 'Set aside' }).waitFor()
    await open('/customer-experience/contact-form', 'Contact form')
    await press('Undo')
    await owner.page.getByText(/^You said this isn.t relevant to you/u).waitFor({ state: 'detached' })
  })

  it('finds nothing to do where a test is not switched on', async () => {
    await open('/compliance/data-breach-check', 'Data breach check')
    await says("This test isn't switched on yet.")
    await owner.page.getByText('For your web person').click()
    for (const name of ['Send to my web person', 'Make changes', 'Re-run test', 'Run test'])
      assert.equal(await owner.page.getByRole('button', { name, exact: true }).count(), 0, name)
    await owner.lookAtBoth('a test that is not switched on')
  })

  it("is led from a visitor's results to their own", async () => {
    await owner.page.goto('/looking')
    await owner.page.waitForURL(`${owner.origin}/`)
    await owner.page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await owner.page.getByText('Create an account to keep these').count(), 0)
  })

  it('downloads every broken link', async () => {
    await open('/visibility/broken-links', 'Broken links')
    const wanted = owner.page.waitForEvent('download')
    await owner.page.getByRole('link', { name: 'broken_links.csv' }).click()
    const download = await wanted
    assert.equal(download.suggestedFilename(), 'broken_links.csv')
    const rows: string[][] = parse(await readFile(await download.path()), { bom: true })
    assert.ok(rows.length > 1)
    assert.ok(rows.every((row) => row.length === rows[0]?.length && row.length >= CSV_COLUMNS))
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})

it('an owner reruns everything', async () => {
  const owner = await walk.come({ jar: account.jar })
  await owner.go('/')
  await owner.page.getByRole('button', { name: 'Re-run all tests' }).click()
  await owner.page.getByText('Running test').first().waitFor()
  await owner.page.getByText(/^\d+ of \d+ tests done$/u).waitFor()
  assert.ok(await owner.page.getByRole('button', { name: 'Looking now' }).isDisabled())
  assert.equal(await focused(owner.page), 'Looking now')
  await owner.lookAtBoth('overview while it is looked at')
  await owner.close()
})
