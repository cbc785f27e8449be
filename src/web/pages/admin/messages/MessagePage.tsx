import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { momentWords } from '#core/format/moment.ts'
import { messageQuery, type ShownMessage } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Exchange, MessageText } from '#web/kit/message/Exchange.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { Missing } from '../Missing.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { KINDS, MESSAGE_STATE_WORDS, SUSPICION_WORDS } from './message-words.ts'
import { StateButtons } from './StateButtons.tsx'

/** `/admin/messages/{id}`: one message, its answers, and the form for another. */
export function MessagePage() {
  const { id } = getRouteApi('/admin/messages/$id').useParams()
  const query = useQuery(messageQuery(id))
  usePageTitle(query.data?.title ?? 'Message')
  return (
    <>
      <BackLink href="/admin/messages" label="All messages" />
      {query.isLoadingError && <PageHead title="Message" />}
      <Loaded
        query={query}
        skeleton={<ListSkeleton groups={2} rows={3} />}
        missing={
          <Missing title="This message isn’t here" text="It may have been deleted with its account." />
        }
      >
        {(shown) => (
          <>
            <PageHead title={<bdi>{shown.title}</bdi>} lead={<Writer shown={shown} />} />
            <Cards>
              <WhatItSays shown={shown} />
              <AnswerForm key={shown.answers.length} id={shown.id} email={shown.email} />
            </Cards>
          </>
        )}
      </Loaded>
    </>
  )
}

function Writer({ shown: { name, email, ownerId } }: { shown: ShownMessage }) {
  const who = <bdi>{name === null ? email : `${name}, ${email}`}</bdi>
  return <>From {ownerId === null ? who : <LinkTo href={`/admin/users/${ownerId}`}>{who}</LinkTo>}</>
}

function WhatItSays({ shown }: { shown: ShownMessage }) {
  const { timeZone } = useMe()
  const { kind, state, suspicion, title, name, email, text, at, facts, answers } = shown
  const when = (iso: string): string => momentWords(iso, new Date(), timeZone)
  return (
    <Card
      title="What it says"
      hint={KINDS[kind]}
      aside={
        <StatusPill tone={MESSAGE_STATE_WORDS[state].tone}>{MESSAGE_STATE_WORDS[state].label}</StatusPill>
      }
    >
      {state === 'spam' && suspicion !== null && (
        <Note tone="review" lead="It looks like a program’s.">
          {SUSPICION_WORDS[suspicion]}
        </Note>
      )}
      <FactList rows={facts} />
      <Exchange label={title}>
        {text !== '' && <MessageText by={`${name ?? email}, ${when(at)}`} text={text} />}
        {answers.map((answer) => (
          <MessageText key={answer.at} isAnswer by={`You, ${when(answer.at)}`} text={answer.text} />
        ))}
      </Exchange>
      <StateButtons shown={shown} />
    </Card>
  )
}
