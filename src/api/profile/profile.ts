import { businessInfoRoutes } from './business-info.ts'
import { myAccountRoutes } from './my-account.ts'
import { myPreferencesRoutes } from './my-preferences.ts'
import { onlinePresenceRoutes } from './online-presence.ts'

/** The four forms of the profile. */
export const profileRoutes = [businessInfoRoutes, myAccountRoutes, onlinePresenceRoutes, myPreferencesRoutes]
