import { minutesFor } from '#core/minutes.ts'
import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import type { Step } from '#core/words.ts'
import { openedOnce, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

/** What to do about each feature. To think about one more way to pay is a choice, and takes no time that counts. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  secure_payment_method: [
    {
      text: 'Use a well-known payment service',
      minutes: minutesFor({ read: 1, decide: 1, signUp: 1, tap: 1 }),
    },
    'The service may take a few days to check who you are',
  ],
  debit_card: [{ text: 'Accept debit cards', minutes: minutesFor({ read: 1, tap: 1 }) }],
  credit_card_transaction_fee: [
    {
      text: "Show any card fee before people pay, and check it's still allowed",
      minutes: minutesFor({ read: 1, write: 1, page: 1 }),
    },
  ],
  buy_now_pay_later: ['Think about buy now, pay later if it suits your prices'],
}
const WITH_GAPS: ReadonlySet<string> = new Set(['some', 'poor'])

/** The work by what the owner has not ticked: nothing that they told us they have. */
export const paymentWork: WorkOf = (result) => {
  const features = factsAs(facts, result.facts)?.features ?? {}
  const steps = Object.entries(STEPS).flatMap(([id, own]) => (features[id] === false ? own : []))
  if (steps.length === 0 || !WITH_GAPS.has(result.status)) return null
  return { steps: [...openedOnce(steps), ANSWER_AGAIN], isReadyMade: false, turnsGood: 'in_all', who: 'You' }
}
