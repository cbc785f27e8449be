import { differingValues, valueWords } from '#ads/value-words.ts'
import type { AdsOutcome } from '#core/ads/activity.ts'
import { momentWords } from '#core/format/moment.ts'
import type { AdsActivity } from '#web/app/queries/ads-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ActivityRow } from '#web/kit/ads/ActivityRow.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import type { ShownTone } from '#web/kit/tone/tone.ts'

const OUTCOMES: Readonly<Record<AdsOutcome, { tone: ShownTone; words: string }>> = {
  done: { tone: 'success', words: 'Made' },
  rejected: { tone: 'not_relevant', words: 'Not made' },
  pending: { tone: 'waiting', words: 'Being made' },
  unknown: { tone: 'review', words: 'Not known yet' },
}
const NOT_KNOWN =
  'Google hasn’t said whether it made this. We look for it in the account that was chosen then.'

interface ChangeRowProps {
  change: AdsActivity['changes'][number]
  /** Of the account that is chosen now. */
  currency: string
}

/** One change of the account: what, by whom, when, what was there before, and how it ended. */
export function ChangeRow({ change, currency: ofAccount }: ChangeRowProps) {
  const { timeZone } = useMe()
  const { at, who, actor, what, before, after, isOfAccount, outcome, reason } = change
  const currency = isOfAccount ? ofAccount : null
  const was = valueWords(differingValues(before, after), currency)
  const is = valueWords(differingValues(after, before), currency)
  const by = actor === 'ceiling' ? 'Fettle, because your monthly limit was reached' : who
  return (
    <ActivityRow
      what={what}
      lines={[
        `${by}, ${momentWords(at, new Date(), timeZone)}`,
        ...(was === '' ? [] : [`Before: ${was}`]),
        ...(is === '' ? [] : [`After: ${is}`]),
        ...(outcome === 'unknown' ? [NOT_KNOWN] : []),
        ...(reason === null ? [] : [reason]),
      ]}
      end={<StatusPill tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</StatusPill>}
    />
  )
}
