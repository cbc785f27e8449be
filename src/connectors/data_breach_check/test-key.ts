import { z } from 'zod'
import { shortDate } from '#core/dates.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import type { Tested } from '../to-confirm.ts'
import { ask } from './ask.ts'
import { SUBSCRIPTION } from './plan.ts'
import { rangeAnswer, subscriptionAnswer } from './schema.ts'

/** Any beginning of a hash: the answer shows that the plan allows such look-ups, and that we can read it. */
const RANGE = '/breachedaccount/range/000000'

/** Reads the plan of the key: costs nothing, and shows that the key works. */
export async function testKey(context: ConnectorContext): Promise<ReadResult<Tested>> {
  const answer = await ask(context, SUBSCRIPTION, subscriptionAnswer)
  if (!answer.ok) return answer
  if (answer.data === null) return { ok: false, failure: { kind: 'not_configured' } }
  const hashes = answer.data.IncludesKAnon === true ? await ask(context, RANGE, rangeAnswer) : null
  if (hashes?.ok === false) return hashes
  const { SubscriptionName, SubscribedUntil, Rpm, IncludesKAnon } = answer.data
  const confirmed = [...(IncludesKAnon === undefined ? [] : ['plan']), ...(hashes ? ['hash'] : [])]
  return {
    ok: true,
    data: {
      confirmed,
      sentences: [
        `Plan ${tidyLine(SubscriptionName)}, until ${dayWords(SubscribedUntil)}.`,
        `${Rpm} look-ups a minute.`,
        hashes
          ? 'Addresses stay here: only the beginning of their hash is sent.'
          : 'Addresses are sent to the service, over a secure connection.',
      ],
    },
  }
}

/** The service's date as all dates are written; as it came where it is none. */
const dayWords = (text: string): string => {
  const day = text.slice(0, 10)
  return z.iso.date().safeParse(day).success ? shortDate(day) : tidyLine(text)
}
