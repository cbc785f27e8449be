import type { LinkTarget } from '#core/evidence/links.ts'
import { type Place, placeOf } from './rule.ts'
import type { SeoSite } from './site.ts'

/** Of the website itself, also where it is written with an earlier name of it that does not answer. */
export const isOwnTarget = ({ sameSite, lookedAt }: LinkTarget): boolean => sameSite || lookedAt !== undefined

/** Same-site targets of links that people follow, `null` when links were not tested. */
export const sameSiteLinks = ({ links }: SeoSite): LinkTarget[] | null =>
  links?.targets.filter((target) => isOwnTarget(target) && isFollowed(target)) ?? null

/** Whether people follow links to a target: pages and files, not pictures, scripts or addresses in the head. */
export const isFollowed = ({ kind, outcome }: LinkTarget): boolean =>
  (kind === 'page' || kind === 'file') && outcome !== 'anchor'

/** Over half of the website's own links could not be checked: too many to say that none is broken. */
export function tooFewChecked({ links }: SeoSite): boolean {
  const own = links?.targets.filter((target) => isOwnTarget(target) && target.outcome !== 'anchor') ?? []
  const unchecked = own.filter((target) => target.outcome === 'could_not_check')
  return unchecked.length * 2 > own.length
}

/** Where targets are linked: one place per target, the first page that links to it. */
export const linkPlaces = (targets: readonly LinkTarget[]): Place[] =>
  targets.map((target) => placeOf(target.places[0]?.page ?? target.url, target.url))
