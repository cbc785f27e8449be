import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidePdf } from './guide-pdf.ts'

const asset = (pdf: string | null) => ({ asset: { pdf } })

test("a guide is the item's own file, else that of its summary, else there is none", () => {
  assert.equal(guidePdf(asset('own.pdf'), asset('summary.pdf')), 'own.pdf')
  assert.equal(guidePdf(asset(null), asset('summary.pdf')), 'summary.pdf')
  assert.equal(guidePdf(asset(null), asset(null)), null)
  assert.equal(guidePdf(asset(null), null), null)
})
