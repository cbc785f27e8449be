import type { Boxed } from '#core/boxed.ts'
import { withoutFragment } from '#core/address/urls.ts'
import { boxedPlaces } from '#core/boxed-places.ts'
import { missingPictures } from '#core/site/missing-pictures.ts'
import { factsAs } from '#fixes/facts.ts'
import { factsSchema } from './facts.ts'
import { withoutDescription } from './rules/pictures.ts'

const RULE = 'image-alt-missing'
const NO_DESCRIPTION = 'A picture without a description'

/** The pictures of the homepage without a description. */
export const boxed: Boxed = {
  evidence: ['pages', 'links', 'desktopVisit', 'mobileVisit'],
  blocks(found, { pages, links, ...visits }) {
    const rule = factsAs(factsSchema, found)?.rules.find(({ id }) => id === RULE)
    const home = pages?.pages[0]
    if (!home || rule?.outcome !== 'failed') return []
    return boxedPlaces(
      visits,
      new Map(
        withoutDescription(home, missingPictures(links)).flatMap(({ url }) =>
          url === null ? [] : [[withoutFragment(url), NO_DESCRIPTION] as const],
        ),
      ),
    )
  },
}
