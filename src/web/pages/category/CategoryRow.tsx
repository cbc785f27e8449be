import { shortDate } from '#core/dates.ts'
import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { answeredWithWords, itemTimeWords } from '#web/shared/results/words.ts'
import { hrefOf } from '#web/shared/results/group-rows.ts'
import { lineUnder } from '#web/shared/results/line-under.ts'

type Row = CategoryAnswer['checks'][number]

/** The words of a check without a result. */
const NOT_YET = {
  notRun: { why: 'Not looked at yet.', status: 'Waiting' },
  noWebsite: { why: undefined, status: 'Needs a website' },
} as const

/** One check of a category. */
export function CategoryRow({ row }: { row: Row }) {
  const { timeZone, website } = useMe()
  const { title, result, countsAs, lastKnown, item, setAside } = row
  if (setAside)
    return (
      <ItemRow tone="not_relevant" title={title} why={setAside.words} status="Set aside" href={row.path} />
    )
  const notYet = countsAs === 'noWebsite' ? NOT_YET.noWebsite : NOT_YET.notRun
  const line = row.answeredWith
    ? answeredWithWords(row.answeredWith)
    : lineUnder(result?.line ?? notYet.why, countsAs, website?.address !== null)
  const before =
    lastKnown && `Last checked successfully on ${shortDate(lastKnown.at, timeZone)}: ${lastKnown.tag}.`
  // After a scan that could not look, a row shows the last conclusive result while that counts.
  const counting = lastKnown && item?.isCounted ? item : result
  return (
    <ItemRow
      tone={toneOf(counting)}
      title={title}
      why={[line, before].filter(Boolean).join(' ') || undefined}
      status={counting?.tag ?? notYet.status}
      time={item?.state === 'open' ? itemTimeWords(item) : undefined}
      href={hrefOf(row)}
    />
  )
}
