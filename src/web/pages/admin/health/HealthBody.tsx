import { bytesWords } from '#core/format/bytes.ts'
import { momentWords } from '#core/format/moment.ts'
import { spanWords } from '#core/format/span.ts'
import type { Health } from '#web/app/queries/admin-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, ColumnsLayout, Rows } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { BackupsCard } from './BackupsCard.tsx'
import { latelyRows } from './lately-words.ts'
import { healthProblems } from './problems.ts'

const KINDS = { web: 'Web server', worker: 'Worker' } as const

export function HealthBody({ health }: { health: Health }) {
  const problems = healthProblems(health)
  return (
    <Cards>
      <Card title="What needs you" count={problems.length === 0 ? undefined : problems.length}>
        {problems.length === 0 && <Note tone="success">Nothing. Everything runs as it should.</Note>}
        {problems.map(({ tone, text, link }) => (
          <Note key={text} tone={tone}>
            {text} {link && <LinkTo href={link.href}>{link.label}</LinkTo>}
          </Note>
        ))}
      </Card>
      <LatelyCard health={health} />
      <ColumnsLayout shape="two">
        <Processes health={health} />
        <Machine health={health} />
      </ColumnsLayout>
      <BackupsCard health={health} />
    </Cards>
  )
}

function LatelyCard({ health }: { health: Health }) {
  const { timeZone } = useMe()
  return (
    <Card title="The last 24 hours">
      <FactList rows={latelyRows(health, timeZone)} />
    </Card>
  )
}

function Processes({ health: { processes, at } }: { health: Health }) {
  return (
    <Card title="Processes" look="flush">
      <Rows>
        {processes.map((one) => (
          <RecordRow
            key={`${one.pid} ${one.startedAt}`}
            title={KINDS[one.kind]}
            lines={[
              `Process ${one.pid}, version ${one.version}`,
              `${bytesWords(one.memoryBytes)} of memory, running for ${spanWords(one.startedAt, at)}`,
            ]}
            end={
              one.alive ? (
                <StatusPill tone="success">Running</StatusPill>
              ) : (
                <StatusPill tone="error">Silent for {spanWords(one.seenAt, at)}</StatusPill>
              )
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

function Machine({ health }: { health: Health }) {
  const { timeZone } = useMe()
  const { versions, database, disk, browser, mail } = health
  const when = (iso: string): string => momentWords(iso, new Date(health.at), timeZone)
  return (
    <Card title="Parts">
      <FactList
        rows={[
          { label: 'Fettle', value: `Version ${versions.fettle}, on Node ${versions.node}` },
          {
            label: 'Database',
            value: `PostgreSQL ${versions.postgresql}, ${database.builtIn ? 'built in' : 'your own'}, ${bytesWords(database.bytes)}`,
          },
          {
            label: 'Its tables',
            value: `${database.migrations} migrations, the newest of ${when(database.newestMigration)}`,
          },
          {
            label: 'Room on the disk',
            value: disk
              ? `${bytesWords(disk.freeBytes)} free of ${bytesWords(disk.totalBytes)}`
              : 'Could not be found out',
          },
          { label: 'Browser', value: browser ?? 'None found' },
          { label: 'What holds the browser', value: holdWords(health.browserSeen) },
          { label: 'Mail server', value: mail.server ?? 'None set' },
          { label: 'Open to scans beyond the public web', value: openedWords(health.opened) },
        ]}
      />
    </Card>
  )
}

const openedWords = (opened: readonly string[]): string =>
  opened.length === 0 ? 'Nothing' : opened.join(', ')

/** Which of the two isolations that a system may refuse were in force at the last rendering. */
function holdWords(seen: Health['browserSeen']): string {
  if (seen === null) return 'Not known before the first scan'
  if (seen.state === 'refused') return 'It is not used'
  if (seen.isolation === 'remote') return `${seen.version}, on another machine`
  const network = seen.isolation === 'namespace' ? 'a network of its own' : "the machine's network"
  return `${seen.version}, in ${network}, ${seen.sandbox === 'on' ? 'with' : 'without'} its sandbox`
}
