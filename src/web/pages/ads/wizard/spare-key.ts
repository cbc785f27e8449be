import { z } from 'zod'
import { keepDraft, readDraft } from '#web/app/session/drafts.ts'

const KEY_BYTES = 16

/** The key of a campaign whose draft could not be kept: the same one in this tab, so that a reload makes no second campaign. */
export function spareKeyOf(ownerId: string): string {
  const name = `ads-campaign-key:${ownerId}`
  const kept = z.string().safeParse(readDraft(name)).data
  if (kept !== undefined) return kept
  const key = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  keepDraft(name, key)
  return key
}
