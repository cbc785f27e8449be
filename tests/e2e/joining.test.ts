import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PASSWORD } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { goOn, register } from './new-owner.ts'

const TAKEN = 'mia@owners.com.au'
/** The visitor's scan has found something by then. */
const FOUND_MS = 150_000

const walk = walkTogether({
  prepare: (product) => product.signUp(TAKEN),
})

describe('joining', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone })
  })
  after(() => owner.close())

  const says = (text: string) => owner.page.getByText(text, { exact: true }).first().waitFor()
  const press = (button: string) => owner.page.getByRole('button', { name: button, exact: true }).click()

  it('begins with a website that was scanned', async () => {
    await lookAtShop(owner)
    await owner.page.getByRole('link', { name: 'Create an account' }).click({ timeout: FOUND_MS })
    await owner.page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
    await owner.lookAtBoth('register')
  })

  it('shows an error at each missing field', async () => {
    await press('Create my account')
    await says('Please provide first name')
    await says('Please provide last name')
    await says('Please provide email')
    await owner.lookAtBoth('register with nothing filled in')
    await owner.page.getByLabel('Email').fill('mia@')
    await owner.page.getByLabel('Password', { exact: true }).fill('short')
    await press('Create my account')
    await says('We can’t send email to this address. Please check it: it should look like name@example.com')
    await says('Your password needs at least 10 characters')
  })

  it('refuses a password that is easy to guess', async () => {
    await owner.page.getByLabel('First name').fill('Mia')
    await owner.page.getByLabel('Last name').fill('Rose')
    await owner.page.getByLabel('Email').fill(TAKEN)
    await owner.page.getByLabel('Password', { exact: true }).fill('password1234')
    await press('Create my account')
    await says('That password is too easy to guess. Please choose another.')
    await owner.lookAtBoth('register with a weak password')
  })

  it('shows that the address has an account already', async () => {
    await owner.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press('Create my account')
    const popup = owner.page.getByRole('dialog', { name: 'Account already exists' })
    await popup.getByRole('link', { name: 'Please login' }).waitFor()
    assert.equal(await popup.getByText('Please contact').count(), 1)
    await owner.lookAtBoth('register with an account that exists')
    await popup.getByRole('button', { name: 'Close' }).click()
  })

  it('asks about the website, which is known already', async () => {
    await register(owner, 'rose@owners.com.au', PASSWORD)
    const field = owner.page.getByLabel('Website', { exact: true })
    await until('the website is known', async () => (await field.inputValue()).includes(SHOP))
    await press('Continue')
    await says('Please ensure you have selected an industry')
    await says('Please ensure you have selected a sector')
    await owner.lookAtBoth('onboarding, website')
    await field.fill('no address')
    await press('Continue')
    await says('Oops...Invalid url parameter')
    await owner.page.getByLabel('I don’t have a website yet').check()
    assert.ok(await field.isDisabled())
    await owner.page.getByLabel('I don’t have a website yet').uncheck()
    await field.fill(SHOP)
    await sellsForHomes(owner)
    await goOn(owner, 'A little about your business')
  })

  it('asks about the business, and fills in what was found on the website', async () => {
    await owner.page.getByLabel('Country').selectOption('')
    await owner.page.getByRole('combobox', { name: 'City' }).fill('')
    await press('Continue')
    await says('Please ensure you have selected an country')
    await says('Please ensure you have selected a city')
    const phone = owner.page.getByLabel('Phone', { exact: true })
    await until('the phone number is filled in', async () => (await phone.inputValue()) === '0290000000')
    await owner.page.reload()
    await until(
      'the answers are there after a reload',
      async () => (await phone.inputValue()) === '0290000000',
    )
    // The link in the mail that asks to confirm the address opens another tab.
    const tab = await owner.context.newPage()
    await tab.goto(`${owner.origin}/onboarding`)
    await tab.getByRole('heading', { level: 1, name: 'A little about your business' }).waitFor()
    assert.equal(await tab.getByLabel('Phone', { exact: true }).inputValue(), '0290000000')
    await tab.close()
    await owner.lookAtBoth('onboarding, business')
    await owner.page.getByLabel('Country').selectOption({ label: 'Australia' })
    await owner.page.getByRole('combobox', { name: 'City' }).fill('Sydney')
    await owner.page.getByLabel('3 to 5 years').check()
    await owner.page.getByLabel('1 to 4').check()
    await goOn(owner, 'Where can people find you?')
  })

  it('asks for channels, which may be given later', async () => {
    await owner.page.getByLabel('Facebook', { exact: true }).fill('facebook.com/groups/florists')
    await owner.page.getByLabel('Instagram', { exact: true }).fill('two words')
    await press('Finish')
    await says("Oops, that doesn't look like a valid Facebook address")
    await says("Oops, that doesn't look like a valid Instagram address")
    await owner.lookAtBoth('onboarding, channels')
    await press('Back')
    await owner.page.getByRole('heading', { level: 1, name: 'A little about your business' }).waitFor()
    assert.equal(await owner.page.getByRole('combobox', { name: 'City' }).inputValue(), 'Sydney')
    await goOn(owner, 'Where can people find you?')
    await press('Add later')
  })

  it('ends with thanks, and the results so far', async () => {
    await owner.page.getByRole('heading', { level: 1, name: 'Thank you, Mia' }).waitFor()
    // The visitor's results are kept, and the visitor had waited for all of them.
    await owner.page.getByText(/^(\d+) of \1 tests done$/u).waitFor()
    await owner.lookAtBoth('onboarding, thanks')
    await owner.page.getByRole('link', { name: 'Go to my overview' }).click()
    await owner.page
      .getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), Mia$/u })
      .waitFor()
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})

