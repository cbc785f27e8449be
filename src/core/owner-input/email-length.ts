/**
 * Most characters that are taken of a typed e-mail address: 64 before the `@` and 255 after it (RFC 5321, section 4.5.3.1). `emailAddress` then takes
 * those that mail can be sent to, which are shorter.
 */
export const MOST_TYPED_EMAIL = 320
