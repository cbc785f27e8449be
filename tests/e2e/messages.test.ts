import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mailServer } from '#support/mail-server.ts'
import { until } from '#support/until.ts'
import { walkThrough } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { field, ownerAndOperator, press, says } from './steps.ts'

const THANKS = 'Thank you for contacting us!'
const MAIL_MS = 20_000
const SUPPORT = 'help@fettle.fixture'
const ANSWER = 'They are in the van.\n<b>See you soon</b>'

let accounts: Awaited<ReturnType<typeof ownerAndOperator>>
const post = await mailServer()
after(() => post.close())
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    SMTP_URL: post.url,
    MAIL_FROM: 'Fettle <fettle@fettle.fixture>',
  },
  prepare: async (product) => {
    accounts = await ownerAndOperator(product)
  },
})

/** The mail to an address with this subject, once it has arrived. */
const arrived = (to: string, subject: string): Promise<string> =>
  until(
    `a mail to ${to}`,
    () =>
      post.received.find((mail) => mail.to.includes(to) && mail.raw.includes(`\r\nSubject: ${subject}\r\n`))
        ?.raw,
    MAIL_MS,
  )

describe('messages and answers', () => {
  let visitor: Walker
  let owner: Walker
  let operator: Walker
  before(async () => {
    visitor = await walk.come()
    owner = await walk.come({ jar: accounts.owner.jar })
    operator = await walk.come({ jar: accounts.operator.jar })
  })
  after(async () => {
    for (const person of [visitor, owner, operator]) await person.close()
  })

  it('a visitor finds answers without an account', async () => {
    await visitor.go('/contact-us')
    await visitor.page.getByRole('link', { name: 'I can’t log in' }).click()
    await visitor.page.getByRole('heading', { name: 'I can’t log in', level: 1 }).waitFor()
    await visitor.lookAtBoth('an article for a visitor')
    await visitor.page.getByRole('link', { name: 'new password' }).click()
    await visitor.page.waitForURL('**/forgot-password')
    await visitor.page.goBack()
    await visitor.page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).first().click()
    await visitor.page.waitForURL('**/contact-us#answers')
    await visitor.page.goto('/help')
    await visitor.page.waitForURL('**/contact-us')
  })

  it('a visitor who forgot their password is mailed a link', async () => {
    await visitor.go('/forgot-password')
    await field(visitor, 'Email').fill(accounts.owner.email)
    await press(visitor, 'Send me a link')
    await says(visitor, 'Check your email.')
    await visitor.lookAtBoth('a link was mailed')
    await arrived(accounts.owner.email, 'Choose a new password')
  })

  it('a visitor sees what is missing', async () => {
    await visitor.go('/contact-us')
    await says(visitor, /^Support 8 AM to 5:30 PM Sydney time, Monday to Friday, except public holidays\./u)
    for (const label of ['Email', 'Phone', 'Company (optional)']) await field(visitor, label).focus()
    await says(visitor, 'Please provide phone')
    await says(visitor, 'Please provide email')
    await press(visitor, 'Send enquiry')
    for (const missing of ['enquiry subject', 'email', 'phone'])
      await says(visitor, `Please provide ${missing}`)
    await visitor.lookAtBoth('enquiry with nothing filled in')
  })

  it('a visitor’s draft survives closing the tab, and is sent', async () => {
    const other = await visitor.context.newPage()
    const typed = (label: string) => other.getByLabel(label, { exact: true })
    await other.goto('/contact-us')
    await typed('Enquiry subject').selectOption('Ads')
    await typed('Email').fill('joe@joes-taps.com.au')
    await typed('Phone').fill('+61 2 1234 5678')
    await typed('Your message (optional)').fill('How much is it?')
    await other.close()
    await visitor.go('/contact-us')
    assert.equal(await field(visitor, 'Your message (optional)').inputValue(), 'How much is it?')
    assert.equal(await field(visitor, 'Phone').inputValue(), '0212345678')
    assert.equal(
      await field(visitor, 'Send me news and offers by email. I can stop them at any time.').isChecked(),
      false,
    )
    // At once, because the draft was complete: the page itself waits until this does not look like a program.
    await press(visitor, 'Send enquiry')
    await says(visitor, THANKS)
    await visitor.go('/contact-us')
    assert.equal(await field(visitor, 'Email').inputValue(), '')
  })

  it('an owner looks for an answer first', async () => {
    await owner.go('/help')
    await owner.lookAtBoth('help')
    await field(owner, 'Search').fill('zebra')
    await owner.page.getByText(/^No results/u).waitFor()
    await field(owner, 'Search').fill('padlock')
    await owner.page.getByRole('link', { name: /^SSL/u }).waitFor()
    await field(owner, 'Search').fill('new password')
    await owner.page.getByRole('link', { name: /^I can’t log in/u }).click()
    await owner.page.getByRole('heading', { name: 'I can’t log in', level: 1 }).waitFor()
    await owner.lookAtBoth('an article')
    await owner.go('/help/nothing')
    await owner.page.getByRole('heading', { name: 'We couldn’t find that article' }).waitFor()
  })

  it('an owner gives feedback', async () => {
    await owner.go('/feedback')
    await press(owner, 'Send feedback')
    await says(owner, 'Please provide rating')
    await says(owner, 'Please provide feedback')
    // The focus is on the first missing field.
    await owner.page.keyboard.press('ArrowDown')
    assert.equal(await owner.page.getByLabel('2, not so good').isChecked(), true)
    await owner.lookAtBoth('feedback')
    await owner.page.getByText('4, good').click()
    await field(owner, 'Your feedback').fill('Short and clear.')
    await press(owner, 'Send feedback')
    await says(owner, THANKS)
  })

  it('an owner asks something', async () => {
    await owner.go('/contact-us')
    await owner.page.waitForURL('**/help/contact-us')
    await field(owner, 'Subject').fill('My <i>roses</i>')
    await field(owner, 'Your question').fill('Where are they?\nThank you')
    await press(owner, 'Send message')
    await says(owner, 'Please provide contact number')
    await owner.lookAtBoth('contact us')
    // The phone number is as typed until the focus leaves its field, which the Enter key does not cause.
    await field(owner, 'Contact phone').fill('+61 (2) 1234-5678')
    await field(owner, 'Contact phone').press('Enter')
    await says(owner, THANKS)
  })

  it('the operator reads all of them, and answers', async () => {
    const support = { email: SUPPORT, phone: '', timeZone: 'Australia/Sydney' }
    await accounts.operator.put('/admin/settings/support', { version: 0, value: support })
    await operator.go('/admin/messages')
    await says(operator, 'Feedback: 4 out of 5')
    await says(operator, 'Ads (make an enquiry)')
    await operator.lookAtBoth('messages')
    await operator.page.getByRole('link', { name: /My <i>roses/u }).click()
    await says(operator, 'Where are they?\nThank you')
    await press(operator, 'Send the answer')
    await says(operator, 'Please write an answer')
    await field(operator, 'Your answer').fill(ANSWER)
    await press(operator, 'Send the answer')
    await says(operator, 'Answered')
    await operator.lookAtBoth('message answered')
    await operator.go('/admin/mail')
    await says(operator, 'Re: My <i>roses</i>')
  })

  it('X04 both get mails, in which nothing that was typed is markup', async () => {
    await arrived(accounts.operator.email, 'Message: My <i>roses</i>')
    const answer = await arrived(accounts.owner.email, 'Re: My <i>roses</i>')
    assert.match(answer, new RegExp(`\r\nReply-To: ${SUPPORT}\r\n`, 'u'))
    const [, html = ''] = answer.replaceAll('=\r\n', '').split('Content-Type: text/html')
    assert.match(html, /&lt;b&gt;See you soon&lt;\/b&gt;/u)
    assert.doesNotMatch(html, /<b>|<i>/u)
  })

  it('the owner reads the answer, as it was typed', async () => {
    await owner.go('/help/contact-us')
    await owner.page.getByText('answered').click()
    await says(owner, ANSWER)
    await owner.lookAtBoth('contact us with an answer')
  })

  it('the owner writes back', async () => {
    await press(owner, 'Write back')
    assert.equal(await field(owner, 'Subject').inputValue(), 'Re: My <i>roses</i>')
    await owner.page.locator('textarea:focus').waitFor()
    await owner.page.keyboard.type('Found them, thank you.')
    await field(owner, 'Contact phone').fill('0212345678')
    await press(owner, 'Send message')
    await says(owner, THANKS)
    await arrived(SUPPORT, 'Message: Re: My <i>roses</i>')
  })

  it('X07 a word of 4,000 letters does not widen a page', async () => {
    await owner.go('/help/contact-us')
    await field(owner, 'Subject').fill('s'.repeat(120))
    await field(owner, 'Your question').fill('q'.repeat(4_000))
    await field(owner, 'Contact phone').fill('0212345678')
    await press(owner, 'Send message')
    await says(owner, THANKS)
    await owner.page.getByText(/^s{120}/u).click()
    await owner.lookAtBoth('contact us with long words')
    await operator.go('/admin/messages')
    await operator.lookAtBoth('messages with long words')
    await operator.page.getByRole('link', { name: /s{120}/u }).click()
    await says(operator, 'q'.repeat(4_000))
    await operator.lookAtBoth('message of one word')
    for (const person of [visitor, owner, operator]) assert.deepEqual(person.problems(), [])
  })
})
