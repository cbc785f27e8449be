import { z } from 'zod'

/** The preview of a shared link to the page: which of the four parts it has (`null`: no page was looked at), and their text. */
export const facts = z.object({
  page: z.string().nullable(),
  features: z.object({
    image: z.boolean().nullable(),
    web_address: z.boolean().nullable(),
    product_title: z.boolean().nullable(),
    product_description: z.boolean().nullable(),
  }),
  values: z.object({
    image: z.string().nullable(),
    web_address: z.string().nullable(),
    product_title: z.string().nullable(),
    product_description: z.string().nullable(),
  }),
})
