import type { DescriptionParts } from '#core/getting-online/profile-description.ts'

/** What is typed for the description on Google Maps, as it is stored in the browser. */
export type DescriptionDraft = Omit<DescriptionParts, 'businessName'>

export const EMPTY_DESCRIPTION: DescriptionDraft = { does: '', where: '', when: '', known: '' }

/** The stored draft; `null` where there is none, or one of another version. */
export function descriptionDraftFrom(kept: unknown): DescriptionDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { does, where, when, known } = { ...UNREAD, ...kept }
  const isWhole = [does, where, when, known].every((one) => typeof one === 'string')
  return isWhole
    ? { does: String(does), where: String(where), when: String(when), known: String(known) }
    : null
}

const UNREAD: Readonly<Record<keyof DescriptionDraft, unknown>> = {
  does: null,
  where: null,
  when: null,
  known: null,
}
