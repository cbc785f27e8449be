import { homepageVisits } from '../browser/homepage-visit.ts'
import type { Gatherer } from '../context.ts'

/** Visits the homepage on a computer. */
export const gatherDesktopVisit: Gatherer<'desktopVisit'> = async (context) => {
  const { evidence } = await homepageVisits(context).visit('desktop')
  context.progress('visit', 2, 2)
  return evidence
}
