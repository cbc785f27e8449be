import type { Network } from '../address/networks.ts'
import type { Channel } from '../owner-input/channels.ts'
import { NONE } from './question.ts'
import { QUESTIONS } from './questions.data.ts'

const LATER = 'later'

/** The answers that social channels are equal to, so that channels are stored once and checks read them as answers. */
export function socialAnswers(channels: Readonly<Partial<Record<Network, Channel>>>): Record<string, string> {
  const given = QUESTIONS.flatMap((question) => {
    const channel = question.type === 'handle' ? channels[question.network] : undefined
    return channel ? [[question.id, channel.none ? NONE : (channel.handle ?? LATER)] as const] : []
  })
  return Object.fromEntries(given)
}

/** The channel that an answer to a social question is equal to; `null` is unanswered. */
export function channelFromAnswer(answer: string | null): Channel {
  if (answer === NONE) return { handle: null, none: true }
  return { handle: answer === LATER ? null : answer, none: false }
}
