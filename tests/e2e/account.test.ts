import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CodePurpose } from '#core/one-time-code.ts'
import { makeOperator } from '#store/accounts.ts'
import { openPool } from '#store/database.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { PASSWORD } from '#support/product.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const NEW_PASSWORD = 'silver kettle walks uphill'
const PAGES = ['my-account', 'business-info', 'online-presence', 'my-preferences']

const walk = walkTogether()

describe("an owner's account", () => {
  let owner: Walker
  let account: HttpBrowser & { email: string }
  before(async () => {
    account = await ownerOf(walk.product, null)
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(() => owner.close())

  const says = (text: string | RegExp) => owner.page.getByText(text, { exact: true }).first().waitFor()
  const press = (button: string) => owner.page.getByRole('button', { name: button, exact: true }).click()
  const form = (title: string) => owner.page.getByRole('form', { name: title })

  it('A08 confirms its address by the link in a mail', async () => {
    const { pool, close } = openPool(await walk.product.databaseUrl())
    const { rows } = await pool.query(`select text from mails where kind = 'verify' and "to" = $1`, [
      account.email,
    ])
    await close()
    const link = /\S+\/verify-email#token=\S+/u.exec(String(rows[0].text))?.[0]
    assert.ok(link)
    await owner.go(link)
    await owner.page.getByRole('heading', { level: 1, name: 'Your email is confirmed' }).waitFor()
    await owner.lookAtBoth('email confirmed')
  })

  it('A14 confirms its address by a one-time code too, in the browser that signed up', async () => {
    const other = await ownerOf(walk.product, null)
    const person = await walk.come({ width: WIDTHS.phone, jar: other.jar })
    await person.go('/profile/my-account')
    const card = person.page.getByRole('form', { name: 'Confirm my email' })
    await card.getByLabel('One-time code').fill(await codeFor('confirm', other.email))
    await person.lookAtBoth('confirming by a code')
    await card.getByRole('button', { name: 'Confirm my email' }).click()
    await person.page.getByRole('heading', { level: 1, name: 'Your email is confirmed' }).waitFor()
    assert.deepEqual(person.problems(), [])
    await person.close()
  })

  it('has its pages', async () => {
    for (const page of PAGES) {
      await owner.go(`/profile/${page}`)
      await owner.lookAtBoth(`profile ${page}`)
    }
  })

  it('shows an error at each missing field', async () => {
    await owner.go('/profile/my-account')
    const details = form('Your details')
    for (const field of ['First name', 'Last name', 'Email']) await details.getByLabel(field).fill(' ')
    await details.getByLabel('Phone').fill('1234')
    await details.getByRole('button', { name: 'Save' }).click()
    for (const missing of ['first name', 'last name', 'email', 'valid phone', 'valid mobile'])
      await says(`Please provide ${missing}`)
    await owner.lookAtBoth('profile with nothing filled in')
    await details.getByRole('button', { name: 'Discard' }).click()
    await owner.go('/profile/online-presence')
    await owner.page.getByLabel('Twitter', { exact: true }).fill('averyveryverylongname')
    await owner.page.getByLabel('I don’t have one on Instagram').uncheck()
    await press('Save')
    await says("Oops, that doesn't look like a valid Twitter address")
    await says('Please provide Instagram')
    await press('Discard')
  })

  it('asks before unsaved changes are lost', async () => {
    await owner.go('/profile/business-info')
    const field = owner.page.getByLabel('Business name')
    await field.fill('Red Robin Florist')
    await owner.page.getByRole('link', { name: 'My preferences' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'You have unsaved changes' })
    await dialog.waitFor()
    await owner.lookAtBoth('profile with unsaved changes')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await owner.page.waitForURL('**/my-preferences')
    await owner.page.goBack()
    await owner.page.waitForURL('**/business-info')
    assert.equal(await field.inputValue(), 'Blue Wren Florist')
    await field.fill('Red Robin Florist')
    await owner.page.getByRole('link', { name: 'My preferences' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await owner.page.waitForURL('**/my-preferences')
    await says('Data updated successfully')
  })

  it('stores which mails are wanted', async () => {
    await owner.page.getByLabel('News from Fettle').click()
    await press('Save')
    await says('Notifications updated successfully')
  })

  it('A22 loses nothing when two tabs save at once', async () => {
    await owner.go('/profile/business-info')
    const other = await owner.context.newPage()
    await other.goto('/profile/business-info')
    await other.getByLabel('Business name').fill('Green Finch Florist')
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByText('Data updated successfully').waitFor()
    await other.close()
    const city = owner.page.getByRole('combobox', { name: 'City' })
    await city.fill('Newcastle')
    await press('Save')
    await says('This was changed somewhere else. Please check and save again.')
    assert.equal(await city.inputValue(), 'Newcastle')
    assert.equal(await owner.page.getByLabel('Business name').inputValue(), 'Green Finch Florist')
    await press('Save')
    await says('Data updated successfully')
  })

  it('changes the password', async () => {
    await owner.go('/profile/my-account')
    const card = form('Password')
    await card.getByLabel('Current password').fill(PASSWORD)
    await card.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await card.getByLabel('Verify new password').fill('something else entirely')
    await card.getByRole('button', { name: 'Change my password' }).click()
    await says("The two passwords don't match")
    await card.getByLabel('Verify new password').fill(NEW_PASSWORD)
    await card.getByRole('button', { name: 'Change my password' }).click()
    await says('Data updated successfully')
  })

  const logIn = async (email: string, password: string) => {
    await owner.page.getByLabel('Email').fill(email)
    await owner.page.getByLabel('Password', { exact: true }).fill(password)
    await press('Log in')
  }

  it('logs out, and in again to the requested page', async () => {
    await owner.page.getByRole('button', { name: 'Mia Rose’s account' }).click()
    await owner.lookAtBoth('account menu')
    await press('Log out')
    await owner.page.waitForURL('**/home')
    await owner.go('/online-business-blueprint')
    await owner.page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await owner.lookAtBoth('log in')
    await logIn(account.email, PASSWORD)
    await says('Invalid login credentials')
    await owner.lookAtBoth('log in with a wrong password')
    await logIn('nobody@owners.com.au', PASSWORD)
    const popup = owner.page.getByRole('dialog', { name: 'We could not find your account' })
    await popup.getByRole('link', { name: 'Please create an account' }).waitFor()
    await owner.lookAtBoth('log in without an account')
    await popup.getByRole('button', { name: 'Close' }).click()
    await logIn(account.email, NEW_PASSWORD)
    await owner.page.waitForURL('**/online-business-blueprint')
  })

  it('A19 redirects to no other website after logging in', async () => {
    for (const next of ['//evil.fixture', '/\\evil.fixture', 'https:evil.fixture']) {
      await owner.context.clearCookies()
      await owner.go(`/login?next=${encodeURIComponent(next)}`)
      await logIn(account.email, NEW_PASSWORD)
      await owner.page.getByRole('heading', { level: 1, name: /, Mia$/u }).waitFor()
      assert.equal(owner.page.url(), `${walk.product.origin}/`)
    }
  })

  const choosePassword = async (password: string) => {
    await owner.page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
    await owner.lookAtBoth('reset password')
    await owner.page.getByLabel('New password', { exact: true }).fill(password)
    await owner.page.getByLabel('Verify new password').fill(password)
    await press('Save my new password')
    await owner.page.getByRole('heading', { level: 1, name: 'Your new password is saved' }).waitFor()
    await owner.page.getByRole('link', { name: 'Log in' }).click()
    await logIn(account.email, password)
    await owner.page.getByRole('heading', { level: 1, name: /, Mia$/u }).waitFor()
  }

  it('chooses a new password by a one-time code of the command line, because no mail is sent', async () => {
    await owner.context.clearCookies()
    await owner.go('/forgot-password')
    await owner.page.getByLabel('Email').fill(account.email)
    await owner.page.getByLabel('One-time code').fill('0000-0000-0000')
    await press('Choose a new password')
    await says('This code is wrong, was used already, or has expired. Please ask for a new one.')
    await owner.lookAtBoth('forgot password')
    await owner.page.getByLabel('One-time code').fill(await codeFor('reset', account.email))
    await press('Choose a new password')
    await choosePassword(`${NEW_PASSWORD} by code`)
  })

  it('chooses a new password by a mail, which the operator sees on screen', async () => {
    await owner.context.clearCookies()
    await walk.product.visitor().post('/auth/request-password-reset', { email: account.email })
    await owner.go(await linkInMail(account.email))
    await choosePassword(`${NEW_PASSWORD} again`)
  })

  it('is deleted with everything', async () => {
    await owner.go('/profile/my-account')
    await press('Delete my account')
    const dialog = owner.page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Your password').fill(`${NEW_PASSWORD} again`)
    await owner.lookAtBoth('deleting the account')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await owner.page.waitForURL('**/home')
    await owner.go('/login')
    await logIn(account.email, `${NEW_PASSWORD} again`)
    await owner.page.getByRole('dialog', { name: 'We could not find your account' }).waitFor()
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})

/** The one-time code that the command line prints. */
function codeFor(purpose: CodePurpose, email: string): Promise<string> {
  const main = join(import.meta.dirname, '../../src/cli/main.ts')
  const { settings } = walk.product
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [main, 'code', purpose, email], { env: settings }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout.trim()),
    )
  })
}

/** The link of the newest mail to somebody, from the operator's outbox page. */
async function linkInMail(to: string): Promise<string> {
  const { email, jar } = await ownerOf(walk.product, null)
  const { db, close } = openPool(await walk.product.databaseUrl())
  await makeOperator(db, email)
  await close()
  const operator = await walk.come({ width: WIDTHS.phone, jar })
  await operator.go('/admin/mail')
  await operator.lookAtBoth('outbox')
  await operator.page.getByRole('link').filter({ hasText: to }).first().click()
  const text = await operator.page
    .getByText(/\/reset-password#token=/u)
    .first()
    .textContent()
  await operator.lookAtBoth('mail')
  await operator.close()
  const link = /\S+\/reset-password#token=\S+/u.exec(text ?? '')?.[0]
  assert.ok(link)
  return link
}
