import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedLine } from './printed-line.ts'

const PLACE = { origin: 'https://fettle.example', pathname: '/sitespeed' }
const NOW = new Date('2026-11-21T15:30:00Z')

test('a printed page has the date of its owner, whatever the clock of the browser', () => {
  const owner = { timeZone: 'Pacific/Auckland', website: { host: 'bluewren.example' } }
  assert.equal(
    printedLine(owner, PLACE, NOW),
    'bluewren.example · https://fettle.example/sitespeed · 22 Nov 2026, 4:30 am',
  )
  const inPerth = printedLine({ ...owner, timeZone: 'Australia/Perth' }, PLACE, NOW)
  assert.match(inPerth, / 21 Nov 2026, 11:30 pm$/u)
})

test('a page of nobody, or without a website, is from Fettle', () => {
  assert.match(printedLine(null, PLACE, NOW), /^Fettle · https:/u)
  assert.match(
    printedLine({ timeZone: 'UTC', website: { host: null } }, PLACE, NOW),
    /^Fettle · .* 21 Nov 2026/u,
  )
})
