import type { OtherHomeAddress, OtherPageAddress } from '#core/evidence/other-addresses.ts'
import type { SeoSite } from './site.ts'

/** Other addresses of the homepage that answer 200 themselves instead of redirecting. */
export const answeringHomeAddresses = ({ twins }: SeoSite): OtherHomeAddress[] =>
  twins?.homes.filter((other) => other.kind === 'answer' && other.status === 200 && other.botWall !== true) ??
  []

/** Pages that answer with and without a closing slash, and whose canonical addresses do not make them one. */
export const otherSlashes = (site: SeoSite): OtherPageAddress[] =>
  site.twins?.paths.filter(
    (other) =>
      other.kind === 'slash' &&
      other.status === 200 &&
      !other.redirected &&
      other.sameContent &&
      !agreeingCanonical(site, other.url, other.canonical),
  ) ?? []

/** The other address' canonical names the page, or the same address as the page's own canonical. */
export function agreeingCanonical(site: SeoSite, url: string, canonical: string | null): boolean {
  if (canonical === null) return false
  const { key } = site.addresses
  const own = site.page(url)?.canonical ?? null
  return key(canonical) === key(url) || (own !== null && key(own) === key(canonical))
}
