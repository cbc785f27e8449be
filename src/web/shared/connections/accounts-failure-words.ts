import type { FailureKind } from '#core/connections/failures.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import { whyFailed } from './connection-words.ts'

/** What is said where the accounts to choose from could not be read, or there are none (`null`). */
export function accountsFailureWords(
  kind: FailureKind | null,
  connection: Pick<Connection, 'service' | 'title'>,
): { lead: string; text: string } {
  const { title } = connection
  switch (kind) {
    case null:
    case 'not_found':
    case 'needs_selection':
      return {
        lead: `We found no account of yours at ${title}.`,
        text: 'You may have signed in there with another account. Disconnect it, connect it again, and sign in with the one that looks after your business.',
      }
    case 'vendor_down':
    case 'bad_shape':
    case 'rejected':
      return {
        lead: `${title} didn’t answer.`,
        text: 'Try again in a few minutes. If it stays like this, disconnect it and connect it again.',
      }
    case 'quota':
      return { lead: `${title} has reached its limit for now.`, text: 'Try again in a few hours.' }
    case 'reauth':
    case 'permission':
    case 'not_configured':
    case 'not_approved':
    case 'billing':
      return { lead: 'We couldn’t read your accounts.', text: whyFailed(kind, connection) }
  }
}
