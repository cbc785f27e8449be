/** Number of addresses missing by HEAD and by GET after which a host's HEAD is reliable. */
const CONFIRMATIONS = 5

/** Whether a host's "not found" for HEAD is reliable: some servers answer 404 to every HEAD. */
export class HeadReliability {
  readonly #confirmed = new Map<string, number>()

  isReliable(host: string): boolean {
    return (this.#confirmed.get(host) ?? 0) >= CONFIRMATIONS
  }

  /** Records the result of GET for an address that was missing by HEAD. After one that exists, the host never counts as reliable. */
  record(host: string, isMissing: boolean): void {
    this.#confirmed.set(host, isMissing ? (this.#confirmed.get(host) ?? 0) + 1 : -Infinity)
  }
}
