import { DAY_MS, HOUR_MS } from '#core/time-units.ts'

/** When the newest post of the sample business was written, of which there is one every so many days: an evening in Sydney, ISO 8601. */
export function samplePostTime(day: string, everyDays: number): string {
  const last = Math.floor(Date.parse(day) / DAY_MS / everyDays) * everyDays
  return new Date((last - 1) * DAY_MS + 8 * HOUR_MS).toISOString()
}
