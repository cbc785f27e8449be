import type { LinkFacts } from '../evidence/page.ts'
import { MENU_REGIONS } from '../evidence/region.ts'

/** A fragment that a script treats as a page of its own: `#/about`, `#!about`. */
const SCRIPT_ROUTE = /^#(?:\/|!)./u

/** Whether this part of an address, with its `#`, is such a fragment. */
export const isScriptRoute = (hash: string): boolean => SCRIPT_ROUTE.test(hash)

/** The different fragments that a page's header, menu and footer link to as pages: no scan opens them. */
export const scriptRoutesInMenu = (links: readonly LinkFacts[]): number =>
  new Set(
    links
      .filter(({ region }) => MENU_REGIONS.has(region))
      .map(({ url, href }) => (url === null ? null : URL.parse(url))?.hash ?? href)
      .filter(isScriptRoute),
  ).size
