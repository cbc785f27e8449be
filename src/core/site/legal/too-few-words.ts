import { decoded } from '../../address/decoded.ts'
import { isSameSite } from '../../address/urls.ts'
import type { PageFacts } from '../../evidence/page.ts'
import { leadsToDocument } from '../find-page.ts'
import { sectionAt } from '../page-sections.ts'
import type { SiteIndex, SiteLink } from '../site-index.ts'
import { whyUnread } from '../unread.ts'
import { isPolicyKeeper } from './find-legal.ts'
import { ITEMS, type ItemName } from './items.ts'

/**
 * Whether a website, whatever its language, has no room for the text of an item: everything that its links lead to was read, nothing on it is as long as
 * such a text has to be, and no document, frame, policy service or hidden part may hold one. Of cookies, which are called so in most languages, the word may not stand anywhere.
 */
export function hasTooFewWords(index: SiteIndex, item: ItemName): boolean {
  if (index.evidence.ended !== 'all' || index.evidence.unread.length > 0) return false
  if (index.links.some((link) => mayHoldText(link, index))) return false
  return index.pages.every((page) => !keepsTextElsewhere(page, index) && hasNoText(page, item))
}

/** A script may open a dialog. */
const NOWHERE = /^\s*#?\s*$/u

function mayHoldText(link: SiteLink, index: SiteIndex): boolean {
  const { url } = link
  if (link.link.scripted || NOWHERE.test(link.link.href)) return true
  if (url === null) return false
  if (leadsToDocument(url) || isPolicyKeeper(url) || whyUnread(link, index) !== null) return true
  return link.sameSite && opensHiddenText(url, index)
}

/** A fragment without text that visitors see: the element may be a dialog. `#top` is the top of every page (HTML standard, 7.4.6.4). */
function opensHiddenText(url: string, index: SiteIndex): boolean {
  const fragment = new URL(url).hash.slice(1)
  const page = index.pageAt(url)
  if (fragment === '' || fragment.toLowerCase() === 'top' || !page) return false
  return (sectionAt(page, decoded(fragment) ?? fragment)?.words ?? 0) === 0
}

const keepsTextElsewhere = (
  { frames, scripts, thin, rendered }: PageFacts,
  { evidence }: SiteIndex,
): boolean =>
  (thin && !rendered) ||
  frames.some(({ url }) => isSameSite(url, evidence.host) || isPolicyKeeper(url)) ||
  scripts.some(({ url }) => url !== null && isPolicyKeeper(url))

const hasNoText = (page: PageFacts, item: ItemName): boolean =>
  !page.headings.some(({ hidden }) => hidden) &&
  (item === 'cookies' ? !COOKIE.test(everythingOf(page)) : page.text.words < ITEMS[item].words)
const COOKIE = /cookie/iu

const everythingOf = ({ url, title, text, headings, anchors, links }: PageFacts): string =>
  [
    url,
    title.text,
    ...[text.main, text.header, text.nav, text.footer, text.aside, text.banner],
    ...headings.flatMap((heading) => [heading.text, heading.sectionText]),
    ...anchors.map((anchor) => anchor.text),
    ...links.flatMap((link) => [link.href, link.text, link.label]),
  ].join('\n')
