import { clockTime, shortDate } from '#core/dates.ts'

/** Of English, the regions that have names of their own for time zones: `AEDT`, `NZDT`, `CST`, `BST`. */
const REGIONS = ['en-AU', 'en-NZ', 'en-US', 'en-GB', 'en-CA']
const HAS_NO_NAME = /^(?:GMT|UTC)[+-]/u

/** A moment with its time zone, without which a time of day says nothing to somebody elsewhere: `30 Nov 2026, 12:33 pm NZDT`. */
export const whenIn = (iso: string, timeZone: string): string =>
  `${shortDate(iso, timeZone)}, ${clockTime(iso, timeZone)} ${zoneName(iso, timeZone)}`

/** The zone's short name at that moment, else its distance from UTC. */
function zoneName(iso: string, timeZone: string): string {
  const names = REGIONS.map((region) =>
    new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName'),
  ).map((found) => found?.value ?? '')
  return names.find((name) => !HAS_NO_NAME.test(name)) ?? (names[0] ?? '').replace('GMT', 'UTC')
}
