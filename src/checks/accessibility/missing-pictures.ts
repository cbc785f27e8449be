import type { PageFacts } from '#core/evidence/page.ts'
import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { saysGone } from '#core/says-gone.ts'

type Violations = AccessibilityFacts['violations']
type Example = Violations[number]['examples'][number]

const PICTURES = 'image-alt'
const SRC = /\ssrc="([^"]*)"/u

/** The addresses of what is not there. */
const missingIn = ({ requests }: VisitEvidence): ReadonlySet<string> =>
  new Set(requests.filter(({ status }) => saysGone(status)).map(({ url }) => url))

/** The homepage without the pictures that were not there in the visit: the worksheet has no line for them. */
export function withoutMissingImages(home: PageFacts, visit: VisitEvidence): PageFacts {
  const missing = missingIn(visit)
  return { ...home, images: home.images.filter(({ candidate, url }) => !missing.has(candidate ?? url ?? '')) }
}

/** The broken rules without the pictures that are not there: those are put back first, and are told with the broken links. */
export function withoutMissingPictures(visit: VisitEvidence, violations: Violations): Violations {
  const missing = missingIn(visit)
  if (missing.size === 0) return violations
  return violations
    .map((violation) =>
      violation.id === PICTURES ? withoutMissing(violation, visit.finalUrl, missing) : violation,
    )
    .filter(({ nodes }) => nodes > 0)
}

/**
 * Only a few of the pictures are kept as examples. Where all of those are missing nothing shows that the others are there: one file that is
 * missing often stands in many places.
 */
function withoutMissing(
  violation: Violations[number],
  page: string,
  missing: ReadonlySet<string>,
): Violations[number] {
  const examples = violation.examples.filter((example) => !missing.has(addressIn(example, page) ?? ''))
  const gone = violation.examples.length - examples.length
  return { ...violation, examples, nodes: gone > 0 && examples.length === 0 ? 0 : violation.nodes - gone }
}

/** The address of the picture that an example shows; `null` where it names none. */
function addressIn({ snippet }: Example, page: string): string | null {
  const src = SRC.exec(snippet)?.[1]?.replaceAll('&amp;', '&')
  return src !== undefined && URL.canParse(src, page) ? new URL(src, page).href : null
}
