import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import { withFields } from './fields.ts'
import { offersOf } from './offers.ts'

const shows = (url: string, ...numbers: string[]) =>
  aPage({ url, links: numbers.map((number) => aLink(`tel:${number}`, 'Call us')) })
const offered = (given: Partial<Parameters<typeof offersOf>[0]> = {}) =>
  (offersOf({ ...anInput({ profile: { country: 'NZ' } }), ...given }).get('phone-number') ?? []).map(
    ({ label, value }) => [label, value],
  )

test('the number that an owner gave for their profile is offered, as others would call it', () => {
  assert.deepEqual(offered({ ownPhone: '035550142' }), [
    ['Use 03 555 0142, which you gave us', '+6435550142'],
  ])
  assert.deepEqual(offered(), [])
})

test('the numbers of the website are offered, those of the most pages first, and a number once', () => {
  const pages = aCrawl([
    shows('/', '03-555-0142', '03-555-0199'),
    shows('/contact', '035550199'),
    aPage({ url: '/help', links: [aLink('tel:1737', 'Talk to somebody')] }),
  ])
  assert.deepEqual(offered({ evidence: { pages }, ownPhone: '035550142' }), [
    ['Use 03-555-0199, from your website', '+6435550199'],
    ['Use 03-555-0142, from your website', '+6435550142'],
  ])
})

test('only an empty field has an offer', () => {
  const offers = offersOf({ ...anInput({ profile: { country: 'NZ' } }), ownPhone: '035550142' })
  const choicesOf = (value: string) =>
    withFields(
      {
        id: 'card',
        check: 'any',
        title: 'A card',
        why: 'It helps.',
        pieces: [
          {
            title: 'A card',
            kind: 'text',
            content: 'Call [your phone number]. Open [your opening hours].',
            fields: [
              {
                id: 'phone-number',
                label: 'Phone number',
                mark: '[your phone number]',
                place: 'instead',
                example: '',
                mayBeEmpty: false,
                value,
              },
            ],
          },
        ],
        where: { place: 'your website', steps: [] },
        builderDoesIt: false,
      },
      { details: [], words: {}, today: '', offers },
    ).pieces[0]?.fields.find(({ id }) => id === 'phone-number')?.choices
  assert.equal(choicesOf('')?.length, 1)
  assert.equal(choicesOf('03 555 0199'), undefined)
})
