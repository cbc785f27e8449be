import { twoDigits } from '../format/times.ts'
import type { Cue } from './timeline.ts'

/** Captions as a WebVTT file (W3C WebVTT, section 4). */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${clock(start)} --> ${clock(end)}\n${markupEscaped(text)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** `00:01:02.345` */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1_000)
  const minutes = Math.floor(ms / 60_000)
  const [hour, minute, second] = [minutes / 60, minutes % 60, (ms % 60_000) / 1_000].map((figure) =>
    twoDigits(Math.floor(figure)),
  )
  return `${hour}:${minute}:${second}.${String(ms % 1_000).padStart(3, '0')}`
}

/** A text in which no character begins markup, as in HTML and WebVTT. */
export const markupEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
