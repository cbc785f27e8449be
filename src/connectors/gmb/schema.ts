import { z } from 'zod'
import { WEEKDAYS } from '#core/google-profile/weekdays.ts'

// Answers of Google, strict about what is used here and open for the rest.

const LONGEST = 10_000
const text = z.string().max(LONGEST)
const name = (pattern: RegExp) => z.string().max(200).regex(pattern)

export const profileAccountsAnswer = z.object({
  accounts: z
    .array(z.object({ name: name(/^accounts\/[\w-]+$/u), accountName: text.optional() }))
    .max(1_000)
    .default([]),
  nextPageToken: text.optional(),
})

const timeOfDay = z.object({
  hours: z.number().int().min(0).max(24).default(0),
  minutes: z.number().int().min(0).max(59).default(0),
})
export type TimeAnswer = z.infer<typeof timeOfDay>

const day = z.enum(WEEKDAYS)
const period = z.object({ openDay: day, openTime: timeOfDay, closeDay: day, closeTime: timeOfDay })
export type PeriodAnswer = z.infer<typeof period>

const date = z.object({
  year: z.number().int().min(1).max(9_999),
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
})
export type DateAnswer = z.infer<typeof date>

const specialPeriod = z.object({
  startDate: date,
  openTime: timeOfDay.optional(),
  closeTime: timeOfDay.optional(),
  closed: z.boolean().optional(),
})
export type SpecialPeriodAnswer = z.infer<typeof specialPeriod>

const category = z.object({ displayName: text.optional() })

const place = z.object({ placeName: text.optional() })

/** A location with the fields of `PROFILE_MASK`; Google leaves out what is empty. */
export const locationAnswer = z.object({
  name: name(/^locations\/[\w-]+$/u),
  title: text.default(''),
  phoneNumbers: z
    .object({ primaryPhone: text.optional(), additionalPhones: z.array(text).max(20).optional() })
    .optional(),
  websiteUri: text.optional(),
  categories: z
    .object({
      primaryCategory: category.optional(),
      additionalCategories: z.array(category).max(50).optional(),
    })
    .optional(),
  storefrontAddress: z
    .object({
      addressLines: z.array(text).max(20).optional(),
      locality: text.optional(),
      administrativeArea: text.optional(),
      postalCode: text.optional(),
      regionCode: text.optional(),
    })
    .optional(),
  serviceArea: z
    .object({
      places: z.object({ placeInfos: z.array(place).max(100).optional() }).optional(),
      regionCode: text.optional(),
    })
    .optional(),
  regularHours: z.object({ periods: z.array(period).max(200).optional() }).optional(),
  specialHours: z.object({ specialHourPeriods: z.array(specialPeriod).max(1_000).optional() }).optional(),
  profile: z.object({ description: text.optional() }).optional(),
  openInfo: z.object({ status: z.string().max(100).optional() }).optional(),
  metadata: z.object({ hasPendingEdits: z.boolean().optional(), mapsUri: text.optional() }).optional(),
})
export type LocationAnswer = z.infer<typeof locationAnswer>

export const profileLocationsAnswer = z.object({
  locations: z.array(locationAnswer).max(100).default([]),
  nextPageToken: text.optional(),
})

/** What people see now, and which fields wait for Google. */
export const updatedAnswer = z.object({
  location: locationAnswer.optional(),
  pendingMask: text.optional(),
})

export const voiceAnswer = z.object({
  hasVoiceOfMerchant: z.boolean().default(false),
  verify: z.object({ hasPendingVerification: z.boolean().optional() }).optional(),
  waitForVoiceOfMerchant: z.object({}).optional(),
  complyWithGuidelines: z.object({}).optional(),
  resolveOwnershipConflict: z.object({}).optional(),
})
export type VoiceAnswer = z.infer<typeof voiceAnswer>

const count = z.number().int().min(0).max(10_000_000)
const moment = z.iso.datetime({ offset: true })

export const profileMediaAnswer = z.object({
  mediaItems: z
    .array(z.object({ createTime: moment.optional() }))
    .max(2_500)
    .default([]),
  totalMediaItemCount: count.default(0),
})

const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const

export const reviewsAnswer = z.object({
  reviews: z
    .array(
      z.object({
        reviewId: name(/^[\w-]+$/u),
        reviewer: z.object({ displayName: text.optional(), isAnonymous: z.boolean().optional() }).optional(),
        starRating: z.enum(STARS).transform((word) => STARS.indexOf(word) + 1),
        comment: text.optional(),
        createTime: moment,
        reviewReply: z.object({ comment: text, updateTime: moment.optional() }).optional(),
      }),
    )
    .max(50)
    .default([]),
  averageRating: z.number().min(0).max(5).optional(),
  totalReviewCount: count.default(0),
  nextPageToken: text.optional(),
})
export type ReviewsAnswer = z.infer<typeof reviewsAnswer>

export const replyAnswer = z.object({ comment: text, updateTime: moment.optional() })
