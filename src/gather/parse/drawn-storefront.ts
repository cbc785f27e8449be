import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/**
 * Calls by which a page's own script draws goods with their buttons into it: Ecwid's ("Add your store to a website"), and the products and collections of
 * Shopify's Buy Button.
 */
const CALLS: readonly (readonly [service: string, call: RegExp])[] = [
  ['Ecwid', /\bxProductBrowser\s{0,9}\(/u],
  ['Shopify Buy Button', /\bcreateComponent\s{0,9}\(\s{0,9}['"](?:product|productSet|collection)['"]/u],
]

/** The service whose goods a script draws into the page; `null`: none. */
export function drawnStorefront(walked: WalkedDocument): string | null {
  const running = inlineScripts(walked).filter(({ role }) => role === 'runs')
  return CALLS.find(([, call]) => running.some(({ text }) => call.test(text)))?.[0] ?? null
}
