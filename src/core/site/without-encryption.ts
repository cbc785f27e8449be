import { isSameSite } from '../address/urls.ts'
import { siteIndex } from './site-index.ts'
import type { SitePages } from './site-pages.ts'

/**
 * Where a page of the website was seen without encryption, by an address that a link has; `null` where it was not. The answer decides and not the link, which
 * may lead on to `https:`. A page that was not read is judged by its link only where the homepage is without encryption, too.
 */
export function seenWithoutEncryption(site: SitePages, address: string | null): string | null {
  if (site.state !== 'read' || address === null || !URL.canParse(address)) return null
  const index = siteIndex(site.evidence, site.pages)
  const other = index.noPageAt(address)
  const answeredAt = index.pageAt(address)?.url ?? (other ? (other.leadsTo ?? other.url) : undefined)
  const isAlike =
    index.home !== undefined && isOpen(index.home.url) && isSameSite(address, site.evidence.host)
  const servedAt = answeredAt ?? (isAlike ? address : null)
  return servedAt !== null && isOpen(servedAt) ? servedAt : null
}

const isOpen = (address: string): boolean => address.startsWith('http:')
