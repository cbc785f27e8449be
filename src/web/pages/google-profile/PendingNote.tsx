import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { listed } from '#core/words.ts'
import { WebsiteText } from '#web/kit/link/WebsiteText.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { FIELD_WORDS } from './words.ts'

/** Changes that Google has yet to accept, and what people see until then. */
export function PendingNote({ profile }: { profile: GoogleProfile }) {
  const { hasPendingEdits, pending } = profile
  if (!hasPendingEdits) return null
  const shown = pending.map((one) => one.shown).filter((text) => text !== '')
  const names = listed(pending.map(({ field }) => FIELD_WORDS[field]))
  return (
    <Note tone="info" lead={`Google is reviewing this change${names === '' ? '.' : ':'}`}>
      {names !== '' && `${names}. `}
      {shown.length > 0 && (
        <>
          Until Google says yes, people still see <WebsiteText text={shown.join('; ')} />.{' '}
        </>
      )}
      You can go on changing other things.
    </Note>
  )
}
