import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { businessOf } from '#fixes/business.ts'
import { draftLines, tagManagerLines } from './blocks.ts'
import type { LegalFindings } from './legal-findings.ts'
import { blankLines } from './unfilled-pages.ts'
import { AUSTRALIAN_ADVICE, industryAdvice } from './words.ts'

interface Asked {
  pages: PagesEvidence
  profile: ProfileEvidence
  answers: AnswersEvidence
}

/** What to do beside what is missing. */
export const legalAdvice = (findings: LegalFindings, asked: Asked): string[] => [
  ...draftLines(findings),
  ...blankLines(findings),
  ...tagManagerLines(findings),
  ...adviceForIndustry(asked),
]

function adviceForIndustry(asked: Asked): string[] {
  const { industry = '' } = asked.profile
  const advice = industryAdvice[industry]
  if (advice === undefined) return []
  return AUSTRALIAN_ADVICE.has(industry) && !mayBeInAustralia(asked) ? [] : [advice]
}

/** The owner's word decides; without it, a website that shows another country. */
function mayBeInAustralia({ pages, profile, answers }: Asked): boolean {
  if (profile.country !== undefined) return profile.country === 'AU'
  const { country, abroad } = businessOf({ evidence: { pages }, profile, answers })
  return abroad === null && country !== 'NZ'
}
