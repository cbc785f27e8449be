import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { FLORIST } from '#support/onboarding.ts'
import { SECRET_KEY } from '#support/stripe/desk.ts'
import { eventOf, sign, stripeServer, WEBHOOK_SECRET } from '#support/stripe/stripe-server.ts'
import { walkThrough } from '#support/walk.ts'
import { type Walker, WIDTHS } from '#support/walker.ts'

const stripe = await stripeServer()
after(() => stripe.close())

let account: HttpBrowser
const walk = walkThrough({
  // No website is scanned here.
  settings: { ...stripe.settings, FETTLE_WORKERS: '0' },
  prepare: async (product) => {
    account = await product.signUp()
    await account.post('/onboarding', { ...FLORIST, website: null, mayCheck: false, facebook: null })
    await account.post('/me/tour-seen')
    stripe.state.tell = (body, signature) =>
      product.visitor().call('POST', '/stripe/webhook', body, { 'stripe-signature': signature })
  },
})

describe('somebody who pays for a plan', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
  })
  after(() => owner.close())

  const button = (name: string) => owner.page.getByRole('button', { name, exact: true })
  const says = (text: string | RegExp) => owner.page.getByText(text).first().waitFor()
  const title = (name: string) => owner.page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const choose = async (plan: string) => {
    await owner.go('/pricing')
    await button(`Choose ${plan}`).click()
    await title('Pay')
  }
  it('sees the prices before there is an account, and is asked to log in', async () => {
    const visitor = await walk.come({ width: WIDTHS.phone })
    await visitor.go('/pricing')
    await visitor.page.getByText('A$264.00').waitFor()
    await visitor.lookAtBoth('prices for visitors')
    await visitor.page.getByRole('link', { name: 'Log in to choose annual' }).click()
    await visitor.page.waitForURL('**/login?next=**')
    await visitor.close()
  })

  it('has no plan at first', async () => {
    await owner.go('/profile/subscription')
    await says('You don’t have a subscription')
    await owner.lookAtBoth('no plan')
    await owner.page.getByRole('link', { name: 'See the prices' }).click()
    await title('Pricing')
    await owner.lookAtBoth('prices for owners')
  })

  it('P09 sees that nothing is paid when the success page is opened without paying', async () => {
    await choose('monthly')
    await owner.page.goBack()
    await title('Pricing')
    const order = [...stripe.book.sessions.values()].at(-1)?.client_reference_id ?? ''
    await owner.go(`/payment-success?order=${order}`)
    await title('We’re confirming your payment')
    await owner.lookAtBoth('payment that is awaited')
    await owner.go('/profile/subscription')
    await says('You don’t have a subscription')
  })

  it('pays by the month, sees a confirmation, and finds the receipt', async () => {
    await choose('monthly')
    await button('Pay').click()
    await title('Your payment was successful!')
    await owner.lookAtBoth('paid')
    await owner.page.getByRole('link', { name: 'See my subscription' }).click()
    await says('You pay A$25.00 a month until')
    await says(/^A\$25\.00 on /u)
    await owner.lookAtBoth('active plan')
    await owner.go('/pricing')
    await says('You have a subscription already.')
    assert.equal(await button('Choose annual').count(), 0)
  })

  it('sees that a payment failed', async () => {
    const [subscription] = stripe.book.subscriptions.values()
    assert.ok(subscription)
    await tell('customer.subscription.updated', stripe.book.lateNow(subscription.id))
    await owner.go('/profile/subscription')
    await says('We couldn’t take your last payment.')
    await owner.lookAtBoth('payment due')
    subscription.status = 'active'
    await tell('customer.subscription.updated', subscription)
  })

  it('cancels, and keeps what is paid for', async () => {
    await owner.go('/profile/subscription')
    await button('Cancel my subscription').click()
    const dialog = owner.page.getByRole('dialog')
    await owner.look('cancel a plan')
    await dialog.getByRole('button', { name: 'Cancel my subscription' }).click()
    await says('Your subscription lasts until')
    await owner.lookAtBoth('cancelled plan')
    assert.equal(await button('Cancel my subscription').count(), 0)
  })

  it('P12 sees an error while the payment service is down, and can try again', async () => {
    await owner.go('/pricing')
    stripe.state.trouble = 'says 500'
    await button('Choose annual').click()
    await says('Something went wrong! Please try again after some time.')
    stripe.state.trouble = null
    await button('Choose annual').click()
    await title('Pay')
  })

  it('saw no failing script, and no log contains a key', () => {
    assert.deepEqual(owner.problems(), [])
    for (const secret of [SECRET_KEY, WEBHOOK_SECRET]) assert.ok(!walk.product.run.log.includes(secret))
  })
})

/** Sends a payment event, signed now. */
async function tell(type: string, object: object): Promise<void> {
  const body = eventOf(type, object)
  await stripe.state.tell?.(body, sign(body, Math.floor(Date.now() / 1_000)))
}
