import { type Book, NoSuchObject } from './book.ts'
import { answerTo } from './calls.ts'

export const SECRET_KEY = 'sk_test_standinKeyThatNobodyMaySee'

/** One call as it is received. */
interface Sent {
  method: string
  url: URL
  authorization: string | undefined
  idempotencyKey: string | undefined
  form: string
}

interface Answer {
  status: number
  body: string
}

/** Answers calls with the right key, and the same for the same idempotency key. */
export class Desk {
  readonly #book: Book
  readonly #answered = new Map<string, { asked: string; answer: Answer }>()

  constructor(book: Book) {
    this.#book = book
  }

  answer({ method, url, authorization, idempotencyKey, form }: Sent): Answer {
    if (authorization !== `Bearer ${SECRET_KEY}`) return problem(401, 'Invalid API Key provided')
    const key = method === 'POST' ? idempotencyKey : undefined
    const earlier = key === undefined ? undefined : this.#answered.get(key)
    const asked = `${url.pathname} ${form}`
    if (earlier && earlier.asked !== asked) {
      return problem(400, 'This key was used with other parameters.', 'idempotency_error')
    }
    if (earlier) return earlier.answer
    const fields = method === 'GET' ? url.searchParams : new URLSearchParams(form)
    const answer = this.#ask(method, url.pathname.split('/').slice(2), fields)
    if (key !== undefined && answer.status === 200) this.#answered.set(key, { asked, answer })
    return answer
  }

  #ask(method: string, parts: string[], fields: URLSearchParams): Answer {
    try {
      const answer = answerTo(this.#book, { method, parts, fields })
      return answer ? { status: 200, body: JSON.stringify(answer) } : problem(404, 'Unrecognized request URL')
    } catch (error) {
      if (error instanceof NoSuchObject) {
        return problem(404, error.message, 'invalid_request_error', 'resource_missing')
      }
      return problem(400, error instanceof Error ? error.message : String(error))
    }
  }
}

export const problem = (
  status: number,
  message: string,
  type = 'invalid_request_error',
  code?: string,
): Answer => ({
  status,
  body: JSON.stringify({ error: { type, message, code } }),
})
