import { z } from 'zod'
import { suggestFrom } from '#core/survey/suggest.ts'

const Autofill = z.object({ pages: z.array(z.object({ url: z.string() })), service: z.string().nullable() })

/** Suggests that addresses are looked up, where such a service was found with a form. */
export const suggestions = {
  'S-ADDR1': suggestFrom(Autofill, ({ pages, service }) => {
    const page = pages[0]
    return page && service !== null ? [{ value: 'lookup', at: page.url }] : []
  }),
}
