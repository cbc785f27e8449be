import type { TestApi } from './api.ts'

/** A form of onboarding as the web sends it, filled in by a florist. */
export const FLORIST = {
  website: 'blue-wren.fixture',
  mayCheck: true,
  businessName: 'Blue Wren Florist',
  industry: 'retail',
  subIndustry: 'gifts_and_toys',
  sector: 'consumers',
  country: 'AU',
  city: 'Sydney',
  businessAge: '3_5',
  staffCount: '1_4',
  savviness: 2,
  facebook: 'facebook.com/bluewrenflorist',
  instagram: null,
  twitter: '',
} as const

/** An owner who has completed onboarding. */
export async function onboarded(api: TestApi, changes: Readonly<Record<string, unknown>> = {}) {
  const owner = await api.owner()
  const { status, text } = await owner.post('/onboarding', { ...FLORIST, ...changes })
  if (status !== 202) throw new Error(`Onboarding was answered ${status}: ${text}`)
  return owner
}
