import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { handOverCalls } from '#api/contract/hand-overs.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { confirmAddress, letTimePass, ownerOf, type OwnerAccount } from './an-owner.ts'

const made = handOverCalls['POST /hand-overs'].answer
const ENDED = 'This link has ended. Please ask the person who sent it for a new one.'
/** A test takes a few seconds, and waits for those of other owners of the website. */
const RUN_MS = 150_000

let account: OwnerAccount
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await letTimePass(product, account)
    await confirmAddress(product, account)
    await account.post('/me/tour-seen')
  },
})

describe('an owner who sends jobs to their web person', () => {
  let owner: Walker
  let webPerson: Walker
  let link = ''
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
    webPerson = await walk.come({ width: WIDTHS.phone })
  })
  after(async () => {
    await owner.close()
    await webPerson.close()
  })

  const press = (button: string) => owner.page.getByRole('button', { name: button, exact: true }).click()
  const open = async (path: string, title: string) => {
    await owner.go(path)
    await owner.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
  const dialog = () => owner.page.getByRole('dialog', { name: 'Send to my web person' })

  it('makes a link to several jobs of the plan', async () => {
    await open('/online-business-blueprint', 'Digital Action Plan')
    await press('Send to my web person')
    await dialog().getByText('Let me choose').click()
    await dialog().getByRole('checkbox', { name: 'Broken links' }).check()
    await dialog().getByRole('checkbox', { checked: false }).first().click()
    await owner.lookAtBoth('handing over')
    await press('Make the link')
    link = (await owner.page.getByRole('region', { name: 'The link' }).textContent()) ?? ''
    assert.ok(link.startsWith(`${owner.origin}/handed/`), link)
    await owner.lookAtBoth('handing over, with the link')
    await press('Done')
  })

  it('is read by the web person without an account, who asks and tests', async () => {
    const { page } = webPerson
    await webPerson.go(link)
    await page.getByRole('heading', { level: 1, name: /asks for 2 things$/u }).waitFor()
    await webPerson.lookAtBoth('handed')
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    // The Markdown is nowhere on the page to be selected.
    await page.getByRole('alert').filter({ hasText: 'Please copy each text from its place below.' }).waitFor()
    const thing = page.getByRole('article', { name: 'Broken links' })
    await thing
      .getByRole('button', { name: /^Copy /u })
      .first()
      .waitFor()
    assert.equal(await page.getByText(/Does somebody else look after your website/u).count(), 0)
    await thing.getByRole('button', { name: /^Ask .* a question$/u }).click()
    await thing.getByLabel(/^Your question to/u).fill('May I remove the old page?')
    await webPerson.lookAtBoth('handed, asking')
    await thing.getByRole('button', { name: 'Send the question' }).click()
    await thing.getByText('May I remove the old page?').waitFor()
    await thing.getByRole('button', { name: 'Done. Test it' }).click()
    await thing.getByText(/^Tested again today.*: not there yet\./u).waitFor({ timeout: RUN_MS })
    await webPerson.lookAtBoth('handed, tested again')
  })

  it('shows the web person what passes its test, with before and now', async () => {
    const { body } = await account.post('/hand-overs', { checks: ['sitemap'] })
    await webPerson.go(made.parse(body).link)
    await webPerson.page.getByRole('heading', { level: 1, name: /asks for 1 thing$/u }).waitFor()
    await webPerson.page.getByText('1 of 1 done').waitFor()
    assert.equal(await webPerson.page.getByRole('button', { name: 'Done. Test it' }).count(), 0)
    await webPerson.lookAtBoth('handed, passed')
    await webPerson.go(link)
  })

  it('reads the question on the overview, and answers it there', async () => {
    await owner.go('/')
    const card = owner.page.getByRole('region', { name: 'From your web person' })
    await card.getByText('May I remove the old page?').waitFor()
    await owner.lookAtBoth('overview with a question')
    const field = card.getByLabel('Your answer')
    await field.fill('Yes please')
    // The web person asks again before the owner's page hears that its answer has arrived.
    await owner.page.route('**/answers', async (route) => {
      const answered = await route.fetch()
      const asked = await webPerson.page.request.post(
        `${link.replace('/handed/', '/api/handed/')}/checks/broken-links/questions`,
        { data: { text: 'And the menu?' }, headers: { origin: owner.origin } },
      )
      assert.equal(asked.status(), 200)
      await route.fulfill({ response: answered })
    })
    await card.getByRole('button', { name: 'Send the answer' }).click()
    await card.getByText('And the menu?').waitFor()
    assert.equal(await field.inputValue(), '')
    await owner.page.unroute('**/answers')
    await field.fill('That one, too')
    await card.getByRole('button', { name: 'Send the answer' }).click()
    await card.waitFor({ state: 'detached' })
    await webPerson.page.reload()
    await webPerson.page.getByText('Yes please').waitFor()
    await webPerson.lookAtBoth('handed, answered')
  })

  it('sees that the link was used, and ends it', async () => {
    await open('/visibility/broken-links', 'Broken links')
    await owner.page.getByText('For your web person').click()
    await owner.page.getByText(/^Works until .* Opened 1 time/u).waitFor()
    await press('End this link')
    await owner.page
      .getByText(/You ended it/u)
      .first()
      .waitFor()
    await webPerson.page.goto(link)
    await webPerson.page.getByText(ENDED).waitFor()
    await webPerson.lookAtBoth('handed, but ended')
    assert.deepEqual(webPerson.problems(), [])
  })

  it('has a link sent by email, and sees its recipient', async () => {
    await open('/visibility/broken-links', 'Broken links')
    await owner.page.getByText('For your web person').click()
    await owner.page.getByRole('button', { name: 'Send to my web person' }).last().click()
    const field = owner.page.getByLabel('Their email address (optional)')
    await field.fill('jo at web')
    await press('Send the email')
    await owner.page.getByText('We can’t send email to this address').waitFor()
    await field.fill('jo@web.example.com')
    await owner.page.getByText('We can’t send email to this address').waitFor({ state: 'detached' })
    await owner.page.getByLabel('A note to go with it (optional)').fill('Could you look at these, please?')
    await owner.lookAtBoth('handing over by email')
    await press('Send the email')
    await owner.page.getByText(/^We.re emailing it to jo@web\.example\.com/u).waitFor()
    await owner.lookAtBoth('handed over by email')
    await press('Done')
    await owner.page
      .getByText(/Waiting to be emailed to jo@web\.example\.com/u)
      .first()
      .waitFor()
    await press('End this link')
    await owner.page.getByRole('button', { name: 'End this link' }).waitFor({ state: 'detached' })
  })

  it('copies a job as an email to the web host, or as text for an issue tracker', async () => {
    await open('/visibility/broken-links', 'Broken links')
    await owner.page.getByText('For your web person').click()
    await owner.page.getByRole('button', { name: 'Send to my web person' }).last().click()
    await dialog().getByText('An email to my web host').click()
    const mail = (await dialog().getByRole('region', { name: 'Email', exact: true }).textContent()) ?? ''
    assert.match(mail, /Broken links/u)
    await owner.lookAtBoth('handing over to the web host')
    await dialog().getByText('Text for an issue tracker').click()
    const text = (await dialog().getByRole('region', { name: 'Markdown' }).textContent()) ?? ''
    assert.match(text, /^# 1 thing for bluewren\.example/u)
    await owner.lookAtBoth('handing over as Markdown')
    assert.deepEqual(owner.problems(), [])
  })

  it('cannot send what is about their own accounts', async () => {
    await open('/compliance/cloud-storage', 'Cloud storage')
    await owner.page.getByText('For your web person').click()
    await owner.page.getByText('This is about your own accounts, so it stays with you.').waitFor()
    await owner.lookAtBoth('a result that is not handed over')
    await press('Make changes')
    await owner.page.getByRole('dialog', { name: /^Make changes/u }).waitFor()
    assert.equal(await owner.page.getByRole('button', { name: 'Send to my web person' }).count(), 0)
  })
})
