import type { LinksEvidence } from '../evidence/links.ts'

/** Addresses of pictures that do not load: they are put back, or removed, before anything else is asked of them. */
export const missingPictures = (links: LinksEvidence | undefined): ReadonlySet<string> =>
  new Set(
    (links?.targets ?? [])
      .filter(({ kind, outcome }) => kind === 'image' && outcome === 'broken')
      .map(({ url }) => url),
  )
