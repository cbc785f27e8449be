/** Statuses of the contact form check, with how each is shown. */
export const statuses = {
  has_contact_form: 'success',
  no_contact_form: 'missing',
} as const
export type ContactFormStatus = keyof typeof statuses
