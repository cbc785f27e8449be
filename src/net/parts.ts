/** Parts that are joined at once: a body sent byte by byte would take a hundred times its size. */
const JOINED = 1_024

/** The bytes of a body as they come, in few pieces. */
export class Parts {
  readonly #joined: Buffer[] = []
  #loose: Buffer[] = []

  add(part: Buffer): void {
    this.#loose.push(part)
    if (this.#loose.length < JOINED) return
    this.#joined.push(Buffer.concat(this.#loose))
    this.#loose = []
  }

  /** Number of pieces kept. */
  get pieces(): number {
    return this.#joined.length + this.#loose.length
  }

  /** All bytes; those of a single part without a copy. */
  all(): Buffer {
    const [only] = this.#loose
    if (this.pieces === 1 && only) return only
    return Buffer.concat([...this.#joined, ...this.#loose])
  }
}
