import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { letHalfAYearPass, letTimePass, ownerOf, type OwnerAccount } from './an-owner.ts'

const RUN_MS = 150_000
const WHY_ROWS = ['Why now', 'How long', 'Who', 'Priority']
const PROMISE = 'What it will change'
const WORDS = 'flower delivery'
const QUESTION = 'What would a customer type to find a business like yours?'

let account: OwnerAccount
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

const JOB = 'Email security'
/** Checks to set aside, and why; one until its time is over, the other until it is returned. */
const UNTIL_LATER = {
  path: '/customer-experience/contact-form',
  title: 'Contact form',
  button: 'Not relevant to me',
  sentence: /^You said this isn.t relevant to you\. Not counted\./u,
}
const UNTIL_COUNTED = {
  path: '/visibility/broken-links',
  title: 'Broken links',
  button: 'I do this another way',
  sentence: /^You said you do this another way\. Not counted\./u,
}
const OVER = /^You said this isn.t relevant to you\. That was six months ago/u

describe('an owner who works through the plan', () => {
  let owner: Walker
  before(async () => {
    await letTimePass(walk.product, account)
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
  const openPlan = async () => {
    await owner.go('/online-business-blueprint')
    await owner.page.getByRole('heading', { name: 'Completed' }).waitFor()
  }
  const makeChanges = async (path: string, title: string) => {
    await open(path, title)
    await press('Make changes')
    return owner.page.getByRole('dialog', { name: `Make changes: ${title}` })
  }
  /** Opens a plan item, in whichever section it is. */
  const openJob = async (title: string) => {
    const job = owner.page.locator('main li:has(> details)').filter({ hasText: title }).first()
    const more = owner.page.getByRole('button', { name: /^Load \d+ more$/u }).first()
    while (!(await job.isVisible()) && (await more.isVisible())) await more.click()
    await job.locator('summary').click()
    return job
  }

  it("sees the reason for an item's priority, and how long each of its steps takes", async () => {
    await openPlan()
    const links = await openJob('Broken links')
    for (const row of [...WHY_ROWS, PROMISE]) await links.getByText(row, { exact: true }).waitFor()
    await links.locator('summary').first().click()
    const job = await openJob(JOB)
    for (const row of WHY_ROWS) await job.getByText(row, { exact: true }).waitFor()
    await job
      .getByText(/^(?:\d+ minutes? tonight, )?(?:\d+ minutes?|about \d+ (?:hour|day)s?)(?: in all)? · You$/iu)
      .first()
      .waitFor()
    // Its first record only watches, so the check is not good yet once it is pasted.
    assert.equal(await job.getByText(PROMISE, { exact: true }).count(), 0)
    await owner.lookAtBoth('job of the plan')
  })

  it('copies its ready-made text in its place, and finds the others on its page', async () => {
    const job = owner.page.locator('main li:has(> details[open])').filter({ hasText: JOB })
    const text = job.getByRole('region', { name: /^Ready made: /u })
    await text.getByRole('button', { name: /^Copy /u }).click()
    await text.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    const link = await text.getByRole('link').getAttribute('href')
    assert.match(link ?? '', /^\/compliance\/email-security/u)
  })

  it('opens what else can be done about an item from its place in the plan', async () => {
    const job = owner.page.locator('main li:has(> details[open])').filter({ hasText: JOB })
    await job.getByRole('link', { name: 'Make changes' }).click()
    const dialog = owner.page.getByRole('dialog', { name: `Make changes: ${JOB}` })
    await dialog.getByRole('button', { name: 'Not relevant to me' }).waitFor()
    await owner.page.keyboard.press('Escape')
    await owner.page.getByRole('link', { name: 'Back to your plan' }).click()
    await openJob(JOB)
  })

  it('re-runs the test of an item, which stays while it fails', async () => {
    const job = owner.page.locator('main li:has(> details[open])').filter({ hasText: JOB })
    await job.getByRole('button', { name: 'Re-run test' }).click()
    await says('Running test')
    assert.ok(await job.getByRole('button', { name: 'Running test' }).isDisabled())
    await job.getByRole('link', { name: 'See what we found' }).click()
    await owner.page.waitForURL('**?from=dap')
    await says(/^You can re-run this test again from/u)
    await owner.page.getByRole('link', { name: 'Back to your plan' }).click()
    await openJob(JOB)
  })

  it('sets a check aside until half a year has passed', async () => {
    const { path, title, button, sentence } = UNTIL_LATER
    await letTimePass(walk.product, account)
    const dialog = await makeChanges(path, title)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await says(sentence)
    await letHalfAYearPass(walk.product, account)
    await press('Re-run test')
    await says(OVER)
    assert.equal(await owner.page.getByRole('button', { name: 'Undo' }).count(), 0)
    await owner.lookAtBoth('check that was set aside, half a year later')
  })

  it('returns an item that was set aside', async () => {
    const { path, title, button, sentence } = UNTIL_COUNTED
    const dialog = await makeChanges(path, title)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await says(sentence)
    await openPlan()
    await openJob(title)
    await owner.lookAtBoth('plan with something set aside')
    await press('Count it again')
    await owner.page.getByRole('heading', { name: 'Set aside' }).waitFor({ state: 'detached' })
  })

  it('reruns the test of what the web person fixed', async () => {
    const dialog = await makeChanges('/visibility/search-ranking', 'Search ranking')
    await dialog.getByRole('button', { name: 'My web person fixed this: test again' }).click()
    await says('Running test')
    await says('Test successfully re-ran')
  })

  it('copies a piece once its field is filled in, and keeps what was typed', async () => {
    await open('/compliance/email-security', JOB)
    const fix = owner.page.locator('details').filter({ hasText: 'Say what happens to fakes' })
    const field = fix.getByRole('textbox', { name: 'Where should reports about fakes go?' })
    const openFix = async () => {
      if ((await fix.getAttribute('open')) === null) await fix.locator('summary').first().click()
    }
    const copy = () => fix.getByRole('button', { name: 'Copy Step 1: only watch' }).click()
    await openFix()
    await field.fill('')
    await copy()
    await says('First fill in: Where should reports about fakes go.')
    await field.fill('reports@bluewren')
    await says('Reports can’t go to that email address.')
    const kept = owner.page.waitForResponse('**/api/fixes/words')
    await field.fill('reports@bluewren.example')
    await copy()
    await kept
    await owner.lookAtBoth('ready-made piece that is typed')
    await open('/compliance/email-security', JOB)
    await openFix()
    await fix.locator('mark', { hasText: 'reports@bluewren.example' }).first().waitFor()
  })

  it('reruns the tests of a category', async () => {
    await letTimePass(walk.product, account)
    await open('/compliance', 'Compliance')
    await press('Re-run these tests')
    await says('Running test')
    await owner.lookAtBoth('category while it is looked at')
    await owner.page.getByRole('button', { name: 'Re-run these tests' }).waitFor({ timeout: RUN_MS })
  })

  it('sees what is wrong with an answer', async () => {
    await makeChanges('/visibility/site-keywords', 'Site keywords')
    await press('Update your answers')
    const dialog = owner.page.getByRole('dialog', { name: 'Update your answers' })
    const field = dialog.getByLabel(QUESTION)
    const save = () => dialog.getByRole('button', { name: 'Save' }).click()
    await field.fill('one\ntwo\nthree\nfour\nfive\nsix')
    await save()
    await dialog.getByText('Please enter up to 5').waitFor()
    await field.and(owner.page.locator(':focus')).waitFor()
    await field.fill('x')
    await save()
    await dialog.getByText('Please use 2 to 60 characters for each').waitFor()
    await owner.lookAtBoth('survey with a wrong answer')
    await field.fill(WORDS)
    await save()
    await says('Data updated successfully')
  })

  it('sees before and after of a completed item', async () => {
    const saved = await account.put('/answers/cloud-storage', { answers: { 'S-CLOUD1': 'most' } })
    assert.equal(saved.status, 200, saved.text)
    await owner.go('/compliance/cloud-storage')
    await owner.page.getByRole('heading', { name: 'Keep it that way' }).waitFor({ timeout: RUN_MS })
    const history = owner.page.getByRole('complementary').getByRole('listitem')
    assert.equal(await history.count(), 2)
    await openPlan()
    const done = owner.page.locator('li#cloud-storage')
    await done.locator('summary').click()
    await done.getByText(/^Before/u).waitFor()
    await done.getByText(/^Now/u).waitFor()
    await owner.lookAtBoth('plan with something done')
  })

  it('finds a link on a page that does not exist', async () => {
    await owner.go('/no/such/page')
    await owner.page.getByRole('link', { name: 'Overview' }).click()
    await owner.page.getByText('Top priority: start here').waitFor()
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})
