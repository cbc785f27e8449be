/** A request without an answer yet, or whose answer was lost. */
interface PendingPost<Answer> {
  key: string
  answer: Promise<Answer> | null
}

const KEY_BYTES = 16

/**
 * Makes a double click, and a second try after the connection was lost, one request: equal requests share one call while it is
 * running, and keep its key until there is an answer. `isLost`: whether an error leaves open what the server did.
 */
export class IdempotentPosts<Answer> {
  readonly #pending = new Map<string, PendingPost<Answer>>()
  readonly #isLost: (error: unknown) => boolean

  constructor(isLost: (error: unknown) => boolean) {
    this.#isLost = isLost
  }

  make(request: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const known = this.#pending.get(request)
    if (known?.answer) return known.answer
    const key = known?.key ?? newKey()
    const answer = this.#end(request, key, send(key))
    this.#pending.set(request, { key, answer })
    return answer
  }

  async #end(request: string, key: string, sent: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await sent
      this.#pending.delete(request)
      return answer
    } catch (error) {
      if (this.#isLost(error)) this.#pending.set(request, { key, answer: null })
      else this.#pending.delete(request)
      throw error
    }
  }
}

/** `crypto.randomUUID` does not exist on a page without https, which a Fettle at home may be. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
