import { z } from 'zod'
import { retentionShape } from '#core/retention.ts'
import { LONGEST_NOTICE, MOST_TESTIMONIALS } from '#core/operator-limits.ts'
import { isTimeZone } from '#core/business/time-zone.ts'
import { call, plainCall } from '../call.ts'
import { testimonialAnswerShape } from '../support.ts'

const MOST_LEFT_ALONE = 2_000
/** Raised by every save: a save with an older version is refused. */
const version = z.number().int().min(0)

const savedShape = z.object({ message: z.string(), version })

const required = (most: number, missing: string, tooLong: string) =>
  z.string().trim().min(1, missing).max(most, tooLong)

const testimonial = z.strictObject({
  name: required(80, 'Please provide a name', 'The name is too long'),
  business: z.string().trim().max(120, 'The business is too long'),
  words: required(600, 'Please provide what they said', 'Please keep it under 600 letters'),
})

/** Digits, spaces and the other characters of phone numbers. */
const PHONE = /^\+?[\d\s().-]{3,30}$/u

const isPhone = (text: string): boolean => text === '' || PHONE.test(text)

export const settingsCalls = {
  'GET /admin/settings': call({
    ...plainCall,
    access: 'operator',
    summary: 'The settings that the operator edits on screen, each with its version',
    answer: z.object({
      testimonials: z.object({ value: z.array(testimonialAnswerShape), version }),
      support: z.object({
        value: z.object({ email: z.string(), phone: z.string(), timeZone: z.string() }),
        version,
      }),
      notice: z.object({ value: z.string(), version }),
      leftAlone: z.object({ value: z.array(z.string()), version }),
      retention: z.object({ value: retentionShape, version }),
    }),
  }),
  'PUT /admin/settings/testimonials': call({
    ...plainCall,
    access: 'operator',
    summary: 'All testimonials in their order',
    body: z.strictObject({
      version,
      value: z
        .array(testimonial)
        .max(MOST_TESTIMONIALS, `${MOST_TESTIMONIALS} testimonials are the most that can be shown`),
    }),
    answer: savedShape,
  }),
  'PUT /admin/settings/support': call({
    ...plainCall,
    access: 'operator',
    summary: 'How to contact support; not shown while empty',
    body: z.strictObject({
      version,
      value: z.strictObject({
        email: z.union([z.literal(''), z.email('Please provide a valid email')]),
        phone: z.string().trim().refine(isPhone, 'Please provide a valid phone number'),
        timeZone: z.string().refine(isTimeZone, 'Please choose a time zone'),
      }),
    }),
    answer: savedShape,
  }),
  'PUT /admin/settings/notice': call({
    ...plainCall,
    access: 'operator',
    summary: 'One line above every page; not shown while empty',
    body: z.strictObject({
      version,
      value: z.string().trim().max(LONGEST_NOTICE, `Please keep it under ${LONGEST_NOTICE} letters`),
    }),
    answer: savedShape,
  }),
  'PUT /admin/settings/retention': call({
    ...plainCall,
    access: 'operator',
    summary:
      'How long things are kept; what is older is removed within a minute, and results over some hours',
    body: z.strictObject({ version, value: retentionShape }),
    answer: savedShape,
  }),
  'PUT /admin/settings/left-alone': call({
    ...plainCall,
    access: 'operator',
    summary: 'Websites that must not be scanned, as typed; a host includes its subdomains',
    body: z.strictObject({
      version,
      value: z
        .array(z.string().trim().max(300, 'Please use one line for each website'))
        .max(MOST_LEFT_ALONE, `${MOST_LEFT_ALONE} websites are the most that can be left alone`),
    }),
    answer: savedShape,
  }),
}
