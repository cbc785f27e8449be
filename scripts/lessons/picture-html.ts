import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lesson, Scene } from '#core/lessons/lesson.ts'
import { escaped } from './escaped.ts'
import { iconOf } from './icons.ts'
import { OPENING_STYLE, openingHtml } from './opening-html.ts'
import { SCREEN_STYLE, screenHtml } from './screen-html.ts'

/** Content of one picture of the video. */
export interface Shown {
  lesson: Lesson
  /** Index of the scene in the lesson. */
  scene: number
  /** Points of the scene shown so far. */
  points: readonly string[]
  /** All points of the scene; those not shown yet keep their space, so that nothing moves. */
  room: readonly string[]
}

export const WIDTH = 1280
export const HEIGHT = 720

/** The document in which the pictures are shown one after the other; `fonts` as base64 WOFF2. Colours are those of `kit/tokens.css`. */
export const frameHtml = (fonts: { latin: string; latinExtended: string }): string => `<!doctype html>
<html lang="en-AU"><meta charset="utf-8"><title>Lesson</title><style>${fontFaces(fonts)}${STYLE}${SCREEN_STYLE}${OPENING_STYLE}</style><body></body></html>`

/** The body of the document for one picture. The lowest fifth stays empty for captions. */
export function pictureHtml(shown: Shown): string {
  const { lesson, scene: place, points, room } = shown
  const scene = lesson.scenes[place]
  if (place === 0 || !scene) return openingHtml(lesson)
  const { screen, heading } = scene
  return screen
    ? `<div class="shown"><h2>${escaped(heading)}<span>${escaped(lesson.checkTitle)}</span></h2>${screenHtml(screen, points, room)}</div>`
    : wordsHtml(shown, scene)
}

function wordsHtml({ lesson, scene, points, room }: Shown, { heading }: Scene): string {
  const icon = renderToStaticMarkup(createElement(iconOf(lesson.icon), { size: 190, stroke: 1.4 }))
  const dots = lesson.scenes.map((_, index) => `<i class="${index === scene ? 'here' : ''}"></i>`).join('')
  const list = room
    .map(
      (text, index) =>
        `<li class="${index < points.length ? '' : 'later'}"><i></i><span>${pointHtml(text)}</span></li>`,
    )
    .join('')
  return `<header>${MARK}<b>Fettle</b><span>${escaped(lesson.checkTitle)}</span></header>
<main><div class="said"><h2>${escaped(heading)}</h2><ul>${list}</ul></div>
<div class="sign">${icon}<p>${dots}</p></div></main>`
}

/** A part of a sentence as an entry of a list. */
function pointHtml(text: string): string {
  const bare = text.replace(/[.,;:]$/u, '')
  return escaped(bare.charAt(0).toUpperCase() + bare.slice(1))
}

const fontFaces = ({ latin, latinExtended }: { latin: string; latinExtended: string }): string =>
  [latinExtended, latin]
    .map(
      (font, index) =>
        `@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${font})${index === 0 ? ';unicode-range:U+0100-02BA,U+1E00-1E9F' : ''}}`,
    )
    .join('')

const MARK = `<svg viewBox="0 0 32 32" width="44" height="44"><path fill="currentColor" d="M6.5 3h19c1 0 1.9.7 2.1 1.6L29.6 11.4a4.53 4.53 0 0 1-9.07 0 4.53 4.53 0 0 1-9.06 0 4.53 4.53 0 0 1-9.07 0L4.4 4.6C4.6 3.7 5.5 3 6.5 3Z"/><g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="2.6" d="M5 19v6.2A3.3 3.3 0 0 0 8.3 28.5h15.4A3.3 3.3 0 0 0 27 25.2V19"/><path stroke-width="3" d="m11.3 20.4 3.5 3.4 6.4-6.6"/></g></svg>`

const STYLE = `*{box-sizing:border-box;margin:0;padding:0}
body{width:${WIDTH}px;height:${HEIGHT}px;background:#f7f6f3;color:#25221d;font:400 34px/1.3 F,sans-serif;overflow:hidden}
header{position:absolute;inset:36px 64px auto;display:flex;align-items:center;gap:14px;color:#016a70;font-size:30px}
header b{color:#25221d;font-weight:700}header span{margin-left:auto;color:#5c574f;font-size:26px}
main{position:absolute;inset:112px 64px 148px;display:grid;grid-template-columns:1fr 320px;gap:64px;align-items:stretch}
.said{align-self:center}h1{line-height:1.05;font-weight:700;letter-spacing:-.02em;text-wrap:balance}h2{font-size:56px;line-height:1.12;font-weight:650;letter-spacing:-.015em;text-wrap:balance}
ul{list-style:none;margin-top:30px;display:grid;gap:16px}li{display:grid;grid-template-columns:18px 1fr;gap:20px;align-items:start;font-size:34px;line-height:1.25}
li i{width:18px;height:18px;margin-top:13px;border-radius:50%;background:#016a70}li.later{visibility:hidden}
.sign{background:#e6f4f4;border-radius:28px;color:#016a70;display:grid;place-items:center;align-content:center;gap:44px}.sign p{display:flex;gap:12px}
.sign i{width:14px;height:14px;border-radius:50%;background:#a9d6d7}.sign i.here{background:#016a70}`
