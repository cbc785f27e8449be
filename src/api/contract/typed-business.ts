import { z } from 'zod'

/** As typed; the form's own rules and messages decide what is allowed (`core/owner-input`). */
export const typed = z.string().optional()
/** The same with a tick "I don't have one" beside it, which is `null`. */
export const typedOrNone = z.string().nullable().optional()

/** What a form asks about the business. */
export const typedBusiness = {
  businessName: typedOrNone,
  industry: typed,
  subIndustry: typedOrNone,
  sector: typed,
  country: typed,
  city: typed,
  businessAge: typedOrNone,
  staffCount: typedOrNone,
  savviness: z.number().optional(),
  /** The browser's time zone, as an IANA name; used where the city and country have none. */
  timeZone: typed,
}

/** What a form asks about accounts on social networks. */
export const typedChannels = {
  facebook: typedOrNone,
  instagram: typedOrNone,
  twitter: typedOrNone,
  linkedin: typedOrNone,
}
