import { myAccountSchema } from '#core/owner-input/my-account-form.ts'
import { hasPassword } from '#store/accounts.ts'
import { type Owner, renameAccount } from '#store/owners.ts'
import { profileCalls } from '../contract/profile.ts'
import { signedInOwner } from '../owner/me.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { save, SAVED_MESSAGE } from './saving.ts'

export const myAccountRoutes = new Resource()
  .on(named(profileCalls, 'GET /profile/my-account'), async (incoming) =>
    formOf(await signedInOwner(incoming), incoming.services),
  )
  .on(named(profileCalls, 'PUT /profile/my-account'), async (incoming) => {
    const { owner, services } = incoming
    const { version, ...typed } = incoming.body
    const known = await signedInOwner(incoming)
    const schema = myAccountSchema(services.allowedHosts, known.country, known.email)
    const { email, ...change } = readForm(schema, typed)
    const newer = await save(incoming, {
      version,
      change,
      current: (now) => formOf(now, services),
      more: (tx) => renameAccount(tx, owner.ownerId, `${change.firstName} ${change.lastName}`),
    })
    const emailToConfirm = email.toLowerCase() === known.email.toLowerCase() ? null : email
    return { message: SAVED_MESSAGE, version: newer, emailToConfirm }
  })

async function formOf(owner: Owner, { db }: Services) {
  const { id, version, firstName, lastName, email, emailVerified, phone, mobile } = owner
  return {
    version,
    firstName,
    lastName,
    email,
    emailVerified,
    phone,
    mobile,
    hasPassword: await hasPassword(db, id),
  }
}
