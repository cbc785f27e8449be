import { businessInfo } from './business-info.ts'
import { myAccount } from './my-account.ts'
import { myPreferences } from './my-preferences.ts'
import { onlinePresence } from './online-presence.ts'

/** The four forms of the profile. */
export const profile = [businessInfo, myAccount, onlinePresence, myPreferences]
