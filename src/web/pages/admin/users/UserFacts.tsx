import { momentWords } from '#core/format/moment.ts'
import type { ShownUser } from '#web/app/queries/admin-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { scanWords, wayWords } from './user-words.ts'
import { websiteWords } from './UserRows.tsx'

/** What support needs to know of an account, without its website's results. */
export function UserFacts({ shown }: { shown: ShownUser }) {
  const { timeZone } = useMe()
  const when = (iso: string): string => momentWords(iso, new Date(), timeZone)
  const { createdAt, emailVerified, lastScan, lastSignIn, failedSignIns, ways } = shown
  return (
    <Card title="The account" aside={shown.operator ? <Chip>Operator</Chip> : undefined}>
      <FactList
        rows={[
          { label: 'Since', value: when(createdAt) },
          { label: 'Email', value: emailVerified ? 'Confirmed' : 'Not confirmed yet' },
          { label: 'Website', value: websiteWords(shown) },
          { label: 'Last look', value: lastScan ? scanWords(lastScan, when) : 'None yet' },
          { label: 'Logs in with', value: ways.map(wayWords).join(', ') || 'Nothing' },
          { label: 'Last login', value: lastSignIn === null ? 'Not logged in now' : when(lastSignIn) },
          ...(failedSignIns === 0
            ? []
            : [{ label: 'Wrong passwords in a row', value: String(failedSignIns) }]),
        ]}
      />
    </Card>
  )
}
