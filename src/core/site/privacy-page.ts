import type { PageFacts } from '../evidence/page.ts'
import { isLegalText, ITEMS, type LegalItem } from './legal/items.ts'
import { lastSegment, namesPhrase, segmentNames, titleParts } from './phrases.ts'

/**
 * Whether a page is a privacy or cookie policy: by its name and its text. What such a page names is often a sentence that every website of one builder
 * has ("payment details such as your PayPal account"), and says nothing of this business.
 */
export const isPrivacyPage = (page: PageFacts): boolean =>
  [ITEMS.privacy, ITEMS.cookies].some(
    (item) => isNamed(page, item) && isLegalText(item, page.text.mainWords, page.text.main),
  )

function isNamed({ url, title, headings }: PageFacts, { phrases }: LegalItem): boolean {
  const heading = headings.find(({ level, hidden, text }) => level === 1 && !hidden && text !== '')
  return (
    segmentNames(lastSegment(url), phrases) ||
    [...titleParts(title.text ?? ''), heading?.text ?? ''].some((text) => namesPhrase(text, phrases))
  )
}
