import { type CookieJar, cookieOf, keepCookies } from './cookie-jar.ts'

/** The answer of a call over HTTP. */
export interface HttpAnswer {
  status: number
  /** Parsed JSON; `null` for another type. */
  body: unknown
  text: string
  headers: Headers
}

interface Sent extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>
}

export type HttpBrowser = ReturnType<typeof httpBrowser>

/** A browser of its own at a running Fettle: it keeps its cookies and sends its origin. `from`: its network address. */
export function httpBrowser(origin: string, from: string, jar: CookieJar = new Map()) {
  const headers = (): Record<string, string> => ({
    origin,
    'x-forwarded-for': from,
    ...(jar.size > 0 ? { cookie: cookieOf(jar) } : {}),
  })
  const raw = async (path: string, request: Sent = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...request,
      headers: { ...headers(), ...request.headers },
    })
    keepCookies(jar, answer)
    return answer
  }
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    answerOf(
      await raw(`/api${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  return {
    jar,
    headers,
    raw,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}, more: Record<string, string> = {}) =>
      call('POST', path, body, more),
    put: (path: string, body: unknown = {}) => call('PUT', path, body),
    delete: (path: string) => call('DELETE', path),
  }
}

async function answerOf(answer: Response): Promise<HttpAnswer> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return { status: answer.status, body: isJson ? JSON.parse(text) : null, text, headers: answer.headers }
}
