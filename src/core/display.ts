/** How a status is shown. `missing` is every grey; {@link GreyKind} says which grey it is. */
export type Display = 'success' | 'warning' | 'error' | 'info' | 'missing'

/** The kinds of grey: something is absent, the owner is asked, we could not look, a review is advised, it does not apply. */
export type GreyKind = 'missing' | 'more_info' | 'unable' | 'review' | 'not_relevant'

/** What a check declares for each status: one of the four colours, or one of the greys. */
export type Tone = Exclude<Display, 'missing'> | GreyKind

const COLOURS: ReadonlySet<string> = new Set(['success', 'warning', 'error', 'info'])

const isColour = (tone: Tone): tone is Exclude<Display, 'missing'> => COLOURS.has(tone)

/** Splits a declared tone into the two fields of the report. */
export function displayOf(tone: Tone): { display: Display; greyKind: GreyKind | null } {
  return isColour(tone) ? { display: tone, greyKind: null } : { display: 'missing', greyKind: tone }
}
