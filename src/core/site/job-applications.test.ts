import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm, aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { classifyForms } from './forms.ts'

const ASKED = [
  aField('name'),
  aField('email', { type: 'email' }),
  aField('message', { tag: 'textarea', type: 'textarea' }),
]
const RESUME = aField('file-1', { type: 'file', label: 'Your résumé' })

const kindOn = (page: GivenPage, form: Parameters<typeof aForm>[1], fields = ASKED) =>
  classifyForms(aPage({ ...page, forms: [aForm(fields, form)] }))[0]?.kind

test('a form by which people apply for a job is no form for writing to the business', () => {
  const jobs = { url: '/jobs/' }
  assert.equal(kindOn(jobs, { buttons: ['Submit Application'] }), 'application')
  assert.equal(kindOn(jobs, { heading: 'Apply right here', buttons: ['Submit'] }), 'application')
  assert.equal(kindOn({ url: '/careers.html' }, { buttons: ['Apply now'] }), 'application')
  assert.equal(
    kindOn({ url: '/team', headings: [aHeading('Join our team', { level: 1 })] }, { buttons: ['Apply'] }),
    'application',
  )
  assert.equal(kindOn({ url: '/p7' }, { heading: 'Job application', buttons: ['Send'] }), 'application')
  assert.equal(kindOn({ url: '/p7' }, { heading: 'Employment application' }), 'application')
  assert.equal(kindOn(jobs, { buttons: ['Send'] }, [...ASKED, RESUME]), 'application')
  assert.equal(kindOn({ url: '/p7' }, { buttons: ['Apply'] }, [...ASKED, RESUME]), 'application')
})

test('applying for what is no job, writing from a page about jobs, and a place for a résumé in a contact form are as before', () => {
  assert.equal(kindOn({ url: '/term4' }, { heading: 'Apply for Term 4', buttons: ['Apply'] }), 'contact')
  assert.equal(kindOn({ url: '/loans' }, { heading: 'Apply for a loan', buttons: ['Apply now'] }), 'contact')
  assert.equal(kindOn({ url: '/join' }, { heading: 'Membership application', buttons: ['Apply'] }), 'contact')
  assert.equal(
    kindOn({ url: '/loans' }, { heading: 'Your employment', buttons: ['Submit application'] }),
    'contact',
  )
  assert.equal(kindOn({ url: '/jobs/' }, { heading: 'Questions? Write to us', buttons: ['Send'] }), 'contact')
  for (const heading of [
    'Need help with your job application?',
    'Get your job application reviewed',
    'Job application writing',
  ])
    assert.equal(kindOn({ url: '/contact' }, { heading, buttons: ['Send'] }), 'contact', heading)
  assert.equal(kindOn({ url: '/paint-jobs' }, { heading: 'Apply for a quote', buttons: ['Send'] }), 'contact')
  assert.equal(kindOn({ url: '/contact' }, { heading: 'Contact us' }, [...ASKED, RESUME]), 'contact')
  assert.equal(
    kindOn({ url: '/résumé-writing' }, { buttons: ['Get a quote'] }, [...ASKED, RESUME]),
    'contact',
  )
})

const JOIN = { url: '/join', headings: [aHeading('Join our team', { level: 1 })] }
const asking = (label: string) => [...ASKED, aField('x', { label })]
const nav = (...names: string[]) => names.map((name) => aLink(`/${name}`, name, { region: 'nav' }))

test('people who join a club, a choir or a team of players apply for no job', () => {
  const join = { heading: 'Apply to join', buttons: ['Apply'] }
  for (const label of [
    'Date of birth',
    'Parent or guardian',
    'Years played',
    'Membership type',
    'Emergency contact',
    'Voice part',
  ])
    assert.equal(kindOn(JOIN, join, asking(label)), 'contact', label)
  assert.equal(kindOn(JOIN, { heading: 'Apply to join the squad' }), 'contact')
  assert.equal(kindOn({ ...JOIN, links: nav('Fixtures', 'Ladder', 'Contact') }, join), 'contact')
  assert.equal(
    kindOn({ url: '/p', links: nav('Committee', 'Life members') }, { heading: 'Apply to join the team' }),
    'contact',
  )
})

test('a page that is called by its jobs is for staff, whatever its form asks', () => {
  const join = { heading: 'Apply now', buttons: ['Apply'] }
  const headings = JOIN.headings
  for (const page of [
    { url: '/careers', headings },
    { url: '/vacancies.html', headings },
    { url: '/join', title: { text: 'Jobs | Corner Café', count: 1 }, headings },
  ])
    assert.equal(kindOn(page, join, asking('Date of birth')), 'application', page.url)
  const club = { url: '/join', title: { text: 'Join our team | Harbour Rowers', count: 1 }, headings }
  assert.equal(kindOn(club, join, asking('Date of birth')), 'contact')
})

test('a club and a café that look for staff have job applications', () => {
  const join = { heading: 'Apply now', buttons: ['Apply'] }
  assert.equal(kindOn(JOIN, join), 'application')
  assert.equal(kindOn({ ...JOIN, links: nav('Membership', 'Contact') }, join), 'application')
  assert.equal(
    kindOn(
      { ...JOIN, links: nav('Membership', 'Fixtures') },
      { ...join, text: 'Work rights and availability' },
    ),
    'application',
  )
  assert.equal(
    kindOn({ ...JOIN, links: nav('Membership', 'Fixtures') }, join, [...ASKED, RESUME]),
    'application',
  )
  assert.equal(
    kindOn({ url: '/careers', links: nav('Membership', 'Fixtures') }, { heading: 'Job application' }),
    'application',
  )
})
