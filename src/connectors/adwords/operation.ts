/** One operation of a mutate, and which field of the change each of its fields comes from. */
export interface AdsOperation {
  /** As Google reads it: `{ campaignOperation: { create: … } }`. */
  json: Readonly<Record<string, object>>
  /** The field of the change that a fault belongs to. */
  field: string
  /** Fields of the change by the beginning of Google's path below the operation, such as `create.name`; the longest that fits counts. */
  paths?: Readonly<Record<string, string>>
  /** What it makes is what the change is about, and is named before everything else. */
  isMain?: true
}

/** Makes something. */
export const createOf = (operation: string, resource: object): AdsOperation['json'] => ({
  [operation]: { create: resource },
})

const inJson = (field: string): string =>
  field.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())

/** Changes some fields; `mask` has their names as Google's path writes them. In JSON a mask has the names of JSON. */
export const updateOf = (
  operation: string,
  resource: object,
  mask: readonly string[],
): AdsOperation['json'] => ({ [operation]: { update: resource, updateMask: mask.map(inJson).join(',') } })

/** Removes something by its resource name. */
export const removeOf = (operation: string, resourceName: string): AdsOperation['json'] => ({
  [operation]: { remove: resourceName },
})

/** Names for things that are made by the same request: each has a negative number of its own. */
export function temporaryNames(customerId: string): (collection: string) => string {
  let last = 0
  return (collection) => {
    last -= 1
    return `customers/${customerId}/${collection}/${last}`
  }
}

/** Google's name of a keyword's match type. */
export const googleMatch = { broad: 'BROAD', phrase: 'PHRASE', exact: 'EXACT' } as const
/** Google's name of whether something runs. */
export const googleState = { enabled: 'ENABLED', paused: 'PAUSED' } as const
