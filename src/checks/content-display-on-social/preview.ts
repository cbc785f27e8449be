import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import { SHARE_PICTURE_PROPERTIES, type ShareEvidence } from '#core/evidence/share.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { squeeze } from '#core/text.ts'

/** Open Graph properties of a page (ogp.me): the first of each, trimmed; absent or empty is `null`. */
export interface OpenGraphPreview {
  image: string | null
  web_address: string | null
  product_title: string | null
  product_description: string | null
}
export type Features = Readonly<Record<keyof OpenGraphPreview, boolean>>

/** Smaller pictures are not shown (Facebook's sharing guide). */
const SMALLEST_SIDE = 200
const LONGEST_TITLE = 200
export const LONGEST_SHARED_TEXT = 500

/** The first value of an Open Graph property; some builders write it as `name`. */
export function openGraph(page: PageFacts, property: string): string | null {
  const meta = page.metas.find((seen) => (seen.property ?? seen.name)?.toLowerCase() === property)
  return meta ? squeeze(meta.content) || null : null
}

export const previewOf = (page: PageFacts): OpenGraphPreview => ({
  image: SHARE_PICTURE_PROPERTIES.flatMap((property) => openGraph(page, property) ?? [])[0] ?? null,
  web_address: openGraph(page, 'og:url'),
  product_title: openGraph(page, 'og:title'),
  product_description: openGraph(page, 'og:description'),
})

/** Which of the four parts a shared link shows (checks: content display on social). */
export function featuresOf(
  page: PageFacts,
  preview: OpenGraphPreview,
  image: ShareEvidence['image'],
): Features {
  return {
    image: preview.image !== null && isShown(image),
    web_address: isOwnAddress(preview.web_address, page.url),
    product_title: isLong(preview.product_title, LONGEST_TITLE) && !isSiteName(page, preview),
    product_description: isLong(preview.product_description, LONGEST_SHARED_TEXT),
  }
}

/** A picture that could not be fetched counts by its tag: a network failure is no fault of the page. */
function isShown(image: ShareEvidence['image']): boolean {
  if (image === null) return false
  if ('failure' in image) return true
  const isPicture = image.status === 200 && image.type.toLowerCase().startsWith('image/')
  return isPicture && isLargeEnough(image.width) && isLargeEnough(image.height)
}

const isLargeEnough = (side: number | null): boolean => side === null || side >= SMALLEST_SIDE

function isOwnAddress(address: string | null, pageUrl: string): boolean {
  const url = address === null ? null : URL.parse(address)
  if (!url || !/^https?:$/u.test(url.protocol)) return false
  return registrableDomain(url.hostname) === registrableDomain(new URL(pageUrl).hostname)
}

const isLong = (text: string | null, most: number): boolean =>
  text !== null && text !== '' && lengthOf(text) <= most

/** The name by `og:site_name`, which some builders write as `name`, by the domain, or by the business in the page's structured data. */
function isSiteName(page: PageFacts, { product_title: title }: OpenGraphPreview): boolean {
  const written = lettersAndDigits(title ?? '')
  const names = businessNames(new URL(page.url).hostname, page, {})
  return (
    written !== '' &&
    (names.has(written) || written === lettersAndDigits(openGraph(page, 'og:site_name') ?? ''))
  )
}
