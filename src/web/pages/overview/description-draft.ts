import type { DescriptionParts } from '#core/getting-online/profile-description.ts'

/** What is typed for the description on Google Maps, as it is stored in the browser. */
export type Typed = Omit<DescriptionParts, 'businessName'>

export const EMPTY: Typed = { does: '', where: '', when: '', known: '' }

/** The stored draft; `null` where there is none, or one of another version. */
export function typedFrom(kept: unknown): Typed | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { does, where, when, known } = { ...EMPTY_UNKNOWN, ...kept }
  const isWhole = [does, where, when, known].every((one) => typeof one === 'string')
  return isWhole
    ? { does: String(does), where: String(where), when: String(when), known: String(known) }
    : null
}

const EMPTY_UNKNOWN: Readonly<Record<keyof Typed, unknown>> = {
  does: null,
  where: null,
  when: null,
  known: null,
}
