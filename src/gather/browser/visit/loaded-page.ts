import type { RequestFacts } from '#core/evidence/visit.ts'

/** The page after Lighthouse has observed its load. */
export interface LoadedPage {
  html: string
  /** Start of the visible text. */
  text: string
  asksPassword: boolean
  requests: RequestFacts[]
  globals: string[]
  /** Version texts in the order of `LIBRARIES`. */
  versions: (string | null)[]
  cookies: { name: string; domain: string; secure: boolean; httpOnly: boolean; sameSite: string | null }[]
}
