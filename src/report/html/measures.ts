import { raw } from 'hono/html'
import type { Block, FilmMoment } from '#core/block.ts'
import type { BlockTone } from '#core/display.ts'
import { bandsOf } from '#core/format/gauge-bands.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import { NOTHING, type Html, icon, part } from './part.ts'

/** One kind of block. */
export type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export const heading = (title: string | undefined): Html => (title ? part`<h4>${title}</h4>` : NOTHING)

export const toneIcon = (tone: BlockTone | undefined): Html =>
  tone ? icon(tone === 'grey' ? 'unable' : tone, `icon-16 t-${tone}`) : NOTHING

/** A score of its maximum with its bands, and the film of a load beside it; or only the place on a scale. */
export function gauge(block: Of<'gauge'>): Html {
  const { label, value, max, band, tone, isScale, film = [] } = block
  const figure = isScale ? NOTHING : part`<p class="gauge-figure"><b>${value}</b> <span>of ${max}</span></p>`
  return part`<div class="gauge t-${tone}">${figure}${scale(block)}<p>${toneIcon(tone)}${label}: ${band}</p>${strip(film)}</div>`
}

/** Every band at its length, with a mark at the value; a bar where there are no bands. */
function scale({ label, value, max, band, tone, isScale, bands = [] }: Of<'gauge'>): Html {
  const spoken = `${label}: ${value} of ${max}, ${band}`
  if (bands.length === 0) {
    return part`<div class="gauge-bar" role="img" aria-label="${spoken}"><i style="width:${percent(value, max)}%"></i></div>`
  }
  const drawn = bandsOf({ value, bands })
  const here = drawn.find(({ isHere }) => isHere)
  const isOverruled = here !== undefined && here.tone !== tone
  return part`<div class="gauge-scale" role="img" aria-label="${spoken}"><div class="gauge-bands">${drawn.map(
    ({ tone, length, isHere }) =>
      part`<span class="t-${tone}${isHere ? ' here' : ''}" style="flex-grow:${length}"></span>`,
  )}</div><i class="gauge-mark" style="left:${percent(value, max)}%"></i></div>
<ul class="band-names">${drawn.map(
    ({ from, to, label: name, tone, isHere }) =>
      part`<li${isHere && !isOverruled ? raw(' class="here"') : NOTHING}>${toneIcon(tone)}${isScale ? '' : `${from} to ${to} `}${name}</li>`,
  )}</ul>${isOverruled ? part`<p class="note">The figure alone would be “${here.label}”. What we found counts for more.</p>` : NOTHING}`
}

const percent = (value: number, max: number): number =>
  max > 0 ? Math.round((Math.min(Math.max(value, 0), max) * 1000) / max) / 10 : 0

/** The page at moments of its load, side by side, with their times. */
const strip = (film: readonly FilmMoment[]): Html =>
  film.length === 0
    ? NOTHING
    : part`<ul class="film">${film.map(
        ({ src, width, height, frame, time, text }) =>
          part`<li class="frame-${frame}">${isOwnPicture(src) ? part`<img src="${src}" alt="" width="${width}" height="${height}">` : NOTHING}<b>${time}</b><small>${text}</small></li>`,
      )}</ul>`

/** Metrics: name, figure and rating. */
export const metrics = ({ title, metrics: all }: Of<'metrics'>): Html =>
  part`${heading(title)}<ul class="metrics">${all.map(
    (metric) =>
      part`<li><span>${metric.label}${metric.term ? part`<small>${metric.term}</small>` : NOTHING}</span><b>${metric.value}</b><span class="band t-${metric.tone}">${toneIcon(metric.tone)}${metric.band}</span></li>`,
  )}</ul>`
