import { z } from 'zod'
import { accepted, refused, textField, tooLong } from '../owner-input/field.ts'
import { isBlank, lengthOf, tidyLine, tidyText } from '../owner-input/text.ts'
import {
  LONGEST_PROFILE_TEXT,
  LONGEST_REPLY,
  LONGEST_PROFILE_TITLE,
  MOST_PERIODS_A_DAY,
  MOST_PHONES,
} from './limits.ts'
import { openingPeriod, specialDay } from './week-schema.ts'
import { type OpeningPeriod, overlap, periodsOn } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

const LONGEST_WEBSITE = 2_000
const MOST_SPECIAL_DAYS = 100

const title = textField('Enter the name of your business', (typed) => {
  const line = tidyLine(typed)
  if (line === '') return refused('Enter the name of your business')
  return lengthOf(line) > LONGEST_PROFILE_TITLE ? refused(tooLong(LONGEST_PROFILE_TITLE)) : accepted(line)
})

const description = textField('Enter a description', (typed) => {
  const text = tidyText(typed)
  return lengthOf(text) > LONGEST_PROFILE_TEXT ? refused(tooLong(LONGEST_PROFILE_TEXT)) : accepted(text)
})

const WEBSITE_MESSAGE = 'Enter a web address, such as https://example.com'

const website = textField(WEBSITE_MESSAGE, (typed) => {
  const line = tidyLine(typed)
  if (line === '') return accepted(null)
  const url = URL.parse(/^https?:\/\//iu.test(line) ? line : `https://${line}`)
  const isRight = url?.hostname.includes('.') && url.username === '' && url.href.length <= LONGEST_WEBSITE
  return url && isRight ? accepted(url.href) : refused(WEBSITE_MESSAGE)
})

const PHONE = /^\+?[\d\s().-]{5,30}$/u
const PHONE_MESSAGE = 'Enter a phone number, such as 02 5550 0101'

const phone = textField(PHONE_MESSAGE, (typed) => {
  const line = tidyLine(typed)
  const digits = line.replace(/\D/gu, '').length
  return PHONE.test(line) && digits >= 5 && digits <= 15 ? accepted(line) : refused(PHONE_MESSAGE)
})

const TOO_MANY_TIMES = `Enter at most ${MOST_PERIODS_A_DAY} times a day`

const hours = z
  .array(openingPeriod)
  .max(MOST_PERIODS_A_DAY * WEEKDAYS.length, TOO_MANY_TIMES)
  .superRefine((given, context) => {
    for (const day of WEEKDAYS) {
      const periods = periodsOn(given, day)
      const fault = faultOf(periods)
      if (fault) context.addIssue({ code: 'custom', path: [day], message: fault })
    }
  })

/** What is wrong with the periods of one day. */
function faultOf(periods: readonly OpeningPeriod[]): string | null {
  if (periods.length > MOST_PERIODS_A_DAY) return TOO_MANY_TIMES
  if (periods.some(({ open, close }) => open === close)) return 'Opening and closing time are the same'
  return overlap(periods) ? 'These times overlap' : null
}

const specialHours = z
  .array(
    specialDay.refine(
      ({ open, close }) => open === null || open !== close,
      'Opening and closing time are the same',
    ),
  )
  .max(MOST_SPECIAL_DAYS, `Enter at most ${MOST_SPECIAL_DAYS} days`)
  .superRefine((days, context) => {
    for (const [place, { date }] of days.entries()) {
      const same = days.filter((day) => day.date === date)
      const isClosedToo = same.length > 1 && same.some(({ open }) => open === null)
      const periods = same.flatMap(({ open, close }) => (open && close ? [{ open, close }] : []))
      if (isClosedToo || overlap(periods))
        context.addIssue({ code: 'custom', path: [place], message: 'This date is there twice' })
    }
  })

/** Changes of a profile; a field that is not given stays as it is. */
export const profileEdits = z.strictObject({
  title: title.optional(),
  description: description.optional(),
  /** `null`: none. */
  website: website.nullable().optional(),
  phones: z
    .array(phone)
    .min(1, PHONE_MESSAGE)
    .max(MOST_PHONES, `Enter at most ${MOST_PHONES} phone numbers`)
    .optional(),
  hours: hours.optional(),
  specialHours: specialHours.optional(),
})
export type ProfileEdits = z.infer<typeof profileEdits>

/** An answer to a review. */
export const reviewReply = z.strictObject({
  text: textField('Write an answer first', (typed) => {
    const text = tidyText(typed)
    if (isBlank(text)) return refused('Write an answer first')
    return lengthOf(text) > LONGEST_REPLY ? refused(tooLong(LONGEST_REPLY)) : accepted(text)
  }),
})
