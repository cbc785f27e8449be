import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { type ListedMessage, messages, type MessageState } from '../../../app/admin-queries.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useMe } from '../../../app/use-me.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Card } from '../../../kit/surface/Card.tsx'
import { Rows } from '../../../kit/surface/Layout.tsx'
import { PageHead } from '../../../kit/surface/PageHead.tsx'
import { ListSkeleton } from '../../../kit/surface/PageSkeletons.tsx'
import { RecordRow } from '../../../kit/surface/RecordRow.tsx'
import { NoRows, RowsFoot, Toolbar } from '../../../kit/surface/Toolbar.tsx'
import { StatusPill } from '../../../kit/tone/StatusPill.tsx'
import { MESSAGE_STATES, STATES } from './message-words.ts'

/** `/admin/messages`: what people wrote. */
export function MessagesPage() {
  usePageTitle('Messages')
  const [state, setState] = useState<MessageState | undefined>('open')
  const query = useInfiniteQuery(messages(state))
  return (
    <>
      <PageHead title="Messages" lead="What owners and visitors wrote to you, the newest first." />
      <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={8} />}>
        {({ pages }) => (
          <Card label="Messages" look="flush">
            <Toolbar>
              <StateChoice counts={pages[0]?.counts ?? {}} state={state} onChoose={setState} />
            </Toolbar>
            <MessageRows messages={pages.flatMap((page) => page.messages)} />
            {query.hasNextPage && (
              <RowsFoot>
                <Button
                  variant="subtle"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Load more
                </Button>
              </RowsFoot>
            )}
          </Card>
        )}
      </Loaded>
    </>
  )
}

interface StateChoiceProps {
  counts: Partial<Record<MessageState, number>>
  state: MessageState | undefined
  onChoose: (state: MessageState | undefined) => void
}

function StateChoice({ counts, state, onChoose }: StateChoiceProps) {
  const choices = MESSAGE_STATES.map((value) => ({
    value,
    label: `${STATES[value].label} (${counts[value] ?? 0})`,
  }))
  return (
    <NativeSelect
      label="Show"
      value={state ?? ''}
      data={[{ value: '', label: 'All but spam' }, ...choices]}
      onChange={({ currentTarget: { value } }) => onChoose(MESSAGE_STATES.find((known) => known === value))}
    />
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
          end={<StatusPill tone={STATES[state].tone}>{STATES[state].label}</StatusPill>}
        />
      ))}
    </Rows>
  )
}
