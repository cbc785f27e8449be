import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isContactSegment, namesContact } from './contact-pages.ts'
import { plainWords } from './phrases.ts'

/** How owners ask visitors to write, ring or book, in the languages of many websites here. */
const CALLS = [
  'Contacts',
  'Enquiries',
  'Inquire',
  'Inquiry',
  'Inquiries',
  'Keep in touch with us',
  'Reach out',
  'Write to us',
  'Chat with us',
  'Speak to us',
  'Drop me a line',
  'Get hold of me',
  'Get ahold of us',
  'Send me a message',
  'Any questions?',
  'Ask us',
  'Ask a question',
  'Email us',
  'Message us',
  'Send a message',
  'Send us a message',
  'Leave a message',
  'Call back',
  'Callback',
  'Hire us',
  'Tell us about your project',
  'Make a booking',
  'Request service',
  'Request a service',
  'Schedule service',
  'Request a call',
  'Get a quote',
  'Request a quote',
  'Get an estimate',
  'Book',
  'Booking',
  'Bookings',
  'Quotes',
  'Appointment',
  'Appointments',
  'Kontakt',
  'Kontaktformular',
  'Contacto',
  'Contáctanos',
  'Contato',
  'Fale conosco',
  'Contatti',
  'Contattaci',
  'Contactez-nous',
  'Nous contacter',
  'Contacteer ons',
  'Termin',
  'Devis',
  'Reach us',
  'Say g’day',
  'Say kia ora',
  'Talk with us',
  'Hit us up',
]

describe('a place for getting in touch', () => {
  it('is named as owners call it', () => {
    for (const name of [
      'Contact',
      'Contact Us',
      'Get in touch',
      'Get hold of us',
      'Drop us a line',
      'Send us a note',
      'Talk to us',
      'Chat to us',
      'Speak with us',
      'Say hello',
      'Say hi!',
      'Let’s talk',
      "Let's chat",
      "Let's work together",
      'Enquire now',
      'Make an enquiry',
      'Got a question?',
      'Have a question? Ask away',
      'Get a free quote today',
      'Request an estimate',
      'Free estimate',
      'Hire me',
      'Start a project',
      'Make an appointment',
      'Request an appointment',
      'Make a reservation',
      'Schedule a service',
      'Whakapā mai',
      'Kōrero mai',
    ])
      assert.equal(namesContact(name), true, name)
  })

  it('is any of the usual calls, in a heading, and in an address as words and as one word', () => {
    for (const call of CALLS) {
      assert.equal(namesContact(call), true, call)
      const words = plainWords(call)
      assert.equal(isContactSegment(words), true, words)
    }
    for (const segment of ['contactus', 'getaquote', 'makeabooking', 'getintouch'])
      assert.equal(isContactSegment(segment), true, segment)
    assert.equal(isContactSegment('contactlenses'), false)
  })

  it('is no page of deals, which Italian calls as Dutch calls a quote', () => {
    for (const text of ['Offerte', 'Offerte speciali', 'Le nostre offerte'])
      assert.equal(namesContact(text), false, text)
    assert.equal(isContactSegment('offerte'), false)
    for (const text of ['Offerte aanvragen', 'Vraag een offerte aan', 'Gratis offerte'])
      assert.equal(namesContact(text), true, text)
  })

  it('is none where a page says hello to something else, or above icons of profiles', () => {
    for (const name of [
      'Say hello to summer',
      'Let’s talk about gutters',
      'Connect',
      'Connect with us',
      'Reach us by bus',
      'Find us',
      'Our hours',
      'Hi',
    ])
      assert.equal(namesContact(name), false, name)
  })
})
