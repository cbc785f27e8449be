import { momentWords } from '#core/format/moment.ts'
import type { ShownMail } from '#web/app/queries/admin-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { STATE_HINTS, MAIL_STATE_WORDS } from './mail-words.ts'

/** The state of a mail, and its times. */
export function MailFactsCard({ shown }: { shown: ShownMail }) {
  const { timeZone } = useMe()
  const { state, kind, attempts, lastError, createdAt, endedAt } = shown
  const when = (iso: string): string => momentWords(iso, new Date(), timeZone)
  const { label, tone } = MAIL_STATE_WORDS[state]
  const hint = STATE_HINTS[state]
  return (
    <Card title="What became of it" aside={<StatusPill tone={tone}>{label}</StatusPill>}>
      {hint !== null && <Note tone={tone}>{hint}</Note>}
      <FactList
        rows={[
          { label: 'Kind', value: kind.replaceAll('_', ' ') },
          { label: 'Written', value: when(createdAt) },
          ...(endedAt === null ? [] : [{ label: 'Ended', value: when(endedAt) }]),
          { label: 'Tries', value: String(attempts) },
          ...(lastError === null ? [] : [{ label: 'The last try ended with', value: lastError }]),
        ]}
      />
    </Card>
  )
}
