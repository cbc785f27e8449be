import { useQuery } from '@tanstack/react-query'
import { USUAL_RETENTION } from '#core/retention.ts'
import { plural } from '#core/words.ts'
import { supportQuery } from '#web/app/queries/support-queries.ts'

/** The operator's times of keeping things, in words; those that are usual before the answer is there. */
export function useKept() {
  const kept = useQuery(supportQuery).data?.kept ?? { ...USUAL_RETENTION, backupDays: null }
  return {
    visitors: plural(kept.visitorDays, 'day'),
    enquiries: daysOrYears(kept.enquiryDays),
    spam: plural(kept.spamDays, 'day'),
    evidence: plural(kept.evidenceDays, 'day'),
    results:
      kept.historyMonths === null
        ? 'as long as your account'
        : `for ${plural(kept.historyMonths, 'month')} after a newer one replaced it`,
    backups:
      kept.backupDays === null
        ? 'gone from our backups when those are deleted'
        : `gone from our backups ${plural(kept.backupDays, 'day')} later`,
  }
}

const YEAR = 365

const daysOrYears = (days: number): string =>
  days % YEAR === 0 ? plural(days / YEAR, 'year') : plural(days, 'day')
