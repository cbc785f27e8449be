import { cut } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'
import { KEPT_PLACES, type RuleFacts } from './facts.ts'
import type { Scope } from './rule.ts'
import { RULES } from './rules.ts'

/** What such a rule looks at stands on a page. The finding of another one says itself where, or is about all pages. */
const ON_PAGES: ReadonlySet<Scope> = new Set(['page', 'link', 'image'])
const OF_WEBSITE = /^Your site\b/u
const OF_PAGE = /^This page\b/u
/** Characters of an address within a step. */
const LONGEST_PATH = 60

/**
 * The pages where a rule failed, as its step names them: "your homepage and 7 other pages", "/contact and /about". Findings are written for one page each:
 * without it, a step about "this page" is read as one about the homepage. Empty where the finding names the place itself.
 */
export function whereFound({ id, pages, total }: RuleFacts): string {
  const rule = RULES.find((one) => one.id === id)
  if (!rule || OF_WEBSITE.test(rule.finding)) return ''
  const [first, second] = pages.map(nameOf)
  if (first === undefined || !(ON_PAGES.has(rule.scope) || OF_PAGE.test(rule.finding))) return ''
  const others = pages.length - 1
  if (total <= KEPT_PLACES)
    return others < 2
      ? listed([first, ...(second === undefined ? [] : [second])])
      : `${first} and ${others} other pages`
  // A rule that looks at each page once has no other places than pages, so that those which are not kept are known by their number.
  if (rule.scope === 'page' && pages.length === KEPT_PLACES) return `${first} and ${total - 1} other pages`
  return others === 0
    ? `${first} and perhaps others`
    : `${first} and at least ${plural(others, 'other page')}`
}

function nameOf(address: string): string {
  const url = URL.parse(address)
  if (url === null) return cut(address, LONGEST_PATH)
  const path = `${url.pathname}${url.search}`
  return path === '/' ? 'your homepage' : cut(path, LONGEST_PATH)
}
