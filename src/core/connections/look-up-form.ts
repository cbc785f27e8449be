import { z } from 'zod'
import { MOST_TYPED_EMAIL } from '../owner-input/email-length.ts'

/** Addresses that an owner may have looked up (checks, data breach check). */
export const MOST_ADDRESSES = 5

/** What the owner ticks with each look-up (decisions, section 16). */
export const PERMISSION = 'This is my address, or I have permission to check it.'

/** The form of a look-up in known breaches; what is a right address is decided by `emailAddress`. */
export const lookUpForm = z.strictObject({
  email: z.string().max(MOST_TYPED_EMAIL),
  permitted: z.literal(true, 'Tick that it’s yours, or that you may check it'),
})
