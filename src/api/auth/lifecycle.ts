import { nameAsShown } from '#core/owner-input/names.ts'
import { makeOperator, voidLinks } from '#store/accounts.ts'
import { removeMailsOf } from '#store/mails.ts'
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

/** The account of the operator's address, once that is confirmed, is the operator's. */
export async function nameOperator(
  { db, operatorEmail }: AuthOptions,
  person: Omit<Person, 'name'>,
): Promise<void> {
  if (!person.emailVerified || operatorEmail === undefined) return
  if (person.email.toLowerCase() === operatorEmail.trim().toLowerCase()) await makeOperator(db, person.email)
}

/** Before an account is deleted: everything that does not go with its row. */
export async function removeAllOf({ db, onDelete }: AuthOptions, ownerId: string): Promise<void> {
  await onDelete?.(ownerId)
  await removeMailsOf(db, ownerId)
  await voidLinks(db, ownerId)
}
