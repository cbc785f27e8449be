/** Phrases of parked, suspended and waiting sites (decisions: reachability gate, step 5). */
const PHRASES =
  /\b(?:domain is for sale|buy this domain|this domain is parked|coming soon|under construction|opening soon|account suspended|website expired|password protected store)\b/iu

const FEW_WORDS = 150
const FEW_LINKS = 5

/** What the homepage shows: its title and visible text, its visible words, its links to pages of the same site. */
export interface HoldingView {
  text: string
  words: number
  internalLinks: number
}

/** True for a page that says it is not there yet, or not any more, and has little else. */
export const isNotPublished = ({ text, words, internalLinks }: HoldingView): boolean =>
  words < FEW_WORDS && internalLinks < FEW_LINKS && PHRASES.test(text)
