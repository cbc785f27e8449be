import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'

type Violations = AccessibilityFacts['violations']
type Example = Violations[number]['examples'][number]

const PICTURES = 'image-alt'
const SRC = /\ssrc="([^"]*)"/u

/** The broken rules without the pictures that are not there: those are put back first, and are told with the broken links. */
export function withoutMissingPictures(visit: VisitEvidence, violations: Violations): Violations {
  const missing = new Set(
    visit.requests.filter(({ status }) => status === 404 || status === 410).map(({ url }) => url),
  )
  if (missing.size === 0) return violations
  return violations
    .map((violation) =>
      violation.id === PICTURES ? withoutMissing(violation, visit.finalUrl, missing) : violation,
    )
    .filter(({ nodes }) => nodes > 0)
}

function withoutMissing(
  violation: Violations[number],
  page: string,
  missing: ReadonlySet<string>,
): Violations[number] {
  const examples = violation.examples.filter((example) => !missing.has(addressIn(example, page) ?? ''))
  return { ...violation, examples, nodes: violation.nodes - violation.examples.length + examples.length }
}

/** The address of the picture that an example shows; `null` where it names none. */
function addressIn({ snippet }: Example, page: string): string | null {
  const src = SRC.exec(snippet)?.[1]?.replaceAll('&amp;', '&')
  return src !== undefined && URL.canParse(src, page) ? new URL(src, page).href : null
}
