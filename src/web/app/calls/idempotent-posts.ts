/** A request without an answer yet, or whose answer was lost. */
interface Wish<Answer> {
  key: string
  answer: Promise<Answer> | null
}

const KEY_BYTES = 16

/**
 * Makes a double click, and a second try after the connection was lost, one request: equal requests share one call while it is
 * running, and keep its key until there is an answer. `isLost`: whether an error leaves open what the server did.
 */
export class IdempotentPosts<Answer> {
  readonly #wishes = new Map<string, Wish<Answer>>()
  readonly #isLost: (error: unknown) => boolean

  constructor(isLost: (error: unknown) => boolean) {
    this.#isLost = isLost
  }

  make(wish: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const known = this.#wishes.get(wish)
    if (known?.answer) return known.answer
    const key = known?.key ?? newKey()
    const answer = this.#end(wish, key, send(key))
    this.#wishes.set(wish, { key, answer })
    return answer
  }

  async #end(wish: string, key: string, sent: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await sent
      this.#wishes.delete(wish)
      return answer
    } catch (error) {
      if (this.#isLost(error)) this.#wishes.set(wish, { key, answer: null })
      else this.#wishes.delete(wish)
      throw error
    }
  }
}

/** `crypto.randomUUID` does not exist on a page without https, which a Fettle at home may be. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
