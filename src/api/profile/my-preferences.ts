import type { Owner } from '#store/owners.ts'
import { profileCalls } from '../contract/profile.ts'
import { signedInOwner } from '../owner/me.ts'
import { named, Resource } from '../http/routing.ts'
import { save } from './saving.ts'

export const myPreferencesRoutes = new Resource()
  .on(named(profileCalls, 'GET /profile/my-preferences'), async (incoming) =>
    formOf(await signedInOwner(incoming)),
  )
  .on(named(profileCalls, 'PUT /profile/my-preferences'), async (incoming) => {
    const { version, ...change } = incoming.body
    const newer = await save(incoming, { version, change, current: formOf })
    return { message: 'Notifications updated successfully', version: newer }
  })

const formOf = ({
  version,
  notifyAny,
  notifyResults,
  notifySummary,
  summaryEvery,
  notifyReminders,
  notifyNews,
}: Owner) => ({
  version,
  notifyAny,
  notifyResults,
  notifySummary,
  summaryEvery,
  notifyReminders,
  notifyNews,
})
