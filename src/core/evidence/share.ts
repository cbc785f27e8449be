import type { Failure } from '../reasons.ts'
import type { PageFacts } from './page.ts'

/** The properties that give a page's picture for sharing (ogp.me), in the order in which we read them. */
export const SHARE_PICTURE_PROPERTIES = ['og:image', 'og:image:secure_url', 'og:image:url'] as const

/** The page the owner named, and the picture it offers for sharing. */
export interface ShareEvidence {
  /** `null`: the owner named none. */
  url: string | null
  /** `other_site`: not on this website. `missing`: 404 or 410. */
  kind: 'none' | 'other_site' | 'missing' | 'page'
  status?: number
  page?: PageFacts
  image:
    | {
        url: string
        status: number
        type: string
        width: number | null
        height: number | null
        bytes: number | null
      }
    | { url: string; failure: Failure }
    | null
}
