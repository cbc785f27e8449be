/** Who a field's first value comes from; `null` for a value of Fettle's own, or none. */
export const FIELD_ORIGINS = ['owner', 'website'] as const
