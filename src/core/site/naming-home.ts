import type { PageFacts } from '../evidence/page.ts'
import { ALIKE, shareOf } from './alike.ts'
import { placeOfPage } from './page-place.ts'

/** Fewer pages may name the homepage on purpose, as former pages of a website that was shortened (seo-rules, rule 91). */
const SEVERAL = 3

/**
 * The pages with texts of their own that name the homepage as their main address, as a line does that was copied with the head of the page. None where
 * they are fewer than three.
 */
export function namingHome(pages: readonly PageFacts[], home: PageFacts): PageFacts[] {
  const root = placeOfPage(home.url)
  const naming = pages.filter(
    (page) =>
      placeOfPage(page.url) !== root &&
      placeOfPage(canonicalOf(page) ?? '') === root &&
      (page.rendered || !page.thin) &&
      shareOf(page.sketch, home.sketch) < ALIKE,
  )
  return naming.length >= SEVERAL ? naming : []
}

const canonicalOf = ({ relations }: PageFacts): string | null =>
  relations.find(({ rel, url }) => rel === 'canonical' && url !== null)?.url ?? null
