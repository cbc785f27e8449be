import { raw } from 'hono/html'
import type { Block } from '#core/block.ts'
import type { BlockTone } from '#core/display.ts'
import { dailyChart } from '#core/chart/daily-chart.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import { type NumberedPicture, numberMarks } from '#core/format/mark-numbers.ts'
import { breakable } from './address.ts'
import { chartFigure } from './chart.ts'
import { OVERALL_WORDS } from '../summary.ts'
import { gauge, heading, metrics, type Of, toneIcon } from './measures.ts'
import { codeBox } from './code-box.ts'
import { NOTHING, type Html, icon, part } from './part.ts'
import { toldPictures } from './told-pictures.ts'

/** Most rows of a table on the page; the data file has all. */
const TABLE_ROWS = 500

/** So many columns need smaller letters on paper, and room for the first, which is an address. */
const MANY_COLUMNS = 7

/** A name and one example; paper cannot fold the others away. */
const TECHNICAL_LINES = 3

/** The blocks of one result, in order. */
export const renderBlocks = (blocks: readonly Block[]): Html[] => blocks.map(renderBlock)

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'facts':
      return facts(block)
    case 'list':
      return list(block)
    case 'table':
      return table(block)
    case 'gauge':
      return gauge(block)
    case 'checklist':
      return checklist(block)
    case 'pictures':
      return pictures(block)
    case 'metrics':
      return metrics(block)
    case 'chart':
      return chartFigure(dailyChart(block))
    case 'code':
      return codeBox({ name: 'code', caption: part`${block.title}`, content: block.code })
    case 'win':
      return part`<p class="win"><b dir="auto">${breakable(block.title)}</b> ${block.text}${block.address ? part`<small dir="auto">${breakable(block.address)}</small>` : NOTHING}</p>`
    case 'note':
      return part`<p class="note">${block.text}</p>`
  }
}

const facts = ({ title, rows }: Of<'facts'>): Html =>
  part`${heading(title)}<dl class="facts">${rows.map(
    (row) =>
      part`<div><dt>${row.label}</dt><dd dir="auto">${toneIcon(row.tone)}${breakable(row.value)}</dd></div>`,
  )}</dl>`

const word = (tone: BlockTone | undefined): Html =>
  part`<span class="word wide">${tone === undefined || tone === 'grey' ? '' : OVERALL_WORDS[tone]}</span>`

/** Where a list has several tones, each of them in a word: an icon alone says nothing to somebody who does not know it. */
function list({ title, items }: Of<'list'>): Html {
  const areMixed = new Set(items.flatMap(({ tone }) => tone ?? [])).size > 1
  return part`${heading(title)}<ul class="list">${items.map(
    (item) =>
      part`<li>${toneIcon(item.tone)}${areMixed ? word(item.tone) : NOTHING}<span dir="auto">${breakable(item.text)}${
        item.detail ? part`<small dir="auto">${item.detail}</small>` : NOTHING
      }${(item.technical ?? []).slice(0, TECHNICAL_LINES).map((line) => part`<small class="technical" dir="auto">${breakable(line)}</small>`)}</span></li>`,
  )}</ul>`
}

function table({ title, columns, rows, total }: Of<'table'>): Html {
  const shown = rows.slice(0, TABLE_ROWS)
  const more = (total ?? rows.length) - shown.length
  const align = (index: number): Html => (columns[index]?.align === 'right' ? raw(' class="r"') : NOTHING)
  return part`${heading(title)}<div class="scroll"><table class="data${columns.length >= MANY_COLUMNS ? ' wide' : ''}"><thead><tr>${columns.map(
    (column, index) => part`<th scope="col"${align(index)}>${column.label}</th>`,
  )}</tr></thead><tbody>${shown.map(
    (row) =>
      part`<tr>${row.map(
        (cell, index) =>
          part`<td${align(index)} dir="auto" data-label="${columns[index]?.label ?? ''}">${breakable(cell)}</td>`,
      )}</tr>`,
  )}</tbody></table></div>${more > 0 ? part`<p class="more">And ${more} more.</p>` : NOTHING}`
}

const DONE_WORDS = { true: 'Yes', false: 'No', null: 'Couldn’t tell' } as const
const DONE_ICONS = {
  true: ['success', 'success'],
  false: ['missing', 'grey'],
  null: ['ask', 'grey'],
} as const

/** Each with its answer in a word, but for a list in which nothing was tested: that is for whoever tries it by hand. */
function checklist({ title, items }: Of<'checklist'>): Html {
  const isByHand = items.every(({ done }) => done === null)
  return part`${heading(title)}<ul class="list">${items.map(({ text, done, detail }) => {
    const [symbol, tone] = DONE_ICONS[`${done}`]
    const answer = isByHand
      ? NOTHING
      : part`<span class="word${done === null ? ' wide' : ''}">${DONE_WORDS[`${done}`]}</span>`
    return part`<li>${icon(symbol, `icon-16 t-${tone}`)}${answer}<span dir="auto">${text}${
      detail ? part`<small dir="auto">${detail}</small>` : NOTHING
    }</span></li>`
  })}</ul>`
}

const pictures = ({ title, pictures: all }: Of<'pictures'>): Html =>
  part`${heading(title)}<div class="pictures">${numberMarks(
    toldPictures(all.filter(({ src }) => isOwnPicture(src))),
  ).map(framed)}</div>`

const framed = (picture: NumberedPicture): Html =>
  part`<figure class="frame-${picture.frame}"><div class="marked"><img src="${picture.src}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}">${picture.boxes.map(
    ({ number, label, left, top, width, height }) =>
      part`<span class="mark" aria-hidden="true" style="left:${left}%;top:${top}%;width:${width}%;height:${height}%">${label === null ? NOTHING : part`<b class="${label}">${number}</b>`}</span>`,
  )}</div>${legend(picture)}</figure>`

const legend = ({ legend: all }: NumberedPicture): Html =>
  all.length === 0
    ? NOTHING
    : part`<figcaption>${all.map(
        ({ number, text }) =>
          part`<span class="meaning"><b>${number}</b><span dir="auto">${text}</span></span>`,
      )}</figcaption>`
