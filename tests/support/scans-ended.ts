import type { AtWork } from './at-work.ts'
import { until } from './until.ts'

/** Waits until no scan waits or runs, for `mostMs` milliseconds at most. */
export const scansEnded = ({ pool }: Pick<AtWork, 'pool'>, mostMs?: number): Promise<unknown> =>
  until(
    'no scan waits or runs',
    async () => {
      const { rowCount } = await pool.query("select 1 from scans where state in ('queued', 'running')")
      return rowCount === 0
    },
    mostMs,
  )
