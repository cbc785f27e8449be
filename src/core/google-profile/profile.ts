import { z } from 'zod'
import { VERIFICATIONS } from '../evidence/accounts.ts'
import { openingPeriod, specialDay } from './week-schema.ts'

/** What an owner can change in the profile, in the order of its tabs. */
export const PROFILE_FIELDS = ['title', 'description', 'website', 'hours', 'specialHours', 'phones'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Whether the profile says that the business is open at all. */
export const OPEN_STATES = ['open', 'closed_temporarily', 'closed_permanently'] as const

/** What Fettle keeps of a business profile on Google. */
export const googleProfile = z.object({
  /** Google's name of the location: `accounts/1/locations/2`. */
  locationId: z.string(),
  title: z.string(),
  /** The main category. */
  category: z.string().nullable(),
  otherCategories: z.array(z.string()),
  description: z.string(),
  website: z.string().nullable(),
  /** The main number first. */
  phones: z.array(z.string()),
  /** Lines of the address that people see; empty for a business that only visits its customers. */
  address: z.array(z.string()),
  /** Country of the address, ISO 3166; `null`: not known. */
  country: z.string().nullable(),
  /** Places that the business travels to. */
  serviceArea: z.array(z.string()),
  hours: z.array(openingPeriod),
  specialHours: z.array(specialDay),
  openState: z.enum(OPEN_STATES),
  verification: z.enum(VERIFICATIONS),
  /** `null`: Google did not say. */
  photos: z.number().int().min(0).nullable(),
  /** When the newest photo was added, ISO 8601; `null`: none, or not known. */
  newestPhotoAt: z.string().nullable(),
  /** Changes that Google has yet to accept, and what people see until then: empty for nothing, `null` where that is not known. */
  pending: z.array(z.object({ field: z.enum(PROFILE_FIELDS), shown: z.string().nullable() })),
  /** Google is reviewing a change; it does not always say which. */
  hasPendingEdits: z.boolean(),
  mapsUrl: z.string().nullable(),
})
export type GoogleProfile = z.infer<typeof googleProfile>

const reply = z.object({ text: z.string(), at: z.string().nullable() })

const review = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.number().int().min(1).max(5),
  /** Empty: stars only. */
  text: z.string(),
  at: z.string(),
  reply: reply.nullable(),
})
export type GoogleReview = z.infer<typeof review>

/** What Fettle keeps of a profile's reviews, the newest first. */
export const googleReviews = z.object({
  /** `false`: Google shows reviews of verified profiles only. */
  areShown: z.boolean(),
  average: z.number().min(0).max(5).nullable(),
  total: z.number().int().min(0),
  /** The newest of them; fewer than `total` where there are very many. */
  reviews: z.array(review),
})
export type GoogleReviews = z.infer<typeof googleReviews>
