import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, launch } from 'puppeteer-core'
import { lessons } from '#checks/lessons.generated.ts'
import { guideText, lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'
import { timelineOf } from '#core/lessons/timeline.ts'
import { webVtt } from '#core/lessons/web-vtt.ts'
import { printPdf } from '#engine/print-pdf.ts'
import { readFonts } from '#engine/report-fonts.ts'
import { findBrowser } from '#gather/browser/find.ts'
import { renderGuide, renderTranscript } from '#report/html/guide.ts'
import { film, preparePage } from './lessons/film.ts'
import { FOLDER, isStale, hashOf, readLessonHashes, writeLessonHashes } from './lessons/lesson-files.ts'

// Makes the files of every lesson whose text has changed, or of those whose numbers are given: video, poster, captions,
// transcript and guide. Chromium draws, encodes and prints; nothing else is needed.
const asked = new Set(process.argv.slice(2).map(Number))
const made = readLessonHashes()
const todo = lessons.filter((lesson) => (asked.size > 0 ? asked.has(lesson.media) : isStale(lesson, made)))
const executable = process.env['FETTLE_CHROMIUM'] ?? null
const found = await findBrowser({ executable })
if (!found) throw new Error('Lessons are made with a browser, and none was found here.')
const fonts = readFonts()
mkdirSync(FOLDER, { recursive: true })
// Opens only our own pictures, without the network; with the sandbox root could not start it.
const browser = await launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await preparePage(page)
  for (const lesson of todo) await make(lesson, page)
} finally {
  await browser.close()
}

async function make(lesson: Lesson, page: Page): Promise<void> {
  const files = lessonFiles(lesson.media)
  const { webm, poster } = await film(page, lesson)
  keep(files.video, webm)
  keep(files.poster, poster)
  keep(files.captions, webVtt(timelineOf(lesson.scenes).cues))
  keep(files.guide, await print(await renderGuide({ name: lesson.title, text: guideText(lesson) }, fonts)))
  keep(files.transcript, await print(await renderTranscript(lesson.title, lesson.scenes, fonts)))
  made[lesson.media] = hashOf(lesson)
  writeLessonHashes(made)
  process.stdout.write(`${lesson.media} ${lesson.title}: ${Math.round(webm.length / 1_000)} kB\n`)
}

function print(html: string): Promise<Uint8Array> {
  return printPdf(html, { executable, sandbox: 'prefer' })
}

function keep(name: string, body: Uint8Array | string): void {
  writeFileSync(join(FOLDER, name), body)
}
