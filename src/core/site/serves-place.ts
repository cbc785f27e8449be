import type { AnswersEvidence, ProfileEvidence } from '../evidence/owner.ts'

/** Industries whose customers may live anywhere (catalogues, section 1). */
const FROM_ANYWHERE: ReadonlySet<string> = new Set(['wholesale', 'media_technology', 'finance'])

/**
 * Whether the customers of a business live in a particular area: by the owner's answer (S-KW2), else by industry.
 * `null` when neither is known.
 */
export function servesPlace(answers: AnswersEvidence, profile: ProfileEvidence): boolean | null {
  const answer = answers['S-KW2']
  if (answer === 'yes') return true
  if (answer === 'no') return false
  return profile.industry === undefined ? null : !FROM_ANYWHERE.has(profile.industry)
}
