import type { PageFacts } from '../evidence/page.ts'

/** The facts of a page where visitors read "[email protected]" in place of addresses; absent on all others, and in evidence of earlier versions. */
interface WithLostEmails {
  /** The addresses in the page's HTML; empty where they are not even there. */
  lostEmails?: string[]
}

/** Email addresses that nobody can read, with the pages that have them; `address` is `null` where the HTML does not have it either. */
export interface LostEmail {
  address: string | null
  pages: string[]
}

/** What the parser found on a page; `null`: nothing is lost there. */
export const lostEmailsIn = (page: PageFacts & WithLostEmails): readonly string[] | null =>
  page.lostEmails ?? null

/** Each lost address of the website once; those that the HTML does not have count as one. */
export function lostEmailsOn(pages: readonly PageFacts[]): LostEmail[] {
  const found = new Map<string | null, string[]>()
  for (const page of pages) {
    const lost = lostEmailsIn(page)
    if (lost === null) continue
    for (const address of lost.length === 0 ? [null] : lost)
      found.set(address, [...(found.get(address) ?? []), page.url])
  }
  return [...found].map(([address, on]) => ({ address, pages: on }))
}
