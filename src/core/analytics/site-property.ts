import { z } from 'zod'
import { bareHost } from '../address/urls.ts'

/** What tells whose website a property measures. */
interface Streams {
  hosts: readonly string[]
  /** Absent in evidence from before they were kept. */
  measurementIds?: readonly string[] | undefined
}

/** What is known of a website that a property may measure. */
export interface MeasuredSite {
  /** `null`: it has no address, or could not be read. */
  host: string | null
  /** Measurement ids on its pages: `G-…`. */
  tagIds: readonly string[]
}

/** The website's pages send their visits to this property. */
export const isTagged = ({ measurementIds = [] }: Streams, { tagIds }: MeasuredSite): boolean =>
  measurementIds.some((id) => tagIds.includes(id))

/** A stream of this property has the website's host, with or without `www.`. */
export const hasHost = ({ hosts }: Streams, { host }: MeasuredSite): boolean =>
  host !== null && hosts.some((one) => bareHost(one) === bareHost(host))

/** The facts of a result that name the measurement ids on a website's pages. */
const TaggedFacts = z.object({ tags: z.object({ ga4: z.array(z.string()) }) })

/** The measurement ids that a result's facts name; none in the facts of any other check. */
export function measurementIdsIn(facts: unknown): readonly string[] {
  const tagged = TaggedFacts.safeParse(facts)
  return tagged.success ? tagged.data.tags.ga4 : []
}
