import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogued } from '#core/check.ts'
import { countingResult } from '#core/known-results.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { judge } from '#core/judge.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00.000Z')
const GATHERED = { at: AT.toISOString(), durationMs: 1 }
const style = (url: string) => ({ url, loaded: false, ownFault: false })
const OWN_STYLE = style('https://joes.test/a.css')
const ICONS = style('https://cdn.test/bootstrap-icons.css')

/** The result of a phone's visit, as owners and the plan get it. */
function resultOf(visit: VisitEvidence) {
  const result = judge(
    catalogued(check),
    {
      site: { state: 'ok', value: aSite(), ...GATHERED },
      mobileVisit: { state: 'ok', value: visit, ...GATHERED },
      desktopVisit: { state: 'ok', value: aVisit({ device: 'desktop', layout: null }), ...GATHERED },
      menuLayouts: { state: 'failed', failure: failure('cancelled'), ...GATHERED },
    },
    AT,
  )
  assert.ok(result)
  return result
}

test('of a page without any of its style nobody says that it fits: not its status, tag, star or the plan', () => {
  const styleReach = { elements: 100, withClass: 80, selected: 0 }
  const result = resultOf(aVisit({ styleReach, layout: aLayout({ stylesheets: [OWN_STYLE] }) }))
  assert.deepEqual(
    [result.status, result.tag, result.greyKind, result.goldStar],
    ['unable_to_detect', "Couldn't check", 'unable', false],
  )
  assert.match(result.reason ?? '', /a\.css/u)
  assert.equal(countingResult(catalogued(check), { newest: result, lastKnown: null }, AT), null)
})

test('a page that fits without a part of its style fits as far as it was seen', () => {
  const styleReach = { elements: 100, withClass: 80, selected: 60 }
  const result = resultOf(aVisit({ styleReach, layout: aLayout({ stylesheets: [OWN_STYLE] }) }))
  assert.equal(result.status, 'is_mobile_responsive')
  assert.equal(result.description, 'Your homepage fits small screens as far as we saw it.')
  assert.match(JSON.stringify(result.advice), /look at it on a phone yourself/u)
})

test('a page that lacks nothing but a list of icons was seen', () => {
  const styleReach = { elements: 100, withClass: 80, selected: 78 }
  assert.equal(resultOf(aVisit({ styleReach, layout: aLayout({ stylesheets: [ICONS] }) })).goldStar, true)
})
