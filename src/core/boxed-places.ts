import { withoutFragment } from './address/urls.ts'
import type { Block, Picture } from './block.ts'
import type { VisitEvidence } from './evidence/visit.ts'
import { type PageProblem, pictureOfPage } from './picture-of-page.ts'

const MOST_PICTURES = 3
const TITLE = 'Where they are on your homepage'
const SHOWN = {
  desktop: { first: 'Your homepage on a computer', below: 'Further down on a computer' },
  mobile: { first: 'Your homepage on a phone', below: 'Further down on a phone' },
} as const

interface Visits {
  desktopVisit?: VisitEvidence | undefined
  mobileVisit?: VisitEvidence | undefined
}

/**
 * The links and pictures of the homepage that a result names, boxed on pictures of it: as on a computer, where a menu is open, else as on
 * a phone. `words` has what is wrong with each, by its address without a fragment. Nothing where none of them is visible there.
 */
export function boxedPlaces(
  { desktopVisit, mobileVisit }: Visits,
  words: ReadonlyMap<string, string>,
): Block[] {
  const pictures = [desktopVisit, mobileVisit].map((visit) => (visit ? picturesOf(visit, words) : []))
  const shown = pictures.find((some) => some.length > 0) ?? []
  return shown.length === 0 ? [] : [{ kind: 'pictures', title: TITLE, pictures: shown }]
}

function picturesOf(
  { placedLinks = [], notOwnersPage, ...visit }: VisitEvidence,
  words: ReadonlyMap<string, string>,
): Picture[] {
  if (notOwnersPage) return []
  const problems = placedLinks.flatMap(({ url, spot, inMenu = false }): PageProblem[] => {
    const text = words.get(withoutFragment(url))
    return text === undefined ? [] : [{ text: inMenu ? `In the menu that opens here: ${text}` : text, spot }]
  })
  return picturesOfHome(visit, problems)
}

/** The pictures of the homepage that show a problem, with the first screen before the others. */
export function picturesOfHome(
  { device, screenshot, closeUps = [] }: Pick<VisitEvidence, 'device' | 'screenshot' | 'closeUps'>,
  problems: readonly PageProblem[],
): Picture[] {
  const frame = device === 'mobile' ? 'phone' : 'desktop'
  return [
    { shot: screenshot, alt: SHOWN[device].first },
    ...closeUps.map((shot) => ({ shot, alt: SHOWN[device].below })),
  ]
    .flatMap(({ shot, alt }) => (shot ? [pictureOfPage(shot, { frame, alt }, problems)] : []))
    .filter(({ marks }) => marks !== undefined)
    .slice(0, MOST_PICTURES)
}
