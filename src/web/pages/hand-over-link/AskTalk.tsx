import { momentWords } from '#core/format/moment.ts'
import type { LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { AskPart } from '#web/kit/hand-over/AskCard.tsx'
import { Exchange, MessageText } from '#web/kit/message/Exchange.tsx'

interface AskTalkProps {
  lines: LinkedAskAnswer['lines']
  /** Of the owner. */
  name: string
  timeZone: string
}

/** The questions about one thing and the owner's answers, as the web person reads them. */
export const AskTalk = ({ lines, name, timeZone }: AskTalkProps) => (
  <AskPart title={lines.length === 1 ? 'Question' : 'Questions and answers'}>
    <Exchange label="Questions and answers">
      {lines.map(({ from, text, at }) => (
        <MessageText
          key={`${at} ${text}`}
          by={`${from === 'owner' ? name : 'You'}, ${momentWords(at, new Date(), timeZone)}`}
          text={text}
          isAnswer={from === 'owner'}
        />
      ))}
    </Exchange>
  </AskPart>
)
