import { waitWords } from '#core/format/wait.ts'
import { answerIn, noAnswer } from './answer.ts'
import { CallFailure } from './failure.ts'

/**
 * Calls the accounts' own API (`/api/auth`): POST with a body, GET without one. Throws
 * {@link CallFailure}; a call that was refused for its frequency has the time to wait.
 */
export async function accountCall<Answer = object>(path: string, body?: object): Promise<Answer> {
  const answer = await send(path, body).catch(noAnswer)
  if (answer.status === 429)
    throw new CallFailure(429, { errors: [waitWords(Number(answer.headers.get('Retry-After')))] })
  return answerIn(answer)
}

const send = (path: string, body?: object): Promise<Response> =>
  body === undefined
    ? fetch(`/api/auth${path}`, { credentials: 'same-origin' })
    : fetch(`/api/auth${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
