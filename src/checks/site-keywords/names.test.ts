import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { namesToLeaveOut } from './names.ts'

const namesOf = (host: string, domain: string): string[] => [
  ...namesToLeaveOut(aSite({ host, domain }), [], { businessName: 'Joe' }),
]

test('the labels of a host are names, but not those of its public suffix', () => {
  assert.deepEqual(namesOf('www.stmarys.school.nz', 'stmarys.school.nz'), ['joe', 'stmarys'])
  assert.deepEqual(namesOf('clinic.joes.health.nz', 'joes.health.nz'), ['joe', 'joes', 'clinic'])
  assert.deepEqual(namesOf('joesbread.com', 'joesbread.com'), ['joe', 'joesbread'])
})

test('the name of the builder or host at whose address a website is, is no word of the business', () => {
  assert.deepEqual(namesOf('joes.wixsite.com', 'joes.wixsite.com'), ['joe', 'joes', 'wixsite'])
})
