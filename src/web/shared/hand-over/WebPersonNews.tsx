import { Box } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { listed } from '#core/words.ts'
import { callApi } from '#web/app/calls/client.ts'
import { handOversQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Exchange, MessageText } from '#web/kit/message/Exchange.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { LineForm } from './LineForm.tsx'
import { type AskedNews, webPersonNews } from './web-person-news.ts'

/** What the web person asked or finished, with a field to answer; nothing while there is no news. `check`: of this check alone. */
export function WebPersonNews({ check }: { check?: string }) {
  const { data } = useQuery(handOversQuery)
  const { asked, passed } = webPersonNews(data?.handOvers ?? [], new Date(), check)
  if (asked.length === 0 && passed.length === 0) return null
  return (
    <Box mb="lg">
      <Card title="From your web person">
        {passed.length > 0 && (
          <Note tone="success" lead={`${listed(passed.map(({ title }) => title))}: done.`}>
            Your web person said so, and our test agrees.{' '}
            {check === undefined && (
              <LinkTo href="/online-business-blueprint#completed">See it in your plan</LinkTo>
            )}
          </Note>
        )}
        {asked.map((ask) => (
          <Question key={`${ask.handOver} ${ask.check}`} ask={ask} isLinked={check === undefined} />
        ))}
      </Card>
    </Box>
  )
}

/** A question with what was said before it, and the field for the answer. */
function Question({ ask, isLinked }: { ask: AskedNews; isLinked: boolean }) {
  const { firstName, timeZone } = useMe()
  const client = useQueryClient()
  const { handOver: id, check, title, path, lines } = ask
  const answer = useMutation({
    mutationFn: (text: string) =>
      callApi('POST /hand-overs/{id}/checks/{check}/answers', { params: { id, check }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: handOversQuery.queryKey }),
    meta: { toast: false },
  })
  return (
    <>
      {isLinked && (
        <h3>
          <LinkTo href={path}>{title}</LinkTo>
        </h3>
      )}
      <Exchange label={`Questions about ${title}`}>
        {lines.map(({ from, text, at }) => (
          <MessageText
            key={`${at} ${text}`}
            by={`${from === 'owner' ? firstName : 'Whoever has your link'}, ${momentWords(at, new Date(), timeZone)}`}
            text={text}
            isAnswer={from === 'owner'}
          />
        ))}
      </Exchange>
      <Box mt="md">
        <LineForm
          label="Your answer"
          button="Send the answer"
          isSending={answer.isPending}
          failure={answer.error}
          onSend={answer.mutate}
        />
      </Box>
    </>
  )
}
