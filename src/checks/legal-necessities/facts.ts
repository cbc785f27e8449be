import { z } from 'zod'
import { SELLING } from '#core/selling.ts'
import { INFORMED_BY } from './cookie-information.ts'
import { ITEM_NAMES } from '#core/site/legal/items.ts'
import { FLAWS } from '#core/site/legal/not-enough.ts'
import { LEGAL_STATUSES } from './statuses.ts'

const address = z.string().nullable()

/** The facts of the legal check. Addresses are absolute, possibly with an anchor; `null` when there is none. */
export const legalFacts = z.object({
  privacyPolicy: address,
  /** A page (or linked section) of its own. A privacy policy's text about cookies is in `cookieInformation`. */
  cookiePolicy: address,
  termsAndConditions: address,
  returnsPolicy: address,
  /** No returns policy was found, and the terms, which many shops have it in, could not be read. */
  returnsMayBeInTerms: z.boolean().default(false),
  /** Where visitors are informed about cookies, a page of its own first. */
  cookieInformation: z.enum(INFORMED_BY).nullable(),
  /** What is linked as one of the items and does not suffice, with what is wrong; such an item's address above is `null`. */
  notEnough: z.array(z.object({ item: z.enum(ITEM_NAMES), url: z.string(), flaw: z.enum(FLAWS) })),
  legalStatus: z.enum([...LEGAL_STATUSES, 'unable_to_detect']),
  collectsPersonalInfo: z.boolean(),
  sellsOnline: z.enum(SELLING),
  /** Beside legal pages the website has its homepage alone: one footer to link them in. Absent: it has more, or in facts of an earlier revision. */
  isOnePage: z.literal(true).optional(),
})
export type LegalFacts = z.infer<typeof legalFacts>
