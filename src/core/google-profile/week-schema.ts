import { z } from 'zod'
import { WEEKDAYS } from './weekdays.ts'

const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/u
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u
const opens = z.string().regex(OPENS, 'Enter an opening time')
const closes = z.string().regex(CLOSES, 'Enter a closing time')

/** Local times at which the business is open on a day, as `HH:MM`. One that closes before it opens closes on the next day; `24:00` is midnight. */
export const openingPeriod = z.strictObject({ day: z.enum(WEEKDAYS), open: opens, close: closes })

/** A date on which the business is open at other times than usual, or closed: then both times are `null`. */
export const specialDay = z
  .strictObject({ date: z.iso.date('Enter a date'), open: opens.nullable(), close: closes.nullable() })
  .refine(
    ({ open, close }) => (open === null) === (close === null),
    'Enter both times, or none for a day when you are closed',
  )
