import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { aVisit } from '#support/visits.ts'
import { boxed } from './boxed.ts'
import { brokenLinksFacts } from './facts.ts'

const HOME = 'https://joes.test'
const SHOT = { src: 'data:image/jpeg;base64,AA==', width: 1_350, height: 940 }
const SPOT = { x: 20, y: 1_000, width: 80, height: 20 }
const broken = (url: string, text: string) =>
  aTarget(url, {
    outcome: 'broken',
    reason: 'not_found',
    status: 404,
    places: [{ page: `${HOME}/`, text, region: 'nav' }],
  })
const FOUND = brokenLinksFacts(theLinks([broken('/old', 'Order online'), broken('/gone.jpg', '')]), {
  hosts: ['joes.test'],
  sizes: new Set(),
})
const visit = (...urls: string[]): VisitEvidence =>
  aVisit({
    device: 'desktop',
    screenshot: SHOT,
    closeUps: [{ ...SHOT, top: 940 }],
    placedLinks: urls.map((url) => ({ url: `${HOME}${url}`, spot: SPOT })),
  })
const marksOf = (evidence: Parameters<typeof boxed.blocks>[1], found: Record<string, unknown> = FOUND) =>
  boxed
    .blocks(found, evidence)
    .flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    .map(({ alt, marks }) => [alt, marks?.map(({ y, text }) => [y, text])])

describe('the broken links on the picture of the homepage', () => {
  it('are boxed where they stand, in the words of the link', () => {
    assert.deepEqual(marksOf({ desktopVisit: visit('/old', '/fine', '/old#part') }), [
      [
        'Further down on a computer',
        [
          [60, '“Order online”: not found'],
          [60, '“Order online”: not found'],
        ],
      ],
    ])
  })

  it('are said to be in the menu whose button is boxed', () => {
    const closed = visit('/old')
    const placedLinks = closed.placedLinks?.map((link) => ({ ...link, inMenu: true as const }))
    assert.deepEqual(marksOf({ desktopVisit: { ...closed, placedLinks } })[0]?.[1], [
      [60, 'In the menu that opens here: “Order online”: not found'],
    ])
  })

  it('are named by their kind where they have no words', () => {
    assert.match(JSON.stringify(marksOf({ desktopVisit: visit('/gone.jpg') })), /without words: not found/u)
  })

  it('are shown on a phone where the computer shows none', () => {
    const phone = { ...visit('/old'), device: 'mobile' as const }
    assert.equal(
      marksOf({ desktopVisit: visit('/fine'), mobileVisit: phone })[0]?.[0],
      'Further down on a phone',
    )
  })

  it('are left out without positions, on a page of somebody else, and with facts of another shape', () => {
    const { placedLinks: _, ...old } = visit('/old')
    assert.deepEqual(marksOf({ desktopVisit: old }), [])
    assert.deepEqual(marksOf({ desktopVisit: { ...visit('/old'), notOwnersPage: true } }), [])
    assert.deepEqual(marksOf({}), [])
    assert.deepEqual(marksOf({ desktopVisit: visit('/old') }, { broken: 1 }), [])
  })
})
