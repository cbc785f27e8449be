import type { Contract } from '#api/contract/contract.ts'
import { answerIn, noAnswer, wholeAnswer } from './answer.ts'
import { CallFailure } from './failure.ts'
import { idToken, idTokenAfter } from './id-token.ts'
import { IdempotentPosts } from './idempotent-posts.ts'
import { isSignedIn } from './signed-in.ts'

type Name = keyof Contract
/**
 * `form` replaces `body` where a call receives a file. `key` of a POST names the request: sent again with the same key and body, after a reload as well, it
 * has one effect.
 */
type Sent<N extends Name> = Partial<Pick<Contract[N], 'params' | 'query' | 'body'>> & {
  form?: FormData
  key?: string
}

/** The first try may still be worked on (409), or a proxy waited no longer for it. The server keeps no such answer with the key. */
const OPEN = new Set([409, 502, 503, 504])
const once = new IdempotentPosts<Response>({
  isLost: (error) => error instanceof CallFailure && error.status === 0,
  isOpen: ({ status }) => OPEN.has(status),
})

/** Calls the API. The same POST twice at once, or again before it is known what the server did, has one effect. Throws {@link CallFailure}. */
export async function callApi<N extends Name>(name: N, sent: Sent<N> = {}): Promise<Contract[N]['answer']> {
  const answer = name.startsWith('POST')
    ? (
        await once.make(JSON.stringify([name, sent]), async (key) =>
          wholeAnswer(await send(name, sent, { 'Idempotency-Key': sent.key ?? key })),
        )
      ).clone()
    : await send(name, sent)
  return answerIn(answer)
}

/** Sends a call. A token that is refused (401) is replaced by a new one, with which the same request is sent once more. */
async function send(
  name: string,
  { params, query, body, form }: Sent<Name>,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  // The type of a form names its boundary, which the browser chooses.
  const type: Record<string, string> = method === 'GET' || form ? {} : { 'Content-Type': 'application/json' }
  const request = {
    method,
    credentials: 'same-origin' as const,
    ...(method === 'GET' ? {} : { body: form ?? JSON.stringify(body ?? {}) }),
  }
  const address = callAddress(path, params ?? {}, query ?? {})
  const sendWith = (token: string | null): Promise<Response> => {
    const bearer: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
    // A browser tells no page why there was no answer.
    return fetch(address, { ...request, headers: { ...more, ...bearer, ...type } }).catch(noAnswer)
  }
  const token = isSignedIn() ? await idToken() : null
  const answer = await sendWith(token)
  if (answer.status !== 401 || token === null) return answer
  const renewed = await idTokenAfter(token)
  return renewed === null ? answer : sendWith(renewed)
}

/** The address of a call: `/api/scans/{id}` with parameters and query filled in. */
export function callAddress(path: string, params: object, query: object): string {
  const parts = new Map(Object.entries(params).map(([key, value]) => [key, String(value)]))
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(parts.get(key) ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search === '' ? '' : `?${search}`}`
}
