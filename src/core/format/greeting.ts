const MORNING = 5
const AFTERNOON = 12
const EVENING = 17

/** "Good morning, Dora" by the owner's clock: changes at 5:00, 12:00 and 17:00. `zone` is an IANA name; without a name there is no comma. */
export function greeting(name: string | null | undefined, at: Date, zone: string): string {
  const words = `Good ${partOfDay(hourIn(zone, at))}`
  const given = name?.trim()
  return given ? `${words}, ${given}` : words
}

function partOfDay(hour: number): string {
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < AFTERNOON ? 'morning' : 'afternoon'
}

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at))
