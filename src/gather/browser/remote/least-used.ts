import { findRemoteBrowser, type RemoteBrowser } from '#net/remote-browser.ts'

/**
 * Uses one of the browsers on other machines: one that nobody uses, otherwise the least used; one by `ws:` does not say, and counts as unused.
 * When that fails, the next one is tried. Throws a sentence for each of them when none could be used.
 */
export async function useLeastUsed<T>(
  addresses: readonly string[],
  use: (found: RemoteBrowser) => Promise<T>,
): Promise<T> {
  const refusals: string[] = []
  for await (const found of byUse(addresses, refusals)) {
    try {
      return await use(found)
    } catch (error) {
      refusals.push(`The browser at ${found.name} is not used: ${messageOf(error).replace(/\.$/u, '')}.`)
    }
  }
  throw new Error(refusals.join(' '))
}

/** The browsers that answer, asked in a random order, so that they share the load. */
async function* byUse(addresses: readonly string[], refusals: string[]): AsyncGenerator<RemoteBrowser> {
  const used: RemoteBrowser[] = []
  for (const address of shuffled(addresses)) {
    const found = await findRemoteBrowser(address).catch((error: unknown) => error)
    if (!isFound(found)) refusals.push(messageOf(found))
    else if (found.contexts === 0) yield found
    else used.push(found)
  }
  yield* used.toSorted((a, b) => a.contexts - b.contexts)
}

const isFound = (found: unknown): found is RemoteBrowser =>
  typeof found === 'object' && found !== null && 'endpoint' in found

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const shuffled = (addresses: readonly string[]): string[] =>
  addresses
    .map((address) => ({ address, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ address }) => address)
