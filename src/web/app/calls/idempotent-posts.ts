/** A request without an answer yet, or whose answer was lost. */
interface PendingPost<Answer> {
  key: string
  answer: Promise<Answer> | null
}

/** Whether it is open what the server did, or will do, after an error in place of an answer, or after an answer. */
interface LeavesOpen<Answer> {
  isLost: (error: unknown) => boolean
  isOpen: (answer: Answer) => boolean
}

const KEY_BYTES = 16

/**
 * Makes a double click, and a second try after the connection was lost, one request: equal requests share one call while it is
 * running, and keep its key until it is known what the server did.
 */
export class IdempotentPosts<Answer> {
  readonly #pending = new Map<string, PendingPost<Answer>>()
  readonly #leavesOpen: LeavesOpen<Answer>

  constructor(leavesOpen: LeavesOpen<Answer>) {
    this.#leavesOpen = leavesOpen
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
      this.#keepKey(request, key, this.#leavesOpen.isOpen(answer))
      return answer
    } catch (error) {
      this.#keepKey(request, key, this.#leavesOpen.isLost(error))
      throw error
    }
  }

  #keepKey(request: string, key: string, isWanted: boolean): void {
    if (isWanted) this.#pending.set(request, { key, answer: null })
    else this.#pending.delete(request)
  }
}

/** `crypto.randomUUID` does not exist on a page without https, which a Fettle at home may be. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
