import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { MESSAGE_STATES, type MessageState } from '#core/messages/message-states.ts'
import { type ListedMessage, messagesQuery } from '#web/app/queries/admin-queries.ts'
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
import { MESSAGE_STATE_WORDS } from './message-words.ts'

/** `/admin/messages`: all messages. */
export function MessagesPage() {
  usePageTitle('Messages')
  const [state, setState] = useState<MessageState | undefined>('open')
  const query = useInfiniteQuery(messagesQuery(state))
  return (
    <>
      <PageHead title="Messages" lead="What owners and visitors wrote to you, the newest first." />
      <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={8} />}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.messages)
          return (
            <Card label="Messages" look="flush">
              <Toolbar>
                <StateChoice
                  states={MESSAGE_STATES}
                  words={MESSAGE_STATE_WORDS}
                  counts={pages[0]?.counts ?? {}}
                  all="All but spam"
                  state={state}
                  onChoose={setState}
                />
              </Toolbar>
              <MessageRows messages={shown} />
              <LoadMore query={query} shown={shown.length} />
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

function MessageRows({ messages: shown }: { messages: readonly ListedMessage[] }) {
  const { timeZone } = useMe()
  if (shown.length === 0) return <NoRows>No messages here.</NoRows>
  return (
    <Rows>
      {shown.map(({ id, title, name, email, at, state }) => (
        <RecordRow
          key={id}
          href={`/admin/messages/${id}`}
          title={title}
          lines={[name === null ? email : `${name}, ${email}`, momentWords(at, new Date(), timeZone)]}
          end={
            <StatusPill tone={MESSAGE_STATE_WORDS[state].tone}>{MESSAGE_STATE_WORDS[state].label}</StatusPill>
          }
        />
      ))}
    </Rows>
  )
}
