import { asMarkdown } from '#core/hand-over/as-markdown.ts'
import { upperFirst } from '#core/text.ts'
import { plural } from '#core/words.ts'
import { effortTogether } from '#plan/effort.ts'
import type { HandOverLinkAnswer } from '#web/app/queries/result-queries.ts'
import { AskContents, AskFacts, AskFoot, AskPage } from '#web/kit/hand-over/AskPage.tsx'
import { CopyButton } from '#web/kit/surface/CopyButton.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconCircleCheck, IconClock, IconLockOpen } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { LinkedAsk } from './LinkedAsk.tsx'
import { asksFor, ownersName, ownersNameWithin, TEST_BUTTON } from './link-words.ts'

interface HandOverLinkBodyProps {
  token: string
  answer: HandOverLinkAnswer
}

/** What the link asks for: contents, then each thing on a card. */
export function HandOverLinkBody({ token, answer }: HandOverLinkBodyProps) {
  const { host, until, asks, isShortened } = answer
  const name = ownersName(answer)
  const open = asks.filter(({ state }) => state !== 'passed')
  const left = open.map(({ minutes }) => minutes).filter((minutes) => minutes > 0)
  const done = asks.length - open.length
  return (
    <AskPage>
      <PageHead
        title={asksFor(answer)}
        lead={`On ${host ?? 'their website'}. ${asks.length === 1 ? 'It' : 'Each'} comes with the exact text where there is one, where it goes, and the test that shows it’s done.`}
        action={
          <CopyButton
            variant="default"
            size="sm"
            label="Copy as Markdown"
            text={() => asMarkdown(asks, host)}
            otherwise="Please copy each text from its place below."
          />
        }
      />
      <AskFacts
        facts={[
          ...(left.length > 0
            ? [{ icon: <Icon of={IconClock} />, text: `${upperFirst(effortTogether(left))} left` }]
            : []),
          { icon: <Icon of={IconCircleCheck} />, text: `${done} of ${asks.length} done` },
          { icon: <Icon of={IconLockOpen} />, text: `No account needed. This link works until ${until}` },
        ]}
      />
      {asks.length > 1 && (
        <AskContents>
          {asks.map((ask, index) => (
            <li key={ask.check}>
              <LinkTo href={`#thing-${index + 1}`}>{ask.title}</LinkTo>
              {ask.state === 'passed' ? ', done' : `, ${ask.effort}`}
            </li>
          ))}
        </AskContents>
      )}
      {isShortened && (
        <Note tone="info">
          Some long lists were left out to keep this page small. {name} can send you the full report.
        </Note>
      )}
      <Cards>
        {asks.map((ask, index) => (
          <LinkedAsk key={ask.check} token={token} ask={ask} place={index + 1} owner={answer} />
        ))}
      </Cards>
      <AskFoot>
        <p>
          Press “{TEST_BUTTON}” and we’ll do so, usually within a minute. {name} hears from us when it passes,
          or when you ask something.
        </p>
        <p>
          You can see {asks.length === 1 ? 'this one thing' : `these ${plural(asks.length, 'thing')}`} and
          nothing else of {ownersNameWithin(answer)}’s.{' '}
          <LinkTo href="/learn-more">What Fettle looks at, and how</LinkTo>
        </p>
        <p>
          For programs: <a href={`/api/handed/${token}/data`}>the same as JSON</a>, with every technical
          detail.
        </p>
      </AskFoot>
    </AskPage>
  )
}
