import { homepageVisits } from '../browser/homepage-visit.ts'
import type { Gatherer } from '../context.ts'

/** What the homepage loaded on a phone, from the mobile visit. */
export const gatherLoaded: Gatherer<'loaded'> = async (context) => await homepageVisits(context).loaded()
