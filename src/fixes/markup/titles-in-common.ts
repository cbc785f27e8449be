import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { asPlainLine } from '../words.ts'
import { lettersOf } from './letters-of.ts'

/** What stands between the parts of a title. */
export const TITLE_SEPARATOR = /\s[-–—]+\s|\s*[|·•»]\s*/u
/** With fewer pages nothing stands on "most" of them. */
export const FEWEST_PAGES = 3
/** A shorter name begins too many hosts by chance. */
export const SHORTEST_NAME = 4

/** The parts that most titles of a website have, as written, the commonest first; none of a website with few pages. */
export function commonParts(pages: readonly PageFacts[]): string[] {
  const counts = new Map<string, { part: string; pages: number }>()
  for (const { title } of pages)
    for (const part of new Set(asPlainLine(title.text ?? '').split(TITLE_SEPARATOR))) {
      const known = counts.get(lettersOf(part))
      if (lettersOf(part) !== '') counts.set(lettersOf(part), { part, pages: (known?.pages ?? 0) + 1 })
    }
  return [...counts.values()]
    .filter((one) => one.pages >= FEWEST_PAGES && one.pages * 2 > pages.length)
    .toSorted((a, b) => b.pages - a.pages)
    .map(({ part }) => part)
}

/** A theme's name for one of its looks: "Glow Home 5", "Bakery Demo". */
const OF_A_THEME = /\b(?:(?:home(?: ?page)?|demo|layout|template|theme)\s*v?\d{1,2}|demo|theme|template)$/iu

/** The parts that most titles have and that are the name of a theme; never the business' own name. */
export const themeNames = (pages: readonly PageFacts[], name: string | null): string[] =>
  commonParts(pages).filter(
    (part) => OF_A_THEME.test(part) && (name === null || lettersOf(part) !== lettersOf(name)),
  )

/**
 * The name of a business that nothing else tells: what most titles have in common, if the website's address begins with it or the homepage has it for a
 * heading; a slogan or a theme's name has neither.
 */
export function nameByTitles(pages: readonly PageFacts[]): string | null {
  const [home] = pages
  if (!home) return null
  const host = lettersOf(bareHost(new URL(home.url).hostname).split('.', 1)[0] ?? '')
  const heads = [mainHeading(home), metaOf(home, 'og:site_name')].map(lettersOf)
  const name = commonParts(pages).find((part) => {
    const letters = lettersOf(part)
    return letters.length >= SHORTEST_NAME && (host.startsWith(letters) || heads.includes(letters))
  })
  return name === undefined || OF_A_THEME.test(name) ? null : name
}
