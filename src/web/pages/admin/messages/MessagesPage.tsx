import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { type ListedMessage, messagesQuery, type MessageState } from '../../../app/admin-queries.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useMe } from '../../../app/use-me.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Card } from '../../../kit/surface/Card.tsx'
import { Rows } from '../../../kit/surface/Layout.tsx'
import { PageHead } from '../../../kit/surface/PageHead.tsx'
import { ListSkeleton } from '../../../kit/surface/PageSkeletons.tsx'
import { RecordRow } from '../../../kit/surface/RecordRow.tsx'
import { NoRows, Toolbar } from '../../../kit/surface/Toolbar.tsx'
import { StatusPill } from '../../../kit/tone/StatusPill.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { StateChoice } from '../StateChoice.tsx'
import { MESSAGE_STATES, MESSAGE_STATE_WORDS } from './message-words.ts'

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
