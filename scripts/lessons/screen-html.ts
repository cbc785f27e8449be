import { type PartKind, type Screen, SCREEN_PROGRAMS, type ScreenPart } from '#core/lessons/screen.ts'
import { markupEscaped } from '#core/lessons/web-vtt.ts'
import { escaped } from './escaped.ts'

/** Parts are used one after the other: what is typed into one appears when its turn has come. */
type Turn = 'later' | 'now' | 'done'

/** A neutral screen, drawn as a window with the menu of its program. `used`: labels of the parts used so far; the last one is marked. `toUse`: those of all parts that the sentences use. */
export function screenHtml(screen: Screen, used: readonly string[], toUse: readonly string[]): string {
  const { name, menu } = SCREEN_PROGRAMS[screen.place]
  const entries = menu
    .map((entry) => `<li class="${entry === screen.entry ? 'open' : ''}">${escaped(entry)}</li>`)
    .join('')
  const parts = screen.parts.map((part) => partHtml(part, turnOf(part.label, used, toUse))).join('')
  return `<div class="window${menu.length === 0 ? ' plain' : ''}"><p class="bar"><i></i><i></i><i></i><b>${escaped(name)}</b></p>
${menu.length === 0 ? '' : `<ul class="menu">${entries}</ul>`}<div class="sheet${heightOf(screen) <= FEW ? ' few' : ''}"><h3>${escaped(screen.title)}</h3>${parts}</div></div>`
}

/** Up to so many lines are drawn larger: many people watch on a phone. */
const FEW = 4

/** Characters of a label, and of what is typed, that fit in one line of a larger drawing. */
const LABEL = 17
const TYPED = 28

/** About how many lines the parts take. */
const heightOf = ({ parts }: Screen): number =>
  parts.reduce((lines, { kind, label, text }) => {
    const least = kind === 'lines' || kind === 'picture' ? 2 : 1
    const labelLines = kind === 'switch' || kind === 'text' ? Math.ceil(label.length / LABEL) : 1
    return lines + Math.max(least, labelLines, Math.ceil(text.length / TYPED))
  }, 0)

/** A part that no sentence uses stands there from the beginning. */
function turnOf(label: string, used: readonly string[], toUse: readonly string[]): Turn {
  if (label === used.at(-1)) return 'now'
  return used.includes(label) || !toUse.includes(label) ? 'done' : 'later'
}

const partHtml = (part: ScreenPart, turn: Turn): string =>
  `<div class="part ${part.kind} ${turn}">${DRAWN[part.kind](part, turn)}${turn === 'now' ? HAND : ''}</div>`

type Draw = (part: ScreenPart, turn: Turn) => string

/** What is typed keeps its straight quotation marks: it may be code. */
const filled: Draw = ({ text }, turn) =>
  `<span class="box">${turn === 'later' ? '' : markupEscaped(text)}</span>`
const labelled =
  (box: Draw): Draw =>
  (part, turn) =>
    `<label>${escaped(part.label)}</label>${box(part, turn)}`

const DRAWN: Readonly<Record<PartKind, Draw>> = {
  text: labelled(filled),
  lines: labelled(filled),
  address: filled,
  choice: labelled(
    ({ text }, turn) =>
      `<span class="box pick"><span>${turn === 'later' ? 'Choose' : escaped(text)}</span>${ARROW}</span>`,
  ),
  switch: labelled((_, turn) => `<span class="knob ${turn === 'later' ? '' : 'on'}"></span>`),
  button: ({ label }) => `<span class="press">${escaped(label)}</span>`,
  done: ({ label }) => `<span class="tick">${TICK}${escaped(label)}</span>`,
  row: ({ label, text }) =>
    `<span class="line"><b>${escaped(label)}</b><span>${escaped(text)}</span>${CHEVRON}</span>`,
  picture: ({ label, text }) =>
    `${PHOTO}<span class="beside"><b>${escaped(label)}</b><span>${escaped(text)}</span></span>`,
}

