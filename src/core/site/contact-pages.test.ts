import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namesContact } from './contact-pages.ts'

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
