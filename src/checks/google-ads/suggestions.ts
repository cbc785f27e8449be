import { z } from 'zod'
import { suggestFrom, yesIf } from '#core/survey/suggest.ts'

const AdsTags = z.object({ tagIds: z.array(z.string()) })

/** Suggests that there is an account, where its tag was found. */
export const suggestions = {
  'S-ADS1': suggestFrom(AdsTags, ({ tagIds }) => yesIf(tagIds.length > 0)),
}
