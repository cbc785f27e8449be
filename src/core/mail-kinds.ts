/** All kinds of mail that are sent. */
export const MAIL_KINDS = [
  'verify',
  'changed_address',
  'reset',
  'account_exists',
  'password_changed',
  'alert',
  'summary',
  'reminder',
  'hand_over',
  'web_person',
  'message',
  'answer',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
