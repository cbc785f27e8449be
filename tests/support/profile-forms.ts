import { z } from 'zod'

/** The answer to a form that is refused. */
export const refusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

/** What an owner enters in My account and in Online presence. */
export const PERSON = {
  firstName: 'Mia',
  lastName: "O'Rose",
  email: 'mia@blue-wren.fixture',
  phone: '(02) 1234-5678',
  mobile: '0412345678',
}
export const CHANNELS = { facebook: 'bluewren', instagram: null, twitter: '', linkedin: '' }
