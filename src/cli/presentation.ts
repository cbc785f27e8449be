import { gatheredValues } from '#checks/ready-made.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { readyMadeInTime } from '#server/ready-made-in-time.ts'
import { paperOf, type Presentation } from '#report/html/presentation.ts'
import type { Report } from '#report/schema.ts'
import { sayFault } from './say-fault.ts'

interface Scanned {
  report: Report
  profile: ProfileEvidence
  answers: AnswersEvidence
  evidence: EvidenceSoFar
}

/** What the report's page shows beside the results. */
export function presentation({ report, profile, answers, evidence }: Scanned): Presentation {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return {
    timeZone,
    ...(profile.businessName ? { businessName: profile.businessName } : {}),
    fixes: readyMadeInTime(
      report.checks,
      { evidence: gatheredValues(evidence), profile, answers, timeZone },
      { onFault: sayFault },
    ),
    paper: paperOf(timeZone),
  }
}
