import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { embeddedForm } from './embedded-form.ts'

/** The form that is found in a frame of this title on a page that says nothing of contact. */
function found(title: string | null, url = 'https://docs.google.com/forms/d/e/1/viewform?embedded=true') {
  const page = aPage({
    url: '/hire-the-hall',
    title: { text: 'Hire the hall', count: 1 },
    frames: [{ url, title, region: 'main', lazy: false }],
  })
  return embeddedForm([page])?.service ?? null
}

describe('the form of a service in a frame', () => {
  it('is one to write by where its title says so, on a page of any name', () => {
    for (const title of [
      'Booking request',
      'Cattery booking request',
      'Contact form',
      'Hall hire enquiry',
      'Request a quote',
      'Appointment request form',
    ])
      assert.equal(found(title), 'Google Forms', title)
  })

  for (const title of [
    null,
    '',
    'Form',
    'Survey',
    'Booking survey',
    'Contact lens quiz',
    'Contactless delivery feedback',
    'Member survey: how did you book?',
    'Quote of the day poll',
    'Newsletter contact list',
    'Waiver before your booking',
    'Registration for the fun run',
    'Volunteer application',
    'Raffle entry',
    'Song requests',
    'Booking feedback form',
    'Tell us what you think of our new booking system',
    'Facebook',
  ])
    it(`is not one by the title ${title ?? 'that it lacks'}`, () => assert.equal(found(title), null))

  it('is none in a frame of another host', () => {
    assert.equal(found('Booking request', 'https://www.youtube.com/embed/1'), null)
  })
})
