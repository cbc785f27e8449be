import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { WRONG_EMAIL } from '../owner-input/email.ts'
import { fieldProblems } from '../owner-input/problems.ts'
import { contactSchema, enquirySchema, feedbackSchema } from './forms.ts'

const CONTACT = { subject: 'My roses', query: 'Where are they?', phone: '(02) 1234 5678' }
const FEEDBACK = { rating: 5, name: 'Mia', phone: '', text: 'Short and clear.' }
const ENQUIRY = { request: 'enquiry', topic: 'check', email: 'mia@joes.com.au', phone: '02 1234 5678' }
const enquiry = enquirySchema(null)
const HOSTILE = '<script>alert(1)</script> %s ${x} {{x}} 🌹'

describe('contact', () => {
  it('stores the phone number as ten digits', () => {
    assert.deepEqual(contactSchema(null).parse(CONTACT), { ...CONTACT, phone: '0212345678' })
  })
  it('names what is missing, also where only whitespace was typed', () => {
    const words = {
      subject: 'Please provide subject',
      query: 'Please provide query',
      phone: 'Please provide contact number',
    }
    assert.deepEqual(fieldProblems(contactSchema(null), {}), words)
    assert.deepEqual(
      fieldProblems(contactSchema(null), { subject: ' ', query: '\u200B\n', phone: '' }),
      words,
    )
  })
  it('accepts a subject of 120 characters and a query of 4,000, and not one more', () => {
    const most = { ...CONTACT, subject: '🌹'.repeat(120), query: 'q'.repeat(4_000) }
    assert.deepEqual(fieldProblems(contactSchema(null), most), {})
    assert.deepEqual(
      fieldProblems(contactSchema(null), { ...most, subject: 's'.repeat(121), query: 'q'.repeat(4_001) }),
      {
        subject: 'Please use 120 characters or fewer',
        query: 'Please use 4000 characters or fewer',
      },
    )
  })
  it('I09 keeps markup as it was typed, without NUL, lone surrogates and direction marks; a subject stays on one line', () => {
    const { subject, query } = contactSchema(null).parse({
      ...CONTACT,
      subject: `a\r\nBcc: evil@evil.com ${HOSTILE}`,
      query: `one\r\ntwo\0\uD800\u202E ${HOSTILE}`,
    })
    assert.equal(subject, `a Bcc: evil@evil.com ${HOSTILE}`)
    assert.equal(query, `one\ntwo\uFFFD\uFFFD ${HOSTILE}`)
  })
  it('A05 refuses unknown fields', () => {
    assert.deepEqual(fieldProblems(contactSchema(null), { ...CONTACT, email: 'x@y.z' }), {
      email: 'Unknown field',
    })
  })
  for (const phone of ['021234567', '02123456789', 'call me', '0412 345 678'])
    it(`I10 refuses ${phone} as a phone number`, () => {
      assert.deepEqual(fieldProblems(contactSchema(null), { ...CONTACT, phone }), {
        phone: 'Please provide contact number',
      })
    })
})

