import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHtml } from '#report/html/render.ts'
import { startCanary } from '#support/canary.ts'
import { aReport, aResult } from '#support/results.ts'
import { CannotPrint, printPdf } from './print-pdf.ts'

const OPTIONS = { executable: null, sandbox: 'prefer' } as const

test('X03 markup from a website is printed as text, and nothing is asked for', async () => {
  const canary = await startCanary()
  const at = `http://${canary.address}:${canary.port}`
  const evil = `<img src="${at}/img"><iframe src="file:///etc/hostname"></iframe><script src="${at}/js"></script><meta http-equiv=refresh content="0;url=${at}/meta">`
  const html = await renderHtml(aReport([aResult({ description: evil, tag: evil })]), {
    fonts: null,
    expand: true,
    timeZone: 'UTC',
  })
  const pdf = Buffer.from(await printPdf(html, OPTIONS)).toString('latin1')
  assert.ok(pdf.startsWith('%PDF-'))
  assert.ok(pdf.includes('/StructTreeRoot'), 'tagged')
  assert.ok(pdf.includes('/Outlines'), 'with an outline')
  assert.equal(canary.hits(), 0)
  await canary.close()
})

test('even markup that was not escaped reaches nothing', async () => {
  const canary = await startCanary()
  const at = `http://${canary.address}:${canary.port}`
  await printPdf(
    `<h1>Report</h1><img src="${at}/img"><link rel=stylesheet href="${at}/css"><script>fetch("${at}/js")</script>`,
    OPTIONS,
  )
  assert.equal(canary.hits(), 0)
  await canary.close()
})

test('without a browser it says so', async () => {
  await assert.rejects(printPdf('<p>', { ...OPTIONS, executable: '/nowhere/chromium' }), CannotPrint)
})
