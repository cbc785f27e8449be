import type { Fix } from '#fixes/fix.ts'
import { withSheets } from './sheets-on-paper.ts'

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
const LETTER_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** The paper that is used in an IANA time zone: the survey names few countries, and the zone of those follows from them. */
export function paperOf(timeZone: string): Paper {
  const { timeZone: zone } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  return LETTER_COUNTRIES.some((country) => zonesOf(country).includes(zone)) ? 'Letter' : 'A4'
}

/** ECMA-402, `Intl.Locale.prototype.getTimeZones`, which TypeScript's library does not describe yet. */
type Region = Intl.Locale & { getTimeZones?: () => readonly string[] }

function zonesOf(country: string): readonly string[] {
  const region: Region = new Intl.Locale(`und-${country}`)
  return region.getTimeZones?.() ?? []
}

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
  /** It is looked at again by itself, and its owner has pages in Fettle: the product. The command line looks once. */
  isWatched?: boolean
  /** A4 unless said otherwise. */
  paper?: Paper
}

/** The ready-made fixes of a check; who has no pages in Fettle has its sheets as tables. */
export function fixesOf({ fixes, isWatched }: Presentation, check: string): readonly Fix[] {
  const made = fixes?.get(check) ?? []
  return isWatched ? made : withSheets(made)
}
