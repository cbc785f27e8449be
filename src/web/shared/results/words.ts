/** A text with a capital letter: "about 1 hour" as the start of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who does an item, on the card of the top priority. */
export const whoWords = (who: string): string => (who === 'You' ? 'You can do this yourself' : who)
