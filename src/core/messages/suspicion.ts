/** Why a message looks like one that a program sends; such a message is kept and shown apart, never deleted. */
export const SUSPICIONS = ['trap', 'no_ticket', 'used_ticket', 'too_quick', 'many_links'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

export interface Signs {
  /** The value of the trap field, which people do not see. */
  trap: string
  /** When the form was opened, by the signed ticket; `null`: there is none, or it is too old. */
  openedAt: Date | null
  /** A message with the same ticket was sent before. */
  isUsed: boolean
  sentAt: Date
  text: string
}

/** Nobody reads and fills in a form of three required fields faster than this. */
export const LEAST_MS = 3_000
/** A message with more addresses than this is an advertisement. */
const MOST_LINKS = 3
const LINK = /https?:\/\/(?:www\.)?|www\./giu

/** The reason to suspect a program behind a message; `null`: none. No puzzle is asked for. */
export function suspicionOf({ trap, openedAt, isUsed, sentAt, text }: Signs): Suspicion | null {
  if (trap !== '') return 'trap'
  if (openedAt === null) return 'no_ticket'
  if (isUsed) return 'used_ticket'
  if (sentAt.getTime() - openedAt.getTime() < LEAST_MS) return 'too_quick'
  return (text.match(LINK)?.length ?? 0) > MOST_LINKS ? 'many_links' : null
}
