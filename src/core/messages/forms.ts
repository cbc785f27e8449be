import { z } from 'zod'
import { COUNTRY_OPTIONS } from '../business/places.data.ts'
import { emailField } from '../owner-input/email.ts'
import { accepted, type FieldRead, refused, textField, tooLong, valueOrIssue } from '../owner-input/field.ts'
import { readBusinessName, readName } from '../owner-input/names.ts'
import { readPhoneNumber } from '../owner-input/phone-number.ts'
import { isBlank, lengthOf, tidyLine, tidyText } from '../owner-input/text.ts'
import { REQUESTS, ENQUIRY_TOPICS } from './topics.ts'

/** In characters (decisions, section 5.3); an answer of the operator may be longer than what it answers. */
export const LONGEST = { subject: 120, query: 4_000, feedback: 2_000, enquiry: 4_000, answer: 8_000 } as const

/** Shown once any of the forms was received (specification, success messages). */
export const THANKS = 'Thank you for contacting us!'

const NUMBER = 'Please provide contact number'
const RATING = 'Please provide rating'

/** `/help/contact-us`, for owners. `country`: of their business, for the phone number. */
export const contactSchema = (country: string | null) =>
  z.strictObject({
    subject: text(tidyLine, LONGEST.subject, 'Please provide subject'),
    query: text(tidyText, LONGEST.query, 'Please provide query'),
    phone: phone(NUMBER, country),
  })

/** `/feedback`, for owners. `country`: of their business, for the phone number. */
export const feedbackSchema = (country: string | null) =>
  z.strictObject({
    rating: z.int({ error: RATING }).min(1, { error: RATING }).max(5, { error: RATING }),
    name: textField('Please provide name', (typed) => readName(typed, 'Please provide name')),
    phone: optional((typed) => readPhoneNumber(typed, country, NUMBER)),
    text: text(tidyText, LONGEST.feedback, 'Please provide feedback'),
  })

/**
 * `/contact-us`, for everybody. `country`: as chosen in the same form, for the phone number; `allowed`: hosts at which e-mail addresses are accepted
 * whatever their ending.
 */
export const enquirySchema = (country: string | null, allowed: readonly string[] = []) =>
  z.strictObject({
    request: choice(REQUESTS, 'Please choose what you would like'),
    topic: choice(ENQUIRY_TOPICS, 'Please provide enquiry subject'),
    firstName: optional((typed) => readName(typed, 'Please provide first name')),
    lastName: optional((typed) => readName(typed, 'Please provide last name')),
    email: emailField(allowed),
    phone: phone('Please provide phone', country),
    company: z
      .string()
      .default('')
      .transform((typed, context) => valueOrIssue(readBusinessName(typed), context)),
    country: optional(readCountry),
    message: optional((typed) => readText(tidyText(typed), LONGEST.enquiry)),
    /** "Tell me about news and offers": never ticked by default (decisions, section 16). */
    consent: z.boolean().default(false),
  })

function text(tidy: (typed: string) => string, most: number, missing: string) {
  return textField(missing, (typed) => {
    const tidied = tidy(typed)
    return tidied === '' ? refused(missing) : readText(tidied, most)
  })
}

const readText = (tidied: string, most: number): FieldRead<string> =>
  lengthOf(tidied) > most ? refused(tooLong(most)) : accepted(tidied)

const phone = (missing: string, country: string | null) =>
  textField(missing, (typed) => readPhoneNumber(typed, country, missing))

/**
 * The specification's own spelling, as in `BUSINESS_MESSAGES`, which comes with lists that a visitor's form does not need.
 */
const NO_COUNTRY = 'Please ensure you have selected an country'

function readCountry(typed: string): FieldRead<string> {
  return COUNTRY_OPTIONS.some(({ id }) => id === typed) ? accepted(typed) : refused(NO_COUNTRY)
}

function choice(options: readonly { id: string }[], missing: string) {
  return z.enum(
    options.map(({ id }) => id),
    { error: missing },
  )
}

/** A field that may be left empty, which makes it `null`. */
function optional(read: (typed: string) => FieldRead<string>) {
  return z
    .string()
    .default('')
    .transform((typed, context) => (isBlank(typed) ? null : valueOrIssue(read(typed), context)))
}
