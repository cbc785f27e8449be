/** The specification's triggers, by the target that a call for a refresh names (decisions, section 15). */
export const SOCIAL_TRIGGERS = ['facebook', 'instagram', 'twitter', 'socialcontent'] as const
export const FINANCIAL_TRIGGERS = ['xero', 'myob', 'gmb', 'google_analytics', 'adwords'] as const
export const WEBSITE_TRIGGERS = [
  'security',
  'pagespeed',
  'sitemap',
  'email_security',
  'mobile',
  'forms',
  'links',
  'content',
  'email',
  'email_marketing',
  'seo',
  'about_us',
  'content_display',
  'siteKeywords',
  'accessibility',
  'shopping_cart',
  'shipping_options',
  'payment_options',
  'address_autofill',
  'vulnerability',
  'weightings',
  'screenshots',
  'data_breach_check',
] as const

export type Trigger = (typeof SOCIAL_TRIGGERS | typeof FINANCIAL_TRIGGERS | typeof WEBSITE_TRIGGERS)[number]

/** The target that a call for a refresh names. */
export type RefreshTarget = 'social' | 'financial' | 'website'
