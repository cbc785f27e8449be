import type { WireOf } from './call.ts'
import { meCalls } from './me.ts'
import { onboardingCalls } from './onboarding.ts'
import { profileCalls } from './profile.ts'
import { resultCalls } from './results.ts'
import { scanCalls } from './scans.ts'

/** Every call of the API by method and path (below `/api`). */
export const contract = { ...scanCalls, ...resultCalls, ...meCalls, ...onboardingCalls, ...profileCalls }

export type Contract = { [Name in keyof typeof contract]: WireOf<(typeof contract)[Name]> }
