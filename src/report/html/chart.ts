import { type Chart, chartText } from '#core/chart/chart.ts'
import { dotsOf, type Plot, plot, WIDE } from '#core/chart/plot.ts'
import { NOTHING, type Html, part } from './part.ts'

/** A chart as a drawing with its text; the caller adds its figures as a table. */
export function chartFigure(chart: Chart): Html {
  const drawn = plot(chart, WIDE)
  if (!drawn) return NOTHING
  return part`<figure class="chart"><figcaption>${chart.title}</figcaption>${legend(chart)}
<svg viewBox="0 0 ${drawn.width} ${drawn.height}" role="img" aria-label="${chartText(chart)}">${marks(drawn)}${drawn.bars.map(
    ({ x, y, width, height, look }) =>
      part`<rect class="c-${look}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  )}${drawn.lines.map(
    (points) =>
      part`<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>${dotsOf(points).map(({ x, y }) => part`<circle cx="${x}" cy="${y}" r="3"/>`)}`,
  )}${drawn.names.map(({ x, text }) => part`<text x="${x}" y="${drawn.height - 8}" text-anchor="middle">${text}</text>`)}</svg></figure>`
}

const marks = ({ marks: all, width, left }: Plot): Html[] =>
  all.map(
    ({ y, text, isZero }) =>
      part`<line class="${isZero ? 'zero' : ''}" x1="${left - 4}" x2="${width}" y1="${y}" y2="${y}"/><text x="${left - 10}" y="${y + 4}" text-anchor="end">${text}</text>`,
  )

/** One series needs no legend: the chart's title names it. */
const legend = ({ series }: Chart): Html =>
  series.length < 2
    ? NOTHING
    : part`<p class="legend">${series.map(({ name, look }) => part`<span><i class="c-${look}"></i>${name}</span>`)}</p>`
