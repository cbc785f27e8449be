import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Exchange, MessageText } from '#web/kit/message/Exchange.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'

const own = queryOptions({
  queryKey: ['messages', 'own'],
  queryFn: () => callApi('GET /messages'),
  staleTime: 0,
})

/** The owner's earlier messages, with our answers; nothing where there are none. */
export function OwnMessages({ onWriteBack }: { onWriteBack: (title: string) => void }) {
  const { timeZone } = useMe()
  const { data } = useQuery(own)
  const when = (iso: string): string => momentWords(iso, new Date(), timeZone)
  if (!data || data.messages.length === 0) return null
  return (
    <Card title="Your messages" count={data.messages.length}>
      {data.messages.map(({ id, title, text, at, answers }) => (
        <Fold
          key={id}
          title={
            <span>
              <bdi>{title}</bdi> · {answers.length > 0 ? 'answered' : `sent ${when(at)}`}
            </span>
          }
        >
          <Exchange label={title}>
            <MessageText by={`You, ${when(at)}`} text={text} />
            {answers.map((answer) => (
              <MessageText key={answer.at} isAnswer by={`Support, ${when(answer.at)}`} text={answer.text} />
            ))}
          </Exchange>
          {answers.length > 0 && (
            <CardFoot>
              <Button variant="default" onClick={() => onWriteBack(title)}>
                Write back
              </Button>
            </CardFoot>
          )}
        </Fold>
      ))}
    </Card>
  )
}
