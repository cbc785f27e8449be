/** So many addresses that HEAD told as missing, and GET too, show that a host answers HEAD truly. */
const SHOWN_BY = 5

/** Of each host, whether "not found" to a HEAD request has been true: some servers answer 404 to every HEAD. */
export class HeadTruth {
  readonly #confirmed = new Map<string, number>()

  /** GET has said the same so often, and never anything else. */
  isKnown(host: string): boolean {
    return (this.#confirmed.get(host) ?? 0) >= SHOWN_BY
  }

  /** What GET said of an address that HEAD told as missing. One that is there takes away the trust for good. */
  learn(host: string, isMissing: boolean): void {
    this.#confirmed.set(host, isMissing ? (this.#confirmed.get(host) ?? 0) + 1 : -Infinity)
  }
}
