import type { Queries } from './database.ts'
import { ownerCreated } from './owners.ts'
import { account, PASSWORD_METHOD, user } from './schema/auth.ts'
import { theRow } from './the-row.ts'

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
  const made = theRow(
    await db
      .insert(user)
      .values({ email, name: `${firstName} ${lastName}`, emailVerified: true, operator: isOperator })
      .returning({ id: user.id }),
  )
  const { id } = made
  await db
    .insert(account)
    .values({ userId: id, providerId: PASSWORD_METHOD, accountId: id, password: passwordHash })
  await ownerCreated(db, { id, firstName, lastName })
  return id
}
