import type { Network } from '../address/networks.ts'
import type { Channel } from '../owner-input/channels.ts'
import { answerOfHandle, handleInAnswer, LATER } from './handle-answer.ts'
import { NONE } from './question.ts'
import { QUESTIONS } from './questions.data.ts'

type ByNetwork<Value> = Readonly<Partial<Record<Network, Value>>>

/** The answers that social channels are equal to, so that channels are stored once and checks read them as answers. */
export const socialAnswers = (channels: ByNetwork<Channel>): Record<string, string> =>
  Object.fromEntries(
    byQuestion(channels).map(([id, { none, handle }]) => [
      id,
      none ? NONE : (answerOfHandle(handle) ?? LATER),
    ]),
  )

/** What is known of each network, by the social question that asks for it. */
export const byQuestion = <Value>(known: ByNetwork<Value | null>): (readonly [string, Value])[] =>
  QUESTIONS.flatMap((question) => {
    const value = question.type === 'handle' ? (known[question.network] ?? null) : null
    return value === null ? [] : [[question.id, value] as const]
  })

/** The channel that an answer to a social question is equal to; `null` is unanswered. */
export const channelFromAnswer = (answer: string | null): Channel => ({
  handle: handleInAnswer(answer),
  none: answer === NONE,
})
