import { findCandidates } from '#core/site/find-page.ts'
import { namesPhrase, phraseList, segmentNames } from '#core/site/phrases.ts'
import type { SiteIndex } from '#core/site/site-index.ts'

/** With the word by which a form's own link to a policy is known. */
const NAMES = phraseList([
  'privacy',
  'privacy policy',
  'privacy statement',
  'privacy notice',
  'privacy and cookies',
])

/** Whether the website has a privacy policy that a form can link to. */
export const hasPrivacyPolicy = (index: SiteIndex): boolean =>
  findCandidates(index, {
    names: (words) => namesPhrase(words, NAMES),
    segmentNames: (segment) => segmentNames(segment, NAMES),
  }).some(({ content }) => content.kind !== 'gone')
