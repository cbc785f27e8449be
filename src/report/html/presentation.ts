import type { Fix } from '#fixes/fix.ts'

/** A picture of ours or of the owner's, as a data address. */
export interface Logo {
  src: string
  /** In pixels. */
  width: number
  height: number
}

/** Sizes of paper that a report is printed on. */
export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]

/** The countries whose offices print on Letter (Unicode CLDR, `paperSize` US-Letter); all others use A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** The paper of an owner's country, which may not be known yet. */
export const paperOf = (country: string | null | undefined): Paper =>
  LETTER_COUNTRIES.has(country ?? '') ? 'Letter' : 'A4'

/** What the page shows beside the report itself. */
export interface Presentation {
  /** Shown in place of the website's host. */
  businessName?: string
  /** IANA time zone of the dates. */
  timeZone: string
  /** Whom the letter addresses. */
  firstName?: string
  /** The logo of the business. */
  logo?: Logo
  /** The ready-made fixes of checks, by the check's id. */
  fixes?: ReadonlyMap<string, readonly Fix[]>
  /** A4 unless said otherwise. */
  paper?: Paper
}

export const fixesOf = ({ fixes }: Presentation, check: string): readonly Fix[] => fixes?.get(check) ?? []
