import { type Candidate, findCandidates } from '#core/site/find-page.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { aboutSearch } from './names.ts'

/** Least words of an About page: a higher limit missed real pages of 73 and 76 words. */
const ENOUGH_WORDS = 30

export interface FoundAbout {
  /** The About page or section; one that is linked and could not be opened counts as found. */
  found: Candidate | null
  /** A page of that name with too few words of its own. */
  nearlyEmpty: Candidate | null
}

/** Finds a page or homepage section about who runs the business. */
export function findAbout(index: SiteIndex): FoundAbout {
  const candidates = findCandidates(index, aboutSearch(index)).filter(
    ({ content }) => content.kind !== 'document' && content.kind !== 'gone',
  )
  return {
    found: candidates.find(saysEnough) ?? null,
    nearlyEmpty: candidates.find(({ content }) => content.kind === 'page') ?? null,
  }
}

/** Words of a candidate's own text; `null` when it was not read. */
export const wordCount = ({ content }: Candidate): number | null =>
  'words' in content ? content.words : null

const saysEnough = (candidate: Candidate): boolean => (wordCount(candidate) ?? ENOUGH_WORDS) >= ENOUGH_WORDS
