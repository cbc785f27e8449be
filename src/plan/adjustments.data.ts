/** Points added to a check's base weight, by check id. */
export type Adjustment = Readonly<Record<string, number>>

/** By whether the business sells online; `no` drops the shop checks instead. */
export const SELLING: Readonly<Record<'yes' | 'no' | 'unknown', Adjustment>> = {
  yes: {
    ecommerce: 12,
    'shopping-cart': 14,
    'payment-options': 14,
    'shipping-options': 12,
    'legal-necessities': 6,
    ssl: 5,
    'site-vulnerability': 6,
    'confirmation-emails': 12,
    'address-autofill': 10,
    'sitespeed-mobile': 6,
    'email-marketing': 6,
    'content-display-on-social': 8,
  },
  no: {},
  unknown: { ecommerce: -20, 'shopping-cart': -20, 'shipping-options': -20, 'payment-options': -20 },
}

/** By industry id. */
export const INDUSTRY: Readonly<Record<string, Adjustment>> = {
  accommodation: {
    'google-my-business': 8,
    layout: 5,
    instagram: 8,
    facebook: 6,
    'sitespeed-mobile': 6,
    'confirmation-emails': 8,
    'accessibility-mobile': 4,
  },
  administrative: { 'contact-form': 6, 'google-my-business': 4, 'email-security': 4, 'cloud-storage': 8 },
  agriculture: { 'about-us': 8, facebook: 6, 'contact-form': 4, 'google-ads': -10 },
  artistic: {
    instagram: 15,
    'about-us': 10,
    'content-display-on-social': 8,
    facebook: 4,
    'shipping-options': 4,
  },
  community: {
    'about-us': 10,
    'accessibility-mobile': 10,
    'accessibility-desktop': 10,
    facebook: 10,
    'google-ads': -10,
    'email-marketing': 6,
  },
  construction: {
    'google-my-business': 8,
    'contact-form': 10,
    facebook: 4,
    instagram: 4,
    'about-us': 4,
    twitter: -10,
  },
  education: {
    'accessibility-mobile': 12,
    'accessibility-desktop': 12,
    'legal-necessities': 6,
    'email-security': 6,
    'data-breach-check': 6,
    'cloud-storage': 8,
  },
  finance: {
    'email-security': 12,
    'site-vulnerability': 8,
    'legal-necessities': 10,
    'data-breach-check': 12,
    ssl: 4,
    instagram: -15,
    'cloud-storage': 6,
  },
  food_beverage: { 'google-my-business': 9, instagram: 14, facebook: 10, layout: 5, 'sitespeed-mobile': 6 },
  health: {
    'legal-necessities': 12,
    'email-security': 10,
    'site-vulnerability': 6,
    'accessibility-mobile': 10,
    'accessibility-desktop': 8,
    'google-my-business': 6,
    'data-breach-check': 8,
  },
  media_technology: {
    'search-ranking': 8,
    'site-vulnerability': 8,
    'sitespeed-mobile': 4,
    'google-analytics': 8,
    twitter: 10,
  },
  manufacturing: { 'contact-form': 8, 'about-us': 6, 'search-ranking': 4, instagram: -10 },
  mining_energy: { 'email-security': 8, 'about-us': 6, instagram: -20, twitter: -10 },
  personal_repair: {
    'google-my-business': 9,
    instagram: 8,
    facebook: 8,
    'contact-form': 6,
    'confirmation-emails': 4,
  },
  professional: {
    'email-security': 8,
    'about-us': 10,
    'cloud-storage': 8,
    'legal-necessities': 4,
    'search-ranking': 4,
    instagram: -10,
  },
  property: {
    'google-my-business': 6,
    'contact-form': 8,
    facebook: 8,
    instagram: 6,
    'sitespeed-mobile': 4,
    'google-ads': 8,
  },
  retail: {
    ecommerce: 10,
    'shopping-cart': 8,
    'payment-options': 8,
    'shipping-options': 8,
    instagram: 10,
    facebook: 8,
    'google-analytics': 6,
    'email-marketing': 8,
  },
  tourism: {
    'google-my-business': 9,
    instagram: 14,
    facebook: 8,
    layout: 5,
    'sitespeed-mobile': 8,
    'content-display-on-social': 8,
    'google-ads': 6,
  },
  transport: { 'contact-form': 8, 'google-my-business': 4, instagram: -15 },
  wholesale: {
    'email-marketing': 8,
    'contact-form': 6,
    'about-us': 4,
    instagram: -10,
    'google-my-business': -10,
  },
  other: {},
}

/** By whole years of trading. */
export const BUSINESS_AGE: Readonly<Record<string, Adjustment>> = {
  not_started: {
    'about-us': 8,
    'google-my-business': 5,
    'legal-necessities': 5,
    'search-ranking': -10,
    'google-analytics': -5,
    'broken-links': -10,
  },
  under_1: { 'google-my-business': 5, 'about-us': 5, 'legal-necessities': 4, 'google-ads': -10 },
  '1_2': {},
  '3_5': { 'search-ranking': 3, 'email-marketing': 4 },
  '6_10': { 'broken-links': 5, 'search-ranking': 4, 'site-vulnerability': 3 },
  over_10: { 'broken-links': 8, layout: 4, 'site-vulnerability': 5, 'accessibility-mobile': 3 },
}

/** By staff band. */
export const STAFF: Readonly<Record<string, Adjustment>> = {
  '0': { 'cloud-storage': 4, 'email-marketing': -6, 'google-ads': -6, 'accessibility-desktop': -4 },
  '1_4': {},
  '5_19': { 'email-security': 5, 'data-breach-check': 5, 'cloud-storage': 6 },
  '20_199': {
    'email-security': 8,
    'data-breach-check': 8,
    'cloud-storage': 8,
    'accessibility-mobile': 5,
    'accessibility-desktop': 5,
    'legal-necessities': 5,
  },
  '200_plus': {
    'email-security': 8,
    'data-breach-check': 8,
    'cloud-storage': 8,
    'accessibility-mobile': 5,
    'accessibility-desktop': 5,
    'legal-necessities': 5,
    'site-vulnerability': 5,
    'search-ranking': 4,
  },
}

/** By country: New Zealand's privacy law reaches every business. */
export const COUNTRY: Readonly<Record<string, Adjustment>> = { NZ: { 'legal-necessities': 4 } }
