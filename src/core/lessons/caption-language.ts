/** The tag of a language that nobody knows (BCP 47: undetermined). */
const UNKNOWN = 'und'

/** The tag of a language as BCP 47 has it: `en_AU` is `en-AU`. What is no tag is unknown: a browser would throw at its name. */
export function languageTag(locale: string): string {
  try {
    return new Intl.Locale(locale.trim().replaceAll('_', '-')).baseName
  } catch (error) {
    if (error instanceof RangeError) return UNKNOWN
    throw error
  }
}

const NAMES = new Intl.DisplayNames('en-AU', { type: 'language' })

/** What captions are called in the menu of a video, by the tag of their language: `Australian English`. */
export const captionsName = (tag: string): string => (tag === UNKNOWN ? 'Captions' : (NAMES.of(tag) ?? tag))
