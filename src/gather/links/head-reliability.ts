/** Number of addresses in a folder, missing by HEAD and by GET, after which HEAD is reliable there. */
const CONFIRMATIONS = 5

/**
 * Whether "not found" for HEAD is reliable: some servers answer 404 to every HEAD, and a host may have several servers behind it, by
 * folder.
 */
export class HeadReliability {
  readonly #confirmed = new Map<string, number>()
  readonly #wrongHosts = new Set<string>()

  isReliable(url: string): boolean {
    return !this.#wrongHosts.has(new URL(url).host) && this.#confirmationsOf(url) >= CONFIRMATIONS
  }

  /** Records the result of GET for an address that was missing by HEAD. After one that exists, its host never counts as reliable. */
  record(url: string, isMissing: boolean): void {
    if (isMissing) this.#confirmed.set(folderOf(url), this.#confirmationsOf(url) + 1)
    else this.#wrongHosts.add(new URL(url).host)
  }

  #confirmationsOf(url: string): number {
    return this.#confirmed.get(folderOf(url)) ?? 0
  }
}

const folderOf = (url: string): string => new URL('.', url).href
