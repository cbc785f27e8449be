import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check } from './check.ts'

const style = (url: string) => ({ url, loaded: false, ownFault: false })
const OWN_STYLE = style('https://joes.test/a.css')
const ICONS = style('https://cdn.test/bootstrap-icons.css')
const noMenu = { state: 'failed', failure: failure('cancelled') } as const

/** Whether the result of a phone's visit says that only a part was seen. */
function isPartly(visit: VisitEvidence): boolean {
  const site = aSite()
  const mobileVisit = { state: 'ok', value: visit } as const
  const desktopVisit = { state: 'ok', value: aVisit({ device: 'desktop', layout: null }) } as const
  const outcome = check.evaluate({ site, mobileVisit, desktopVisit, menuLayouts: noMenu }, new Date(0))
  assert.ok('status' in outcome)
  return outcome.partly === true
}

test('of a page whose own style did not come only the viewport was seen', () => {
  assert.equal(isPartly(aVisit({ layout: aLayout({ stylesheets: [OWN_STYLE] }) })), true)
  assert.equal(isPartly(aVisit({ layout: aLayout({}) })), false)
})

test('a page that lacks a list of icons was seen', () => {
  const styleReach = { elements: 100, withClass: 80, selected: 78 }
  assert.equal(isPartly(aVisit({ styleReach, layout: aLayout({ stylesheets: [ICONS] }) })), false)
})

test('its tag does not say that it fits', () => {
  const { tag, line } = check.words.statuses.is_mobile_responsive.partly ?? {}
  assert.equal(tag, 'Set up for phones')
  assert.match(line ?? '', /without its style, so we can't tell whether it fits/u)
})
