import { pageKey } from '../address/urls.ts'
import type { LinksEvidence, LinkTarget } from '../evidence/links.ts'
import type { ImageFacts } from '../evidence/page.ts'
import { isPictureAddress } from './picture-address.ts'

/** Whether the target of a link is a picture: one that a page shows, or a file that it only links to. */
export const isPicture = ({ kind, url }: Pick<LinkTarget, 'kind' | 'url'>): boolean =>
  kind === 'image' || (kind === 'file' && isPictureAddress(url))

/** Addresses of pictures that do not load: they are put back, or removed, before anything else is asked of them. */
export const missingPictures = (links: LinksEvidence | undefined): ReadonlySet<string> =>
  new Set(
    (links?.targets ?? [])
      .filter((target) => target.outcome === 'broken' && isPicture(target))
      .map(({ url }) => url),
  )

/** Whether a file of a picture is one of these: the one that browsers take, or the one that is there for those that know of no other. */
export const isMissing = (
  { url, candidate }: Pick<ImageFacts, 'url' | 'candidate'>,
  missing: ReadonlySet<string>,
): boolean =>
  [url, candidate ?? null].some((file) => file !== null && (missing.has(file) || missing.has(pageKey(file))))
