import { z } from 'zod'
import type { KnownHosts } from '../address/website.ts'
import { businessFields, SUB_INDUSTRY_RULE, subIndustryFits } from '../business/business.ts'
import { channelField } from './channels.ts'
import { fieldOrNone } from './field.ts'
import { readBusinessName } from './names.ts'
import { websiteField } from './website-field.ts'

const businessName = fieldOrNone(readBusinessName)

/** `/profile/business-info`. */
export const businessInfoSchema = z
  .strictObject({ businessName, ...businessFields })
  .refine(subIndustryFits, SUB_INDUSTRY_RULE)

/** Onboarding. Website, channels, business name, age and staff may be skipped. */
export const onboardingSchema = (known: KnownHosts) =>
  z
    .strictObject({
      website: websiteField(known),
      /** The owner's tick (`core/consent.ts`). */
      mayCheck: z.boolean().default(false),
      businessName,
      ...businessFields,
      facebook: channelField('facebook'),
      instagram: channelField('instagram'),
      twitter: channelField('twitter'),
      linkedin: channelField('linkedin'),
    })
    .refine(subIndustryFits, SUB_INDUSTRY_RULE)

const channels = {
  facebook: channelField('facebook', 'Please provide Facebook'),
  instagram: channelField('instagram', 'Please provide Instagram'),
  twitter: channelField('twitter'),
  linkedin: channelField('linkedin'),
}

/** `/profile/online-presence` of an owner whose website is known: only the operator may change it. */
export const onlinePresenceSchema = z.strictObject(channels)

/** The same for an owner without a website yet, who may give one or continue without (`null`). */
export const firstOnlinePresenceSchema = (known: KnownHosts) =>
  z.strictObject({ website: websiteField(known, 'Please provide website'), ...channels })
