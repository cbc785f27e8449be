import {
  LOCAL_BUSINESS_TYPES,
  ORGANISATION_TYPES,
  OTHER_CARD_TYPES,
  RUN_PLACES,
} from './schema-types.data.ts'

export const isLocalBusinessType = (type: string): boolean => LOCAL_BUSINESS_TYPES.has(type)

/** A business, another organisation, or a place that bears its name. */
export const isBusinessType = (type: string): boolean =>
  LOCAL_BUSINESS_TYPES.has(type) || ORGANISATION_TYPES.has(type) || RUN_PLACES.has(type)

/** Data that describes the website or the page to search engines. */
export const isCardType = (type: string): boolean => isBusinessType(type) || OTHER_CARD_TYPES.has(type)
