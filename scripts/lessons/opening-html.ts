import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Category } from '#core/check.ts'
import type { Lesson } from '#core/lessons/lesson.ts'
import { escaped } from './escaped.ts'
import { iconOf } from './icons.ts'

/** White letters can be read on each of them. */
const COLOURS: Readonly<Record<Category, string>> = {
  compliance: '#016a70',
  visibility: '#225aab',
  'customer-experience': '#7a3466',
  'social-media': '#8a4b08',
  sitespeed: '#3a4350',
}

const ICON_SIZE = 190
const POSTER_ICON_SIZE = 270

/** The first picture of a video: its check, its title, and that it has no sound. */
export const openingHtml = (lesson: Lesson): string =>
  `<div class="opening" style="background:${COLOURS[lesson.category]}">${iconHtml(lesson, ICON_SIZE)}
<h1>${escaped(lesson.checkTitle)}</h1><h2>${escaped(lesson.title)}</h2><p>No sound. Just read along.</p></div>`

/** The thumbnail of a video, to be recognised at a twelfth of its size: its check in large letters, its icon, the colour of its category. */
export const posterHtml = (lesson: Lesson): string =>
  `<div class="opening poster" style="background:${COLOURS[lesson.category]}">${iconHtml(lesson, POSTER_ICON_SIZE)}
<h1>${escaped(lesson.checkTitle)}</h1>${lesson.about === null ? '' : `<h2>${escaped(lesson.title)}</h2>`}</div>`

const iconHtml = ({ icon }: Lesson, size: number): string =>
  renderToStaticMarkup(createElement(iconOf(icon), { size, stroke: 1.5 }))

/** Styles of the first picture and of the thumbnail. */
export const OPENING_STYLE = `
.opening{position:absolute;inset:0;padding:56px 70px;color:#fff}.opening h1{margin-top:24px;font-size:92px}.opening h2{font-size:50px;font-weight:500;margin-top:14px}
.opening p{display:inline-block;margin-top:26px;padding:8px 26px;border-radius:40px;background:#fff;color:#25221d;font-size:36px;font-weight:650}
.poster h1{font-size:136px;line-height:1.02}.poster h2{font-size:72px}`
