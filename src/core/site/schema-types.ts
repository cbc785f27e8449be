import { LOCAL_BUSINESS_TYPES, ORGANISATION_TYPES, OTHER_CARD_TYPES } from './schema-types.data.ts'

export const isLocalBusinessType = (type: string): boolean => LOCAL_BUSINESS_TYPES.has(type)

/** A business or another organisation. */
export const isBusinessType = (type: string): boolean =>
  LOCAL_BUSINESS_TYPES.has(type) || ORGANISATION_TYPES.has(type)

/** Data that describes the website or the page to search engines. */
export const isCardType = (type: string): boolean => isBusinessType(type) || OTHER_CARD_TYPES.has(type)
