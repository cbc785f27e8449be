import { nameAsShown } from '#core/owner-input/names.ts'
import { isClaimedOperator, makeOperator, voidLinks } from '#store/accounts.ts'
import { removeMailsOf } from '#store/mails.ts'
import { confirmByReset, forgetBrowsersAndLinks } from '#store/sign-in-methods.ts'
import type { AuthOptions } from './options.ts'

interface Person {
  id: string
  email: string
  name: string
  emailVerified: boolean
}

/** After an account was made. `body`: the form, which has first and last name as separate fields. */
export async function afterCreation(options: AuthOptions, person: Person, body: unknown): Promise<void> {
  await nameOperator(options, person)
  const { id, email, name } = person
  const [first = '', ...rest] = name.split(' ')
  const { firstName, lastName } = hasNames(body) ? body : { firstName: first, lastName: rest.join(' ') }
  await options.onCreated?.({
    id,
    email,
    firstName: nameAsShown(firstName),
    lastName: nameAsShown(lastName),
  })
}

const hasNames = (body: unknown): body is { firstName: string; lastName: string } =>
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

/** Makes an account the operator's once its address is confirmed, where its address is set as the operator's or somebody named it on the command line. */
export async function nameOperator(
  { db, operatorEmail }: Pick<AuthOptions, 'db' | 'operatorEmail'>,
  person: Omit<Person, 'name'>,
): Promise<void> {
  if (!person.emailVerified) return
  const isSet = person.email.toLowerCase() === operatorEmail?.trim().toLowerCase()
  if (isSet || (await isClaimedOperator(db, person.id))) await makeOperator(db, person.email)
}

/** After a password was reset by a link: forgets known browsers and unused links. An unconfirmed address is confirmed, and loses every other way to sign in. */
export async function afterReset(
  options: Pick<AuthOptions, 'db' | 'operatorEmail'> & { now: () => Date },
  person: Omit<Person, 'name'>,
): Promise<void> {
  if (person.emailVerified) return await forgetBrowsersAndLinks(options.db, person.id, options.now())
  await confirmByReset(options.db, person.id, options.now())
  await nameOperator(options, { ...person, emailVerified: true })
}

/** Before an account is deleted: removes everything that is not deleted with its row. */
export async function removeAllOf({ db, onDelete }: AuthOptions, ownerId: string): Promise<void> {
  await onDelete?.(ownerId)
  await removeMailsOf(db, ownerId)
  await voidLinks(db, ownerId)
}
