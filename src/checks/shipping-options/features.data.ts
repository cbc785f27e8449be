/** Options for customers, with their names within a sentence. */
export const OPTIONS: Readonly<Record<string, string>> = {
  track_order: 'order tracking',
  return_policy: 'a return policy',
  accurate_shipping_costs: 'accurate shipping costs',
  accurate_delivery: 'a delivery date or range',
  pickup: 'pick-up',
}

/** So many of them are enough. */
export const GREAT_OPTIONS = 4

/** Information on the website. */
export const INFORMATION: Readonly<Record<string, string>> = {
  timing: 'how long delivery takes',
  costs: 'what delivery costs',
  location: 'where you deliver',
  returns: 'how returns work',
}

/** Extras, which never lower the status. */
export const EXTRAS: Readonly<Record<string, string>> = {
  gift_message: 'a gift message',
  gift_wrapping: 'gift wrapping',
  sustainable_packaging: 'sustainable packaging',
  tracking_details: 'tracking details by email or text',
}

/** Names in the report of survey options that have another id. */
export const REPORTED_AS: Readonly<Record<string, string>> = { accurate_costs: 'accurate_shipping_costs' }

/** Survey option by name in the report. */
export const OPTION_OF = Object.fromEntries(
  Object.entries(REPORTED_AS).map(([option, feature]) => [feature, option]),
)

/** Not needed where customers collect: they count as offered. */
export const NOT_FOR_COLLECTION: readonly string[] = [
  'track_order',
  'accurate_shipping_costs',
  'accurate_delivery',
  'location',
]
