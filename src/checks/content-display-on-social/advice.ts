import type { PageFacts } from '#core/evidence/page.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { DESCRIPTION_MOST, TITLE_MOST } from '#core/share-preview.ts'
import { openGraph, type OpenGraphPreview } from './preview.ts'

const GOOD_WIDTH = 1200
const GOOD_HEIGHT = 630
/** Facebook's guide to sharing images. */
const HEAVIEST = 8_000_000

/** Advice about a preview that does not affect the status. */
export function previewAdvice(
  page: PageFacts,
  preview: OpenGraphPreview,
  image: ShareEvidence['image'],
): string[] {
  const wanted = { 'twitter:card': 'how X shows it', 'og:type': 'what kind of page it is' }
  const absent = Object.entries(wanted).filter(([property]) => openGraph(page, property) === null)
  const noAlt = preview.image !== null && openGraph(page, 'og:image:alt') === null
  return [
    ...imageAdvice(image),
    ...tooLong('title', preview.product_title, TITLE_MOST),
    ...tooLong('description', preview.product_description, DESCRIPTION_MOST),
    ...absent.map(([property, meaning]) => `Add ${property}, which says ${meaning}.`),
    ...(noAlt ? ["Add og:image:alt, which describes the picture to people who can't see it."] : []),
  ]
}

function imageAdvice(image: ShareEvidence['image']): string[] {
  if (image === null) return []
  if ('failure' in image) return ["We couldn't open the picture to measure it."]
  const { width, height, bytes } = image
  const isSmall = width !== null && height !== null && (width < GOOD_WIDTH || height < GOOD_HEIGHT)
  return [
    ...(isSmall ? [`The picture is ${width} by ${height}. About 1200 by 630 looks best.`] : []),
    ...(bytes !== null && bytes > HEAVIEST ? ['The picture is over 8 MB, which is too heavy to share.'] : []),
  ]
}

const tooLong = (what: string, text: string | null, most: number): string[] =>
  text !== null && lengthOf(text) > most ? [`The ${what} is over ${most} characters and may be cut.`] : []