describe('joining before the scan has ended', () => {
  it("keeps the results so far, and confirms the website as one's own", async () => {
    const owner = await walk.come()
    await lookAtShop(owner)
    await owner.go('/register')
    await register(owner, 'early@owners.com.au', PASSWORD)
    const field = owner.page.getByLabel('Website', { exact: true })
    await until('the website is known', async () => (await field.inputValue()).includes(SHOP))
    // The requests that this allows would wait for servers that cannot be reached from here.
    await owner.page.getByLabel(/^I own or manage this website/u).check()
    await sellsForHomes(owner)
    await goOn(owner, 'A little about your business')
    await owner.page.getByLabel('Country').selectOption({ label: 'Australia' })
    await owner.page.getByRole('combobox', { name: 'City' }).fill('Sydney')
    await goOn(owner, 'Where can people find you?')
    await owner.page.getByRole('button', { name: 'Add later' }).click()
    await owner.page.getByRole('heading', { level: 1, name: 'Thank you, Mia' }).waitFor()
    await owner.page.getByText(/^[1-9]\d* of \d+ tests done$/u).waitFor()
    assert.deepEqual(owner.problems(), [])
    await owner.close()
  })
})

describe('joining without a website', () => {
  it('skips the questions about it', async () => {
    const owner = await walk.come({ width: WIDTHS.phone })
    await owner.go('/register')
    await register(owner, 'without@owners.com.au', PASSWORD)
    await owner.page.getByLabel('I don’t have a website yet').check()
    await owner.page.getByLabel('What does your business do?').selectOption({ label: 'Other' })
    await owner.page.getByLabel(/^Other businesses/u).check()
    await goOn(owner, 'A little about your business')
    await owner.page.getByLabel('Country').selectOption({ label: 'New Zealand' })
    await owner.page.getByRole('combobox', { name: 'City' }).fill('Wellington')
    await goOn(owner, 'Where can people find you?')
    await owner.page.getByRole('button', { name: 'We’re not on social media' }).click()
    await owner.page.getByText('Your plan is ready.').waitFor()
    await owner.look('onboarding, thanks without a website')
    await owner.go('/')
    await owner.page
      .getByRole('region', { name: 'Social today' })
      .getByRole('link', { name: 'Add a channel' })
      .click()
    await owner.page.waitForURL('**/profile/online-presence')
    await owner.go('/')
    await owner.look('overview without a website')
    // Its other checks need a website, and this one only an answer.
    await owner.go('/customer-experience')
    await owner.page.getByText('Email marketing', { exact: true }).first().waitFor()
    assert.equal(await owner.page.getByRole('button', { name: 'Re-run these tests' }).count(), 0)
    await owner.lookAtBoth('category without a website')
    await owner.go('/compliance/legal-necessities')
    await owner.page.getByText('This needs a website').waitFor()
    assert.equal(await owner.page.getByText('History', { exact: true }).count(), 0)
    await owner.lookAtBoth('check without a website')
    await owner.close()
  })
})

/** Starts a public scan of the sample shop, and waits for results. */
async function lookAtShop(visitor: Walker): Promise<void> {
  await visitor.go('/home')
  await visitor.page.getByLabel('Your website’s address').first().fill(SHOP)
  await visitor.page.getByRole('button', { name: 'Check my website' }).first().click()
  await visitor.page.locator('main summary').first().waitFor({ timeout: FOUND_MS })
}

/** Fills in the form about the business. */
async function sellsForHomes({ page }: Walker): Promise<void> {
  await page.getByLabel('What does your business do?').selectOption({ label: 'Retail / eCommerce' })
  await page.getByLabel('Which of these comes closest?').selectOption({ label: 'Home and garden' })
  await page.getByLabel(/^Consumers/u).check()
}
