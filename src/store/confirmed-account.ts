import type { Queries } from './database.ts'
import { ownerCreated } from './owners.ts'
import { account, user } from './schema/auth.ts'

interface ConfirmedAccount {
  email: string
  firstName: string
  lastName: string
  /** As the account's sign-in compares it. */
  passwordHash: string
  isOperator: boolean
}

/** Stores an account whose address needs no confirming, with its password and its owner. Its id. */
export async function saveConfirmedAccount(
  db: Queries,
  { email, firstName, lastName, passwordHash, isOperator }: ConfirmedAccount,
): Promise<string> {
  const [made] = await db
    .insert(user)
    .values({ email, name: `${firstName} ${lastName}`, emailVerified: true, operator: isOperator })
    .returning({ id: user.id })
  if (!made) throw new Error('PostgreSQL gave no row back')
  const { id } = made
  await db
    .insert(account)
    .values({ userId: id, providerId: 'credential', accountId: id, password: passwordHash })
  await ownerCreated(db, { id, firstName, lastName })
  return id
}
