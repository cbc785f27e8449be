import { adminCalls } from './admin/admin.ts'
import { adsCalls } from './ads.ts'
import { analyticsCalls } from './analytics.ts'
import { answerCalls } from './answers.ts'
import { breachLookupCalls } from './breach-lookups.ts'
import type { WireOf } from './call.ts'
import { categoryCalls } from './categories.ts'
import { checkCalls } from './checks.ts'
import { connectionCalls } from './connections.ts'
import { exportCalls } from './export.ts'
import { firstJobCalls } from './first-job.ts'
import { fixCalls } from './fixes.ts'
import { googleProfileCalls } from './google-profile.ts'
import { handOverCalls } from './hand-overs.ts'
import { keywordLookupCalls } from './keyword-lookups.ts'
import { meCalls } from './me.ts'
import { messageCalls } from './messages.ts'
import { mediaCalls } from './media.ts'
import { onboardingCalls } from './onboarding.ts'
import { overrideCalls } from './overrides.ts'
import { overviewCalls } from './overview.ts'
import { planCalls } from './plan.ts'
import { profileCalls } from './profile.ts'
import { reportCalls } from './reports.ts'
import { resultCalls } from './results.ts'
import { rerunCalls } from './reruns.ts'
import { scanCalls } from './scans.ts'
import { subscriptionCalls } from './subscription.ts'
import { summaryCalls } from './summary.ts'
import { summaryImportCalls } from './summary-imports.ts'
import { signInCalls } from './sign-in.ts'
import { supportCalls } from './support.ts'
import { toolCalls } from './tools.ts'
import { wayOnlineCalls } from './way-online.ts'

/** Every call of the API by method and path (below `/api`). */
export const contract = {
  ...scanCalls,
  ...resultCalls,
  ...meCalls,
  ...mediaCalls,
  ...onboardingCalls,
  ...profileCalls,
  ...analyticsCalls,
  ...answerCalls,
  ...exportCalls,
  ...adminCalls,
  ...adsCalls,
  ...breachLookupCalls,
  ...categoryCalls,
  ...checkCalls,
  ...connectionCalls,
  ...firstJobCalls,
  ...fixCalls,
  ...googleProfileCalls,
  ...handOverCalls,
  ...keywordLookupCalls,
  ...messageCalls,
  ...overrideCalls,
  ...overviewCalls,
  ...planCalls,
  ...reportCalls,
  ...rerunCalls,
  ...subscriptionCalls,
  ...summaryCalls,
  ...summaryImportCalls,
  ...signInCalls,
  ...supportCalls,
  ...toolCalls,
  ...wayOnlineCalls,
}

export type Contract = { [Name in keyof typeof contract]: WireOf<(typeof contract)[Name]> }
