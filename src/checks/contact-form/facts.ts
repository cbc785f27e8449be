import { z } from 'zod'

/** What the contact form check knows. */
export const contactFormFacts = z.object({
  /** Address of the page with the form; `null` when there is none. */
  page: z.string().nullable(),
  /** `embedded`: the form of another service, whose inside we cannot read. */
  kind: z.enum(['form', 'embedded']).nullable(),
  /** The form service, booking service or form builder, when it is known. */
  builder: z.string().nullable(),
  /** What the form asks for, as visitors read it. */
  fields: z.array(z.string()),
  /** How much speaks for it (5 is enough); `null` for an embedded form. */
  score: z.number().nullable(),
  advice: z.array(z.string()),
  /** Up to 20 each. */
  emailLinks: z.array(z.string()),
  phoneLinks: z.array(z.string()),
  otherWays: z.object({ chat: z.boolean(), booking: z.boolean() }),
})
export type ContactFormFacts = z.infer<typeof contactFormFacts>
