import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripeServer, WEBHOOK_SECRET } from '#support/stripe/stripe-server.ts'
import { PaymentsDown } from '../payments.ts'
import { openStripe } from './open-stripe.ts'

test('the test of the payment service asks for one price, and tells a wrong key from a right one', async () => {
  const stripe = await stripeServer()
  const { STRIPE_SECRET_KEY: secretKey } = stripe.settings
  const open = (key: string) =>
    openStripe({ secretKey: key, webhookSecret: WEBHOOK_SECRET, origin: stripe.origin, timeoutMs: 2_000 })
  await open(secretKey).test()
  assert.deepEqual(stripe.asked, ['GET /v1/prices'])
  const wrong = 'sk_test_wrongAndSecret'
  const isQuiet = (error: unknown) => error instanceof PaymentsDown && !error.message.includes(wrong)
  await assert.rejects(open(wrong).test(), isQuiet)
  await stripe.close()
  await assert.rejects(open(secretKey).test(), PaymentsDown)
})
