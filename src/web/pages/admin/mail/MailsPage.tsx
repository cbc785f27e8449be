import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { MAIL_STATES, type MailState } from '#core/mail-states.ts'
import { mailsQuery, type ListedMail } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows, Toolbar } from '#web/kit/surface/Toolbar.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { StateChoice } from '../StateChoice.tsx'
import { MAIL_STATE_WORDS } from './mail-words.ts'

/** `/admin/mail`: all mails with their states. */
export function MailsPage() {
  usePageTitle('Mail')
  const [state, setState] = useState<MailState | undefined>(undefined)
  const query = useInfiniteQuery(mailsQuery(state))
  return (
    <>
      <PageHead title="Mail" lead="Every email that Fettle wrote, the newest first." />
      <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={8} />}>
        {({ pages }) => {
          const counts = pages[0]?.counts ?? {}
          const shown = pages.flatMap((page) => page.mails)
          const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
          return (
            <Card label="Emails" look="flush">
              <Toolbar>
                <StateChoice
                  states={MAIL_STATES}
                  words={MAIL_STATE_WORDS}
                  counts={counts}
                  all={`All emails (${all})`}
                  state={state}
                  onChoose={setState}
                />
              </Toolbar>
              <MailRows mails={shown} />
              <LoadMore query={query} shown={shown.length} />
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

function MailRows({ mails }: { mails: readonly ListedMail[] }) {
  const { timeZone } = useMe()
  if (mails.length === 0) return <NoRows>No emails here.</NoRows>
  return (
    <Rows>
      {mails.map(({ id, subject, to, createdAt, state }) => (
        <RecordRow
          key={id}
          href={`/admin/mail/${id}`}
          title={subject}
          lines={[to, momentWords(createdAt, new Date(), timeZone)]}
          end={<StatusPill tone={MAIL_STATE_WORDS[state].tone}>{MAIL_STATE_WORDS[state].label}</StatusPill>}
        />
      ))}
    </Rows>
  )
}
