/** Statuses of the About us check, with how each is shown. */
export const statuses = {
  has_about_us: 'success',
  no_about_us: 'missing',
} as const
export type AboutStatus = keyof typeof statuses
