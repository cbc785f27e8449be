import type { z } from 'zod'
import { PaymentsDown } from '#payments/payments.ts'
import type { adminConnectionCalls, OwnService } from '../contract/admin/connections.ts'
import type { Services } from '../services.ts'

type Calls = typeof adminConnectionCalls
type OwnServiceView = z.infer<Calls['GET /admin/connections']['answer']>['own'][number]
type Tried = z.infer<Calls['POST /admin/connections/{service}/test']['answer']>

const SETTINGS: Readonly<Record<OwnService, string[]>> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
}

/** Mail server and payment service of this installation, for its operator. */
export const ownServicesOf = ({
  machine,
  payments,
}: Pick<Services, 'machine' | 'payments'>): OwnServiceView[] => [
  { id: 'mail', state: machine.mailServer === null ? 'not_set_up' : 'ready', settings: SETTINGS.mail },
  { id: 'payments', state: payments === null ? 'not_set_up' : 'ready', settings: SETTINGS.payments },
]

/** Signs in at the mail server without sending, or asks the payment service for one price. */
export async function testOwn(
  { mailer, payments }: Pick<Services, 'mailer' | 'payments'>,
  { id, state }: OwnServiceView,
): Promise<Tried> {
  if (state === 'not_set_up') return failed('It is not set up yet.')
  if (id === 'payments') return testPayments(payments)
  const refusal = await mailer.test()
  return refusal === null ? worked('The mail server let us in. No mail was sent.') : failed(refusal)
}

async function testPayments(payments: Services['payments']): Promise<Tried> {
  try {
    await payments?.test()
    return worked('Stripe answered with this key.')
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error
    return failed(`It gave no result. ${error.message}`)
  }
}

const worked = (sentence: string): Tried => ({ worked: true, sentences: [sentence] })
const failed = (sentence: string): Tried => ({ worked: false, sentences: [sentence] })
