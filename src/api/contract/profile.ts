import { z } from 'zod'
import { preferencesSchema } from '#core/owner-input/preferences.ts'
import { call, plainCall } from './call.ts'
import { typed, typedBusiness, typedChannels, typedOrNone } from './typed-business.ts'

/**
 * Raised by every save of any form of the profile. A form is saved with the version it was read at: when something else was
 * saved since, the answer is 409 `changed_elsewhere`, with the newer form in `current`.
 */
const version = z.number().int()
const saved = z.object({ message: z.string(), version })

const businessInfo = z.object({
  version,
  businessName: z.string().nullable(),
  industry: z.string().nullable(),
  subIndustry: z.string().nullable(),
  sector: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  businessAge: z.string().nullable(),
  staffCount: z.string().nullable(),
  savviness: z.number().int(),
})

const myAccount = z.object({
  version,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  /** `false`: signs in by a provider or a passkey only. */
  hasPassword: z.boolean(),
})

/** With neither, the channel is not given yet. */
const channel = z.object({ handle: z.string().nullable(), none: z.boolean() })

const onlinePresence = z.object({
  version,
  /** Once it is set, only the operator changes it. */
  website: z.string().nullable(),
  mayCheck: z.boolean(),
  facebook: channel,
  instagram: channel,
  twitter: channel,
  linkedin: channel,
})

const preferences = z.object({ version, ...preferencesSchema.shape })

export const profileCalls = {
  'GET /profile/business-info': call({
    ...plainCall,
    access: 'owner',
    summary: 'The business information of the owner',
    answer: businessInfo,
  }),
  'PUT /profile/business-info': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save the business information',
    body: z.strictObject({
      version,
      ...typedBusiness,
    }),
    answer: saved,
  }),
  'GET /profile/my-account': call({
    ...plainCall,
    access: 'owner',
    summary: 'Personal details',
    answer: myAccount,
  }),
  'PUT /profile/my-account': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save personal details',
    body: z.strictObject({
      version,
      firstName: typed,
      lastName: typed,
      email: typed,
      phone: typed,
      mobile: typed,
    }),
    answer: saved.extend({
      /** Another address was given. It is not saved here: `POST /api/auth/change-email` asks for the password and confirms it by mail. */
      emailToConfirm: z.string().nullable(),
    }),
  }),
  'GET /profile/online-presence': call({
    ...plainCall,
    access: 'owner',
    summary: 'Website and social channels',
    answer: onlinePresence,
  }),
  'PUT /profile/online-presence': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save social channels, and a first website',
    body: z.strictObject({
      version,
      /** Only where there is none yet; `null`: still none. */
      website: typedOrNone,
      mayCheck: z.boolean().optional(),
      ...typedChannels,
    }),
    answer: saved,
  }),
  'GET /profile/my-preferences': call({
    ...plainCall,
    access: 'owner',
    summary: 'Which mails the owner wants',
    answer: preferences,
  }),
  'PUT /profile/my-preferences': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save which mails the owner wants',
    body: z.strictObject({ version, ...preferencesSchema.shape }),
    answer: saved,
  }),
}
