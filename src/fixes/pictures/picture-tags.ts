import type { ImageFacts } from '#core/evidence/page.ts'
import type { FixEvidence } from '../fix.ts'
import { hasMenus, hostingOf } from '../hosting/hosting.ts'

const BLANK = /\[your /iu

/**
 * The tags of pictures as the pages are sent, by the address of each: what an owner of a website of files finds there. None where an editor writes the tags, and
 * none of a picture that has others elsewhere.
 */
export function pictureTags(evidence: FixEvidence): ReadonlyMap<string, string> {
  if (hasMenus(hostingOf(evidence))) return new Map()
  const found = new Map<string, Set<string | undefined>>()
  for (const { images } of evidence.pages?.pages ?? [])
    for (const { url, tag } of images)
      if (url !== null) found.set(url, (found.get(url) ?? new Set()).add(tag))
  return new Map(
    [...found].flatMap(([url, tags]) => {
      const [tag] = tags
      return tag === undefined || tags.size > 1 || BLANK.test(tag) ? [] : [[url, tag] as const]
    }),
  )
}

/** The picture with its tag as it is sent, not as scripts left it. */
export function withTag(picture: ImageFacts, tags: ReadonlyMap<string, string>): ImageFacts {
  const { tag: _, ...image } = picture
  const tag = tags.get(image.url ?? '')
  return tag === undefined ? image : { ...image, tag }
}
