/** Words of dates and opening times. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set(
  `january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov
dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun am pm noon midday
midnight hours days weekdays weekends`.split(/\s+/u),
)
