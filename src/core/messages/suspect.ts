/** Why a message looks like one that a program sends; such a message is kept and shown apart, never thrown away. */
export const SUSPICIONS = ['trap', 'no_ticket', 'used_ticket', 'too_quick', 'many_links'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

export interface Signs {
  /** What stands in the field that people do not see. */
  trap: string
  /** When the form was opened, by our own word; `null`: it was not, or long ago. */
  openedAt: Date | null
  /** A form that was opened once was sent before. */
  isUsed: boolean
  sentAt: Date
  text: string
}

/** Nobody reads and fills a form of three required fields faster than this. */
export const LEAST_MS = 3_000
/** More addresses than this are an advertisement. */
const MOST_LINKS = 3
const LINK = /https?:\/\/|www\./giu

/** What speaks against a person behind a message; `null`: nothing. No puzzle is asked for. */
export function suspicionOf({ trap, openedAt, isUsed, sentAt, text }: Signs): Suspicion | null {
  if (trap !== '') return 'trap'
  if (openedAt === null) return 'no_ticket'
  if (isUsed) return 'used_ticket'
  if (sentAt.getTime() - openedAt.getTime() < LEAST_MS) return 'too_quick'
  return (text.match(LINK)?.length ?? 0) > MOST_LINKS ? 'many_links' : null
}
