import { homepageVisits } from '../browser/homepage-visit.ts'
import type { Gatherer } from '../context.ts'

/** Visits the homepage on a phone. */
export const gatherMobileVisit: Gatherer<'mobileVisit'> = async (context) => {
  const { evidence } = await homepageVisits(context).visit('mobile')
  context.progress('visit', 1, 2)
  return evidence
}
