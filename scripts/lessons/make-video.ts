import { readFileSync } from 'node:fs'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import type { Page } from 'puppeteer-core'
import { z } from 'zod'
import type { Lesson } from '#core/lessons/lesson.ts'
import { timelineOf } from '#core/lessons/timeline.ts'
import { readFonts } from '#engine/report-fonts.ts'
import { posterHtml } from './opening-html.ts'
import { frameHtml, HEIGHT, pictureHtml, WIDTH } from './picture-html.ts'

/** VP9, profile 0, level 3.1, 8 bits: 1280 × 720 (https://www.webmproject.org/vp9/mp4/). */
const CODEC = 'vp09.00.31.08'
/** 0 (finest) to 63 (coarsest). Flat pictures with large letters look good also with coarse quantizers. */
const QUANTIZER = 56
/** Only secure pages may encode; this address is never requested. */
const ADDRESS = 'https://lesson.invalid/'
const ENCODER = readFileSync(new URL('encode-frames.js', import.meta.url), 'utf8')

const packetShape = z.array(z.object({ key: z.boolean(), at: z.number(), for: z.number(), data: z.string() }))

export interface Video {
  webm: Uint8Array
  /** Its thumbnail, as WebP. */
  poster: Uint8Array
}

/** Prepares a page for {@link makeVideo}. */
export async function preparePage(page: Page): Promise<void> {
  await page.setViewport({ width: WIDTH, height: HEIGHT })
  await page.setRequestInterception(true)
  const html = frameHtml(readFonts())
  page.on('request', (request) => {
    if (request.url() === ADDRESS)
      void request.respond({ contentType: 'text/html; charset=utf-8', body: html })
    else void (request.url().startsWith('data:') ? request.continue() : request.abort())
  })
  await page.goto(ADDRESS)
  await page.evaluate(ENCODER)
  await page.evaluate('document.fonts.load("600 40px F").then(() => document.fonts.ready).then(() => 0)')
}

/** Makes the video of one lesson (its pictures as frames of a WebM file) and its poster. */
export async function makeVideo(page: Page, lesson: Lesson): Promise<Video> {
  const states = await pictures(page, lesson)
  const poster = await still(page, lesson)
  const shot = { width: WIDTH, height: HEIGHT, codec: CODEC, quantizer: QUANTIZER, states }
  const packets = packetShape.parse(await page.evaluate(`encodeFrames(${JSON.stringify(shot)})`))
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(track)
  await output.start()
  for (const { key, at, for: duration, data } of packets) {
    const bytes = Buffer.from(data, 'base64')
    const packet = new EncodedPacket(bytes, key ? 'key' : 'delta', at / 1e6, duration / 1e6)
    await track.add(packet, { decoderConfig: { codec: CODEC, codedWidth: WIDTH, codedHeight: HEIGHT } })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('no video')
  return { webm: new Uint8Array(target.buffer), poster }
}

interface State {
  png: string
  /** In seconds. */
  until: number
  /** A key frame, to which a player can seek. */
  isKey: boolean
}

/** Every picture of the lesson with the time until which it is shown. */
async function pictures(page: Page, lesson: Lesson): Promise<State[]> {
  const timeline = timelineOf(lesson.scenes)
  const states: State[] = []
  for (const [scene, { start, end, points }] of timeline.pictures.entries()) {
    const room = points.map(({ text }) => text)
    const times = [...new Set([start, ...points.map(({ at }) => at)])]
    for (const [place, at] of times.entries()) {
      const shownPoints = points.filter((point) => point.at <= at)
      const png = await shoot(
        page,
        pictureHtml({ lesson, scene, points: shownPoints.map(({ text }) => text), room }),
      )
      states.push({ png, until: times[place + 1] ?? end, isKey: place === 0 })
    }
  }
  return states
}

/** Throws for a screen with more than there is room for. */
const shoot = async (page: Page, html: string): Promise<string> => {
  await page.evaluate(`document.body.innerHTML = ${JSON.stringify(html)}`)
  const overfull = await page.evaluate(
    `[...document.querySelectorAll('.shown, .shown h2, .sheet, .box, .line')].find((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)?.textContent`,
  )
  if (typeof overfull === 'string') throw new Error(`There is no room for "${overfull}"`)
  return page.screenshot({ encoding: 'base64', type: 'png' })
}

async function still(page: Page, lesson: Lesson): Promise<Uint8Array> {
  await page.evaluate(`document.body.innerHTML = ${JSON.stringify(posterHtml(lesson))}`)
  return page.screenshot({ type: 'webp', quality: 70 })
}
