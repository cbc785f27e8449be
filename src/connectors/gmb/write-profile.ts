import { profileEdits, type ProfileEdits } from '#core/google-profile/edits.ts'
import { PROFILE_FIELDS, type ProfileField } from '#core/google-profile/profile.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type ChosenLocation, chosenLocation, queryOf } from './ask.ts'
import { googlePeriods, googleSpecialPeriods } from './hours.ts'
import { MASKS } from './map.ts'
import { readVerification } from './read-profile.ts'
import { refusedFields } from './refused-fields.ts'
import { locationAnswer } from './schema.ts'

export const profileChange = profileEdits

/** What became of a change. */
interface ProfileChanged {
  applied: ProfileField[]
  /** Google reviews it before people see it. */
  isPending: boolean
}

/** The code of a change that was refused because the profile is not verified. */
const NOT_VERIFIED = 'NOT_VERIFIED'

/**
 * Changes the chosen location. In a trial, which comes first, Google only checks the change (`validateOnly`). A profile that is not verified
 * cannot be changed.
 */
export async function updateGoogleProfile(
  context: ConnectorContext,
  edits: ProfileEdits,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<ProfileChanged>> {
  const applied = PROFILE_FIELDS.filter((field) => edits[field] !== undefined)
  if (applied.length === 0) return { ok: true, data: { applied, isPending: false } }
  const chosen = isTrial ? await verifiedLocation(context, access) : chosenLocation(context, access)
  if (!chosen.ok) return chosen
  const updateMask = applied.map((field) => MASKS[field]).join(',')
  const query = queryOf({ updateMask, ...(isTrial ? { validateOnly: 'true' } : {}) })
  const path = `/v1/${chosen.data.short}?${query}`
  const request = {
    endpoint: 'gbpInfo',
    path,
    method: 'PATCH' as const,
    json: bodyOf(edits),
    fieldsOf: refusedFields(applied),
  }
  if (!isTrial && (await context.maySend?.()) === false)
    return { ok: false, failure: { kind: 'vendor_down' } }
  const changed = await chosen.data.ask(request, locationAnswer.partial())
  if (!changed.ok) return changed
  return { ok: true, data: { applied, isPending: changed.data.metadata?.hasPendingEdits ?? false } }
}

/** The chosen location, when Google lets it be changed. */
export async function verifiedLocation(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<ChosenLocation>> {
  const chosen = chosenLocation(context, access)
  if (!chosen.ok) return chosen
  const verification = await readVerification(chosen.data)
  if (!verification.ok) return verification
  return verification.data === 'verified'
    ? chosen
    : { ok: false, failure: { kind: 'rejected', code: NOT_VERIFIED, isOfAccount: true } }
}

/** A location with what changes. A website that is taken away is left out: the mask names it. */
const bodyOf = ({ title, description, website, hours, specialHours, phones }: ProfileEdits): object => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { profile: { description } }),
  ...(website === undefined || website === null ? {} : { websiteUri: website }),
  ...(hours === undefined ? {} : { regularHours: { periods: googlePeriods(hours) } }),
  ...(specialHours === undefined
    ? {}
    : { specialHours: { specialHourPeriods: googleSpecialPeriods(specialHours) } }),
  ...(phones === undefined
    ? {}
    : { phoneNumbers: { primaryPhone: phones[0], additionalPhones: phones.slice(1) } }),
})
