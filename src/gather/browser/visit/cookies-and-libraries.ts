import type { Artifacts } from 'lighthouse/types/artifacts.js'
import { registrableDomain } from '#core/address/urls.ts'
import type { LibraryFacts } from '#core/evidence/scripts.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { cleanLines, cut } from '#core/text.ts'
import { LIBRARY_GLOBALS } from './globals.data.ts'
import { gathered } from './lighthouse-run.ts'
import type { LoadedPage } from './loaded-page.ts'

/** Cookies after load; a cookie is first-party when its domain is the page's registrable domain or under it. */
export function cookiesOf({ cookies }: LoadedPage, pageUrl: string): VisitEvidence['cookies'] {
  const own = registrableDomain(new URL(pageUrl).hostname)
  return cookies.map((cookie) => {
    const host = cookie.domain.replace(/^\./u, '')
    return { ...cookie, firstParty: host === own || host.endsWith(`.${own}`) }
  })
}

/** Libraries that run in the page and give their version. */
export function librariesOf({ versions }: LoadedPage, pageUrl: string): LibraryFacts[] {
  const found = new Map<string, LibraryFacts>()
  for (const [index, { name }] of LIBRARY_GLOBALS.entries()) {
    const version = versions[index]
    if (version) found.set(name, { name, version, at: pageUrl, by: 'global' })
  }
  return [...found.values()]
}

/** Console errors, at most 20, each cut to 300 characters. */
export const consoleErrorsOf = ({ ConsoleMessages }: Artifacts): string[] =>
  (gathered(ConsoleMessages) ?? [])
    .filter(({ level }) => level === 'error')
    .slice(0, 20)
    .map(({ text }) => cut(cleanLines(text), 300))
