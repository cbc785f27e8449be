import { z } from 'zod'
import { profileEdits, type ProfileEdits } from '#core/google-profile/edits.ts'
import { PROFILE_FIELDS } from '#core/google-profile/profile.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenLocation, queryOf } from './ask.ts'
import { googlePeriods, googleSpecialPeriods } from './hours.ts'
import { MASKS } from './map.ts'
import { readVerification } from './read-profile.ts'
import { refusedFields } from './refused-fields.ts'
import { locationAnswer } from './schema.ts'

export const profileChange = profileEdits

/** What became of a change. */
export const profileChanged = z.object({
  applied: z.array(z.enum(PROFILE_FIELDS)),
  /** Google reviews it before people see it. */
  isPending: z.boolean(),
})
type ProfileChanged = z.infer<typeof profileChanged>

/** The failure of a change of a profile that is not verified. */
export const NOT_VERIFIED = 'NOT_VERIFIED'

/**
 * Changes the chosen location. Google first checks the change (`validateOnly`), and only then is it made; a trial ends after the check. A profile
 * that is not verified cannot be changed.
 */
export async function updateGoogleProfile(
  context: ConnectorContext,
  edits: ProfileEdits,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<ProfileChanged>> {
  const applied = PROFILE_FIELDS.filter((field) => edits[field] !== undefined)
  if (applied.length === 0) return { ok: true, data: { applied, isPending: false } }
  const chosen = chosenLocation(context, access)
  if (!chosen.ok) return chosen
  const verification = await readVerification(chosen.data)
  if (!verification.ok) return verification
  if (verification.data !== 'verified')
    return { ok: false, failure: { kind: 'rejected', code: NOT_VERIFIED } }

  const { ask, short } = chosen.data
  const updateMask = applied.map((field) => MASKS[field]).join(',')
  const send = (validateOnly: boolean) => {
    const query = queryOf({ updateMask, ...(validateOnly ? { validateOnly: 'true' } : {}) })
    const request = {
      endpoint: 'gbpInfo',
      path: `/v1/${short}?${query}`,
      method: 'PATCH' as const,
      json: bodyOf(edits),
    }
    return ask(request, locationAnswer.partial(), refusedFields(applied))
  }
  const trial = await send(true)
  if (!trial.ok) return trial
  if (isTrial) return { ok: true, data: { applied, isPending: false } }
  const changed = await send(false)
  if (!changed.ok) return changed
  return { ok: true, data: { applied, isPending: changed.data.metadata?.hasPendingEdits ?? false } }
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
