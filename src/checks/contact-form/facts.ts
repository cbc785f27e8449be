import { z } from 'zod'

/** The facts of the contact form check. */
export const contactFormFacts = z.object({
  /** Address of the page with the form; `null` when there is none. */
  page: z.string().nullable(),
  /** `embedded`: the form of another service, whose fields we cannot read. */
  kind: z.enum(['form', 'embedded']).nullable(),
  /** Where a form would belong, on a website without one: a page for getting in touch, or the heading of such a part of the homepage. */
  place: z.object({ page: z.string(), part: z.string().nullable() }).nullable().default(null),
  /** A form that is there, and that its page's own rule (`form-action`) keeps from sending to `host`; the rule as it is, and as it has to be. */
  blocked: z
    .object({ page: z.string(), host: z.string(), rule: z.string(), newRule: z.string() })
    .nullable()
    .default(null),
  /** A form that is there, and has an email address where the web address belongs that it sends to. */
  misaddressed: z.object({ page: z.string(), address: z.string() }).nullable().default(null),
  /** A rule (`form-action`) of a website without a form that a form to a service would need its host in; `null` where there is none, or forms send to the website itself. */
  ownRule: z.string().nullable().default(null),
  /** The form service, booking service or form builder, when it is known. */
  builder: z.string().nullable(),
  /** Labels of the form's fields, as visitors read them. */
  fields: z.array(z.string()),
  /** Its points (5 are enough); `null` for an embedded form. */
  score: z.number().nullable(),
  advice: z.array(z.string()),
  /** Up to 20 each. */
  emailLinks: z.array(z.string()),
  phoneLinks: z.array(z.string()),
  otherWays: z.object({ chat: z.boolean(), booking: z.boolean() }),
})
export type ContactFormFacts = z.infer<typeof contactFormFacts>
