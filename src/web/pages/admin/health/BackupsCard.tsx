import { bytesWords } from '#core/format/bytes.ts'
import { momentWords } from '#core/format/moment.ts'
import { plural } from '#core/words.ts'
import type { Health } from '#web/app/queries/admin-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'

/** When backups are made and where, the newest one, and when one was last restored for a try. */
export function BackupsCard({ health: { at, lastBackup, backups, command } }: { health: Health }) {
  const { timeZone } = useMe()
  const when = (iso: string): string => momentWords(iso, new Date(at), timeZone)
  const { to, everyHours, keepDays, isEncrypted, drill } = backups
  return (
    <Card title="Backups">
      <FactList
        rows={[
          {
            label: 'By the clock',
            value:
              to === null
                ? 'None: FETTLE_BACKUP_TO is not set'
                : `Every ${plural(everyHours, 'hour')} to ${to}, ${isEncrypted ? 'encrypted' : 'not encrypted'}, kept for ${plural(keepDays, 'day')}`,
          },
          {
            label: 'Newest backup',
            value: lastBackup ? `${when(lastBackup.at)}, ${bytesWords(lastBackup.bytes)}` : 'None yet',
          },
          {
            label: 'Last drill',
            value: drill
              ? `${when(drill.at)}: ${plural(drill.rows, 'row')} and ${plural(drill.files, 'file')} of ${drill.backup} came back in ${drill.seconds} s${drill.problems.length === 0 ? ', all as they were' : ', not all as they were'}`
              : `None yet. Try one with: ${command} backup drill`,
          },
        ]}
      />
    </Card>
  )
}
