import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import { makeOperator } from '#store/accounts.ts'
import { openPool } from '#store/database.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const NOTICE = 'We are moving house on Sunday. Fettle rests from 2 to 4 pm.'
const NEW_SITE = 'corner.fixture'
const page = '<!doctype html><html lang="en"><title>Corner shop</title><h1>Corner shop</h1></html>'

interface Account extends HttpBrowser {
  email: string
}

let operators: Account
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: { FETTLE_CHROMIUM: '/nowhere' },
  sites: { [NEW_SITE]: () => page },
  prepare: async (product) => {
    operators = await ownerOf(product, null)
    const { db, close } = openPool(await product.databaseUrl())
    await makeOperator(db, operators.email)
    await close()
  },
})

describe('an operator', () => {
  let operator: Walker
  let owners: Account
  before(async () => {
    owners = await ownerOf(walk.product, null)
    operator = await walk.come({ width: WIDTHS.phone, jar: operators.jar })
  })
  after(() => operator.close())

  const says = (text: string | RegExp) => operator.page.getByText(text, { exact: true }).first().waitFor()
  const press = (button: string) => operator.page.getByRole('button', { name: button, exact: true }).click()
  const card = (title: string) => operator.page.getByRole('form', { name: title, exact: true })
  const heading = (title: string) =>
    operator.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  const openOwner = async () => {
    await operator.go('/admin/users')
    await operator.page.getByLabel('Search').fill(owners.email)
    await says('1 user')
    await operator.page.getByRole('link', { name: /^Mia Rose/u }).click()
    await heading('Mia Rose')
  }

  it('sees whether everything runs', async () => {
    await operator.go('/admin/health')
    await operator.page.getByRole('heading', { name: 'What needs you' }).waitFor()
    await says('Web server')
    await says(/^PostgreSQL \d/u)
    await operator.lookAtBoth('health')
  })

  it('sees waiting, running and failed jobs', async () => {
    await operator.go('/admin/queue')
    await operator.page.getByRole('heading', { name: 'Work', exact: true }).waitFor()
    await operator.lookAtBoth('queue')
  })

  it('reads every mail', async () => {
    await operator.go('/admin/mail')
    await operator.page.getByRole('link').filter({ hasText: owners.email }).first().click()
    await operator.page
      .locator('main h1')
      .filter({ hasNotText: /^Mail$/u })
      .waitFor()
    await operator.lookAtBoth('mail')
    await operator.go('/admin/mail')
    const choice = operator.page.getByLabel('Show', { exact: true })
    await choice.focus()
    await choice.selectOption('failed')
    await says('No emails here.')
    assert.ok(await choice.evaluate((field) => field === document.activeElement))
  })

  it('finds an account, and changes its website', async () => {
    await openOwner()
    await operator.lookAtBoth('user')
    const website = card('Website')
    await website.getByLabel('Address').fill('no address')
    await website.getByRole('button', { name: 'Change the website' }).click()
    await website.locator('[aria-invalid="true"]').waitFor()
    await operator.lookAtBoth('user with a wrong website')
    await website.getByLabel('Address').fill(NEW_SITE)
    await website.getByRole('button', { name: 'Change the website' }).click()
    await says('Data updated successfully')
    const { text } = await owners.get('/me')
    assert.ok(text.includes(NEW_SITE), text)
  })

  it('logs somebody out everywhere', async () => {
    await openOwner()
    await press('Log out everywhere')
    await says('Not logged in anywhere.')
    assert.equal((await owners.get('/me')).status, 401)
  })

  it('deletes an account, but no other than the typed one', async () => {
    await openOwner()
    await press('Delete the account')
    const dialog = operator.page.getByRole('dialog', { name: 'Delete the account' })
    await dialog.getByLabel('Type the email of the account').fill(operators.email)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await operator.lookAtBoth('deleting an account')
    await dialog.getByLabel('Type the email of the account').fill(owners.email)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await heading('Users')
    await operator.page.getByLabel('Search').fill(owners.email)
    await says('No user matches. Try fewer letters.')
    await operator.lookAtBoth('users, none found')
  })

  it('shows a notice above every page', async () => {
    await operator.go('/admin/settings')
    await operator.lookAtBoth('settings')
    const notice = card('Notice')
    await notice.getByLabel('What everybody should know now').fill(NOTICE)
    await notice.getByRole('button', { name: 'Save' }).click()
    await says('Data updated successfully')
    const visitor = await walk.come({ width: WIDTHS.phone })
    await visitor.go('/home')
    await visitor.page.getByText(NOTICE).waitFor()
    await visitor.lookAtBoth('home with a notice')
    await visitor.close()
    await operator.go('/admin/settings')
    await notice.getByLabel('What everybody should know now').fill('')
    await notice.getByRole('button', { name: 'Save' }).click()
    await says('Data updated successfully')
  })

  it('shows what was saved when somebody comes back to the settings', async () => {
    await operator.go('/admin/settings')
    const retention = card('How long things are kept')
    const days = retention.getByLabel('Messages of people without an account, in days')
    await days.fill('90')
    await retention.getByRole('button', { name: 'Save' }).click()
    await says('Data updated successfully')
    // Within the page that is loaded: what was read before the change is still at hand.
    await operator.page.getByRole('link', { name: 'Health', exact: true }).first().click()
    await operator.page.getByRole('heading', { name: 'What needs you' }).waitFor()
    await operator.page.goBack()
    await heading('Settings')
    assert.equal(await days.inputValue(), '90')
  })

  const focused = (name: string) =>
    operator.page.locator('button:focus').and(operator.page.getByRole('button', { name })).waitFor()
  /** Adds another, moves it up and down, and removes it: the focus stays in the form. */
  const moveByKeyboard = async (testimonials: Locator) => {
    await press('Add a testimonial')
    await testimonials.getByRole('button', { name: 'Move Testimonial 2 up' }).press('Enter')
    await focused('Move Testimonial 1 up')
    await testimonials.getByRole('status').getByText('Testimonial: now 1 of 2').waitFor()
    await testimonials.getByRole('button', { name: 'Move Testimonial 1 down' }).press('Enter')
    await focused('Move Testimonial 2 down')
    await testimonials.getByRole('button', { name: 'Remove Testimonial 2' }).press('Enter')
    await focused('Add a testimonial')
  }

  it('shows testimonials on the front page', async () => {
    await press('Add a testimonial')
    const testimonials = card('Testimonials')
    const own = 'They found what I had missed'
    const place = testimonials.getByRole('group').last()
    await place.getByLabel('Name').fill('Sam Lee')
    await place.getByLabel('What they said').fill(own)
    await operator.lookAtBoth('settings with a testimonial')
    await moveByKeyboard(testimonials)
    await testimonials.getByRole('button', { name: 'Save' }).click()
    await says('Data updated successfully')
    const visitor = await walk.come({ width: WIDTHS.phone })
    await visitor.go('/home')
    await visitor.page.getByText(own).waitFor()
    await visitor.lookAtBoth('home with a testimonial')
    await visitor.close()
  })

  it('caused no failing script', () => {
    assert.deepEqual(operator.problems(), [])
  })
})

it('nobody else gets these pages', async () => {
  const somebody = await ownerOf(walk.product, null)
  const owner = await walk.come({ jar: somebody.jar })
  for (const path of ['health', 'queue', 'messages', 'mail', 'users', 'tools', 'settings', 'more']) {
    await owner.go(`/admin/${path}`)
    await owner.page.getByRole('heading', { level: 1, name: 'Sorry, this page cannot be found.' }).waitFor()
  }
  await owner.close()
})
