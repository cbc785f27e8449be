import type { LinkFacts } from '../evidence/page.ts'

/** A fragment that a script treats as a page of its own: `#/about`, `#!about`. */
const SCRIPT_ROUTE = /^#(?:\/|!)./u

/** Whether this part of an address, with its `#`, is such a fragment. */
export const isScriptRoute = (hash: string): boolean => SCRIPT_ROUTE.test(hash)

const MENU: ReadonlySet<string> = new Set(['header', 'nav', 'footer'])

/** The different fragments that a page's header, menu and footer link to as pages: no scan opens them. */
export const scriptRoutesInMenu = (links: readonly LinkFacts[]): number =>
  new Set(
    links
      .filter(({ region }) => MENU.has(region))
      .map(({ url, href }) => (url === null ? null : URL.parse(url))?.hash ?? href)
      .filter(isScriptRoute),
  ).size
