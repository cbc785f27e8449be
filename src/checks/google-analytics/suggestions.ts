import { z } from 'zod'
import { suggestFrom, yesIf } from '#core/survey/suggest.ts'

const MeasuringTags = z.object({ tags: z.object({ ga4: z.array(z.string()), ua: z.array(z.string()) }) })

/** Suggests that there is an account, where its tag was found. */
export const suggestions = {
  'S-GA1': suggestFrom(MeasuringTags, ({ tags }) => yesIf(tags.ga4.length + tags.ua.length > 0)),
}
