import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { renderHtml } from '#report/html/render.ts'
import { testExecutable } from '#support/browsers.ts'
import { startCanary } from '#support/canary.ts'
import { startRemoteBrowser } from '#support/remote-browser.ts'
import { readPdf } from '#support/pdf-text.ts'
import { aReport, aResult } from '#support/results.ts'
import { CannotPrint, printPdf } from './print-pdf.ts'

const OPTIONS = { executable: testExecutable(), sandbox: 'prefer' } as const

const SECRET = 'words-of-a-file-that-nobody-printed'

/** Markup that tries every way to request something or to navigate away. */
const outsideReferences = (at: string, file: string): string =>
  `<img src="${at}/img"><link rel=stylesheet href="${at}/css"><style>@import "${at}/import";body{background:url(${at}/bg)}</style>
<iframe src="${at}/frame"></iframe><iframe src="${file}"></iframe><object data="${at}/object"></object><object data="${file}"></object>
<embed src="${file}"><script src="${at}/js"></script><script>fetch("${at}/fetch")</script><video src="${at}/video"></video>
<meta http-equiv=refresh content="0;url=${file}"><svg><image href="${at}/svg"/></svg><link rel=prefetch href="${at}/prefetch">`

async function withCanary(play: (evil: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-print-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'secret.txt')
  await writeFile(file, SECRET, { mode: 0o644 })
  const canary = await startCanary()
  try {
    await play(outsideReferences(`http://${canary.address}:${canary.port}`, pathToFileURL(file).href))
    assert.equal(canary.hits(), 0)
  } finally {
    await canary.close()
    await rm(folder, { recursive: true })
  }
}

const printed = async (evil: string): Promise<Uint8Array> => {
  const checks = Array.from({ length: 12 }, (_, at) =>
    aResult({ id: `check-${at}`, description: evil, tag: evil }),
  )
  const html = await renderHtml(aReport(checks), { fonts: null, expand: true, timeZone: 'UTC' })
  return printPdf(html, OPTIONS)
}

test('X01 X03 markup from a website is printed as text, nothing is requested, and no page is missing', async () => {
  await withCanary(async (evil) => {
    const pdf = await printed(evil)
    const { text, pages } = readPdf(pdf)
    assert.ok(text.split(evil.replaceAll(/\s/gu, '')).length > 12, 'the markup stands there as it is')
    assert.ok(!text.includes(SECRET))
    assert.ok(pages > 2)
    for (let page = 1; page <= pages; page += 1)
      assert.ok(text.includes(`Page${page}of${pages}`), `page ${page}`)
    assert.ok(text.endsWith('notlegalorsecurityadvice.'), 'to its last line')
    const raw = Buffer.from(pdf).toString('latin1')
    assert.ok(raw.startsWith('%PDF-'))
    assert.ok(raw.includes('/StructTreeRoot'), 'tagged')
    assert.ok(raw.includes('/Outlines'), 'with an outline')
  })
})

test('X03 unescaped markup reaches neither the network nor a file', async () => {
  await withCanary(async (evil) => {
    const { text } = readPdf(await printPdf(`<h1>Report</h1>${evil}<p>The end</p>`, OPTIONS))
    assert.ok(!text.includes(SECRET))
  })
})

test('without a browser, printing fails with CannotPrint', async () => {
  await assert.rejects(printPdf('<p>', { ...OPTIONS, executable: '/nowhere/chromium' }), CannotPrint)
})

test('X03 a browser on another machine prints the same, and nothing is requested there', async () => {
  await using remote = await startRemoteBrowser()
  await withCanary(async (evil) => {
    const options = { ...OPTIONS, executable: '/nowhere', remote: [remote.address] }
    const { text } = readPdf(await printPdf(`<h1>Report</h1>${evil}<p>The end</p>`, options))
    assert.ok(text.includes('Theend'))
    assert.ok(!text.includes(SECRET))
  })
})
