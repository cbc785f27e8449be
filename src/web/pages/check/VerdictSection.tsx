import type { CheckRoute } from '#core/check-at.ts'
import { changeWords } from '#core/compare.ts'
import { shortDate } from '#core/dates.ts'
import { momentWords } from '#core/format/moment.ts'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CheckHeader } from '#web/kit/check/CheckHeader.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { type ResultKind, resultKindOf } from './kind-of.ts'

interface VerdictProps {
  route: CheckRoute<ListedCheck>
  answer: CheckAnswer
  /** A card below shows the result before and now; it may begin from another day. */
  isCompared: boolean
}

/** The check's title, its line, and its time. */
export function VerdictSection({ route, answer, isCompared }: VerdictProps) {
  const { timeZone, website } = useMe()
  const { newest, lastKnownLine } = answer
  const when = momentWords(newest.updatedAt, new Date(), timeZone)
  const kind = resultKindOf(newest)
  // Without a website nothing was looked at before the owner answers.
  const isOnlyAsked = kind === 'question' && website?.address === null
  return (
    <CheckHeader
      back={{ href: route.back.path, label: route.back.label }}
      title={answer.title}
      tone={toneOf(newest)}
      status={newest.tag}
      line={newest.description}
      extra={[
        ...newest.advice,
        ...(lastKnownLine === null ? [] : [`${lastKnownLine}.`]),
        ...(isCompared ? [] : changed(answer, timeZone, new Date())),
      ]}
      asOf={kind === 'left-out' || isOnlyAsked ? undefined : asOf(kind, when)}
    />
  )
}

const asOf = (kind: ResultKind, when: string): string =>
  kind === 'unchecked' ? `Tried ${when}. This isn’t counted for or against you.` : `Looked at ${when}.`

/** "Better than on 24 Oct 2026. It was: Not found." */
function changed({ change }: CheckAnswer, timeZone: string, now: Date): string[] {
  const words = change && changeWords(change.now, change.past)
  if (!change || !words || change.is === 'same') return []
  const word = change.is === 'better' ? 'Better' : 'Worse'
  const rule = change.isRuleChanged ? ' We’ve changed how we judge this since then.' : ''
  const day = shortDate(change.past.at, timeZone)
  const when = day === shortDate(now.toISOString(), timeZone) ? 'earlier today' : `on ${day}`
  return [`${word} than ${when}. It was: ${words.was}.${rule}`]
}
