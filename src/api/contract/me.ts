import { z } from 'zod'
import { NETWORKS } from '#core/address/networks.ts'
import { call, plainCall, confirmationShape } from './call.ts'

/** What may be given later, by the name of its field. */
export const LATER_FIELDS = ['website', 'businessName', 'businessAge', 'staffCount', ...NETWORKS] as const

/** The signed-in owner, as the web app needs them on every page. */
export const meShape = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  operator: z.boolean(),
  /** Nobody here has confirmed an address yet, and the start printed the one-time code for it, because no mail is sent. */
  hasCodeFromStart: z.boolean(),
  /** `AU`, `NZ` or `OTHER`; `null` until it is given. */
  country: z.string().nullable(),
  /** `null` before onboarding; without address and host the owner stated that there is no website. */
  website: z.object({ id: z.uuid(), address: z.string().nullable(), host: z.string().nullable() }).nullable(),
  onboarded: z.boolean(),
  /** What was not given yet; empty before onboarding. */
  skipped: z.array(z.enum(LATER_FIELDS)),
  tourSeen: z.boolean(),
  /** IANA name. */
  timeZone: z.string(),
  version: z.number().int(),
})

export const meCalls = {
  'GET /me': call({ ...plainCall, access: 'owner', summary: 'Who is signed in', answer: meShape }),
  'GET /session': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Who is signed in in this browser; nobody is no error',
    answer: z.object({ owner: meShape.nullable() }),
  }),
  'POST /me/tour-seen': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save that the tour was finished or dismissed',
    answer: confirmationShape,
  }),
}
