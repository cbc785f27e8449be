import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { Fragment } from 'react'
import { listed } from '#core/words.ts'
import { WebsiteText } from '#web/kit/link/WebsiteText.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { FIELD_WORDS } from './words.ts'

/** What Google reviews; it does not always say which change that is. */
function pendingLead(named: number): string {
  if (named === 0) return 'Google is reviewing a change.'
  return `Google is reviewing ${named > 1 ? 'these changes' : 'this change'}:`
}

/** Changes that Google has yet to accept, and what people see until then. */
export function PendingNote({ profile }: { profile: GoogleProfile }) {
  const { hasPendingEdits, pending } = profile
  if (!hasPendingEdits) return null
  const stillSeen = pending.flatMap(({ field, shown }) => (shown === null ? [] : [{ field, shown }]))
  const names = listed(pending.map(({ field }) => FIELD_WORDS[field]))
  return (
    <Note tone="info" lead={pendingLead(pending.length)}>
      {names !== '' && `${names}. `}
      {stillSeen.length > 0 && (
        <>
          Until Google says yes, people still see{' '}
          {stillSeen.map(({ field, shown }, at) => (
            <Fragment key={field}>
              {at > 0 && '; '}
              {shown === '' ? 'nothing there' : <WebsiteText text={shown} />}
              {pending.length > 1 && ` (${FIELD_WORDS[field]})`}
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      You can go on changing other things.
    </Note>
  )
}
