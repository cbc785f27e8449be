import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { CheckRail } from '#web/kit/check/CheckRail.tsx'
import { History } from './History.tsx'
import { resultKindOf } from './kind-of.ts'
import { Technical } from './Technical.tsx'

interface AboutProps {
  check: ListedCheck
  answer: CheckAnswer
  /** Absent: there is nothing to hand over. */
  onHandOver: (() => void) | undefined
}

/** The rail of a check: what it is, its history, and technical details. */
export function About({ check, answer, onHandOver }: AboutProps) {
  const hasLooked = answer.statusPeriods.length > 1 || resultKindOf(answer.newest) !== 'left-out'
  return (
    <CheckRail
      what={check.words.what}
      why={check.words.why}
      {...(hasLooked ? { history: <History answer={answer} /> } : {})}
      technical={<Technical answer={answer} staysHere={check.ownersOnly} onHandOver={onHandOver} />}
    />
  )
}
