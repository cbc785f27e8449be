import { timeZoneOf } from '#core/business/time-zone.ts'
import { businessInfoSchema } from '#core/owner-input/business-forms.ts'
import type { Owner } from '#store/owners.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { profileCalls } from '../contract/profile.ts'
import { scanAfterSaving } from '../scans/scan-after-saving.ts'
import { signedInOwner } from '../owner/me.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import { save, SAVED_MESSAGE } from './saving.ts'

export const businessInfoRoutes = new Resource()
  .on(named(profileCalls, 'GET /profile/business-info'), async (incoming) =>
    formOf(await signedInOwner(incoming)),
  )
  .on(named(profileCalls, 'PUT /profile/business-info'), async (incoming) => {
    const { version, timeZone, ...typed } = incoming.body
    const given = readForm(businessInfoSchema, typed)
    const { timeZone: known } = await signedInOwner(incoming)
    const change = { ...given, timeZone: timeZoneOf(given, timeZone ?? known ?? undefined) }
    const newer = await save(incoming, { version, change, current: formOf })
    const website = await websiteOfOwner(incoming.services.db, incoming.owner.ownerId)
    if (website) await scanAfterSaving(incoming.c, website, { reads: ['profile'] })
    return { message: SAVED_MESSAGE, version: newer }
  })

const formOf = ({
  version,
  businessName,
  industry,
  subIndustry,
  sector,
  country,
  city,
  businessAge,
  staffCount,
  savviness,
}: Owner) => ({
  version,
  businessName,
  industry,
  subIndustry,
  sector,
  country,
  city,
  businessAge,
  staffCount,
  savviness,
})
