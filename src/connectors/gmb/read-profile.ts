import { type GoogleProfile, PROFILE_FIELDS } from '#core/google-profile/profile.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type ChosenLocation, chosenLocation, queryOf } from './ask.ts'
import { locationPart, MASKS, PROFILE_MASK, SHOWN, verificationOf } from './map.ts'
import { locationAnswer, profileMediaAnswer, updatedAnswer, voiceAnswer } from './schema.ts'

/** The chosen location: its details, whether it is verified, its photos, and which changes wait for Google. */
export async function readGoogleProfile(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<GoogleProfile>> {
  const chosen = chosenLocation(context, access)
  if (!chosen.ok) return chosen
  const { ask, short, full } = chosen.data
  const path = `/v1/${short}?${queryOf({ readMask: PROFILE_MASK })}`
  const location = await ask({ endpoint: 'gbpInfo', path }, locationAnswer)
  if (!location.ok) return location
  const verification = await readVerification(chosen.data)
  if (!verification.ok) return verification
  const part = locationPart(location.data)
  const data = {
    ...part,
    locationId: full,
    verification: verification.data,
    ...(await photosOf(chosen.data, context.now())),
    pending: part.hasPendingEdits ? await pendingOf(chosen.data) : [],
  }
  return { ok: true, data }
}

/** How far the chosen location is verified. */
export async function readVerification({
  ask,
  short,
}: ChosenLocation): Promise<ReadResult<GoogleProfile['verification']>> {
  const voice = await ask({ endpoint: 'gbpVerify', path: `/v1/${short}/VoiceOfMerchantState` }, voiceAnswer)
  return voice.ok ? { ok: true, data: verificationOf(voice.data) } : voice
}

type Photos = Pick<GoogleProfile, 'newestPhotoAt' | 'photos'>

/** The photos. A count that cannot be read is unknown, and never none. */
async function photosOf({ ask, full }: ChosenLocation, now: Date): Promise<Photos> {
  const media = await ask({ endpoint: 'gbpV4', path: `/v4/${full}/media?pageSize=100` }, profileMediaAnswer)
  if (!media.ok) return { photos: null, newestPhotoAt: null }
  const { mediaItems, totalMediaItemCount } = media.data
  // Google does not say in which order it names photos: the newest is known when all were named.
  const isAll = mediaItems.length >= totalMediaItemCount
  const times = mediaItems.flatMap(({ createTime }) => (createTime ? [Date.parse(createTime)] : []))
  const newest = isAll && times.length > 0 ? Math.min(Math.max(...times), now.getTime()) : null
  return {
    photos: totalMediaItemCount,
    newestPhotoAt: newest === null ? null : new Date(newest).toISOString(),
  }
}

/** The changes that wait, and what people see until then; none when Google does not say which. */
async function pendingOf({ ask, short }: ChosenLocation): Promise<GoogleProfile['pending']> {
  const path = `/v1/${short}:getGoogleUpdated?${queryOf({ readMask: PROFILE_MASK })}`
  const updated = await ask({ endpoint: 'gbpInfo', path }, updatedAnswer)
  if (!updated.ok) return []
  const { location, pendingMask = '' } = updated.data
  const masks = pendingMask.split(',').map((mask) => camelCase(mask.trim()))
  const shown = location ? locationPart(location) : null
  return PROFILE_FIELDS.filter((field) =>
    masks.some(
      (mask) =>
        mask === MASKS[field] || mask.startsWith(`${MASKS[field]}.`) || MASKS[field].startsWith(`${mask}.`),
    ),
  ).map((field) => ({ field, shown: shown ? SHOWN[field](shown) : null }))
}

/** Google writes a mask's fields in either way. */
const camelCase = (mask: string): string =>
  mask.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())
