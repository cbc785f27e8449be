import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedYear } from '#summary/typed.ts'
import { isImportOver } from './import-over.ts'

const yearOf = (yearEnding: string, figures: { income?: number } = {}) =>
  typedYear({ yearEnding, figures, months: [] })
const before = yearOf('2026-06-30')
const after = yearOf('2026-06-30', { income: 100 })

test('what an import said is over once it was discarded, or another year has its place', () => {
  assert.equal(isImportOver({ before, after }, before), true)
  assert.equal(isImportOver({ before, after }, yearOf('2025-06-30', { income: 100 })), true)
  assert.equal(isImportOver({ before, after }, undefined), true)
})

test('what an import said stays while its year is typed on, and where it changed nothing', () => {
  assert.equal(isImportOver({ before, after }, after), false)
  assert.equal(isImportOver({ before, after }, yearOf('2026-06-30', { income: 200 })), false)
  assert.equal(isImportOver({ before, after: before }, before), false)
})
