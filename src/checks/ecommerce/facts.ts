import { z } from 'zod'

export const ECOMMERCE_STATUSES = ['correct', 'missing_tags', 'no_ecommerce'] as const

/** The signs of a shop on the website, and the labels that were not found. */
export const facts = z.object({
  /** `null`: too little was read to know. The owner's answer is not included. */
  isShop: z.boolean().nullable(),
  /** The shop system whose settings the website has. `null`: none was recognised, or it only left its names in pages that were exported or saved. */
  platform: z.string().nullable(),
  productPage: z.string().nullable(),
  servicesPage: z.string().nullable(),
  cart: z.string().nullable(),
  checkoutPage: z.string().nullable(),
  paymentMethods: z.array(z.string()),
  tags: z.object({
    ga4: z.boolean(),
    universalAnalytics: z.boolean(),
    gtm: z.boolean(),
    googleAds: z.boolean(),
    metaPixel: z.boolean(),
    ecommerceTags: z.boolean(),
  }),
  /** The script of the Google tag, where it answers "not found": the tag counts nothing. */
  deadTagScript: z.string().nullable().default(null),
  ecommerceStatus: z.enum(ECOMMERCE_STATUSES).nullable(),
  missing: z.array(z.string()),
})