describe('feedback', () => {
  it('needs no phone', () => {
    assert.deepEqual(feedbackSchema(null).parse(FEEDBACK), { ...FEEDBACK, phone: null })
    assert.equal(feedbackSchema(null).parse({ ...FEEDBACK, phone: '0212345678' }).phone, '0212345678')
  })
  it('names what is missing; a phone number is judged only when one was given', () => {
    assert.deepEqual(fieldProblems(feedbackSchema(null), { name: ' ', phone: '12', text: '' }), {
      rating: 'Please provide rating',
      name: 'Please provide name',
      phone: 'Please provide contact number',
      text: 'Please provide feedback',
    })
  })
  it('I09 keeps markup as it was typed, without NUL, lone surrogates and direction marks; a name stays on one line', () => {
    const { name, text } = feedbackSchema(null).parse({
      ...FEEDBACK,
      name: `Mia\r\nRose ${HOSTILE}`,
      text: `one\r\ntwo\0\uD800\u202E ${HOSTILE}`,
    })
    assert.equal(name, `Mia Rose ${HOSTILE}`)
    assert.equal(text, `one\ntwo\uFFFD\uFFFD ${HOSTILE}`)
  })
  for (const phone of ['021234567', '02123456789', 'call me'])
    it(`I10 refuses ${phone} as a phone number, though none is required`, () => {
      assert.deepEqual(fieldProblems(feedbackSchema(null), { ...FEEDBACK, phone }), {
        phone: 'Please provide contact number',
      })
    })
  it('A05 refuses unknown fields', () => {
    assert.deepEqual(fieldProblems(feedbackSchema(null), { ...FEEDBACK, ownerId: 'x' }), {
      ownerId: 'Unknown field',
    })
  })
  for (const rating of [0, 6, 2.5, '5', null, Number.NaN])
    it(`refuses ${String(rating)} (${typeof rating}) as a rating`, () => {
      assert.deepEqual(fieldProblems(feedbackSchema(null), { ...FEEDBACK, rating }), {
        rating: 'Please provide rating',
      })
    })
  it('accepts a text of 2,000 characters, and not one more', () => {
    assert.deepEqual(fieldProblems(feedbackSchema(null), { ...FEEDBACK, text: 't'.repeat(2_000) }), {})
    assert.deepEqual(fieldProblems(feedbackSchema(null), { ...FEEDBACK, text: 't'.repeat(2_001) }), {
      text: 'Please use 2000 characters or fewer',
    })
  })
})

describe('enquiry', () => {
  it('requires a phone number, an email and a subject; the rest is optional, and mails are agreed to only by a tick', () => {
    assert.deepEqual(enquiry.parse(ENQUIRY), {
      ...ENQUIRY,
      phone: '0212345678',
      firstName: null,
      lastName: null,
      company: null,
      country: null,
      message: null,
      consent: false,
    })
    assert.deepEqual(fieldProblems(enquiry, { request: 'call_back' }), {
      topic: 'Please provide enquiry subject',
      email: 'Please provide email',
      phone: 'Please provide phone',
    })
  })
  for (const email of ['mia@joes.com\r\nBcc: sam@evil.com', 'mia@joes.com, sam@evil.com', 'mia@', 'mia'])
    it(`I11 refuses ${JSON.stringify(email)} as an email`, () => {
      assert.deepEqual(fieldProblems(enquiry, { ...ENQUIRY, email }), { email: WRONG_EMAIL })
    })
  for (const phone of ['021234567', '02123456789', 'call me'])
    it(`I10 refuses ${phone} as a phone number`, () => {
      assert.deepEqual(fieldProblems(enquiry, { ...ENQUIRY, phone }), { phone: 'Please provide phone' })
    })
  it('I09 keeps markup as it was typed, without NUL, lone surrogates and direction marks; names stay on one line', () => {
    const { firstName, company, message } = enquiry.parse({
      ...ENQUIRY,
      firstName: 'Mia\r\nBcc: x 🌹',
      company: `a\nb ${HOSTILE}`,
      message: `one\r\ntwo\0\uD800\u202E ${HOSTILE}`,
    })
    assert.equal(firstName, 'Mia Bcc: x 🌹')
    assert.equal(company, `a b ${HOSTILE}`)
    assert.equal(message, `one\ntwo\uFFFD\uFFFD ${HOSTILE}`)
  })
  it('accepts a message of 4,000 characters and names of 60, and not one more', () => {
    const most = {
      ...ENQUIRY,
      message: 'm'.repeat(4_000),
      firstName: 'f'.repeat(60),
      lastName: 'l'.repeat(60),
    }
    assert.deepEqual(fieldProblems(enquiry, most), {})
    assert.deepEqual(
      fieldProblems(enquiry, { ...most, message: 'm'.repeat(4_001), lastName: 'l'.repeat(61) }),
      {
        lastName: 'Please use 60 characters or fewer',
        message: 'Please use 4000 characters or fewer',
      },
    )
  })
  it('refuses a topic, request or country that is not offered', () => {
    const odd = { ...ENQUIRY, topic: 'x', request: 'x', country: 'XX' }
    assert.deepEqual(Object.keys(fieldProblems(enquiry, odd)).toSorted(), ['country', 'request', 'topic'])
  })
  it('A05 refuses unknown fields', () => {
    assert.deepEqual(fieldProblems(enquiry, { ...ENQUIRY, ownerId: 'x' }), { ownerId: 'Unknown field' })
  })
})
