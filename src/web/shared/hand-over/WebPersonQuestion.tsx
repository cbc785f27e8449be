import { Box } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { callApi } from '#web/app/calls/client.ts'
import { handOversQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Exchange, MessageText } from '#web/kit/message/Exchange.tsx'
import { LineForm } from './LineForm.tsx'
import type { AskedNews } from './web-person-news.ts'

/** A question with what was said before it, and the field for the answer. */
export function WebPersonQuestion({ ask, isLinked }: { ask: AskedNews; isLinked: boolean }) {
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
          isSent={answer.isSuccess}
          failure={answer.error}
          onSend={answer.mutate}
          onChangeAfterFailure={answer.reset}
        />
      </Box>
    </>
  )
}
