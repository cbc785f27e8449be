import type { Contract } from '#api/contract/contract.ts'
import { answerIn, noAnswer, wholeAnswer } from './answer.ts'
import { CallFailure } from './failure.ts'
import { forgetIdToken, idToken } from './id-token.ts'
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

async function send(
  name: string,
  { params, query, body, form }: Sent<Name>,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const token = isSignedIn() ? await idToken() : null
  const headers: Record<string, string> = { ...more }
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  // The type of a form names its boundary, which the browser chooses.
  if (method !== 'GET' && !form) headers['Content-Type'] = 'application/json'
  const request = { method, headers, credentials: 'same-origin' as const }
  const address = callAddress(path, params ?? {}, query ?? {})
  try {
    const answer = await fetch(
      address,
      method === 'GET' ? request : { ...request, body: form ?? JSON.stringify(body ?? {}) },
    )
    if (answer.status === 401) forgetIdToken()
    return answer
  } catch {
    // A browser tells no page why there was none.
    return noAnswer()
  }
}

/** The address of a call: `/api/scans/{id}` with parameters and query filled in. */
export function callAddress(path: string, params: object, query: object): string {
  const parts = new Map(Object.entries(params).map(([key, value]) => [key, String(value)]))
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(parts.get(key) ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search === '' ? '' : `?${search}`}`
}
