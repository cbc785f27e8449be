/** The colours that a status, or a part of what a result shows, is told by. */
const COLOURS = ['success', 'warning', 'error', 'info'] as const
type Colour = (typeof COLOURS)[number]

export const DISPLAYS = [...COLOURS, 'missing'] as const
/** How a status is shown. `missing` is every grey; {@link GreyKind} says which grey it is. */
export type Display = (typeof DISPLAYS)[number]

export const GREY_KINDS = ['missing', 'more_info', 'unable', 'review', 'not_relevant'] as const
/** The kinds of grey: something is absent, the owner is asked, we could not look, a review is advised, it does not apply. */
export type GreyKind = (typeof GREY_KINDS)[number]

export const BLOCK_TONES = [...COLOURS, 'grey'] as const
/** The tone of a part of a block. */
export type BlockTone = (typeof BLOCK_TONES)[number]

/** What a check declares for each status: one of the four colours, or one of the greys. */
export type Tone = Colour | GreyKind

const isColour = (tone: Tone): tone is Colour => COLOURS.some((colour) => colour === tone)

/** Splits a declared tone into the two fields of the report. */
export function displayOf(tone: Tone): { display: Display; greyKind: GreyKind | null } {
  return isColour(tone) ? { display: tone, greyKind: null } : { display: 'missing', greyKind: tone }
}
