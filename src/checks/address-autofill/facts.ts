import { z } from 'zod'
import { ADDRESS_PARTS } from './fields.ts'

/** The address fields found, and the service that looks addresses up. */
export const facts = z.object({
  pages: z.array(
    z.object({
      url: z.string(),
      fields: z.array(
        z.object({
          name: z.string(),
          /** As written; `null` when there is none. */
          autocomplete: z.string().nullable(),
          /** The part of an address that the field asks for. */
          predicted: z.enum(ADDRESS_PARTS),
          /** It is chosen from a list. Absent in results of earlier revisions. */
          isList: z.literal(true).optional(),
        }),
      ),
    }),
  ),
  service: z.string().nullable(),
})
