import { z } from 'zod'
import { textField } from '#core/owner-input/field.ts'
import { NO_EMAIL, wellFormedEmail, WRONG_EMAIL } from '#core/owner-input/email.ts'
import { CODE_PURPOSES } from '#core/one-time-code.ts'
import { readName } from '#core/owner-input/names.ts'
import { AppError } from '../http/error.ts'
import { firstMessages } from '../http/first-messages.ts'
import { issueWords } from '../http/plain-words.ts'
import { authWrongFields } from './answers.ts'

/**
 * Trimmed of spaces only: a line break in an address is an attack on a mail header, not a typing error. Its domain as {@link wellFormedEmail} writes it, and
 * then as better-auth accepts it, which refuses some signs that are allowed before the `@`.
 */
const email = z
  .string(NO_EMAIL)
  .max(254, WRONG_EMAIL)
  .transform((text) => text.replaceAll(/^ +| +$/gu, '').toLowerCase())
  .transform((text) => wellFormedEmail(text) ?? text)
  .refine((text) => text !== '', { error: NO_EMAIL, abort: true })
  .pipe(z.email(WRONG_EMAIL))

/** Long enough for any password, short enough to hash. */
const password = z.string('Please provide password').min(1, 'Please provide password').max(1_024)
const name = (what: string) =>
  textField(`Please provide ${what}`, (typed) => readName(typed, `Please provide ${what}`))
const hint = z.string().max(2_048).optional()

const form = <Path extends string, Shape extends z.ZodRawShape>(path: Path, shape: Shape) =>
  z.object({ path: z.literal(path), form: z.strictObject(shape) })

const formSchema = z.discriminatedUnion('path', [
  form('/sign-in/email', { email, password, rememberMe: z.boolean().optional() }),
  form('/sign-up/email', {
    email,
    password,
    firstName: name('first name'),
    lastName: name('last name'),
    // Only for refusing passwords that contain them.
    website: hint,
    businessName: hint,
  }),
  form('/request-password-reset', { email }),
  form('/send-verification-email', { email }),
  form('/reset-password', { token: z.string().max(1_000), newPassword: password }),
  form('/change-password', { currentPassword: password, newPassword: password }),
  form('/change-email', { newEmail: email, password: password.optional() }),
  form('/delete-user', { password: password.optional() }),
  form('/one-time-token/verify', { token: z.string().max(100) }),
  form('/one-time-code/exchange', {
    email,
    purpose: z.enum(CODE_PURPOSES),
    code: z.string('Please type the code').trim().min(1, 'Please type the code').max(100),
  }),
  form('/passkey/delete-passkey', { id: z.uuid() }),
  form('/passkey/update-passkey', { id: z.uuid(), name: z.string().trim().max(60) }),
])

/** The fields of a form, with its path. */
export type Filled = z.infer<typeof formSchema>

const PATHS: ReadonlySet<string> = new Set(formSchema.options.map(({ shape }) => shape.path.value))

/** Calls that receive a form, or change something without one. */
const POSTS = new Set([
  ...PATHS,
  '/verify-email',
  '/sign-out',
  '/revoke-sessions',
  '/one-time-token/generate',
])

/** Refuses GET on paths that only accept a form. `path`: below that of all account calls. */
export function rightMethod(method: string, path: string): void {
  if (method === 'POST' || !POSTS.has(path)) return
  throw new AppError(405, 'wrong_method', 'This address takes POST.', { allow: ['POST'] })
}

/** Fields are named without the place of the form in the schema. */
const formWords: typeof issueWords = (issue) => issueWords({ ...issue, path: issue.path?.slice(1) ?? [] })

/** Reads the form of a path; `null` when the path has no form of ours. Throws 422 for unknown and wrong fields. */
export function readAuthForm(path: string, body: unknown): Filled | null {
  if (!PATHS.has(path)) return null
  const result = formSchema.safeParse({ path, form: body ?? {} }, { error: formWords })
  if (result.success) return result.data
  const { issues } = result.error
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  if (unknown) throw authWrongFields({ form: unknown.message }, 'unknown_field')
  throw authWrongFields(
    firstMessages(issues.map(({ path, message }) => [path.slice(1).map(String).join('.'), message])),
  )
}
