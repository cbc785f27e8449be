import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, launch } from 'puppeteer-core'
import { lessons } from '#checks/lessons.generated.ts'
import { guideText, lessonFiles } from '#core/lessons/built-in.ts'
import { type Lesson, lessonName } from '#core/lessons/lesson.ts'
import { timelineOf } from '#core/lessons/timeline.ts'
import { webVtt } from '#core/lessons/web-vtt.ts'
import { printPdf } from '#engine/print-pdf.ts'
import { readFonts } from '#engine/report-fonts.ts'
import { findBrowser } from '#gather/browser/find.ts'
import { renderGuide, renderTranscript } from '#report/html/guide.ts'
import { makeVideo, preparePage } from './lessons/make-video.ts'
import { FOLDER, hashesOf, readLessonHashes, staleFiles, writeLessonHashes } from './lessons/lesson-files.ts'

// Makes the files of every lesson whose text has changed: video, poster, captions, transcript and guide. Where numbers are given, only those lessons:
// everything of them again but a guide whose text is the same. Chromium draws, encodes and prints; nothing else is needed.
const asked = new Set(process.argv.slice(2).map(Number))
const made = readLessonHashes()
const todo = lessons.flatMap((lesson) => {
  const stale = staleFiles(lesson, made)
  const isAsked = asked.has(lesson.media)
  if (asked.size > 0 ? !isAsked : !stale.video && !stale.guide) return []
  return [{ lesson, stale: { ...stale, video: stale.video || isAsked } }]
})
if (todo.length === 0) {
  process.stdout.write(asked.size > 0 ? 'No lesson has such a number.\n' : 'Every lesson has its files.\n')
  process.exit()
}
const executable = process.env['FETTLE_CHROMIUM'] ?? null
const found = await findBrowser({ executable })
if (!found) throw new Error('Lessons are made with a browser, and none was found here.')
const fonts = readFonts()
mkdirSync(FOLDER, { recursive: true })
// It opens only our own pictures, and nothing from the network. With its sandbox it would not start for root.
const browser = await launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await preparePage(page)
  for (const { lesson, stale } of todo) await make(lesson, stale, page)
} finally {
  await browser.close()
}

async function make(lesson: Lesson, stale: { video: boolean; guide: boolean }, page: Page): Promise<void> {
  if (stale.video) await makeVideoFiles(lesson, page)
  if (stale.guide)
    keep(
      lessonFiles(lesson.media).guide,
      await print(await renderGuide({ name: lesson.title, text: guideText(lesson) }, fonts)),
    )
  made[lesson.media] = hashesOf(lesson)
  writeLessonHashes(made)
}

async function makeVideoFiles(lesson: Lesson, page: Page): Promise<void> {
  const files = lessonFiles(lesson.media)
  const { webm, poster } = await makeVideo(page, lesson)
  const { cues, seconds } = timelineOf(lesson.scenes)
  keep(files.video, webm)
  keep(files.poster, poster)
  keep(files.captions, webVtt(cues))
  keep(files.transcript, await print(await renderTranscript(lessonName(lesson), lesson.scenes, fonts)))
  process.stdout.write(
    `${lesson.media} ${lessonName(lesson)}: ${Math.round(seconds)} s, ${Math.round(webm.length / 1_000)} kB\n`,
  )
}

function print(html: string): Promise<Uint8Array> {
  return printPdf(html, { executable, sandbox: 'prefer' })
}

function keep(name: string, body: Uint8Array | string): void {
  writeFileSync(join(FOLDER, name), body)
}
