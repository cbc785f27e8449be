import { nameAsShown } from '#core/owner-input/names.ts'
import { isClaimedOperator, makeOperator, voidLinks } from '#store/accounts.ts'
import { removeMailsOf } from '#store/mails.ts'
import { applyNewPassword } from '#store/sign-in-methods.ts'
import type { AuthOptions } from './options.ts'

interface Person {
  id: string
  email: string
  name: string
  emailVerified: boolean
}

/** After an account was made. `body`: what was sent, where the two names stand apart when they were asked for. */
export async function afterCreation(options: AuthOptions, person: Person, body: unknown): Promise<void> {
  await nameOperator(options, person)
  const { id, email, name } = person
  const [first = '', ...rest] = name.split(' ')
  const { firstName, lastName } = isNamed(body) ? body : { firstName: first, lastName: rest.join(' ') }
  await options.onCreated?.({
    id,
    email,
    firstName: nameAsShown(firstName),
    lastName: nameAsShown(lastName),
  })
}

const isNamed = (body: unknown): body is { firstName: string; lastName: string } =>
  typeof body === 'object' &&
  body !== null &&
  'firstName' in body &&
  typeof body.firstName === 'string' &&
  'lastName' in body &&
  typeof body.lastName === 'string'

/** After an account's address was confirmed, the first or a changed one. */
export async function afterConfirmation(options: AuthOptions, person: Omit<Person, 'name'>): Promise<void> {
  await nameOperator(options, person)
  await options.onConfirmed?.(person.id)
}

/** The operator's account, named by its address or by somebody at the machine, is the operator's once its address was confirmed since. */
export async function nameOperator(
  { db, operatorEmail }: Pick<AuthOptions, 'db' | 'operatorEmail'>,
  person: Omit<Person, 'name'>,
): Promise<void> {
  if (!person.emailVerified) return
  const isNamed = person.email.toLowerCase() === operatorEmail?.trim().toLowerCase()
  if (isNamed || (await isClaimedOperator(db, person.id))) await makeOperator(db, person.email)
}

/** After a password was chosen anew by a link: where the address was not confirmed, it is now, and nobody of before gets in any more. */
export async function afterReset(
  options: Pick<AuthOptions, 'db' | 'operatorEmail'> & { now: () => Date },
  person: Omit<Person, 'name'>,
): Promise<void> {
  await applyNewPassword(options.db, person.id, { at: options.now(), isConfirming: !person.emailVerified })
  if (!person.emailVerified) await nameOperator(options, { ...person, emailVerified: true })
}

/** Before an account is deleted: everything that does not go with its row. */
export async function removeAllOf({ db, onDelete }: AuthOptions, ownerId: string): Promise<void> {
  await onDelete?.(ownerId)
  await removeMailsOf(db, ownerId)
  await voidLinks(db, ownerId)
}
