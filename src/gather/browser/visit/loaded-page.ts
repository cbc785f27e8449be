import type { RequestFacts } from '#core/evidence/visit.ts'
import type { Overlay } from '../in-page/overlay.ts'

/** The page after Lighthouse has observed its load. */
export interface LoadedPage {
  html: string
  /** Start of the visible text. */
  text: string
  asksPassword: boolean
  /** What covered over half of the screen before anything was scrolled. */
  overlay: Overlay | null
  requests: RequestFacts[]
  globals: string[]
  /** Version texts in the order of `LIBRARIES`. */
  versions: (string | null)[]
  cookies: { name: string; domain: string; secure: boolean; httpOnly: boolean; sameSite: string | null }[]
}
