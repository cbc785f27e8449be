import { spanWords } from '#core/format/span.ts'
import type { Health } from '#web/app/queries/admin-queries.ts'
import type { HealthProblem } from './health-problem.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'

/** Where nobody makes them by the clock. */
const OLD_BACKUP_MS = 7 * DAY_MS
/** By the clock, a backup may be made late, after a restart for instance; one that is older than this many of its turns was left out. */
const LATE_TURNS = 2

/** Whether the newest backup is missing, old or was not made. */
export function backupProblem({ at, lastBackup, backups, command }: Health): HealthProblem | null {
  const { failure, to, everyHours } = backups
  if (to !== null && failure !== null)
    return {
      tone: 'error',
      text: `The last try to make a backup failed, ${spanWords(failure.at, at)} ago: ${failure.why}. It is tried again every hour.`,
    }
  const how =
    to === null
      ? `Set FETTLE_BACKUP_TO to have them made, or make one with: ${command} backup <file>`
      : `Make one with: ${command} backup now`
  if (lastBackup === null) return { tone: 'warning', text: `No backup was made yet. ${how}` }
  const oldAfter = to === null ? OLD_BACKUP_MS : LATE_TURNS * everyHours * HOUR_MS
  if (Date.parse(at) - Date.parse(lastBackup.at) <= oldAfter) return null
  return { tone: 'warning', text: `The newest backup is ${spanWords(lastBackup.at, at)} old. ${how}` }
}

/** Whether the last drill found something wrong. */
export function drillProblem({ backups: { drill } }: Health): HealthProblem | null {
  const [first] = drill?.problems ?? []
  if (!drill || first === undefined) return null
  return {
    tone: 'error',
    text: `The drill with ${drill.backup} found that it does not restore as it was. ${first}`,
  }
}