const mark = (path: string, size = 36): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
const ARROW = mark('m6 9 6 6 6-6')
const CHEVRON = mark('m9 6 6 6-6 6')
const TICK = mark('m5 12 5 5L20 7', 44)
const HAND = `<svg class="hand" viewBox="0 0 24 24" width="60" height="60"><path fill="#fff" stroke="#25221d" stroke-width="1.6" stroke-linejoin="round" d="M5 3v16l4.4-4.2 2.7 6.2 2.9-1.3-2.7-6 6-.4z"/></svg>`
/** Hills below a sun. */
const PHOTO = `<svg class="photo" viewBox="0 0 160 110" width="150" height="103"><rect width="160" height="110" rx="8" fill="#c8e1ff"/><circle cx="124" cy="28" r="13" fill="#f7c145"/><path fill="#178d41" d="M0 88 44 44l38 38 24-22 54 50H0z"/></svg>`

/** Styles of {@link screenHtml}. */
export const SCREEN_STYLE = `
.shown{position:absolute;inset:14px 40px 112px;display:grid;grid-template-rows:auto minmax(0,1fr);gap:8px}
.shown>h2{font-size:42px;line-height:1.15;display:flex;justify-content:space-between;align-items:baseline;gap:24px;white-space:nowrap}.shown>h2 span{color:#5c574f;font-size:26px;font-weight:500;letter-spacing:0}
.window{display:grid;grid-template:auto minmax(0,1fr)/250px 1fr;border:2px solid #8a857d;border-radius:18px;overflow:hidden;background:#fff}
.window.plain{grid-template-columns:1fr}
.window .bar{grid-column:1/-1;display:flex;align-items:center;gap:10px;padding:5px 20px;background:#e7e4df;font-size:28px;color:#25221d}.bar i{width:16px;height:16px;border-radius:50%;background:#b4afa7}.bar b{margin-left:14px;font-weight:600}
.window .menu{margin:0;padding:14px 12px;background:#f2f0ec;display:grid;align-content:start;gap:6px}.menu li{display:block;padding:8px 16px;border-radius:10px;font-size:28px;color:#5c574f}.menu li.open{background:#fff;color:#25221d;font-weight:650}
.sheet{padding:10px 84px 8px 28px;display:grid;align-content:start;gap:6px}
.few{zoom:1.2;padding-right:76px}.sheet h3{font-size:34px;line-height:1.2;font-weight:650}
.part{position:relative;display:grid;grid-template-columns:230px 1fr;align-items:center;gap:16px;padding:4px 12px;border:4px solid transparent;border-radius:16px;font-size:34px;line-height:1.15}
.part label{font-size:30px;color:#5c574f}.part.now{border-color:#cc3934;background:#fff7e3}.part.now label{color:#25221d;font-weight:650}
.box{min-height:50px;border:2px solid #8a857d;border-radius:10px;padding:4px 14px;background:#fff;overflow-wrap:anywhere}.lines{align-items:start}.lines .box{min-height:90px;font-size:32px}
.address{grid-template-columns:1fr}.address .box{border-radius:30px;padding-left:26px}
.pick{display:flex;justify-content:space-between;align-items:center}.choice.later .pick{color:#7a756e}
.knob{position:relative;width:92px;height:50px;border-radius:30px;background:#97918a}.knob::after{content:"";position:absolute;left:6px;top:6px;width:38px;height:38px;border-radius:50%;background:#fff}.knob.on{background:#178d41}.knob.on::after{left:48px}
.button{grid-template-columns:1fr;justify-self:start}.press{padding:6px 34px;border-radius:12px;background:#225aab;color:#fff;font-weight:650}
.tick{grid-column:1/-1;display:flex;align-items:center;gap:14px;color:#087031;font-weight:650}.part.done.later .tick{visibility:hidden}
.row{grid-template-columns:1fr}.line{display:flex;align-items:center;gap:20px;padding:4px 0;border-bottom:2px solid #e5e2dc}.line>span{margin-left:auto;color:#5c574f;font-size:30px}.row.now .line{border-color:transparent}
.picture{grid-template-columns:150px 1fr}.beside{display:grid;gap:6px}.beside span{color:#5c574f;font-size:30px}
.photo{display:block}.hand{position:absolute;right:-66px;top:50%;margin-top:-14px}`
