import { waitWords } from '#core/format/wait.ts'
import { CallFailure } from './failure.ts'

/**
 * Makes one call of the accounts' own API (`/api/auth`): with a body it is sent, without one it is read. Throws
 * {@link CallFailure}; one that came too often says how long to wait.
 */
export async function accountCall<Answer = object>(path: string, body?: object): Promise<Answer> {
  const answer = await send(path, body).catch(() => {
    throw new CallFailure(0, {})
  })
  if (answer.ok) return answer.json()
  if (answer.status === 429)
    throw new CallFailure(429, { message: waitWords(Number(answer.headers.get('Retry-After'))) })
  // Not every failure has words with it: the status says enough then.
  throw new CallFailure(answer.status, await answer.json().catch(() => ({})))
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
