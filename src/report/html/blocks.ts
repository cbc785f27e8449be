import { raw } from 'hono/html'
import type { Block } from '#core/block.ts'
import type { BlockTone } from '#core/display.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import { bandsOf } from '#core/format/gauge-bands.ts'
import { type NumberedPicture, numberMarks } from '#core/format/mark-numbers.ts'
import { breakable } from './address.ts'
import { NOTHING, type Html, icon, part } from './part.ts'

/** Most rows of a table on the page; the data file has all. */
const TABLE_ROWS = 500

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
    case 'code':
      return part`<figure class="code"><figcaption>${block.title}</figcaption><pre>${block.code}</pre></figure>`
    case 'note':
      return part`<p class="note">${block.text}</p>`
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const heading = (title: string | undefined): Html => (title ? part`<h4>${title}</h4>` : NOTHING)

const toneIcon = (tone: BlockTone | undefined): Html =>
  tone ? icon(tone === 'grey' ? 'unable' : tone, `icon-16 t-${tone}`) : NOTHING

const facts = ({ title, rows }: Of<'facts'>): Html =>
  part`${heading(title)}<dl class="facts">${rows.map(
    (row) =>
      part`<div><dt>${row.label}</dt><dd dir="auto">${toneIcon(row.tone)}${breakable(row.value)}</dd></div>`,
  )}</dl>`

const list = ({ title, items }: Of<'list'>): Html =>
  part`${heading(title)}<ul class="list">${items.map(
    (item) =>
      part`<li>${toneIcon(item.tone)}<span dir="auto">${breakable(item.text)}${
        item.detail ? part`<small dir="auto">${item.detail}</small>` : NOTHING
      }${(item.technical ?? []).map((line) => part`<small class="technical" dir="auto">${breakable(line)}</small>`)}</span></li>`,
  )}</ul>`

function table({ title, columns, rows, total }: Of<'table'>): Html {
  const shown = rows.slice(0, TABLE_ROWS)
  const more = (total ?? rows.length) - shown.length
  const align = (index: number): Html => (columns[index]?.align === 'right' ? raw(' class="r"') : NOTHING)
  return part`${heading(title)}<div class="scroll"><table class="data"><thead><tr>${columns.map(
    (column, index) => part`<th scope="col"${align(index)}>${column.label}</th>`,
  )}</tr></thead><tbody>${shown.map(
    (row) =>
      part`<tr>${row.map(
        (cell, index) =>
          part`<td${align(index)} dir="auto" data-label="${columns[index]?.label ?? ''}">${breakable(cell)}</td>`,
      )}</tr>`,
  )}</tbody></table></div>${more > 0 ? part`<p class="more">And ${more} more.</p>` : NOTHING}`
}

function gauge(block: Of<'gauge'>): Html {
  const { label, value, max, band, tone, isScale } = block
  const figure = isScale ? NOTHING : part`<p class="gauge-figure"><b>${value}</b> <span>of ${max}</span></p>`
  return part`<div class="gauge t-${tone}">${figure}${scale(block)}<p>${toneIcon(tone)}${label}: ${band}</p></div>`
}

/** Every band at its length, with a mark at the value; a bar where there are no bands. */
function scale({ label, value, max, band, bands = [] }: Of<'gauge'>): Html {
  const spoken = `${label}: ${value} of ${max}, ${band}`
  if (bands.length === 0) {
    return part`<div class="gauge-bar" role="img" aria-label="${spoken}"><i style="width:${percent(value, max)}%"></i></div>`
  }
  const drawn = bandsOf({ value, bands })
  return part`<div class="gauge-scale" role="img" aria-label="${spoken}"><div class="gauge-bands">${drawn.map(
    ({ tone, length, isHere }) =>
      part`<span class="t-${tone}${isHere ? ' here' : ''}" style="flex-grow:${length}"></span>`,
  )}</div><i class="gauge-mark" style="left:${percent(value, max)}%"></i></div>
<ul class="band-names">${drawn.map(
    ({ from, to, label: name, tone, isHere }) =>
      part`<li${isHere ? raw(' class="here"') : NOTHING}>${toneIcon(tone)}${from} to ${to} ${name}</li>`,
  )}</ul>`
}

const percent = (value: number, max: number): number =>
  max > 0 ? Math.round((Math.min(Math.max(value, 0), max) * 1000) / max) / 10 : 0

const DONE_WORDS = { true: 'Found', false: 'Not found', null: 'Could not tell' } as const
const DONE_ICONS = {
  true: ['success', 'success'],
  false: ['missing', 'grey'],
  null: ['ask', 'grey'],
} as const

const checklist = ({ title, items }: Of<'checklist'>): Html =>
  part`${heading(title)}<ul class="list">${items.map(({ text, done, detail }) => {
    const [symbol, tone] = DONE_ICONS[`${done}`]
    return part`<li>${icon(symbol, `icon-16 t-${tone}`)}<span dir="auto"><span class="sr">${DONE_WORDS[`${done}`]}: </span>${text}${
      detail ? part`<small dir="auto">${detail}</small>` : NOTHING
    }</span></li>`
  })}</ul>`

const pictures = ({ title, pictures: all }: Of<'pictures'>): Html =>
  part`${heading(title)}<div class="pictures">${numberMarks(all.filter(({ src }) => isOwnPicture(src))).map(
    framed,
  )}</div>`

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

const metrics = ({ title, metrics: all }: Of<'metrics'>): Html =>
  part`${heading(title)}<ul class="metrics">${all.map(
    (metric) =>
      part`<li><span>${metric.label}</span><b>${metric.value}</b><span class="band t-${metric.tone}">${toneIcon(metric.tone)}${metric.band}</span></li>`,
  )}</ul>`
