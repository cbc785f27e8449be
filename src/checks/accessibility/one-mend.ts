import type { AccessibilityFacts } from '#core/evidence/visit.ts'

type Violation = AccessibilityFacts['violations'][number]

const CONTRAST = 'color-contrast'
const LINK_NAME = 'link-name'
const IMAGE_ALT = 'image-alt'
/** Steps of a selector by which a style is known; those before it say where on the page it is. */
const OF_STYLE = 2

/** What of a broken rule has one mend: its colours, and links that the description of the picture in them names. */
export const mendsOf = (
  violation: Violation,
  all: readonly Violation[],
): { kinds?: number; endsWith?: string } => ({
  ...(violation.id === CONTRAST ? { kinds: kindsOf(violation) } : {}),
  ...(violation.id === LINK_NAME && isAroundPictures(violation, all) ? { endsWith: IMAGE_ALT } : {}),
})

/** How many kinds of place it has, by the examples; one line of a style mends all of a kind. Where each example is of another kind, each place may be. */
function kindsOf({ nodes, examples }: Violation): number {
  const kinds = new Set(examples.map(({ selector }) => styleOf(selector))).size
  return kinds === examples.length ? nodes : kinds
}

const stepsOf = (selector: string): string[] => selector.split(/\s*>\s*/u)

/** Builders number what they repeat. */
const styleOf = (selector: string): string =>
  stepsOf(selector)
    .slice(-OF_STYLE)
    .join(' > ')
    .replace(/:nth-[a-z-]+\([^)]*\)|\d+/gu, '')

/** Whether every place is the link right around a picture without a description. */
function isAroundPictures({ nodes, examples }: Violation, all: readonly Violation[]): boolean {
  const pictures = all.find(({ id }) => id === IMAGE_ALT)?.examples ?? []
  return (
    nodes === examples.length &&
    examples.every(({ selector }) => pictures.some((picture) => isAround(selector, picture.selector)))
  )
}

/** Selectors name the last few steps alone: the picture's has one step fewer of those that both have. */
function isAround(link: string, picture: string): boolean {
  const around = stepsOf(picture).slice(0, -1)
  return around.length > 0 && stepsOf(link).slice(-around.length).join() === around.join()
}
